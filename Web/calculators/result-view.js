import { fire } from "../shared/events.js";
import { keepFitting, letScrollByKeys } from "../shared/fit.js";
import { make, showMath } from "../shared/make.js";

/** @typedef {import("./protocol.js").CalculatorState} CalculatorState */
/** @typedef {import("./protocol.js").ScreenWords} ScreenWords */
/** @typedef {import("./protocol.js").ShownDisplay} ShownDisplay */

/** How far a drag to the left must go to ask for more digits, in CSS pixels. */
const dragLength = 40;
/** How far a pointer may move in a click. */
const clickLength = 8;
/** Text becomes no smaller than this, in CSS pixels; then it becomes shorter. */
const leastSize = 18;

/**
 * The display of a calculator: a number, whether it is exact, and a button for more digits. A click
 * changes between the decimal and the exact form; a drag to the left asks for more digits.
 *
 * A number that does not fit becomes smaller, down to a limit; then the engine rounds it to fewer
 * digits, or it takes several lines. Its beginning is always visible.
 *
 * The text of the display is always the number. A typeset number is next to it and hidden from screen
 * readers; then only they get the text.
 */
export class ResultView {
  #value = make("span");
  #display = make("div", { class: "display", role: "status" }, this.#value);
  #mark = make("span", { class: "exactness", role: "img" });
  #formula = make("span");
  #typeset = make("div", { class: "display typeset", "aria-hidden": "true" }, this.#formula);
  #more = make("button", { type: "button", class: "more" }, "…");
  element = make("div", { class: "result" }, this.#mark, this.#display, this.#typeset, this.#more);
  /** @type {ScreenWords} */
  #words = /** @type {any} */ (null);
  /** The display as it is with room for everything. */
  #state = /** @type {CalculatorState} */ (/** @type {any} */ (null));
  /** The width for which the display is fitted. */
  #width = 0;
  #fit = () => {};
  /** Where the pointer was pressed; `null` once that press has asked for more digits. */
  #start = /** @type {number | null} */ (null);

  /** @param {ScreenWords} words */
  build(words) {
    this.#words = words;
    this.#display.setAttribute("aria-label", words.display);
    const shorten = (/** @type {number} */ room) => this.#shorten(room);
    this.#fit = keepFitting(this.#display, this.#value, { smallest: 0, leastSize, shorten });
    keepFitting(this.#typeset, this.#formula, { smallest: 0, leastSize });
    new ResizeObserver(() => this.#resize()).observe(this.element);
    const lines = new ResizeObserver(() => this.#markLinesBelow());
    for (const box of [this.#display, this.#value]) lines.observe(box);
    this.#display.addEventListener("scroll", () => this.#markLinesBelow());
    letScrollByKeys(this.#display);
    this.#listen(this.#display);
    this.#listen(this.#typeset);
    this.#more.addEventListener("click", () => fire(this.element, "digits-choice", null));
  }

  /** @param {CalculatorState} state */
  show(state) {
    this.#state = state;
    this.#paint(state);
    this.#fit();
    this.#markLinesBelow();
  }

  /**
   * Shows what fits instead of everything.
   *
   * @param {ShownDisplay} fitting
   */
  replace(fitting) {
    this.#paint({ ...this.#state, ...fitting });
  }

  #markLinesBelow() {
    const { classList, clientHeight, scrollHeight, scrollTop } = this.#display;
    const isLong = this.element.classList.contains("long");
    classList.toggle("continued", isLong && scrollHeight - clientHeight - scrollTop > 1);
  }

  #resize() {
    const { clientWidth } = this.element;
    if (clientWidth === this.#width) return;
    this.#width = clientWidth;
    if (this.#state && clientWidth > 0) this.show(this.#state);
  }

  /** @param {number} room - The part of the text that fits. */
  #shorten(room) {
    const { mathML, exactness } = this.#state;
    if (mathML !== null || exactness === null || this.element.classList.contains("long")) return;
    const length = [...(this.#value.textContent ?? "")].length;
    fire(this.element, "room-change", Math.max(1, Math.min(length - 1, Math.floor(length * room))));
  }

  /** @param {CalculatorState} state */
  #paint(state) {
    const { displayLine, mathML, exactness, isDisplayUnfinished } = state;
    this.#value.textContent = displayLine;
    showMath(this.#formula, mathML ?? "");
    const { classList } = this.element;
    classList.toggle("empty", displayLine === "");
    classList.toggle("expression", exactness === null);
    classList.toggle("long", state.isLong);
    classList.toggle("formula", mathML !== null);
    this.#mark.hidden = exactness === null;
    this.#mark.textContent = exactness;
    this.#mark.ariaLabel = state.exactnessName;
    this.#mark.toggleAttribute("data-exact", exactness !== null);
    if (exactness !== null) this.#mark.dataset.exact = exactness;
    this.#mark.classList.toggle("dimmed", state.isTyping || isDisplayUnfinished);
    this.#more.hidden = !state.hasMoreDigits && !isDisplayUnfinished;
    this.#more.disabled = isDisplayUnfinished;
    this.#more.ariaLabel = isDisplayUnfinished ? this.#words.computing : this.#words.moreDigits;
  }

  /** @param {HTMLElement} box */
  #listen(box) {
    let moved = 0;
    box.addEventListener("pointerdown", ({ clientX }) => {
      this.#start = clientX;
      moved = 0;
    });
    box.addEventListener("pointermove", ({ buttons, clientX }) => {
      if (this.#start === null || buttons === 0) return;
      moved = this.#start - clientX;
      if (moved < dragLength || this.#more.hidden || this.#more.disabled) return;
      this.#start = null;
      fire(this.element, "digits-choice", null);
    });
    // Selected text is not dragged away.
    box.addEventListener("dragstart", (event) => event.preventDefault());
    box.addEventListener("click", () => {
      // Neither after a drag nor at the end of a selection.
      if (Math.abs(moved) > clickLength || getSelection()?.isCollapsed === false) return;
      fire(this.element, "key-press", "exact");
    });
  }
}

import { fire } from "../shared/events.js";
import { keepFitting, letScrollByKeys } from "../shared/fit.js";
import { make, showMath } from "../shared/make.js";

/** @typedef {import("./protocol.js").CalculatorState} CalculatorState */
/** @typedef {import("./protocol.js").ScreenWords} ScreenWords */

/** How far a drag to the left must go to ask for more digits, in CSS pixels. */
const dragLength = 40;
/** How far a pointer may move in a click. */
const clickLength = 8;

/**
 * The display of a calculator: a number, whether it is exact, and a button for more digits. A click
 * changes between the decimal and the exact form; a drag to the left asks for more digits.
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
  /** Where the pointer was pressed; `null` once that press has asked for more digits. */
  #start = /** @type {number | null} */ (null);

  /** @param {ScreenWords} words */
  build(words) {
    this.#words = words;
    this.#display.setAttribute("aria-label", words.display);
    keepFitting(this.#display, this.#value, 0.18);
    keepFitting(this.#typeset, this.#formula, 0.18);
    letScrollByKeys(this.#display);
    this.#listen(this.#display);
    this.#listen(this.#typeset);
    this.#more.addEventListener("click", () => fire(this.element, "digits-choice", null));
  }

  /** @param {CalculatorState} state */
  show(state) {
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

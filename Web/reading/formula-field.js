import { make, showMath } from "../shared/make.js";
import { isTyping, pastedText } from "../shared/typing.js";
import { caretAt, placeAt, selectionBox } from "./formula-places.js";

/** @typedef {import("../shared/protocol.js").FormulaCursor} FormulaCursor */

/**
 * What is shown of a formula.
 *
 * @typedef {object} ShownFormula
 * @property {string} text
 * @property {string | null} math - `null` if it is as before.
 * @property {string} description - What is said with it.
 */

/**
 * Sends a message about the formula, without the name of its room.
 *
 * @callback SendFormula
 * @param {"select" | "leave" | "type" | "set" | "paste" | "key" | "place" | "term"} message
 * @param {...(string | number | boolean)} fields
 * @returns {unknown}
 */

/** @typedef {Pick<MouseEvent, "clientX" | "clientY" | "detail" | "shiftKey">} Press */

/** The moves of keys; with Shift they select. */
const moves = /** @type {Record<string, string>} */ ({
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "home",
  End: "end",
});
const edits = /** @type {Record<string, string>} */ ({
  Backspace: "backspace",
  Delete: "delete",
  Enter: "enter",
});
/** How much of the formula stays in sight beside the caret, in CSS pixels. */
const margin = 28;

/**
 * A formula that is edited as it is written on paper: typeset, with a caret and a selection of its own. Over it is a transparent
 * field, which has the focus and takes keys, pasted text and what other ways of input compose.
 */
export class FormulaField {
  input = make("textarea", {
    rows: 1,
    inputmode: "none",
    enterkeyhint: "enter",
    autocomplete: "off",
    autocapitalize: "off",
    autocorrect: "off",
    spellcheck: "false",
    dir: "auto",
  });
  #math = make("span", { class: "math", "aria-hidden": "true" });
  #caret = make("span", { class: "caret", hidden: true });
  #selection = make("span", { class: "selection", hidden: true });
  #paper = make("div", { class: "paper" }, this.#selection, this.#math, this.#caret, this.input);
  element = make("div", { class: "formula" }, this.#paper);
  #row;
  #send;
  #fit;
  /** @type {FormulaCursor | null} */
  #cursor = null;
  /** What was shown last. */
  #text = "";
  #isComposing = false;
  /** The last move of the mouse while its button is pressed, until the next frame. */
  #drag = /** @type {PointerEvent | null} */ (null);

  /**
   * @param {number[]} row - The fields of messages that say which formula is meant.
   * @param {SendFormula} send
   * @param {(math: HTMLElement) => void} [fit] - Called when the formula has changed, before the caret is put into it.
   */
  constructor(row, send, fit = () => {}) {
    this.#row = row;
    this.#send = send;
    this.#fit = fit;
    this.#listen();
    this.#listenToPointers();
    new ResizeObserver(() => this.#settle()).observe(this.#paper);
  }

  /**
   * @param {ShownFormula} formula
   * @param {string} label
   * @param {FormulaCursor | null} cursor - `null` if it is not edited.
   */
  show({ text, math, description }, label, cursor) {
    const { input } = this;
    input.setAttribute("aria-label", label);
    input.setAttribute("aria-description", description);
    this.#text = text;
    if (!this.#isComposing && input.value !== text) input.value = text;
    if (math !== null) {
      showMath(this.#math, math);
      this.#fit(this.#math);
    }
    if (!cursor && !this.#cursor) return;
    const isMoved = JSON.stringify(cursor) !== JSON.stringify(this.#cursor);
    this.#cursor = cursor;
    if (!cursor) this.element.scrollLeft = 0;
    this.#place();
    // A caret that has just moved can be seen.
    if (isMoved) for (const blinking of this.#caret.getAnimations()) blinking.currentTime = 0;
  }

  /** Fits the formula into its room, and the caret into the formula. */
  #settle() {
    this.#fit(this.#math);
    this.#place();
  }

  /** Puts the caret and the selection where they belong, and the caret into sight. */
  #place() {
    const cursor = this.#cursor;
    const caret = cursor && caretAt(this.#math, cursor);
    const selected = cursor?.selection ? selectionBox(this.#math, cursor.selection) : null;
    this.#caret.hidden = !caret || selected !== null;
    this.#selection.hidden = !selected;
    const paper = this.#paper.getBoundingClientRect();
    if (selected) {
      const { left, right, top, bottom } = selected;
      put(this.#selection, left - paper.left, top - paper.top, bottom - top);
      this.#selection.style.setProperty("width", `${right - left}px`);
    }
    if (caret) {
      const { x, top, bottom } = caret;
      put(this.#caret, x - paper.left, top - paper.top, bottom - top);
      this.#reveal(x - paper.left);
    }
    this.#fade();
  }

  /** @param {number} x - Of the caret. */
  #reveal(x) {
    const { scrollLeft, clientWidth } = this.element;
    const least = Math.min(x - margin, Math.max(scrollLeft, x + margin - clientWidth));
    if (least !== scrollLeft) this.element.scrollLeft = least;
  }

  /** Lets the formula fade out at the sides where it goes on. */
  #fade() {
    const { scrollLeft, scrollWidth, clientWidth, classList } = this.element;
    classList.toggle("more-left", scrollLeft > 1);
    classList.toggle("more-right", scrollLeft + clientWidth < scrollWidth - 1);
  }

  #listen() {
    const { input } = this;
    input.addEventListener("focus", () => {
      if (!this.#cursor) this.#send("select", ...this.#row);
      // It may have more room now.
      this.#settle();
    });
    input.addEventListener("keydown", (event) => this.#type(event));
    input.addEventListener("compositionstart", () => (this.#isComposing = true));
    input.addEventListener("compositionend", ({ data }) => {
      this.#isComposing = false;
      this.#send("type", data);
    });
    input.addEventListener("input", (event) => {
      if (this.#isComposing) return;
      // What is inserted goes to the formula's own cursor; anything else writes the whole text.
      const { inputType, data } = /** @type {InputEvent} */ (event);
      const isAdded = input.value.length === this.#text.length + (data ?? "").length;
      if (inputType === "insertText" && data && isAdded) this.#send("type", data);
      else if (!inputType?.includes("Composition")) this.#send("set", ...this.#row, input.value);
    });
    input.addEventListener("paste", (event) => {
      event.preventDefault();
      this.#send("paste", pastedText(event));
    });
    const copy = (/** @type {ClipboardEvent} */ event) => {
      event.preventDefault();
      event.clipboardData?.setData("text/plain", this.#cursor?.selection?.text ?? input.value);
    };
    input.addEventListener("copy", copy);
    input.addEventListener("cut", (event) => {
      copy(event);
      if (!this.#cursor?.selection) this.#send("key", "select-all");
      this.#send("key", "backspace");
    });
    this.element.addEventListener("scroll", () => this.#fade());
  }

  /** @param {KeyboardEvent} event */
  #type(event) {
    if (event.isComposing || event.key === "Process") return;
    const name = this.#keyName(event);
    if (name === "next-slot" || name === "previous-slot") {
      const before = JSON.stringify(this.#cursor);
      if (this.#math.querySelector(".empty")) this.#send("key", name);
      // Without another empty box the focus goes on.
      if (JSON.stringify(this.#cursor) !== before) event.preventDefault();
    } else if (name === "escape") {
      this.#send("leave");
      this.input.blur();
    } else if (name) {
      event.preventDefault();
      this.#send("key", name);
      // Browsers may report AltGr as Control and Alt.
    } else if ([...event.key].length === 1 && (isTyping(event) || event.getModifierState("AltGraph"))) {
      event.preventDefault();
      const isPoint = event.code === "NumpadDecimal" && event.key === ",";
      this.#send("type", isPoint ? "." : event.key);
    }
  }

  /**
   * The name of what a key does; empty for characters and other keys.
   *
   * @param {KeyboardEvent} event
   */
  #keyName({ key, shiftKey, ctrlKey, metaKey, altKey }) {
    const isCommand = ctrlKey || metaKey;
    let move = moves[key];
    if (move) {
      // A text is read from the side where it begins.
      if (this.input.matches(":dir(rtl)")) move = { left: "right", right: "left" }[move] ?? move;
      const isByTerm = (isCommand || altKey) && (move === "left" || move === "right");
      return `${shiftKey ? "select-" : ""}${isByTerm ? "term-" : ""}${move}`;
    }
    if (isCommand) return key.toLowerCase() === "a" ? "select-all" : "";
    if (key === "Tab") return shiftKey ? "previous-slot" : "next-slot";
    if (key === "Escape") return "escape";
    return edits[key] ?? "";
  }

  #listenToPointers() {
    const { element } = this;
    // Touches that scroll never get here.
    element.addEventListener("mousedown", (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      this.press(event);
    });
    element.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse" && event.button === 0) {
        element.setPointerCapture(event.pointerId);
      }
    });
    element.addEventListener("pointermove", (event) => {
      if (!element.hasPointerCapture(event.pointerId) || event.pointerType !== "mouse") return;
      if (!this.#drag) {
        requestAnimationFrame(() => {
          if (this.#drag) this.#go(this.#drag, "place", true);
          this.#drag = null;
        });
      }
      this.#drag = event;
    });
    element.addEventListener("pointerup", () => (this.#drag = null));
  }

  /**
   * Puts the cursor where the mouse or a finger is, and takes the focus.
   *
   * @param {Press} event
   */
  press(event) {
    this.#aim(event);
    this.input.focus({ preventScroll: true });
  }

  /** Where the formula is on the page. */
  get box() {
    return this.#math.firstElementChild?.getBoundingClientRect();
  }

  /** @param {Press} event */
  #aim(event) {
    if (event.detail === 2) this.#go(event, "term");
    else if (event.detail > 2) this.#send("key", "select-all");
    else this.#go(event, "place", event.shiftKey && this.#cursor !== null);
  }

  /**
   * @param {{ clientX: number, clientY: number }} event
   * @param {"place" | "term"} message
   * @param {...boolean} selects
   */
  #go({ clientX, clientY }, message, ...selects) {
    const place = placeAt(this.#math, clientX, clientY);
    if (place) this.#send(message, ...this.#row, place.path, place.offset, ...selects);
    else this.#send("select", ...this.#row);
  }
}

/**
 * @param {HTMLElement} element
 * @param {number} left - In CSS pixels, like the others.
 * @param {number} top
 * @param {number} height
 */
function put({ style }, left, top, height) {
  style.setProperty("left", `${left}px`);
  style.setProperty("top", `${top}px`);
  style.setProperty("height", `${height}px`);
}

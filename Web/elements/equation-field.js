import { fire } from "../shared/events.js";
import { make } from "../shared/make.js";
import { pastedText } from "../shared/typing.js";

/**
 * `<equation-field>`: the right-aligned equation, with a mark at the place of an error.
 *
 * The mark is on a mirror below the input: the same text in the same place, but transparent.
 *
 * @fires equation-input - The reader typed.
 * @fires equation-paste - The reader pasted.
 * @fires key-press - The reader typed a key that the field leaves to the keypad.
 */
export class EquationFieldElement extends HTMLElement {
  static define = (tag = "equation-field") => customElements.define(tag, EquationFieldElement);

  #input = make("input", {
    type: "text",
    inputmode: "none",
    enterkeyhint: "go",
    autocomplete: "off",
    autocapitalize: "off",
    autocorrect: "off",
    spellcheck: "false",
    maxlength: 100001,
  });
  #mirror = make("div", { class: "mirror", "aria-hidden": "true" });
  #missing = make("span", { class: "missing", "aria-hidden": "true" });
  /** What keys have put into the field; the field itself says nothing while it lacks the focus. */
  #spoken = make("p", { class: "unseen", "aria-live": "polite" });
  /**
   * The keys that are pressed from this field, by what is typed.
   *
   * @type {Map<string, string>}
   */
  #keys = new Map();
  #fit = 1;
  #frame = 0;
  #observer = new ResizeObserver(() => this.#arrange());

  /**
   * @param {string} label
   * @param {import("../shared/protocol.js").Key[]} keys
   */
  build(label, keys) {
    for (const { key, typedInField } of keys) {
      for (const text of typedInField) this.#keys.set(text, key);
    }
    this.#input.setAttribute("aria-label", label);
    this.replaceChildren(this.#mirror, this.#input, this.#missing, this.#spoken);
    this.#observer.observe(this);
    this.#input.addEventListener("input", (event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      this.#report();
    });
    this.#input.addEventListener("compositionend", () => this.#report());
    this.#input.addEventListener("scroll", () => this.#follow());
    this.#input.addEventListener("keydown", (event) => this.#type(event));
    this.#input.addEventListener("paste", (event) => {
      event.preventDefault();
      fire(this, "equation-paste", {
        text: pastedText(event),
        start: this.#input.selectionStart ?? this.#input.value.length,
        end: this.#input.selectionEnd ?? this.#input.value.length,
      });
    });
  }

  /**
   * @param {string} text
   * @param {string} missing - The characters that the engine adds at the end to read the text.
   * @param {{ start: number, end: number } | null} error - In UTF-16 units.
   * @param {string} messageId - The id of the element with the error message.
   */
  show(text, missing, error, messageId) {
    if (this.#input.value !== text) {
      this.#input.value = text;
      this.#input.setSelectionRange(text.length, text.length);
      if (!this.closest(".card")?.contains(document.activeElement)) this.#spoken.textContent = text;
    }
    this.#missing.textContent = missing;
    this.#mirror.classList.toggle("open", error?.start === text.length);
    if (error) {
      this.#mirror.replaceChildren(
        text.slice(0, error.start),
        make("mark", {}, text.slice(error.start, error.end)),
        text.slice(error.end),
      );
      this.#input.setAttribute("aria-invalid", "true");
      this.#input.setAttribute("aria-describedby", messageId);
    } else {
      this.#mirror.replaceChildren(text);
      this.#input.removeAttribute("aria-invalid");
      this.#input.removeAttribute("aria-describedby");
    }
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#arrange();
    });
  }

  /**
   * Takes the focus before the browser types a character, which then goes into the field.
   *
   * @param {KeyboardEvent} event
   */
  takeTyping(event) {
    this.#input.focus({ preventScroll: true });
    this.#type(event);
  }

  #report() {
    fire(this, "equation-input", this.#input.value);
  }

  /** @param {KeyboardEvent} event */
  #type(event) {
    if (event.code === "NumpadDecimal" && event.key === ",") {
      // The number pad of a language that writes decimals with a comma.
      event.preventDefault();
      const { selectionStart, selectionEnd, value } = this.#input;
      this.#input.setRangeText(".", selectionStart ?? value.length, selectionEnd ?? value.length, "end");
      return this.#report();
    }
    const name = this.#keys.get(event.key);
    if (!name || event.isComposing) return;
    event.preventDefault();
    fire(this, "key-press", name);
  }

  /**
   * Uses a smaller font while the text is longer than the field, and scrolls to the caret at its
   * end.
   */
  #arrange() {
    const { clientWidth } = this.#mirror;
    if (clientWidth === 0) return;
    const range = document.createRange();
    range.selectNodeContents(this.#mirror);
    const { paddingLeft, paddingRight } = getComputedStyle(this.#mirror);
    const room = clientWidth - parseFloat(paddingRight);
    const needed = (range.getBoundingClientRect().width + parseFloat(paddingLeft)) / this.#fit;
    const fit = [1, 0.84].find((size) => needed * size <= room) ?? 0.7;
    if (fit !== this.#fit) this.style.setProperty("--fit", String((this.#fit = fit)));
    const { selectionEnd, value } = this.#input;
    if (selectionEnd === value.length) this.#input.scrollLeft = this.#input.scrollWidth;
    this.#follow();
  }

  #follow() {
    this.#mirror.scrollLeft = this.#input.scrollLeft;
  }
}

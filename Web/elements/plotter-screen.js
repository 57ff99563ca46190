import { fire } from "../shared/events.js";
import { icon, make } from "../shared/make.js";
import { EquationFieldElement } from "./equation-field.js";
import { KeyPadElement } from "./key-pad.js";

/** @typedef {import("../reading/reading-view.js").ReadingViewElement} ReadingViewElement */
/** @typedef {import("../shared/protocol.js").PlotterState} PlotterState */
/** @typedef {import("../shared/protocol.js").Words} Words */

/** `<plotter-screen>`: the equation, how it is read, and the keys. */
export class PlotterScreenElement extends HTMLElement {
  static define = (tag = "plotter-screen") => customElements.define(tag, PlotterScreenElement);

  #field = new EquationFieldElement();
  /**
   * Is fetched with the part of the engine that answers for the Plotter.
   *
   * @type {ReadingViewElement}
   */
  #reading = /** @type {any} */ (null);
  #keypad = new KeyPadElement();

  /**
   * @param {string} title
   * @param {Words} words
   */
  build(title, words) {
    this.#field.build(words.equation, words.keys);
    this.#reading = /** @type {any} */ (document.createElement("reading-view"));
    this.#reading.build(words);
    const { keys, keypad } = words;
    this.#keypad.build(keys, keypad, { "": keys, "wide-": keys.map((key) => key.wide) });
    const history = make(
      "button",
      { type: "button", class: "quiet start", "aria-label": words.history },
      icon("history"),
      make("span", {}, words.history),
    );
    history.addEventListener("click", () => fire(this, "history-choice", "plotter"));
    this.replaceChildren(
      make("header", { class: "bar" }, history, make("h1", {}, title)),
      make("div", { class: "card" }, this.#field, this.#reading),
      this.#keypad,
    );
  }

  /** @param {KeyboardEvent} event */
  takeTyping(event) {
    if (this.#reading.isEdited) this.#reading.takeTyping();
    else this.#field.takeTyping(event);
  }

  /** @param {PlotterState} state */
  show(state) {
    const { error, missing } = state;
    const place = error && { start: error.start16, end: error.end16 };
    this.#field.show(state.text, missing, place, "equation-message");
    this.#reading.show(state);
    this.#keypad.show({ exponent: state.exponentMode });
  }
}

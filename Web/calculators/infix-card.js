import { make } from "../shared/make.js";
import { CalculatorCardElement } from "./calculator-card.js";

/** @typedef {import("./protocol.js").InfixState} InfixState */
/** @typedef {import("./protocol.js").ScreenWords} ScreenWords */

/** `<infix-card>`: a large display, the order of operations if it matters, and the memory. */
export class InfixCardElement extends CalculatorCardElement {
  static define = (tag = "infix-card") => customElements.define(tag, InfixCardElement);

  #note = make("span", { class: "note" });

  /** @param {ScreenWords} words */
  build(words) {
    super.build(words);
    this.querySelector(".angle")?.after(this.#note);
  }

  /** @param {InfixState} state */
  show(state) {
    this.paint(state, state.memory === null ? "" : `M = ${state.memory}`);
    this.#note.textContent = state.orderNote;
    this.#note.hidden = state.orderNote === null;
  }
}

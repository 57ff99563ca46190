import { CalculatorCardElement } from "./calculator-card.js";
import { StackList } from "./stack-list.js";

/** @typedef {import("./protocol.js").RPNState} RPNState */
/** @typedef {import("./protocol.js").RPNWords} RPNWords */

/** `<rpn-card>`: the stack above the display, and the variables that are set below it. */
export class RPNCardElement extends CalculatorCardElement {
  static define = (tag = "rpn-card") => customElements.define(tag, RPNCardElement);

  #stack = new StackList();

  /** @param {RPNWords} words */
  build(words) {
    super.build(words);
    this.#stack.build(words.stack);
    this.prepend(this.#stack.element);
  }

  /** @param {RPNState} state */
  show(state) {
    const held = state.variables.map(({ name, value }) => `${name} = ${value}`).join(", ");
    this.paint(state, held);
    this.#stack.show(state);
  }
}

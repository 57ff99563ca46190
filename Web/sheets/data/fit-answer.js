import { make } from "../../shared/make.js";
import { showNames } from "../../reading/names.js";

/** @typedef {import("../protocol.js").SendSheet} SendSheet */
/** @typedef {import("../protocol.js").SheetFit} SheetFit */
/** @typedef {import("../protocol.js").SheetWords} SheetWords */

/** What a fit has found, below its row, and the rows that can be made of it. */
export class FitAnswer {
  #values = make("div", { class: "values" });
  #equation;
  element;

  /**
   * @param {number} id - Of the row.
   * @param {SheetWords} words
   * @param {SendSheet} send
   */
  constructor(id, words, send) {
    this.#equation = make("button", { type: "button", class: "soft" }, words.keepEquation);
    const residuals = make("button", { type: "button", class: "soft" }, words.keepResiduals);
    this.#equation.addEventListener("click", () => send("fit.equation", id));
    residuals.addEventListener("click", () => send("fit.residuals", id));
    const actions = make("div", { class: "missing" }, this.#equation, residuals);
    // The formula that is edited keeps the focus.
    actions.addEventListener("mousedown", (event) => event.preventDefault());
    this.element = make("div", { class: "fit" }, this.#values, actions);
  }

  /** @param {SheetFit} fit */
  show({ values, hasEquation }) {
    const lines = values.map(() => make("span"));
    lines.forEach((line, index) => showNames(line, values[index]));
    this.#values.replaceChildren(...lines);
    this.#equation.hidden = !hasEquation;
  }
}

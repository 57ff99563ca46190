import { letScrollByKeys } from "../shared/fit.js";
import { icon, make } from "../shared/make.js";

/** @typedef {import("./protocol.js").GraphState} GraphState */
/** @typedef {import("./protocol.js").GraphWords} GraphWords */

/** Between the items of a value that is a list: a line breaks there, and not within an item. */
const separator = /(?<=,) /;

/**
 * `<statistics-panel>`: statistics of each curve, for the part in sight.
 *
 * @fires close - The reader wants to close it.
 */
export class StatisticsPanelElement extends HTMLElement {
  static define = (tag = "statistics-panel") => customElements.define(tag, StatisticsPanelElement);

  #body = make("div", { class: "figures" });
  #shown = "";

  /** @param {GraphWords} words */
  build(words) {
    this.setAttribute("role", "dialog");
    this.setAttribute("aria-label", words.statistics);
    const button = make("button", { type: "button", class: "quiet" }, icon("close"));
    button.setAttribute("aria-label", words.close);
    button.addEventListener("click", () => this.dispatchEvent(new Event("close")));
    const heading = make("strong", {}, words.statistics);
    this.replaceChildren(make("header", {}, heading, button), this.#body);
    letScrollByKeys(this.#body);
  }

  /** @param {GraphState} state */
  show({ curves, statistics }) {
    const shown = JSON.stringify(statistics);
    if (!statistics || shown === this.#shown) return;
    this.#shown = shown;
    this.#body.replaceChildren(
      ...statistics.map(({ curve, title, rows, statement }) => {
        const color = curves.find(({ id }) => id === curve)?.color ?? 0;
        const list = make("dl");
        for (const { name, value } of rows) {
          const items = value.split(separator).flatMap((item) => [" ", make("span", {}, item)]);
          list.append(make("div", {}, make("dt", {}, name), make("dd", {}, ...items.slice(1))));
        }
        return make(
          "section",
          {},
          make("div", { class: "curve", hidden: statistics.length < 2 },
            make("span", { class: "swatch", "data-color": color }), title),
          list,
          make("p", { class: "statement", hidden: !statement }, statement),
        );
      }),
    );
  }
}

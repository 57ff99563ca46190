import { fire } from "../shared/events.js";
import { keepFitting, letScrollByKeys } from "../shared/fit.js";
import { icon, make, showMath } from "../shared/make.js";
import { DotPlotElement } from "./dot-plot.js";

/** @typedef {import("../shared/protocol.js").Example} Example */
/** @typedef {import("../shared/protocol.js").Words} Words */
/** @typedef {import("../shared/engine.js").Engine} Engine */

/**
 * `<featured-screen>`: a short guide and a gallery of examples.
 *
 * @fires example-choice - An example was chosen.
 * @fires gallery-end - The end of the gallery is in sight; `detail` is the place for sheets.
 */
export class FeaturedScreenElement extends HTMLElement {
  static define = (tag = "featured-screen") => customElements.define(tag, FeaturedScreenElement);

  /**
   * @param {string} title
   * @param {Words} words
   * @param {Example[]} examples
   * @param {Engine} engine
   */
  build(title, words, examples, engine) {
    const instructions = words.instructions.map((instruction) =>
      make(
        "div",
        { class: "instruction" },
        icon(instruction.icon),
        make("p", {}, instruction.text),
      ),
    );
    const cards = examples.map((example) => this.#card(example, engine));
    const lead = make(
      "div",
      { class: "lead" },
      make("header", { class: "bar" }, make("h1", {}, title)),
      make("div", { class: "instructions" }, ...instructions),
    );
    const sheets = make("div");
    const gallery = make(
      "div",
      { class: "examples" },
      make("h2", { class: "section-title" }, words.gallery),
      make("ul", { class: "gallery" }, ...cards),
      sheets,
    );
    new IntersectionObserver(([end], observer) => {
      if (!end.isIntersecting) return;
      observer.disconnect();
      fire(this, "gallery-end", sheets);
    }).observe(sheets);
    this.replaceChildren(lead, gallery);
    letScrollByKeys(lead);
  }

  /**
   * @param {Example} example
   * @param {Engine} engine
   */
  #card(example, engine) {
    const plot = new DotPlotElement();
    plot.source = (...extent) => engine.draw(example.picture, ...extent);
    plot.setAttribute("aria-hidden", "true");
    const math = make("span", { class: "math" });
    showMath(math, example.mathML);
    const formula = make("span", { class: "formula" }, math);
    const button = make(
      "button",
      { type: "button", class: "example", "aria-label": `${example.subject}: ${example.name}` },
      plot,
      make(
        "span",
        { class: "caption" },
        make("span", { class: "subject" }, example.subject),
        formula,
        make(
          "span",
          { class: "detail", "aria-hidden": "true" },
          ...example.setting.split(" · ").map((part) => make("span", {}, part)),
        ),
      ),
    );
    button.addEventListener("click", () => fire(this, "example-choice", example));
    keepFitting(formula, math, { smallest: 0.3 });
    return make("li", {}, button);
  }
}

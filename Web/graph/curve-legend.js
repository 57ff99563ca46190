import { fire } from "../shared/events.js";
import { icon, make, showMath } from "../shared/make.js";
import { Popup } from "../shared/popup.js";

/** @typedef {import("./protocol.js").Curve} Curve */
/** @typedef {import("./protocol.js").GraphWords} GraphWords */

/**
 * `<curve-legend>`: the curves of a graph, each with its colour and its formula. The colour spot
 * hides or shows the curve; the formula opens a menu that recolours or removes it.
 *
 * @fires curve-change - `detail` is the message for the graph: its name and fields.
 */
export class CurveLegendElement extends HTMLElement {
  static define = (tag = "curve-legend") => customElements.define(tag, CurveLegendElement);

  #list = make("ul", { class: "chips" });
  #menu = make("div", { role: "menu", hidden: true });
  /** @type {Popup | null} */
  #popup = null;
  #shown = "";
  /** @type {GraphWords | null} */
  #words = null;

  /** @param {GraphWords} words */
  build(words) {
    this.#words = words;
    this.#list.setAttribute("aria-label", words.curves);
    // Outside the list, which scrolls.
    this.replaceChildren(this.#list, this.#menu);
    this.#popup = new Popup(this.#menu);
  }

  /** @param {Curve[]} curves */
  show(curves) {
    const shown = JSON.stringify(curves);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const focused = this.#focused();
    this.#list.replaceChildren(...curves.map((curve) => this.#chip(curve)));
    const again = focused && this.querySelector(focused);
    if (again instanceof HTMLElement) again.focus();
  }

  /** A selector that finds the focused button again after all buttons have been replaced. */
  #focused() {
    const focused = document.activeElement;
    if (!focused || !this.contains(focused)) return null;
    const curve = focused.closest("[data-curve]")?.getAttribute("data-curve");
    return `li[data-curve="${curve}"] ${focused.matches(".spot") ? ".spot" : ".formula"}`;
  }

  /** @param {Curve} curve */
  #chip(curve) {
    const { id, source, title, mathML, color, hidden, problem, angle } = curve;
    const spot = make(
      "button",
      {
        type: "button",
        class: "spot",
        "aria-pressed": String(!hidden),
        "aria-label": `${this.#words?.show} ${title}`,
      },
      make("span", { class: "swatch", "data-color": color }),
    );
    spot.addEventListener("click", () => this.#change("hide", id, !hidden));
    const math = make("span", { class: "math" }, source);
    if (mathML) showMath(math, mathML);
    const formula = make("button", { type: "button", class: "formula", "aria-label": title }, math);
    if (angle) formula.append(make("small", {}, angle));
    this.#popup?.addOpener(formula, () => this.#fill(curve));
    const chip = make("li", { "data-curve": id, class: hidden ? "chip off" : "chip" }, spot, formula);
    if (problem) chip.title = problem;
    return chip;
  }

  /**
   * Fills the menu for one curve.
   *
   * @param {Curve} curve
   */
  #fill({ id, title, color }) {
    const words = this.#words;
    if (!words) return;
    const colors = words.colors.map((name, index) => {
      const swatch = make("span", { class: "swatch", "data-color": index });
      const item = this.#item("menuitemradio", swatch, "", "color", id, index);
      item.setAttribute("aria-label", `${words.color} ${name}`);
      return item;
    });
    colors[color]?.setAttribute("aria-checked", "true");
    this.#menu.setAttribute("aria-label", title);
    this.#menu.replaceChildren(
      ...colors,
      this.#item("menuitem", icon("close"), words.remove, "remove", id),
    );
  }

  /**
   * @param {string} role
   * @param {Element} picture
   * @param {string} title
   * @param {[import("./protocol.js").GraphAction, ...(string | number)[]]} change
   */
  #item(role, picture, title, ...change) {
    const item = make("button", { type: "button", role, tabindex: -1 }, picture, title);
    if (role === "menuitemradio") item.setAttribute("aria-checked", "false");
    item.addEventListener("click", () => {
      this.#popup?.open(false);
      this.#change(...change);
    });
    return item;
  }

  /** @param {[import("./protocol.js").GraphAction, ...(string | number | boolean)[]]} change */
  #change(...change) {
    fire(this, "curve-change", change);
  }
}

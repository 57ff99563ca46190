import { letScrollByKeys } from "../fit.js";
import { icon, make } from "../make.js";

/** `<coming-screen>`: a screen that is not built yet says so. */
export class ComingScreenElement extends HTMLElement {
  static define = (tag = "coming-screen") => customElements.define(tag, ComingScreenElement);

  /**
   * @param {string} name - Chooses the icon.
   * @param {string} title
   * @param {string} subtitle
   * @param {string} message
   */
  build(name, title, subtitle, message) {
    const body = make(
      "div",
      { class: "coming" },
      icon(name),
      make("h2", {}, subtitle),
      make("p", {}, message),
    );
    this.replaceChildren(make("header", { class: "bar" }, make("h1", {}, title)), body);
    letScrollByKeys(body);
  }
}

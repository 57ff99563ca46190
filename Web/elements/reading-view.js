import { copy } from "../shared/clipboard.js";
import { keepFitting, letScrollByKeys } from "../shared/fit.js";
import { icon, make, showMath } from "../shared/make.js";
import { Popup } from "../shared/popup.js";

/** @typedef {import("../shared/protocol.js").PlotterState} PlotterState */
/** @typedef {import("../shared/protocol.js").Words} Words */

const forms = /** @type {const} */ (["text", "ascii", "latex", "mathML"]);

/**
 * `<reading-view>`: how the engine reads the equation, typeset, with a menu that copies it; or what
 * is wrong with the equation.
 *
 * @fires copied - `detail` is the text.
 */
export class ReadingViewElement extends HTMLElement {
  static define = (tag = "reading-view") => customElements.define(tag, ReadingViewElement);

  static messageId = "equation-message";

  #angle = make("span", { class: "angle" });
  #line = make("span");
  #setting = make("div", { class: "setting" }, this.#line, this.#angle);
  #math = make("span", { class: "math" });
  #reading = make("div", { class: "reading" }, this.#math);
  #message = make("p", { class: "message", id: ReadingViewElement.messageId, role: "alert" });
  #menu = make("div", { role: "menu", hidden: true });
  #opener = make("button", { type: "button", class: "quiet" });
  #copy = make("div", { class: "copy" }, this.#opener, this.#menu);
  #popup = new Popup(this.#menu, this.#opener);
  #status = make("p", { class: "unseen", "aria-live": "polite" });
  /** @type {PlotterState | null} */
  #state = null;

  /** @param {Words} words */
  build(words) {
    this.#opener.append(icon("copy"));
    this.#opener.setAttribute("aria-label", words.copy);
    this.#menu.setAttribute("aria-label", words.copy);
    this.#reading.setAttribute("role", "group");
    this.#reading.setAttribute("aria-label", words.reading);
    /** @type {Record<typeof forms[number], string>} */
    const titles = {
      text: words.copyText,
      ascii: words.copyASCII,
      latex: words.copyLaTeX,
      mathML: words.copyMathML,
    };
    for (const form of forms) {
      const item = make("button", { type: "button", role: "menuitem", tabindex: -1 }, titles[form]);
      item.addEventListener("click", () => this.#take(form, words.copied));
      this.#menu.append(item);
    }
    this.replaceChildren(this.#reading, this.#setting, this.#copy, this.#message, this.#status);
    keepFitting(this.#reading, this.#math);
    letScrollByKeys(this.#reading);
  }

  /** @param {PlotterState} state */
  show(state) {
    this.#state = state;
    const failed = state.error !== null;
    this.#setting.hidden = failed;
    this.#reading.hidden = failed;
    this.#message.hidden = !failed;
    this.#copy.hidden = failed || state.mathML === "";
    this.#line.textContent = state.setting;
    this.#angle.textContent = state.angle;
    this.#message.textContent = state.error?.message ?? "";
    showMath(this.#math, state.mathML);
  }

  /**
   * @param {typeof forms[number]} form
   * @param {string} done - What to say afterwards.
   */
  async #take(form, done) {
    const text = this.#state?.[form === "text" ? "description" : form] ?? "";
    this.#popup.open(false);
    await copy(text);
    this.#status.textContent = done;
    this.dispatchEvent(new CustomEvent("copied", { detail: text, bubbles: true }));
  }
}

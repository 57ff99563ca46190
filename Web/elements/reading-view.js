import { copy } from "../shared/clipboard.js";
import { fire } from "../shared/events.js";
import { keepFitting, letScrollByKeys } from "../shared/fit.js";
import { icon, make, showMath } from "../shared/make.js";
import { menuButton } from "../shared/menu.js";

/** @typedef {import("../shared/protocol.js").PlotterState} PlotterState */
/** @typedef {import("../shared/protocol.js").Words} Words */

const forms = /** @type {const} */ (["text", "ascii", "latex", "mathML"]);

/**
 * `<reading-view>`: shows how the engine reads the equation, typeset, where that looks other than what
 * is in the field, with a menu that copies it; or the error in the equation.
 *
 * @fires copied - `detail` is the text.
 * @fires angle-choice - The reader wants the other angle unit.
 */
export class ReadingViewElement extends HTMLElement {
  static define = (tag = "reading-view") => customElements.define(tag, ReadingViewElement);

  static messageId = "equation-message";

  #unit = make("span");
  #angle = make("button", { type: "button", class: "angle", "data-key": "angle" }, this.#unit);
  #line = make("span");
  #setting = make("div", { class: "setting" }, this.#line, this.#angle);
  #math = make("span", { class: "math" });
  #reading = make("div", { class: "reading" }, this.#math);
  #message = make("p", { class: "message", id: ReadingViewElement.messageId, role: "alert" });
  #copy = make("div");
  #status = make("p", { class: "unseen", "aria-live": "polite" });
  /** @type {PlotterState | null} */
  #state = null;

  /** @param {Words} words */
  build(words) {
    this.#reading.setAttribute("role", "group");
    this.#reading.setAttribute("aria-label", words.reading);
    /** @type {Record<typeof forms[number], string>} */
    const titles = {
      text: words.copyText,
      ascii: words.copyASCII,
      latex: words.copyLaTeX,
      mathML: words.copyMathML,
    };
    const opener = make("button", { type: "button", class: "quiet" }, icon("copy"));
    this.#copy = menuButton("copy", opener, words.copy, forms.map(
      (form) => [titles[form], () => this.#take(form, words.copied)],
    ));
    this.replaceChildren(this.#reading, this.#setting, this.#copy, this.#message, this.#status);
    this.#angle.addEventListener("click", () => fire(this, "angle-choice", null));
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
    this.#unit.textContent = state.angle;
    this.#angle.ariaLabel = state.angleName;
    this.#message.textContent = state.error?.message ?? "";
    showMath(this.#math, state.reading);
  }

  /**
   * @param {typeof forms[number]} form
   * @param {string} done - The message afterwards.
   */
  async #take(form, done) {
    const text = this.#state?.[form === "text" ? "description" : form] ?? "";
    await copy(text);
    this.#status.textContent = done;
    fire(this, "copied", text);
  }
}

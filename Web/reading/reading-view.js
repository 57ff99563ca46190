import { fetchTexts } from "../keys/later-texts.js";
import { copy } from "../shared/clipboard.js";
import { Engine } from "../shared/engine.js";
import { fire } from "../shared/events.js";
import { keepFitting, letScrollByKeys } from "../shared/fit.js";
import { icon, make, showMath } from "../shared/make.js";
import { menuButton } from "../shared/menu.js";
import { Once } from "../shared/once.js";
import { FormulaField } from "./formula-field.js";

/** @typedef {import("../shared/protocol.js").PlotterState} PlotterState */
/** @typedef {import("../shared/protocol.js").Words} Words */

const forms = /** @type {const} */ (["text", "ascii", "latex", "mathML"]);

/**
 * `<reading-view>`: shows how the engine reads the equation, typeset, where that looks other than what
 * is in the field, with a menu that copies it; or the error in the equation. Where it is touched, it is edited in place.
 *
 * @fires copied - `detail` is the text.
 * @fires angle-choice - The reader wants the other angle unit.
 * @fires engine-message - What is done to the formula that is edited.
 * @fires load-failure - The editor could not be fetched.
 */
export class ReadingViewElement extends HTMLElement {
  static define = (tag = "reading-view") => customElements.define(tag, ReadingViewElement);

  #unit = make("span");
  #angle = make("button", { type: "button", class: "angle", "data-key": "angle" }, this.#unit);
  #line = make("span");
  #setting = make("div", { class: "setting" }, this.#line, this.#angle);
  #math = make("span", { class: "math" });
  #reading = make("div", { class: "reading" }, this.#math);
  #message = make("p", { class: "message", id: "equation-message", role: "alert" });
  #copy = make("div");
  #status = make("p", { class: "unseen", "aria-live": "polite" });
  /** Says what keys have done to the formula that is edited. */
  #speech = make("p", { class: "unseen", "aria-live": "assertive" });
  /** @type {FormulaField} */
  #field = new FormulaField(
    [],
    (message, ...fields) => this.#send(message, ...fields),
    (math) => fitHeight(math, this.#field.element),
  );
  #editor = new Once(async () => {
    const [texts] = await Promise.all([fetchTexts(), Engine.start("formulas")]);
    this.#send("words", texts);
    this.#field.element.hidden = false;
  });
  #label = "";
  /** @type {PlotterState | null} */
  #state = null;

  /** @param {Words} words */
  build(words) {
    this.#reading.setAttribute("role", "group");
    this.#reading.setAttribute("aria-label", words.reading);
    this.#label = words.reading;
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
    const { element } = this.#field;
    element.hidden = true;
    this.replaceChildren(
      this.#reading, element, this.#setting, this.#copy, this.#message, this.#status, this.#speech,
    );
    this.#listen();
    this.#angle.addEventListener("click", () => fire(this, "angle-choice", null));
    keepFitting(this.#reading, this.#math);
    letScrollByKeys(this.#reading);
    // The keys of a keyboard reach the editor, too.
    const fetch = () => this.#editor.get().catch(() => {});
    if ("requestIdleCallback" in window) requestIdleCallback(fetch, { timeout: 1000 });
    else setTimeout(fetch, 1000);
  }

  /** Whether keys go to the editor. */
  get isEdited() {
    return this.classList.contains("edited");
  }

  /** Takes the focus before the browser types a character, which then goes to the cursor. */
  takeTyping() {
    this.#field.input.focus({ preventScroll: true });
  }

  /** @param {PlotterState} state */
  show(state) {
    this.#state = state;
    const { edited } = state;
    const failed = state.error !== null;
    this.classList.toggle("edited", edited !== null);
    this.#setting.hidden = failed;
    this.#reading.hidden = failed && !edited;
    this.#message.hidden = !failed;
    this.#copy.hidden = failed || state.mathML === "";
    this.#line.textContent = state.setting;
    this.#unit.textContent = state.angle;
    this.#angle.ariaLabel = state.angleName;
    this.#message.textContent = state.error?.message ?? "";
    showMath(this.#math, state.reading);
    const { text, math } = edited ?? { text: state.text, math: null };
    const description = state.error?.message ?? "";
    this.#field.show({ text, math, description }, this.#label, edited?.cursor ?? null);
    const speech = edited?.speech ?? "";
    // The same words again are another text, so that they are said.
    const isSame = speech !== "" && speech === this.#speech.textContent;
    this.#speech.textContent = isSame ? `${speech}\u00a0` : speech;
  }

  #listen() {
    // Where it is shown, and around it.
    this.addEventListener("mousedown", (event) => {
      const { button, target } = event;
      if (button !== 0 || !(target instanceof Element)) return;
      if (target.closest("button, .formula, .copy, .message")) return;
      event.preventDefault();
      this.#begin(event);
    });
    this.#field.input.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (!isRedo && key !== "z") return;
      event.preventDefault();
      this.#send(isRedo ? "redo" : "undo");
    });
    // Only the keypad writes where the cursor is.
    document.addEventListener("focusin", ({ target }) => {
      const stays = target instanceof Element && target.closest("reading-view, plotter-screen key-pad, dialog");
      if (this.isEdited && !stays) this.#send("leave");
    });
  }

  /**
   * Edits the formula, with the cursor where it was touched.
   *
   * @param {MouseEvent} event
   */
  async #begin(event) {
    try {
      await this.#editor.get();
    } catch {
      return fire(this, "load-failure", null);
    }
    const { clientX, clientY, detail, shiftKey } = event;
    const shown = this.#math.firstElementChild?.getBoundingClientRect();
    // Shows it, so that it has places.
    this.#send("select");
    const box = this.#field.box;
    const place = shown?.width && box ? alike({ clientX, clientY }, shown, box) : { clientX, clientY };
    this.#field.press({ ...place, detail, shiftKey });
  }

  /**
   * @param {"words" | "undo" | "redo" | Parameters<import("./formula-field.js").SendFormula>[0]} message
   * @param {...(string | number | boolean)} fields
   */
  #send(message, ...fields) {
    fire(this, "engine-message", [`reading.${message}`, ...fields.map(String)]);
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

/**
 * Where in one box a place of another is, whose contents look alike.
 *
 * @param {{ clientX: number, clientY: number }} place
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function alike({ clientX, clientY }, from, to) {
  return {
    clientX: to.left + ((clientX - from.left) / from.width) * to.width,
    clientY: to.top + ((clientY - from.top) / from.height) * to.height,
  };
}

/** The smallest scale of a formula that is too high. */
const smallest = 0.5;

/**
 * Makes a formula as small as its height needs.
 *
 * @param {HTMLElement} math
 * @param {HTMLElement} box
 */
function fitHeight(math, box) {
  math.style.setProperty("--fit", "1");
  const fit = Math.max(smallest, Math.min(1, box.clientHeight / math.offsetHeight));
  math.style.setProperty("--fit", String(fit || 1));
}

import { copy } from "../shared/clipboard.js";
import { keepFitting, letScrollByKeys } from "../shared/fit.js";
import { icon, make } from "../shared/make.js";
import { Popup } from "../shared/popup.js";

/** @typedef {import("./protocol.js").CalculatorState} CalculatorState */
/** @typedef {import("./protocol.js").ScreenWords} ScreenWords */

/**
 * What a calculator shows: what was entered, the display, and what is wrong; with a menu that copies
 * and pastes. What else there is, each kind of calculator adds.
 *
 * @fires number-paste - `detail` is the text.
 */
export class CalculatorCardElement extends HTMLElement {
  #program = make("span");
  #description = make("div", { class: "description" }, this.#program);
  #value = make("span");
  #display = make("div", { class: "display", role: "status" }, this.#value);
  #angle = make("span", { class: "angle" });
  #values = make("span");
  #held = make("div", { class: "held" }, this.#values);
  #words = make("span");
  #message = make("p", { class: "message", role: "alert" }, this.#words);
  #opener = make("button", { type: "button", class: "quiet" }, icon("copy"));
  #menu = make("div", { role: "menu", hidden: true });
  #copy = make("div", { class: "copy" }, this.#opener, this.#menu);
  #popup = new Popup(this.#menu, this.#opener);
  #status = make("p", { class: "unseen", "aria-live": "polite" });

  /** What Copy takes: as the display shows it. */
  result = "";

  /** @param {ScreenWords} words */
  build(words) {
    this.classList.add("card");
    this.#description.setAttribute("role", "group");
    this.#description.setAttribute("aria-label", words.description);
    this.#display.setAttribute("aria-label", words.display);
    this.#buildMenu(words);
    this.replaceChildren(
      this.#description,
      make("div", { class: "answer" }, this.#message, this.#display),
      make("div", { class: "tools" }, this.#copy, this.#angle, this.#held),
      this.#status,
    );
    keepFitting(this.#description, this.#program, 0.75);
    keepFitting(this.#display, this.#value, 0.45);
    letScrollByKeys(this.#description);
    letScrollByKeys(this.#display);
    letScrollByKeys(this.#held);
    letScrollByKeys(this.#message);
  }

  /**
   * @param {CalculatorState} state
   * @param {boolean} isComplete - Whether an equals sign ends what was entered.
   * @param {string} held - What variables or the memory hold; empty for nothing.
   */
  paint(state, isComplete, held) {
    this.result = state.display;
    this.#value.textContent = state.display;
    this.#display.classList.toggle("expression", state.value === null);
    const { description } = state;
    this.#program.textContent = description && isComplete ? `${description} =` : description;
    this.#angle.textContent = state.angle;
    this.#angle.hidden = state.angle === "";
    this.#words.textContent = state.message;
    this.#message.hidden = state.message === null;
    this.#values.textContent = held;
    this.#held.hidden = held === "";
  }

  /** @param {ScreenWords} words */
  #buildMenu(words) {
    this.#opener.setAttribute("aria-label", words.copy);
    this.#menu.setAttribute("aria-label", words.copy);
    const add = (/** @type {string} */ title, /** @type {() => Promise<void>} */ action) => {
      const item = make("button", { type: "button", role: "menuitem", tabindex: -1 }, title);
      item.addEventListener("click", () => {
        this.#popup.open(false);
        action();
      });
      this.#menu.append(item);
    };
    const take = async (/** @type {string} */ text) => {
      await copy(text);
      this.#status.textContent = words.copied;
    };
    add(words.display, () => take(this.result));
    add(words.description, () => take((this.#program.textContent ?? "").replace(/ =$/, "")));
    if (!navigator.clipboard?.readText) return;
    add(words.paste, async () => {
      // A reader who does not allow it has said so.
      const text = await navigator.clipboard.readText().catch(() => "");
      if (!text) return;
      this.dispatchEvent(new CustomEvent("number-paste", { detail: text, bubbles: true }));
    });
  }
}

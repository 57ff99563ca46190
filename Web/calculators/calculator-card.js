import { copy } from "../shared/clipboard.js";
import { fire } from "../shared/events.js";
import { keepFitting, letScrollByKeys } from "../shared/fit.js";
import { icon, make } from "../shared/make.js";
import { menuButton } from "../shared/menu.js";
import { ResultView } from "./result-view.js";

/** @typedef {import("./protocol.js").CalculatorState} CalculatorState */
/** @typedef {import("./protocol.js").ScreenWords} ScreenWords */

/**
 * The upper part of a calculator: the entered expression, the display and an error message, with a menu
 * that copies and pastes. Each kind of calculator adds its own.
 *
 * @fires number-paste - The reader pasted a number with the menu.
 * @fires angle-choice - The reader wants the other angle unit.
 * @fires key-press - The reader wants the result in its other form.
 * @fires digits-choice - The reader wants more digits.
 * @fires room-change - The result does not fit.
 */
export class CalculatorCardElement extends HTMLElement {
  #program = make("span");
  #description = make("div", { class: "description" }, this.#program);
  #result = new ResultView();
  #unit = make("span");
  #angle = make("button", { type: "button", class: "angle", "data-key": "angle" }, this.#unit);
  #values = make("span");
  #variables = make("div", { class: "held" }, this.#values);
  #reason = make("span");
  #message = make("p", { class: "message", role: "alert" }, this.#reason);
  #opener = make("button", { type: "button", class: "quiet" }, icon("copy"));
  #status = make("p", { class: "unseen", "aria-live": "polite" });

  #computing = "";

  /** The text that Copy copies: the display's. */
  result = "";
  /** The entered expression, as Copy copies it. */
  description = "";

  /** @param {ScreenWords} words */
  build(words) {
    this.classList.add("card");
    this.#computing = words.computing;
    this.#description.setAttribute("role", "group");
    this.#description.setAttribute("aria-label", words.description);
    this.replaceChildren(
      this.#description,
      make("div", { class: "answer" }, this.#message, this.#result.element),
      make("div", { class: "tools" }, this.#buildMenu(words), this.#angle, this.#variables),
      this.#status,
    );
    this.#angle.addEventListener("click", () => fire(this, "angle-choice", null));
    keepFitting(this.#description, this.#program, { smallest: 0.75 });
    letScrollByKeys(this.#description);
    this.#result.build(words);
    letScrollByKeys(this.#variables);
    letScrollByKeys(this.#message);
  }

  /**
   * @param {CalculatorState} state
   * @param {string} variables - The variables or the memory with their values; empty if unset.
   */
  paint(state, variables) {
    this.result = state.display;
    this.#result.show(state);
    this.#status.textContent = state.isDisplayUnfinished ? this.#computing : "";
    this.description = state.description;
    this.#program.textContent = state.descriptionLine;
    this.#description.classList.toggle("dimmed", state.isTyping && state.isComplete);
    this.#unit.textContent = state.angle;
    this.#angle.ariaLabel = state.angleName;
    this.#angle.hidden = state.angle === "";
    this.#reason.textContent = state.message;
    this.#message.hidden = state.message === null;
    this.#values.textContent = variables;
    this.#variables.hidden = variables === "";
  }

  /**
   * Shows as much of the result as fits.
   *
   * @param {import("./protocol.js").ShownDisplay} fitting
   */
  replaceResult(fitting) {
    this.#result.replace(fitting);
  }

  /** @param {ScreenWords} words */
  #buildMenu(words) {
    const take = async (/** @type {string} */ text) => {
      await copy(text);
      this.#status.textContent = words.copied;
    };
    /** @type {[string, () => unknown][]} */
    const items = [
      [words.copyValue, () => take(this.result)],
      [words.copyFormula, () => take(this.description)],
    ];
    const canPaste = navigator.clipboard && "readText" in navigator.clipboard;
    if (canPaste) items.push([words.paste, () => this.#paste()]);
    return menuButton("copy", this.#opener, words.copy, items);
  }

  async #paste() {
    // A reader who refused permission needs no message.
    const text = await navigator.clipboard.readText().catch(() => "");
    if (text) fire(this, "number-paste", text);
  }
}

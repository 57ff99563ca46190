import { letScrollByKeys } from "../shared/fit.js";
import { make } from "../shared/make.js";

/** @typedef {import("./protocol.js").RPNState} RPNState */

/**
 * The levels of the stack above the displayed one, with the highest on top. It always has as many
 * lines as the style sheet's `--levels` says.
 */
export class StackList {
  element = make("ol", { class: "stack" });
  /** @type {RPNState | null} */
  #state = null;
  #lines = 0;

  /** @param {string} label */
  build(label) {
    this.element.setAttribute("role", "list");
    this.element.setAttribute("aria-label", label);
    letScrollByKeys(this.element);
    new ResizeObserver(() => this.#show()).observe(this.element);
  }

  /** @param {RPNState} state */
  show(state) {
    this.#state = state;
    this.#show();
  }

  #show() {
    if (!this.#state) return;
    const { stack, lowestShownLevel: first } = this.#state;
    const lines = parseInt(getComputedStyle(this.element).getPropertyValue("--levels")) || 0;
    const items = stack
      .filter(({ level }) => level >= first)
      .map(line);
    for (let level = first + items.length; level < first + lines; level++) {
      items.push(line({ level, name: "", text: "", value: "" }));
    }
    this.element.replaceChildren(...items.reverse());
    this.element.scrollTop = this.element.scrollHeight;
  }
}

/** @param {import("./protocol.js").Level} level */
function line({ level, name, text, value }) {
  const shown = make("span", { class: "text" }, text === value ? "" : text);
  if (text !== value) letScrollByKeys(shown);
  const item = make(
    "li",
    { role: "listitem" },
    make("span", { class: "unseen" }, name),
    make("span", { class: "level", "aria-hidden": "true" }, `${level}:`),
    shown,
    make("span", { class: "value" }, value),
  );
  if (!text) item.ariaHidden = "true";
  return item;
}

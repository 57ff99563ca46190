import { letScrollByKeys } from "../shared/fit.js";
import { make } from "../shared/make.js";

/** @typedef {import("./protocol.js").RPNState} RPNState */

/** The levels of the stack above the displayed one that are filled, with the highest on top. */
export class StackList {
  element = make("ol", { class: "stack" });

  /** @param {string} label */
  build(label) {
    this.element.setAttribute("role", "list");
    this.element.setAttribute("aria-label", label);
    letScrollByKeys(this.element);
  }

  /** @param {RPNState} state */
  show({ stack, lowestShownLevel: first }) {
    const items = stack.filter(({ level }) => level >= first).map(line);
    this.element.replaceChildren(...items.reverse());
    this.element.scrollTop = this.element.scrollHeight;
  }
}

/** @param {import("./protocol.js").Level} level */
function line({ level, name, text, value }) {
  const shown = make("span", { class: "text" }, text === value ? "" : text);
  if (text !== value) letScrollByKeys(shown);
  return make(
    "li",
    { role: "listitem" },
    make("span", { class: "unseen" }, name),
    make("span", { class: "level", "aria-hidden": "true" }, `${level}:`),
    shown,
    make("span", { class: "value" }, value),
  );
}

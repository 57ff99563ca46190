/** @typedef {import("./protocol.js").KeyWords} KeyWords */

/** Controls that take typed and pasted text themselves. */
const controls = "input, textarea, dialog, [role=menu]";

/**
 * The names of a keypad's keys, by the `KeyboardEvent.key` values that press them.
 *
 * @param {KeyWords[]} keys
 * @returns {Map<string, string>}
 */
export function keysByTyping(keys) {
  return new Map(keys.flatMap(({ key, typed }) => typed.map((text) => [text, key])));
}

/**
 * Whether the focused control takes typed or pasted text.
 *
 * @param {Event} event
 * @param {string} [others] - A selector of other elements that take it.
 */
export function isForControl(event, others) {
  const selector = others ? `${controls}, ${others}` : controls;
  return event.target instanceof Element && event.target.closest(selector) !== null;
}

/** @param {ClipboardEvent} event */
export function pastedText({ clipboardData }) {
  return clipboardData?.getData("text/plain") ?? "";
}

/**
 * Whether a typed key is for the calculator, and neither a shortcut nor for the focused button.
 *
 * @param {KeyboardEvent} event
 */
export function isTyping(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const button = event.target instanceof Element && event.target.closest("button");
  if (event.key === " ") return !button;
  // On the tab that is already shown, Enter has nothing else to do.
  return event.key !== "Enter" || !button || button.ariaSelected === "true";
}

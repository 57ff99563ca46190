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

/**
 * The keypad's key for a typed key, unless a control takes what is typed.
 *
 * @param {KeyboardEvent} event
 * @param {Map<string, string>} names - See `keysByTyping`.
 * @returns {string | undefined} `undefined` for shortcuts, and for Enter on a button.
 */
export function typedKey(event, names) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  // On the tab that is already shown, Enter has nothing else to do.
  const button = event.target instanceof Element && event.target.closest("button");
  if (event.key === "Enter" && button && button.ariaSelected !== "true") return undefined;
  return names.get(event.key);
}

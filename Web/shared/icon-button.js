import { icon, make } from "./make.js";

/**
 * A button with an icon. Its label, which may change, is shown while a mouse rests on it.
 *
 * @param {string} name - Of the icon.
 * @param {string} style - Its class.
 * @param {string} [label]
 */
export function iconButton(name, style, label) {
  const button = make("button", { type: "button", class: style }, icon(name));
  if (label) button.setAttribute("aria-label", label);
  button.addEventListener("pointerenter", () => (button.title = button.getAttribute("aria-label") ?? ""));
  return button;
}

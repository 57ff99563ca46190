import { make } from "./make.js";
import { Popup } from "./popup.js";

/**
 * A button, and the menu that it opens next to it.
 *
 * @param {string} style - The class of the box around both.
 * @param {HTMLElement} opener
 * @param {string} label - Names the button and the menu.
 * @param {[title: string, action: () => unknown][]} items
 */
export function menuButton(style, opener, label, items) {
  opener.setAttribute("aria-label", label);
  const menu = make("div", { role: "menu", hidden: true, "aria-label": label });
  const box = make("div", { class: style }, opener, menu);
  const popup = new Popup(menu, opener);
  for (const [title, action] of items) {
    const item = make("button", { type: "button", role: "menuitem", tabindex: -1 }, title);
    item.addEventListener("click", () => {
      popup.open(false);
      action();
    });
    menu.append(item);
  }
  return box;
}

import { make } from "../../shared/make.js";
import { placeMenu } from "../../shared/place-menu.js";
import { Popup } from "../../shared/popup.js";

/** The menu of a column or a line; all data tables share it. */
export class DataMenu {
  #menu = make("div", { role: "menu", hidden: true });
  element = make("div", { class: "row-menu" }, this.#menu);
  #popup = new Popup(this.#menu);
  /** Says something to the reader. */
  say;

  /** @param {(message: string) => void} say */
  constructor(say) {
    this.say = say;
  }

  /**
   * @param {HTMLElement} opener
   * @param {string} label
   * @param {[title: string, action: () => void][]} items
   */
  open(opener, label, items) {
    this.#popup.open(false, false);
    this.#menu.setAttribute("aria-label", label);
    this.#menu.replaceChildren(
      ...items.map(([title, action]) => {
        const item = make("button", { type: "button", role: "menuitem", tabindex: -1 }, title);
        item.addEventListener("click", () => {
          this.#popup.open(false, false);
          action();
        });
        return item;
      }),
    );
    placeMenu(this.#menu, opener, "right");
    this.#popup.open(true);
  }
}

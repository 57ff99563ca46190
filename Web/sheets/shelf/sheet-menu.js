import { icon, make } from "../../shared/make.js";
import { placeMenu } from "../../shared/place-menu.js";
import { Popup } from "../../shared/popup.js";

/** @typedef {import("../protocol.js").SheetWords} SheetWords */
/** @typedef {import("./sheet-shelf.js").SheetShelf} SheetShelf */

/** The title of the sheet that is shown: a button with a menu of the sheets, and a field to rename it. */
export class SheetMenu {
  #title = make("span");
  #opener = make("button", { type: "button", class: "sheet-title" }, this.#title, icon("down"));
  #name = make("input", { type: "text", class: "sheet-name", hidden: true, autocomplete: "off" });
  #menu = make("div", { role: "menu", hidden: true });
  #file = make("input", { type: "file", accept: ".txt,text/plain", hidden: true });
  element = make("div", { class: "sheet-menu" });
  #words;
  #shelf;
  #popup;

  /**
   * @param {HTMLElement} heading - Of the screen; the button becomes its contents.
   * @param {SheetWords} words
   * @param {SheetShelf} shelf
   * @param {(message: string) => void} say
   */
  constructor(heading, words, shelf, say) {
    this.#words = words;
    this.#shelf = shelf;
    const title = heading.textContent ?? "";
    heading.setAttribute("aria-label", title);
    this.#title.textContent = title;
    heading.replaceChildren(this.#opener);
    this.element.append(heading, this.#name, this.#menu, this.#file);
    this.#menu.setAttribute("aria-label", words.sheets);
    this.#name.setAttribute("aria-label", words.rename);
    this.#popup = new Popup(this.#menu);
    this.#popup.addOpener(this.#opener, () => {
      this.#fill();
      placeMenu(this.#menu, this.#opener, "left");
    });
    this.#listenToName();
    this.#file.addEventListener("change", async () => {
      const file = this.#file.files?.[0];
      if (file && !(await shelf.read(file))) say(words.noDataRead);
      this.#file.value = "";
    });
  }

  /** Shows the title of the sheet. */
  show() {
    this.#title.textContent = this.#shelf.title;
  }

  #fill() {
    const words = this.#words;
    const { sheets, current } = this.#shelf;
    const shown = sheets.map(({ id, title }) => {
      const item = this.#item(title, () => this.#shelf.change(id), "menuitemradio");
      item.setAttribute("aria-checked", String(id === current));
      if (id === current) item.tabIndex = 0;
      return item;
    });
    const addition = this.#item(words.newSheet, () => this.#shelf.add());
    addition.classList.add("first");
    this.#menu.replaceChildren(
      ...shown,
      addition,
      this.#item(words.openSheet, () => this.#file.click()),
      this.#item(`${words.rename}…`, () => this.#rename()),
      this.#deletion(),
      ...(words.gallery.length > 0 ? this.#examples() : []),
    );
  }

  /**
   * @param {string} title
   * @param {() => void} action
   * @param {string} [role]
   */
  #item(title, action, role = "menuitem") {
    const item = this.#plainItem(title, role);
    item.addEventListener("click", () => {
      this.#popup.open(false);
      action();
    });
    return item;
  }

  /**
   * @param {string} title
   * @param {string} [role]
   */
  #plainItem(title, role = "menuitem") {
    return make("button", { type: "button", role, tabindex: -1 }, make("span", {}, title));
  }

  /** Deletes the sheet that is shown, after another touch: the first one asks. */
  #deletion() {
    const { remove, deleteSheet } = this.#words;
    const item = this.#plainItem(`${remove}…`);
    const title = deleteSheet.replace("{name}", this.#shelf.title);
    const confirmation = this.#plainItem(title);
    confirmation.classList.add("danger");
    item.addEventListener("click", () => {
      item.after(confirmation);
      confirmation.focus();
      item.remove();
    });
    confirmation.addEventListener("click", ({ detail }) => {
      // The second click of a double click is for the item before.
      if (detail > 1) return;
      this.#popup.open(false);
      this.#shelf.discard();
    });
    return item;
  }

  /** An item that shows the sheets of the gallery below it, and those, hidden at first. */
  #examples() {
    const { examples, gallery } = this.#words;
    const opener = this.#plainItem(examples);
    opener.classList.add("first", "opener");
    opener.append(icon("down"));
    opener.setAttribute("aria-expanded", "false");
    const items = gallery.map(({ title, fragment }) => {
      const item = this.#item(title, () => this.#shelf.open(fragment));
      item.classList.add("inner");
      return item;
    });
    opener.addEventListener("click", () => {
      const isOpen = items[0].isConnected;
      opener.setAttribute("aria-expanded", String(!isOpen));
      if (isOpen) for (const item of items) item.remove();
      else opener.after(...items);
      // A press of the mouse does not move the focus in the bar.
      opener.focus();
      opener.scrollIntoView({ block: isOpen ? "nearest" : "start" });
    });
    return [opener];
  }

  // The name.

  #rename() {
    this.#name.value = this.#shelf.title;
    this.#setRenaming(true);
    this.#name.focus();
    this.#name.select();
  }

  /** @param {boolean} isRenaming */
  #setRenaming(isRenaming) {
    this.#name.hidden = !isRenaming;
    this.#opener.hidden = isRenaming;
  }

  #listenToName() {
    const name = this.#name;
    const end = (/** @type {boolean} */ isDone) => {
      if (name.hidden) return;
      const hasFocus = name === document.activeElement;
      this.#setRenaming(false);
      if (hasFocus) this.#opener.focus();
      if (isDone && name.value !== this.#shelf.title) this.#shelf.rename(name.value);
    };
    name.addEventListener("blur", () => end(true));
    name.addEventListener("keydown", (event) => {
      if (event.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
      event.preventDefault();
      event.stopPropagation();
      end(event.key === "Enter");
    });
  }
}

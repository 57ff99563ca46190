import { DataMenu } from "../data/data-menu.js";
import { make } from "../../shared/make.js";
import { RowMenu } from "./row-menu.js";
import { SheetRow } from "./sheet-row.js";

/** @typedef {import("../protocol.js").SendSheet} SendSheet */
/** @typedef {import("../protocol.js").SheetState} SheetState */
/** @typedef {import("../protocol.js").SheetWords} SheetWords */

/** The rows of a sheet, in a box that scrolls. Only what has changed is changed on the page. */
export class SheetRows {
  #list = make("div", { class: "sheet-rows", role: "list" });
  #hint = make("p", { class: "hint" });
  /** Does the same as the button of the header, for fingers and mice. */
  #addition = make("button", { type: "button", class: "addition", tabindex: -1, "aria-hidden": "true" });
  element = make("div", { class: "scroller" }, this.#list, this.#addition, this.#hint);
  /** @type {Map<number, SheetRow>} */
  #rows = new Map();
  #words;
  #send;
  #menu;
  #dataMenu;
  /** @type {number | null} */
  #active = null;
  /** The row and the place of the cursor; empty if no row is edited. */
  #place = "";

  /**
   * @param {SheetWords} words
   * @param {SendSheet} send
   * @param {(message: string) => void} say
   */
  constructor(words, send, say) {
    this.#words = words;
    this.#send = send;
    this.#menu = new RowMenu(words, send);
    this.#dataMenu = new DataMenu(say);
    this.#list.setAttribute("aria-label", words.rows);
    this.#hint.textContent = words.hint;
    this.#addition.textContent = `+ ${words.newRow}`;
    this.#addition.addEventListener("mousedown", (event) => event.preventDefault());
    this.#addition.addEventListener("click", () => this.add());
    // A press of the empty space below the rows ends editing.
    this.element.addEventListener("mousedown", ({ target }) => {
      if (target === this.element && this.#active !== null) send("leave");
    });
    new ResizeObserver(() => this.#reveal()).observe(this.element);
  }

  /** The menus of all rows, outside the box that scrolls. */
  get menus() {
    return [this.#menu.element, this.#dataMenu.element];
  }

  /** Adds a row at the end and edits it. */
  add() {
    this.#send("insert", this.#rows.size);
    this.focusActive();
  }

  /** Goes to the first cell of the table that was added last. */
  beginTable() {
    const tables = [...this.#rows.values()].filter(({ isTable }) => isTable);
    tables.at(-1)?.beginTable();
  }

  /** Whether a formula has the focus. */
  get hasFocus() {
    return document.activeElement?.matches(".formula textarea") === true;
  }

  /** Gives the focus to the row that is edited. */
  focusActive() {
    const row = this.#rows.get(this.#active ?? -1);
    if (row?.field.input !== document.activeElement) row?.field.input.focus({ preventScroll: true });
  }

  /** Removes the rows, so that nothing of them stays when another sheet is shown. */
  clear() {
    this.#list.replaceChildren();
    this.#rows.clear();
  }

  /** @param {SheetState} sheet */
  show({ rows, active, cursor }) {
    const tables = new Map(rows.map(({ id, data }) => [id, data !== null]));
    const focused = document.activeElement;
    const focusedRow = [...this.#list.children].findIndex((row) => row.contains(focused));
    // A table is made otherwise than a formula.
    for (const [id, { element, isTable }] of this.#rows) {
      if (tables.get(id) === isTable) continue;
      element.remove();
      this.#rows.delete(id);
    }
    const place = cursor ? `${active}: ${cursor.path} ${cursor.offset}` : "";
    const isMoved = place !== "" && place !== this.#place;
    [this.#active, this.#place] = [active, place];
    rows.forEach((row, index) => {
      const shown = this.#rows.get(row.id) ?? this.#make(row);
      const before = this.#list.children[index];
      if (before !== shown.element) this.#list.insertBefore(shown.element, before ?? null);
      shown.show(row, row.id === active ? cursor : null);
    });
    this.#hint.hidden = rows.some(({ text, data }) => text !== "" || data !== null);
    this.#addition.hidden = !this.#hint.hidden;
    if (isMoved) this.#reveal();
    if (focusedRow >= 0 && document.activeElement !== focused) this.#refocus(focused, focusedRow);
  }

  /**
   * Gives the focus back to an element that was moved, or to the row in the place of one that is gone.
   *
   * @param {Element | null} focused
   * @param {number} index - Of its row.
   */
  #refocus(focused, index) {
    const { children } = this.#list;
    const row = children[Math.min(index, children.length - 1)];
    const target = focused?.isConnected ? focused : row?.querySelector(".opener");
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  /** @param {import("../protocol.js").SheetRow} row */
  #make(row) {
    const made = new SheetRow(row, this.#words, this.#send, this.#dataMenu);
    this.#rows.set(row.id, made);
    this.#menu.addOpener(made.more, () => [made.row, this.#rows.size]);
    return made;
  }

  /** Scrolls to the row that is edited, at least to its formula. */
  #reveal() {
    const row = this.#rows.get(this.#active ?? -1);
    row?.element.scrollIntoView({ block: "nearest" });
    row?.field.element.scrollIntoView({ block: "nearest" });
  }
}

import { icon, make } from "../../shared/make.js";
import { showNames } from "../../reading/names.js";

/** @typedef {import("../protocol.js").SendSheet} SendSheet */
/** @typedef {import("../protocol.js").SheetWords} SheetWords */

/** What stands above the columns of a data table: a name, a formula or a label, which can be changed. */
export class DataHead {
  element = make("div", { class: "data-head" }, make("span", { class: "line-number" }));
  /** @type {{ box: HTMLElement, field: HTMLInputElement, name: HTMLElement, label: HTMLElement }[]} */
  #cells = [];
  #id;
  #words;
  #send;
  #menu;
  /** @type {import("../protocol.js").DataColumn[]} */
  #columns = [];

  /**
   * @param {number} id - Of the row.
   * @param {SheetWords} words
   * @param {SendSheet} send
   * @param {import("./data-menu.js").DataMenu} menu
   */
  constructor(id, words, send, menu) {
    this.#id = id;
    this.#words = words;
    this.#send = send;
    this.#menu = menu;
  }

  /** @param {number} column */
  focus(column) {
    this.#cells[column]?.field.focus();
    this.#cells[column]?.field.select();
  }

  /** @param {import("../protocol.js").DataColumn[]} columns */
  show(columns) {
    this.#columns = columns;
    while (this.#cells.length > columns.length) this.#cells.pop()?.box.remove();
    columns.forEach(({ text, name, label }, column) => {
      const cell = this.#cells[column] ?? this.#make(column);
      const { field } = cell;
      if (document.activeElement !== field || field.value === field.dataset.text) field.value = text;
      field.dataset.text = text;
      showNames(cell.name, name);
      cell.label.textContent = label;
    });
  }

  /** @param {number} column */
  #make(column) {
    const number = String(column + 1);
    const field = make("input", {
      type: "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
    });
    field.dataset.column = String(column);
    field.setAttribute("aria-label", this.#words.columnHead.replace("{number}", number));
    const more = make("button", { type: "button", class: "quiet" }, icon("more"));
    more.setAttribute("aria-label", this.#words.columnMenu.replace("{number}", number));
    more.addEventListener("click", () => this.#open(column, more));
    // What the field holds, typeset, while nobody writes there.
    const [name, label] = [make("strong"), make("span")];
    const face = make("div", { class: "data-face", "aria-hidden": "true" }, name, label);
    const box = make("div", { class: "data-name" }, field, face, more);
    const cell = { box, field, name, label };
    this.element.insertBefore(box, this.element.children[column + 1] ?? null);
    this.#cells.push(cell);
    return cell;
  }

  /**
   * @param {number} column
   * @param {HTMLElement} opener
   */
  #open(column, opener) {
    const [words, id] = [this.#words, this.#id];
    const { text, isError } = this.#columns[column];
    /** @type {[string, () => void][]} */
    const items = [];
    const write = (/** @type {string} */ head) => this.#send("data.head", id, column, head);
    if (isError) items.push([words.noErrorBars, () => write(text.replace("±", "").trim())]);
    else if (column > 1) items.push([words.errorBars, () => write(`±${text}`)]);
    items.push([words.addColumn, () => this.#send("data.column.add", id)]);
    if (this.#columns.length > 1) {
      items.push([words.removeColumn, () => this.#send("data.column.remove", id, column)]);
    }
    this.#menu.open(opener, words.columnMenu.replace("{number}", String(column + 1)), items);
  }
}

import { make } from "../../shared/make.js";
import { spokenNames } from "../../reading/names.js";

/** A line of a data table: its number, and a field for each cell. */
export class DataLine {
  element;
  #number;
  /** @type {HTMLInputElement[]} */
  #fields = [];
  #words;
  #index;

  /**
   * @param {number} index
   * @param {import("../protocol.js").SheetWords} words
   */
  constructor(index, words) {
    this.#index = index;
    this.#words = words;
    const number = String(index + 1);
    this.#number = make("button", { type: "button", class: "line-number", tabindex: -1 }, number);
    this.#number.setAttribute("aria-label", words.lineMenu.replace("{number}", number));
    this.#number.addEventListener("click", (event) => {
      event.stopPropagation();
      this.#number.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    });
    this.element = make("div", { class: "data-line", "data-line": index }, this.#number);
    this.element.style.setProperty("top", `calc(${index} * var(--line-height))`);
  }

  /** @param {number} column */
  focus(column) {
    const field = this.#fields[column];
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "nearest", inline: "nearest" });
    field?.select();
  }

  /**
   * @param {string[]} cells
   * @param {import("../protocol.js").DataColumn[]} columns
   */
  show(cells, columns) {
    while (this.#fields.length > columns.length) this.#fields.pop()?.remove();
    columns.forEach(({ text, isComputed }, column) => {
      let field = this.#fields[column];
      if (!field) {
        field = make("input", {
          type: "text",
          autocomplete: "off",
          spellcheck: "false",
          enterkeyhint: "next",
        });
        field.dataset.column = String(column);
        this.#fields.push(field);
        this.element.append(field);
      }
      const cell = cells[column] ?? "";
      // What is being written stays.
      if (document.activeElement !== field || field.value === field.dataset.text) field.value = cell;
      field.dataset.text = cell;
      field.readOnly = isComputed;
      const head = spokenNames(text);
      const name = this.#words.cell.replace("{column}", head).replace("{line}", String(this.#index + 1));
      if (field.getAttribute("aria-label") !== name) field.setAttribute("aria-label", name);
    });
  }
}

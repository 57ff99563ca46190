import { make, showMath } from "../../shared/make.js";

/** A line of the table: a number that the reader writes, and the values there. */
export class TableLine {
  element = make("tr");
  #field = make("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  /** @type {HTMLTableCellElement[]} */
  #cells = [];
  #text = "";

  /**
   * @param {number} index
   * @param {(index: number, text: string) => void} write
   * @param {(index: number) => void} move - Goes to another line.
   */
  constructor(index, write, move) {
    this.element.append(make("th", { scope: "row" }, this.#field));
    this.#field.setAttribute("enterkeyhint", "next");
    const finish = () => {
      const text = this.#field.value;
      if (text === this.#text) return;
      this.#text = text;
      write(index, text);
    };
    this.#field.addEventListener("change", finish);
    this.#field.addEventListener("keydown", (event) => {
      const steps = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };
      if (!(event.key in steps) || event.isComposing) return;
      event.preventDefault();
      finish();
      move(index + steps[/** @type {keyof typeof steps} */ (event.key)]);
    });
  }

  focus() {
    this.#field.focus();
    this.#field.select();
  }

  /**
   * @param {import("../protocol.js").TableLine | null} line - `null` for the one that adds another.
   * @param {number} count - How many columns there are.
   * @param {string} name - Of its number.
   */
  show(line, count, name) {
    const text = line?.text ?? "";
    // What is being written stays.
    if (document.activeElement !== this.#field || this.#field.value === this.#text) {
      this.#field.value = text;
    }
    this.#text = text;
    this.#field.setAttribute("aria-label", name);
    this.#field.setAttribute("aria-invalid", String(Boolean(line?.problem)));
    while (this.#cells.length > count) this.#cells.pop()?.remove();
    while (this.#cells.length < count) {
      const cell = make("td", {}, make("span"));
      this.#cells.push(cell);
      this.element.append(cell);
    }
    for (const [index, cell] of this.#cells.entries()) {
      const shown = line?.cells[index];
      const span = /** @type {HTMLElement} */ (cell.firstElementChild);
      // The engine writes it.
      showMath(span, shown?.math ?? "");
      if (shown?.name) {
        span.setAttribute("role", "img");
        span.setAttribute("aria-label", shown.name);
      } else {
        span.removeAttribute("role");
        span.removeAttribute("aria-label");
      }
      cell.title = shown && shown.decimals !== shown.text ? shown.decimals : "";
    }
  }
}

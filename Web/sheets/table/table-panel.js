import { copy } from "../../shared/clipboard.js";
import { iconButton } from "../../shared/icon-button.js";
import { make } from "../../shared/make.js";
import { showNames } from "../../reading/names.js";
import { TableLine } from "./table-line.js";

/** @typedef {import("../protocol.js").SendSheet} SendSheet */
/** @typedef {import("../protocol.js").SheetRow} SheetRow */
/** @typedef {import("../protocol.js").SheetTable} SheetTable */
/** @typedef {import("../protocol.js").SheetWords} SheetWords */

/** The button for the table of values, and the table, which stays open beside the graph. */
export class TablePanel {
  #words;
  #send;
  #say;
  #opener = iconButton("table", "tool");
  #variables = make("div", { class: "variables", role: "group" });
  #first = make("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  #step = make("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  #head = make("tr");
  #body = make("tbody");
  #statement = make("p");
  #problem = make("p", { role: "alert" });
  #copy = iconButton("copy", "quiet");
  #form = make("form", { class: "steps" });
  #values = make("table", {}, make("thead", {}, this.#head), this.#body);
  #scroller = make("div", { class: "lines", tabindex: -1 });
  element = make("section", { class: "table-panel", hidden: true });
  /** @type {TableLine[]} */
  #lines = [];
  /** @type {SheetTable | null} */
  #shown = null;
  /** @type {SheetRow[]} */
  #rows = [];
  #frame = 0;

  /**
   * @param {SheetWords} words
   * @param {SendSheet} send
   * @param {(message: string) => void} say
   */
  constructor(words, send, say) {
    this.#words = words;
    this.#send = send;
    this.#say = say;
    this.#opener.setAttribute("aria-label", words.table);
    this.#opener.setAttribute("aria-expanded", "false");
    this.#opener.addEventListener("click", () => this.#open(this.element.hidden));
    this.element.setAttribute("aria-label", words.table);
    this.#variables.setAttribute("aria-label", words.table);
    this.#copy.setAttribute("aria-label", words.copy);
    this.#copy.addEventListener("click", () => this.#copyAll());
    const close = iconButton("close", "quiet", words.close);
    close.addEventListener("click", () => this.#open(false));
    this.#build(close);
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.#open(false);
    });
  }

  /** The button that opens it. */
  get opener() {
    return this.#opener;
  }

  /** @param {HTMLElement} close */
  #build(close) {
    const { from, step, fill, table } = this.#words;
    const button = make("button", { type: "submit", class: "soft" }, fill);
    this.#form.append(
      make("label", {}, make("span", {}, from), this.#first),
      make("label", {}, make("span", {}, step), this.#step),
      button,
    );
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#fill();
    });
    this.#values.setAttribute("aria-label", table);
    this.#scroller.append(this.#values, this.#form);
    this.element.append(
      make(
        "header",
        {},
        make("h2", { tabindex: -1 }, table),
        this.#variables,
        this.#copy,
        close,
      ),
      this.#statement,
      this.#scroller,
      this.#problem,
    );
  }

  /** @param {boolean} isOpen */
  #open(isOpen) {
    this.element.hidden = !isOpen;
    this.#opener.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) {
      this.#update();
      this.element.querySelector("h2")?.focus();
    } else {
      this.#opener.focus();
    }
  }

  /**
   * Shows the values of these rows, with the next frame.
   *
   * @param {SheetRow[]} rows
   */
  show(rows) {
    this.#rows = rows;
    if (this.element.hidden || this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#update();
    });
  }

  #update() {
    if (this.element.hidden) return;
    /** @type {SheetTable} */
    const table = this.#send("table");
    const isOther = table.variable !== this.#shown?.variable;
    this.#shown = table;
    const hasValues = table.variable !== null;
    this.#statement.textContent = table.statement;
    for (const part of [this.#scroller, this.#copy]) part.hidden = !hasValues;
    this.#showVariables(table);
    this.#showHead(table);
    if (isOther) {
      this.#lines = [];
      this.#body.replaceChildren();
    }
    this.#showLines(table);
    this.#problem.textContent = table.lines.find(({ problem }) => problem)?.problem ?? "";
    if (isOther || (!this.#first.value && document.activeElement !== this.#first)) {
      this.#first.value = table.lines[0]?.text ?? "";
      this.#step.value = "";
    }
  }

  /** @param {SheetTable} table */
  #showVariables({ variables, variable }) {
    this.#variables.hidden = variables.length < 2;
    if (this.#variables.childElementCount !== variables.length) {
      this.#variables.replaceChildren(
        ...variables.map(({ label }) => make("button", { type: "button", class: "quiet" }, label)),
      );
    }
    for (const [index, { name, label }] of variables.entries()) {
      const button = /** @type {HTMLButtonElement} */ (this.#variables.children[index]);
      button.textContent = label;
      button.setAttribute("aria-pressed", String(name === variable));
      button.onclick = () => this.#send("variable", name);
    }
  }

  /** @param {SheetTable} table */
  #showHead({ variables, variable, columns }) {
    const label = variables.find(({ name }) => name === variable)?.label ?? "";
    this.#head.replaceChildren(
      make("th", { scope: "col" }, label),
      ...columns.map(({ row, color, heading }) => {
        const number = this.#rows.find(({ id }) => id === row)?.number ?? "";
        const swatch = make("span", { class: "swatch", role: "img", "data-color": color });
        swatch.setAttribute("aria-label", this.#words.row.replace("{number}", String(number)));
        const text = make("span");
        showNames(text, heading);
        return make("th", { scope: "col" }, swatch, text);
      }),
    );
  }

  /** @param {SheetTable} table */
  #showLines({ lines, variables, variable, columns }) {
    const label = variables.find(({ name }) => name === variable)?.label ?? "";
    const name = this.#words.newLine.replace("{name}", label);
    // The last one adds another.
    const count = variable === null ? 0 : lines.length + 1;
    while (this.#lines.length > count) this.#lines.pop()?.element.remove();
    while (this.#lines.length < count) {
      const line = new TableLine(this.#lines.length, this.#write, this.#move);
      this.#lines.push(line);
      this.#body.append(line.element);
    }
    const longest = Math.max(0, ...lines.map(({ text }) => text.length));
    this.#values.style.setProperty("--longest", String(longest));
    for (const [index, line] of this.#lines.entries()) {
      line.show(lines[index] ?? null, columns.length, lines[index] ? label : name);
    }
  }

  /**
   * @param {number} index
   * @param {string} text
   */
  #write = (index, text) => {
    this.#send("entry", index, text);
    this.#update();
  };

  /**
   * Goes to another line.
   *
   * @param {number} index
   */
  #move = (index) => this.#lines[Math.max(0, Math.min(index, this.#lines.length - 1))]?.focus();

  #fill() {
    const { refused } = this.#send("steps", this.#first.value, this.#step.value);
    for (const field of [this.#first, this.#step]) {
      field.setAttribute("aria-invalid", String(refused));
    }
    this.#update();
  }

  async #copyAll() {
    if (!this.#shown) return;
    const { lines, columns, variable, variables } = this.#shown;
    const label = variables.find(({ name }) => name === variable)?.label ?? "";
    const texts = [
      [label, ...columns.map(({ heading }) => heading)],
      ...lines.map(({ text, cells }) => [text, ...cells.map(({ decimals }) => decimals)]),
    ];
    const plain = texts.map((line) => line.join("\t")).join("\n");
    await copy(plain.replaceAll("−", "-"));
    this.#say(this.#words.copied);
  }
}

import { iconButton } from "../../shared/icon-button.js";
import { make } from "../../shared/make.js";
import { DataHead } from "./data-head.js";
import { DataLine } from "./data-line.js";
import { lineRange } from "./line-range.js";

/** @typedef {import("../protocol.js").SendSheet} SendSheet */
/** @typedef {import("../protocol.js").SheetRow} SheetRow */
/** @typedef {import("../protocol.js").SheetWords} SheetWords */
/** @typedef {import("./data-menu.js").DataMenu} DataMenu */

/** How many lines are on the page above and below those in sight. */
const reserve = 8;
/** How many empty lines follow those with cells. */
const spare = 1;

/**
 * A data table: names above columns, and lines of cells of which only those in sight are on the page.
 * It is edited by keys as in a spreadsheet.
 */
export class DataTable {
  #head;
  #lines = make("div", { class: "data-lines" });
  #add;
  #box = make("div", { class: "data-box", tabindex: -1 });
  element = make("div", { class: "data-table", role: "group" });
  /** @type {Map<number, DataLine>} */
  #shown = new Map();
  #send;
  #words;
  #menu;
  #id;
  /** @type {import("../protocol.js").SheetData} */
  #data = { columns: [], lines: 0, isJoined: false };
  /**
   * How long the longest text seen in each column is.
   *
   * @type {number[]}
   */
  #longest = [];
  /**
   * The lines on the page, from and up to.
   *
   * @type {[number, number]}
   */
  #range = [0, 0];

  /**
   * @param {number} id - Of the row.
   * @param {SheetWords} words
   * @param {SendSheet} send
   * @param {DataMenu} menu
   */
  constructor(id, words, send, menu) {
    this.#id = id;
    this.#words = words;
    this.#send = send;
    this.#menu = menu;
    this.#head = new DataHead(id, words, send, menu);
    this.#add = iconButton("zoom-in", "quiet add-column", words.addColumn);
    this.#add.addEventListener("click", () => send("data.column.add", id));
    this.#head.element.append(this.#add);
    this.#box.append(this.#head.element, this.#lines);
    this.element.append(this.#box);
    this.#box.addEventListener("scroll", () => this.#scroll(), { passive: true });
    this.element.addEventListener("keydown", (event) => this.#type(event));
    this.element.addEventListener("paste", (event) => this.#paste(event));
    this.element.addEventListener("focusout", (event) => this.#finish(event.target));
    this.element.addEventListener("contextmenu", (event) => this.#openMenu(event));
    new ResizeObserver(() => this.#scroll()).observe(this.#box);
  }

  /**
   * @param {SheetRow} row - Has data.
   * @param {string} label
   */
  show({ data }, label) {
    if (!data) return;
    const isNarrower = data.columns.length < this.#data.columns.length;
    const isAsLong = data.lines === this.#data.lines && this.#range[1] > 0;
    this.#data = data;
    this.element.setAttribute("aria-label", label);
    this.#head.show(data.columns);
    if (isNarrower) this.#clear();
    if (data.columns.length !== this.#longest.length) this.#longest = data.columns.map(() => 0);
    this.#lines.style.setProperty("height", `calc(${this.#count} * var(--line-height))`);
    // To ask for what is in sight lays the page out, which takes longer than to show other values.
    this.#update(isAsLong ? this.#range : this.#seen(reserve));
  }

  /** How many lines there are to see. */
  get #count() {
    return this.#data.lines + spare;
  }

  #clear() {
    for (const { element } of this.#shown.values()) element.remove();
    this.#shown.clear();
  }

  #scroll() {
    const [from, to] = this.#seen(0);
    if (from < this.#range[0] || to > this.#range[1]) this.#update(this.#seen(reserve));
  }

  /** @param {number} more - Lines above and below those in sight. */
  #seen(more) {
    const { scrollTop, clientHeight } = this.#box;
    return lineRange(scrollTop, clientHeight, this.#lineHeight, this.#count, more);
  }

  get #lineHeight() {
    return parseFloat(getComputedStyle(this.#lines).getPropertyValue("--line-pixels")) || 40;
  }

  /**
   * Fetches some lines and shows them.
   *
   * @param {[number, number]} range - From and up to.
   */
  #update(range) {
    this.#range = range;
    const [from, to] = range;
    /** @type {import("../protocol.js").DataLines} */
    const { lines } = this.#send("data.lines", this.#id, from, to);
    this.#widen(lines);
    for (const [index, line] of this.#shown) {
      const isKept = (index >= from && index < to) || line.element.contains(document.activeElement);
      if (isKept && index < this.#count) continue;
      line.element.remove();
      this.#shown.delete(index);
    }
    for (let index = from; index < to; index++) {
      this.#line(index).show(lines[index - from] ?? [], this.#data.columns);
    }
  }

  /**
   * Gives columns room for their heads and what is in their cells; they do not become narrower while lines go by.
   *
   * @param {string[][]} lines
   */
  #widen(lines) {
    this.#longest = this.#longest.map((length, column) =>
      Math.max(length, ...lines.map((line) => line[column]?.length ?? 0)),
    );
    const widths = this.#data.columns.map(({ name, label }, column) => {
      // Beside a head, whose label is smaller, is the button of its menu.
      const head = Math.max(name.length, (label ?? "").length * 0.7);
      const texts = `${head}ch + 0.75rem + var(--menu), ${this.#longest[column]}ch + 1.25rem`;
      return `clamp(5.5rem, max(${texts}), 11.5rem)`;
    });
    const { style } = this.element;
    style.setProperty("--widths", widths.map((width) => `minmax(${width}, 1fr)`).join(" "));
    style.setProperty("--width", widths.join(" + "));
  }

  /** @param {number} index */
  #line(index) {
    const known = this.#shown.get(index);
    if (known) return known;
    const line = new DataLine(index, this.#words);
    this.#shown.set(index, line);
    // In their order, for screen readers.
    const others = /** @type {HTMLElement[]} */ ([...this.#lines.children]);
    const next = others.find(({ dataset }) => Number(dataset.line) > index);
    this.#lines.insertBefore(line.element, next ?? null);
    return line;
  }

  /** Goes to the first cell. */
  begin() {
    this.#go(0, 0);
  }

  /**
   * Goes to a cell, which may be out of sight.
   *
   * @param {number} line - -1 for the names above the columns.
   * @param {number} column
   */
  #go(line, column) {
    if (line < 0) return this.#head.focus(column);
    const height = this.#lineHeight;
    const { scrollTop, clientHeight } = this.#box;
    const room = clientHeight - this.#head.element.offsetHeight;
    if (line * height < scrollTop) this.#box.scrollTop = line * height;
    if ((line + 1) * height > scrollTop + room) this.#box.scrollTop = (line + 1) * height - room;
    this.#scroll();
    this.#shown.get(line)?.focus(column);
  }

  // Cells.

  /**
   * The cell of a field: its line, or -1 for a name, and its column.
   *
   * @param {EventTarget | null} target
   */
  #place(target) {
    if (!(target instanceof HTMLInputElement) || !target.dataset.column) return null;
    const line = /** @type {HTMLElement | null} */ (target.closest("[data-line]"));
    return { field: target, line: Number(line?.dataset.line ?? -1), column: Number(target.dataset.column) };
  }

  /**
   * Takes what was written into a field.
   *
   * @param {EventTarget | null} target
   */
  #finish(target) {
    const place = this.#place(target);
    if (!place || place.field.readOnly || place.field.value === place.field.dataset.text) return;
    const { field, line, column } = place;
    field.dataset.text = field.value;
    if (line < 0) this.#send("data.head", this.#id, column, field.value);
    else this.#send("data.set", this.#id, line, column, field.value);
  }

  /** @param {KeyboardEvent} event */
  #type(event) {
    const place = this.#place(event.target);
    if (!place || event.isComposing) return;
    const { field, line, column } = place;
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if ((ctrlKey || metaKey) && !altKey) return this.#undo(event, field);
    if (altKey) return;
    if (key === "Escape") {
      field.value = field.dataset.text ?? "";
      field.select();
      return;
    }
    const isAll = field.selectionStart === 0 && field.selectionEnd === field.value.length;
    const isAtStart = field.selectionEnd === 0 || isAll;
    const isAtEnd = field.selectionStart === field.value.length || isAll;
    const last = this.#data.columns.length - 1;
    /** @type {[number, number] | null} */
    let target = null;
    if (key === "Enter") target = [line + (shiftKey ? -1 : 1), column];
    else if (key === "ArrowDown") target = [line + 1, column];
    else if (key === "ArrowUp") target = [line - 1, column];
    else if (key === "ArrowLeft" && isAtStart && column > 0) target = [line, column - 1];
    else if (key === "ArrowRight" && isAtEnd && column < last) target = [line, column + 1];
    else if (key === "Tab") {
      const next = column + (shiftKey ? -1 : 1);
      target = next < 0 ? [line - 1, last] : next > last ? [line + 1, 0] : [line, next];
    }
    if (!target || target[0] < -1) return;
    this.#finish(field);
    // Below the last line, Tab leaves the table.
    if (target[0] >= this.#count) return;
    event.preventDefault();
    this.#go(...target);
  }

  /**
   * Takes changes of the sheet back, unless something is being written.
   *
   * @param {KeyboardEvent} event
   * @param {HTMLInputElement} field
   */
  #undo(event, field) {
    const key = event.key.toLowerCase();
    if ((key !== "z" && key !== "y") || field.value !== field.dataset.text) return;
    event.preventDefault();
    this.#send(key === "y" || event.shiftKey ? "redo" : "undo");
  }

  /** @param {ClipboardEvent} event */
  #paste(event) {
    const place = this.#place(event.target);
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!place || place.line < 0 || !/[\t\n\r;]/.test(text.trimEnd())) return;
    event.preventDefault();
    const { refused } = this.#send("data.paste", this.#id, place.line, place.column, text);
    if (refused) this.#menu.say(this.#words.notAllPasted);
    place.field.value = place.field.dataset.text ?? "";
    place.field.select();
  }

  /** @param {Event} event */
  #openMenu(event) {
    const { target } = event;
    const line = target instanceof Element ? target.closest("[data-line]") : null;
    if (!(line instanceof HTMLElement)) return;
    event.preventDefault();
    this.openLine(Number(line.dataset.line), line);
  }

  /**
   * Opens the menu of a line.
   *
   * @param {number} line
   * @param {HTMLElement} opener
   */
  openLine(line, opener) {
    const [words, id] = [this.#words, this.#id];
    if (line >= this.#data.lines) return;
    this.#menu.open(opener, words.lineMenu.replace("{number}", String(line + 1)), [
      [words.addLine, () => this.#send("data.line.add", id, line)],
      [words.removeLine, () => this.#send("data.line.remove", id, line)],
    ]);
  }
}

import { fire } from "../shared/events.js";
import { make } from "../shared/make.js";
import { RowElement } from "./row-element.js";
import { VirtualRows, missing } from "./virtual-rows.js";

/** @typedef {import("./protocol.js").Listing} Listing */
/** @typedef {import("./protocol.js").ShownRow} ShownRow */

/** How many rows on either side of the visible ones are in the page. */
const reserve = 12;

/**
 * The rows of a history. Only the visible ones are in the page, see `VirtualRows`.
 *
 * The Tab key goes to one row at a time. Arrow keys, Page Up and Down, Home and End go to other
 * rows, and Delete deletes a row. A screen reader reads the number of each row and the number of
 * all rows.
 *
 * Fires `row-choice` and `row-removal` on its element.
 */
export class RowList {
  element = make("div", { class: "rows" });
  /**
   * Supplies the rows from one index up to another, counted over all rows that are shown.
   *
   * @type {(from: number, to: number) => ShownRow[]}
   */
  source = () => [];

  #label = "";
  #removeTitle = "";
  #rows = new VirtualRows();
  /**
   * The element of each section.
   *
   * @type {HTMLElement[]}
   */
  #lists = [];
  /**
   * The rows in the page, by id.
   *
   * @type {Map<number, RowElement>}
   */
  #present = new Map();
  /** @type {RowElement[]} */
  #spare = [];
  /**
   * The range of rows in the page: from, and up to.
   *
   * @type {[number, number]}
   */
  #range = [0, 0];
  /** The row that the Tab key goes to. */
  #current = 0;

  /**
   * @param {string} label - The name of the list.
   * @param {string} removeTitle - The name of the delete button.
   */
  build(label, removeTitle) {
    this.#label = label;
    this.#removeTitle = removeTitle;
    const { element } = this;
    element.addEventListener("scroll", () => this.#fill(), { passive: true });
    element.addEventListener("keydown", (event) => this.#type(event));
    element.addEventListener("focusin", (event) => {
      const item = this.#itemOf(event.target);
      if (item) this.#setCurrent(item.index);
    });
    element.addEventListener("click", (event) => {
      const item = this.#itemOf(event.target);
      if (!item || !(event.target instanceof Element)) return;
      if (item.recall.contains(event.target)) fire(element, "row-choice", item.row);
      else if (item.remove.contains(event.target)) fire(element, "row-removal", item.row);
    });
    new ResizeObserver(() => {
      this.#measure();
      this.#fill();
    }).observe(element);
  }

  /**
   * Shows other rows.
   *
   * @param {Listing["sections"]} sections
   * @param {object} options
   * @param {"top" | "place" | "rows"} options.keeps - The scroll position: the top, the same as
   *   before, or such that the visible rows stay in place when others are added above them.
   * @param {number} options.headingLevel
   */
  show(sections, { keeps, headingLevel }) {
    const focused = this.#itemOf(document.activeElement);
    const isOnRemove = focused?.remove === document.activeElement;
    const id = focused?.row.id;
    const before = this.#rows;
    this.#rows = new VirtualRows(sections.map(({ count }) => count));
    this.#rows.rowHeight = before.rowHeight;
    this.#rows.headingHeight = before.headingHeight;
    const { count } = this.#rows;
    const added = count - before.count;
    this.#current = keeps === "top" ? 0 : Math.max(0, Math.min(this.#current, count - 1));
    this.#takeOut();
    this.#build(sections, headingLevel);
    this.#measure();
    if (keeps === "top") this.element.scrollTop = 0;
    else if (keeps === "rows" && this.element.scrollTop > 0 && added > 0) {
      this.element.scrollTop += added * this.#rows.rowHeight;
    }
    if (keeps === "rows") this.#current = Math.max(0, Math.min(this.#current + added, count - 1));
    this.#fill();
    if (id === undefined) return;
    const same = this.#present.get(id);
    if (same) this.#setCurrent(same.index);
    this.focus(isOnRemove);
  }

  /** @param {number} level */
  setHeadingLevel(level) {
    for (const heading of this.element.querySelectorAll("h3")) heading.ariaLevel = String(level);
  }

  /**
   * Puts the focus on the row that the Tab key goes to.
   *
   * @param {boolean} [onRemove] - Whether to focus the delete button.
   * @returns {boolean} Whether such a row exists.
   */
  focus(onRemove = false) {
    if (this.#rows.count === 0) return false;
    this.#reveal(this.#current);
    const item = [...this.#present.values()].find(({ index }) => index === this.#current);
    item?.focus(onRemove);
    return item !== undefined;
  }

  /**
   * Builds the lists of the sections, without rows at first.
   *
   * @param {Listing["sections"]} sections
   * @param {number} headingLevel
   */
  #build(sections, headingLevel) {
    // A history without rows is a list, too.
    const shown = sections.length > 0 ? sections : [{ title: null, count: 0 }];
    this.#lists = shown.map(({ title, count }) => {
      const list = make("div", { role: "list", class: "list", "aria-label": title ?? this.#label });
      list.style.setProperty("--count", String(count));
      return list;
    });
    this.element.replaceChildren(
      ...shown.map(({ title }, index) => {
        const list = this.#lists[index];
        if (title === null) return list;
        return make("section", {}, make("h3", { "aria-level": headingLevel }, title), list);
      }),
    );
  }

  #measure() {
    const rows = this.#rows;
    rows.height = this.element.clientHeight;
    if (rows.count === 0 || rows.height === 0) return;
    const { section, count } = rows.place(0);
    rows.rowHeight = this.#lists[section].offsetHeight / count;
    rows.headingHeight = this.element.querySelector("h3")?.offsetHeight ?? 0;
  }

  /** Adds the visible rows to the page, unless they are there, and removes others. */
  #fill() {
    const rows = this.#rows;
    if (rows.rowHeight === 0 || rows.count === 0) return;
    const before = this.#range;
    const range = rows.range(this.element.scrollTop, before, reserve);
    if (range === before) return;
    this.#range = range;
    const focused = document.activeElement;
    for (const [id, item] of this.#present) {
      // The row with the focus stays, otherwise the focus would be lost.
      const stays = item.index >= range[0] && item.index < range[1];
      if (stays || item.element.contains(focused)) continue;
      this.#present.delete(id);
      this.#spare.push(item);
    }
    for (const [from, to] of missing(range, before)) {
      this.source(from, to).forEach((row, offset) => this.#put(row, from + offset));
    }
    for (const item of this.#spare) item.element.remove();
  }

  /** Removes all rows from the page. */
  #takeOut() {
    this.#spare.push(...this.#present.values());
    this.#present.clear();
    this.#range = [0, 0];
  }

  /**
   * @param {ShownRow} row
   * @param {number} index
   */
  #put(row, index) {
    if (this.#present.has(row.id)) return;
    const item = this.#spare.pop() ?? new RowElement();
    this.#present.set(row.id, item);
    item.show(row, index, this.#removeTitle);
    item.setCurrent(index === this.#current);
    const { section, offset, count } = this.#rows.place(index);
    item.putInto(this.#lists[section], offset, count);
  }

  /** @param {EventTarget | null} target */
  #itemOf(target) {
    if (!(target instanceof Element)) return undefined;
    const element = target.closest(".row");
    return [...this.#present.values()].find((item) => item.element === element);
  }

  /** @param {number} index */
  #setCurrent(index) {
    if (index === this.#current) return;
    this.#current = index;
    for (const item of this.#present.values()) item.setCurrent(item.index === index);
  }

  /** @param {number} index */
  #reveal(index) {
    const { scrollTop } = this.element;
    const scrolled = this.#rows.scrollTo(index, scrollTop);
    if (scrolled !== scrollTop) this.element.scrollTop = scrolled;
    this.#fill();
  }

  /** @param {KeyboardEvent} event */
  #type(event) {
    const item = this.#itemOf(event.target);
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = this.#rows.target(event.key, item.index);
    if (target !== null) {
      this.#reveal(target);
      this.#setCurrent(target);
      this.focus(event.target === item.remove);
    } else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      this.focus(event.key === "ArrowRight");
    } else if (event.key === "Delete") {
      fire(this.element, "row-removal", item.row);
    } else {
      return;
    }
    event.preventDefault();
  }
}

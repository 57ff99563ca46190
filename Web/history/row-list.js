import { icon, make } from "../shared/make.js";

/** @typedef {import("./protocol.js").Listing} Listing */
/** @typedef {import("./protocol.js").ShownRow} ShownRow */

/**
 * One row as it is in the page.
 *
 * @typedef {object} Item
 * @property {HTMLElement} element
 * @property {HTMLButtonElement} recall
 * @property {HTMLElement} quiet - In place of the button, where there is nothing to bring back.
 * @property {HTMLButtonElement} remove
 * @property {ShownRow} row
 * @property {number} index - Among all rows that are shown.
 */

/** How many rows beyond what is in sight are in the page, on either side. */
const reserve = 12;

/**
 * The rows of a history, of which only those in sight are in the page. All have the same height, so
 * that it is known which these are.
 *
 * One row at a time is in the order of the Tab key; arrow keys, Page Up and Down, Home and End go to
 * others, Delete deletes. A screen reader hears of each which of how many it is.
 *
 * Fires on its element `row-choice` with the row as its detail, and `row-removal` with the row.
 */
export class RowList {
  element = make("div", { class: "rows" });
  /**
   * The rows from one up to another, counted over all that are shown.
   *
   * @type {(from: number, to: number) => ShownRow[]}
   */
  source = () => [];

  #label = "";
  #remove = "";
  /** @type {Listing["sections"]} */
  #sections = [];
  /** @type {HTMLElement[]} */
  #lists = [];
  #count = 0;
  /** @type {Map<number, Item>} */
  #items = new Map();
  /** @type {Item[]} */
  #spare = [];
  /** In the page: from, and up to. */
  #range = [0, 0];
  /** The row that the Tab key goes to. */
  #current = 0;
  #rowHeight = 0;
  #headingHeight = 0;
  #height = 0;

  /**
   * @param {string} label - Names the list.
   * @param {string} remove - Names the button that deletes a row.
   */
  build(label, remove) {
    this.#label = label;
    this.#remove = remove;
    this.element.addEventListener("scroll", () => this.#fill(), { passive: true });
    this.element.addEventListener("keydown", (event) => this.#type(event));
    this.element.addEventListener("focusin", (event) => {
      const item = this.#itemOf(event.target);
      if (item) this.#setCurrent(item.index);
    });
    this.element.addEventListener("click", (event) => {
      const item = this.#itemOf(event.target);
      if (!item || !(event.target instanceof Element)) return;
      if (item.recall.contains(event.target)) this.#fire("row-choice", item);
      else if (item.remove.contains(event.target)) this.#fire("row-removal", item);
    });
    new ResizeObserver(() => this.#measure()).observe(this.element);
  }

  /**
   * Shows other rows.
   *
   * @param {Listing["sections"]} sections
   * @param {object} options
   * @param {"top" | "place" | "rows"} options.keeps - Where it is scrolled to: the top, where it was,
   *   or such that what is in sight stays while rows come above it.
   * @param {number} options.headingLevel
   */
  show(sections, { keeps, headingLevel }) {
    const focused = this.#itemOf(document.activeElement);
    const isRemoval = focused?.remove === document.activeElement;
    const id = focused?.row.id;
    const before = this.#count;
    const hasTitles = sections.some(({ title }) => title !== null);
    this.#count = sections.reduce((count, section) => count + section.count, 0);
    this.#sections = sections;
    this.#current = keeps === "top" ? 0 : Math.max(0, Math.min(this.#current, this.#count - 1));
    this.#release();
    this.#lists = sections.map(({ count, title }) => {
      const list = make("div", { role: "list", class: "list", "aria-label": title ?? this.#label });
      list.style.setProperty("--count", String(count));
      return list;
    });
    // A history without rows is a list, too.
    if (!hasTitles && sections.length === 0) {
      this.#lists = [make("div", { role: "list", class: "list", "aria-label": this.#label })];
    }
    this.element.replaceChildren(
      ...this.#lists.map((list, index) => {
        const title = sections[index]?.title ?? null;
        if (title === null) return list;
        const heading = make("h3", { "aria-level": headingLevel }, title);
        return make("section", {}, heading, list);
      }),
    );
    this.#measureRows();
    if (keeps === "top") this.element.scrollTop = 0;
    else if (keeps === "rows" && this.element.scrollTop > 0 && this.#count > before) {
      this.element.scrollTop += (this.#count - before) * this.#rowHeight;
    }
    if (keeps === "rows") this.#current += this.#count - before;
    this.#fill();
    if (id === undefined) return;
    const same = this.#items.get(id);
    if (same) this.#setCurrent(same.index);
    this.focus(isRemoval);
  }

  /** @param {number} level */
  setHeadingLevel(level) {
    for (const heading of this.element.querySelectorAll("h3")) heading.ariaLevel = String(level);
  }

  /**
   * Puts the focus on the row that the Tab key goes to.
   *
   * @param {boolean} [isRemoval] - On the button that deletes it.
   * @returns {boolean} Whether there is one.
   */
  focus(isRemoval = false) {
    if (this.#count === 0) return false;
    this.#reveal(this.#current);
    const item = [...this.#items.values()].find(({ index }) => index === this.#current);
    if (!item) return false;
    (isRemoval || item.recall.hidden ? item.remove : item.recall).focus({ preventScroll: true });
    return true;
  }

  #measure() {
    this.#height = this.element.clientHeight;
    this.#measureRows();
    this.#fill();
  }

  #measureRows() {
    const [list] = this.#lists;
    const count = this.#sections[0]?.count ?? 0;
    if (!list || count === 0 || this.#height === 0) return;
    this.#rowHeight = list.offsetHeight / count;
    this.#headingHeight = this.element.querySelector("h3")?.offsetHeight ?? 0;
  }

  /**
   * The row at a distance from the top of all rows.
   *
   * @param {number} distance - In CSS pixels.
   */
  #index(distance) {
    let first = 0;
    for (const { count } of this.#sections) {
      const height = this.#headingHeight + count * this.#rowHeight;
      if (distance < height) {
        const index = Math.floor((distance - this.#headingHeight) / this.#rowHeight);
        return first + Math.max(0, Math.min(index, count - 1));
      }
      distance -= height;
      first += count;
    }
    return Math.max(0, first - 1);
  }

  /**
   * The distance of a row from the top of all rows, in CSS pixels.
   *
   * @param {number} index
   */
  #distance(index) {
    let distance = 0;
    for (const { count } of this.#sections) {
      distance += this.#headingHeight;
      if (index < count) return distance + index * this.#rowHeight;
      index -= count;
      distance += count * this.#rowHeight;
    }
    return distance;
  }

  /** Puts the rows in sight into the page, unless they are there, and takes others out. */
  #fill() {
    if (this.#rowHeight === 0 || this.#count === 0) return;
    const top = this.element.scrollTop;
    const first = this.#index(top);
    const last = Math.min(this.#count, this.#index(top + this.#height) + 1);
    const [from, to] = this.#range;
    if (first >= from && last <= to && to > from) return;
    const [start, end] = [Math.max(0, first - reserve), Math.min(this.#count, last + reserve)];
    this.#range = [start, end];
    const focused = document.activeElement;
    for (const [id, item] of this.#items) {
      // The row with the focus stays, or the focus would be lost.
      const stays = item.index >= start && item.index < end;
      if (stays || item.element.contains(focused)) continue;
      this.#items.delete(id);
      this.#spare.push(item);
    }
    // Those that are there already need not be asked for.
    if (end <= from || start >= to) {
      this.#putAll(start, end);
    } else {
      this.#putAll(start, from);
      this.#putAll(to, end);
    }
    for (const item of this.#spare) item.element.remove();
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  #putAll(from, to) {
    if (from >= to) return;
    this.source(from, to).forEach((row, offset) => this.#put(row, from + offset));
  }

  /** Takes all rows out. */
  #release() {
    this.#spare.push(...this.#items.values());
    this.#items.clear();
    this.#range = [0, 0];
  }

  /**
   * @param {ShownRow} row
   * @param {number} index
   */
  #put(row, index) {
    if (this.#items.has(row.id)) return;
    const item = this.#spare.pop() ?? this.#make();
    this.#items.set(row.id, item);
    item.row = row;
    item.index = index;
    let place = index;
    const list = this.#lists.findIndex((_, section) => {
      const { count } = this.#sections[section];
      if (place < count) return true;
      place -= count;
      return false;
    });
    const { element, recall, quiet, remove } = item;
    // No property of its own, which all that is in the row would inherit.
    element.style.top = `calc(var(--row) * ${place})`;
    element.setAttribute("aria-posinset", String(place + 1));
    element.setAttribute("aria-setsize", String(this.#sections[list].count));
    const isLong = row.text.length > 32;
    element.classList.toggle("long", isLong);
    const canRecall = row.formula !== "";
    recall.hidden = !canRecall;
    quiet.hidden = canRecall;
    if (canRecall && isLong) recall.replaceChildren(...this.#parts(row.text));
    else recall.textContent = canRecall ? row.text : "";
    quiet.textContent = canRecall ? "" : row.text;
    if (row.angle) recall.dataset.angle = row.angle;
    else delete recall.dataset.angle;
    if (row.text.length > 64) recall.title = row.text;
    else recall.removeAttribute("title");
    remove.setAttribute("aria-label", `${this.#remove} ${row.text}`);
    recall.tabIndex = remove.tabIndex = index === this.#current ? 0 : -1;
    if (element.parentElement !== this.#lists[list]) this.#lists[list].append(element);
  }

  /**
   * A long row in two, so that there is always room for its result.
   *
   * @param {string} text
   */
  #parts(text) {
    const sign = text.lastIndexOf(" = ");
    if (sign < 0) return [make("span", { class: "what" }, text)];
    return [
      make("span", { class: "what" }, text.slice(0, sign)),
      make("span", { class: "result" }, text.slice(sign)),
    ];
  }

  /** @returns {Item} */
  #make() {
    const recall = make("button", { type: "button", class: "recall" });
    const quiet = make("span", { class: "cleared" });
    const remove = make("button", { type: "button", class: "remove" }, icon("delete"));
    const element = make("div", { role: "listitem", class: "row" }, recall, quiet, remove);
    return { element, recall, quiet, remove, row: /** @type {any} */ (null), index: 0 };
  }

  /** @param {EventTarget | null} target */
  #itemOf(target) {
    if (!(target instanceof Element)) return undefined;
    const element = target.closest(".row");
    return [...this.#items.values()].find((item) => item.element === element);
  }

  /** @param {number} index */
  #setCurrent(index) {
    if (index === this.#current) return;
    this.#current = index;
    for (const { recall, remove, index: place } of this.#items.values()) {
      recall.tabIndex = remove.tabIndex = place === index ? 0 : -1;
    }
  }

  /** @param {number} index */
  #reveal(index) {
    const { element } = this;
    const top = this.#distance(index) - this.#headingHeight;
    const bottom = this.#distance(index) + this.#rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + this.#height) element.scrollTop = bottom - this.#height;
    this.#fill();
  }

  /** @param {KeyboardEvent} event */
  #type(event) {
    const item = this.#itemOf(event.target);
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const isRemoval = event.target === item.remove;
    const page = Math.max(1, Math.floor(this.#height / this.#rowHeight) - 1);
    /** @type {Record<string, number>} */
    const targets = {
      ArrowDown: item.index + 1,
      ArrowUp: item.index - 1,
      PageDown: item.index + page,
      PageUp: item.index - page,
      Home: 0,
      End: this.#count - 1,
    };
    if (event.key in targets) {
      const target = Math.max(0, Math.min(targets[event.key], this.#count - 1));
      this.#reveal(target);
      this.#setCurrent(target);
      this.focus(isRemoval);
    } else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      this.focus(event.key === "ArrowRight");
    } else if (event.key === "Delete") {
      this.#fire("row-removal", item);
    } else {
      return;
    }
    event.preventDefault();
  }

  /**
   * @param {string} type
   * @param {Item} item
   */
  #fire(type, { row }) {
    this.element.dispatchEvent(new CustomEvent(type, { detail: row, bubbles: true }));
  }
}

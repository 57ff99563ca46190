import { icon, make } from "../shared/make.js";

/** @typedef {import("./protocol.js").ShownRow} ShownRow */

/** How many characters a row has at most that stands in one piece, and without a tooltip. */
const [longestWhole, longestUntitled] = [32, 64];

/**
 * The element of one row of a history: a button that brings the computation back and one that deletes
 * the row. It serves other rows when this one goes out of sight.
 */
export class RowElement {
  recall = make("button", { type: "button", class: "recall" });
  remove = make("button", { type: "button", class: "remove" }, icon("delete"));
  /** In place of the button, where there is nothing to bring back. */
  #text = make("span", { class: "cleared" });
  element = make(
    "div", { role: "listitem", class: "row" }, this.recall, this.#text, this.remove,
  );
  /** @type {ShownRow} */
  row = /** @type {any} */ (null);
  /** Among all rows that are shown. */
  index = 0;

  /**
   * @param {ShownRow} row
   * @param {number} index
   * @param {string} removeTitle - What the button that deletes the row is called, before its text.
   */
  show(row, index, removeTitle) {
    this.row = row;
    this.index = index;
    const { recall, remove } = this;
    const isLong = row.text.length > longestWhole;
    this.element.classList.toggle("long", isLong);
    const canRecall = row.formula !== "";
    recall.hidden = !canRecall;
    this.#text.hidden = canRecall;
    if (canRecall && isLong) recall.replaceChildren(...parts(row));
    else recall.textContent = canRecall ? row.text : "";
    this.#text.textContent = canRecall ? "" : row.text;
    if (row.angle) recall.dataset.angle = row.angle;
    else delete recall.dataset.angle;
    if (row.text.length > longestUntitled) recall.title = row.text;
    else recall.removeAttribute("title");
    remove.setAttribute("aria-label", `${removeTitle} ${row.text}`);
  }

  /**
   * Puts the row in its place in the list of its section.
   *
   * @param {HTMLElement} list
   * @param {number} offset - How many rows are before it.
   * @param {number} count - How many rows there are.
   */
  putInto(list, offset, count) {
    // No property of its own, which all that is in the row would inherit.
    this.element.style.top = `calc(var(--row) * ${offset})`;
    this.element.setAttribute("aria-posinset", String(offset + 1));
    this.element.setAttribute("aria-setsize", String(count));
    if (this.element.parentElement !== list) list.append(this.element);
  }

  /** @param {boolean} isCurrent - Whether the Tab key goes to its buttons. */
  setCurrent(isCurrent) {
    this.recall.tabIndex = this.remove.tabIndex = isCurrent ? 0 : -1;
  }

  /**
   * Puts the focus on one of its buttons.
   *
   * @param {boolean} onRemove - On the one that deletes it, which may be the only one.
   */
  focus(onRemove) {
    (onRemove || this.recall.hidden ? this.remove : this.recall).focus({ preventScroll: true });
  }
}

/**
 * A long row in two, so that there is always room for its result.
 *
 * @param {ShownRow} row
 */
function parts({ text, expression, result }) {
  const what = make("span", { class: "what" }, expression);
  if (!result) return [what];
  return [what, make("span", { class: "result" }, text.slice(expression.length))];
}

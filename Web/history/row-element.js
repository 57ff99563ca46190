import { icon, make, showMath } from "../shared/make.js";

/** @typedef {import("./protocol.js").ShownRow} ShownRow */

/** The most characters of a row that is shown in one piece, and without its tooltip. */
const [longestWhole, longestUntitled] = [32, 64];
/** The most characters of a result that phones show as large as its expression. */
const longestLarge = 10;

/**
 * The element of one row of a history: a button that recalls the computation and one that deletes
 * the row. When the row goes out of sight, the element is used for another row.
 */
export class RowElement {
  recall = make("button", { type: "button", class: "recall" });
  remove = make("button", { type: "button", class: "remove" }, icon("delete"));
  #formula = new TypesetText();
  /** In place of the button, if there is nothing to recall. */
  #text = make("span", { class: "cleared" });
  element = make(
    "div", { role: "listitem", class: "row" }, this.recall, this.#text, this.remove,
  );
  /** @type {ShownRow} */
  row = /** @type {any} */ (null);
  /** The index among all rows that are shown. */
  index = 0;

  /**
   * @param {ShownRow} row
   * @param {number} index
   * @param {string} removeTitle - The name of the delete button, before the row's text.
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
    if (!canRecall) recall.replaceChildren();
    else if (isLong) recall.replaceChildren(...parts(row));
    else recall.replaceChildren(...this.#line(row));
    this.#text.textContent = canRecall ? "" : row.text;
    if (row.angle) recall.dataset.angle = row.angle;
    else delete recall.dataset.angle;
    if (row.exact) recall.title = `${row.text} = ${row.exact}`;
    else if (row.text.length > longestUntitled) recall.title = row.text;
    else recall.removeAttribute("title");
    remove.setAttribute("aria-label", `${removeTitle} ${row.text}`);
  }

  /**
   * A row in one piece: the typeset expression, and the result at the other end.
   *
   * @param {ShownRow} row
   * @returns {(Node | string)[]}
   */
  #line({ text, expression, mathML, result }) {
    this.#formula.show(expression, mathML);
    const what = make("span", { class: "what" }, this.#formula.element);
    if (!result) return [what];
    const equals = text.slice(expression.length, text.length - result.length);
    what.append(equals.trimEnd());
    const outcome = make("span", { class: "outcome" }, result);
    outcome.classList.toggle("many", result.length > longestLarge);
    return [what, " ", outcome];
  }

  /**
   * Puts the row in its place in the list of its section.
   *
   * @param {HTMLElement} list
   * @param {number} offset - The number of rows before it.
   * @param {number} count - The number of rows.
   */
  putInto(list, offset, count) {
    // Not a custom property, because everything in the row would inherit it.
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
   * @param {boolean} onRemove - On the delete button, which may be the only one.
   */
  focus(onRemove) {
    (onRemove || this.recall.hidden ? this.remove : this.recall).focus({ preventScroll: true });
  }
}

/** A text that is typeset. Its content, which is copied and spoken, is the text. */
class TypesetText {
  element = make("span", { class: "formula" });
  #math = make("span", { "aria-hidden": "true" });
  #text = make("span", { part: "text" }, make("slot"));

  constructor() {
    this.element.attachShadow({ mode: "closed" }).append(this.#math, this.#text);
  }

  /**
   * @param {string} text
   * @param {string} mathML - Empty to show the text.
   */
  show(text, mathML) {
    this.element.textContent = text;
    this.element.classList.toggle("typeset", mathML !== "");
    showMath(this.#math, mathML);
    this.#math.firstElementChild?.setAttribute("part", "math");
  }
}

/**
 * Shows a long row in two pieces, so that there is always room for its result.
 *
 * @param {ShownRow} row
 */
function parts({ text, expression, result }) {
  const what = make("span", { class: "what" }, expression);
  if (!result) return [what];
  return [what, make("span", { class: "outcome" }, text.slice(expression.length))];
}

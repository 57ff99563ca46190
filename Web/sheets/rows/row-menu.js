import { make } from "../../shared/make.js";
import { placeMenu } from "../../shared/place-menu.js";
import { Popup } from "../../shared/popup.js";

/** @typedef {import("../protocol.js").SendSheet} SendSheet */
/** @typedef {import("../protocol.js").SheetAction} SheetAction */
/** @typedef {import("../protocol.js").SheetRow} SheetRow */
/** @typedef {import("../protocol.js").SheetWords} SheetWords */

/** The menu of a row: its colour, and what else can be done with it. All rows share it. */
export class RowMenu {
  #menu = make("div", { role: "menu", hidden: true });
  element = make("div", { class: "row-menu" }, this.#menu);
  #popup = new Popup(this.#menu);
  #words;
  #send;

  /**
   * @param {SheetWords} words
   * @param {SendSheet} send
   */
  constructor(words, send) {
    this.#words = words;
    this.#send = send;
  }

  /**
   * @param {HTMLElement} opener
   * @param {() => [SheetRow, number]} subject - The row, and the number of rows.
   */
  addOpener(opener, subject) {
    // A press of the opener closes the menu, and must not open it again.
    opener.addEventListener("pointerdown", (event) => event.stopPropagation());
    opener.addEventListener("mousedown", (event) => event.preventDefault());
    this.#popup.addOpener(opener, () => {
      this.#fill(...subject());
      placeMenu(this.#menu, opener, "right");
    });
  }

  /**
   * @param {SheetRow} row
   * @param {number} count - Of rows.
   */
  #fill({ id, number, color, hidden, text, canSolve, data, isHistogram }, count) {
    const words = this.#words;
    const colors = color === null ? [] : words.colors.map((name, index) => {
      const item = this.#item("menuitemradio", "", "color", id, index);
      item.append(make("span", { class: "swatch", "data-color": index }));
      item.setAttribute("aria-label", `${words.color} ${name}`);
      item.setAttribute("aria-checked", String(index === color));
      return item;
    });
    const visibility = this.#item("menuitem", hidden ? words.show : words.hide, "hide", id, !hidden);
    const up = this.#item("menuitem", words.moveUp, "move", id, number - 2);
    const down = this.#item("menuitem", words.moveDown, "move", id, number);
    this.#menu.setAttribute("aria-label", words.more.replace("{number}", String(number)));
    this.#menu.title = text;
    this.#menu.replaceChildren(
      ...colors,
      ...(data ? this.#itemsOfTable(id, data) : []),
      ...(isHistogram ? [this.#item("menuitem", words.normalCurve, "chart.normal", id)] : []),
      ...(canSolve ? [this.#item("menuitem", words.solve, "solve", id)] : []),
      ...(color === null ? [] : [visibility]),
      this.#item("menuitem", words.duplicate, "duplicate", id),
      ...(number > 1 ? [up] : []),
      ...(number < count ? [down] : []),
      this.#item("menuitem", words.remove, "remove", id),
    );
  }

  /**
   * @param {number} id
   * @param {import("../protocol.js").SheetData} data
   */
  #itemsOfTable(id, { columns, isJoined }) {
    const words = this.#words;
    if (columns.length < 2) return [];
    return [
      ...words.models.map(({ name, label }) => this.#item("menuitem", label, "fit.add", id, name)),
      this.#item("menuitem", isJoined ? words.pointsAlone : words.joinPoints, "data.join", id, !isJoined),
    ];
  }

  /**
   * @param {string} role
   * @param {string} title
   * @param {SheetAction} message
   * @param {...(string | number | boolean)} fields
   */
  #item(role, title, message, ...fields) {
    const item = make("button", { type: "button", role, tabindex: -1 }, title);
    item.addEventListener("click", () => {
      this.#popup.open(false);
      this.#send(message, ...fields);
    });
    return item;
  }
}

import { DataTable } from "../data/data-table.js";
import { FitAnswer } from "../data/fit-answer.js";
import { FormulaField } from "../../reading/reading.js";
import { icon, make, showMath } from "../../shared/make.js";
import { showNames, spokenNames } from "../../reading/names.js";
import { RowSlider } from "./row-slider.js";

/** @typedef {import("../protocol.js").SendSheet} SendSheet */
/** @typedef {import("../../shared/protocol.js").FormulaCursor} FormulaCursor */
/** @typedef {import("../protocol.js").SheetWords} SheetWords */
/** @typedef {import("../protocol.js").SheetRow} Row */

/** A row of a sheet: its number, its colour, its formula and what it says. */
export class SheetRow {
  #number = make("span", { class: "number", "aria-hidden": "true" });
  #swatch = make("span", { class: "swatch" });
  #spot = make("button", { type: "button", class: "spot" }, this.#swatch);
  #exact = make("span", { class: "exact math" });
  #decimal = make("span", { class: "decimal" });
  #value = make("div", { class: "value" }, this.#exact, this.#decimal);
  #message = make("p", { class: "message" });
  #missing = make("div", { class: "missing" });
  #kind = make("span", { class: "kind", "aria-hidden": "true" });
  /** Opens the menu of the row. */
  more = make("button", { type: "button", class: "opener" }, icon("more"));
  /** @type {RowSlider | null} */
  #slider = null;
  /** @type {DataTable | null} */
  #table = null;
  /** @type {FitAnswer | null} */
  #fit = null;
  #words;
  #send;
  #dataMenu;
  /** What is shown, as text. */
  #shown = "";
  /** @type {Row} */
  row;

  /**
   * @param {Row} row
   * @param {SheetWords} words
   * @param {SendSheet} send
   * @param {import("../data/data-menu.js").DataMenu} dataMenu
   */
  constructor(row, words, send, dataMenu) {
    this.#dataMenu = dataMenu;
    this.row = row;
    this.#words = words;
    this.#send = send;
    this.field = new FormulaField([row.id], send);
    this.content = make(
      "div",
      { class: "content" },
      this.field.element,
      this.#value,
      this.#message,
      this.#missing,
      this.#kind,
    );
    this.element = make(
      "div",
      { class: "sheet-row", role: "listitem" },
      this.#number,
      this.#spot,
      this.content,
      this.more,
    );
    // The formula that is edited keeps the focus.
    this.#missing.addEventListener("mousedown", (event) => event.preventDefault());
    this.#spot.addEventListener("click", () => send("hide", row.id, !this.row.hidden));
  }

  get isTable() {
    return this.#table !== null;
  }

  /** Goes to the first cell, if there is a table. */
  beginTable() {
    this.#table?.begin();
  }

  /**
   * @param {Row} change - Without its formula if that is as before.
   * @param {FormulaCursor | null} cursor - `null` if another row is edited.
   */
  show(change, cursor) {
    const math = change.math ?? this.row.math;
    const row = { ...change, math };
    const shown = JSON.stringify([{ ...change, math: undefined }, math, cursor]);
    // Cells may have changed, too.
    if (change.data) this.#showTable(change);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const words = this.#words;
    const { number, text, color, hidden, value, message, missing, readings, kindText } = row;
    const label = words.row.replace("{number}", String(number));
    this.row = row;
    this.element.classList.toggle("active", cursor !== null);
    this.element.classList.toggle("off", hidden);
    this.#number.textContent = String(number);
    this.#spot.hidden = color === null;
    this.#spot.setAttribute("aria-pressed", String(!hidden));
    this.#spot.setAttribute("aria-label", `${words.show} ${spokenNames(text)}`);
    this.#swatch.dataset.color = String(color ?? 0);
    this.more.setAttribute("aria-label", words.more.replace("{number}", String(number)));
    this.#kind.textContent = kindText;
    this.#kind.hidden = cursor === null || color === null;
    this.#showValue(value);
    showNames(this.#message, message);
    this.#message.hidden = message === "";
    this.#showMissing(missing, readings);
    this.#showSlider(row);
    this.#showFit(row);
    const said = [kindText, value?.exact?.text, value?.text, message].filter(Boolean).join(", ");
    this.field.show({ text, math, description: spokenNames(said) }, label, cursor);
  }

  /** @param {Row["value"]} value */
  #showValue(value) {
    this.#value.hidden = value === null;
    this.#exact.hidden = !value?.exact;
    this.#decimal.textContent = value?.text ?? "";
    if (value?.exact) showMath(this.#exact, value.exact.math);
  }

  /**
   * What mends the row at one touch: a slider for a name that it lacks, or another text.
   *
   * @param {string[]} names
   * @param {string[]} readings
   */
  #showMissing(names, readings) {
    this.#missing.hidden = names.length + readings.length === 0;
    const shown = [...names, "", ...readings].join("\n");
    if (this.#missing.dataset.shown === shown) return;
    this.#missing.dataset.shown = shown;
    const button = (/** @type {string} */ title, /** @type {() => void} */ act) => {
      const element = make("button", { type: "button", class: "soft" });
      showNames(element, title);
      element.addEventListener("click", act);
      return element;
    };
    this.#missing.replaceChildren(
      ...names.map((name) =>
        button(this.#words.addSlider.replace("{name}", name), () => this.#define(name)),
      ),
      ...readings.map((text) => button(text, () => this.#send("set", this.row.id, text))),
    );
  }

  /**
   * Adds a slider below the row, and scrolls to both.
   *
   * @param {string} name
   */
  #define(name) {
    this.#send("define", this.row.id, name);
    for (const row of [this.element.nextElementSibling, this.element]) row?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Row} row */
  #showTable(row) {
    if (!this.#table) {
      this.#table = new DataTable(row.id, this.#words, this.#send, this.#dataMenu);
      this.field.element.replaceWith(this.#table.element);
      this.element.classList.add("with-data");
      this.#number.after(make("span", { class: "caption", "aria-hidden": "true" }, row.kindText));
    }
    const number = this.#words.row.replace("{number}", String(row.number));
    this.#table.show(row, `${number}: ${row.kindText}`);
  }

  /** @param {Row} row */
  #showFit({ id, fit }) {
    if (!fit) {
      this.#fit?.element.remove();
      this.#fit = null;
      return;
    }
    if (!this.#fit) {
      this.#fit = new FitAnswer(id, this.#words, this.#send);
      this.#message.after(this.#fit.element);
    }
    this.#fit.show(fit);
  }

  /** @param {Row} row */
  #showSlider({ id, slider }) {
    if (!slider) {
      this.#slider?.element.remove();
      this.#slider = null;
      return;
    }
    if (!this.#slider) {
      this.#slider = new RowSlider(id, this.#words, this.#send);
      this.content.append(this.#slider.element);
    }
    this.#slider.show(slider);
  }
}

import { iconButton } from "../../shared/icon-button.js";
import { make, showMath } from "../../shared/make.js";
import { placeMenu } from "../../shared/place-menu.js";
import { Popup } from "../../shared/popup.js";
import { coordinates } from "./place-text.js";
import { toolsReach } from "./tools-reach.js";

/** @typedef {import("../protocol.js").SendSheet} SendSheet */
/** @typedef {import("../protocol.js").SheetPlaces} SheetPlaces */
/** @typedef {import("../protocol.js").SheetRow} SheetRow */
/** @typedef {import("../protocol.js").SheetWords} SheetWords */

/** The button for the list of places in sight, and its panel. */
export class PlacesPanel {
  #list = make("ul");
  #descriptions = make("div", { class: "descriptions" });
  #statement = make("p", { role: "status" });
  #panel = make("div", { role: "dialog", hidden: true });
  #opener = iconButton("places", "tool");
  element = make("div", { class: "places-panel" }, this.#opener, this.#panel);
  #popup = new Popup(this.#panel);
  #words;
  #send;
  #shown = "";
  /** @type {SheetRow[]} */
  #rows = [];

  /**
   * @param {SheetWords} words
   * @param {SendSheet} send
   */
  constructor(words, send) {
    this.#words = words;
    this.#send = send;
    for (const part of [this.#opener, this.#panel]) part.setAttribute("aria-label", words.places);
    const heading = make("h2", { tabindex: -1 }, words.places);
    const closer = iconButton("close", "quiet", words.close);
    closer.addEventListener("click", () => this.#popup.open(false));
    const header = make("header", {}, heading, closer);
    this.#panel.append(header, this.#statement, this.#list, this.#descriptions);
    this.#popup.addOpener(this.#opener, () => {
      this.#fill();
      placeMenu(this.#panel, this.#opener, "right", toolsReach(this.element).top);
    });
    const close = (/** @type {EventTarget | null} */ target) => {
      if (target instanceof Node && !this.element.contains(target)) this.#popup.open(false, false);
    };
    document.addEventListener("pointerdown", (event) => close(event.target));
    this.element.addEventListener("focusout", (event) => close(event.relatedTarget));
  }

  /** @param {SheetRow[]} rows */
  show(rows) {
    this.#rows = rows;
    if (!this.#panel.hidden) this.#fill();
  }

  #fill() {
    /** @type {SheetPlaces} */
    const { places, descriptions, statement } = this.#send("places");
    const colors = this.#rows.map(({ id, number, color }) => [id, number, color]);
    const shown = JSON.stringify([places, descriptions, statement, colors]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#statement.textContent = statement;
    this.#showDescriptions(descriptions);
    this.#list.replaceChildren(
      ...places.map((place, index) => {
        const rows = this.#rows.filter(({ id }) => place.rows.includes(id));
        const swatches = rows.map((row) => this.#swatch(row));
        const button = make(
          "button",
          { type: "button", class: "quiet" },
          make("span", { class: "of" }, ...swatches),
          make("span", { class: "kind" }, place.kind),
          coordinates(place),
        );
        button.addEventListener("click", () => {
          this.#popup.open(false);
          this.#send("choose", index);
        });
        return make("li", {}, button);
      }),
    );
  }

  /** @param {SheetPlaces["descriptions"]} descriptions */
  #showDescriptions(descriptions) {
    this.#descriptions.hidden = descriptions.length === 0;
    this.#descriptions.replaceChildren(
      make("h2", {}, this.#words.describe),
      ...descriptions.map(({ row, kind, math, lines }) => {
        const shown = this.#rows.find(({ id }) => id === row);
        const formula = make("span", { class: "math" });
        showMath(formula, math);
        return make(
          "section",
          {},
          make("h3", {}, this.#swatch(shown), `${kind} `, formula),
          ...lines.map((line) => make("p", {}, line)),
        );
      }),
    );
  }

  /** @param {SheetRow | undefined} row */
  #swatch(row) {
    const swatch = make("span", { class: "swatch", role: "img", "data-color": row?.color ?? 0 });
    swatch.setAttribute("aria-label", this.#words.row.replace("{number}", String(row?.number ?? "")));
    return swatch;
  }
}

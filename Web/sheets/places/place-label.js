import { copy } from "../../shared/clipboard.js";
import { iconButton } from "../../shared/icon-button.js";
import { make } from "../../shared/make.js";
import { coordinates } from "./place-text.js";
import { toolsReach } from "./tools-reach.js";

/** @typedef {import("../protocol.js").SendSheet} SendSheet */
/** @typedef {import("../protocol.js").SheetPlace} SheetPlace */
/** @typedef {import("../protocol.js").SheetWords} SheetWords */

/** How far it is from its place, and at least from the edges and the buttons of the graph, in CSS pixels. */
const [gap, margin] = [16, 8];

/** The label of the place that the reader has chosen, beside it on the graph. */
export class PlaceLabel {
  #text = make("div", { role: "status" });
  #copy = make("button", { type: "button", class: "soft" });
  #keep = make("button", { type: "button", class: "soft" });
  #close = iconButton("close", "quiet");
  #more = make("button", { type: "button", class: "soft" });
  #constructions = make("div", { class: "acts", hidden: true });
  element = make(
    "div",
    { class: "place-label", role: "group", hidden: true },
    make("div", { class: "said" }, this.#text, this.#close),
    make("div", { class: "acts" }, this.#copy, this.#keep, this.#more),
    this.#constructions,
  );
  /** @type {SheetPlace | null} */
  #place = null;
  #shown = "null";

  /**
   * @param {HTMLElement} view - The graph.
   * @param {SheetWords} words
   * @param {SendSheet} send
   * @param {(message: string) => void} say
   */
  constructor(view, words, send, say) {
    this.element.setAttribute("aria-label", words.places);
    this.#close.setAttribute("aria-label", words.close);
    this.#copy.textContent = words.copy;
    this.#keep.textContent = words.keepPlace;
    this.#copy.addEventListener("click", async () => {
      await copy(this.#place?.text ?? "");
      say(words.copied);
    });
    this.#keep.addEventListener("click", () => send("keep"));
    this.#close.addEventListener("click", () => send("choose", -1));
    this.#more.textContent = words.drawHere;
    this.#more.addEventListener("click", () => this.#open(this.#constructions.hidden));
    for (const { name, label } of words.constructions) {
      const button = make("button", { type: "button", class: "soft", "data-name": name }, label);
      button.addEventListener("click", () => send("construct", name));
      this.#constructions.append(button);
    }
    // A touch of the label is none of the graph.
    this.element.addEventListener("click", (event) => event.stopPropagation());
    // Until the next state says where the place is.
    view.addEventListener("viewport-change", () => this.element.classList.add("stale"));
  }

  /** @param {SheetPlace | null} place */
  show(place) {
    const { element } = this;
    element.classList.remove("stale");
    this.#place = place;
    const { left = null, top = null } = place ?? {};
    const hasFocus = element.contains(document.activeElement);
    element.hidden = left === null;
    if (element.hidden && hasFocus) element.parentElement?.focus({ preventScroll: true });
    if (!place || left === null) {
      this.#shown = "null";
      return;
    }
    const shown = JSON.stringify({ ...place, left: 0, top: 0 });
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.#open(false);
      this.#text.replaceChildren(
        make("span", { class: "kind" }, place.kind),
        coordinates(place),
        make("span", { class: "decimals", hidden: place.decimals === null }, place.decimals ?? ""),
      );
    }
    this.#keep.hidden = place.math.length < 2;
    this.#more.hidden = place.constructions.length === 0;
    for (const button of this.#constructions.children) {
      const { name = "" } = /** @type {HTMLElement} */ (button).dataset;
      button.toggleAttribute("hidden", !place.constructions.includes(name));
    }
    this.#put(left, top);
  }

  /**
   * Shows what can be drawn at the place.
   *
   * @param {boolean} isOpen
   */
  #open(isOpen) {
    this.#constructions.hidden = !isOpen;
    this.#more.setAttribute("aria-expanded", String(isOpen));
    const { left = null, top = null } = this.#place ?? {};
    if (left !== null) this.#put(left, top);
    // Where the graph is low, they are below the edge.
    if (isOpen) this.#constructions.scrollIntoView({ block: "nearest" });
  }

  /**
   * Puts it below its place, or above it if there is no room; always within the graph, and between its buttons
   * where it fits there.
   *
   * @param {number} left
   * @param {number | null} top
   */
  #put(left, top) {
    const { element } = this;
    const { clientWidth: width, clientHeight: height } = element.parentElement ?? element;
    const { offsetWidth, offsetHeight } = element;
    const middle = top ?? (height - offsetHeight) / 2 - gap;
    const below = middle + gap;
    const above = middle - gap - offsetHeight;
    const x = Math.max(margin, Math.min(width - offsetWidth - margin, left - offsetWidth / 2));
    const tools = toolsReach(element);
    const highest = (x + offsetWidth < tools.left ? 0 : tools.top) + margin;
    const room = height - offsetHeight;
    const lowest = room - tools.bottom - margin;
    const [least, most] = highest <= lowest ? [highest, lowest] : [margin, room - margin];
    const y = below <= lowest || above < least ? below : above;
    element.style.setProperty("translate", `${x}px ${Math.max(least, Math.min(y, most))}px`);
  }
}

import { make } from "../../shared/make.js";

/** @typedef {import("../../graph/graph-view.js").GraphViewElement} GraphViewElement */
/** @typedef {import("../protocol.js").SheetExample} SheetExample */
/** @typedef {import("../protocol.js").SheetWords} SheetWords */

/**
 * Shows the sheets of the gallery as links, each with its graph. A link opens a copy.
 *
 * @param {HTMLElement} place - Becomes the section.
 * @param {SheetWords} words
 */
export function showGallery(place, words) {
  place.replaceChildren(
    make("h2", { class: "section-title" }, words.sheets),
    make("ul", { class: "gallery" }, ...words.gallery.map(card)),
  );
}

/** @param {SheetExample} example */
function card({ title, fragment }) {
  const view = /** @type {GraphViewElement} */ (document.createElement("graph-view"));
  view.setAttribute("aria-hidden", "true");
  view.inert = true;
  view.ready.then(() => view.sheet("open", fragment));
  const name = make("span", { class: "subject" }, title);
  const caption = make("span", { class: "caption" }, name);
  return make("li", {}, make("a", { class: "example", href: `#${fragment}` }, view, caption));
}

import { make } from "../shared/make.js";

/** @typedef {import("../graph/graph-view.js").GraphViewElement} GraphViewElement */

/**
 * Lets a browser print a sheet: its title, its graph and its rows, on one page if there are not many.
 *
 * @param {HTMLElement} screen - The sheet; nothing is changed unless it is in sight.
 * @param {GraphViewElement} view
 * @param {() => string} title
 */
export function printSheet(screen, view, title) {
  /** @type {HTMLElement | null} */
  let page = null;
  addEventListener("beforeprint", () => {
    if (page || screen.hidden) return;
    page = make(
      "section",
      { class: "printed-sheet" },
      make("h1", {}, title()),
      picture(view.svg()),
      make("ol", {}, ...rows(screen)),
    );
    document.body.append(page);
  });
  addEventListener("afterprint", () => {
    page?.remove();
    page = null;
  });
}

/**
 * The graph in colours for paper; its classes mean nothing outside. What its legend says stands below it.
 *
 * @param {string} text
 */
function picture(text) {
  const box = make("div", { class: "picture" });
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const [width, height] = ["width", "height"].map((side) => svg.getAttribute(side));
  legend(svg).forEach((part) => part.remove());
  // The inner picture ends at its own edges, the outer one at those of the paper.
  const paper = document.createElementNS(svg.namespaceURI, "svg");
  paper.setAttribute("viewBox", `0 0 ${width} ${height}`);
  paper.setAttribute("width", "100%");
  paper.setAttribute("height", "100%");
  svg.setAttribute("overflow", "hidden");
  paper.append(svg);
  box.attachShadow({ mode: "open" }).append(paper);
  return box;
}

/**
 * The parts of the list of curves, which is drawn last, on a line as wide as the list.
 *
 * @param {Element} svg
 */
function legend(svg) {
  const parts = [...svg.children];
  const [cover] = parts.filter((part) => {
    return part.matches(".background") && Number(part.getAttribute("stroke-width")) > 20;
  });
  // Its frame is before it.
  return cover ? parts.slice(parts.indexOf(cover) - 1) : [];
}

/**
 * The rows that say something, with their colours and values.
 *
 * @param {HTMLElement} screen
 */
function rows(screen) {
  return [...screen.querySelectorAll("[role=listitem]")].flatMap((row, index) => {
    const math = row.querySelector(".formula .math");
    if (!math?.textContent?.trim()) return [];
    const item = make("li", { value: index + 1 });
    const swatch = row.querySelector(".spot:not([hidden]) .swatch");
    if (swatch) item.append(swatch.cloneNode(true));
    item.append(math.cloneNode(true));
    const value = row.querySelector(".value:not([hidden])");
    if (value) item.append(value.cloneNode(true));
    return [item];
  });
}

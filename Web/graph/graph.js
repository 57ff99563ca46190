import { addStyle } from "../shared/sheet.js";
import { addGraphPane, openGraphPane } from "./add-graph-pane.js";
import { paper } from "./colors.js";
import { GraphEngine } from "./graph-engine.js";
import { addIcons } from "./graph-icons.js";
import { GraphPaneElement } from "./graph-pane.js";
import { png } from "./graph-picture.js";
import { GraphViewElement } from "./graph-view.js";

/** Defines `<graph-view>`, unless it is already defined. */
export function defineGraphView() {
  GraphViewElement.define();
}

/**
 * Fetches what sheets need, and fills the page's element for a sheet, or the place for the gallery of sheets.
 *
 * @param {HTMLElement} place - The element contains its heading.
 * @param {string} language - The fields that request its words: its tag and its file.
 */
export async function openSheets(place, language) {
  const [engine, { buildGallery, buildSheet }] = await Promise.all([
    GraphEngine.start(),
    import("../sheets/sheets.js"),
    addStyle(new URL("graph.css", import.meta.url)),
  ]);
  addIcons();
  defineGraphView();
  const build = place.localName === "sheet-screen" ? buildSheet : buildGallery;
  await build(place, engine, language);
}

export {
  GraphPaneElement,
  GraphViewElement,
  addGraphPane,
  openGraphPane,
  paper,
  png,
};

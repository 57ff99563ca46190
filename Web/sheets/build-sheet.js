import { fetchTexts } from "../keys/later-texts.js";
import { addStyle } from "../shared/sheet.js";
import { showGallery } from "./gallery/sheet-gallery.js";
import { addSheetIcons } from "./sheet-icons.js";
import { SheetScreenElement } from "./sheet-screen.js";

/**
 * Fills the page's element for a sheet: with the one that was kept, or the one of the page's address.
 *
 * @param {HTMLElement} screen - Contains its heading.
 * @param {import("../shared/engine.js").Engine} engine - With the parts for graphs and sheets.
 * @param {string} language - The fields that request its words: its tag and its file.
 */
export async function buildSheet(screen, engine, language) {
  const [added] = await Promise.all([
    fetchTexts(),
    addStyle(new URL("sheets.css", import.meta.url)),
  ]);
  if (!customElements.get("sheet-screen")) {
    addSheetIcons();
    SheetScreenElement.define();
  }
  if (screen instanceof SheetScreenElement) await screen.build(engine, language + added);
}

/**
 * Shows the gallery of sheets.
 *
 * @param {HTMLElement} place - Becomes the section.
 * @param {import("../shared/engine.js").Engine} engine - With the parts for graphs and sheets.
 * @param {string} language - The fields that request its words: its tag and its file.
 */
export async function buildGallery(place, engine, language) {
  const [added] = await Promise.all([
    fetchTexts(),
    addStyle(new URL("sheets.css", import.meta.url)),
  ]);
  showGallery(place, engine.send("sheet.words", language + added));
}

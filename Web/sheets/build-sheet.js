import { addStyle } from "../shared/sheet.js";
import { showGallery } from "./gallery/sheet-gallery.js";
import { addSheetIcons } from "./sheet-icons.js";
import { SheetScreenElement } from "./sheet-screen.js";

/**
 * The files of this tab's texts, by language. English is part of the program.
 *
 * @type {Record<string, string>}
 */
const texts = {
  de: "../languages/de-sheets.txt",
  es: "../languages/es-sheets.txt",
  fr: "../languages/fr-sheets.txt",
  zh: "../languages/zh-sheets.txt",
};

/** The tab's texts in the page's language, which go on where the file of its words ends. */
async function fetchTexts() {
  const file = texts[document.documentElement.lang];
  const response = file ? await fetch(new URL(file, import.meta.url)) : null;
  return response?.ok ? await response.text() : "";
}

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

import { addStyle } from "../shared/sheet.js";
import { showGallery } from "./gallery/sheet-gallery.js";
import { addSheetIcons } from "./sheet-icons.js";
import { SheetScreenElement } from "./sheet-screen.js";

/**
 * The files of sentences about rows, by language. English is part of the program.
 *
 * @type {Record<string, string>}
 */
const sentences = {
  de: "../languages/de-rows.txt",
  es: "../languages/es-rows.txt",
  fr: "../languages/fr-rows.txt",
  zh: "../languages/zh-rows.txt",
};

/** The sentences about rows in the page's language, which go on where the file of its words ends. */
async function fetchSentences() {
  const file = sentences[document.documentElement.lang];
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
  const [rows] = await Promise.all([
    fetchSentences(),
    addStyle(new URL("sheets.css", import.meta.url)),
  ]);
  if (!customElements.get("sheet-screen")) {
    addSheetIcons();
    SheetScreenElement.define();
  }
  if (screen instanceof SheetScreenElement) await screen.build(engine, language + rows);
}

/**
 * Shows the gallery of sheets.
 *
 * @param {HTMLElement} place - Becomes the section.
 * @param {import("../shared/engine.js").Engine} engine - With the parts for graphs and sheets.
 * @param {string} language - The fields that request its words: its tag and its file.
 */
export async function buildGallery(place, engine, language) {
  const [rows] = await Promise.all([
    fetchSentences(),
    addStyle(new URL("sheets.css", import.meta.url)),
  ]);
  showGallery(place, engine.send("sheet.words", language + rows));
}

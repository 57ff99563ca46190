/**
 * The files of the texts of the Graph tab and of the list of keys, by language. English is part of the program.
 *
 * @type {Record<string, string>}
 */
const texts = {
  de: "../languages/de-sheets.txt",
  es: "../languages/es-sheets.txt",
  fr: "../languages/fr-sheets.txt",
  zh: "../languages/zh-sheets.txt",
};

/** Those texts in the page's language, which go on where the file of its words ends. */
export async function fetchTexts() {
  const file = texts[document.documentElement.lang];
  const response = file ? await fetch(new URL(file, import.meta.url)) : null;
  return response?.ok ? await response.text() : "";
}

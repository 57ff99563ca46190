import { Histories } from "./histories.js";

/** @type {Histories | null} */
let histories = null;

/**
 * The histories of the page, which has one such object.
 *
 * @param {HTMLElement} app - The page's element.
 * @param {string} language - A tag; empty for the browser's.
 * @param {string[]} beside - The tabs with their history next to them, if there is room.
 */
export function startHistories(app, language, beside) {
  return (histories ??= new Histories(app, language, beside));
}

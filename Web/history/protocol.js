/**
 * Types of the replies about histories, and of what the page stores of them. Made by
 * `scripts/make-protocol.py` from `docs/protocol.md`.
 *
 * @typedef {object} Row - As a calculator hands it over.
 * @property {string} text - Empty where the calculator was cleared.
 * @property {string} formula - In ASCII; empty where there is nothing to bring back.
 * @property {string} kind - Empty where it is to be read from the formula.
 * @property {string} unit - `radians`, `degrees`, or empty where angles do not matter.
 *
 * @typedef {Row & { id: number }} StoredRow - A later row has a larger number.
 *
 * @typedef {object} ShownRow
 * @property {number} id
 * @property {string} text - Begins with the expression; the result ends it.
 * @property {string} expression
 * @property {string} result - Empty where there is none.
 * @property {string} formula
 * @property {boolean} isCleared
 * @property {string} angle - `DEG` or empty.
 *
 * @typedef {object} Listing
 * @property {number} total
 * @property {number} count - Of the rows that are shown.
 * @property {string} status - The count in words.
 * @property {string | null} message - In place of rows.
 * @property {{ title: string | null, count: number }[]} sections
 *
 * @typedef {object} HistoryWords
 * @property {string} history
 * @property {string} backToHistory
 * @property {string} byKind
 * @property {string} search
 * @property {string} delete
 * @property {string} clearHistory
 * @property {string} undo
 * @property {string} deleted
 * @property {string} historyCleared
 * @property {string} export
 * @property {string} exportCSV
 * @property {string} exportText
 * @property {Record<string, string>} calculators
 * @property {Record<string, string>} back
 *
 * @typedef {object} Change - Of stored rows, here or in another tab of the browser.
 * @property {string} tab - Whose rows; empty for all calculators'.
 * @property {StoredRow[]} [added]
 * @property {StoredRow[]} [restored] - Rows that had been removed.
 * @property {number[]} [removed]
 * @property {boolean} [isEmptied]
 *
 * @typedef {object} ShownRows
 * @property {ShownRow[]} rows
 */
export {};

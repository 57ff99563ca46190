/**
 * Types of the replies about histories, and of the rows that the page stores. Made by
 * `scripts/make-protocol.py` from `docs/protocol.md`.
 *
 * @typedef {object} Row - A row as a calculator supplies it.
 * @property {string} text - Empty if the calculator was cleared.
 * @property {string} formula - In ASCII; empty if there is nothing to recall.
 * @property {string} kind - Empty if the formula determines it.
 * @property {string} unit - `radians`, `degrees`, or empty if angles do not matter.
 * @property {string} [exact] - The result as it is written exactly; empty if the text has it.
 *   Older rows have none.
 *
 * @typedef {Row & { id: number }} StoredRow - A later row has a larger number.
 *
 * @typedef {object} ShownRow
 * @property {number} id
 * @property {string} text - Begins with the expression and ends with the result.
 * @property {string} expression
 * @property {string} mathML - How the expression is typeset; empty if it is not.
 * @property {string} result - Empty without a result.
 * @property {string} exact - The result as it is written exactly; empty if the text has it.
 * @property {string} formula
 * @property {boolean} isCleared
 * @property {string} angle - `DEG` or empty.
 *
 * @typedef {object} Listing
 * @property {number} total
 * @property {number} count - The number of rows that are shown.
 * @property {string} status - The count in words.
 * @property {string | null} message - Shown in place of rows.
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
 * @typedef {object} Change - A change of stored rows, in this or another tab of the browser.
 * @property {string} tab - The calculator; empty for all calculators.
 * @property {StoredRow[]} [added]
 * @property {StoredRow[]} [restored] - Rows that had been removed before.
 * @property {number[]} [removed]
 * @property {boolean} [isEmptied]
 *
 * @typedef {object} ShownRows
 * @property {ShownRow[]} rows
 */
export {};

/** @typedef {import("./protocol.js").ConfigurationState} ConfigurationState */
/** @typedef {import("./protocol.js").Example} Example */
/** @typedef {import("../history/protocol.js").Row} Row */
/** @typedef {import("../history/protocol.js").ShownRow} ShownRow */

/**
 * The events by which the page's own elements say what the reader did or what has changed, each with
 * its detail. `<graph-view>` has further ones, see there.
 *
 * - `tab-choice`: a tab, by name.
 * - `key-press`: a key of a keypad, by name.
 * - `number-paste`: the text that is pasted on a calculator.
 * - `copied`: the text that went to the clipboard.
 * - `equation-input`: the whole text of the Plotter's field.
 * - `equation-paste`: what is pasted into that field, and over which part of it, in UTF-16 units.
 * - `engine-message`: the fields of a message to the engine.
 * - `example-choice`: one of the gallery's plots.
 * - `back`: the reader wants what the pane was opened from.
 * - `graph-choice`: the reader wants the graph of the plot's equation; `true` adds it to the curves.
 * - `graph-shown`: the tab that shows a new graph.
 * - `curve-change`: the fields of a message for the graph.
 * - `history-choice`: the tab whose history the reader wants; `kind-choice`: wants by kind.
 * - `history-rows`: rows that the history of a tab gains, and what is kept of the calculator with them.
 * - `row-choice`, `row-removal`: a row of a history to bring back, to delete.
 * - `recall`: a computation to bring back, and the tab of its calculator.
 * - `layout-change`: a part of the page has arrived, or is to be seen.
 * - `load-failure`: a part of the page cannot be fetched.
 * - `settings-change`: the settings, on the window.
 *
 * @typedef {{
 *   "tab-choice": string,
 *   "key-press": string,
 *   "number-paste": string,
 *   "copied": string,
 *   "equation-input": string,
 *   "equation-paste": { text: string, start: number, end: number },
 *   "engine-message": import("./protocol.js").Message,
 *   "example-choice": Example,
 *   "back": null,
 *   "graph-choice": boolean,
 *   "graph-shown": string,
 *   "curve-change": [import("../graph/protocol.js").GraphAction, ...(string | number | boolean)[]],
 *   "history-choice": string,
 *   "kind-choice": string,
 *   "history-rows": { tab: string, rows: Row[], kept?: string },
 *   "row-choice": ShownRow,
 *   "row-removal": ShownRow,
 *   "recall": { tab: string, formula: string, text: string },
 *   "layout-change": null,
 *   "load-failure": null,
 *   "settings-change": ConfigurationState,
 * }} EventDetails
 */

/**
 * Fires an event, which bubbles.
 *
 * @template {keyof EventDetails} Type
 * @param {EventTarget} target
 * @param {Type} type
 * @param {EventDetails[Type]} detail
 */
export function fire(target, type, detail) {
  target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
}

/**
 * Listens to an event, of the target or of what is inside it.
 *
 * @template {keyof EventDetails} Type
 * @param {EventTarget} target
 * @param {Type} type
 * @param {(detail: EventDetails[Type], event: Event) => void} listener
 * @param {AddEventListenerOptions} [options]
 */
export function on(target, type, listener, options) {
  const listen = (/** @type {Event} */ event) =>
    listener(/** @type {CustomEvent} */ (event).detail, event);
  target.addEventListener(type, listen, options);
}

/** @typedef {import("./protocol.js").ConfigurationState} ConfigurationState */
/** @typedef {import("./protocol.js").Example} Example */
/** @typedef {import("../history/protocol.js").Row} Row */
/** @typedef {import("../history/protocol.js").ShownRow} ShownRow */

/**
 * The events of the page's own elements, which report an action of the reader or a change, each
 * with its detail. `<graph-view>` has further events, documented there.
 *
 * - `tab-choice`: a tab, by name.
 * - `key-press`: a key of a keypad, by name.
 * - `number-paste`: the text pasted on a calculator.
 * - `digits-choice`: the reader wants more digits of a calculator's result.
 * - `room-change`: the number of characters that a calculator's display has room for.
 * - `copied`: the text copied to the clipboard.
 * - `equation-input`: the whole text of the Plotter's field.
 * - `equation-paste`: the text pasted into that field, and the part that it replaces, in UTF-16
 *   units.
 * - `engine-message`: the fields of a message to the engine.
 * - `angle-choice`: the reader wants the other angle unit.
 * - `example-choice`: one of the gallery's plots.
 * - `gallery-end`: the place for the sheets of the gallery, whose end is in sight.
 * - `back`: the reader wants to return to where the pane was opened.
 * - `graph-choice`: the reader wants the graph of the plot's equation; `true` adds it to the curves.
 * - `graph-shown`: the tab that shows a new graph.
 * - `curve-change`: the fields of a message for the graph.
 * - `history-choice`: the tab whose history the reader wants; `kind-choice`: the tab whose history
 *   the reader wants by kind.
 * - `history-rows`: the new rows for the history of a tab, and the kept state of the calculator.
 * - `row-choice`, `row-removal`: a row of a history to recall, to delete.
 * - `recall`: a computation to recall, and the tab of its calculator.
 * - `layout-change`: a part of the page has been fetched, shown or hidden.
 * - `load-failure`: a part of the page could not be fetched.
 * - `settings-change`: the settings, on the window.
 *
 * @typedef {{
 *   "tab-choice": string,
 *   "key-press": string,
 *   "number-paste": string,
 *   "digits-choice": null,
 *   "room-change": number,
 *   "copied": string,
 *   "equation-input": string,
 *   "equation-paste": { text: string, start: number, end: number },
 *   "engine-message": import("./protocol.js").Message,
 *   "angle-choice": null,
 *   "example-choice": Example,
 *   "gallery-end": HTMLElement,
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
 * Listens to an event of the target or of an element inside it.
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

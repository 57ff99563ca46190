/**
 * Types of the replies about sheets. Made by `scripts/make-protocol.py` from `docs/protocol.md`.
 *
 * @typedef {object} Slider
 * @property {string} name - Of the parameter.
 * @property {number} value
 * @property {string} valueText
 * @property {number} lower
 * @property {number} upper
 * @property {string} lowerText - As it was written.
 * @property {string} upperText
 * @property {number} step - How far it moves at least; above 0.
 * @property {string} stepText
 *
 * @typedef {object} SheetValue
 * @property {string} text - With `=` or `≈` before it.
 * @property {{ text: string, math: string } | null} exact
 *
 * @typedef {object} SheetRow
 * @property {number} id
 * @property {number} number - Its place, from 1.
 * @property {string} text
 * @property {string | null} math - The typeset formula; `null` if it is as in the reply before.
 * @property {string} kind - What the row was read as; empty for an empty row.
 * @property {string} kindText - The same in words.
 * @property {number | null} color - The index in the palette; `null` if the row draws nothing.
 * @property {boolean} hidden
 * @property {string} message - Why it says nothing, or empty.
 * @property {string[]} missing - The names that it lacks.
 * @property {SheetValue | null} value
 * @property {Slider | null} slider
 *
 * @typedef {object} SheetSelection
 * @property {string} path
 * @property {number} lower
 * @property {number} upper
 * @property {string} text - What is selected.
 *
 * @typedef {object} SheetCursor
 * @property {string} path - Of its row of atoms, as in `data-row`.
 * @property {number} offset - The number of atoms before it.
 * @property {SheetSelection | null} selection
 *
 * @typedef {object} Proof
 * @property {"empty" | "working" | "drawn" | "proved" | "undecided"} state
 * @property {string} text - The same in words.
 *
 * @typedef {object} SheetPoint
 * @property {number} row - The row that it is.
 * @property {number} left - From the left edge of the graph, in CSS pixels.
 * @property {number} top
 * @property {string} label - For screen readers.
 * @property {string} text - Its coordinates.
 *
 * @typedef {object} SheetPlace - A place of interest, which is proved.
 * @property {string} kind - What it is, in words.
 * @property {string} text - Its coordinates: exact ones, otherwise the digits that are proved,
 *   with `≈` before them.
 * @property {string[]} math - The coordinates, each as MathML or as a number; x alone for a pole.
 * @property {string | null} decimals - The same in decimals, if some are exact.
 * @property {number[]} rows - The rows that it belongs to.
 * @property {number | null} left - From the left edge of the graph, in CSS pixels; `null` out of
 *   sight.
 * @property {number | null} top - `null` for a pole too.
 *
 * @typedef {object} SheetPlaces
 * @property {SheetPlace[]} places - Those in sight, from left to right.
 * @property {string} statement - Whether these are all.
 *
 * @typedef {object} SheetView - How the sheet is shown.
 * @property {string[]} window - The part of the plane in sight: x from, x to, y from, y to.
 * @property {string[]} on - The names of the switches that are on.
 * @property {{ field: number, text: string } | null} problem - Why a window is not shown, and the
 *   index of the field that is wrong.
 *
 * @typedef {object} Shelf - The sheets that are kept.
 * @property {number} current - The one that is shown.
 * @property {{ id: number, title: string }[]} sheets
 * @property {string} kept - The same for the next start.
 *
 * @typedef {object} SheetState
 * @property {SheetRow[]} rows
 * @property {number | null} active - The row that is edited.
 * @property {SheetCursor | null} cursor
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {Proof} proof
 * @property {SheetPoint[]} points - The points in sight that can be moved.
 * @property {SheetPlace | null} place - The place of interest that is chosen.
 * @property {SheetView} view
 * @property {Shelf | null} shelf - `null` if it is as in the reply before.
 * @property {string | null} problem - Why a link was not opened.
 *
 * @typedef {{ sheet: SheetState } & import("../graph/protocol.js").GraphState} SheetReply - The
 *   graph, with the rows that it draws.
 *
 * @typedef {{ fragment: string } | { problem: string }} SheetLink
 *
 * @typedef {{ text: string } | { problem: string }} SheetText
 *
 * @typedef {object} SheetKey
 * @property {string} key - The name in data.
 * @property {string} label
 * @property {string} name - For screen readers.
 * @property {string} group - Chooses the colour.
 * @property {"type" | "key" | "layer"} does
 * @property {string} value - The characters that it types, the name of a key or of a layer.
 *
 * @typedef {object} SheetLayer
 * @property {string} name
 * @property {string} label - For screen readers.
 * @property {SheetKey[][]} rows
 *
 * @typedef {object} SheetExample - A sheet of the gallery.
 * @property {string} title
 * @property {string} fragment - Of the link that opens a copy.
 *
 * @typedef {object} SheetWords
 * @property {string} rows
 * @property {string} row - `{number}` stands for its number.
 * @property {string} newRow
 * @property {string} undo
 * @property {string} redo
 * @property {string} share
 * @property {string} fit
 * @property {string} home
 * @property {string} proof
 * @property {string} graph
 * @property {string} play
 * @property {string} stop
 * @property {string} more - `{number}` stands for the number of the row.
 * @property {string} color
 * @property {string[]} colors - In the order of the palette.
 * @property {string} hide
 * @property {string} show
 * @property {string} duplicate
 * @property {string} remove
 * @property {string} moveUp
 * @property {string} moveDown
 * @property {string} addSlider - `{name}` stands for the name.
 * @property {string} from
 * @property {string} to
 * @property {string} step
 * @property {string} copied
 * @property {string} copyLink
 * @property {string} copyLaTeX
 * @property {string} copyMarkdown
 * @property {string} copyEmbed
 * @property {string} saveText
 * @property {string} saveSVG
 * @property {string} savePNG
 * @property {string} keypad
 * @property {string} zoomIn
 * @property {string} zoomOut
 * @property {string} hint - What to do with an empty sheet.
 * @property {string} sheets
 * @property {string} newSheet
 * @property {string} rename
 * @property {string} deleteSheet - `{name}` stands for the title.
 * @property {string} examples
 * @property {string} view
 * @property {string} viewHint
 * @property {string} places
 * @property {string} keepPlace
 * @property {string} copy
 * @property {string} close
 * @property {{ name: string, label: string }[]} switches - What can be switched in the view.
 * @property {SheetExample[]} gallery
 * @property {SheetLayer[]} keys
 *
 * @typedef {"words" | "state" | "kept" | "restore" | "open" | "shelf" | "new" | "switch" |
 *   "rename" | "discard" | "follow" | "append" | "drag" | "nudge" | "link" | "text" | "share" |
 *   "type" | "paste" | "key" | "place" | "term" | "select" | "leave" | "set" | "insert" | "remove"
 *   | "duplicate" | "move" | "color" | "hide" | "slide" | "step" | "range" | "define" | "undo" |
 *   "redo" | "home" | "fit" | "view" | "stretch" | "places" | "touch" | "choose" | "keep" |
 *   "window"} SheetAction
 *
 * @typedef {(message: SheetAction, ...fields: (string | number | boolean)[]) => any} SendSheet -
 *   Sends a message about the sheet, and returns the reply.
 */
export {};

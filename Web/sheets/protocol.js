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
 * @property {string} text - With `=` or `≈` before it; of an equation's solutions, whether they
 *   are all.
 * @property {{ text: string, math: string } | null} exact - Also the solutions of an equation.
 *   `math` is MathML, with signs before and between.
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
 * @property {string[]} readings - Other texts of the row, one of which may be what was meant.
 * @property {SheetValue | null} value
 * @property {boolean} canSolve - Whether it is an equation in one unknown.
 * @property {Slider | null} slider
 * @property {SheetData | null} data - The table that the row is.
 * @property {boolean} isHistogram
 * @property {SheetFit | null} fit - What the fit that the row is has found.
 *
 * @typedef {object} SheetData - A data table, without its cells. Its columns are a line of text
 *   above them.
 * @property {DataColumn[]} columns
 * @property {number} lines - How many lines have cells.
 * @property {boolean} isJoined - Whether lines join its points.
 *
 * @typedef {object} DataColumn - What stands above a column.
 * @property {string} text - All of it.
 * @property {string} name - Its name or formula.
 * @property {string | null} label - What an axis says of it.
 * @property {boolean} isComputed
 * @property {boolean} isError - Whether it has the errors of the column before.
 *
 * @typedef {object} DataLines
 * @property {number} from - The first line, from 0.
 * @property {string[][]} lines - The cells of each line.
 *
 * @typedef {object} SheetFit
 * @property {string[]} values - Such as `m = 2.5 ± 0.1`.
 * @property {boolean} hasEquation - Whether it is the equation of a curve.
 *
 * @typedef {object} Proof
 * @property {"empty" | "working" | "drawn" | "proved" | "undecided"} state
 * @property {string} text - The same in words.
 *
 * @typedef {object} SheetPoint
 * @property {number} row - The row that it is, or whose table has it.
 * @property {number | null} line - The line of a data table.
 * @property {number | null} column - The column of its ordinate there.
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
 * @property {string[]} constructions - The names of what can be drawn there, such as a tangent.
 * @property {number | null} left - From the left edge of the graph, in CSS pixels; `null` out of
 *   sight.
 * @property {number | null} top - `null` for a pole too.
 *
 * @typedef {object} SheetPlaces
 * @property {SheetPlace[]} places - Those in sight, from left to right.
 * @property {{ row: number, kind: string, math: string, lines: string[] }[]} descriptions - What
 *   each row draws, in words.
 * @property {string} statement - Whether these are all.
 *
 * @typedef {object} TableCell
 * @property {string} text - Exact if that is short, otherwise the digits that are proved, with `≈`
 *   before them.
 * @property {string} math - The same as HTML with MathML.
 * @property {string} decimals - The same in decimals.
 * @property {string} name - For screen readers if the text is a sign, or empty.
 *
 * @typedef {object} TableLine
 * @property {string} text - What stands for the variable, as it was written.
 * @property {string} problem - Why it is no number, or empty.
 * @property {TableCell[]} cells - One in each column; none if there is a problem.
 *
 * @typedef {object} SheetTable - The table of values beside the graph.
 * @property {{ name: string, label: string }[]} variables - What curves depend on.
 * @property {string | null} variable - The one of this table.
 * @property {{ row: number, color: number, heading: string }[]} columns - The curves that depend
 *   on it.
 * @property {TableLine[]} lines
 * @property {string} statement - Why there are no columns, or empty.
 *
 * @typedef {object} SheetScore - How a curve sounds: a sweep from left to right, or along a curve
 *   of a parameter. Times are shares of it, from 0 to 1.
 * @property {{ row: number, color: number, text: string }[]} curves - The rows that can be heard.
 * @property {number} row - The one that is heard; -1 for none.
 * @property {number} seconds - How long a sweep takes.
 * @property {number[]} tones - At even times, in Hz: 0 for silence, the negative frequency below
 *   the x-axis.
 * @property {number[]} pans - At the same times, from -1 at the left edge to 1 at the right edge.
 * @property {{ time: number, sound: "zero" | "extreme" | "end" }[]} events - Proved places.
 * @property {{ time: number, text: string }[]} stops - Where a listener can stop, and what is said
 *   there.
 * @property {string} statement - Why nothing can be heard, or empty.
 *
 * @typedef {object} SheetView - How the sheet is shown.
 * @property {string[]} window - The part of the plane in sight: x from, x to, y from, y to.
 * @property {string} title - What stands above the graph, or empty.
 * @property {string[]} on - The names of the switches that are on.
 * @property {{ field: number, text: string } | null} problem - Why a window is not shown, and the
 *   index of the field that is wrong.
 *
 * @typedef {object} Shelf - The sheets that are kept.
 * @property {number} current - The one that is shown.
 * @property {{ id: number, title: string }[]} sheets
 * @property {string} kept - The same for the next start.
 *
 * @typedef {object} SheetGuess
 * @property {number} row - The row whose curve is guessed.
 * @property {{ row: number, text: string }[]} rows - The rows that can be guessed.
 * @property {boolean} isDrawn - Whether a guess has been drawn; until then, the curve is covered.
 * @property {string} text - What to do, or how far the guess is from the curve.
 *
 * @typedef {object} SheetState
 * @property {SheetRow[]} rows
 * @property {number | null} active - The row that is edited.
 * @property {import("../shared/protocol.js").FormulaCursor | null} cursor
 * @property {string} speech - What is to be said of the formula that is edited: what the cursor
 *   passed, what was selected or deleted.
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {Proof} proof
 * @property {SheetPoint[]} points - The points in sight that can be moved.
 * @property {SheetPlace | null} place - The place of interest that is chosen.
 * @property {SheetGuess | null} guess - The curve that is guessed.
 * @property {SheetView} view
 * @property {Shelf | null} shelf - `null` if it is as in the reply before.
 * @property {string | null} problem - Why a link was not opened, or why Fit shows nothing.
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
 * @property {string} copyImage
 * @property {string} imageCopied
 * @property {string} saveText
 * @property {string} saveCSV
 * @property {string} print
 * @property {string} saveSVG
 * @property {string} savePNG
 * @property {string} keypad
 * @property {string} zoomIn
 * @property {string} zoomOut
 * @property {string} hint - What to do with an empty sheet.
 * @property {string} sheets
 * @property {string} newSheet
 * @property {string} openSheet
 * @property {string} rename
 * @property {string} deleteSheet - `{name}` stands for the title.
 * @property {string} examples
 * @property {string} view
 * @property {string} graphTitle
 * @property {string} viewHint
 * @property {string} places
 * @property {string} keepPlace
 * @property {string} table
 * @property {string} newLine - `{name}` stands for the variable.
 * @property {string} fill
 * @property {string} listen
 * @property {string} allCurves
 * @property {string} pause
 * @property {string} stepBack
 * @property {string} stepOn
 * @property {string} speed
 * @property {string} volume
 * @property {string} describe
 * @property {string} drawHere
 * @property {string} solve
 * @property {string} guess
 * @property {string} guessAgain
 * @property {string} noGuess
 * @property {string} dataTable
 * @property {string} normalCurve
 * @property {string} newTable
 * @property {string} openData
 * @property {string} cell - `{column}` and `{line}` stand for where it is.
 * @property {string} columnHead - `{number}` stands for the column.
 * @property {string} columnMenu - `{number}` stands for the column.
 * @property {string} lineMenu - `{number}` stands for the line.
 * @property {string} addColumn
 * @property {string} removeColumn
 * @property {string} addLine
 * @property {string} removeLine
 * @property {string} joinPoints
 * @property {string} pointsAlone
 * @property {string} errorBars
 * @property {string} noErrorBars
 * @property {string} keepEquation
 * @property {string} keepResiduals
 * @property {string} notAllPasted
 * @property {string} noDataRead
 * @property {string} copy
 * @property {string} close
 * @property {{ name: string, label: string }[]} switches - What can be switched in the view.
 * @property {{ name: string, label: string }[]} models - What can be fitted to a data table.
 * @property {{ name: string, label: string }[]} constructions - What can be drawn at a point of a
 *   curve.
 * @property {SheetExample[]} gallery
 * @property {SheetLayer[]} keys
 *
 * @typedef {"words" | "state" | "kept" | "restore" | "open" | "shelf" | "new" | "text.open" |
 *   "switch" | "rename" | "discard" | "follow" | "append" | "drag" | "nudge" | "link" | "text" |
 *   "share" | "picture" | "type" | "paste" | "key" | "place" | "term" | "select" | "leave" | "set"
 *   | "insert" | "remove" | "duplicate" | "move" | "color" | "hide" | "slide" | "step" | "range" |
 *   "define" | "undo" | "redo" | "home" | "fit" | "view" | "title" | "stretch" | "places" |
 *   "touch" | "choose" | "keep" | "solve" | "construct" | "table" | "variable" | "entry" | "steps"
 *   | "guess" | "draw" | "guess.off" | "score" | "window" | "data.new" | "data.lines" | "data.set"
 *   | "data.paste" | "data.head" | "data.column.add" | "data.column.remove" | "data.line.add" |
 *   "data.line.remove" | "data.join" | "data.drag" | "fit.add" | "fit.equation" | "fit.residuals"
 *   | "chart.normal"} SheetAction
 *
 * @typedef {(message: SheetAction, ...fields: (string | number | boolean)[]) => any} SendSheet -
 *   Sends a message about the sheet, and returns the reply.
 */
export {};

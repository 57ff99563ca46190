/**
 * Types of messages and replies of the page: tabs, Plotter, configuration. Made by
 * `scripts/make-protocol.py` from `docs/protocol.md`.
 *
 * @typedef {object} Place - Where a key stands in a grid, counted from 1.
 * @property {number} column
 * @property {number} row
 * @property {number} columnSpan
 * @property {number} rowSpan
 *
 * @typedef {object} KeyWords
 * @property {string} key - The name in `data-key`, and in `plotter.press`.
 * @property {string} label
 * @property {string} name - For screen readers.
 * @property {string} group - Chooses the colour.
 * @property {string[]} typed - `KeyboardEvent.key` values that press it outside fields.
 *
 * @typedef {KeyWords & Place & { wide: Place, typedInField: string[] }} Key - With its place in
 *   the flat grid of a short screen; `typedInField` presses it inside the equation's field.
 *
 * @typedef {object} PlotWords - The words for a plot, drawn or not.
 * @property {string} title - `y = …`
 * @property {string} text - The formula as plain text.
 * @property {string} mathML - The formula.
 * @property {string} equationMathML - The equation `y = …`.
 * @property {string} name - `Plot of …`
 * @property {string} setting - The range and the number of samples.
 * @property {string} angle - `RAD` or `DEG`.
 * @property {number} xMax
 * @property {number} samples
 *
 * @typedef {PlotWords & { message: string | null, dots: number }} Plot - `message` says why there
 *   is nothing to see, where there is nothing.
 *
 * @typedef {PlotWords & { equation: string, picture: number, subject: string }} Example - One of
 *   the gallery's plots; `picture` is its number for `Engine.draw`, `subject` says what it is an
 *   example of.
 *
 * @typedef {object} KeyMap
 * @property {string} title
 * @property {string} close
 * @property {{ title: string, lines: { keys: string[], text: string }[] }[]} sections - Any of a
 *   line's keys does what its text says; `+` joins keys that are held together.
 *
 * @typedef {object} PlotterError
 * @property {number} start - In UTF-8, like `end`.
 * @property {number} end
 * @property {string} code
 * @property {string} message
 * @property {number} start16 - In UTF-16 units of the field's text.
 * @property {number} end16
 *
 * @typedef {object} FormulaSelection
 * @property {string} path
 * @property {number} lower
 * @property {number} upper
 * @property {string} text - What is selected.
 *
 * @typedef {object} FormulaCursor - The cursor in a formula that is edited as it is written on
 *   paper.
 * @property {string} path - Of its row of atoms, as in `data-row`.
 * @property {number} offset - The number of atoms before it.
 * @property {FormulaSelection | null} selection
 *
 * @typedef {object} EditedFormula - The Plotter's formula, while it is edited as it is written on
 *   paper.
 * @property {string} text
 * @property {string} math - MathML, in which the page finds places.
 * @property {FormulaCursor} cursor
 * @property {string} speech - What is to be said: what the cursor passed, what was selected or
 *   deleted.
 *
 * @typedef {object} PlotterState
 * @property {string} text
 * @property {string} missing - The closing parentheses that the text lacks.
 * @property {boolean} exponentMode
 * @property {string} description
 * @property {string} mathML
 * @property {string} reading - `mathML`; empty where it looks as the field does.
 * @property {string} ascii
 * @property {string} latex
 * @property {string} setting - The range and samples that the next plot uses; for a relation, that
 *   the graph draws it.
 * @property {string} angle - `RAD` or `DEG`.
 * @property {string} angleName - For screen readers, of the button that changes the unit.
 * @property {EditedFormula | null} edited - `null` unless the formula is edited as it is written
 *   on paper.
 * @property {PlotterError | null} error
 * @property {{ title: string, message: string, button: string } | null} alert
 * @property {(Plot & { serial: number, text: string, unit: "radians" | "degrees", drawnWith:
 *   string, note: string | null }) | null} plot - `serial` grows with each plot; `drawnWith` is
 *   `setting` with the angle unit if it matters; `note` says that the configuration has changed.
 * @property {{ serial: number, text: string, unit: "radians" | "degrees" } | null} graphed - The
 *   relation for which Plot was pressed last, to be shown by the graph; `serial` grows each time.
 * @property {import("../history/protocol.js").Row[]} rows - New rows for the history, in one reply
 *   only.
 *
 * @typedef {object} ConfigurationState
 * @property {string} xMax
 * @property {string} samples
 * @property {string | null} xMaxError
 * @property {string | null} samplesError
 * @property {string | null} message
 * @property {string} angle - This and the next five are values of settings.
 * @property {string} digits
 * @property {string} order
 * @property {string} appearance
 * @property {string} size
 * @property {string} language
 * @property {string | null} exam - The line that shows that an examination is held.
 * @property {{ subject: "clear" | "exam", title: string, message: string, confirm: string, cancel:
 *   string } | null} confirmation - The question that waits for an answer.
 *
 * @typedef {object} State
 * @property {string} tab
 * @property {PlotterState | null} plotter - `null` at the start.
 * @property {ConfigurationState | null} configuration - `null` at the start.
 *
 * @typedef {object} SettingWords
 * @property {string} section - The heading of its group.
 * @property {string} name - As in `configuration.choose` and in the state.
 * @property {string} title
 * @property {{ name: string, title: string }[]} values
 *
 * @typedef {object} Words
 * @property {string} language - Its code.
 * @property {string} appName
 * @property {string} loadFailed
 * @property {string} newVersion
 * @property {string} reload
 * @property {string} cancel
 * @property {string} ok
 * @property {{ name: string, title: string, hasHistoryBeside: boolean }[]} tabs - If there is
 *   room, the history is next to the calculator.
 * @property {Key[]} keys
 * @property {{ icon: string, text: string }[]} instructions
 * @property {string} gallery
 * @property {string} equation
 * @property {string} keypad
 * @property {string} reading
 * @property {string} noPlot
 * @property {string} backToPlotter
 * @property {string} backToFeatured
 * @property {string} savePicture
 * @property {string} graph
 * @property {string} history
 * @property {string} copy
 * @property {string} copied
 * @property {string} copyText
 * @property {string} copyASCII
 * @property {string} copyLaTeX
 * @property {string} copyMathML
 *
 * @typedef {object} ConfigurationWords - The words of the Configuration screen.
 * @property {string} plotConfiguration
 * @property {string} xMax
 * @property {string} samples
 * @property {string} set
 * @property {string} storedData
 * @property {string} clearData
 * @property {string} exam
 * @property {string} beginExam
 * @property {SettingWords[]} settings - In the order of their sections.
 *
 * @typedef {object} ExamWords - The words of an examination.
 * @property {string} exam
 * @property {string} leave
 * @property {{ name: string, title: string, hasHistoryBeside: boolean }[]} tabs - Those within
 *   reach.
 *
 * @typedef {object} Kept
 * @property {string} kept - To store, and to send with the message `restore`.
 *
 * @typedef {object} File
 * @property {string} text
 *
 * @typedef {{}} Nothing
 *
 * @typedef {"words" | "gallery" | "start" | "page.words" | "state" | "kept" | "restore" | "tab" |
 *   "plotter.press" | "plotter.text" | "plotter.paste" | "plotter.recall" | "plotter.dismiss" |
 *   "plotter.open" | "plotter.link" | "reading.words" | "reading.select" | "reading.leave" |
 *   "reading.type" | "reading.paste" | "reading.set" | "reading.key" | "reading.place" |
 *   "reading.term" | "reading.undo" | "reading.redo" | "configuration.xMax" |
 *   "configuration.samples" | "configuration.set" | "configuration.choose" | "configuration.words"
 *   | "configuration.clear" | "configuration.confirm" | "configuration.cancel" | "exam.words" |
 *   "exam.ask" | "exam.hold" | "keys" | "calculators.words" | "calculators.settings" |
 *   "calculator.state" | "scientific.state" | "rpn.state" | "calculator.kept" | "scientific.kept"
 *   | "rpn.kept" | "calculator.press" | "scientific.press" | "rpn.press" | "calculator.type" |
 *   "scientific.type" | "rpn.type" | "calculator.digits" | "scientific.digits" | "rpn.digits" |
 *   "calculator.fit" | "scientific.fit" | "rpn.fit" | "calculator.refine" | "scientific.refine" |
 *   "rpn.refine" | "calculator.paste" | "scientific.paste" | "rpn.paste" | "calculator.recall" |
 *   "scientific.recall" | "rpn.recall" | "calculator.restore" | "scientific.restore" |
 *   "rpn.restore" | "calculator.forget" | "scientific.forget" | "rpn.forget" | "graph.words" |
 *   "graph.digits" | "graph.state" | "graph.kept" | "graph.show" | "graph.add" | "graph.source" |
 *   "graph.remove" | "graph.hide" | "graph.color" | "graph.style" | "graph.place" | "graph.center"
 *   | "graph.reset" | "graph.fit" | "graph.trace" | "graph.trace.step" | "graph.trace.next" |
 *   "graph.trace.curve" | "graph.trace.off" | "graph.statistics" | "graph.export" |
 *   "graph.restore" | "sheet.words" | "sheet.state" | "sheet.kept" | "sheet.restore" |
 *   "sheet.open" | "sheet.shelf" | "sheet.new" | "sheet.text.open" | "sheet.switch" |
 *   "sheet.rename" | "sheet.discard" | "sheet.follow" | "sheet.append" | "sheet.drag" |
 *   "sheet.nudge" | "sheet.link" | "sheet.text" | "sheet.share" | "sheet.picture" | "sheet.type" |
 *   "sheet.paste" | "sheet.key" | "sheet.place" | "sheet.term" | "sheet.select" | "sheet.leave" |
 *   "sheet.set" | "sheet.insert" | "sheet.remove" | "sheet.duplicate" | "sheet.move" |
 *   "sheet.color" | "sheet.hide" | "sheet.slide" | "sheet.step" | "sheet.range" | "sheet.define" |
 *   "sheet.undo" | "sheet.redo" | "sheet.home" | "sheet.fit" | "sheet.view" | "sheet.title" |
 *   "sheet.stretch" | "sheet.places" | "sheet.touch" | "sheet.choose" | "sheet.keep" |
 *   "sheet.solve" | "sheet.construct" | "sheet.table" | "sheet.variable" | "sheet.entry" |
 *   "sheet.steps" | "sheet.guess" | "sheet.draw" | "sheet.guess.off" | "sheet.score" |
 *   "sheet.window" | "sheet.data.new" | "sheet.data.lines" | "sheet.data.set" | "sheet.data.paste"
 *   | "sheet.data.head" | "sheet.data.column.add" | "sheet.data.column.remove" |
 *   "sheet.data.line.add" | "sheet.data.line.remove" | "sheet.data.join" | "sheet.data.drag" |
 *   "sheet.fit.add" | "sheet.fit.equation" | "sheet.fit.residuals" | "sheet.chart.normal" |
 *   "history.words" | "history.open" | "history.insert" | "history.remove" | "history.show" |
 *   "history.rows" | "history.export"} MessageName
 *
 * @typedef {[MessageName, ...string[]]} Message - A name and its fields.
 */
export {};

/**
 * What the engine's replies look like; types only. `Sources/Screens/PageSession.swift` says more.
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
 * @property {string} name - For a screen reader.
 * @property {string} group - Chooses the colour.
 * @property {string[]} typed - `KeyboardEvent.key` values that press it outside fields.
 *
 * @typedef {KeyWords & Place & { wide: Place }} Key - With its place in the flat grid of a short
 *   screen.
 *
 * @typedef {object} PlotWords - What is said of a plot, drawn or not.
 * @property {string} title - `y = …`
 * @property {string} mathML - Of the formula.
 * @property {string} name - `Plot of …`
 * @property {string} setting - The range and the number of samples.
 * @property {number} xMax
 * @property {number} samples
 *
 * @typedef {PlotWords & { message: string | null }} Plot - `message` says why there is nothing to
 *   see, where there is nothing.
 *
 * @typedef {PlotWords & { equation: string, picture: number }} Example - One of the gallery's
 *   plots; `picture` is its number for `Engine.draw`.
 *
 * @typedef {object} PlotterError
 * @property {string} code
 * @property {string} message
 * @property {number} start16 - In UTF-16 units of the field's text.
 * @property {number} end16
 *
 * @typedef {object} PlotterState
 * @property {string} text
 * @property {string} missing - The closing parentheses that the text lacks.
 * @property {boolean} exponentMode
 * @property {string} description
 * @property {string} mathML
 * @property {string} ascii
 * @property {string} latex
 * @property {string} setting - The range and samples that the next plot uses.
 * @property {string} angle - `RAD` or `DEG`.
 * @property {PlotterError | null} error
 * @property {{ title: string, message: string, button: string } | null} alert
 * @property {(Plot & { serial: number, text: string, unit: "radians" | "degrees" }) | null} plot -
 *   `serial` grows with each plot.
 *
 * @typedef {object} ConfigurationState
 * @property {string} xMax
 * @property {string} samples
 * @property {string | null} xMaxError
 * @property {string | null} samplesError
 * @property {string | null} message
 * @property {string} angle - This and the next four are values of settings.
 * @property {string} digits
 * @property {string} order
 * @property {string} appearance
 * @property {string} language
 * @property {{ title: string, message: string, confirm: string, cancel: string } | null}
 *   confirmation - The question that waits for an answer.
 *
 * @typedef {object} State
 * @property {string} tab
 * @property {PlotterState} plotter
 * @property {ConfigurationState} configuration
 * @property {string} kept - To store, and to send with `restore`.
 *
 * @typedef {object} SettingWords
 * @property {string} section - What stands over it and its like.
 * @property {string} name - In `configuration.choose` and in the state.
 * @property {string} title
 * @property {{ name: string, title: string }[]} values
 *
 * @typedef {object} Words
 * @property {string} language - Its code.
 * @property {string} appName
 * @property {string} loadFailed
 * @property {string} newVersion
 * @property {string} reload
 * @property {string} ok
 * @property {{ name: string, title: string }[]} tabs
 * @property {Key[]} keys
 * @property {string[]} instructions
 * @property {string} gallery
 * @property {string} equation
 * @property {string} keypad
 * @property {string} reading
 * @property {string} noPlot
 * @property {string} backToPlotter
 * @property {string} savePicture
 * @property {string} graph
 * @property {string} history
 * @property {string} copy
 * @property {string} copied
 * @property {string} copyText
 * @property {string} copyASCII
 * @property {string} copyLaTeX
 * @property {string} copyMathML
 * @property {string} plotConfiguration
 * @property {SettingWords[]} settings - In the order of their sections.
 * @property {string} storedData
 * @property {string} xMax
 * @property {string} samples
 * @property {string} set
 * @property {string} clearData
 */
export {};

/**
 * Types of the replies about graphs. Made by `scripts/make-protocol.py` from `docs/protocol.md`.
 *
 * @typedef {object} Curve
 * @property {string} variable - The variable of its abscissa.
 * @property {number} id
 * @property {string} source - The equation as it was entered; for other values, their name.
 * @property {string} title - `y = …`
 * @property {string | null} mathML - The right side.
 * @property {string | null} equationMathML - The whole equation.
 * @property {number} color - The index in the palette, from 0.
 * @property {boolean} hidden
 * @property {string | null} problem - Why it cannot be drawn.
 * @property {string | null} angle - `RAD` or `DEG`, if it matters.
 *
 * @typedef {object} Trace - A cursor on a curve.
 * @property {number} curve
 * @property {number} x
 * @property {number | null} y
 * @property {string} text - Its place, in words.
 * @property {string | null} kind
 * @property {string | null} kindText - The kind of place of interest, in words.
 * @property {number | null} left - In CSS pixels; `null` if it is undefined or out of sight.
 * @property {number | null} top
 *
 * @typedef {object} CurveStatistics
 * @property {number} curve
 * @property {string} title
 * @property {{ name: string, value: string }[]} rows
 * @property {string} statement - Says whether they are complete.
 *
 * @typedef {object} GraphState
 * @property {boolean} refused - Whether the request was refused.
 * @property {Curve[]} curves
 * @property {string} name - Says what is drawn.
 * @property {string} window - Says which part of the plane is in sight.
 * @property {"line" | "dots"} style
 * @property {string} scale - CSS pixels per unit of x.
 * @property {string} origin - Right and down from the centre, in CSS pixels, with all digits.
 * @property {number} yUnit - How many units of y are as long as one of x.
 * @property {Trace | null} trace
 * @property {string | null} untraceable - Why nothing can be traced, if relations alone are shown.
 * @property {{ message: string, fits: boolean } | null} outOfSight - Where the curves are if the
 *   picture shows none of them; whether `graph.fit` may find one.
 * @property {CurveStatistics[] | null} statistics
 *
 * @typedef {object} GraphWords
 * @property {string} add
 * @property {Record<string, string | null>} backTo - By tab; nothing leads back to the Graph tab.
 * @property {string} equation
 * @property {string} hide
 * @property {string} line
 * @property {string} showGraph
 * @property {string} style
 * @property {string} graph
 * @property {string} zoomIn
 * @property {string} zoomOut
 * @property {string} reset
 * @property {string} fit
 * @property {string} dots
 * @property {string} statistics
 * @property {string} trace
 * @property {string} close
 * @property {string} curves
 * @property {string} remove
 * @property {string} show
 * @property {string} color
 * @property {string[]} colors - In the order of the palette.
 * @property {string} export
 * @property {string} exportSVG
 * @property {string} exportPNG
 * @property {string} exportCSV
 * @property {string} addToGraph
 * @property {string} plotter
 * @property {string} dotPlot
 * @property {string} backToDotPlot
 *
 * @typedef {object} TraceState - The part of the state that a message about the trace changes.
 * @property {boolean} refused - Whether the request was refused.
 * @property {Trace | null} trace
 *
 * @typedef {"words" | "digits" | "state" | "kept" | "show" | "add" | "source" | "remove" | "hide"
 *   | "color" | "style" | "place" | "center" | "reset" | "fit" | "trace" | "trace.step" |
 *   "trace.next" | "trace.curve" | "trace.off" | "statistics" | "export" | "restore"} GraphAction
 */
export {};

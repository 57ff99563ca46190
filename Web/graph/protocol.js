/**
 * What the graph engine's replies look like; types only. `Sources/Screens/GraphSession.swift` says
 * more.
 *
 * @typedef {object} Curve
 * @property {number} id
 * @property {string} source - The equation as it was given; of other values, their name.
 * @property {string} title - `y = …`
 * @property {string | null} mathML - Of the right side.
 * @property {number} color - Of the palette, from 0.
 * @property {boolean} hidden
 * @property {string | null} problem - Why there is nothing to draw.
 *
 * @typedef {object} Trace - A cursor on a curve.
 * @property {number} curve
 * @property {number} x
 * @property {number | null} y
 * @property {string} text - Where it is, in words.
 * @property {string | null} kind
 * @property {string | null} kindText - What point of interest it is on.
 * @property {number | null} left - In CSS pixels; `null` where it is undefined or out of sight.
 * @property {number | null} top
 *
 * @typedef {object} CurveStatistics
 * @property {number} curve
 * @property {string} title
 * @property {{ name: string, value: string }[]} rows
 * @property {string} statement - Whether they are complete.
 *
 * @typedef {object} GraphState
 * @property {boolean} refused - Whether what was asked for cannot be.
 * @property {Curve[]} curves
 * @property {string} name - Says what is drawn.
 * @property {"line" | "dots"} style
 * @property {string} scale - CSS pixels per unit.
 * @property {string} origin - Right and down from the centre, in CSS pixels.
 * @property {Trace | null} trace
 * @property {CurveStatistics[] | null} statistics
 * @property {string} kept - To store, and to send with `graph.restore`.
 *
 * @typedef {object} GraphWords
 * @property {string} graph
 * @property {string} zoomIn
 * @property {string} zoomOut
 * @property {string} reset
 * @property {string} dots
 * @property {string} statistics
 * @property {string} trace
 * @property {string} close
 * @property {string} curves
 * @property {string} remove
 * @property {string} show
 * @property {string} color
 * @property {string[]} colors - By the palette's places.
 * @property {string} export
 * @property {string} exportSVG
 * @property {string} exportPNG
 * @property {string} exportCSV
 * @property {string} addToGraph
 * @property {string} dotPlot
 * @property {string} backToDotPlot
 */
export {};

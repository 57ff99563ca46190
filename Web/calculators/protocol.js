/** @typedef {import("../shared/protocol.js").KeyWords} KeyWords */
/** @typedef {import("../shared/protocol.js").Place} Place */

/**
 * What the replies of the calculators' engine look like; types only.
 * `Sources/Screens/CalculatorsSession.swift` says more.
 *
 * @typedef {object} Settings - What the configuration says of calculators.
 * @property {string} angle - `radians` or `degrees`.
 * @property {string} order - Of operations on Calculator: `left-to-right` or `precedence`.
 * @property {string} digits - That are shown: `automatic`, or 4 to 16.
 *
 * @typedef {"calculator" | "scientific" | "rpn"} TabName
 *
 * @typedef {object} Row - Of a history.
 * @property {string} text - The computation with its result.
 * @property {string} formula - In ASCII; empty where the calculator was cleared.
 * @property {string} kind
 * @property {string} unit - `radians` or `degrees`; empty where angles do not matter.
 *
 * @typedef {object} Level - Of the stack.
 * @property {number} level - 1 for the last expression.
 * @property {string} name - For a screen reader.
 * @property {string} text - Without spaces.
 * @property {string} value - Empty if the level has no value.
 *
 * @typedef {object} Graphed
 * @property {number} serial - Grows each time the reader wants a graph.
 * @property {string} formula
 * @property {string} unit - `radians` or `degrees`.
 *
 * @typedef {object} CalculatorState - What all calculators have.
 * @property {string} display - Empty where there is no value.
 * @property {string} description - Empty while nothing has been entered.
 * @property {number | null} value
 * @property {string | null} error - A code.
 * @property {string | null} message - Why there is no value, or what was refused.
 * @property {boolean} isTyping
 * @property {string} angle - `RAD` or `DEG`; empty where angles do not matter.
 * @property {Graphed | null} graph
 * @property {Row[]} rows - What the history gains; the state tells it once.
 * @property {string} kept - To store, and to send with `restore`.
 *
 * @typedef {object} StackState
 * @property {Level[]} stack - From level 1, a limited number of levels.
 * @property {number} depth - Of all levels.
 * @property {{ name: string, value: string }[]} variables - Those that are set.
 *
 * @typedef {CalculatorState & StackState} RPNState
 *
 * @typedef {object} Infix
 * @property {boolean} isComplete
 * @property {string | null} orderNote - In which order operators applied, where it matters.
 * @property {string | null} memory - What it holds.
 *
 * @typedef {CalculatorState & Infix} InfixState
 *
 * @typedef {object} ScreenWords - What all calculators have.
 * @property {string} title
 * @property {string} display
 * @property {string} description
 * @property {string} keypad
 * @property {string} copy
 * @property {string} copied
 * @property {string} paste
 * @property {string} history
 * @property {string} back - To this calculator.
 *
 * @typedef {ScreenWords & { stack: string }} RPNWords
 *
 * @typedef {KeyWords & { usual: Place | null, flat: Place | null, roomy: Place | null }}
 *   CalculatorKey
 *
 * @typedef {object} CalculatorsWords
 * @property {string} language
 * @property {ScreenWords} calculator
 * @property {ScreenWords} scientific
 * @property {RPNWords} rpn
 * @property {Record<TabName, CalculatorKey[]>} keys
 */
export {};

/** @typedef {import("../protocol.js").KeyWords} KeyWords */
/** @typedef {import("../protocol.js").Place} Place */

/**
 * What the replies of the calculators' engine look like; types only.
 * `Sources/Screens/CalculatorsSession.swift` says more.
 *
 * @typedef {object} Settings - What the configuration says of calculators.
 * @property {string} angle - `radians` or `degrees`.
 *
 * @typedef {object} Level - Of the stack.
 * @property {number} level - 1 for the last expression.
 * @property {string} name - For a screen reader.
 * @property {string} text - Without spaces.
 * @property {string} value - Empty where there is none.
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
 * @property {string} kept - To store, and to send with `restore`.
 *
 * @typedef {object} StackState
 * @property {Level[]} stack - From level 1, a limited number of levels.
 * @property {number} depth - Of all levels.
 * @property {{ name: string, value: string }[]} variables - Those that are set.
 *
 * @typedef {CalculatorState & StackState} RPNState
 *
 * @typedef {object} ScreenWords - What all calculators have.
 * @property {string} title
 * @property {string} display
 * @property {string} description
 * @property {string} keypad
 * @property {string} copy
 * @property {string} copied
 * @property {string} paste
 *
 * @typedef {ScreenWords & { stack: string, backToRPN: string }} RPNWords
 *
 * @typedef {KeyWords & { usual: Place | null, flat: Place | null, roomy: Place | null }}
 *   CalculatorKey
 *
 * @typedef {object} CalculatorsWords
 * @property {string} language
 * @property {RPNWords} rpn
 * @property {{ rpn: CalculatorKey[] }} keys
 */
export {};

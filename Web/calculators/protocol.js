/**
 * Types of the replies about calculators. Made by `scripts/make-protocol.py` from
 * `docs/protocol.md`.
 *
 * @typedef {import("../shared/protocol.js").KeyWords} KeyWords
 *
 * @typedef {import("../shared/protocol.js").Place} Place
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
 * @property {string} descriptionLine - With an equals sign behind what is complete.
 * @property {number | null} value
 * @property {string | null} error - A code.
 * @property {string | null} message - Why there is no value, or what was refused.
 * @property {boolean} isComplete - Whether there is a result.
 * @property {boolean} isTyping
 * @property {string} angle - `RAD` or `DEG`; empty where angles do not matter.
 * @property {Graphed | null} graph
 * @property {Row[]} rows - What the history gains; the state tells it once.
 *
 * @typedef {object} StackState
 * @property {Level[]} stack - From level 1, a limited number of levels.
 * @property {number} lowestShownLevel - The one above the display.
 * @property {number} depth - Of all levels.
 * @property {{ name: string, value: string }[]} variables - Those that are set.
 *
 * @typedef {CalculatorState & StackState} RPNState
 *
 * @typedef {object} Infix
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
 * @property {boolean} hasGraph
 * @property {boolean} hasStack
 *
 * @typedef {ScreenWords & { graph: string, memory: string }} ScientificWords
 *
 * @typedef {ScreenWords & { stack: string, emptyStack: string, graph: string, variables: string }}
 *   RPNWords
 *
 * @typedef {KeyWords & { usual: Place | null, flat: Place | null, roomy: Place | null }}
 *   CalculatorKey
 *
 * @typedef {object} CalculatorsWords
 * @property {string} language
 * @property {ScreenWords} calculator
 * @property {ScientificWords} scientific
 * @property {RPNWords} rpn
 * @property {Record<TabName, CalculatorKey[]>} keys
 *
 * @typedef {"state" | "kept" | "press" | "paste" | "recall" | "restore" | "forget"}
 *   CalculatorAction
 */
export {};

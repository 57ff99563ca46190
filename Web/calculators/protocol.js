/**
 * Types of the replies about calculators. Made by `scripts/make-protocol.py` from
 * `docs/protocol.md`.
 *
 * @typedef {import("../shared/protocol.js").KeyWords} KeyWords
 *
 * @typedef {import("../shared/protocol.js").Place} Place
 *
 * @typedef {object} Settings - The part of the configuration that calculators use.
 * @property {string} angle - `radians` or `degrees`.
 * @property {string} order - The order of operations on Calculator: `left-to-right` or
 *   `precedence`.
 * @property {string} digits - The number of digits: `automatic`, or 4 to 16.
 *
 * @typedef {"calculator" | "scientific" | "rpn"} TabName
 *
 * @typedef {object} Row - A row of a history.
 * @property {string} text - The computation with its result.
 * @property {string} formula - In ASCII; empty if the calculator was cleared.
 * @property {string} kind
 * @property {string} unit - `radians` or `degrees`; empty if angles do not matter.
 * @property {string} exact - The result as it is written exactly; empty if the text has it.
 *
 * @typedef {object} Level - A level of the stack.
 * @property {number} level - 1 for the last expression.
 * @property {string} name - For screen readers.
 * @property {string} text - Without spaces.
 * @property {string} value - Empty without a value.
 *
 * @typedef {object} Graphed
 * @property {number} serial - Grows each time the reader wants a graph.
 * @property {string} formula
 * @property {string} unit - `radians` or `degrees`.
 *
 * @typedef {object} ShownDisplay - What the display shows.
 * @property {string} displayLine - As it is shown, with `−` for minus, like all texts below.
 * @property {string | null} mathML - How an exact form is typeset.
 * @property {string | null} exactness - `=` or `≈`; `null` if no number is shown.
 * @property {string | null} exactnessName - For screen readers.
 * @property {boolean} isLong - Whether the display needs several lines.
 * @property {boolean} hasMoreDigits
 * @property {boolean} isDisplayUnfinished - Whether the display has only what is known by now.
 *
 * @typedef {object} Entered - What all calculators have besides.
 * @property {string} display - As it is copied, with `-` for minus; empty without a value.
 * @property {boolean} isExactChosen - Whether exact forms are shown where there are any.
 * @property {boolean} isUnfinished - Whether `refine` has work to do.
 * @property {string} description - As it is copied; empty while nothing has been entered.
 * @property {string} descriptionLine - With an equals sign if it is complete.
 * @property {number | null} value
 * @property {string | null} error - The code of the error.
 * @property {string | null} message - Why there is no value, or what was refused.
 * @property {boolean} isComplete - Whether there is a result.
 * @property {boolean} isTyping
 * @property {boolean} isSpelling - Whether the next letter typed may turn what was entered into
 *   another function; until then `rows` is empty.
 * @property {boolean} isSecond - Whether the usual grid shows the second functions.
 * @property {string} angle - `RAD` or `DEG`; empty if angles do not matter.
 * @property {string} angleName - For screen readers, of the button that changes the unit.
 * @property {Graphed | null} graph
 * @property {Row[]} rows - New rows for the history, in one reply only.
 *
 * @typedef {ShownDisplay & Entered} CalculatorState
 *
 * @typedef {object} StackState
 * @property {Level[]} stack - From level 1; the number of levels is limited.
 * @property {number} lowestShownLevel - The level just above the display.
 * @property {number} depth - The number of all levels.
 * @property {{ name: string, value: string }[]} variables - The variables that are set.
 *
 * @typedef {CalculatorState & StackState} RPNState
 *
 * @typedef {object} Infix
 * @property {string | null} orderNote - The order in which operators applied, if it matters.
 * @property {string | null} memory - The value in memory.
 *
 * @typedef {CalculatorState & Infix} InfixState
 *
 * @typedef {object} ScreenWords - What all calculators have.
 * @property {string} title
 * @property {string} display
 * @property {string} description
 * @property {string} keypad
 * @property {string} moreDigits
 * @property {string} computing
 * @property {string} copy
 * @property {string} copyValue
 * @property {string} copyFormula
 * @property {string} copied
 * @property {string} paste
 * @property {string} history
 * @property {string} back - Back to this calculator.
 * @property {boolean} hasGraph
 * @property {boolean} hasStack
 *
 * @typedef {ScreenWords & { graph: string, memory: string }} ScientificWords
 *
 * @typedef {ScreenWords & { stack: string, emptyStack: string, graph: string, variables: string }}
 *   RPNWords
 *
 * @typedef {KeyWords & { layer: "always" | "first" | "second" } & Record<"usual" | "flat" |
 *   "roomy" | "broad", Place | null>} CalculatorKey - `layer` says when the usual grid shows the
 *   key: a second function has the place of the key before it.
 *
 * @typedef {object} CalculatorsWords
 * @property {string} language
 * @property {ScreenWords} calculator
 * @property {ScientificWords} scientific
 * @property {RPNWords} rpn
 * @property {Record<TabName, CalculatorKey[]>} keys
 *
 * @typedef {"state" | "kept" | "press" | "type" | "digits" | "fit" | "refine" | "paste" | "recall"
 *   | "restore" | "forget"} CalculatorAction
 */
export {};

import { Engine } from "../shared/engine.js";
import { addStyle } from "../shared/sheet.js";
import { CalculatorScreenElement } from "./calculator-screen.js";
import { InfixCardElement } from "./infix-card.js";
import { RPNCardElement } from "./rpn-card.js";

/** @typedef {import("./protocol.js").CalculatorsWords} CalculatorsWords */
/** @typedef {import("./protocol.js").Settings} Settings */
/** @typedef {import("./protocol.js").TabName} TabName */

/**
 * The engine of all calculators of the page and its words, once they have been fetched.
 *
 * @typedef {{ engine: Engine, words: CalculatorsWords }} Session
 */

/** @type {Promise<Session> | null} */
let onItsWay = null;

/**
 * @param {string} language
 * @returns {Promise<Session>}
 */
async function load(language) {
  const style = addStyle(new URL("calculators.css", import.meta.url));
  const loading = Engine.start("calculators");
  const [engine] = await Promise.all([loading, style]);
  if (!customElements.get("calculator-screen")) {
    for (const element of [InfixCardElement, RPNCardElement, CalculatorScreenElement]) {
      element.define();
    }
  }
  return { engine, words: engine.send("calculators.words", language || navigator.language) };
}

/**
 * Turns the page's element with that name into a calculator. All calculators share one engine.
 *
 * @param {CalculatorScreenElement} screen
 * @param {TabName} name
 * @param {string} language - A tag; empty for the browser's.
 * @param {Settings} settings
 * @param {string} kept - The calculator as it was kept; empty at the first start.
 */
export async function openCalculator(screen, name, language, settings, kept) {
  onItsWay ??= load(language);
  try {
    const [session] = await Promise.all([onItsWay, Engine.start(name === "calculator" ? "infix" : name)]);
    screen.build(name, session, language, settings, kept);
  } catch (error) {
    onItsWay = null;
    throw error;
  }
}

import { Engine } from "../engine.js";
import { addStyle } from "../sheet.js";
import { CalculatorScreenElement } from "./calculator-screen.js";
import { RPNCardElement } from "./rpn-card.js";

/** @typedef {import("./protocol.js").CalculatorsWords} CalculatorsWords */
/** @typedef {import("./protocol.js").Settings} Settings */

/**
 * The engine of all calculators of the page, with its words, once it is fetched.
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
  const loading = Engine.load(new URL("../calculators.wasm", import.meta.url));
  const [engine] = await Promise.all([loading, style]);
  if (!customElements.get("calculator-screen")) {
    RPNCardElement.define();
    CalculatorScreenElement.define();
  }
  return { engine, words: engine.send("calculators.words", language || navigator.language) };
}

/**
 * Makes a calculator of the page's element of that name. All share one engine.
 *
 * @param {CalculatorScreenElement} screen
 * @param {"rpn"} name - The tab's.
 * @param {string} language - A tag; empty for the browser's.
 * @param {Settings} settings
 */
export async function openCalculator(screen, name, language, settings) {
  onItsWay ??= load(language);
  try {
    const session = await onItsWay;
    screen.build(name, session, language, settings);
  } catch (error) {
    onItsWay = null;
    throw error;
  }
}

import { Engine } from "../shared/engine.js";

/**
 * Loads the parts of the engine that calculators need for a text that comes from elsewhere. Integrals
 * and quantiles, which have no keys, have a part of their own.
 *
 * @param {Engine} engine
 * @param {string} text - A formula, or a calculator as it was kept.
 * @returns {Promise<unknown> | null} `null` if all calculators have these parts.
 */
export function loadPartsFor(engine, text) {
  const { parts } = engine.send("calculators.parts", text);
  return parts.length > 0 ? Engine.start(...parts) : null;
}

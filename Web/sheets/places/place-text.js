import { make } from "../../shared/make.js";

/** @typedef {import("../protocol.js").SheetPlace} SheetPlace */

/**
 * The coordinates of a place, typeset.
 *
 * @param {SheetPlace} place
 */
export function coordinates({ math, text }) {
  const element = make("span", { class: "math" });
  const sign = text.startsWith("≈") ? "≈ " : "";
  // The engine writes them; what is no MathML is a number.
  if (math.length === 1) element.innerHTML = `${sign}x = ${math[0]}`;
  else if (math.some(isTypeset)) element.innerHTML = `<math>${pair(math)}</math>`;
  else element.innerHTML = `${sign}(${math.join(", ")})`;
  return element;
}

/** @param {string} part - Of the engine. */
function isTypeset(part) {
  return part.startsWith("<");
}

/**
 * Coordinates in parentheses as high as they are.
 *
 * @param {string[]} math
 */
function pair(math) {
  const parts = math.map((part) => {
    return isTypeset(part) ? part.replaceAll(/<\/?math\b[^>]*>/g, "") : `<mn>${part}</mn>`;
  });
  const rows = parts.map((part) => `<mrow>${part}</mrow>`).join("<mo>,</mo> ");
  return `<mrow><mo>(</mo>${rows}<mo>)</mo></mrow>`;
}

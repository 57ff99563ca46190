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
  const [before, after] = math.length === 1 ? [`${sign}x = `, ""] : [`${sign}(`, ")"];
  // The engine writes them; what is no MathML is a number.
  element.innerHTML = before + math.join(", ") + after;
  return element;
}

import { keep, kept } from "./keeper.js";

/** Where formulas wait that other graphs hand to the sheet: in each line an angle unit, a space and a formula. */
const place = "ordinate-sheet-rows";

/**
 * Hands a formula to the sheet, which takes it when it is shown.
 *
 * @param {string} formula
 * @param {string} angle - `radians` or `degrees`.
 */
export function handRow(formula, angle) {
  keep(place, `${kept(place)}${angle} ${formula.replaceAll("\n", " ")}\n`);
  dispatchEvent(new Event("handed-row"));
}

/**
 * Takes the formulas that wait.
 *
 * @returns {[angle: string, formula: string][]}
 */
export function takeRows() {
  const lines = kept(place).split("\n").filter(Boolean);
  if (lines.length > 0) keep(place, "");
  return lines.map((line) => {
    const space = line.indexOf(" ");
    return [line.slice(0, space), line.slice(space + 1)];
  });
}

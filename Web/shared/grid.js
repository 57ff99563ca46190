/** @typedef {import("./protocol.js").Place} Place */

/**
 * Sets the places of keys in one of a keypad's grids as custom properties, which the style sheet reads.
 *
 * @param {HTMLElement} grid - Has one child for each place.
 * @param {string} prefix - The prefix of the properties' names.
 * @param {(Place | null)[]} places - `null` if this grid lacks the key.
 */
export function layOut(grid, prefix, places) {
  let [columns, rows] = [1, 1];
  places.forEach((place, index) => {
    const { style } = /** @type {HTMLElement} */ (grid.children[index]);
    if (!place) return style.setProperty(`--${prefix}shown`, "none");
    const { column, row, columnSpan, rowSpan } = place;
    style.setProperty(`--${prefix}column`, `${column} / span ${columnSpan}`);
    style.setProperty(`--${prefix}row`, `${row} / span ${rowSpan}`);
    columns = Math.max(columns, column + columnSpan - 1);
    rows = Math.max(rows, row + rowSpan - 1);
  });
  grid.style.setProperty(`--${prefix}columns`, String(columns));
  grid.style.setProperty(`--${prefix}rows`, String(rows));
}

/**
 * The places of a typeset formula: rows of atoms have their path in `data-row`, atoms their index in
 * `data-atom`. An exponent is both, an atom of the row of its base and a row of its own.
 */

/** The part of a box's width at either side that belongs to the places beside the box. */
const edge = 0.15;

/**
 * @typedef {object} FormulaPlace
 * @property {string} path - Of the row.
 * @property {number} offset - The number of atoms before it.
 */

/**
 * The row of a formula with that path.
 *
 * @param {Element} math
 * @param {string} path
 */
function rowAt(math, path) {
  return math.querySelector(`[data-row="${CSS.escape(path).replaceAll("\\ ", " ")}"]`);
}

/**
 * The atoms of a row, in order.
 *
 * @param {Element} row
 */
function atomsOf(row) {
  return [...row.querySelectorAll("[data-atom]")].filter(
    (atom) => atom.parentElement?.closest("[data-row]") === row,
  );
}

/**
 * The rows inside an atom, without those further inside; an exponent is such a row itself.
 *
 * @param {Element} atom
 */
function slotsOf(atom) {
  if (atom.hasAttribute("data-row")) return [atom];
  return [...atom.querySelectorAll("[data-row]")].filter(
    (row) => row.parentElement?.closest("[data-row]") === atom.closest("[data-row]"),
  );
}

/**
 * How far a place is from a box.
 *
 * @param {DOMRect} box
 * @param {number} x
 * @param {number} y
 * @param {number} weight - Of a distance upwards or downwards.
 */
function distance({ left, right, top, bottom }, x, y, weight = 1) {
  return Math.hypot(Math.max(left - x, 0, x - right), weight * Math.max(top - y, 0, y - bottom));
}

/**
 * The place of the cursor that is nearest to a point of the page.
 *
 * @param {Element} math
 * @param {number} x - In CSS pixels, like `y`.
 * @param {number} y
 * @returns {FormulaPlace | null} `null` without a formula.
 */
export function placeAt(math, x, y) {
  let row = rowAt(math, "");
  while (row) {
    const inner = slotNear(row, x, y);
    if (!inner) return { path: row.getAttribute("data-row") ?? "", offset: offsetNear(row, x, y) };
    row = inner;
  }
  return null;
}

/**
 * The row in a box of a row that a point is for.
 *
 * @param {Element} row
 * @param {number} x
 * @param {number} y
 */
function slotNear(row, x, y) {
  for (const atom of atomsOf(row)) {
    const box = atom.getBoundingClientRect();
    if (x < box.left || x > box.right) continue;
    const slots = slotsOf(atom).map((slot) => ({
      slot,
      away: distance(slot.getBoundingClientRect(), x, y),
    }));
    slots.sort((one, other) => one.away - other.away);
    if (slots.length === 0) return null;
    const [{ slot, away }] = slots;
    const isScript = slot === atom;
    const margin = isScript ? 0 : Math.min(box.width * edge, 6);
    const isBeside = x < box.left + margin || x > box.right - margin;
    if (isScript ? away < box.height / 2 : away === 0 || !isBeside) return slot;
    return null;
  }
  return null;
}

/**
 * @param {Element} row
 * @param {number} x
 * @param {number} y
 */
function offsetNear(row, x, y) {
  const atoms = atomsOf(row);
  if (row.classList.contains("note")) {
    // The lines are one below the other: the nearest line, and its nearest letter.
    const away = atoms.map((atom) => distance(atom.getBoundingClientRect(), x, y, 1e6));
    const nearest = away.indexOf(Math.min(...away));
    const [start, end] = [false, true].map((isEnd) => Math.abs(sideOf(atoms[nearest], isEnd).x - x));
    return nearest + Number(end < start);
  }
  const after = atoms.findIndex((atom) => {
    const { left, right } = atom.getBoundingClientRect();
    return x < (left + right) / 2;
  });
  return after < 0 ? atoms.length : after;
}

/**
 * Where a letter of a note begins or ends: in some scripts it ends at the left.
 *
 * @param {Element} letter
 * @param {boolean} isEnd
 */
function sideOf(letter, isEnd) {
  const range = new Range();
  range.selectNodeContents(letter.firstChild ?? letter);
  range.collapse(!isEnd);
  return range.getBoundingClientRect();
}

/**
 * Where the cursor stands, as a line from top to bottom.
 *
 * @param {Element} math
 * @param {FormulaPlace} place
 * @returns {{ x: number, top: number, bottom: number } | null} In CSS pixels of the page.
 */
export function caretAt(math, { path, offset }) {
  const row = rowAt(math, path);
  if (!row) return null;
  const atoms = atomsOf(row);
  const letter = atoms[offset - 1] ?? atoms[0];
  if (letter && row.classList.contains("note")) return sideOf(letter, offset > 0);
  const before = atoms[offset - 1]?.getBoundingClientRect();
  const after = atoms[offset]?.getBoundingClientRect();
  const hollow = row.querySelector(".empty")?.getBoundingClientRect();
  const inside = row.getBoundingClientRect();
  const box = inside.height > 0 ? inside : math.getBoundingClientRect();
  const isHollow = atoms.length === 0 && hollow;
  // In the middle of the space around signs.
  const left = before?.right ?? after?.left ?? box.left;
  const x = isHollow ? (hollow.left + hollow.right) / 2 : (left + (after?.left ?? left)) / 2;
  // A row of low letters is lower than a line.
  const least = parseFloat(getComputedStyle(row).fontSize) * 1.2;
  const more = Math.max(0, least - box.height);
  return { x, top: box.top - more / 2, bottom: box.bottom + more / 2 };
}

/**
 * The box around the selected atoms.
 *
 * @param {Element} math
 * @param {{ path: string, lower: number, upper: number }} selection
 * @returns {{ left: number, right: number, top: number, bottom: number } | null} In CSS pixels of the
 *   page.
 */
export function selectionBox(math, { path, lower, upper }) {
  const end = caretAt(math, { path, offset: upper });
  const row = rowAt(math, path);
  const boxes = row ? atomsOf(row).slice(lower, upper).map((atom) => atom.getBoundingClientRect()) : [];
  return end && {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(end.top, ...boxes.map(({ top }) => top)),
    bottom: Math.max(end.bottom, ...boxes.map(({ bottom }) => bottom)),
  };
}

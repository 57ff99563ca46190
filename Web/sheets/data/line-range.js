/**
 * The lines of a list that are in sight, from and up to.
 *
 * @param {number} scrolled - How far the list is scrolled, in CSS pixels.
 * @param {number} room - The height in which lines can be seen.
 * @param {number} height - Of a line, above 0.
 * @param {number} count - Of lines.
 * @param {number} more - How many lines to add above and below.
 * @returns {[number, number]}
 */
export function lineRange(scrolled, room, height, count, more) {
  const first = Math.max(0, Math.floor(scrolled / height) - more);
  const last = Math.min(count, Math.ceil((scrolled + room) / height) + more);
  return [Math.min(first, last), last];
}

/**
 * The size of content that is to fit a box.
 *
 * @typedef {object} Fit
 * @property {number} scale - By which the content is smaller than it wants to be, at most 1.
 * @property {number} room - How many times as large the content could have been when it was last
 *   measured.
 */

/** How much larger content must become for it to be worth it: rounding must not make it swing. */
const leastGrowth = 0.02;
/** How much less than the whole box content takes. */
const margin = 0.01;

/**
 * The scale with which content fits its box: a little less than the largest.
 *
 * @param {Fit} before - The scale that the content was measured with.
 * @param {number} room - How many times as large the content could be now.
 * @param {number} smallest - The limit of the scale.
 * @param {boolean} mayGrow
 * @returns {number}
 */
export function fittingScale({ scale, room: roomBefore }, room, smallest, mayGrow) {
  const largest = Math.max(smallest, Math.min(1, scale * room));
  // Only where there is more room than this scale has left.
  const grows = mayGrow && largest > scale + leastGrowth && room > roomBefore * 1.0001;
  if (largest >= scale - 0.001 && !grows) return scale;
  return largest < 1 ? Math.max(smallest, Number((largest - margin).toFixed(2))) : 1;
}

/**
 * The size of content that has to fit a box.
 *
 * @typedef {object} Fit
 * @property {number} scale - The factor by which the content is reduced, at most 1.
 * @property {number} room - How many times larger the content could have been when it was last
 *   measured.
 */

/**
 * The least growth that is worthwhile, so that rounding does not make the content alternate between
 * sizes.
 */
const leastGrowth = 0.02;
/** The part of the box that content leaves free. */
const margin = 0.01;

/**
 * The scale at which content fits its box: a little less than the largest.
 *
 * @param {Fit} before - The scale at which the content was measured.
 * @param {number} room - How many times larger the content could be now.
 * @param {number} smallest - The lower limit of the scale.
 * @param {boolean} mayGrow
 * @returns {number}
 */
export function fittingScale({ scale, room: roomBefore }, room, smallest, mayGrow) {
  const largest = Math.max(smallest, Math.min(1, scale * room));
  // Only if there is more room than this scale has left.
  const grows = mayGrow && largest > scale + leastGrowth && room > roomBefore * 1.0001;
  if (largest >= scale - 0.001 && !grows) return scale;
  return largest < 1 ? Math.max(smallest, Number((largest - margin).toFixed(2))) : 1;
}

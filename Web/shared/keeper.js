/**
 * The text that an engine wants back at the next start; empty if there is none, or if the browser
 * keeps nothing.
 *
 * @param {string} place
 */
export function kept(place) {
  try {
    return localStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}

/**
 * Keeps a text for the next start, where the browser allows it.
 *
 * @param {string} place
 * @param {string} text
 */
export function keep(place, text) {
  try {
    localStorage.setItem(place, text);
  } catch {
    // A browser that keeps nothing still calculates.
  }
}

const place = "ordinate";

/**
 * The text that the engine wants back at the next start; empty if there is none, or if the
 * browser keeps nothing.
 */
export function kept() {
  try {
    return localStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}

/**
 * Keeps a text for the next start, where the browser allows it.
 *
 * @param {string} text
 */
export function keep(text) {
  try {
    localStorage.setItem(place, text);
  } catch {
    // A browser that keeps nothing still calculates.
  }
}

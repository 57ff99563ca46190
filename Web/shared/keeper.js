/**
 * The text that was kept for an engine; empty if nothing was, or if the browser keeps nothing.
 *
 * @param {string} key
 */
export function kept(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/**
 * Keeps a text for the next start, where the browser allows it.
 *
 * @param {string} key
 * @param {string} text
 */
export function keep(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing still calculates.
  }
}

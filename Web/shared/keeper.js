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

/** After how long at the latest a change is kept, in milliseconds. */
const longestWait = 300;

/**
 * Keeps what an engine wants back at the next start: soon after a change, when nothing else is to be
 * done, and at once when the page goes away.
 */
export class Keeper {
  #place;
  #ask;
  #kept = "";
  #isDue = false;

  /**
   * @param {string} place
   * @param {() => string} ask - What the engine wants back.
   */
  constructor(place, ask) {
    this.#place = place;
    this.#ask = ask;
    addEventListener("pagehide", () => this.keepDue());
    document.addEventListener("visibilitychange", () => document.hidden && this.keepDue());
  }

  /** After what may have been a change. */
  request() {
    if (this.#isDue) return;
    this.#isDue = true;
    const keep = () => this.keepDue();
    if ("requestIdleCallback" in window) requestIdleCallback(keep, { timeout: longestWait });
    else setTimeout(keep, longestWait / 3);
  }

  /** Keeps a change at once, if there is one. */
  keepDue() {
    if (this.#isDue) this.keepNow();
  }

  /** @returns {string} What is now kept. */
  keepNow() {
    this.#isDue = false;
    const text = this.#ask();
    if (text !== this.#kept) keep(this.#place, (this.#kept = text));
    return text;
  }
}

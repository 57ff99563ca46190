/** What the names of all that is kept begin with: something in an examination, which keeps its own. */
export function apart() {
  return document.documentElement.dataset.exam ?? "";
}

/**
 * The text that was kept for an engine; empty if nothing was kept, or if the browser stores
 * nothing.
 *
 * @param {string} key
 * @param {string} [start] - As `apart`.
 */
export function kept(key, start = apart()) {
  try {
    return localStorage.getItem(start + key) ?? "";
  } catch {
    return "";
  }
}

/**
 * Keeps a text for the next start, if the browser allows it.
 *
 * @param {string} key
 * @param {string} text
 */
export function keep(key, text) {
  try {
    localStorage.setItem(apart() + key, text);
  } catch {
    // A calculator works even if the browser stores nothing.
  }
}

/** The longest time until a change is kept, in milliseconds. */
const longestWait = 300;

/** How many times as long as keeping a state took, the page does something else before it keeps the next. */
const restShare = 200;

/** The longest such rest, in milliseconds, so that a page that crashes has lost no more than that. */
const longestRest = 3000;

/**
 * Keeps the state of an engine for the next start: soon after a change, when the page is idle, and
 * at once when the page is closed.
 */
export class Keeper {
  #place;
  #ask;
  #kept = "";
  #isDue = false;
  /** When the next change may be kept: keeping a table of 10,000 lines takes a frame, and a slider moves on. */
  #next = 0;

  /**
   * @param {string} place
   * @param {() => string} ask - Returns the state of the engine.
   */
  constructor(place, ask) {
    this.#place = place;
    this.#ask = ask;
    addEventListener("pagehide", () => this.keepDue());
    document.addEventListener("visibilitychange", () => document.hidden && this.keepDue());
  }

  /** Must be called after any action that may change the state. */
  request() {
    if (this.#isDue) return;
    this.#isDue = true;
    const rest = this.#next - performance.now();
    if (rest > longestWait) setTimeout(() => this.#keepSoon(), rest);
    else this.#keepSoon();
  }

  #keepSoon() {
    const keep = () => this.keepDue();
    if ("requestIdleCallback" in window) requestIdleCallback(keep, { timeout: longestWait });
    else setTimeout(keep, longestWait / 3);
  }

  /** Keeps a change at once, if there is one. */
  keepDue() {
    if (this.#isDue) this.keepNow();
  }

  /** Whether a change waits to be kept. */
  get isChanged() {
    return this.#isDue && this.#ask() !== this.#kept;
  }

  /**
   * Must be called when the state has become what is kept already, so that it is not kept again: another browser
   * tab may have kept the next state meanwhile.
   *
   * @param {string} [text] - What is kept, if it is known; else the state is asked for.
   */
  take(text = this.#ask()) {
    this.#kept = text;
  }

  /** @returns {string} The text that is now kept. */
  keepNow() {
    this.#isDue = false;
    const start = performance.now();
    const text = this.#ask();
    if (text !== this.#kept) keep(this.#place, (this.#kept = text));
    const end = performance.now();
    this.#next = end + Math.min(restShare * (end - start), longestRest);
    return text;
  }
}

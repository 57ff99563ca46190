/**
 * Gives the focus back to what opened a part of the page, when that part is closed.
 */
export class FocusReturn {
  /** @type {HTMLElement[]} */
  #openers = [];

  /** Remembers what has the focus; to be called before a part is opened over it. */
  remember() {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return;
    if (focused !== this.#openers.at(-1)) this.#openers.push(focused);
  }

  /**
   * Gives the focus to the last opener in sight, unless something in sight has it.
   *
   * @param {string} otherwise - A selector of what gets it without such an opener.
   */
  giveBack(otherwise) {
    if (hasFocus()) return;
    let opener = this.#openers.pop();
    while (opener && !isSeen(opener)) opener = this.#openers.pop();
    if (opener) opener.focus({ preventScroll: true });
    else this.give(otherwise);
  }

  /**
   * Gives the focus to the first element in sight, unless something in sight has it.
   *
   * @param {string} selector - Of the elements.
   */
  give(selector) {
    if (hasFocus()) return;
    const target = [...document.querySelectorAll(selector)].find(isSeen);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }
}

/** Whether something in sight has the focus. */
function hasFocus() {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && isSeen(focused);
}

/** @param {Element} element */
function isSeen(element) {
  return element.getClientRects().length > 0;
}

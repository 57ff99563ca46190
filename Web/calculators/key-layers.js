/** @typedef {import("./protocol.js").CalculatorKey} CalculatorKey */

/** How long after a change of the keys a click can still belong to the touch that made it, in ms. */
const touchTime = 700;

/** The second functions of a keypad, which take the places of the first in its usual grid. */
export class KeyLayers {
  #keys;
  /** @type {HTMLElement[]} */
  #buttons;
  #isSecond = false;
  /** When the keys last changed, in the events' time. */
  #changed = -Infinity;

  /**
   * @param {HTMLElement} keypad
   * @param {CalculatorKey[]} keys - Each second function follows the first in its place.
   */
  constructor(keypad, keys) {
    this.#keys = keys;
    this.#buttons = [...keypad.querySelectorAll("[data-key]")].map(
      (button) => /** @type {HTMLElement} */ (button),
    );
    this.#show();
    // A key acts when it is touched. If that puts another key under the finger, the click is not
    // meant for it.
    keypad.addEventListener(
      "click",
      (event) => {
        if (event.detail > 0 && event.timeStamp - this.#changed < touchTime && this.#isIn(event)) {
          event.stopPropagation();
        }
      },
      { capture: true },
    );
  }

  /**
   * If a key that disappears has the focus, the key in its place gets it.
   *
   * @param {boolean} isSecond
   */
  show(isSecond) {
    if (isSecond === this.#isSecond) return;
    this.#isSecond = isSecond;
    this.#changed = performance.now();
    const focused = this.#buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    this.#show();
    const layer = this.#keys[focused]?.layer ?? "always";
    if (layer === "always" || this.#buttons[focused].getClientRects().length > 0) return;
    this.#buttons[layer === "first" ? focused + 1 : focused - 1].focus();
  }

  #show() {
    const shown = this.#isSecond ? "second" : "first";
    this.#keys.forEach(({ layer }, index) => {
      if (layer === "always") return;
      this.#buttons[index].style.setProperty("--shown", layer === shown ? "grid" : "none");
    });
  }

  /** @param {Event} event */
  #isIn({ target }) {
    const index = this.#buttons.findIndex((button) => button.contains(/** @type {Node} */ (target)));
    return (this.#keys[index]?.layer ?? "always") !== "always";
  }
}

/**
 * A panel or a menu that a button opens next to it, inside the same box, and closes again. In a
 * menu, arrow keys go from item to item.
 *
 * Escape closes it and returns the focus. A menu also closes when the focus or a finger goes
 * elsewhere.
 */
export class Popup {
  #panel;
  #opener;

  /**
   * @param {HTMLElement} panel - Hidden at first.
   * @param {HTMLElement | null} [opener]
   */
  constructor(panel, opener = null) {
    this.#panel = panel;
    this.#opener = opener;
    if (opener) this.addOpener(opener);
    panel.addEventListener("keydown", (event) => this.#type(event));
    const box = panel.parentElement;
    if (!box || panel.getAttribute("role") !== "menu") return;
    const isInside = (/** @type {EventTarget | null} */ target) =>
      target instanceof Node && box.contains(target);
    box.addEventListener("focusout", (event) => {
      if (!isInside(event.relatedTarget)) this.open(false, false);
    });
    document.addEventListener("pointerdown", (event) => {
      if (!isInside(event.target)) this.open(false, false);
    });
  }

  /**
   * @param {HTMLElement} opener
   * @param {() => void} [prepare] - Called before it opens.
   */
  addOpener(opener, prepare) {
    opener.setAttribute("aria-haspopup", this.#panel.getAttribute("role") ?? "");
    opener.setAttribute("aria-expanded", "false");
    opener.addEventListener("click", () => {
      const isOpen = this.#panel.hidden || this.#opener !== opener;
      this.open(false, false);
      this.#opener = opener;
      if (isOpen) prepare?.();
      this.open(isOpen);
    });
  }

  /**
   * @param {boolean} isOpen
   * @param {boolean} [movesFocus]
   */
  open(isOpen, movesFocus = true) {
    if (this.#panel.hidden !== isOpen) return;
    this.#panel.hidden = !isOpen;
    this.#opener?.setAttribute("aria-expanded", String(isOpen));
    const target = isOpen ? this.#panel.querySelector("[tabindex], button") : this.#opener;
    if (movesFocus && target instanceof HTMLElement) target.focus();
  }

  /** @param {KeyboardEvent} event */
  #type(event) {
    const items = /** @type {HTMLElement[]} */ ([...this.#panel.children]);
    const index = items.findIndex((item) => item === document.activeElement);
    /** @type {Record<string, number>} */
    const targets = {
      ArrowDown: (index + 1) % items.length,
      ArrowUp: (index + items.length - 1) % items.length,
      ArrowRight: (index + 1) % items.length,
      ArrowLeft: (index + items.length - 1) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    if (event.key === "Escape") this.open(false);
    else if (event.key in targets && index >= 0) items[targets[event.key]].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

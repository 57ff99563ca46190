import { make } from "../shared/make.js";

/** How much of the height the rows may have, in percent. */
const [least, most, step] = [15, 85, 5];
/** The parts of a handle that are for something else. */
const controls = "button, input, [role=menu]";

/** The upper edge of the rows below a graph, which drags them up and down. */
export class SheetGrip {
  element = make("div", {
    class: "grip",
    role: "separator",
    tabindex: 0,
    "aria-orientation": "horizontal",
    "aria-valuemin": least,
    "aria-valuemax": most,
  });
  #screen;
  #share = 45;

  /**
   * @param {HTMLElement} screen - Has the height that graph and rows share.
   * @param {HTMLElement} handle - The element that is dragged.
   * @param {string} label
   */
  constructor(screen, handle, label) {
    this.#screen = screen;
    this.element.setAttribute("aria-label", label);
    this.#set(this.#share);
    this.element.addEventListener("keydown", (event) => this.#type(event));
    this.#listen(handle);
  }

  /** @param {number} share */
  #set(share) {
    this.#share = Math.min(most, Math.max(least, share));
    this.#screen.style.setProperty("--rows-share", String(this.#share / 100));
    this.element.setAttribute("aria-valuenow", String(Math.round(this.#share)));
  }

  /** @param {KeyboardEvent} event */
  #type(event) {
    const { key } = event;
    const target = {
      ArrowUp: this.#share + step,
      ArrowDown: this.#share - step,
      Home: least,
      End: most,
    }[key];
    if (target === undefined) return;
    event.preventDefault();
    this.#set(target);
  }

  /** @param {HTMLElement} handle */
  #listen(handle) {
    let from = 0;
    let share = 0;
    handle.addEventListener("pointerdown", (event) => {
      const { target, button } = event;
      if (button !== 0 || (target instanceof Element && target.closest(controls))) return;
      handle.setPointerCapture(event.pointerId);
      from = event.clientY;
      share = this.#share;
    });
    handle.addEventListener("pointermove", (event) => {
      if (!handle.hasPointerCapture(event.pointerId)) return;
      const { clientHeight } = this.#screen;
      const keys = this.#screen.querySelector(".keypad")?.clientHeight ?? 0;
      this.#set(share + (100 * (from - event.clientY)) / (clientHeight - keys));
    });
  }
}

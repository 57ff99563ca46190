import { fire } from "../shared/events.js";
import { layOut } from "../shared/grid.js";
import { make } from "../shared/make.js";

/** @typedef {import("../shared/protocol.js").KeyWords} KeyWords */
/** @typedef {import("../shared/protocol.js").Place} Place */

/**
 * `<key-pad>`: the engine's keys in the engine's grid.
 *
 * Keys act when they are touched, not when they are released, so that fast fingers that overlap
 * lose nothing. Only the keys in `onRelease` wait for the click, because they may put something
 * else under the finger.
 *
 * @fires key-press - A key was pressed.
 */
export class KeyPadElement extends HTMLElement {
  static define = (tag = "key-pad") => customElements.define(tag, KeyPadElement);

  /** Names of keys that act on release. */
  onRelease = new Set(["plot"]);

  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /**
   * The time when a pointer last pressed or left a key, in the events' time: a click right after it
   * is the same press.
   *
   * @type {WeakMap<Element, number>}
   */
  #touched = new WeakMap();

  /**
   * @param {KeyWords[]} keys
   * @param {string} label - The group's name.
   * @param {Record<string, (Place | null)[]>} grids - The keys' places, by the prefix of the grid's
   *   properties.
   */
  build(keys, label, grids) {
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", label);
    const grid = make("div", { class: "keys" }, ...keys.map((key) => this.#button(key)));
    for (const [prefix, places] of Object.entries(grids)) layOut(grid, prefix, places);
    this.replaceChildren(grid);
    this.#listen(grid);
    new ResizeObserver(() => sort(grid)).observe(grid);
  }

  /**
   * Shows which keys keep a mode on.
   *
   * @param {Record<string, boolean>} modes - By key name.
   */
  show(modes) {
    for (const [name, isOn] of Object.entries(modes)) {
      this.#buttons.get(name)?.setAttribute("aria-pressed", String(isOn));
    }
  }

  /** @param {KeyWords} key */
  #button(key) {
    const label = make("span", {}, key.label);
    const button = make(
      "button",
      {
        type: "button",
        class: "key",
        "data-key": key.key,
        "data-group": key.group,
        "aria-label": key.name,
      },
      label,
    );
    label.style.setProperty("--length", String([...key.label].length));
    this.#buttons.set(key.key, button);
    return button;
  }

  /** @param {HTMLElement} grid */
  #listen(grid) {
    grid.addEventListener("pointerdown", (event) => {
      const button = keyOf(event);
      if (!button || event.button !== 0) return;
      button.classList.add("down");
      if (this.onRelease.has(button.dataset.key ?? "")) return;
      this.#touched.set(button, event.timeStamp);
      this.#press(button);
    });
    const release = (/** @type {PointerEvent} */ event) => {
      const button = keyOf(event);
      button?.classList.remove("down");
      if (button && this.#touched.has(button)) this.#touched.set(button, event.timeStamp);
    };
    for (const type of /** @type {const} */ (["pointerup", "pointercancel", "pointerout"])) {
      grid.addEventListener(type, release);
    }
    grid.addEventListener("click", (event) => {
      const button = keyOf(event);
      if (!button) return;
      const isSamePress =
        event.detail > 0 && event.timeStamp - (this.#touched.get(button) ?? -Infinity) < 700;
      if (!isSamePress) this.#press(button);
    });
    // The caret stays in the field, and a touch neither scrolls nor selects nor opens a menu.
    grid.addEventListener("mousedown", (event) => event.preventDefault());
    grid.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  /** @param {HTMLElement} button */
  #press(button) {
    fire(this, "key-press", button.dataset.key ?? "");
  }
}

/**
 * Puts keys into the order of their rows, in which the Tab key goes through them.
 *
 * @param {HTMLElement} grid - Each of its sizes may have other places for the keys.
 */
function sort(grid) {
  const keys = [...grid.children].map((key) => {
    const { gridRowStart, gridColumnStart } = getComputedStyle(key);
    return { key, row: Number(gridRowStart), column: Number(gridColumnStart) };
  });
  const sorted = [...keys].sort((a, b) => a.row - b.row || a.column - b.column);
  if (sorted.every((place, index) => place === keys[index])) return;
  const focused = document.activeElement;
  grid.append(...sorted.map(({ key }) => key));
  // A moved element loses the focus.
  if (focused instanceof HTMLElement && grid.contains(focused)) focused.focus({ preventScroll: true });
}

/**
 * @param {Event} event
 * @returns {HTMLElement | null}
 */
function keyOf(event) {
  return event.target instanceof Element ? event.target.closest(".key") : null;
}

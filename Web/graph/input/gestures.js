import { GestureReader } from "./gesture-reader.js";

/** @typedef {import("./gesture-reader.js").GestureTarget} GestureTarget */
/** @typedef {import("./gesture-reader.js").Place} Place */

/** The height of a line for wheel events that count lines, in CSS pixels. */
const lineHeight = 33;

/**
 * Passes the pointer events of fingers, pen, mouse and trackpad on one element to a
 * `GestureReader`.
 */
export class Gestures {
  #element;
  #reader;
  /** The scale of a trackpad's pinch so far. */
  #scale = 1;

  /**
   * @param {HTMLElement} element
   * @param {GestureTarget} target
   * @param {AbortSignal} signal - Stops listening.
   */
  constructor(element, target, signal) {
    this.#element = element;
    const reader = (this.#reader = new GestureReader(target, (action, delay) => {
      const timer = setTimeout(action, delay);
      return () => clearTimeout(timer);
    }));
    const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) =>
      element.addEventListener(type, listener, { signal, passive: false });
    on("pointerdown", (event) => {
      // The element keeps getting the events of a pointer that leaves it.
      if (event.button === 0 && reader.down(this.#change(event))) {
        element.setPointerCapture(event.pointerId);
      }
    });
    on("pointermove", (event) => {
      reader.move(this.#change(event));
      if (event.pointerType !== "mouse" || this.isActive) return;
      // The cursor shows which axis it would scale.
      element.dataset.axis = String(target.axisAt(this.#place(event)));
    });
    on("pointerup", (event) => reader.up(this.#change(event), true));
    on("pointercancel", (event) => reader.up(this.#change(event), false));
    on("pointerleave", (event) => reader.leave(event.pointerType));
    on("wheel", (event) => this.#turn(event));
    on("contextmenu", (event) => reader.preventsMenu && event.preventDefault());
    // Pinches on a trackpad, in browsers that have events for them.
    on("gesturestart", (event) => {
      event.preventDefault();
      this.#scale = event.scale;
    });
    on("gesturechange", (event) => {
      event.preventDefault();
      if (this.isActive) return;
      target.zoom(event.scale / this.#scale, this.#place(event));
      this.#scale = event.scale;
    });
    on("gestureend", () => target.rest());
    signal.addEventListener("abort", () => reader.stop());
  }

  /** Whether a finger or a button is pressed. */
  get isActive() {
    return this.#reader.isActive;
  }

  /**
   * @param {{ clientX: number, clientY: number }} event
   * @returns {Place}
   */
  #place({ clientX, clientY }) {
    const { left, top } = this.#element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /**
   * @param {PointerEvent} event
   * @returns {import("./gesture-reader.js").PointerChange}
   */
  #change(event) {
    const { pointerId: id, pointerType: type, timeStamp: time } = event;
    return { id, type, place: this.#place(event), time };
  }

  /** @param {WheelEvent} event */
  #turn(event) {
    event.preventDefault();
    const unit = [1, lineHeight, this.#element.clientHeight][event.deltaMode] ?? 1;
    this.#reader.wheel({
      place: this.#place(event),
      across: event.deltaX * unit,
      down: event.deltaY * unit,
      control: event.ctrlKey,
      shift: event.shiftKey,
    });
  }
}

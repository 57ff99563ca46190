/** @typedef {{ x: number, y: number }} Place - In CSS pixels from the element's upper left corner. */

/**
 * What gestures ask for.
 *
 * @typedef {object} GestureTarget
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, place: Place) => void} zoom
 * @property {(before: [Place, Place], now: [Place, Place]) => void} pinch
 * @property {(place: Place) => void} recenter - A double tap or double click.
 * @property {(place: Place) => void} trace - A finger that traces, or a mouse that hovers.
 * @property {() => void} endTrace - The mouse left or begins to drag, or a tap ends a trace.
 * @property {() => boolean} isTracing - Whether one finger traces, where it would pan.
 * @property {() => void} rest - The last finger was lifted.
 */

/** How far a finger or a mouse may stray, in CSS pixels, and still tap or press. */
const slop = { touch: 8, pen: 8, mouse: 3 };
/** How long a finger stays to begin a trace, and a tap waits for the second, in milliseconds. */
const [longPress, doubleTap] = [450, 350];
/** How far apart two taps of a double tap may be, in CSS pixels. */
const reach = 32;

/** @typedef {Place & { start: Place, moved: boolean, type: string }} Pointer */

/**
 * Reads the gestures of fingers, pen, mouse and trackpad on one element, by pointer events.
 *
 * One finger pans, from where it touched, so that its point stays under it; two pinch; a third is
 * not heard. A finger that stays traces until it is lifted.
 */
export class Gestures {
  #element;
  #target;
  /** @type {Map<number, Pointer>} */
  #pointers = new Map();
  /** @type {(Place & { time: number }) | null} */
  #lastTap = null;
  #press = 0;
  #isPressing = false;
  #scale = 1;

  /**
   * @param {HTMLElement} element
   * @param {GestureTarget} target
   * @param {AbortSignal} signal - Ends it.
   */
  constructor(element, target, signal) {
    this.#element = element;
    this.#target = target;
    const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) =>
      element.addEventListener(type, listener, { signal, passive: false });
    on("pointerdown", (event) => this.#down(event));
    on("pointermove", (event) => this.#move(event));
    on("pointerup", (event) => this.#up(event, true));
    on("pointercancel", (event) => this.#up(event, false));
    on("pointerleave", (event) => {
      if (event.pointerType === "mouse" && this.#pointers.size === 0) target.endTrace();
    });
    on("wheel", (event) => this.#wheel(event));
    on("contextmenu", (event) => {
      if (this.#isPressing || this.#pointers.size > 0) event.preventDefault();
    });
    // Pinches on a trackpad, where the browser tells of them apart from the wheel.
    on("gesturestart", (event) => {
      event.preventDefault();
      this.#scale = event.scale;
    });
    on("gesturechange", (event) => {
      event.preventDefault();
      if (this.#pointers.size > 0) return;
      target.zoom(event.scale / this.#scale, this.#place(event));
      this.#scale = event.scale;
    });
    on("gestureend", () => target.rest());
    signal.addEventListener("abort", () => clearTimeout(this.#press));
  }

  /** Whether a finger or a button is down. */
  get isActive() {
    return this.#pointers.size > 0;
  }

  /**
   * @param {{ clientX: number, clientY: number }} event
   * @returns {Place}
   */
  #place({ clientX, clientY }) {
    const { left, top } = this.#element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || this.#pointers.size >= 2) return;
    // The element keeps hearing of a pointer that leaves it.
    this.#element.setPointerCapture(event.pointerId);
    const place = this.#place(event);
    const pointer = { ...place, start: place, moved: false, type: event.pointerType };
    this.#pointers.set(event.pointerId, pointer);
    clearTimeout(this.#press);
    if (this.#pointers.size === 2) {
      for (const pointer of this.#pointers.values()) pointer.moved = true;
      this.#isPressing = false;
    } else if (this.#target.isTracing()) {
      this.#target.trace(place);
    } else if (event.pointerType === "mouse") {
      this.#target.endTrace();
    } else {
      this.#press = setTimeout(() => {
        this.#isPressing = true;
        this.#target.trace(pointer);
      }, longPress);
    }
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const pointer = this.#pointers.get(event.pointerId);
    const place = this.#place(event);
    if (!pointer) {
      if (event.pointerType === "mouse") this.#target.trace(place);
      return;
    }
    const traces = this.#isPressing || this.#target.isTracing();
    if (!pointer.moved) {
      const limit = slop[/** @type {"touch"} */ (pointer.type)] ?? slop.touch;
      if (distance(place, pointer.start) < limit) {
        if (traces) this.#target.trace(place);
        return;
      }
      pointer.moved = true;
      clearTimeout(this.#press);
    }
    const before = [...this.#pointers.values()].map(({ x, y }) => ({ x, y }));
    Object.assign(pointer, place);
    const now = [...this.#pointers.values()];
    if (now.length === 2) {
      this.#target.pinch([before[0], before[1]], [now[0], now[1]]);
    } else if (traces) {
      this.#target.trace(place);
    } else {
      this.#target.pan(place.x - before[0].x, place.y - before[0].y);
    }
  }

  /**
   * @param {PointerEvent} event
   * @param {boolean} isLifted - And not taken away by the browser.
   */
  #up(event, isLifted) {
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer) return;
    this.#pointers.delete(event.pointerId);
    clearTimeout(this.#press);
    if (isLifted && !pointer.moved && !this.#isPressing) this.#tap(event);
    if (this.#pointers.size > 0) return;
    this.#isPressing = false;
    this.#target.rest();
  }

  /** @param {PointerEvent} event */
  #tap(event) {
    const place = this.#place(event);
    const last = this.#lastTap;
    if (last && event.timeStamp - last.time < doubleTap && distance(last, place) < reach) {
      this.#lastTap = null;
      this.#target.recenter(place);
      return;
    }
    this.#lastTap = { ...place, time: event.timeStamp };
    if (event.pointerType !== "mouse" && !this.#target.isTracing()) this.#target.endTrace();
  }

  /**
   * The wheel zooms about the mouse; a trackpad's pinch arrives as a wheel with Control. Sideways,
   * or with Shift, it pans.
   *
   * @param {WheelEvent} event
   */
  #wheel(event) {
    event.preventDefault();
    const unit = [1, 33, this.#element.clientHeight][event.deltaMode] ?? 1;
    const [across, along] = [event.deltaX * unit, event.deltaY * unit];
    if (event.ctrlKey) {
      // A mouse's wheel may be turned with Control too, in steps ten times a trackpad's.
      this.#target.zoom(Math.exp(-Math.max(-25, Math.min(25, along)) / 100), this.#place(event));
    } else if (event.shiftKey || Math.abs(across) > Math.abs(along)) {
      this.#target.pan(-(across || along), 0);
    } else {
      this.#target.zoom(Math.exp(-along / 500), this.#place(event));
    }
    this.#target.rest();
  }
}

/**
 * @param {Place} a
 * @param {Place} b
 */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

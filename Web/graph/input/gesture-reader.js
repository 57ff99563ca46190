/** @typedef {{ x: number, y: number }} Place - In CSS pixels from the element's top left corner. */

/**
 * The actions of gestures.
 *
 * @typedef {object} GestureTarget
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, place: Place) => void} zoom
 * @property {(before: [Place, Place], now: [Place, Place]) => void} pinch
 * @property {(place: Place) => number} axisAt - The axis that is scaled from a place: 1 for x, 2 for y, 0 for none.
 * @property {(axis: number, before: Place, now: Place) => void} dragAxis - Scales it alone.
 * @property {(place: Place) => void} recenter - A double tap or double click.
 * @property {(place: Place) => void} trace - A finger that traces, or a mouse that hovers.
 * @property {() => void} endTrace - The mouse left or begins to drag, or a tap ends a trace.
 * @property {() => boolean} isTracing - Whether one finger traces instead of panning.
 * @property {() => void} rest - The last finger was lifted.
 */

/**
 * An event of a finger, a pen or a mouse.
 *
 * @typedef {object} PointerChange
 * @property {number} id - Of the pointer.
 * @property {string} type - `touch`, `pen` or `mouse`.
 * @property {Place} place
 * @property {number} time - In milliseconds.
 */

/**
 * A turn of the wheel.
 *
 * @typedef {object} WheelTurn
 * @property {Place} place - Of the mouse.
 * @property {number} across - To the right, in CSS pixels.
 * @property {number} down
 * @property {boolean} control - Whether Control is held; a trackpad's pinch reports this, too.
 * @property {boolean} shift
 */

/** How far a finger or a mouse may move, in CSS pixels, and still tap or press. */
const slop = { touch: 8, pen: 8, mouse: 3 };
/**
 * How long a finger has to stay to begin a trace, and how long a tap waits for a second one, in
 * milliseconds.
 */
const [longPress, doubleTap] = [450, 350];
/** How far apart the two taps of a double tap may be, in CSS pixels. */
const reach = 32;
/**
 * The pixels of wheel movement that zoom by a factor of *e*: for a mouse, and for a trackpad's
 * pinch.
 */
const [wheelPixels, pinchPixels] = [500, 100];
/** With Control, a mouse's wheel takes steps ten times as large as a trackpad's pinch. */
const longestPinch = 25;

/**
 * Recognizes gestures in pointer and wheel events; it does not depend on any element.
 *
 * One finger pans, so that the point it touched stays under it; along an axis where it touched one, it scales
 * that axis. Two fingers pinch; a third is ignored. A finger that stays in one place traces until it is lifted.
 */
export class GestureReader {
  #target;
  #later;
  /** @type {Map<number, Place & { start: Place, hasMoved: boolean, axis: number, type: string }>} */
  #pointers = new Map();
  /** @type {(Place & { time: number }) | null} */
  #lastTap = null;
  /** Stops waiting for a finger to stay. */
  #endWait = () => {};
  #isPressing = false;

  /**
   * @param {GestureTarget} target
   * @param {(action: () => void, delay: number) => () => void} later - Calls an action after a delay in
   *   milliseconds, unless the function that it returns is called before.
   */
  constructor(target, later) {
    this.#target = target;
    this.#later = later;
  }

  /** Whether a finger or a button is pressed. */
  get isActive() {
    return this.#pointers.size > 0;
  }

  /** Whether a gesture is in progress, during which the browser must not open a menu. */
  get preventsMenu() {
    return this.#isPressing || this.isActive;
  }

  /**
   * @param {PointerChange} change
   * @returns {boolean} Whether the pointer takes part in a gesture.
   */
  down({ id, type, place }) {
    if (this.#pointers.size >= 2) return false;
    const pointer = { ...place, start: place, hasMoved: false, axis: 0, type };
    this.#pointers.set(id, pointer);
    this.#endWait();
    if (this.#pointers.size === 2) {
      for (const pointer of this.#pointers.values()) {
        Object.assign(pointer, { hasMoved: true, axis: 0 });
      }
      this.#isPressing = false;
    } else if (this.#target.isTracing()) {
      this.#target.trace(place);
    } else if (type === "mouse") {
      this.#target.endTrace();
    } else {
      this.#endWait = this.#later(() => {
        this.#isPressing = true;
        this.#target.trace({ x: pointer.x, y: pointer.y });
      }, longPress);
    }
    return true;
  }

  /** @param {PointerChange} change */
  move({ id, type, place }) {
    const pointer = this.#pointers.get(id);
    if (!pointer) {
      if (type === "mouse") this.#target.trace(place);
      return;
    }
    const traces = this.#isPressing || this.#target.isTracing();
    if (!pointer.hasMoved) {
      const limit = slop[/** @type {"touch"} */ (pointer.type)] ?? slop.touch;
      if (distance(place, pointer.start) < limit) {
        if (traces) this.#target.trace(place);
        return;
      }
      pointer.hasMoved = true;
      pointer.axis = this.#axis(pointer.start, place);
      this.#endWait();
    }
    const before = this.#places();
    Object.assign(pointer, place);
    const now = this.#places();
    if (now.length === 2) {
      this.#target.pinch([before[0], before[1]], [now[0], now[1]]);
    } else if (traces) {
      this.#target.trace(place);
    } else if (pointer.axis) {
      this.#target.dragAxis(pointer.axis, before[0], place);
    } else {
      this.#target.pan(place.x - before[0].x, place.y - before[0].y);
    }
  }

  /**
   * @param {PointerChange} change
   * @param {boolean} isLifted - Whether it was lifted; if not, the browser took it over.
   */
  up({ id, type, place, time }, isLifted) {
    const pointer = this.#pointers.get(id);
    if (!pointer) return;
    this.#pointers.delete(id);
    this.#endWait();
    if (isLifted && !pointer.hasMoved && !this.#isPressing) this.#tap(type, place, time);
    if (this.isActive) return;
    this.#isPressing = false;
    this.#target.rest();
  }

  /**
   * A pointer left the element.
   *
   * @param {string} type
   */
  leave(type) {
    if (type === "mouse" && !this.isActive) this.#target.endTrace();
  }

  /**
   * The wheel zooms around the mouse; sideways, or with Shift, it pans.
   *
   * @param {WheelTurn} turn
   */
  wheel({ place, across, down, control, shift }) {
    if (control) {
      const step = Math.max(-longestPinch, Math.min(longestPinch, down));
      this.#target.zoom(Math.exp(-step / pinchPixels), place);
    } else if (shift || Math.abs(across) > Math.abs(down)) {
      this.#target.pan(-(across || down), 0);
    } else {
      this.#target.zoom(Math.exp(-down / wheelPixels), place);
    }
    this.#target.rest();
  }

  /** Stops waiting for a finger to stay long enough. */
  stop() {
    this.#endWait();
  }

  /**
   * The axis along which a finger moves from a place; 0 if it leaves the axis.
   *
   * @param {Place} start
   * @param {Place} place
   */
  #axis(start, place) {
    const [across, down] = [Math.abs(place.x - start.x), Math.abs(place.y - start.y)];
    const axis = this.#target.axisAt(start);
    return axis === (across > down ? 1 : 2) ? axis : 0;
  }

  /** @returns {Place[]} */
  #places() {
    return [...this.#pointers.values()].map(({ x, y }) => ({ x, y }));
  }

  /**
   * @param {string} type
   * @param {Place} place
   * @param {number} time
   */
  #tap(type, place, time) {
    const last = this.#lastTap;
    if (last && time - last.time < doubleTap && distance(last, place) < reach) {
      this.#lastTap = null;
      this.#target.recenter(place);
      return;
    }
    this.#lastTap = { ...place, time };
    if (type !== "mouse" && !this.#target.isTracing()) this.#target.endTrace();
  }
}

/**
 * @param {Place} a
 * @param {Place} b
 */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

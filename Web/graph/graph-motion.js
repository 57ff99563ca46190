import { Gestures } from "./input/gestures.js";
import { readKeys } from "./input/keys.js";

/** @typedef {import("./input/gesture-reader.js").Place} Place */

/**
 * The view that is moved.
 *
 * @typedef {object} MotionTarget
 * @property {() => import("./graph-session.js").GraphSession | null} session
 * @property {() => { width: number, height: number }} size - In CSS pixels.
 * @property {() => void} requestDraw
 * @property {() => void} refresh - Asks the engine for its state, which gestures do not answer.
 * @property {(place: { scale: number, origin: Place }) => void} placed - The next frame shows the
 *   view there.
 */

/** How long without a movement until the state is reported and kept, in milliseconds. */
const restTime = 120;
/** How much a button or a key zooms. */
const zoomStep = 1.5;

/**
 * Moves a view by gestures, keys and calls. Its place is reported at the next frame, its state when it
 * rests.
 */
export class GraphMotion {
  #element;
  #trace;
  #target;
  /** @type {Gestures | null} */
  #gestures = null;
  /** Whether the view was moved since its place was last reported. */
  #hasMoved = false;
  /** Until the state is reported; 0 while the view rests. */
  #timer = 0;
  /** @type {(() => void)[]} */
  #waiting = [];

  /**
   * @param {HTMLElement} element
   * @param {import("./graph-trace.js").GraphTrace} trace - Gestures and keys lead it, too.
   * @param {MotionTarget} target
   */
  constructor(element, trace, target) {
    this.#element = element;
    this.#trace = trace;
    this.#target = target;
  }

  /**
   * Listens to gestures and keys.
   *
   * @param {AbortSignal} signal - Ends it.
   */
  listen(signal) {
    this.#gestures = new Gestures(this.#element, this, signal);
    readKeys(this.#element, this, this.#trace, signal);
    // Before others keep what is reported.
    addEventListener("pagehide", () => this.#report(), { signal, capture: true });
    signal.addEventListener("abort", () => this.#endWait());
  }

  /** Whether a finger or a button is down. */
  get isHeld() {
    return this.#gestures?.isActive ?? false;
  }

  // Moves. Distances are in CSS pixels, to the right and down.

  /**
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    if (this.#target.session()?.pan(dx, dy)) this.moved();
  }

  /**
   * @param {number} factor
   * @param {Place} [place] - What stays where it is; the centre by default.
   */
  zoom(factor, place) {
    const { width, height } = this.#target.size();
    const fixed = place ?? { x: width / 2, y: height / 2 };
    if (this.#target.session()?.zoom(factor, fixed)) this.moved();
  }

  zoomIn() {
    this.zoom(zoomStep);
    this.#report();
  }

  zoomOut() {
    this.zoom(1 / zoomStep);
    this.#report();
  }

  /** Goes back to the scale of the start, the origin at the centre. */
  reset() {
    this.#target.session()?.send("reset");
    this.#report();
  }

  /**
   * @param {[Place, Place]} before
   * @param {[Place, Place]} now
   */
  pinch(before, now) {
    if (this.#target.session()?.pinch(before, now)) this.moved();
  }

  /** @param {Place} place - Where the origin goes. */
  recenter({ x, y }) {
    this.#target.session()?.send("center", x, y);
    this.#report();
  }

  // The trace, by gestures.

  /** @param {Place} place */
  trace(place) {
    this.#trace.lead(place);
    this.#target.requestDraw();
  }

  endTrace() {
    this.#trace.leave();
  }

  isTracing() {
    return this.#trace.isOn;
  }

  rest() {
    this.#trace.rest();
    this.#target.requestDraw();
  }

  // Reports.

  /** To be called after each movement. */
  moved() {
    this.#hasMoved = true;
    this.#target.requestDraw();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#report(), restTime);
  }

  /**
   * Waits until the view rests and its state is reported.
   *
   * @returns {Promise<void>}
   */
  rested() {
    if (this.#timer === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** At a frame: reports where the view is, and moves the trace along. */
  follow() {
    const frame = this.#reportPlace();
    const isLed = this.#trace.follow(this.isHeld);
    if (frame && !isLed) this.#trace.moveAlong(frame);
  }

  /** Reports where the view is, if it has moved. */
  #reportPlace() {
    const session = this.#target.session();
    if (!this.#hasMoved || !session) return null;
    this.#hasMoved = false;
    const { frame } = session;
    this.#target.placed({ scale: frame.scale, origin: frame.origin });
    return frame;
  }

  #report() {
    this.#reportPlace();
    this.#target.refresh();
    this.#endWait();
  }

  #endWait() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

import { Gestures } from "./input/gestures.js";
import { readKeys } from "./input/keys.js";

/** @typedef {import("./input/gesture-reader.js").Place} Place */

/**
 * The view that gestures move.
 *
 * @typedef {object} MotionTarget
 * @property {() => import("./graph-session.js").GraphSession | null} session
 * @property {() => { width: number, height: number }} size - In CSS pixels.
 * @property {() => void} requestDraw
 * @property {() => void} renew - Prepares for curves that are drawn in another scale of y.
 * @property {() => void} refresh - Requests the engine's state, because gestures have no reply.
 * @property {(place: { scale: number, origin: Place }) => void} placed - Called when the next frame
 *   shows the view there.
 */

/** How long the view rests before the state is reported and kept, in milliseconds. */
const restTime = 120;
/** The factor by which a button or a key zooms. */
const zoomStep = 1.5;

/**
 * Moves a view by gestures, keys and calls. Its position is reported at the next frame, its state
 * when it rests.
 */
export class GraphMotion {
  #element;
  #trace;
  #target;
  /** @type {Gestures | null} */
  #gestures = null;
  /** Whether the view was moved since its position was last reported. */
  #hasMoved = false;
  /** The timer until the state is reported; 0 while the view rests. */
  #timer = 0;
  /** @type {(() => void)[]} */
  #waiting = [];

  /**
   * @param {import("./graph-view.js").GraphViewElement} element
   * @param {import("./graph-trace.js").GraphTrace} trace - Gestures and keys lead it, too.
   * @param {MotionTarget} target
   */
  constructor(element, trace, target) {
    this.#element = element;
    this.#trace = trace;
    this.#target = target;
  }

  /**
   * Starts listening to gestures and keys.
   *
   * @param {AbortSignal} signal - Stops listening.
   */
  listen(signal) {
    this.#gestures = new Gestures(this.#element, this, signal);
    readKeys(this.#element.frame, this, this.#trace, signal);
    // Runs before other listeners keep the reported state.
    addEventListener("pagehide", () => this.#report(), { signal, capture: true });
    signal.addEventListener("abort", () => this.#endWait());
  }

  /** Whether a finger or a button is pressed. */
  get isHeld() {
    return this.#gestures?.isActive ?? false;
  }

  // Movements. Distances are in CSS pixels, to the right and down.

  /**
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    if (this.#target.session()?.pan(dx, dy)) this.moved();
  }

  /**
   * @param {number} factor
   * @param {Place} [place] - The fixed point; by default the centre.
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

  /** Returns to the initial scale, with the origin at the centre. */
  reset() {
    this.#target.session()?.send("reset");
    this.#report();
  }

  /** Shows a part of a curve. */
  fit() {
    this.#target.session()?.send("fit");
    this.#report();
  }

  /**
   * @param {[Place, Place]} before
   * @param {[Place, Place]} now
   */
  pinch(before, now) {
    if (this.#target.session()?.pinch(before, now)) this.moved();
  }

  /** Whether each axis can have a scale of its own. */
  get hasScales() {
    return this.#target.session()?.drawsSheet ?? false;
  }

  /** @param {Place} place */
  axisAt(place) {
    return this.#target.session()?.axisAt(place) ?? 0;
  }

  /**
   * @param {number} axis
   * @param {Place} before
   * @param {Place} now
   */
  dragAxis(axis, before, now) {
    if (!this.#target.session()?.dragAxis(axis, before, now)) return;
    this.#target.renew();
    this.moved();
  }

  /**
   * @param {"x" | "y"} axis
   * @param {boolean} isIn
   */
  stretch(axis, isIn) {
    this.#target.session()?.sheet("stretch", axis, isIn ? zoomStep : 1 / zoomStep);
    this.#report();
  }

  /** @param {Place} place - The new place of the origin. */
  recenter({ x, y }) {
    this.#target.session()?.send("center", x, y);
    this.#report();
  }

  // The trace, led by gestures.

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

  /** Must be called after each movement. */
  moved() {
    this.#hasMoved = true;
    this.#target.requestDraw();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#report(), restTime);
  }

  /**
   * Waits until the view rests and its state has been reported.
   *
   * @returns {Promise<void>}
   */
  rested() {
    if (this.#timer === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** At each frame: reports the position of the view, and moves the trace along. */
  follow() {
    const frame = this.#reportPlace();
    const isLed = this.#trace.follow(this.isHeld);
    if (frame && !isLed) this.#trace.moveAlong(frame);
  }

  /** Reports the position of the view, if it has changed. */
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

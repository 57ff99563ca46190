import { Gestures } from "./gestures.js";
import { readKeys } from "./keys.js";

/** @typedef {import("./gestures.js").Place} Place */

/**
 * The view that is moved.
 *
 * @typedef {object} MotionTarget
 * @property {() => import("./graph-session.js").GraphSession | null} session
 * @property {() => { width: number, height: number }} size - In CSS pixels.
 * @property {() => void} requestDraw
 * @property {() => void} refresh - Asks the engine what there is to tell now, after gestures, of
 *   which it tells nothing itself.
 * @property {(place: { scale: number, origin: Place }) => void} placed - The next frame shows the
 *   view there.
 */

/** After how long without a movement what was computed of it is told and kept, in milliseconds. */
const restTime = 120;
/** How much a button or a key zooms. */
const zoomStep = 1.5;

/**
 * Moves a view by gestures, keys and calls: its place is told at the next frame, what was computed
 * of it when it rests.
 */
export class GraphMotion {
  #element;
  #trace;
  #target;
  /** @type {Gestures | null} */
  #gestures = null;
  #hasMoved = false;
  #timer = 0;

  /**
   * @param {HTMLElement} element
   * @param {import("./graph-trace.js").GraphTrace} trace - What gestures and keys lead too.
   * @param {MotionTarget} target
   */
  constructor(element, trace, target) {
    this.#element = element;
    this.#trace = trace;
    this.#target = target;
  }

  /**
   * Hears gestures and keys.
   *
   * @param {AbortSignal} signal - Ends it.
   */
  listen(signal) {
    this.#gestures = new Gestures(this.#element, this, signal);
    readKeys(this.#element, this, this.#trace, signal);
    addEventListener("pagehide", () => this.#tell(), { signal });
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
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
    this.#tell();
  }

  zoomOut() {
    this.zoom(1 / zoomStep);
    this.#tell();
  }

  /** Goes back to the scale of the start, the origin at the centre. */
  reset() {
    this.#target.session()?.send("reset");
    this.#tell();
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
    this.#tell();
  }

  // What else gestures ask for.

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

  // What is told of it.

  /** After a movement. */
  moved() {
    this.#hasMoved = true;
    this.#target.requestDraw();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), restTime);
  }

  /** At a frame: tells where the view is, and moves the trace along. */
  follow() {
    const traceMoves = this.#hasMoved && this.#trace.isThere;
    this.#place();
    const isLed = this.#trace.follow(this.isHeld);
    if (traceMoves && !isLed) this.#target.refresh();
  }

  #place() {
    const session = this.#target.session();
    if (!this.#hasMoved || !session) return;
    this.#hasMoved = false;
    const { scale, origin } = session;
    this.#target.placed({ scale, origin });
  }

  #tell() {
    clearTimeout(this.#timer);
    this.#place();
    this.#target.refresh();
  }
}

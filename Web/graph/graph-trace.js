import { curveColor } from "./colors.js";
import { TraceCursor } from "./trace-cursor.js";

/** @typedef {import("./input/gesture-reader.js").Place} Place */

/**
 * The graph that is traced.
 *
 * @typedef {object} TraceTarget
 * @property {() => import("./graph-session.js").GraphSession | null} session
 * @property {() => { width: number, height: number }} size - In CSS pixels.
 * @property {() => import("../shared/painter.js").Palette} palette
 */

/**
 * The trace of a graph, a cursor on a curve. A mouse over the graph leads it, or a finger that
 * stays in one place. While the trace is on, so do any finger and the arrow keys.
 *
 * The element's `aria-description` gives its place; the element fires `trace-change`.
 */
export class GraphTrace {
  #element;
  #target;
  #cursor = new TraceCursor();
  #isOn = false;
  /**
   * The place to which the pointer leads it at the next frame.
   *
   * @type {Place | null}
   */
  #pointer = null;

  /**
   * @param {import("./graph-view.js").GraphViewElement} element - Its root shows the cursor.
   * @param {TraceTarget} target
   */
  constructor(element, target) {
    this.#element = element;
    this.#target = target;
  }

  /** The element of the cursor. */
  get cursor() {
    return this.#cursor.element;
  }

  get #trace() {
    return this.#target.session()?.state.trace ?? null;
  }

  /** Whether one finger traces instead of moving the graph, and arrow keys move the trace. */
  get isOn() {
    return this.#isOn;
  }

  set isOn(isOn) {
    this.#isOn = isOn;
    this.#pointer = null;
    const { width, height } = this.#target.size();
    // In the middle, so that arrow keys can move it.
    if (isOn) this.#target.session()?.send("trace", width / 2, height / 2);
    else this.#target.session()?.send("trace.off");
    this.#describe();
  }

  /** Whether it is on a curve. */
  get isThere() {
    return this.#trace !== null;
  }

  /** Whether arrow keys move it. */
  get takesArrows() {
    return this.isThere && (this.#isOn || !this.#pointer);
  }

  // Movements.

  /**
   * Moves it by keys: sideways by a pixel, by four while the key is held, and with Shift to the
   * next place of interest; up and down to another curve.
   *
   * @param {number} across - -1, 0 or 1.
   * @param {number} down
   * @param {KeyboardEvent} event
   */
  step(across, down, { shiftKey, repeat }) {
    const session = this.#target.session();
    if (down) session?.send("trace.curve", down);
    else if (shiftKey) session?.send("trace.next", across);
    else session?.send("trace.step", across * Math.ceil(devicePixelRatio) * (repeat ? 4 : 1));
    this.#describe();
  }

  /**
   * Leads it to the curve near a place, at the next frame.
   *
   * @param {Place} place
   */
  lead({ x, y }) {
    this.#pointer = { x, y };
  }

  /** Leaves it in its place: the pointer no longer leads it. */
  rest() {
    this.#pointer = null;
  }

  /** Ends a trace that a pointer began. */
  leave() {
    this.#pointer = null;
    if (this.isThere && !this.#isOn) this.#target.session()?.send("trace.off");
  }

  /**
   * At each frame, moves it to where the pointer leads it.
   *
   * @param {boolean} isHeld - Whether a finger or a button is pressed.
   * @returns {boolean} Whether the pointer leads it.
   */
  follow(isHeld) {
    if (!this.#pointer) return false;
    this.#target.session()?.send("trace", this.#pointer.x, this.#pointer.y);
    if (this.#pointer && isHeld) this.#describe();
    return true;
  }

  /**
   * Keeps its place on the curve while the view moves.
   *
   * @param {import("./graph-session.js").Frame} frame
   */
  moveAlong({ left, top }) {
    const trace = this.#trace;
    if (!trace) return;
    Object.assign(trace, { left, top });
    this.#paint(trace);
  }

  // Reports.

  /** Shows its current place; fires `trace-change` if that has changed. */
  show() {
    const trace = this.#trace;
    if (this.#paint(trace)) {
      this.#element.dispatchEvent(new CustomEvent("trace-change", { detail: trace }));
    }
  }

  /**
   * @param {import("./protocol.js").Trace | null} trace
   * @returns {boolean} Whether it shows another place than before.
   */
  #paint(trace) {
    const curve = this.#target.session()?.state.curves.find(({ id }) => id === trace?.curve);
    const color = curveColor(this.#target.palette(), curve?.color ?? 0);
    return this.#cursor.show(trace, color, this.#target.size());
  }

  /** Its kind and its place, in words; empty without a trace. */
  get reading() {
    const { text, kindText } = this.#trace ?? {};
    return [kindText, text].filter(Boolean).join(", ");
  }

  /** Describes the place for screen readers, but not every place that a mouse passes. */
  #describe() {
    const { reading } = this;
    for (const element of [this.#element, this.#element.frame]) {
      if (reading) element.setAttribute("aria-description", reading);
      else element.removeAttribute("aria-description");
    }
  }
}

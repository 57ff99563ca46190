import { Engine } from "../shared/engine.js";

/** @typedef {import("../shared/engine.js").DrawList} DrawList */
/** @typedef {import("./input/gesture-reader.js").Place} Place */
/** @typedef {import("./graph-engine.js").GraphEngine} GraphEngine */
/** @typedef {import("./protocol.js").GraphAction} GraphAction */
/** @typedef {import("./protocol.js").GraphState} GraphState */

/**
 * The source of a curve's values: a function of the page, which is undefined if it throws or
 * returns no finite number, or a formula that the engine reads.
 *
 * @typedef {{ y: (x: number) => number, name?: string }} Values
 * @typedef {{ formula: string, angle?: "radians" | "degrees" }} Formula
 * @typedef {Values | Formula} DataSource
 */

/**
 * @typedef {object} Frame
 * @property {number} scale - CSS pixels per unit.
 * @property {Place} origin - From the centre.
 * @property {number | null} left - The trace's place; `null` if it is undefined or out of sight.
 * @property {number | null} top
 */

/**
 * One view in the engine. Lengths are in CSS pixels; places are measured from the view's top left
 * corner.
 */
export class GraphSession {
  #engine;
  #view;
  #changed;
  /**
   * The curves with values from the page.
   *
   * @type {number[]}
   */
  #given = [];
  #proved = () => {};
  /** @type {import("./tile-pool.js").Lender} */
  #lender = {
    lend: (borrower) => this.#engine.lend(this.#view, borrower),
    take: (borrower, answer) => {
      this.#engine.take(this.#view, borrower, answer);
      this.#proved();
    },
    takeBack: (borrower) => this.#engine.graph.takeBack(this.#view, borrower),
  };
  /**
   * The engine's last state of the view; with the member `sheet` if it draws a sheet.
   *
   * @type {GraphState}
   */
  state;

  /**
   * @param {GraphEngine} engine
   * @param {{ width: number, height: number }} size - Of the view; 0 while it has none.
   * @param {(from: GraphState, to: GraphState) => void} changed - Called with each new state that a
   *   reply contains, and with the one before it.
   */
  constructor(engine, { width, height }, changed) {
    this.#engine = engine;
    this.#view = engine.graph.open();
    this.#changed = changed;
    finalizer.register(this, { engine, view: this.#view });
    if (width > 0) this.resize(width, height);
    this.state = this.#ask("state");
  }

  /**
   * @param {GraphAction} message
   * @param {...(string | number | boolean)} fields
   */
  #ask(message, ...fields) {
    return this.#engine.send(`graph.${message}`, String(this.#view), ...fields.map(String));
  }

  /**
   * Sends the engine a message about this view.
   *
   * @param {GraphAction} message
   * @param {...(string | number | boolean)} fields
   * @returns {any} The reply: a `GraphState`, a part of it, or the requested data.
   */
  send(message, ...fields) {
    return this.#take(this.#ask(message, ...fields));
  }

  /**
   * Sends the engine a message about the sheet that this view draws.
   *
   * @param {import("../sheets/protocol.js").SheetAction} message
   * @param {...(string | number | boolean)} fields
   * @returns {any} The reply: a `GraphState` with the member `sheet`, or the requested data.
   */
  sheet(message, ...fields) {
    const texts = [String(this.#view), ...fields.map(String)];
    return this.#take(this.#engine.send(`sheet.${message}`, ...texts));
  }

  /** @param {any} reply */
  #take(reply) {
    if ("trace" in reply) {
      const from = this.state;
      this.state = "curves" in reply ? { ...from, ...reply } : this.#withTrace(reply);
      this.#changed(from, this.state);
    }
    return reply;
  }

  /**
   * The state with only the trace changed, and the position, which gestures may have changed.
   *
   * @param {import("./protocol.js").TraceState} reply
   */
  #withTrace(reply) {
    const { scale, origin } = this.frame;
    return {
      ...this.state,
      ...reply,
      scale: String(scale),
      origin: `${origin.x} ${origin.y}`,
    };
  }

  /** Requests the state, because gestures have no reply. */
  refresh() {
    const subject = this.drawsSheet ? "sheet" : "graph";
    this.state = this.#engine.send(`${subject}.state`, String(this.#view));
  }

  /**
   * Shows sources in place of all curves.
   *
   * @param {DataSource[]} sources
   */
  show(sources) {
    for (const { id } of this.state.curves) this.send("remove", id);
    for (const id of this.#given) this.#engine.setValues(id, null);
    this.#given = [];
    for (const source of sources) {
      if ("formula" in source) {
        this.send("add", source.formula, source.angle ?? "radians");
        continue;
      }
      const curve = this.send("source", source.name ?? "y").curves.at(-1);
      this.#given.push(curve.id);
      this.#engine.setValues(curve.id, (x) => source.y(x));
    }
  }

  /**
   * The current position of the view and its trace.
   *
   * @returns {Frame}
   */
  get frame() {
    const { graph } = this.#engine;
    // The memory may grow meanwhile, and then has another buffer.
    const address = graph.frame(this.#view);
    const [scale, x, y, left, top] = new Float64Array(graph.memory.buffer, address, 5);
    return { scale, origin: { x, y }, left: shown(left), top: shown(top) };
  }

  get scale() {
    return this.frame.scale;
  }

  get origin() {
    return this.frame.origin;
  }

  /**
   * @param {number} width
   * @param {number} height
   */
  resize(width, height) {
    this.#engine.graph.resize(this.#view, width, height, devicePixelRatio || 1);
  }

  // The gestures. Each returns whether it was possible.

  /**
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    return this.#engine.graph.pan(this.#view, dx, dy) !== 0;
  }

  /**
   * @param {number} factor
   * @param {Place} place
   */
  zoom(factor, { x, y }) {
    return this.#engine.graph.zoom(this.#view, factor, x, y) !== 0;
  }

  /**
   * Follows two fingers from their old places to their new ones.
   *
   * @param {[Place, Place]} before
   * @param {[Place, Place]} now
   */
  pinch([a, b], [c, d]) {
    const { graph } = this.#engine;
    return graph.pinch(this.#view, a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y) !== 0;
  }

  /** Whether the view draws a sheet. */
  get drawsSheet() {
    return "sheet" in this.state;
  }

  /**
   * The axis that is scaled from a place: 1 for x, 2 for y, 0 for none.
   *
   * @param {Place} place
   */
  axisAt({ x, y }) {
    return this.#engine.graph.axisAt(this.#view, x, y);
  }

  /**
   * @param {number} axis
   * @param {Place} from
   * @param {Place} to
   */
  dragAxis(axis, from, to) {
    return this.#engine.graph.dragAxis(this.#view, axis, from.x, from.y, to.x, to.y) !== 0;
  }

  /** Whether all is computed that is drawn, and the places of a sheet's curves are being looked for. */
  isSearching = false;

  /**
   * Does one piece of the remaining work.
   *
   * @param {boolean} isUrgent - Whether only what is drawn is wanted.
   * @returns {boolean} Whether there was work to do.
   */
  advance(isUrgent) {
    const { graph } = this.#engine;
    this.isSearching = graph.advance(this.#view, isUrgent) === 0;
    if (!this.isSearching) return true;
    return !isUrgent && this.drawsSheet && Engine.has("proofs") && graph.findPlaces(this.#view) !== 0;
  }

  /**
   * Lets workers prove tiles of the view, until `leavePool`, if they have the program for it.
   *
   * @param {() => void} proved - Called when one has answered.
   */
  joinPool(proved) {
    this.#proved = proved;
    if (Engine.has("proofs")) this.#engine.pool.offer(this.#lender);
  }

  leavePool() {
    this.#engine.pool.leave(this.#lender);
  }

  /**
   * Draws the values computed so far.
   *
   * @param {number} fontSize - The size of labels, in CSS pixels.
   * @returns {Iterable<DrawList>} To be painted one after the other, each before the next is asked for.
   */
  draw(fontSize) {
    return this.#lists(this.#engine.graph.drawGraph(this.#view, fontSize));
  }

  /**
   * Draws the picture that is exported.
   *
   * @returns {Iterable<DrawList>} As `draw`.
   */
  drawPicture() {
    return this.#lists(this.#engine.graph.drawPicture(this.#view));
  }

  /**
   * @param {number} first - The number of doubles of the first list.
   */
  *#lists(first) {
    for (let count = first; count > 0; count = this.#engine.graph.drawRest()) {
      yield this.#engine.drawn(count);
    }
  }
}

/**
 * Whether two states have different curves, or draw them in another scale of y.
 *
 * @param {GraphState} one
 * @param {GraphState} other
 */
export function hasOtherCurves(one, other) {
  const [ids, otherIDs] = [one, other].map(({ curves }) => curves.map(({ id }) => id).join());
  return ids !== otherIDs || one.yUnit !== other.yUnit;
}

/**
 * A coordinate of the trace; `null` if it is undefined or out of sight.
 *
 * @param {number} coordinate
 */
function shown(coordinate) {
  return Number.isNaN(coordinate) ? null : coordinate;
}

/** Closes views in the engine when their elements have been garbage-collected. */
const finalizer = new FinalizationRegistry(
  (/** @type {{ engine: GraphEngine, view: number }} */ { engine, view }) =>
    engine.graph.close(view),
);

/** @typedef {import("../shared/engine.js").DrawList} DrawList */
/** @typedef {import("./input/gesture-reader.js").Place} Place */
/** @typedef {import("./graph-engine.js").GraphEngine} GraphEngine */
/** @typedef {import("./protocol.js").GraphState} GraphState */

/**
 * Where the values of a curve come from: a page's own function, which is undefined where it throws
 * or gives no finite number, or a formula that the engine reads.
 *
 * @typedef {{ y: (x: number) => number, name?: string }} Values
 * @typedef {{ formula: string, angle?: "radians" | "degrees" }} Formula
 * @typedef {Values | Formula} DataSource
 */

/**
 * One view's part of the engine. Lengths are in CSS pixels; places are measured from the view's upper
 * left corner.
 */
export class GraphSession {
  #engine;
  #view;
  #changed;
  /**
   * The curves whose values the page gives.
   *
   * @type {number[]}
   */
  #given = [];
  /**
   * The engine's last state of the view.
   *
   * @type {GraphState}
   */
  state;

  /**
   * @param {GraphEngine} engine
   * @param {{ width: number, height: number }} size - Of the view, 0 while it has none.
   * @param {(from: GraphState, to: GraphState) => void} changed - Called with each state that
   *   answers a message, and with the one before it.
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
   * @param {string} message
   * @param {...(string | number | boolean)} fields
   */
  #ask(message, ...fields) {
    return this.#engine.send(`graph.${message}`, String(this.#view), ...fields.map(String));
  }

  /**
   * Sends the engine a message about this view.
   *
   * @param {string} message - Without `graph.`
   * @param {...(string | number | boolean)} fields
   * @returns {any} The reply: a `GraphState`, or what was exported.
   */
  send(message, ...fields) {
    const reply = this.#ask(message, ...fields);
    if ("curves" in reply) {
      const from = this.state;
      this.state = reply;
      this.#changed(from, reply);
    }
    return reply;
  }

  /** Asks for the state, which gestures do not answer. */
  refresh() {
    this.state = this.#ask("state");
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

  /** CSS pixels per unit. */
  get scale() {
    return this.#engine.graph.scale(this.#view);
  }

  /**
   * The origin's place from the centre.
   *
   * @returns {Place}
   */
  get origin() {
    const { graph } = this.#engine;
    return { x: graph.originX(this.#view), y: graph.originY(this.#view) };
  }

  /**
   * @param {number} width
   * @param {number} height
   */
  resize(width, height) {
    this.#engine.graph.resize(this.#view, width, height, devicePixelRatio || 1);
  }

  // The gestures. Each says whether it was possible.

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
   * Follows two fingers from where they were to where they are.
   *
   * @param {[Place, Place]} before
   * @param {[Place, Place]} now
   */
  pinch([a, b], [c, d]) {
    const { graph } = this.#engine;
    return graph.pinch(this.#view, a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y) !== 0;
  }

  /**
   * Does one piece of the work that is left.
   *
   * @returns {boolean} Whether there was work to do.
   */
  advance() {
    return this.#engine.graph.advance(this.#view) !== 0;
  }

  /**
   * Draws what is computed so far.
   *
   * @param {number} fontSize - Of the labels, in CSS pixels.
   * @returns {DrawList}
   */
  draw(fontSize) {
    return this.#engine.drawn(this.#engine.graph.drawGraph(this.#view, fontSize));
  }
}

/** Closes the engine's part of views that are gone. */
const finalizer = new FinalizationRegistry(
  (/** @type {{ engine: GraphEngine, view: number }} */ { engine, view }) =>
    engine.graph.close(view),
);

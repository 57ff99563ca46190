import { Engine, source } from "../shared/engine.js";

/** @typedef {import("../shared/engine.js").DrawList} DrawList */

/**
 * @typedef {object} GraphExports
 * @property {WebAssembly.Memory} memory
 * @property {() => number} open
 * @property {(view: number) => void} close
 * @property {(view: number, width: number, height: number, pixelRatio: number) => number} resize
 * @property {(view: number, dx: number, dy: number) => number} pan
 * @property {(view: number, factor: number, x: number, y: number) => number} zoom
 * @property {(view: number, ax: number, ay: number, bx: number, by: number, cx: number,
 *   cy: number, dx: number, dy: number) => number} pinch
 * @property {(view: number) => number} frame - The address of five numbers: see `GraphSession.frame`.
 * @property {(view: number) => number} advance
 * @property {(view: number, fontSize: number) => number} drawGraph
 */

/**
 * Values that JavaScript gives.
 *
 * @callback Values
 * @param {number} x
 * @returns {number}
 */

/** The curves whose values JavaScript gives, as the program asks for them. */
class GivenValues {
  /** @type {Map<number, Values>} */
  sources = new Map();
  /** @type {WebAssembly.Memory | null} */
  memory = null;
  /** Whether a source is being asked. */
  isGiving = false;

  /**
   * Writes the values of a row into the program's memory. What is no number, and where the source
   * throws, is undefined.
   *
   * @param {number} curve
   * @param {number} xs - Address of the abscissas.
   * @param {number} count
   * @param {number} ys - Address of the ordinates.
   */
  give(curve, xs, count, ys) {
    const values = this.sources.get(curve);
    const buffer = this.memory?.buffer;
    if (!buffer) return;
    const abscissas = new Float64Array(buffer, xs, count);
    const ordinates = new Float64Array(buffer, ys, count);
    this.isGiving = true;
    for (let index = 0; index < count; index++) {
      try {
        const y = values?.(abscissas[index]);
        ordinates[index] = typeof y === "number" ? y : NaN;
      } catch {
        ordinates[index] = NaN;
      }
    }
    this.isGiving = false;
  }
}

/** The part of the program for graphs. It serves any number of views. */
export class GraphEngine extends Engine {
  /** @type {Promise<GraphEngine> | null} */
  static #only = null;

  /** @type {GraphExports} */
  #exports;
  #values;

  /**
   * @param {any} exports
   * @param {GivenValues} values
   */
  constructor(exports, values) {
    super(exports);
    this.#exports = exports;
    this.#values = values;
  }

  /** The program, unless it waits for a source: it must not be called from there. */
  get graph() {
    if (this.#values.isGiving) throw new Error("a data source cannot use the graph");
    return this.#exports;
  }

  /**
   * @override
   * @param {import("../shared/protocol.js").Message} message
   * @returns {any}
   */
  send(...message) {
    return this.graph && super.send(...message);
  }

  /**
   * The page's one program, fetched at the first call; at a later one if that failed.
   *
   * @returns {Promise<GraphEngine>}
   */
  static start() {
    GraphEngine.#only ??= GraphEngine.#load().catch((error) => {
      GraphEngine.#only = null;
      throw error;
    });
    return GraphEngine.#only;
  }

  static async #load() {
    const values = new GivenValues();
    const { exports } = await Engine.start("graphs");
    values.memory = exports.memory;
    source.values = values.give.bind(values);
    return new GraphEngine(exports, values);
  }

  /**
   * Where the values of a curve come from.
   *
   * @param {number} curve
   * @param {Values | null} values - `null` for nowhere any more.
   */
  setValues(curve, values) {
    if (values) this.#values.sources.set(curve, values);
    else this.#values.sources.delete(curve);
  }
}

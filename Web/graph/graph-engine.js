import { Engine, modules, source } from "../shared/engine.js";
import { TilePool } from "./tile-pool.js";

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
 * @property {(view: number, x: number, y: number) => number} axisAt
 * @property {(view: number, axis: number, ax: number, ay: number, bx: number, by: number) => number} dragAxis
 * @property {(view: number) => number} frame - The address of five numbers: see `GraphSession.frame`.
 * @property {(view: number, seenOnly: boolean) => number} advance
 * @property {(view: number) => number} findPlaces
 * @property {(view: number, fontSize: number) => number} drawGraph
 * @property {(view: number) => number} drawPicture
 * @property {() => number} drawRest
 * @property {(byteCount: number) => number} reserve
 * @property {() => number} reply
 * @property {(view: number, borrower: number) => number} lend
 * @property {(view: number, borrower: number) => number} take
 * @property {(view: number, borrower: number) => void} takeBack
 */

/**
 * A function that computes values in JavaScript.
 *
 * @callback Values
 * @param {number} x
 * @returns {number}
 */

/** The curves with values from JavaScript, as the program requests them. */
class GivenValues {
  /** @type {Map<number, Values>} */
  sources = new Map();
  /** @type {WebAssembly.Memory | null} */
  memory = null;
  /** Whether the program is waiting for a source. */
  isGiving = false;

  /**
   * Writes the values of a row into the program's memory. A result that is not a number counts as
   * undefined, and so does the result of a source that throws.
   *
   * @param {number} curve
   * @param {number} xs - The address of the abscissas.
   * @param {number} count
   * @param {number} ys - The address of the ordinates.
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

/** How many workers prove tiles. One core is left to the page itself. */
const workerCount = Math.min(Math.max((navigator.hardwareConcurrency || 1) - 1, 1), 4);

/** A worker with an engine of its own, which proves tiles of relations; all parts have to be there. */
function makeWorker() {
  const worker = new Worker(new URL("tile-worker.js", import.meta.url), { type: "module" });
  worker.postMessage([...modules.values()]);
  return worker;
}

/** The part of the program for graphs. It serves any number of views. */
export class GraphEngine extends Engine {
  /** @type {Promise<GraphEngine> | null} */
  static #only = null;

  pool = new TilePool(makeWorker, workerCount);
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

  /** The program, unless it is waiting for a source, which must not call it. */
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
   * The page's one program, fetched at the first call; if that fails, the next call tries again.
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
    Engine.expect("proofs");
    values.memory = exports.memory;
    source.values = values.give.bind(values);
    return new GraphEngine(exports, values);
  }

  /**
   * Lends tiles of a view.
   *
   * @param {number} view
   * @param {number} borrower
   */
  lend(view, borrower) {
    const { graph } = this;
    const count = graph.lend(view, borrower);
    return count > 0 ? new Uint8Array(graph.memory.buffer, graph.reply(), count).slice() : null;
  }

  /**
   * Takes what was proved of them.
   *
   * @param {number} view
   * @param {number} borrower
   * @param {Uint8Array} answer
   */
  take(view, borrower, answer) {
    const { graph } = this;
    const input = graph.reserve(answer.length);
    new Uint8Array(graph.memory.buffer, input, answer.length).set(answer);
    graph.take(view, borrower);
  }

  /**
   * Sets the source of a curve's values.
   *
   * @param {number} curve
   * @param {Values | null} values - `null` removes the source.
   */
  setValues(curve, values) {
    if (values) this.#values.sources.set(curve, values);
    else this.#values.sources.delete(curve);
  }
}

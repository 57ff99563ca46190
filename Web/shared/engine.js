/**
 * The result of `draw`: see `Sources/Graphing/Canvases/DrawList.swift` for the commands.
 *
 * Both are views on the engine's memory, so paint them before the next call.
 *
 * @typedef {object} DrawList
 * @property {Float64Array} commands
 * @property {Uint8Array} labels
 */

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(byteCount: number) => number} reserve
 * @property {(byteCount: number) => number} send
 * @property {() => number} reply
 * @property {(picture: number, width: number, height: number, fontSize: number) => number} draw
 * @property {() => number} drawList
 * @property {() => number} labels
 * @property {() => number} labelsByteCount
 */

/**
 * The parts of the program, and the part that each needs. `page` answers for the tabs and the
 * Plotter. `shared` has the code that several parts need but those before it do not. `editing` edits
 * formulas as they are written on paper.
 *
 * @typedef {"first" | "page" | "shared" | "calculators" | "editing" | "integrals" | "graphs" | "sheets"} Part
 */

/** @type {Record<Part, { file: string, needs: Part[] }>} */
const parts = {
  first: { file: "engine-first.wasm", needs: [] },
  page: { file: "engine-page.wasm", needs: ["first"] },
  shared: { file: "engine-shared.wasm", needs: ["page"] },
  calculators: { file: "engine-calculators.wasm", needs: ["shared"] },
  editing: { file: "engine-editing.wasm", needs: ["shared"] },
  integrals: { file: "engine-integrals.wasm", needs: ["shared"] },
  graphs: { file: "engine-graphs.wasm", needs: ["integrals", "editing"] },
  sheets: { file: "engine-sheets.wasm", needs: ["graphs"] },
};

/**
 * The exports of the parts loaded so far; later parts import from it.
 *
 * @type {any}
 */
const exports = {};

/**
 * The loaded parts, from which a worker can start an engine of its own.
 *
 * @type {Map<Part, WebAssembly.Module>}
 */
export const modules = new Map();

/** The page's function that the program calls for the values of curves. */
export const source = {
  /** @type {(curve: number, xs: number, count: number, ys: number) => void} */
  values() {},
};

/** @type {Map<Part, Promise<void>>} */
const loading = new Map();

/**
 * Fetches a part and those that it needs, all at once, except those that are loaded or being
 * fetched.
 *
 * @param {Part} part
 * @returns {Promise<void>}
 */
function load(part) {
  let promise = loading.get(part);
  if (!promise) {
    promise = fetchPart(part);
    loading.set(part, promise);
    // The next call tries again.
    promise.catch(() => loading.delete(part));
  }
  return promise;
}

/** @param {Part} part */
async function fetchPart(part) {
  const { file, needs } = parts[part];
  const url = new URL(file, import.meta.url);
  const compiling = WebAssembly.compileStreaming(fetch(url, { credentials: "same-origin" }));
  const [module] = await Promise.all([compiling, ...needs.map(load)]);
  modules.set(part, module);
  const imports = { engine: exports, source: { values: giveValues } };
  Object.assign(exports, (await WebAssembly.instantiate(module, imports)).exports);
}

/**
 * @param {number} curve
 * @param {number} xs
 * @param {number} count
 * @param {number} ys
 */
function giveValues(curve, xs, count, ys) {
  source.values(curve, xs, count, ys);
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const separator = "\u001f";

/**
 * The WebAssembly program: texts go in, texts and draw lists come out.
 *
 * A page has one program, fetched in parts, and all engines use it. The subject of a message
 * determines the part that it needs, see `Sources/WebEngine/Conversation.swift`.
 */
export class Engine {
  #exports;

  /** @param {Exports} exports */
  constructor(exports) {
    this.#exports = exports;
  }

  /** The exports of the loaded parts. */
  get exports() {
    return this.#exports;
  }

  /**
   * The page's one program, with the parts that the caller's messages need.
   *
   * @param {...Part} needed - The parts besides the first.
   */
  static async start(...needed) {
    await Promise.all([load("first"), ...needed.map(load)]);
    return new Engine(exports);
  }

  /**
   * Sends one message and reads the reply.
   *
   * @param {import("./protocol.js").MessageName} name
   * @param {...string} fields
   * @returns {any} The reply, parsed from JSON.
   */
  send(name, ...fields) {
    const message = encoder.encode([name, ...fields].join(separator));
    const input = this.#exports.reserve(message.length);
    new Uint8Array(this.#exports.memory.buffer, input, message.length).set(message);
    const byteCount = this.#exports.send(message.length);
    const output = this.#exports.reply();
    const bytes = new Uint8Array(this.#exports.memory.buffer, output, byteCount);
    return JSON.parse(decoder.decode(bytes));
  }

  /**
   * Draws a plot.
   *
   * @param {number} picture - 0 for the Plotter's plot, from 1 for the gallery's.
   * @param {number} width - In CSS pixels.
   * @param {number} height - In CSS pixels.
   * @param {number} fontSize - The size of labels, in CSS pixels.
   * @returns {DrawList}
   */
  draw(picture, width, height, fontSize) {
    return this.drawn(this.#exports.draw(picture, width, height, fontSize));
  }

  /**
   * The last drawing.
   *
   * @param {number} count - The number of doubles of the draw list.
   * @returns {DrawList}
   */
  drawn(count) {
    const { buffer } = this.#exports.memory;
    return {
      commands: new Float64Array(buffer, this.#exports.drawList(), count),
      labels: new Uint8Array(buffer, this.#exports.labels(), this.#exports.labelsByteCount()),
    };
  }
}

/**
 * A function that returns a vector of zeros: the smallest program with a SIMD instruction.
 *
 * @type {Uint8Array}
 */
const simdProgram = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

/** Whether this browser supports what the engine needs. */
export function isSupported() {
  return typeof WebAssembly === "object" && WebAssembly.validate(simdProgram);
}

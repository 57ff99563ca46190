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
 * The parts of the program, see `scripts/split-engine.py`. `page` comes before all tabs; `configuration`, `plotter`,
 * `infix` (the basic calculator), `scientific`, `rpn` and `graphs` have what usual visits to these use; `shared`,
 * `typing`, `calculators`, `functions` and `rows` have what several of them use, or could. What is seldom used, or
 * late, is in `formulas` and `proofs`.
 *
 * @typedef {"first" | "page" | "configuration" | "shared" | "typing" | "plotter" | "calculators" |
 *   "infix" | "functions" | "scientific" | "rpn" | "rows" | "graphs" | "formulas" | "proofs"} Part
 */

/**
 * The parts that each part needs; `scripts/split-engine.py` reads them here, and numbers them in this order.
 *
 * @type {Record<Part, { file: string, needs: Part[] }>}
 */
export const parts = {
  first: { file: "engine-first.wasm", needs: [] },
  page: { file: "engine-page.wasm", needs: ["first"] },
  configuration: { file: "engine-configuration.wasm", needs: ["page"] },
  shared: { file: "engine-shared.wasm", needs: ["page"] },
  typing: { file: "engine-typing.wasm", needs: ["shared"] },
  plotter: { file: "engine-plotter.wasm", needs: ["typing"] },
  calculators: { file: "engine-calculators.wasm", needs: ["shared"] },
  infix: { file: "engine-infix.wasm", needs: ["calculators"] },
  functions: { file: "engine-functions.wasm", needs: ["calculators"] },
  scientific: { file: "engine-scientific.wasm", needs: ["infix", "functions"] },
  rpn: { file: "engine-rpn.wasm", needs: ["functions"] },
  rows: { file: "engine-rows.wasm", needs: ["typing"] },
  graphs: { file: "engine-graphs.wasm", needs: ["rows"] },
  formulas: { file: "engine-formulas.wasm", needs: ["configuration", "plotter", "scientific", "rpn", "rows"] },
  proofs: { file: "engine-proofs.wasm", needs: ["formulas", "graphs"] },
};

/**
 * The exports of the parts loaded so far; later parts import from it.
 *
 * @type {any}
 */
const exports = {};

/**
 * The loaded parts, from which a worker can start an engine of its own, each after those that it needs.
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
 * @param {"low"} [priority]
 * @returns {Promise<void>}
 */
function load(part, priority) {
  let promise = loading.get(part);
  if (!promise) {
    promise = fetchPart(part, priority);
    loading.set(part, promise);
    // The next call tries again.
    promise.catch(() => loading.delete(part));
  }
  return promise;
}

/**
 * @param {Part} part
 * @param {"low"} [priority]
 */
async function fetchPart(part, priority) {
  const options = /** @type {RequestInit} */ ({ credentials: "same-origin", priority });
  const compiling = WebAssembly.compileStreaming(fetch(address(part), options));
  const [module] = await Promise.all([compiling, ...parts[part].needs.map((needed) => load(needed, priority))]);
  add(part, module);
}

/** @param {Part} part */
const address = (part) => new URL(parts[part].file, import.meta.url);

/**
 * Puts a part into the program, unless that has been done.
 *
 * @param {Part} part
 * @param {WebAssembly.Module} module
 */
function add(part, module) {
  if (modules.has(part)) return;
  modules.set(part, module);
  const imports = { engine: exports, source: { values: giveValues, load: addNow } };
  Object.assign(exports, new WebAssembly.Instance(module, imports).exports);
}

/**
 * Adds the part that has a function which the program calls before the part has arrived. The program
 * waits, and so does the page.
 *
 * @param {number} place - Of the function, in the table.
 */
function addNow(place) {
  const [first] = [...modules.values()];
  const numbers = new Uint8Array(WebAssembly.Module.customSections(first, "parts")[0]);
  addAtOnce(/** @type {Part} */ (Object.keys(parts)[numbers[place]]));
}

/** @param {Part} part */
function addAtOnce(part) {
  if (modules.has(part)) return;
  parts[part].needs.forEach(addAtOnce);
  const request = new XMLHttpRequest();
  request.open("GET", address(part), false);
  // Requests that are waited for give texts only: this one has a character for each byte.
  request.overrideMimeType("text/plain; charset=x-user-defined");
  try {
    request.send();
    if (request.status !== 200) throw new Error(`${part} answers ${request.status}`);
  } catch (error) {
    dispatchEvent(new CustomEvent("load-failure"));
    throw error;
  }
  const text = request.responseText;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = text.charCodeAt(at);
  add(part, new WebAssembly.Module(bytes));
}

/**
 * The part with what is seldom used of another one.
 *
 * @param {Part} part
 * @returns {Part}
 */
const late = (part) => (part === "graphs" ? "proofs" : "formulas");

/**
 * Whether a service worker has the files. It has them at once, but does not answer requests that are waited
 * for, so all parts should be there beforehand.
 */
function isKept() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    // A page that may keep nothing may not even ask.
    return false;
  }
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

/** @type {{ requestIdleCallback?: (action: () => void) => void }} */
const { requestIdleCallback: whenIdle = (action) => setTimeout(action, 200) } = globalThis;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const separator = "\u001f";

/**
 * The WebAssembly program: texts go in, texts and draw lists come out.
 *
 * A page has one program, fetched in parts, and all engines use it. A part should be there before the
 * first message that needs it. A message that needs another one waits for that, and so does the page.
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
    const all = isKept() ? [...needed, ...needed.map(late)] : needed;
    await Promise.all([load("first"), ...all.map((part) => load(part))]);
    return new Engine(exports);
  }

  /** @param {Part} part */
  static has(part) {
    return modules.has(part);
  }

  /**
   * Fetches a part as soon as the page has nothing else to do, so that it is there when it is needed.
   *
   * @param {Part} part
   */
  static expect(part) {
    if (!modules.has(part)) whenIdle(() => load(part, "low").catch(() => {}));
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

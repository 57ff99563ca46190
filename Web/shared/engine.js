/**
 * What `draw` answers: see `Sources/Graphing/Canvases/DrawList.swift` for the commands.
 *
 * Both are views on the engine's memory: paint them before the next call.
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
 * Fetches and compiles a program.
 *
 * @param {string | URL} url
 * @param {WebAssembly.Imports} imports
 * @returns {Promise<any>} Its exports.
 */
export async function load(url, imports) {
  const response = fetch(url, { credentials: "same-origin" });
  return (await WebAssembly.instantiateStreaming(response, imports)).instance.exports;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const separator = "\u001f";

/** The WebAssembly program: texts go in, texts and draw lists come out. */
export class Engine {
  #exports;

  /** @param {Exports} exports */
  constructor(exports) {
    this.#exports = exports;
  }

  /**
   * Fetches and compiles the program.
   *
   * @param {string | URL} url
   */
  static async load(url) {
    return new Engine(await load(url, {}));
  }

  /**
   * Sends one message and reads the reply.
   *
   * @param {...string} fields - The message's name, then its arguments.
   * @returns {any} The reply's JSON.
   */
  send(...fields) {
    const message = encoder.encode(fields.join(separator));
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
   * @param {number} fontSize - Of the labels, in CSS pixels.
   * @returns {DrawList}
   */
  draw(picture, width, height, fontSize) {
    return this.drawn(this.#exports.draw(picture, width, height, fontSize));
  }

  /**
   * What was just drawn.
   *
   * @param {number} count - Of numbers.
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

/** Whether this browser has what the engine needs. */
export function isSupported() {
  return typeof WebAssembly === "object" && WebAssembly.validate(simdProgram);
}

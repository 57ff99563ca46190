// The WebAssembly program as the page uses it, for tests in node.

import { existsSync, readFileSync } from "node:fs";
import { parts } from "../../Web/shared/engine.js";

/** All parts of the program, each after those that it needs. */
export const allParts = Object.keys(parts);

const modules = new Map();

/** A part of the program; the process ends if it has not been built. */
function compiled(folder, part) {
  const path = `${folder}/engine-${part}.wasm`;
  if (!existsSync(path)) {
    console.error(`error: ${path} is missing: build it with make web`);
    process.exit(1);
  }
  if (!modules.has(path)) modules.set(path, new WebAssembly.Module(readFileSync(path)));
  return modules.get(path);
}

/** Values from outside: those of x², as in the program Transcripts. */
const square = (x) => x * x;

/**
 * A new engine with its own session. As in the page, a part is loaded when a function of it is first called.
 *
 * `named` are the parts that are loaded at once, with the parts that these need.
 */
export function engine(folder = ".build-web", named = allParts, given = square) {
  const exports = {};
  const memory = (Type, pointer, count) => new Type(exports.memory.buffer, pointer, count);
  const imports = new Set();
  /** The parts that are there, in the order in which they were loaded. */
  const loaded = [];
  let places;
  const source = {
    values(_curve, xs, count, ys) {
      memory(Float64Array, ys, count).set(memory(Float64Array, xs, count).map(given));
    },
    load: (place) => load(allParts[places[place]]),
  };
  function load(part) {
    if (loaded.includes(part)) return;
    parts[part].needs.forEach(load);
    const module = compiled(folder, part);
    places ??= new Uint8Array(WebAssembly.Module.customSections(module, "parts")[0]);
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
      if (from !== "engine") imports.add(`${from}.${name}`);
    }
    const instance = new WebAssembly.Instance(module, { engine: exports, source });
    for (const [name, value] of Object.entries(instance.exports)) {
      if (name in exports) throw new Error(`two parts export ${name}`);
      exports[name] = value;
    }
    loaded.push(part);
  }
  ["first", ...named].forEach(load);
  const text = (pointer, count) => new TextDecoder().decode(memory(Uint8Array, pointer, count));
  /** Sends a message whose fields are already joined, and returns the text of the reply. */
  const ask = (message) => {
    const bytes = new TextEncoder().encode(message);
    memory(Uint8Array, exports.reserve(bytes.length), bytes.length).set(bytes);
    const count = exports.send(bytes.length);
    return text(exports.reply(), count);
  };
  const drawn = (count) => ({
    labels: text(exports.labels(), exports.labelsByteCount()),
    commands: Array.from(memory(Float64Array, exports.drawList(), count)),
  });
  return {
    exports,
    loaded,
    /** What the loaded parts import from the page, as `MODULE.NAME`, but for the two functions that it has. */
    strangers: () => [...imports].filter((name) => !["source.values", "source.load"].includes(name)),
    ask,
    /** The size of its memory. */
    byteCount: () => exports.memory.buffer.byteLength,
    /** Sends a message and reads the reply. */
    send: (message) => JSON.parse(ask(message)),
    draw: (picture, width, height, fontSize) => ({
      width, height, ...drawn(exports.draw(picture, width, height, fontSize)),
    }),
    /** Several draw lists as one. */
    drawGraph(view, fontSize) {
      const all = drawn(exports.drawGraph(view, fontSize));
      for (let count; (count = exports.drawRest()) > 0; ) {
        const { labels, commands } = drawn(count);
        all.labels += labels;
        for (const number of commands) all.commands.push(number);
      }
      return all;
    },
  };
}

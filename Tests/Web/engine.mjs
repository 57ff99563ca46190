// The WebAssembly program as the page uses it, for tests in node.

import { existsSync, readFileSync } from "node:fs";

const parts = {
  page: [], shared: ["page"], calculators: ["page", "shared"], editing: ["page", "shared"],
  integrals: ["page", "shared"], graphs: ["page", "shared", "editing", "integrals"],
  sheets: ["page", "shared", "editing", "integrals", "graphs"],
};

/** All parts but the first. */
export const allParts = Object.keys(parts);

/** A part of the program; the process ends if it has not been built. */
function compiled(folder, part) {
  const path = `${folder}/engine-${part}.wasm`;
  if (!existsSync(path)) {
    console.error(`error: ${path} is missing: build it with make web`);
    process.exit(1);
  }
  return new WebAssembly.Module(readFileSync(path));
}

/** Values from outside: those of x², as in the program Transcripts. */
const square = (x) => x * x;

/**
 * A new engine with its own session.
 *
 * It has the first part of the program and the named parts, with the parts that these need.
 */
export function engine(folder = ".build-web", named = allParts, given = square) {
  const exports = {};
  const memory = (Type, pointer, count) => new Type(exports.memory.buffer, pointer, count);
  const source = {
    values(_curve, xs, count, ys) {
      memory(Float64Array, ys, count).set(memory(Float64Array, xs, count).map(given));
    },
  };
  const needed = new Set(["first", ...named.flatMap((part) => [...parts[part], part])]);
  const imports = [];
  for (const part of needed) {
    const module = compiled(folder, part);
    imports.push(...WebAssembly.Module.imports(module).filter(({ module }) => module !== "engine"));
    const instance = new WebAssembly.Instance(module, { engine: exports, source });
    for (const [name, value] of Object.entries(instance.exports)) {
      if (name in exports) throw new Error(`two parts export ${name}`);
      exports[name] = value;
    }
  }
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
    /** The functions that the program imports from the page, as `MODULE.NAME`. */
    imports: imports.map(({ module, name }) => `${module}.${name}`),
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

// The WebAssembly engine as the page uses it, for tests in Node.

import { readFileSync } from "node:fs";

/** A new engine with a session of its own. */
export function engine(path) {
  const module = new WebAssembly.Module(readFileSync(path));
  const exports = new WebAssembly.Instance(module).exports;
  const memory = (Type, pointer, count) => new Type(exports.memory.buffer, pointer, count);
  const text = (pointer, count) => new TextDecoder().decode(memory(Uint8Array, pointer, count));
  /** Sends a message, its fields already joined, and gives the reply's text. */
  const ask = (message) => {
    const bytes = new TextEncoder().encode(message);
    memory(Uint8Array, exports.reserve(bytes.length), bytes.length).set(bytes);
    const count = exports.send(bytes.length);
    return text(exports.reply(), count);
  };
  return {
    imports: WebAssembly.Module.imports(module),
    ask,
    /** How large its memory is. */
    byteCount: () => exports.memory.buffer.byteLength,
    /** Sends a message and reads the reply. */
    send: (message) => JSON.parse(ask(message)),
    draw(picture, width, height, fontSize) {
      const count = exports.draw(picture, width, height, fontSize);
      return {
        width, height,
        labels: text(exports.labels(), exports.labelsByteCount()),
        commands: Array.from(memory(Float64Array, exports.drawList(), count)),
      };
    },
  };
}

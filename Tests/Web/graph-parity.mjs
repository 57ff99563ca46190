// Compares the program of graphs with the native engine, whose answers GraphParityTests wrote:
//
//   node Tests/Web/graph-parity.mjs [WASM] [TRANSCRIPT]
//
// Each line of the transcript is what was asked and what came of it.

import { existsSync, readFileSync } from "node:fs";
import { differences } from "./differences.mjs";

const [wasm = ".build-web/graph.wasm", transcript = ".build/parity/graph.jsonl"] =
  process.argv.slice(2);
for (const path of [wasm, transcript]) {
  if (!existsSync(path)) {
    console.error(`error: ${path} is missing: build it with make web, or swift test`);
    process.exit(1);
  }
}

const module = new WebAssembly.Module(readFileSync(wasm));
const memory = (Type, pointer, count) => new Type(exports.memory.buffer, pointer, count);
const text = (pointer, count) => new TextDecoder().decode(memory(Uint8Array, pointer, count));

/** Values from outside: those of x², as GraphParityTests has them too. */
function values(_curve, xs, count, ys) {
  const from = memory(Float64Array, xs, count);
  memory(Float64Array, ys, count).set(from.map((x) => x * x));
}

const { exports } = new WebAssembly.Instance(module, { source: { values } });
const questions = {
  send(message) {
    const bytes = new TextEncoder().encode(message);
    memory(Uint8Array, exports.reserve(bytes.length), bytes.length).set(bytes);
    const count = exports.send(bytes.length);
    return JSON.parse(text(exports.reply(), count));
  },
  /** Does all the work that is left, and counts the pieces. */
  finish(view) {
    let count = 0;
    while (exports.advance(view) === 1) count += 1;
    return count;
  },
  draw(view, fontSize) {
    const count = exports.draw(view, fontSize);
    return {
      labels: text(exports.labels(), exports.labelsByteCount()),
      commands: Array.from(memory(Float64Array, exports.drawList(), count)),
    };
  },
};

const imports = WebAssembly.Module.imports(module).map(({ module, name }) => `${module}.${name}`);
const failures = imports.join() === "source.values" ? [] : [`the program imports ${imports}`];
let answers = 0;
let coordinates = 0;
for (const line of readFileSync(transcript, "utf8").trim().split("\n")) {
  const { ask, with: fields, answer } = JSON.parse(line);
  const found = (questions[ask] ?? exports[ask])(...fields);
  answers += 1;
  coordinates += found?.commands?.length ?? 0;
  const label = `${ask} ${fields.join(" ").replaceAll("\x1f", "|")}`;
  failures.push(...differences(answer, found, label).slice(0, 3));
}

for (const failure of failures) console.error(failure);
console.log(`graphs: ${answers} answers, ${coordinates} numbers of drawings compared`);
process.exit(failures.length === 0 ? 0 : 1);

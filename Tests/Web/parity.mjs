// Compares the WebAssembly engine with the native one, whose answers ParityTests wrote:
//
//   node Tests/Web/parity.mjs [WASM] [TRANSCRIPT]
//
// Texts are equal, numbers in them at 12 digits; draw lists are within 1/1000 pixel.

import { existsSync, readFileSync } from "node:fs";
import { engine } from "./engine.mjs";

const [wasm = ".build-web/ordinate.wasm", transcript = ".build/parity/native.jsonl"] =
  process.argv.slice(2);
for (const path of [wasm, transcript]) {
  if (!existsSync(path)) {
    console.error(`error: ${path} is missing: build it with make web, or swift test`);
    process.exit(1);
  }
}

const number = /[0-9]+(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?/g;
const isClose = (a, b) => a === b || Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b));

function sameText(a, b) {
  if (a === b) return true;
  const [left, right] = [a.match(number) ?? [], b.match(number) ?? []];
  return (
    a.replace(number, "#") === b.replace(number, "#") &&
    left.every((text, index) => isClose(Number(text), Number(right[index])))
  );
}

/** The places where two values differ. */
function differences(native, web, path, isDrawing = false) {
  if (typeof native === "string" && typeof web === "string" && sameText(native, web)) return [];
  if (typeof native === "number" && typeof web === "number") {
    if (isDrawing ? Math.abs(native - web) <= 0.001 : isClose(native, web)) return [];
  }
  if (native && web && typeof native === "object" && typeof web === "object") {
    const names = new Set([...Object.keys(native), ...Object.keys(web)]);
    return [...names].flatMap((name) =>
      differences(native[name], web[name], `${path}.${name}`, isDrawing || name === "commands"),
    );
  }
  return native === web ? [] : [`${path}: native ${native}, wasm ${web}`];
}

const { send, draw, imports } = engine(wasm);
const failures = imports.map((name) => `the program imports ${JSON.stringify(name)}`);
let replies = 0;
let coordinates = 0;
for (const line of readFileSync(transcript, "utf8").trim().split("\n")) {
  const row = JSON.parse(line);
  const label = row.message?.replaceAll("\x1f", "|") ?? `picture ${row.picture}`;
  if (row.message !== undefined) {
    replies += 1;
    failures.push(...differences(row.reply, send(row.message), label));
  }
  const { width, height, commands } = row.drawing;
  coordinates += commands.length;
  const drawing = draw(row.picture, width, height, row.fontSize);
  failures.push(...differences(row.drawing, drawing, label).slice(0, 3));
}

for (const failure of failures) console.error(failure);
console.log(`native and wasm: ${replies} replies, ${coordinates} numbers of drawings compared`);
process.exit(failures.length === 0 ? 0 : 1);

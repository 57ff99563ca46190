// Compares the WebAssembly engine with the native one, whose answers the program Transcripts wrote:
//
//   node Tests/Web/parity.mjs [TRANSCRIPT]
//
// At first only the parts of the program that come before all tabs are there.

import { existsSync, readFileSync } from "node:fs";
import { differences } from "./differences.mjs";
import { engine } from "./engine.mjs";

const [transcript = ".build/parity/native.jsonl"] = process.argv.slice(2);
if (!existsSync(transcript)) {
  console.error(`error: ${transcript} is missing: swift test writes it`);
  process.exit(1);
}

const { send, draw, strangers } = engine(".build-web", ["page"]);
const failures = [];
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

failures.push(...strangers().map((name) => `the program imports ${name}`));
for (const failure of failures) console.error(failure);
console.log(`native and wasm: ${replies} replies, ${coordinates} numbers of drawings compared`);
process.exit(failures.length === 0 ? 0 : 1);

// Compares the program of calculators with the native engine, whose answers RPNWalkTests wrote, byte
// for byte:
//
//   node Tests/Web/calculators-parity.mjs [WASM] [TRANSCRIPT]

import { existsSync, readFileSync } from "node:fs";
import { engine } from "./engine.mjs";

const [wasm = ".build-web/calculators.wasm", transcript = ".build/parity/calculators.jsonl"] =
  process.argv.slice(2);
for (const path of [wasm, transcript]) {
  if (!existsSync(path)) {
    console.error(`error: ${path} is missing: build it with make web, or swift test`);
    process.exit(1);
  }
}

const { ask, imports } = engine(wasm);
const failures = imports.map((name) => `the program imports ${JSON.stringify(name)}`);
let replies = 0;
for (const line of readFileSync(transcript, "utf8").trim().split("\n")) {
  const { message, reply } = JSON.parse(line);
  const found = ask(message);
  replies += 1;
  if (found !== reply) {
    failures.push(`${message.replaceAll("\x1f", "|")}: native ${reply}, wasm ${found}`);
  }
}

for (const failure of failures.slice(0, 10)) console.error(failure);
console.log(`calculators: ${replies} replies compared, ${failures.length} differ`);
process.exit(failures.length === 0 ? 0 : 1);

// Compares the calculators in WebAssembly with the native engine, whose answers RPNWalkTests and
// the program Transcripts wrote, byte for byte:
//
//   node Tests/Web/calculators-parity.mjs [TRANSCRIPT…]

import { existsSync, readFileSync } from "node:fs";
import { engine } from "./engine.mjs";

const named = process.argv.slice(2);
const folder = ".build/parity";
const transcripts =
  named.length > 0 ? named : [`${folder}/calculators.jsonl`, `${folder}/infix.jsonl`];
for (const path of transcripts) {
  if (!existsSync(path)) {
    console.error(`error: ${path} is missing: swift test writes it`);
    process.exit(1);
  }
}

const failures = [];
let replies = 0;
for (const transcript of transcripts) {
  const { ask, strangers } = engine(".build-web", ["calculators"]);
  for (const line of readFileSync(transcript, "utf8").trim().split("\n")) {
    const { message, reply } = JSON.parse(line);
    const found = ask(message);
    replies += 1;
    if (found !== reply) {
      failures.push(`${message.replaceAll("\x1f", "|")}: native ${reply}, wasm ${found}`);
    }
  }
  failures.push(...strangers().map((name) => `the program imports ${name}`));
}

for (const failure of failures.slice(0, 10)) console.error(failure);
console.log(`calculators: ${replies} replies compared, ${failures.length} differ`);
process.exit(failures.length === 0 ? 0 : 1);

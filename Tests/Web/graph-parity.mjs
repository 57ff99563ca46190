// Compares the graphs in WebAssembly with the native engine, whose answers the program Transcripts wrote:
//
//   node Tests/Web/graph-parity.mjs [TRANSCRIPT]
//
// Each line of the transcript has a request and its result.

import { existsSync, readFileSync } from "node:fs";
import { differences } from "./differences.mjs";
import { engine } from "./engine.mjs";

const transcript = process.argv[2] ?? ".build/parity/graph.jsonl";
if (!existsSync(transcript)) {
  console.error(`error: ${transcript} is missing: swift test writes it`);
  process.exit(1);
}

const { exports, strangers, send, drawGraph } = engine(".build-web", ["graphs"]);
const helper = engine(".build-web", ["graphs"]).exports;
let proved = 0;

/** The reply of a program. */
function reply(from, count) {
  const output = from.reply();
  return new Uint8Array(from.memory.buffer, output, count).slice();
}

/** Writes bytes for a program, whose memory may grow to make room for them. */
function write(to, bytes) {
  const input = to.reserve(bytes.length);
  new Uint8Array(to.memory.buffer, input, bytes.length).set(bytes);
}

const questions = {
  send,
  /** Does all remaining work, and counts the pieces. */
  finish(view) {
    let count = 0;
    while (exports.advance(view) === 1) count += 1;
    return count;
  },
  /** Does all remaining work, tiles that can be lent in another instance of the program. */
  finishWithHelp(view) {
    while (exports.advance(view) === 1) {
      const count = exports.lend(view, 1);
      if (count === 0) continue;
      write(helper, reply(exports, count));
      for (let more = helper.borrow(); more === 1; ) more = helper.prove();
      write(exports, reply(helper, helper.proved()));
      proved += exports.take(view, 1);
    }
    return null;
  },
  draw: drawGraph,
};

const failures = [];
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

if (proved === 0) failures.push("no tile was lent");
failures.push(...strangers().map((name) => `the program imports ${name}`));

for (const failure of failures) console.error(failure);
console.log(`graphs: ${answers} answers, ${coordinates} numbers of drawings compared`);
process.exit(failures.length === 0 ? 0 : 1);

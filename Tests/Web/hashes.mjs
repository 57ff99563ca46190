// Compares the bits of values in WebAssembly with those of the native engine, by hashes over
// 100 000 arguments each:
//
//   node Tests/Web/hashes.mjs [NATIVE] [WASM]
//
// It compares those of the elementary functions and those of tapes, by each of their evaluators.
//
// NATIVE is the program NumericsCheck, whose `hashes` prints a line for each function: its name, and
// its hashes with values one by one and in rows. All values but NaNs have equal bits.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const [native = ".build/release/NumericsCheck", wasm = ".build-web/NumericsProbe.wasm"] =
  process.argv.slice(2);
for (const path of [native, wasm]) {
  if (!existsSync(path)) {
    console.error(`error: ${path} is missing: build it with make numerics-check numerics-probe`);
    process.exit(1);
  }
}

const count = 100_000;
const module = new WebAssembly.Module(readFileSync(wasm));
const probe = new WebAssembly.Instance(module).exports;
const hash = (index, inRows) => BigInt.asUintN(64, probe.functionHash(index, count, inRows));

const lines = execFileSync(native, ["hashes"], { encoding: "utf8" }).trim().split("\n");
const failures = [];
if (lines.length !== probe.functionCount()) {
  failures.push(`native ${lines.length} functions, wasm ${probe.functionCount()}`);
}
lines.forEach((line, index) => {
  const [name, oneByOne, inRows] = line.split(" ");
  const hashes = [
    ["native", BigInt(oneByOne)],
    ["native in rows", BigInt(inRows)],
    ["wasm", hash(index, 0)],
    ["wasm in rows", hash(index, 1)],
  ];
  if (hashes.some(([, value]) => value !== hashes[0][1])) {
    const each = hashes.map(([place, value]) => `${place} ${value.toString(16)}`);
    failures.push(`${name}: ${each.join(", ")}`);
  }
});

const tapes = execFileSync(native, ["tapes"], { encoding: "utf8" }).trim().split("\n");
if (tapes.length !== probe.tapeCount()) {
  failures.push(`native ${tapes.length} tapes, wasm ${probe.tapeCount()}`);
}
tapes.forEach((line, index) => {
  line.split(" ").forEach((text, evaluator) => {
    const web = BigInt.asUintN(64, probe.tapeHash(index, evaluator, count));
    if (BigInt(text) !== web) failures.push(`tape ${index}, evaluator ${evaluator}`);
  });
  const [point, row, interval, intervalRow] = line.split(" ");
  if (point !== row || interval !== intervalRow) failures.push(`tape ${index}: rows differ`);
});

for (const failure of failures) console.error(`error: ${failure}`);
console.log(
  `native and wasm: hashes of ${lines.length} functions and ${tapes.length} tapes over ` +
    `${count} arguments compared`,
);
process.exit(failures.length === 0 ? 0 : 1);

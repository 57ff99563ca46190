// Compares the bits of values in WebAssembly with those of the native engine, by hashes over
// 100 000 arguments each:
//
//   node Tests/Web/hashes.mjs [NATIVE] [WASM]
//
// It compares the elementary functions, and tapes with each of their evaluators.
//
// NATIVE is the program NumericsCheck. Its task `hashes` prints one line per function: its name, and its
// hashes with values one by one and in rows; `tapes` prints one line per tape. All values except NaNs
// must have equal bits. Native and wasm, functions and tapes are computed in parallel.

import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

const count = 100_000;

/** A line of hashes for each function or tape, as NATIVE prints them, without names. */
function hashesInWasm({ wasm, kind }) {
  const probe = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasm))).exports;
  const [lines, columns, hash] =
    kind === "hashes"
      ? [probe.functionCount(), 2, (line, column) => probe.functionHash(line, count, column)]
      : [probe.tapeCount(), 4, (line, column) => probe.tapeHash(line, column, count)];
  return Array.from({ length: lines }, (_, line) =>
    Array.from({ length: columns }, (_, column) => BigInt.asUintN(64, hash(line, column))),
  );
}

async function compare(native, wasm, kind, failures) {
  const inWasm = new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { wasm, kind } });
    worker.once("message", resolve).once("error", reject);
  });
  const { stdout } = await promisify(execFile)(native, [kind]);
  const lines = stdout.trim().split("\n").map((line) => line.split(" "));
  const webs = await inWasm;
  if (lines.length !== webs.length) {
    failures.push(`${kind}: native ${lines.length}, wasm ${webs.length}`);
  }
  lines.forEach((line, index) => {
    const name = kind === "hashes" ? line.shift() : `tape ${index}`;
    const all = [...line.map(BigInt), ...(webs[index] ?? [])];
    // For tapes, values and enclosures have separate hashes.
    const groups = kind === "hashes" ? [() => true] : [(at) => at % 4 < 2, (at) => at % 4 >= 2];
    for (const isIn of groups) {
      const group = all.filter((_, at) => isIn(at));
      if (group.some((value) => value !== group[0])) {
        failures.push(`${name}: ${group.map((value) => value.toString(16)).join(", ")}`);
      }
    }
  });
  return lines.length;
}

async function main() {
  const [native = ".build/release/NumericsCheck", wasm = ".build-web/NumericsProbe.wasm"] =
    process.argv.slice(2);
  for (const path of [native, wasm]) {
    if (!existsSync(path)) {
      console.error(`error: ${path} is missing: build it with make numerics-check numerics-probe`);
      process.exit(1);
    }
  }
  const failures = [];
  const [functions, tapes] = await Promise.all(
    ["hashes", "tapes"].map((kind) => compare(native, wasm, kind, failures)),
  );
  for (const failure of failures) console.error(`error: ${failure}`);
  console.log(
    `native and wasm: hashes of ${functions} functions and ${tapes} tapes over ${count} arguments ` +
      "compared, values one by one and in rows",
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
}

if (isMainThread) await main();
else parentPort?.postMessage(hashesInWasm(workerData));

// Times the six formulas over 1,000,000 points, in 1000 rows of 1000, in the WebAssembly engine and as
// JavaScript, with whole powers as products:
//
//   node Benchmarks/rows.mjs [WASM] [REGION]
//
// Prints one line per formula: nanoseconds per point for both, the least of the rounds, which take
// turns, and the two values at one point. If the file is there, it then prints milliseconds for the
// region of a program and the number of pixels inside.

import { existsSync, readFileSync } from "node:fs";

const [wasm = ".build-web/WebBenchmark.wasm", region] = process.argv.slice(2);

const rounds = process.env.ORDINATE_DRY === "1" ? 1 : 15;

const FORMULAS = [
  ["x^3-2.5x^2+3.1x-13.3", "x * x * x - 2.5 * x * x + 3.1 * x - 13.3"],
  ["sin(x)+cos(2x)-tan(3x)", "Math.sin(x) + Math.cos(2 * x) - Math.tan(3 * x)"],
  ["sqrt(x^3+x^2+2.5x+23)", "Math.sqrt(x * x * x + x * x + 2.5 * x + 23)"],
  ["ln(x^2+2pi x+23)", "Math.log(x * x + 2 * Math.PI * x + 23)"],
  ["exp(-x*x)*sin(20x)", "Math.exp(-x * x) * Math.sin(20 * x)"],
  [
    "(x^7-3x^5+2x)/(1+x^2+x^4)+abs(x-1)",
    "(x * x * x * x * x * x * x - 3 * x * x * x * x * x + 2 * x)" +
      " / (1 + x * x + x * x * x * x) + Math.abs(x - 1)",
  ],
];

const { instance } = await WebAssembly.instantiate(readFileSync(wasm), {});
const { memory, reserve, compileRow, evaluateRow, rowValue, compileRegion, drawRegion } = instance.exports;

function write(bytes) {
  const place = reserve(bytes.length);
  new Uint8Array(memory.buffer).set(bytes, place);
  return bytes.length;
}

function milliseconds(body) {
  const start = performance.now();
  body();
  return performance.now() - start;
}

const count = 1000;
const rowCount = 1000;
const xs = Float64Array.from({ length: count }, (_, index) => (10 * index) / count);
const ys = new Float64Array(count);
for (const [formula, script] of FORMULAS) {
  compileRow(write(new TextEncoder().encode(formula)));
  const loop = new Function(
    "xs",
    "ys",
    "rowCount",
    `const count = xs.length;
    for (let row = 0; row < rowCount; row++) {
      for (let i = 0; i < count; i++) { const x = xs[i]; ys[i] = ${script}; }
    }`,
  );
  let [ours, theirs] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round++) {
    ours = Math.min(ours, milliseconds(() => evaluateRow()));
    theirs = Math.min(theirs, milliseconds(() => loop(xs, ys, rowCount)));
  }
  const middle = Math.floor(count / 3);
  const points = count * rowCount;
  console.log((ours * 1e6) / points, (theirs * 1e6) / points, rowValue(middle), ys[middle]);
}
if (region && existsSync(region)) {
  compileRegion(write(readFileSync(region)));
  let least = Infinity;
  let inside = 0;
  for (let round = 0; round < rounds; round++) {
    const time = milliseconds(() => {
      inside = drawRegion();
    });
    least = Math.min(least, time);
  }
  console.log(least, inside);
}

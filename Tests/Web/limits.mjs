// The limits of the language also hold in WebAssembly, with its 1 MB stack and V8's own:
//
//   node Tests/Web/limits.mjs
//
// Prints the time that a key press and a large plot take, and the memory of relations.

import { engine } from "./engine.mjs";

const nested = (open, close, depth) => open.repeat(depth) + "x" + close.repeat(depth);

/** The result of a text: the code of the error, or "plotted". */
const rows = [
  ["parentheses", nested("(", ")", 1000), "plotted"],
  ["parentheses", nested("(", ")", 2000), "too-deep"],
  ["functions", nested("sin(", ")", 1000), "plotted"],
  ["functions", nested("sin(", ")", 1001), "too-deep"],
  ["functions of sums of quotients", nested("abs(1+1/", ")", 1000), "plotted"],
  ["functions of several values", nested("atan2(1,2x+3/", ")", 1000), "plotted"],
  ["bars", nested("|1+2*", "|", 998), "plotted"],
  ["signs", nested("-", "", 999), "plotted"],
  ["powers", nested("2^", "", 999), "plotted"],
  ["powers", nested("2^", "", 2000), "too-deep"],
  ["an error behind deep functions", nested("abs(1+1/", ")", 999) + " 5 5", "syntax"],
  ["too many values behind deep functions", `sin(1,${nested("abs(1+1/", ")", 990)})`, "syntax"],
  ["characters", "1".repeat(100_001), "too-long"],
  ["a chain of 99 999 characters", "1" + "+1".repeat(49_999), "plotted"],
  ["a chain of 99 999 characters", "x" + "*x".repeat(49_999), "plotted"],
  ["juxtaposed", "x".repeat(300), "plotted"],
];

let failed = false;
for (const [what, text, expected] of rows) {
  let found;
  try {
    const { send } = engine(".build-web", ["page"]);
    send(`plotter.text\x1f${text}`);
    const reply = send("plotter.press\x1fplot");
    found = reply.plotter.error?.code ?? (reply.plotter.plot ? "plotted" : "nothing");
    send("plotter.press\x1f+"); // Deep formulas are released here and below.
    send("plotter.open\x1fx\x1f1\x1f2");
  } catch (error) {
    found = String(error);
  }
  if (found !== expected) {
    failed = true;
    console.error(`${what}, ${text.length} characters: ${found}, not ${expected}`);
  }
}
console.log(`limits in wasm: ${rows.length} texts`);

const { send, draw, byteCount } = engine(".build-web", ["page"]);
const milliseconds = (times, work) => {
  const start = performance.now();
  for (let index = 0; index < times; index += 1) work();
  return ((performance.now() - start) / times).toFixed(2);
};
send("plotter.text\x1f√(x³+x²+2.5x+23");
const press = () => {
  send("plotter.press\x1f)");
  send("plotter.press\x1fbackspace");
};
press();
const perPress = Number(milliseconds(200, press)) / 2;
const plot = milliseconds(5, () => {
  send("plotter.open\x1fsin(x)+cos(2x)-tan(3x)\x1f0.25\x1f10000");
  draw(0, 800, 600, 12);
});

// Freed memory is used again: blocks of all sizes, many times.
let afterFirst = 0;
for (let round = 0; round < 50; round += 1) {
  for (const samples of [10, 1000, 10000]) {
    send(`plotter.open\x1fsin(x)+${"x+".repeat(samples / 20)}1\x1f4\x1f${samples}`);
    draw(0, 800, 600, 12);
    send(`words\x1fen`);
  }
  if (round === 1) afterFirst = byteCount();
}
if (byteCount() > afterFirst) {
  failed = true;
  console.error(`memory grew from ${afterFirst} to ${byteCount()} bytes`);
}

// Ten dense relations on a large screen: an array that grows must not leave its old places behind.
const dense = engine(".build-web", ["graphs"]);
const mostMegabytes = 64;
const view = dense.exports.open();
dense.exports.resize(view, 2560, 1440, 1);
for (let k = 1; k <= 10; k += 1) {
  dense.send(`graph.add\x1f${view}\x1fsin(${k}x^2+y^2) = cos(${k}x*y)\x1fradians`);
}
for (let pieces = 1; pieces <= 2000; pieces += 1) {
  dense.exports.advance(view);
  if (pieces % 200 === 0) dense.drawGraph(view, 12);
}
const megabytes = dense.byteCount() / 1e6;
if (megabytes > mostMegabytes) {
  failed = true;
  console.error(`ten dense relations take ${megabytes} MB, more than ${mostMegabytes}`);
}
console.log(`ten dense relations take ${megabytes.toFixed(0)} MB`);
console.log(`a key press ${perPress.toFixed(2)} ms, a plot of 10 000 samples ${plot} ms`);
process.exit(failed ? 1 : 0);

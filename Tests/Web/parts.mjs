// The first part of the program is enough for a first visit, and each part answers its messages:
//
//   node Tests/Web/parts.mjs
//
// A call of a function that no loaded part contains traps. The first part alone gets the messages of a
// first visit: those of every key, field and setting of Plotter and Configuration, all functions and
// constants, and a random walk, which ORDINATE_SEED repeats.

import { readdirSync, readFileSync } from "node:fs";
import { engine } from "./engine.mjs";

const seed = Number(process.env.ORDINATE_SEED ?? Math.floor(Math.random() * 2 ** 32));
let state = seed >>> 0;

/** A whole number below a limit. Source: Mulberry32, a public-domain generator. */
function random(limit) {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
}

const separator = "\x1f";
const failures = [];
let messages = 0;

/** Sends a message; anything but a trap is an answer. */
function tell(web, ...fields) {
  messages += 1;
  try {
    return web.send(fields.join(separator));
  } catch (error) {
    if (failures.length < 10) failures.push(`${fields.join("|")}: ${error}`);
    return {};
  }
}

/** Plots a text in the field, draws it, and reads everything that the page shows of it. */
function plot(web, text) {
  tell(web, "plotter.text", text);
  tell(web, "plotter.press", "plot");
  tell(web, "plotter.dismiss");
  web.draw(0, 400, 300, 12);
}

function firstVisit() {
  const web = engine(".build-web", []);
  if (web.imports.length > 0) failures.push(`the first part imports ${web.imports}`);
  tell(web, "words", "en");
  tell(web, "start");
  for (const example of tell(web, "gallery")) web.draw(example.picture, 300, 200, 12);
}

function page() {
  const web = engine(".build-web", ["page"]);
  const { keys } = tell(web, "words", "en");
  const { settings } = tell(web, "configuration.words");
  tell(web, "page.words", "en");
  for (const example of tell(web, "gallery")) {
    tell(web, "plotter.open", example.equation, "5", "200");
    web.draw(0, 400, 300, 12);
  }
  const names = keys.map(({ key }) => key);
  const operations = readFileSync("README.md", "utf8").match(/\b[a-z][a-z0-9]{1,5}\b/g) ?? [];
  const words = [...new Set([...names, ...operations])];
  for (const word of words) {
    for (const text of [word, `${word}(x)`, `${word}(2)`, `${word}(x,2)`, `${word}(2,x)x`]) plot(web, text);
  }
  for (const text of ["1/0", "√(-1)", "2^0.5x", "x^(1/3)", "(2+3)^2·x", "1e999x", "3!", "|x|", "5%"]) {
    plot(web, text);
  }
  const choices = settings.flatMap(({ name, values }) => values.map((value) => [name, value.name]));
  const others = [
    ["state"], ["kept"], ["tab", "featured"], ["tab", "plotter"], ["tab", "configuration"],
    ["configuration.xMax", "7"], ["configuration.xMax", "x"], ["configuration.samples", "100"],
    ["configuration.samples", "-1"], ["configuration.set"], ["configuration.clear"],
    ["configuration.cancel"], ["configuration.confirm"], ["plotter.dismiss"],
    ["plotter.recall", "sin(x)"], ["plotter.paste", "π²", "0", "3"], ["plotter.text", "x^2-1"],
    ["plotter.open", "tan(x)", "3", "50"], ["unknown"], ["restore", ""],
    ...choices.map((choice) => ["configuration.choose", ...choice]),
  ];
  let kept = "";
  for (let step = 0; step < 20_000; step += 1) {
    const message =
      random(3) > 0 ? ["plotter.press", names[random(names.length)]] : others[random(others.length)];
    const reply = tell(web, ...message);
    kept = reply.kept ?? kept;
    if (step % 100 === 0) {
      tell(web, "restore", kept);
      web.draw(0, 400, 300, 12);
    }
  }
}

/** Formulas that are pasted: of each function, and with integrals and quantiles only if their part is there. */
function pasted() {
  const web = engine(".build-web", ["calculators"]);
  const whole = engine(".build-web", ["calculators", "integrals"]);
  const operations = readFileSync("README.md", "utf8").match(/\b[a-z][a-z0-9]{1,5}\b/g) ?? [];
  const texts = [...new Set(operations)].flatMap((word) => [`${word}(2)`, `${word}(3,2)`, `${word} t`]);
  for (const text of [...texts, "sum(n=1,9,n²)", "int(t=0,1,t)", "∫_0^1 x dx", "\\int_0^1 x dx", "ｉｎｔ(t=0,1,t)",
    "tcdf(0,1,2.5)", "chi2cdf(1,3,2.5)", "invnorm(0.3)", "invt(0.3,4)", "normalcdf(0,1,0,1)"]) {
    const { parts } = tell(web, "calculators.parts", text);
    for (const name of ["calculator", "scientific", "rpn"]) {
      tell(parts.length > 0 ? whole : web, `${name}.paste`, text);
      tell(parts.length > 0 ? whole : web, `${name}.press`, "=");
    }
  }
  if (tell(web, "calculators.parts", "int(t=0,1,t)").parts.join() !== "integrals") {
    failures.push("an integral needs no part of its own");
  }
}

function eachPart() {
  const named = readdirSync(".build-web")
    .map((name) => /^engine-(\w+)\.wasm$/.exec(name)?.[1])
    .filter((name) => name && name !== "first" && name !== "shared");
  // All parts together, and each without the others.
  for (const parts of [named, ...named.map((part) => [part])]) {
    const web = engine(".build-web", parts);
    tell(web, "words", "en");
    if (parts.includes("graphs")) {
      const view = web.exports.open();
      tell(web, "graph.words", "en");
      tell(web, "graph.show", view, "sin(x)+1/x", "radians");
      while (web.exports.advance(view) === 1);
      web.drawGraph(view, 12);
    }
    if (parts.includes("editing")) {
      for (const message of [
        ["plotter.text", "(x+1)/2"], ["reading.words", ""], ["reading.select"], ["reading.place", "0.0", "1", "false"],
        ["reading.term", "0.0", "0"], ["reading.type", "sqrt2/int"], ["reading.key", "select-left"],
        ["reading.paste", "\\frac{1}{x}"], ["reading.paste", "<math><mi>x</mi></math>"], ["reading.set", "y=x"],
        ["plotter.press", "exponent"], ["plotter.press", "sign"], ["plotter.press", "plot"], ["reading.undo"],
        ["reading.redo"], ["state"], ["kept"], ["reading.leave"],
      ]) tell(web, ...message);
    }
    if (parts.includes("calculators")) {
      for (const name of ["calculator", "scientific", "rpn"]) tell(web, `${name}.press`, "7");
      tell(web, "history.words", "en");
    }
  }
}

firstVisit();
page();
pasted();
eachPart();
for (const failure of failures) console.error(failure);
if (failures.length > 0) console.error(`ORDINATE_SEED=${seed} repeats this`);
console.log(`parts: ${messages} messages to parts that were there, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

// The parts that a visit has are enough for what is usual, and nothing depends on when a part is loaded:
//
//   node Tests/Web/parts.mjs
//
// What is seldom used is loaded when it is called. So random messages go to a program that has all parts
// and to another that begins with the fewest, and the answers have to be the same. ORDINATE_SEED repeats a walk.

import { readFileSync } from "node:fs";
import { differences } from "./differences.mjs";
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

const pick = (list) => list[random(list.length)];
const failures = [];
let messages = 0;

/** Sends a message; anything but a trap is an answer. */
function tell(web, ...fields) {
  messages += 1;
  try {
    return web.send(fields.join("\x1f"));
  } catch (error) {
    failures.push(`${fields.join("|")}: ${error}`);
    return {};
  }
}

/** Checks that a visit has loaded only some parts. */
function expectParts(web, visit, ...expected) {
  const others = web.loaded.filter((part) => !expected.includes(part));
  if (others.length > 0) failures.push(`${visit} loads ${others}`);
}

function firstVisit() {
  const web = engine(".build-web", []);
  tell(web, "words", "en");
  tell(web, "start");
  for (const example of tell(web, "gallery")) web.draw(example.picture, 300, 200, 12);
  expectParts(web, "a first visit", "first");
}

/** Keys that visits often press, and what the parts of the calculators are enough for. */
function arithmetic() {
  const base = ["first", "page", "shared"];
  for (const [name, keys, ...parts] of [
    ["calculator", "365.25*24-7/8=+1=", "calculators", "infix"],
    ["scientific", "2*(3+4.5)-6=", "calculators", "infix", "functions", "scientific"],
    ["scientific", "sqrt(5)=", "calculators", "infix", "functions", "scientific"],
    ["rpn", "355⏎113/⏎2*", "calculators", "functions", "rpn"],
  ]) {
    const web = engine(".build-web", parts);
    tell(web, "page.words", "en", "");
    tell(web, "calculators.words", "en", "");
    tell(web, "calculators.settings", "radians", "left-to-right", "automatic", "true");
    tell(web, "tab", name);
    for (const key of keys) tell(web, `${name}.type`, key === "⏎" ? "Enter" : key);
    tell(web, `${name}.kept`);
    expectParts(web, `${keys} on ${name}`, ...base, ...parts);
  }
}

/** The rows that begin a sheet. */
function curves() {
  const web = engine(".build-web", ["graphs"]);
  tell(web, "page.words", "en", "");
  tell(web, "sheet.words", "en", "");
  const view = web.exports.open();
  tell(web, "sheet.restore", view, "");
  web.exports.resize(view, 400, 300, 1);
  tell(web, "sheet.place", view, "1", "", "0", "false");
  for (const character of "y=m*x+c") tell(web, "sheet.type", view, character);
  for (const name of ["m", "c"]) tell(web, "sheet.define", view, "1", name);
  while (web.exports.advance(view) === 1);
  web.drawGraph(view, 12);
  web.exports.pan(view, 20, -5);
  while (web.exports.advance(view) === 1);
  web.drawGraph(view, 12);
  expectParts(web, "a line with sliders", "first", "page", "shared", "typing", "rows", "graphs");
}

const texts = ["x", "sin(x)", "x^2-1", "1/x", "√(x+2)", "e^(-x)", "|x|", "ln(x)/x", "y=x", "x²+y²=25", "y>x", "r=1+cosθ",
  "(cos t,sin t)", "f(x)=x³", "a=2", "2+2", "0.1+0.2", "int(t=0,1,t)", "∫_0^1 x dx", "\\frac{1}{2}", "sum(n=1,9,n²)",
  "tcdf(0,1,2.5)", "invnorm(0.3)", "gamma(0.5)", "10000!", "5 mod 3", "1,2", "[1,2,3]", "mean([1,2,4])", "x_1: 1, 2", "(", "√", "",
  "y_1 ~ m x_1 + b", "1/0", "2^0.5", "0x1F", "½", "5%", "nCr(5,2)", "d/dx(x²)", "{x>0: x, 0}", "x=3", "y=floor(x)"];

/** Messages of a subject, which a program answers alike whatever parts it has. */
const subjects = {
  plotter: (keys, operations) => {
    const name = pick(operations);
    return pick([
      ["plotter.press", pick(keys)], ["plotter.press", pick(keys)], ["plotter.text", pick(texts)],
      ["plotter.text", pick([name, `${name}(x)`, `${name}(2)`, `${name}(x,2)`, `${name}(2,x)x`])],
      ["plotter.press", "plot"], ["plotter.dismiss"], ["plotter.recall", pick(texts)], ["state"], ["kept"],
      ["plotter.paste", pick(texts), "0", "0"], ["plotter.open", pick(texts), "3", "50"], ["tab", "plotter"],
      ["configuration.xMax", pick(["7", "x", ""])], ["configuration.samples", pick(["100", "-1"])],
      ["configuration.set"], ["configuration.clear"], ["configuration.cancel"], ["configuration.words"],
      ["configuration.choose", "angle", pick(["radians", "degrees"])], ["restore", ""], ["unknown"], ["keys", "en"],
      ["reading.words", ""], ["reading.select"], ["reading.type", pick(texts)], ["reading.key", pick(["select-left", "left", "backspace"])],
      ["reading.paste", pick(texts)], ["reading.set", pick(texts)], ["reading.undo"], ["reading.redo"], ["reading.leave"],
    ]);
  },
  calculators: () => {
    const name = pick(["calculator", "scientific", "rpn"]);
    const key = pick([..."0123456789.+-*/=^()!,", "Enter", "Backspace", "Escape", "s", "i", "n", "q", "r", "t", "l"]);
    return pick([
      [`${name}.type`, key], [`${name}.type`, key], [`${name}.type`, key], [`${name}.paste`, pick(texts)],
      [`${name}.press`, pick(["sin", "ln", "sqrt", "exact", "undo", "second", "factorial", "mod", "reciprocal", "memory"])],
      [`${name}.recall`, pick(texts)], [`${name}.digits`], [`${name}.fit`, "7"], [`${name}.kept`], [`${name}.state`],
      [`${name}.restore`, ""], ["calculators.settings", pick(["radians", "degrees"]), "precedence", "automatic"],
      ["history.words", "en"],
    ]);
  },
  sheets: () => {
    const row = String(1 + random(4));
    return pick([
      ["sheet.paste", 1, pick(texts)], ["sheet.paste", 1, pick(texts)], ["sheet.type", 1, pick(texts)], ["sheet.set", 1, row, pick(texts)],
      ["sheet.insert", 1, "0"], ["sheet.key", 1, pick(["enter", "left", "select-left", "backspace", "up", "down"])],
      ["sheet.place", 1, row, "", "0", "false"], ["sheet.define", 1, row, pick(["a", "f", "b"])], ["sheet.undo", 1], ["sheet.redo", 1],
      ["sheet.remove", 1, row], ["sheet.duplicate", 1, row], ["sheet.hide", 1, row, "true"], ["sheet.slide", 1, row, "1.5"],
      ["sheet.home", 1], ["sheet.fit", 1], ["sheet.places", 1], ["sheet.solve", 1, row], ["sheet.text", 1], ["sheet.link", 1],
      ["sheet.share", 1, pick(["latex", "markdown", "csv"]), "https://example.org/"], ["sheet.kept", 1], ["graph.trace", 1, "50", "50"],
      ["sheet.view", 1, pick(["polar", "grid"]), "true"], ["graph.statistics", 1, "true"], ["graph.export", 1, "svg"],
    ]);
  },
};

/** Sends the same random messages to a program with all parts and to one that begins with a few. */
function walks(subject, count, length) {
  const { keys } = tell(engine(".build-web", []), "words", "en");
  const names = keys.map(({ key }) => key);
  const operations = [...new Set(readFileSync("README.md", "utf8").match(/\b[a-z][a-z0-9]{1,5}\b/g))];
  for (let walk = 0; walk < count && failures.length < 10; walk += 1) {
    const both = [engine(), engine(".build-web", subject === "sheets" ? ["graphs"] : [])];
    const said = [];
    if (subject === "sheets") {
      for (const { exports } of both) exports.resize(exports.open(), 300, 200, 1);
    }
    for (let step = 0; step < length; step += 1) {
      const message = subjects[subject](names, operations);
      said.push(message.join("|"));
      const [expected, found] = both.map((web) => tell(web, ...message));
      const different = differences(expected, found, said.join(" / "));
      failures.push(...different.slice(0, 1));
      if (different.length > 0) break;
    }
    if (subject !== "sheets") continue;
    const pictures = both.map((web) => {
      for (let piece = 0; piece < 200 && web.exports.advance(1) === 1; piece += 1);
      for (let piece = 0; piece < 50 && web.exports.findPlaces(1) === 1; piece += 1);
      return web.drawGraph(1, 12);
    });
    failures.push(...differences(...pictures, `picture after ${said.join(" / ")}`).slice(0, 1));
  }
}

firstVisit();
arithmetic();
curves();
walks("plotter", 300, 12);
walks("calculators", 300, 12);
walks("sheets", 60, 12);
for (const failure of failures) console.error(failure);
if (failures.length > 0) console.error(`ORDINATE_SEED=${seed} repeats this`);
console.log(`parts: ${messages} messages, ${failures.length} failures`);
process.exit(failures.length === 0 ? 0 : 1);

// What readers usually do, for `split-engine.py`, which puts what these visits use into the parts of the
// program that a page fetches at once:
//
//   node scripts/usual-visits.mjs PROGRAM
//
// PROGRAM tells `source.seen` the number of each function that is called. The output is a JSON object with
// the numbers for each visit. Nothing depends on this list but how much is fetched early: a function that no
// visit uses is fetched as soon as the page is idle, or when it is called.

import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const languages = ["de", "es", "fr", "zh", "en"];

/** A new program, and the numbers of the functions that it has called. */
function open() {
  const seen = new Set();
  const { exports } = new WebAssembly.Instance(module, {
    source: { values() {}, seen: (number) => seen.add(number) },
  });
  const send = (...fields) => {
    const bytes = new TextEncoder().encode(fields.join("\x1f"));
    const input = exports.reserve(bytes.length);
    new Uint8Array(exports.memory.buffer, input, bytes.length).set(bytes);
    const count = exports.send(bytes.length);
    const output = new Uint8Array(exports.memory.buffer, exports.reply(), count);
    return JSON.parse(new TextDecoder().decode(output));
  };
  return { exports, send, seen };
}

/**
 * The fields that ask for the words of a language: its tag, and its file as the site has it.
 *
 * @param {string} language
 * @param {string} subject - The end of the file's name.
 */
function words(language, subject = "") {
  if (language === "en") return ["en", ""];
  const file = readFileSync(`Sources/Words/Languages/${language}${subject}.txt`, "utf8");
  const lines = file.split("\n").filter((line) => line && !line.startsWith("#"));
  return [language, lines.map((line) => `= ${line.slice(line.indexOf(" = ") + 3)}\n`).join("")];
}

/** Types keys of a keyboard on a calculator, one by one. */
function type({ send }, name, keys) {
  for (const key of keys) send(`${name}.type`, key);
  send(`${name}.kept`);
}

/** Touches keys of a calculator, by their names. */
function touch({ send }, name, keys) {
  for (const key of keys.split(" ")) {
    send(`${name}.press`, key);
    send(`${name}.kept`);
  }
}

/** Opens a calculator, does arithmetic with it, and keeps it. */
function calculate(program, name) {
  const { send } = program;
  for (const language of languages) {
    send("page.words", ...words(language));
    send("calculators.words", ...words(language));
    send("history.words", ...words(language));
  }
  send("calculators.settings", "radians", "left-to-right", "automatic", "true");
  send("tab", name);
  send(`${name}.restore`, "");
  type(program, name, "12.5+3=*4/7=0.1+0.2-1=5/0=7-8*2+1/4=");
  type(program, name, ["Backspace", "Enter", "9", "Enter", "4", "Escape"]);
  send(`${name}.fit`, "9");
  send(`${name}.paste`, "2.5");
  const { kept } = send(`${name}.kept`);
  send(`${name}.restore`, kept);
  send(`${name}.state`);
}

const visits = {
  /** A first visit: Featured, in each language. */
  first({ exports, send }) {
    for (const language of languages) {
      send("words", ...words(language));
      send("start");
      for (const { picture } of send("gallery")) exports.draw(picture, 175, 109, 12);
    }
  },

  /** What comes before any other tab. */
  page({ send }) {
    for (const language of languages) send("page.words", ...words(language));
    send("restore", "");
    for (const tab of ["calculator", "scientific", "rpn", "plotter", "graph"]) send("tab", tab);
    const { kept } = send("kept");
    send("restore", kept);
  },

  configuration({ send }) {
    for (const language of languages) send("page.words", ...words(language));
    send("tab", "configuration");
    send("configuration.words");
    send("configuration.xMax", "7");
    send("configuration.samples", "300");
    send("configuration.set");
    send("configuration.choose", "angle", "degrees");
    send("configuration.choose", "appearance", "dark");
    const { kept } = send("kept");
    send("restore", kept);
  },

  /** The Plotter, before its graph is there. */
  plotter({ exports, send }) {
    for (const language of languages) send("page.words", ...words(language));
    send("tab", "plotter");
    for (const text of ["", "x", "x^", "x^2", "x^2+", "sin(x)", "2sin(x)/(x²+1)", "√x-|x|", "e^(-x)+π", "ln(x"]) {
      send("plotter.text", text);
      send("state");
    }
    for (const key of ["clear", "x", "+", "1", "exponent", "2", "delete", "sign", "sin", "undo", "plot"]) {
      send("plotter.press", key);
    }
    send("plotter.dismiss");
    send("plotter.text", "x^3-x");
    send("plotter.press", "plot");
    exports.draw(0, 400, 300, 12);
    send("plotter.recall", "x^2");
    send("plotter.paste", "1", "0", "0");
    const [{ equation }] = send("gallery");
    send("plotter.open", equation, "5", "200");
    send("plotter.link", "x^2-1", "5", "100");
    exports.draw(0, 400, 300, 12);
    const { kept } = send("kept");
    send("restore", kept);
  },

  /** The basic calculator, and histories. */
  infix(program) {
    calculate(program, "calculator");
    touch(program, "calculator", "7 8 . 5 * 3 - 1 + 6 / 2 = backspace clear 9 sqrt sign percent inverse pi exact");
  },

  scientific(program) {
    calculate(program, "scientific");
    for (const text of ["sqrt(2)=", "sqrt(3)=", "sin(1)=", "ln(2)=", "3^2=", "(1+2)*3="]) {
      program.send("scientific.restore", "");
      type(program, "scientific", text);
    }
    touch(program, "scientific", "2 sqrt ( 1 + pi ) square = 1 sin");
  },

  /** The calculator with a stack. */
  rpn(program) {
    calculate(program, "rpn");
    type(program, "rpn", ["1", "Enter", "2", "Enter", "3", "Enter", "4", "+", "-", "*", "5", "/"]);
    touch(program, "rpn", "2 . 5 enter 7 * sqrt swap drop undo");
  },

  /** The Graph tab: a curve is typed, two sliders are moved, the view is dragged; and the Plotter's graph. */
  graphs({ exports, send }) {
    for (const language of languages) send("page.words", ...words(language));
    for (const language of languages) send("sheet.words", ...words(language, "-sheets"));
    for (const language of languages) send("graph.words", ...words(language));
    send("tab", "graph");
    send("graph.digits", "automatic");
    const view = exports.open();
    const draw = () => {
      while (exports.advance(view) === 1);
      exports.drawGraph(view, 12);
      while (exports.drawRest() > 0);
      exports.frame(view);
      send("sheet.state", view);
      send("sheet.kept", view);
    };
    send("graph.state", view);
    send("sheet.shelf", view, "", "-1");
    send("sheet.restore", view, "");
    exports.resize(view, 390, 435, 2);
    draw();
    send("sheet.place", view, "1", "", "0", "false");
    const write = (text) => {
      for (const character of text) {
        send("sheet.type", view, character);
        draw();
      }
      send("sheet.key", view, "enter");
    };
    write("y=x^2+1");
    write("y=a*sin(x)/b");
    send("sheet.define", view, "2", "a");
    send("sheet.define", view, "2", "b");
    for (const text of ["y=m*x+c", "y=1/(x-2)", "y=e^(-x²)", "sqrt(x)"]) write(text);
    const { sheet } = send("sheet.state", view);
    send("sheet.slide", view, sheet.rows.at(-1).id, "2");
    draw();
    exports.axisAt(view, 130, 97);
    exports.pan(view, 10, 4);
    draw();
    exports.zoom(view, 1.5, 180, 117);
    exports.pinch(view, 10, 10, 100, 100, 5, 5, 120, 120);
    draw();
    send("graph.trace", view, "130", "97");
    send("graph.trace.off", view);
    send("sheet.key", view, "backspace");
    send("sheet.undo", view);
    send("sheet.redo", view);
    send("sheet.leave", view);
    send("sheet.home", view);
    draw();
    const { kept } = send("sheet.kept", view);
    send("sheet.restore", view, kept);
    const other = exports.open();
    exports.resize(other, 390, 435, 2);
    send("graph.show", other, "sin(x)+x", "radians");
    while (exports.advance(other) === 1);
    exports.drawGraph(other, 12);
    send("graph.kept", other);
  },
};

const seen = {};
for (const [name, visit] of Object.entries(visits)) {
  const program = open();
  visit(program);
  seen[name] = [...program.seen];
}
console.log(JSON.stringify(seen));

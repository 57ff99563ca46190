// Times the answers to keys in WebAssembly: a random walk over all keys of the calculators and the
// Plotter, and numbers that take long:
//
//   node Benchmarks/keys.mjs
//
// Prints milliseconds: the median and the longest of a walk, and for each number its longest key and the
// longest slice after it.

import { engine } from "../Tests/Web/engine.mjs";

const SEPARATOR = "\x1f";
const KEYS = process.env.ORDINATE_DRY === "1" ? 100 : 5000;
const MOST_SLICES = 1000;

const { ask } = engine();

/** Sends a message; its reply and the time that it took. */
function timed(...fields) {
  const start = performance.now();
  const reply = JSON.parse(ask(fields.join(SEPARATOR)));
  return { reply, time: performance.now() - start };
}

/** Computes what is not finished; the longest slice. */
function refined(tab, reply) {
  let longest = 0;
  for (let index = 0; reply.isUnfinished && index < MOST_SLICES; index += 1) {
    const slice = timed(`${tab}.refine`);
    longest = Math.max(longest, slice.time);
    reply = slice.reply;
  }
  return longest;
}

/** A generator of whole numbers below a limit, always the same. */
function numbers() {
  let state = 1;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function walk(tab, keys) {
  const random = numbers();
  const times = [];
  let slice = 0;
  for (let index = 0; index < KEYS; index += 1) {
    const { reply, time } = timed(`${tab}.press`, keys[random(keys.length)].key);
    times.push(time);
    slice = Math.max(slice, refined(tab, reply));
  }
  times.sort((a, b) => a - b);
  const median = times[times.length >> 1];
  print(`a key on ${tab}, median`, median);
  print(`a key on ${tab}, longest`, times.at(-1));
  print(`a slice on ${tab}, longest`, slice);
}

function number(name, keys) {
  timed("scientific.press", "clear");
  let [key, slice] = [0, 0];
  for (const each of keys.split(" ")) {
    const { reply, time } = timed("scientific.press", each);
    key = Math.max(key, time);
    slice = Math.max(slice, refined("scientific", reply));
  }
  print(`a key of ${name}, longest`, key);
  print(`a slice of ${name}, longest`, slice);
}

function print(name, time) {
  console.log(`${name.padEnd(44)} ${time.toFixed(2).padStart(9)} ms`);
}

const { keys: plotter } = timed("words", "en").reply;
const { keys } = timed("calculators.words", "en").reply;
for (const [tab, names] of Object.entries({ ...keys, plotter })) walk(tab, names);
number("9^9^9", "9 pow ( 9 pow 9 ) =");
number("10000!", "1 0 0 0 0 !");
number("sin(10^100000)", "1 0 pow 1 0 0 0 0 0 = sin");
number("sin(10^1000000)", "1 0 pow 1 0 0 0 0 0 0 = sin");

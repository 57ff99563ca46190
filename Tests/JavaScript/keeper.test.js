import assert from "node:assert/strict";
import { test } from "node:test";

/** A page whose clock, timers and idle moments belong to the test. */
function page() {
  const timers = [];
  const idle = [];
  const store = new Map();
  let now = 1000;
  globalThis.addEventListener = () => {};
  globalThis.document = { addEventListener: () => {}, documentElement: { dataset: {} } };
  globalThis.localStorage = { getItem: (key) => store.get(key), setItem: (key, text) => store.set(key, text) };
  globalThis.window = { requestIdleCallback: true };
  globalThis.requestIdleCallback = (keep) => idle.push(keep);
  globalThis.setTimeout = (act, wait) => timers.push({ act, wait });
  globalThis.performance = { now: () => now };
  return { timers, idle, store, pass: (time) => (now += time) };
}

const { Keeper } = await import("../../Web/shared/keeper.js");

test("a state that is kept at once is kept again in the next idle moment", () => {
  const { timers, idle, store } = page();
  let state = "a";
  const keeper = new Keeper("place", () => state);
  keeper.request();
  keeper.request();
  assert.equal(idle.length, 1);
  idle.pop()();
  assert.equal(store.get("place"), "a");
  state = "b";
  keeper.request();
  assert.deepEqual([timers.length, idle.length], [0, 1]);
  idle.pop()();
  assert.equal(store.get("place"), "b");
});

test("after a state that took long to keep, the page rests before it keeps the next", () => {
  const { timers, idle, store, pass } = page();
  let state = "a";
  const keeper = new Keeper("place", () => {
    pass(10);
    return state;
  });
  keeper.request();
  idle.pop()();
  state = "b";
  pass(50);
  keeper.request();
  assert.deepEqual([timers.length, idle.length], [1, 0]);
  assert.equal(timers[0].wait, 150);
  timers[0].act();
  assert.equal(store.get("place"), "a");
  idle.pop()();
  assert.equal(store.get("place"), "b");
});

test("a page that is closed keeps what is due during its rest", () => {
  const { idle, store, pass } = page();
  let state = "a";
  const keeper = new Keeper("place", () => {
    pass(100);
    return state;
  });
  keeper.request();
  idle.pop()();
  state = "b";
  keeper.request();
  keeper.keepDue();
  assert.equal(store.get("place"), "b");
});

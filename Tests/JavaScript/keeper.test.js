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

/** A page that has kept "a" and whose state is "b", which has not been kept. */
function changedPage(cost) {
  const { pass, ...rest } = page();
  let state = "a";
  const keeper = new Keeper("place", () => {
    pass(cost);
    return state;
  });
  keeper.request();
  keeper.request();
  assert.equal(rest.idle.length, 1);
  rest.idle.pop()();
  assert.equal(rest.store.get("place"), "a");
  state = "b";
  return { keeper, pass, ...rest };
}

test("a state that is kept at once is kept again in the next idle moment", () => {
  const { keeper, timers, idle, store } = changedPage(0);
  keeper.request();
  assert.deepEqual([timers.length, idle.length], [0, 1]);
  idle.pop()();
  assert.equal(store.get("place"), "b");
});

for (const { cost, rest } of [{ cost: 10, rest: 1950 }, { cost: 100, rest: 2950 }]) {
  test(`after a state that took ${cost} ms to keep, the page rests before it keeps the next`, () => {
    const { keeper, timers, idle, store, pass } = changedPage(cost);
    pass(50);
    keeper.request();
    assert.deepEqual([timers.length, idle.length], [1, 0]);
    assert.equal(timers[0].wait, rest);
    timers[0].act();
    assert.equal(store.get("place"), "a");
    idle.pop()();
    assert.equal(store.get("place"), "b");
  });
}

test("a page that is closed keeps what is due during its rest", () => {
  const { keeper, store } = changedPage(100);
  keeper.request();
  keeper.keepDue();
  assert.equal(store.get("place"), "b");
});

test("a state that another browser tab has kept is not kept again, and a later one is", () => {
  const { keeper, idle, store } = changedPage(0);
  keeper.take();
  assert.equal(keeper.isChanged, false);
  keeper.request();
  assert.equal(keeper.isChanged, false);
  idle.pop()();
  assert.equal(store.get("place"), "a");
  keeper.take("a");
  keeper.request();
  assert.equal(keeper.isChanged, true);
  idle.pop()();
  assert.equal(store.get("place"), "b");
});

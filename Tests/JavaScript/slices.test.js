// Work that is cut into slices, with a clock that the test moves.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Slices } from "../../Web/graph/slices.js";

/** Work of a number of pieces, each of some milliseconds, and the slices it was done in. */
function work(pieces, time) {
  const state = { left: pieces, now: 0, isMoving: false, isChanging: false, slices: [], actions: [], done: 0 };
  const slices = new Slices(
    {
      advance() {
        state.now += time;
        if (state.left > 0) state.left--;
        state.done++;
        return state.left > 0;
      },
      isMoving: () => state.isMoving,
      isChanging: () => state.isChanging,
      rest: (more, found) => state.slices.push({ done: state.done, more, found }),
    },
    {
      now: () => state.now,
      soon: (action) => state.actions.push(action),
      cancel: () => (state.actions = []),
    },
  );
  const turn = () => state.actions.splice(0).forEach((action) => action());
  return { state, slices, turn };
}

const table = [
  ["a slice takes 10 ms while nothing moves", 100, 1, false, { done: 10, more: true, found: true }],
  ["a slice takes 4 ms while something moves", 100, 1, true, { done: 4, more: true, found: true }],
  ["a slow piece is a slice by itself", 100, 60, false, { done: 1, more: true, found: true }],
  ["a slice ends with the work", 3, 1, false, { done: 3, more: false, found: true }],
  ["without work nothing is found", 0, 1, false, { done: 1, more: false, found: false }],
];

for (const [title, pieces, time, isMoving, expected] of table) {
  test(title, () => {
    const { state, slices, turn } = work(pieces, time);
    state.isMoving = isMoving;
    slices.request();
    turn();
    assert.deepEqual(state.slices, [expected]);
  });
}

test("a slice is done once, however often it is requested", () => {
  const { state, slices, turn } = work(100, 1);
  slices.request();
  slices.request();
  turn();
  assert.equal(state.slices.length, 1);
  turn();
  assert.equal(state.slices.length, 1);
});

test("work that is too slow waits while something moves", () => {
  const { state, slices, turn } = work(100, 50);
  slices.request();
  turn();
  state.isMoving = true;
  slices.request();
  turn();
  assert.equal(state.slices.length, 1);
  state.isMoving = false;
  slices.request();
  turn();
  assert.equal(state.slices.length, 2);
});

test("a slice takes 4 ms while the picture changes, and slow work goes on", () => {
  for (const [time, done] of [
    [1, 4],
    [50, 1],
  ]) {
    const { state, slices, turn } = work(100, time);
    state.isChanging = true;
    for (const count of [1, 2]) {
      slices.request();
      turn();
      assert.equal(state.done, count * done);
    }
  }
});

test("other work is tried even while something moves", () => {
  const { state, slices, turn } = work(100, 50);
  slices.request();
  turn();
  state.isMoving = true;
  slices.reset();
  slices.request();
  turn();
  assert.equal(state.slices.length, 2);
});

test("stopped work is not done, and can be requested again", () => {
  const { state, slices, turn } = work(100, 1);
  slices.request();
  slices.stop();
  turn();
  assert.deepEqual(state.slices, []);
  slices.request();
  turn();
  assert.equal(state.slices.length, 1);
});

test("after the first picture, work waits until that is painted", () => {
  const { state, slices, turn } = work(100, 2);
  slices.request();
  slices.hurry();
  turn();
  assert.deepEqual(state.slices, []);
  slices.resume();
  // What was asked of the browser before this comes before the slice.
  turn();
  assert.deepEqual(state.slices, []);
  turn();
  assert.equal(state.slices.length, 1);
});

for (const [title, pieces, time, done, found] of [
  ["the first picture takes 6 ms", 100, 2, 3, true],
  ["the first picture has one piece, however slow", 100, 60, 1, true],
  ["without work there is no first picture", 0, 1, 1, false],
]) {
  test(title, () => {
    const { state, slices } = work(pieces, time);
    assert.equal(slices.hurry(), found);
    assert.equal(state.done, done);
  });
}

// How much content shrinks to fit its box.
import assert from "node:assert/strict";
import { test } from "node:test";

import { fittingScale } from "../../Web/shared/fit-scale.js";

for (const [title, { scale = 1, before = 0, room, smallest = 0.5, mayGrow = true }, expected] of [
  ["content that fits keeps its size", { room: 1.5 }, 1],
  ["content that just fits keeps its size", { room: 1 }, 1],
  ["content that is too large becomes a little smaller than fits", { room: 0.8 }, 0.79],
  ["content that is larger by a hair keeps its size", { room: 0.9995 }, 1],
  ["it becomes no smaller than the limit", { room: 0.1 }, 0.5],
  ["it becomes smaller again", { scale: 0.8, before: 1.01, room: 0.9 }, 0.71],
  ["it grows where there is more room", { scale: 0.6, before: 1.02, room: 1.3 }, 0.77],
  ["it grows to its full size at most", { scale: 0.6, before: 1.02, room: 9 }, 1],
  ["it does not grow by a hundredth", { scale: 0.6, before: 1, room: 1.02 }, 0.6],
  ["it does not grow without more room than it has left", { scale: 0.6, before: 1.3, room: 1.3 }, 0.6],
  ["it does not grow twice in one layout", { scale: 0.6, room: 1.3, mayGrow: false }, 0.6],
]) {
  test(title, () => {
    assert.equal(fittingScale({ scale, room: before }, room, smallest, mayGrow), expected);
  });
}

test("the size stops changing", () => {
  for (let width = 50; width < 400; width++) {
    let fit = { scale: 1, room: 0 };
    const sizes = [];
    for (let round = 0; round < 6; round++) {
      // Letters are whole pixels wide.
      const room = 200 / Math.ceil(width * fit.scale);
      fit = { scale: fittingScale(fit, room, 0.3, round === 0), room };
      sizes.push(fit.scale);
    }
    assert.equal(sizes.at(-1), sizes.at(-2), `${width} pixels: ${sizes}`);
  }
});

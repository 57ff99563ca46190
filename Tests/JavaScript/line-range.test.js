import assert from "node:assert/strict";
import { test } from "node:test";
import { lineRange } from "../../Web/sheets/data/line-range.js";

test("the lines in sight, and some above and below, are on the page", () => {
  for (const [scrolled, room, count, more, range] of [
    [0, 200, 3, 2, [0, 3]],
    [0, 200, 10_000, 8, [0, 13]],
    [4_000, 200, 10_000, 8, [92, 113]],
    [399_800, 200, 10_000, 8, [9_987, 10_000]],
    [0, 0, 0, 8, [0, 0]],
  ]) {
    assert.deepEqual(lineRange(scrolled, room, 40, count, more), range);
  }
});

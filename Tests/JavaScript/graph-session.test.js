// A view of the engine, as the page sees it.
import assert from "node:assert/strict";
import { test } from "node:test";

import { GraphSession } from "../../Web/graph/graph-session.js";

test("a view has its place when the engine's memory grows while it is asked for", () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const graph = {
    memory,
    open: () => 1,
    resize() {},
    frame() {
      memory.grow(1);
      new Float64Array(memory.buffer, 64, 5).set([40, 3, -2, NaN, NaN]);
      return 64;
    },
  };
  const session = new GraphSession({ graph, send: () => ({}) }, { width: 0, height: 0 }, () => {});
  assert.deepEqual(session.frame, { scale: 40, origin: { x: 3, y: -2 }, left: null, top: null });
});

// What is fetched once, and the entries of the browser's history.
import assert from "node:assert/strict";
import { test } from "node:test";

import { PlotEntries } from "../../Web/page/plot-entries.js";
import { Once } from "../../Web/shared/once.js";

test("what was fetched is not fetched again", async () => {
  let count = 0;
  const once = new Once(async () => ++count);
  assert.deepEqual(await Promise.all([once.get(), once.get()]), [1, 1]);
  assert.equal(await once.get(), 1);
});

test("nothing is fetched before it is needed", () => {
  let count = 0;
  new Once(async () => ++count);
  assert.equal(count, 0);
});

test("a fetch that failed is repeated when it is next needed", async () => {
  let count = 0;
  const once = new Once(async () => {
    if (++count < 2) throw new Error("no network");
    return count;
  });
  const [one, other] = [once.get(), once.get()];
  await assert.rejects(one);
  await assert.rejects(other);
  assert.equal(await once.get(), 2);
});

/** The entries of a browser whose history has one more entry for each push. */
function browser() {
  const states = [null];
  let at = 0;
  globalThis.history = {
    get state() {
      return states[at];
    },
    pushState: (state) => void states.splice(++at, Infinity, state),
  };
  return { go: (steps) => (at += steps), entries: new PlotEntries(), length: () => states.length };
}

test("the plot and the graph over it are entries of their own", () => {
  const { go, entries, length } = browser();
  const open = () => [entries.isPlot, entries.isGraph];
  assert.deepEqual(open(), [false, false]);
  entries.pushPlot();
  assert.deepEqual(open(), [true, false]);
  entries.pushGraph();
  assert.deepEqual(open(), [true, true]);
  entries.pushGraph();
  assert.equal(length(), 3);
  go(-1);
  assert.deepEqual(open(), [true, false]);
});

for (const [title, from, steps, expected] of [
  ["Back from the plot leads to the Plotter", "plotter", [-1], "plotter"],
  ["Back from an example leads to the gallery", "featured", [-1], "featured"],
  ["Forward to the plot leads to the Plotter", "featured", [-1, 1], "plotter"],
  ["an entry before the plot leads nowhere", "plotter", [-1, 0], ""],
]) {
  test(title, () => {
    const { go, entries } = browser();
    entries.pushPlot(from);
    entries.remember();
    let tab = "";
    for (const step of steps) {
      go(step);
      tab = entries.leftTab();
      entries.remember();
    }
    assert.equal(tab, expected);
  });
}

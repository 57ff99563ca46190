// The order of what waits for parts of the program.
import assert from "node:assert/strict";
import { test } from "node:test";

import { PageEngine } from "../../Web/page/page-engine.js";
import { Engine } from "../../Web/shared/engine.js";

globalThis.reportError ??= () => {};

/** A page whose engine has the part for all tabs; `arrive` ends the fetching of the Plotter's. */
function page() {
  const parts = new Set(["page"]);
  let arrive = () => {};
  let lose = () => {};
  Engine.has = (part) => parts.has(part);
  Engine.expect = () => {};
  Engine.start = (part) =>
    parts.has(part)
      ? Promise.resolve()
      : new Promise((resolve, reject) => {
          arrive = () => resolve(parts.add(part));
          lose = () => reject(new Error("no network"));
        });
  const engine = new PageEngine({ send: () => ({}) }, "en");
  engine.complete();
  return { engine, arrive: () => arrive(), lose: () => lose() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("what needs no other part is done at once", () => {
  const done = [];
  page().engine.whenReady(["tab", "rpn"], () => done.push("rpn"), () => {});
  assert.deepEqual(done, ["rpn"]);
});

test("a tab that is chosen later is shown later, though its part is there", async () => {
  const { engine, arrive } = page();
  const done = [];
  engine.whenReady(["tab", "plotter"], () => done.push("plotter"), () => {});
  engine.whenReady(["tab", "rpn"], () => done.push("rpn"), () => {});
  await settled();
  assert.deepEqual(done, []);
  arrive();
  await settled();
  assert.deepEqual(done, ["plotter", "rpn"]);
});

test("an action does others at once, although more are waiting", async () => {
  const { engine, arrive } = page();
  const done = [];
  const outer = () => {
    engine.whenReady(["plotter.press", "plot"], () => done.push("inner"), () => {});
    done.push("outer");
  };
  engine.whenReady(["plotter.press", "plot"], outer, () => {});
  engine.whenReady(["tab", "rpn"], () => done.push("rpn"), () => {});
  arrive();
  await settled();
  assert.deepEqual(done, ["inner", "outer", "rpn"]);
});

test("the page says that a part cannot be fetched, and does what needs others", async () => {
  const { engine, lose } = page();
  const done = [];
  engine.whenReady(["tab", "plotter"], () => done.push("plotter"), () => done.push("failed"));
  engine.whenReady(["tab", "rpn"], () => done.push("rpn"), () => {});
  lose();
  await settled();
  assert.deepEqual(done, ["failed", "rpn"]);
});

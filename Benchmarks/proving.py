#!/usr/bin/env python3
"""Measures in Chromium how soon the page's graph shows relations, and how soon they are proved.

For each relation of the conformance suite beside the repository, if it is there, or else for a few, at 1200×800: the
time until 99 of 100 tiles in sight are proved, and until all are; the time until the first picture, and until that of
the same relation with another number in it, as a moved parameter has it; proofs with workers and without. Then the
memory that the page's engine takes for ten dense relations at 2560×1440; a worker's takes some megabytes.
"""
import json
import pathlib
import statistics

from page import DRY, served

SUITE = pathlib.Path(__file__).resolve().parents[2] / "shared/conformance/relations/relations.jsonl"
# What is not in the language of the page, or needs more digits than doubles have.
LEFT_OUT = {"special", "gamma", "gcd", "huge-coordinates", "sum", "integer-parameter"}
FEW = ["x^2+y^2 = 25", "sin(x^2+y^2) = cos(x*y)", "y > x^2", "tan(x*y) = 1"]
# Longer than this, in milliseconds, no relation is waited for.
PATIENCE = 10_000

START = """async () => {
  const { defineGraphView } = await import("/graph/graph.js");
  defineGraphView();
  document.body.replaceChildren();
  const view = document.createElement("graph-view");
  Object.assign(view.style, { width: `${innerWidth}px`, height: `${innerHeight}px` });
  view.dataSource = [];
  document.body.append(view);
  await view.ready;
  const named = (name) => new RegExp(`"([^"]*${name}-[0-9a-f]+[.]js)"`);
  const line = await (await fetch("/graph/graph.js")).text();
  const module = new URL(named("graph").exec(line)[1], `${location.origin}/graph/`);
  const text = await (await fetch(module)).text();
  const { Engine } = await import(new URL(named("engine").exec(text)[1], module));
  const { exports } = await Engine.start("graphs");
  const frame = () => new Promise(requestAnimationFrame);
  for (let count = 0; count < 10; count++) await frame();
  // The first stroke or filling that is not one of the axes.
  const seen = new Set();
  let isLearning = true, firstInk = 0;
  const context = view.canvas.getContext("2d");
  for (const [name, style] of [["stroke", "strokeStyle"], ["fill", "fillStyle"], ["fillRect", "fillStyle"]]) {
    const before = context[name];
    context[name] = function (...given) {
      const color = `${name} ${this[style]} ${this.globalAlpha}`;
      if (isLearning) seen.add(color);
      else if (!seen.has(color)) firstInk ||= performance.now();
      return before.apply(this, given);
    };
  }
  view.draw();
  isLearning = false;
  const removeAll = () => { for (const { id } of view.state.curves) view.send("remove", id); };
  /** The time until something of a row is painted, in milliseconds; null if nothing ever is. */
  const firstPicture = async (row, patience) => {
    firstInk = 0;
    const start = performance.now();
    const isRead = view.send("add", row, "radians").curves.at(-1).problem === null;
    if (!isRead) return undefined;
    while (!firstInk && performance.now() - start < patience) {
      await frame();
      if (exports.openTiles(1) === 0) await frame(), await frame(), patience = 0;
    }
    return firstInk ? firstInk - start : null;
  };
  window.proving = {
    view,
    /** What is measured of one row. */
    async row({ row, moved, window: [left, right, bottom, top], patience }) {
      removeAll();
      const scale = innerHeight / (top - bottom);
      view.send("place", scale, -scale * (left + right) / 2, scale * (bottom + top) / 2);
      await frame();
      await frame();
      const tiles = (innerWidth / 64 + 1) * (innerHeight / 64 + 1);
      const start = performance.now();
      let most = null, all = null;
      const watching = (async () => {
        await null;
        while (all === null && performance.now() - start < patience) {
          await new Promise((resolve) => setTimeout(resolve));
          const open = exports.openTiles(1);
          if (open <= tiles / 100) most ??= performance.now() - start;
          if (open === 0) all = performance.now() - start;
        }
      })();
      const first = await firstPicture(row, patience);
      if (first === undefined) return null;
      await watching;
      removeAll();
      const next = moved ? await firstPicture(moved, patience) : null;
      removeAll();
      return { first, moved: next, most, all };
    },
    /** The most memory that the page's engine has had while a sheet is proved, in bytes. */
    async sheet({ rows, patience }) {
      for (const row of rows) view.send("add", row, "radians");
      await Promise.race([view.settled(), new Promise((resolve) => setTimeout(resolve, patience))]);
      return { bytes: exports.memory.buffer.byteLength, open: exports.openTiles(1) };
    },
  };
}"""


def opened(browser, address, width, height, has_workers=True):
    page = browser.new_context(
        viewport={"width": width, "height": height}, service_workers="block").new_page()
    if not has_workers:
        page.route("**/tile-worker-*", lambda route: route.abort())
    page.goto(f"{address}/?lang=en")
    page.evaluate(START)
    return page


def moved(row):
    """The row with another factor before its first sine, or before x."""
    for name in ("sin", "cos", "x"):
        if name in row:
            return row.replace(name, f"1.1{name}", 1)
    return None


def rows():
    """Relations and their windows."""
    if not SUITE.exists() or DRY:
        return [(row, [-10, 10, -10, 10]) for row in FEW]
    suite = [json.loads(line) for line in SUITE.read_text().splitlines()]
    return [(row["relation"], row["window"]) for row in suite if not LEFT_OUT & set(row["features"])]


def line(name, times):
    times = sorted(time for time in times if time is not None)
    if times:
        print(f"{name:<34} median {statistics.median(times):7.1f} ms, 95 of 100 below"
              f" {times[int(0.95 * len(times))]:8.1f} ms, of {len(times)}", flush=True)


def main():
    with served() as (browser, address):
        for has_workers in (True, False):
            page = opened(browser, address, 1200, 800, has_workers)
            found = []
            for row, window in rows():
                times = page.evaluate(
                    "(task) => proving.row(task)",
                    {"row": row, "moved": moved(row), "window": window, "patience": PATIENCE})
                if times:
                    found.append((times, row))
            late = sum(times["all"] is None for times, _ in found)
            kind = "with workers" if has_workers else "page alone"
            line(f"99 of 100 tiles, {kind}", [times["most"] for times, _ in found])
            line(f"all tiles, {kind}", [times["all"] for times, _ in found])
            print(f"not proved in {PATIENCE / 1000:.0f} s: {late} of {len(found)}")
            if has_workers:
                line("first picture", [times["first"] for times, _ in found])
                line("first picture, another number", [times["moved"] for times, _ in found])
                found.sort(key=lambda each: -(each[0]["most"] or PATIENCE))
                for times, row in found[:8]:
                    print(f"    {times['most'] or PATIENCE:8.0f} ms to 99 of 100   {row[:70]}")
            page.context.close()
        page = opened(browser, address, *((640, 360) if DRY else (2560, 1440)))
        used = page.evaluate(
            "(task) => proving.sheet(task)",
            {"rows": [f"sin({k}x^2+y^2) = cos({k}x*y)" for k in range(1, 3 if DRY else 11)],
             "patience": 3 * PATIENCE})
        print(f"memory of the page's engine, ten dense relations at 2560×1440: {used['bytes'] / 1e6:.0f} MB;"
              f" {used['open']} tiles are not proved")


if __name__ == "__main__":
    main()

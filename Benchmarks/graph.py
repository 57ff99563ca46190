#!/usr/bin/env python3
"""Measures panning and zooming of `<graph-view>` in Chromium, and a canvas that only draws lines.

At 1200×800, 120 steps of each, with F2 alone, with its ten variants, with three relations and with three
curves of a parameter: the time that a step occupies the page's only thread, from the movement to the last call of the canvas. Between steps the page works
as usual and computes in its slices. `bare` draws the same number of curves with 1200 points each, and
no axes; `uncached` computes every column at every step, like a view that keeps nothing. Relations begin
when all in sight is proved.

With --profile it shows instead where the time of 240 steps of panning goes, by Chromium's profiler.
"""
import argparse
import collections
import statistics

from page import DRY, served

SCRIPT = """async ({ formulas, kind, steps }) => {
  const { defineGraphView } = await import("/graph/graph.js");
  defineGraphView();
  document.body.replaceChildren();
  const view = document.createElement("graph-view");
  view.style.width = "1200px";
  view.style.height = "800px";
  view.dataSource = formulas.map((formula) => ({ formula }));
  document.body.append(view);
  await view.ready;
  const frame = () => new Promise(requestAnimationFrame);
  for (let count = 0; count < 60; count++) await frame();
  const context = view.canvas.getContext("2d");
  const named = (name, type) => new RegExp(`"([^"]*${name}-[0-9a-f]+[.]${type})"`);
  const line = await (await fetch("/graph/graph.js")).text();
  const module = new URL(named("graph", "js").exec(line)[1], `${location.origin}/graph/`);
  const text = await (await fetch(module)).text();
  const { Engine } = await import(new URL(named("engine", "js").exec(text)[1], module));
  const { exports } = await Engine.start("graphs");
  const { memory, reserve, send, open, resize, pan, advance, drawGraph } = exports;
  const tell = (...fields) => {
    const message = new TextEncoder().encode(fields.join("\\u001f"));
    new Uint8Array(memory.buffer, reserve(message.length), message.length).set(message);
    send(message.length);
  };
  const handle = open();
  resize(handle, 1200, 800, 1);
  const actions = {
    bare(step) {
      context.fillStyle = "white";
      context.fillRect(0, 0, 1200, 800);
      context.lineWidth = 2;
      context.lineJoin = context.lineCap = "round";
      formulas.forEach((_, index) => {
        context.strokeStyle = `hsl(${index * 36} 70% 45%)`;
        context.beginPath();
        for (let x = 0; x < 1200; x++) {
          context.lineTo(x, 400 + 300 * Math.sin((x + step) / 40 + index));
        }
        context.stroke();
      });
    },
    uncached() {
      tell("graph.show", handle, formulas[0], "radians");
      for (const formula of formulas.slice(1)) tell("graph.add", handle, formula, "radians");
      pan(handle, -7, 1);
      while (advance(handle));
      drawGraph(handle, 12);
    },
    pan(step) {
      view.pan(step < steps / 2 ? -7 : 7, step < steps / 2 ? 1 : -1);
      view.draw();
    },
    zoom(step) {
      view.zoom(step < steps / 2 ? 1.02 : 1 / 1.02, { x: 700, y: 350 });
      view.draw();
    },
  };
  const times = [];
  for (let step = 0; step < steps; step++) {
    await frame();
    const start = performance.now();
    actions[kind](step);
    times.push(performance.now() - start);
  }
  return times;
}"""


RELATIONS = ["x^2+y^2 = 25", "y > x^2/4-3", "x^3+y^3 = 6x*y"]
CURVES = ["r = 1+4cos(θ)", "(5cos(3t), 5sin(2t))", "(t cos(t), t sin(t)) {0 ≤ t ≤ 30}"]


def variants(count):
    """F2 and its variants."""
    return [f"sin({k}x)+cos(2x)-tan(3x)+({k}-1)/2" for k in range(1, count + 1)]


def measure(browser, address, formulas, kind, steps=120, profile=False):
    """Milliseconds of each step, in rising order; on request also microseconds by function."""
    context = browser.new_context(viewport={"width": 1240, "height": 840})
    page = context.new_page()
    page.goto(f"{address}/?lang=en")
    session = context.new_cdp_session(page)
    if profile:
        session.send("Profiler.enable")
        session.send("Profiler.setSamplingInterval", {"interval": 100})
        session.send("Profiler.start")
    times = page.evaluate(
        SCRIPT, {"formulas": formulas, "kind": kind, "steps": steps})
    shares = collections.Counter()
    if profile:
        found = session.send("Profiler.stop")["profile"]
        frames = {node["id"]: node["callFrame"] for node in found["nodes"]}
        for node, time in zip(found["samples"], found["timeDeltas"]):
            frame = frames[node]
            is_engine = "wasm" in frame["url"] or "wasm" in frame["functionName"]
            shares["the engine" if is_engine else frame["functionName"] or "other"] += time
    context.close()
    return sorted(times), shares


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--profile", action="store_true", help="say where panning's time goes")
    profile = parser.parse_args().profile
    with served() as (browser, address):
        for name, formulas, kinds in [
            ("F2", variants(1), ("bare", "pan", "zoom", "uncached")),
            ("10 curves", variants(10), ("bare", "pan", "zoom", "uncached")),
            ("3 relations", RELATIONS, ("pan", "zoom")),
            ("3 parametric", CURVES, ("pan", "zoom")),
        ]:
            for kind in ("pan",) if profile else kinds:
                steps = 4 if DRY else 240 if profile else 20 if kind == "uncached" else 120
                times, shares = measure(browser, address, formulas, kind, steps, profile)
                print(f"{kind:<8} {name:<12}  median {statistics.median(times):6.2f} ms,"
                      f"  95 of 100 below {times[int(0.95 * len(times))]:6.2f} ms", flush=True)
                for function, time in shares.most_common(9):
                    print(f"    {function:<24} {time / 1000 / steps:7.2f} ms a step")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Measures panning and zooming of `<graph-view>` in Chromium, beside a canvas that only draws lines.

At 1200×800, 120 steps of each, one curve and ten: the time a step holds the page's one thread, from
the movement to the last call of the canvas. Between steps the page goes on as it would, and computes
in its slices. The bare canvas draws as many curves of 1200 points each, and no axes.
"""
import pathlib
import shutil
import statistics
import subprocess

from playwright.sync_api import sync_playwright

from page import FLAGS, ROOT

SCRIPT = """async ({ formulas, kind, steps }) => {
  const { defineGraphView } = await import("/graph/graph.js");
  defineGraphView();
  document.body.replaceChildren();
  const view = document.createElement("graph-view");
  view.style.cssText = "width: 1200px; height: 800px";
  view.dataSource = formulas.map((formula) => ({ formula }));
  document.body.append(view);
  await view.ready;
  const frame = () => new Promise(requestAnimationFrame);
  for (let count = 0; count < 60; count++) await frame();
  const times = [];
  if (kind === "bare") {
    const context = view.canvas.getContext("2d");
    for (let step = 0; step < steps; step++) {
      await frame();
      const start = performance.now();
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
      times.push(performance.now() - start);
    }
    return times;
  }
  for (let step = 0; step < steps; step++) {
    await frame();
    const back = step >= steps / 2;
    const start = performance.now();
    if (kind === "pan") view.pan(back ? 7 : -7, back ? -1 : 1);
    else view.zoom(back ? 1 / 1.02 : 1.02, { x: 700, y: 350 });
    view.draw();
    times.push(performance.now() - start);
  }
  return times;
}"""


def variants(count):
    """F2 and its variants."""
    return [f"sin({k}x)+cos(2x)-tan(3x)+({k}-1)/2" for k in range(1, count + 1)]


def main():
    server = subprocess.Popen(
        [ROOT / ".build/release/ordinate", "serve", "--port", "0"], stdout=subprocess.PIPE,
        text=True)
    try:
        address = server.stdout.readline().strip()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=FLAGS)
            for count in (1, 10):
                for kind in ("bare", "pan", "zoom"):
                    context = browser.new_context(viewport={"width": 1240, "height": 840})
                    page = context.new_page()
                    page.goto(f"{address}/?lang=en")
                    times = sorted(page.evaluate(
                        SCRIPT, {"formulas": variants(count), "kind": kind, "steps": 120}))
                    print(f"{kind:<5} {count:>2} curve{'s' * (count > 1):<1}"
                          f"  median {statistics.median(times):5.2f} ms,"
                          f"  95 of 100 below {times[int(0.95 * len(times))]:5.2f} ms", flush=True)
                    context.close()
    finally:
        server.terminate()


if __name__ == "__main__":
    main()

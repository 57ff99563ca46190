#!/usr/bin/env python3
"""Measures the Graph tab in Chromium at 1366×900: keys, sliders, and a sheet of 200 rows.

A key: the time from its event, at any time between two frames, until the frame that shows its row and the changed
curve is painted, and how much of that the page's only thread works; for a curve and for a relation among ten rows,
and among 200. A slider: the time between frames while it moves once a frame and three curves follow, or a curve over
10,000 points of data. A point of data that is dragged: the time until the frame that shows it and its fit, a line and
a sine to 50 points, and in how many frames the parameters are new. Scrolling: the time between frames while a list of
200 rows moves. A frame takes 16.7 ms at least.
"""
import math
import statistics

from page import DRY, served

TEN = ["a=1", "b=2", "y=x^2", "x^2+y^2=9", "y=ax+b", "y=sin(ax)", "(a,b)", "r=1+cos θ", "y=x^3{0<x}", "y>x+7"]
MANY = [f"y={k}x+{k}" for k in range(50)] + [f"c_{k}={k}" for k in range(150)]
LINES = "; ".join(f"{k / 1000}, {math.sin(k / 700):.4f}" for k in range(100 if DRY else 10_000))
FIFTY = "; ".join(f"{k / 5 - 5:.1f}, {2 * math.sin(k / 6) + k % 3 / 10:.2f}" for k in range(50))
FITTED = [f"x_1, y_1 @data {FIFTY}", "y_1~m x_1+n", "y_1~a sin(b x_1+c)+d"]
DATA = ["a=1", f"x_1, y_1 @data {LINES}", "y=sin(ax)"]

SCRIPT = """async ({ rows, row, steps, kind }) => {
  const screen = document.querySelector("sheet-screen");
  const { view } = screen;
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  }));
  const rest = async () => { await view.settled(); await painted(); };
  view.sheet("restore", rows.map((text) => `row =${text}\\n`).join(""));
  await rest();
  const total = [], work = [];
  let news = 0;
  const measure = async (act) => {
    const start = performance.now();
    act();
    work.push(performance.now() - start);
    await painted();
    total.push(performance.now() - start);
  };
  const item = screen.querySelectorAll("[role=listitem]")[row];
  if (kind === "key") {
    const field = item.querySelector("textarea");
    field.focus();
    await rest();
    for (let step = 0; step < steps; step++) {
      const key = step % 2 ? "Backspace" : "2";
      // Keys come at any time between two frames.
      await new Promise((resolve) => setTimeout(resolve, step * 7 % 17));
      await measure(() =>
        field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
      await rest();
    }
  } else if (kind === "slider") {
    const slider = item.querySelector("input[type=range]");
    for (let step = 0; step < steps; step++) {
      await measure(() => {
        slider.value = String(Math.round(50 * Math.sin(step / 10)) / 10);
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      });
    }
  } else if (kind === "drag") {
    screen.querySelector("textarea")?.blur();
    await rest();
    const point = screen.querySelector("[aria-label^='Point of line 20 of row 1']");
    // Events of a program have no pointer that could be captured.
    point.setPointerCapture = () => {};
    const { left, top, width, height } = point.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const send = (type, up) => point.dispatchEvent(new PointerEvent(
      type, { pointerId: 9, button: 0, clientX: x, clientY: y - up, bubbles: true }));
    const parameters = () => [...screen.querySelectorAll("[role=listitem]")].slice(1).map((row) => row.innerText);
    send("pointerdown", 0);
    for (let step = 0; step < steps; step++) {
      const before = parameters();
      await measure(() => send("pointermove", 10 + 40 * (step % 2) + step % 7));
      if (parameters().every((text, row) => text !== before[row])) news += 1;
    }
    send("pointerup", 10);
  } else {
    const list = item.parentElement;
    const pane = [list, list.parentElement].find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
    for (let step = 0; step < steps; step++) await measure(() => { pane.scrollTop = 40 * step; });
  }
  return { total, work, news };
}"""


def line(name, times):
    times = sorted(times)
    late = sum(time > 25 for time in times)
    print(f"{name:<44} median {statistics.median(times):6.1f} ms, 95 of 100 below"
          f" {times[int(0.95 * len(times))]:6.1f} ms, {late} of {len(times)} over 25 ms", flush=True)


def main():
    with served() as (browser, address):
        page = browser.new_context(
            viewport={"width": 1366, "height": 900}, service_workers="block").new_page()
        page.goto(f"{address}/?lang=en#x")
        page.get_by_role("list", name="Rows").wait_for()
        for name, rows, row, kind in [
            ("a key in a curve, ten rows", TEN, 2, "key"), ("a key in a relation, ten rows", TEN, 3, "key"),
            ("a slider of three curves", TEN, 0, "slider"),
            ("a point of data with two fits", FITTED, 0, "drag"),
            ("a slider with 10,000 points", DATA, 0, "slider"), ("a key among 200 rows", MANY, 3, "key"),
            ("scrolling 200 rows", MANY, 0, "scroll"),
        ]:
            steps = 4 if DRY else 120
            times = page.evaluate(SCRIPT, {"rows": rows, "row": row, "steps": steps, "kind": kind})
            line(name, times["total"])
            if kind == "drag":
                print(f"    both fits are new in {times['news']} of {steps} frames", flush=True)
            else:
                line("    of it the page works", times["work"])


if __name__ == "__main__":
    main()

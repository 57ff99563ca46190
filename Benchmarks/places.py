#!/usr/bin/env python3
"""Measures places of interest in Chromium at 1366×900: a tap on each, and a sheet of ten rows.

A tap: how long the page's only thread works until it has the answer, for formulas like those of textbooks. The ten
rows: the time from opening the sheet until it is drawn and the intersections of all of them are known. Before it looks
for places, a page waits a fifth of a second for further changes, which is to be added.
"""
import json
import statistics
import subprocess
import sys

from bench import ROOT
from page import DRY, served

FORMULAS = ROOT.parent / "shared/conformance/formulas.py"
COUNT = 4 if DRY else 200
ROUNDS = 1 if DRY else 5
TEN = {
    "ten lines and parabolas": [f"y={k}x-{k}" for k in range(1, 6)] + [f"y=x^2/{k}-{k}" for k in range(1, 6)],
    "ten curves": ["y=sin(x)", "y=cos(2x)", "y=x^3/5-x", "y=e^(x/3)-3", "y=2ln(x^2+1)-1", "y=√(x^2+1)-3",
                   "y=4/(x^2+1)", "y=2atan(x)", "y=x*sin(x)/2", "y=|x|-2"],
    "ten curves and relations": ["y=sin(x)", "x^2+y^2=9", "y=x^2-4", "x=y^2-3", "x^2/16+y^2/4=1", "y=x/2", "r=1+cos θ",
                                 "y=1/x", "x y=2", "y=e^x-2"],
}

SCRIPT = """async ({ rows, taps }) => {
  const screen = document.querySelector("sheet-screen");
  const { view } = screen;
  const start = performance.now();
  view.sheet("restore", rows.map((text) => `row =${text}\\n`).join(""));
  await view.settled();
  const { places, statement } = view.sheet("places");
  const opened = performance.now() - start;
  const tapped = [];
  for (const { left, top } of places.filter(({ top }) => top !== null).slice(0, taps)) {
    const before = performance.now();
    view.sheet("touch", left, top);
    tapped.push(performance.now() - before);
  }
  return { opened, tapped, statement, count: places.filter(({ rows }) => rows.length > 1).length };
}"""


def main():
    seen = subprocess.run(
        [sys.executable, FORMULAS, "1", str(COUNT)], check=True, capture_output=True, text=True).stdout
    formulas = [json.loads(line)["formula"] for line in seen.splitlines()]
    with served() as (browser, address):
        page = browser.new_context(
            viewport={"width": 1366, "height": 900}, service_workers="block").new_page()
        page.goto(f"{address}/?lang=en#x")
        page.get_by_role("list", name="Rows").wait_for()

        def shown(rows, taps=0):
            return page.evaluate(SCRIPT, {"rows": rows, "taps": taps})

        times = sorted(
            (time, formula) for formula in formulas for time in shown([f"y={formula}"], 40)["tapped"])
        most, formula = times[-1]
        late = sum(time > 50 for time, _ in times)
        print(f"a tap on a place, {len(formulas)} formulas: median {statistics.median(time for time, _ in times):.1f} ms, 99 of 100"
              f" below {times[int(0.99 * (len(times) - 1))][0]:.1f} ms, {late} of {len(times)} over 50 ms,"
              f" at most {most:.1f} ms ({formula})", flush=True)
        for name, rows in TEN.items():
            runs = [shown(rows) for _ in range(ROUNDS)]
            most = max(run["opened"] for run in runs)
            print(f"{name + ':':<26} {runs[0]['count']} intersections, at most {most:.0f} ms;"
                  f" {runs[0]['statement']}", flush=True)


if __name__ == "__main__":
    main()

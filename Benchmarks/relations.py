#!/usr/bin/env python3
"""Measures proofs of relations at 1024² pixels, beside contourpy.

`ordinate plot --proof` decides every pixel, on one core; the time is what it prints. contourpy follows the
changes of sign of samples on the same grid, inside a Python that has loaded it, and proves nothing.
"""
import json
import statistics
import subprocess
import time

import contourpy
import numpy

from bench import DRY, RELEASE

ROUNDS = 1 if DRY else 5
SIZE = 1024
# A name, the relation, the function whose zeros contourpy follows, and the least x and y of 20 by 20 units.
RELATIONS = [
    ("circle", "x^2+y^2 = 50", lambda x, y: x**2 + y**2 - 50, (-10, -10)),
    ("folium", "x^3+y^3 = 6x y", lambda x, y: x**3 + y**3 - 6 * x * y,
     (-10, -10)),
    ("Highwire", "|x cos(x)-y sin(y)| = |x cos(y)-y sin(x)|",
     lambda x, y: abs(x * numpy.cos(x) - y * numpy.sin(y)) - abs(x * numpy.cos(y) - y * numpy.sin(x)),
     (-10.1, -9.8)),
    ("waves", "sin(x^2+y^2) = cos(x y)", lambda x, y: numpy.sin(x**2 + y**2) - numpy.cos(x * y),
     (-10, -10)),
    ("half plane", "y > sin(x)", lambda x, y: y - numpy.sin(x), (-10, -10)),
]


def ours(relation, x, y):
    """The median time, in milliseconds, and how many pixels stay undecided."""
    runs = [
        json.loads(subprocess.run(
            [RELEASE / "ordinate", "plot", relation, "--proof", "--json", f"--x={x}:{x + 20:g}",
             f"--y={y}:{y + 20:g}", "--size", f"{SIZE}x{SIZE}"], check=True, capture_output=True, text=True).stdout)
        for _ in range(ROUNDS)]
    return statistics.median(run["seconds"] for run in runs) * 1e3, runs[0]["undecided"]


def theirs(function, x, y):
    """The median time, in milliseconds."""
    columns, rows = (numpy.linspace(low, low + 20, SIZE + 1) for low in (x, y))
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        values = function(*numpy.meshgrid(columns, rows))
        contourpy.contour_generator(columns, rows, values).lines(0)
        times.append((time.perf_counter() - start) * 1e3)
    return statistics.median(times)


def main():
    print(f"{f'{SIZE}² pixels':<20} {'ordinate':>9} {'undecided':>9} {'contourpy':>9}  ms")
    for name, relation, function, corner in RELATIONS:
        time_taken, undecided = ours(relation, *corner)
        print(f"{name:<20} {time_taken:9.1f} {undecided:9} {theirs(function, *corner):9.1f}",
              flush=True)


if __name__ == "__main__":
    main()

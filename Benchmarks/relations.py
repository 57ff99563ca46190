#!/usr/bin/env python3
"""Measures proofs of relations at 1024² pixels, beside Codac, SymPy and contourpy.

Every pixel is decided on one core: as the others, by a process that has loaded its program and has proved the relation
before, and, as `ordinate plot --proof` prints it, by a new process. Codac's `pave` leaves boxes as
small as a pixel in which a solution may be; SymPy's `plot_implicit` divides its rectangles as often as it can, and takes
samples where it has absolute values; contourpy follows the changes of sign of samples on the same grid. None of them proves that a pixel has a solution.
Each of them runs in this process. All times are the least of several: what disturbs a run only adds to it.
"""
import json
import subprocess
import time
import types
import warnings

import codac
import contourpy
import numpy
import sympy
from sympy.plotting import plot_implicit

from bench import DRY, RELEASE

ROUNDS = 1 if DRY else 5
SIZE = 1024
WIDTH = 20
# A name, the relation, the function that is 0 on it, and the least x and y.
RELATIONS = [
    ("circle", "x^2+y^2 = 50", lambda x, y, m: x * x + y * y - 50, (-10, -10)),
    ("folium", "x^3+y^3 = 6x y", lambda x, y, m: x * x * x + y * y * y - 6 * x * y, (-10, -10)),
    ("Highwire", "|x cos(x)-y sin(y)| = |x cos(y)-y sin(x)|",
     lambda x, y, m: m.abs(x * m.cos(x) - y * m.sin(y)) - m.abs(x * m.cos(y) - y * m.sin(x)), (-10.1, -9.8)),
    ("waves", "sin(x^2+y^2) = cos(x y)", lambda x, y, m: m.sin(x * x + y * y) - m.cos(x * y), (-10, -10)),
    ("sine", "y = sin(x)", lambda x, y, m: y - m.sin(x), (-10, -10)),
]
# Longer than this, in seconds, others are not asked again.
PATIENCE = 2
# SymPy takes minutes for these.
TOO_LONG = {"waves"}


def again(relation, x, y):
    """The least time, in milliseconds, of proofs after the first one."""
    row = "\t".join([*map(repr, (x, x + WIDTH, y, y + WIDTH)), str(SIZE), str(SIZE), relation])
    output = subprocess.run(
        [RELEASE / "RelationBenchmark", "proof"], input="\n".join([row] * (ROUNDS + 1)), check=True,
        capture_output=True, text=True).stdout
    return min(float(line.split()[2]) for line in output.splitlines()[1:])


def ours(relation, x, y):
    """The least time of new processes, in milliseconds, and how many pixels stay undecided."""
    runs = [
        json.loads(subprocess.run(
            [RELEASE / "ordinate", "plot", relation, "--proof", "--json", f"--x={x}:{x + WIDTH:g}",
             f"--y={y}:{y + WIDTH:g}", "--size", f"{SIZE}x{SIZE}"],
            check=True, capture_output=True, text=True).stdout)
        for _ in range(ROUNDS)]
    return min(run["seconds"] for run in runs) * 1e3, runs[0]["undecided"]


def least(task):
    """The least time of a task, in milliseconds."""
    times = []
    while len(times) < ROUNDS and sum(times) < PATIENCE:
        start = time.perf_counter()
        task()
        times.append(time.perf_counter() - start)
    return min(times) * 1e3


def with_contourpy(function, x, y):
    names = types.SimpleNamespace(sin=numpy.sin, cos=numpy.cos, abs=numpy.abs)
    columns, rows = (numpy.linspace(low, low + WIDTH, SIZE + 1) for low in (x, y))

    def task():
        values = function(*numpy.meshgrid(columns, rows), names)
        contourpy.contour_generator(columns, rows, values).lines(0)
    return least(task)


def with_codac(function, x, y):
    names = types.SimpleNamespace(sin=codac.sin, cos=codac.cos, abs=codac.abs)
    point = codac.VectorVar(2)
    contractor = codac.CtcInverse(
        codac.AnalyticFunction([point], function(point[0], point[1], names)), 0.0)
    window = codac.IntervalVector([[x, x + WIDTH], [y, y + WIDTH]])
    return least(lambda: codac.pave(window, contractor, WIDTH / SIZE))


def with_sympy(function, x, y):
    names = types.SimpleNamespace(sin=sympy.sin, cos=sympy.cos, abs=sympy.Abs)
    a, b = sympy.symbols("x y")
    warnings.filterwarnings("ignore", "Adaptive meshing could not be applied")
    # More than 4 divisions are not possible.
    plot = plot_implicit(
        sympy.Eq(function(a, b, names), 0), (a, x, x + WIDTH), (b, y, y + WIDTH), depth=4, show=False)
    return least(plot[0].get_data)


def main():
    others = [("Codac", with_codac), ("SymPy", with_sympy), ("contourpy", with_contourpy)]
    print(f"{f'{SIZE}² pixels, ms':<20} {'ordinate':>9} {'new':>9} {'undecided':>9}", *(f"{name:>9}" for name, _ in others))
    for name, relation, function, corner in RELATIONS:
        time_taken, undecided = ours(relation, *corner)
        times = [
            "-" if measure is with_sympy and name in TOO_LONG else f"{measure(function, *corner):.1f}"
            for _, measure in others]
        print(f"{name:<20} {again(relation, *corner):9.1f} {time_taken:9.1f} {undecided:9}", *(f"{time:>9}" for time in times), flush=True)


if __name__ == "__main__":
    main()

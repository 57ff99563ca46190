#!/usr/bin/env python3
"""Measures Ordinate beside its peers in one run; prints medians and writes .build/bench.json.

Parse and evaluate one value: muParser, and a C loop that only evaluates. Cold plots: gnuplot.
"""
import json
import os
import pathlib
import statistics
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"
RELEASE = BUILD / "release"

FORMULAS = {
    "F1": "x^3-2.5x^2+3.1x-13.3",
    "F2": "sin(x)+cos(2x)-tan(3x)",
    "F3": "sqrt(x^3+x^2+2.5x+23)",
    "F4": "ln(x^2+2pi x+23)",
    "F5": "exp(-x*x)*sin(20x)",
    "F6": "(x^7-3x^5+2x)/(1+x^2+x^4)+abs(x-1)",
}
# muParser has no implicit multiplication and writes π with an underscore.
FOR_MUPARSER = [
    "x^3-2.5*x^2+3.1*x-13.3",
    "sin(x)+cos(2*x)-tan(3*x)",
    "sqrt(x^3+x^2+2.5*x+23)",
    "ln(x^2+2*_pi*x+23)",
    "exp(-x*x)*sin(20*x)",
    "(x^7-3*x^5+2*x)/(1+x^2+x^4)+abs(x-1)",
]
GNUPLOT = """\
set terminal {terminal} size 800,600
set output '{output}'
set samples 10000
unset key
plot [-10:10] sin(x)+cos(2*x)-tan(3*x) with dots
"""


def lines(command):
    """Each line of a timing program: nanoseconds and the value that it found."""
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [tuple(map(float, line.split())) for line in output.splitlines()]


def compiled(source, *options):
    """A C or C++ program of this folder, compiled."""
    program = BUILD / pathlib.Path(source).stem
    compiler = "g++" if source.endswith(".cpp") else "gcc"
    subprocess.run(
        [compiler, "-O2", "-o", program, ROOT / "Benchmarks" / source, *options], check=True)
    return program


def milliseconds(command):
    """How long a program takes from its start to its end."""
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return (time.perf_counter() - start) * 1e3


def medians(*commands, rounds=31):
    """The median time of each command; they take turns, so that all meet the same machine."""
    for command in commands:
        milliseconds(command)
    times = [[milliseconds(command) for command in commands] for _ in range(rounds)]
    return [statistics.median(column) for column in zip(*times)]


def main():
    rows = []

    def row(name, ours, peer, unit):
        rows.append({"name": name, "ours": ours, "peer": peer, "ratio": ours / peer})
        print(f"{name:<44} {ours:9.3f} {unit} {peer:9.3f} {unit}   × {ours / peer:.2f}")

    muparser = lines([compiled("muparser.cpp", "-lmuparser"), *FOR_MUPARSER])
    loop = lines([compiled("loop.c", "-lm")])
    ours = lines([RELEASE / "FormulaBenchmark", *FORMULAS.values()])
    print(f"{'':<44} {'ours':>9}    {'peer':>9}")
    for name, mine, theirs, native in zip(FORMULAS, ours, muparser, loop):
        for other in (theirs, native):
            if abs(mine[1] - other[1]) > 1e-9 * abs(other[1]):
                raise SystemExit(f"error: {name} is {mine[1]} here and {other[1]} there")
        row(f"{name} parse and evaluate, muParser", mine[0] / 1e3, theirs[0] / 1e3, "µs")
        row(f"{name} parse and evaluate, C loop evaluates", mine[0] / 1e3, native[0] / 1e3, "µs")

    with tempfile.TemporaryDirectory() as folder:
        for kind, terminal in (("svg", "svg"), ("png", "pngcairo")):
            script = os.path.join(folder, f"{kind}.gp")
            with open(script, "w") as file:
                file.write(GNUPLOT.format(terminal=terminal, output=f"{folder}/g.{kind}"))
            ours, gnuplot = medians(
                [RELEASE / "ordinate", "plot", FORMULAS["F2"], "--x-max", "10",
                 "--samples", "10000", "--out", f"{folder}/o.{kind}"],
                ["gnuplot", script])
            row(f"cold plot F2 {kind.upper()}, 10000 samples, gnuplot", ours, gnuplot, "ms")
            ours, = medians(
                [RELEASE / "ordinate", "plot", FORMULAS["F2"], "--out", f"{folder}/o.{kind}"])
            row(f"cold plot F2 {kind.upper()} as a curve, gnuplot", ours, gnuplot, "ms")
        true, ours = medians(["true"], [RELEASE / "ordinate", "eval", "2+2"])
        row("cold eval 2+2, /bin/true", ours, true, "ms")

    (BUILD / "bench.json").write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    main()

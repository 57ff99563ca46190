#!/usr/bin/env python3
"""Measures Ordinate and its peers in one run; prints medians and writes .build/bench.json.

Parse and evaluate one value: muParser, and a C loop that only evaluates. Rows of points: a C loop,
muParser, numexpr, and for WebAssembly the browser's own compiler. Cold plots: gnuplot; cold values: bc.
"""
import json
import math
import os
import pathlib
import statistics
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"
RELEASE = BUILD / "release"

# A dry run only shows that the benchmarks still work.
DRY = os.environ.get("ORDINATE_DRY") == "1"
ROUNDS = 1 if DRY else 31

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
ROWS_IN_NODE = ["node", ROOT / "Benchmarks/rows.mjs", ROOT / ".build-web/WebBenchmark.wasm"]
REGION = ROOT.parent / "shared/conformance/prospero.vm"
GNUPLOT = """\
set terminal {terminal} size 800,600
set output '{output}'
set samples 10000
unset key
plot [-10:10] sin(x)+cos(2*x)-tan(3*x) with dots
"""


def lines(command):
    """For each line of a timing program, nanoseconds and the value that it found."""
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [tuple(map(float, line.split())) for line in output.splitlines()]


def compiled(source, *options):
    """The compiled program of a C or C++ file in this folder."""
    program = BUILD / pathlib.Path(source).stem
    compiler = "g++" if source.endswith(".cpp") else "gcc"
    subprocess.run(
        [compiler, "-O2", "-o", program, ROOT / "Benchmarks" / source, *options], check=True)
    return program


def milliseconds(command):
    """The time that a program takes from its start to its end."""
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return (time.perf_counter() - start) * 1e3


def medians(*commands, rounds=ROUNDS):
    """The median time of each command; they take turns, so that all run under the same load."""
    for command in commands:
        milliseconds(command)
    times = [[milliseconds(command) for command in commands] for _ in range(rounds)]
    return [statistics.median(column) for column in zip(*times)]


def agree(name, ours, theirs):
    """Stops if two values cannot be of the same formula."""
    if abs(ours - theirs) > 1e-9 * abs(theirs):
        raise SystemExit(f"error: {name} is {ours} here and {theirs} there")


def mean(ratios):
    """The geometric mean."""
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def compare_rows(row):
    """1,000,000 points; all programs take turns, so that each gets the machine's best moments."""
    programs = {
        "ours": [RELEASE / "FormulaBenchmark", "rows", *FORMULAS.values()],
        "C loop": [compiled("rows.c", "-lm")],
        "muParser": [BUILD / "muparser", "--row", *FOR_MUPARSER],
        "numexpr": [BUILD / "python/bin/python", ROOT / "Benchmarks/numexpr_rows.py"],
    }
    rounds = [{name: lines(command) for name, command in programs.items()} for _ in range(1 if DRY else 5)]
    peers = {
        name: [min(times) for times in zip(*(results[name] for results in rounds))]
        for name in programs
    }
    ours = peers.pop("ours")
    for peer, results in peers.items():
        ratios = []
        for name, mine, theirs in zip(FORMULAS, ours, results):
            agree(name, mine[1], theirs[1])
            row(f"{name} a point of a row, {peer}", mine[0], theirs[0], "ns")
            ratios.append(mine[0] / theirs[0])
        print(f"  geometric mean of the ratios to {peer}: {mean(ratios):.2f}")
    ratios = []
    for name, (mine, theirs, value, other) in zip(FORMULAS, lines(ROWS_IN_NODE)):
        agree(name, value, other)
        row(f"{name} a point of a row in wasm, JavaScript", mine, theirs, "ns")
        ratios.append(mine / theirs)
    print(f"  geometric mean of the ratios to JavaScript: {mean(ratios):.2f}")


def compare_regions(row):
    """A region of thousands of operations, drawn natively and in WebAssembly."""
    if not REGION.exists():
        print("region: skipped, for its program is not there")
        return
    native, inside, different = lines([RELEASE / "FormulaBenchmark", "region", REGION])[0]
    web, web_inside = lines([*ROWS_IN_NODE, REGION])[-1]
    if inside != web_inside or different:
        raise SystemExit(f"error: {inside} and {web_inside} pixels inside, {different} wrong")
    print(f"region: {inside:.0f} pixels inside, 0 wrong")
    row("region of 7,866 operations, 60 ms", native, 60, "ms")
    row("region of 7,866 operations in wasm, 100 ms", web, 100, "ms")


def main():
    rows = []

    def row(name, ours, peer, unit):
        rows.append({"name": name, "ours": ours, "peer": peer, "ratio": ours / peer})
        print(f"{name:<44} {ours:9.3f} {unit} {peer:9.3f} {unit}   × {ours / peer:.2f}")

    muparser = lines([compiled("muparser.cpp", "-lmuparser"), *FOR_MUPARSER])
    loop = lines([compiled("loop.c", "-lm")])
    ours = lines([RELEASE / "FormulaBenchmark", "parse", *FORMULAS.values()])
    print(f"{'':<44} {'ours':>9}    {'peer':>9}")
    for name, mine, theirs, native in zip(FORMULAS, ours, muparser, loop):
        for other in (theirs, native):
            agree(name, mine[1], other[1])
        row(f"{name} parse and evaluate, muParser", mine[0] / 1e3, theirs[0] / 1e3, "µs")
        row(f"{name} parse and evaluate, C loop evaluates", mine[0] / 1e3, native[0] / 1e3, "µs")

    compare_rows(row)
    compare_regions(row)

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
        true, ours, bc = medians(
            ["true"], [RELEASE / "ordinate", "eval", "2*sin(1)+3^4"],
            ["sh", "-c", "echo '2*s(1)+3^4' | exec bc -l"])
        row("cold eval 2*sin(1)+3^4, /bin/true", ours, true, "ms")
        row("cold eval 2*sin(1)+3^4, bc in a shell", ours, bc, "ms")

    (BUILD / "bench.json").write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    main()

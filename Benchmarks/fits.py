#!/usr/bin/env python3
"""Fits beside NumPy, SciPy, lmfit and gnuplot, in one run: processor time and digits.

A line through a million points, an exponential and a sine with noise, and NIST's reference data where they are here
(ORDINATE_CONFORMANCE, or shared/conformance beside the repository). Digits are those of the worst parameter. A
program starts and reads a file; libraries have the data in arrays already, so the line is also timed with the reading of the file.
"""
import json
import math
import os
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import warnings

import numpy

try:
    import lmfit
    import scipy.optimize
except ImportError:
    lmfit = None

ROOT = pathlib.Path(__file__).resolve().parent.parent
ORDINATE = ROOT / ".build" / "release" / "ordinate"
FITTER = ROOT / ".build" / "release" / "FormulaBenchmark"
DRY = os.environ.get("ORDINATE_DRY")
RUNS = 1 if DRY else 5
ROWS = 1_000 if DRY else 1_000_000
STRD = pathlib.Path(os.environ.get("ORDINATE_CONFORMANCE", ROOT.parent / "shared" / "conformance"), "strd.jsonl")
GNUPLOT = shutil.which("gnuplot")


def command(arguments):
    """The processor time of a program's run, and what it prints."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(arguments, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return seconds, done.stdout + done.stderr


def least(measure):
    """The least time of several runs, and the last result."""
    runs = [measure() for _ in range(RUNS)]
    return min(seconds for seconds, _ in runs), runs[-1][1]


def timed(work):
    def measure():
        start = time.process_time()
        result = work()
        return time.process_time() - start, result
    return measure


def ordinate(model, file, starts=()):
    options = [option for name, value in starts for option in ("--start", f"{name}={value!r}")]
    def measure():
        seconds, text = command([ORDINATE, "fit", model, "--data", file, *options, "--json"])
        found = json.loads(text.splitlines()[0])
        return seconds, {p["name"]: p["value"] for p in found["parameters"]}
    return measure


def gnuplot(model, file, starts):
    script = "; ".join(
        ["set datafile separator ','", "set fit quiet logfile '/dev/null' errorvariables maxiter 2000 limit 1e-14"]
        + [f"{name}={value!r}" for name, value in starts]
        + [f"fit {model} '{file}' every ::1 using 1:2 via " + ",".join(name for name, _ in starts)]
        + [f"print '{name}', sprintf('%.17g', {name})" for name, _ in starts])
    def measure():
        seconds, text = command([GNUPLOT, "-e", script])
        return seconds, {
            m[1]: float(m[2]) for m in re.finditer(r"^(\w+) ([-+.\deE]+)$", text, re.M)}
    return measure


def digits(values, truth):
    """Of the worst value; 0 where one is missing."""
    worst = 16.0
    for name, value in truth.items():
        if name not in values or not math.isfinite(values[name]):
            return 0.0
        error = abs(values[name] - value) / abs(value)
        worst = min(worst, 16 if error == 0 else -math.log10(error))
    return max(worst, 0.0)


def line(folder):
    seed = random.Random(1)
    xs = [round(seed.uniform(0, 100), 4) for _ in range(ROWS)]
    ys = [round(2.5 * x - 7 + seed.gauss(0, 3), 4) for x in xs]
    file = folder / "line.csv"
    with file.open("w") as out:
        out.write("x,y\n")
        out.writelines(f"{x},{y}\n" for x, y in zip(xs, ys))
    x, y = numpy.array(xs), numpy.array(ys)
    print(f"a line through {ROWS} points, milliseconds of processor time")
    seconds, _ = least(ordinate("y ~ m x + b", file))
    print(f"  ordinate fit, with start and reading   {1000 * seconds:8.1f}")
    _, answer = command([FITTER, "fit", "y ~ m x + b", file])
    print(f"  ordinate's fit alone                   {float(answer.split()[0]):8.1f}")
    seconds, _ = least(timed(lambda: numpy.polyfit(x, y, 1)))
    print(f"  numpy.polyfit alone                    {1000 * seconds:8.1f}")
    columns = numpy.column_stack([x, numpy.ones_like(x)])
    seconds, _ = least(timed(lambda: numpy.linalg.lstsq(columns, y, rcond=None)))
    print(f"  numpy.linalg.lstsq alone               {1000 * seconds:8.1f}")
    seconds, _ = least(timed(
        lambda: numpy.polyfit(*numpy.loadtxt(file, delimiter=",", skiprows=1, unpack=True), 1)))
    print(f"  numpy.loadtxt and polyfit              {1000 * seconds:8.1f}")
    if GNUPLOT:
        seconds, _ = least(gnuplot("m*x+b", file, [("m", 1.0), ("b", 1.0)]))
        print(f"  gnuplot, with start and reading        {1000 * seconds:8.1f}")


CURVES = [
    ("y ~ a e^(-k x) + c", "a*exp(-k*x)+c", {"a": 3.0, "k": 0.7, "c": 1.0}, {"a": 1.0, "k": 1.0, "c": 0.0}),
    ("y ~ a sin(b x + c) + d", "a*sin(b*x+c)+d", {"a": 3.0, "b": 1.7, "c": 0.4, "d": 5.0},
     {"a": 2.0, "b": 1.6, "c": 0.2, "d": 4.0}),
]


def curves(folder):
    seed = random.Random(2)
    names = {"exp": numpy.exp, "sin": numpy.sin}
    for model, text, truth, start in CURVES:
        xs = [i / 10 for i in range(50)] if DRY else [i / 1000 for i in range(10_000)]
        ys = [float(eval(text, {"exp": math.exp, "sin": math.sin}, {**truth, "x": x})) + seed.gauss(0, 0.1)
              for x in xs]
        file = folder / "curve.csv"
        file.write_text("x,y\n" + "".join(f"{x},{y}\n" for x, y in zip(xs, ys)))
        x, y = numpy.array(xs), numpy.array(ys)
        function = eval(f"lambda x, {', '.join(truth)}: {text}", dict(names))
        print(f"{text} of {len(xs)} rows, milliseconds of processor time")
        seconds, _ = least(ordinate(model, file, start.items()))
        print(f"  ordinate fit, with start and reading   {1000 * seconds:8.1f}")
        if lmfit:
            seconds, _ = least(timed(lambda: scipy.optimize.curve_fit(function, x, y, list(start.values()))))
            print(f"  scipy.optimize.curve_fit alone         {1000 * seconds:8.1f}")
            fitted = lmfit.Model(function)
            seconds, _ = least(timed(lambda: fitted.fit(y, x=x, **start)))
            print(f"  lmfit alone                            {1000 * seconds:8.1f}")
        if GNUPLOT:
            seconds, _ = least(gnuplot(text.replace("^", "**"), file, list(start.items())))
            print(f"  gnuplot, with start and reading        {1000 * seconds:8.1f}")


def nist(folder):
    """Digits from both starts of NIST's models that are not linear, with one column of x."""
    if not STRD.exists():
        return print("NIST's reference data are not here; see docs/data.md for their digits")
    totals = {}
    for text in STRD.open():
        data = json.loads(text)
        if "start" not in data["parameters"][0] or data["columns"] != "y x":
            continue
        source = re.sub(r"^pi = \S+ +|\s*\+\s*e\s*$", "", data["model"]).split("=", 1)[1]
        source = source.replace("[", "(").replace("]", ")").replace("arctan", "atan")
        truth = {p["name"]: float(p["certified"]) for p in data["parameters"]}
        file = folder / "nist.csv"
        file.write_text("x,y\n" + "".join(f"{x!r},{y!r}\n" for y, x in data["data"]))
        y, x = numpy.array(data["data"]).T
        function = eval(f"lambda x, {', '.join(truth)}: {source}", {
            "exp": numpy.exp, "atan": numpy.arctan, "pi": math.pi})
        def own(name):
            return re.sub(r"\bb(\d)\b", r"b_\1", name)
        for index in range(2):
            start = {p["name"]: p["start"][index] for p in data["parameters"]}
            rows = {"ordinate": ordinate(
                "y ~ " + own(source.replace("**", "^")), file, [(own(n), v) for n, v in start.items()])}
            if lmfit:
                def scipy_fit():
                    found, _ = scipy.optimize.curve_fit(
                        function, x, y, list(start.values()), maxfev=20_000, ftol=1e-15, xtol=1e-15, gtol=1e-15)
                    return dict(zip(start, found))
                def lmfit_fit():
                    return lmfit.Model(function).fit(y, x=x, **start).best_values
                rows["scipy"], rows["lmfit"] = timed(scipy_fit), timed(lmfit_fit)
            if GNUPLOT:
                rows["gnuplot"] = gnuplot(source, file, list(start.items()))
            for name, measure in rows.items():
                try:
                    with warnings.catch_warnings():
                        warnings.simplefilter("ignore")
                        _, values = measure()
                    values = {n.replace("_", ""): v for n, v in values.items()}
                except Exception:
                    values = {}
                totals.setdefault(name, []).append((digits(values, truth), data["name"]))
        if DRY:
            break
    print("NIST's models that are not linear, from both starts: digits of the worst parameter")
    for name, found in totals.items():
        order = sorted(found)
        print(f"  {name:<10} least {order[0][0]:4.1f} ({order[0][1]}), median {order[len(order) // 2][0]:4.1f}, "
              f"below 6 in {sum(count < 6 for count, _ in found)} of {len(found)}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        for part in (line, curves, nist):
            part(pathlib.Path(folder))


if __name__ == "__main__":
    sys.exit(main())

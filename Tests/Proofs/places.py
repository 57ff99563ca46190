#!/usr/bin/env python3
"""Checks places of interest with arithmetic that is not ours.

    Tests/Proofs/places.py [--count N] [--seed N] [--program PATH] [--only INDEX]

First rows whose zeros, extremes and intersections are known exactly: each has to be found, written exactly, and be the
number that it is. Then N random pairs of curves: what is listed has to be a point of both within 50 digits, and where
the list is said to be complete, no change of sign may be missing.
"""

import argparse
import concurrent.futures
import json
import os
import random
import re
import subprocess
import sys

import mpmath
from mpmath import mp, mpf

mp.dps = 60
NEAR = mpf(10) ** -45
# Values of a difference at which its sign is looked at, in a window.
STEPS = 1500
NAMES = {
    "sqrt": mpmath.sqrt, "cbrt": mpmath.cbrt, "pi": mpmath.pi, "e": mpmath.e, "ln": mpmath.log, "sin": mpmath.sin,
    "cos": mpmath.cos, "tan": mpmath.tan, "exp": mpmath.exp, "mpf": mpf, "asin": mpmath.asin, "acos": mpmath.acos,
    "atan": mpmath.atan,
}


def value(text):
    """The number that an exact form of ours, or a formula of this script without x, stands for."""
    text = text.replace("×", "*").replace("÷", "/").replace("^", "**").replace("−", "-")
    text = re.sub(r"√\(", "sqrt(", text).replace("π", "pi")
    text = re.sub(r"(?<![\w.])(\d+(?:\.\d+)?)", r"mpf('\1')", text)
    return mpf(eval(text, {"__builtins__": {}}, NAMES))


def analyze(program, rows, x, y):
    answer = subprocess.run(
        [program, "analyze", "--json", f"--x={x[0]}:{x[1]}", f"--y={y[0]}:{y[1]}", "--", *rows],
        capture_output=True, text=True, timeout=60)
    if answer.returncode:
        return {"problem": answer.stderr.strip()}
    return json.loads(answer.stdout)


# Rows whose places are known.

def fraction(r, most=9, under=4):
    return f"({r.randint(-most, most)}/{r.randint(1, under)})"


def known(r):
    """Rows, a kind of place, and the exact coordinates of all places of the kind, as formulas."""
    kind = r.randrange(12)
    if kind == 0:
        n = r.randint(2, 60)
        return [f"y=x^2-{n}"], "zero", [(f"-sqrt({n})", "0"), (f"sqrt({n})", "0")]
    if kind == 1:
        # A parabola and a line, by the middle and the distance of their crossings.
        p, q = fraction(r, 4, 2), f"({r.randint(1, 30)}/{r.randint(1, 2)})"
        m, k = fraction(r, 3), fraction(r, 5)
        xs = [f"({p}-sqrt({q}))", f"({p}+sqrt({q}))"]
        return ([f"y=(x-{p})^2-{q}+{m}*x+{k}", f"y={m}*x+{k}"], "intersection",
                [(x, f"{m}*{x}+{k}") for x in xs])
    if kind == 2:
        n, m = r.randint(1, 50), r.choice([-3, -2, -1, 1, 2, 3])
        x = f"sqrt({n}/(1+{m * m}))"
        return ([f"x^2+y^2={n}", f"y={m}x"], "intersection", [(f"-{x}", f"-({m})*{x}"), (x, f"({m})*{x}")])
    if kind == 3:
        a = r.randint(1, 20)
        y = f"2*({a}/3)*sqrt({a}/3)"
        return ([f"y=x^3-{a}*x"], "extreme", [(f"-sqrt({a}/3)", y), (f"sqrt({a}/3)", f"-{y}")])
    if kind == 4:
        a = r.choice([1, 2, 3, 4])
        return ([f"y=sin({a}x)"], "zero",
                [(f"{k}*pi/{a}", "0") for k in range(-9 * a, 9 * a) if abs(k / a * 3.14159265) < 10])
    if kind == 5:
        a, b = r.choice([1, 2, 3]), r.choice([1, 2, 3, 5])
        return ([f"y={b}cos({a}x)"], "extreme",
                [(f"{k}*pi/{a}", f"{b}*(-1)**({k})") for k in range(-9 * a, 9 * a)
                 if abs(k / a * 3.14159265) < 10])
    if kind == 6:
        c = r.randint(2, 9)
        return [f"y=e^x-{c}"], "zero", [(f"ln({c})", "0")]
    if kind == 7:
        a = r.randint(1, 30)
        return ([f"y=x+{a}/x"], "extreme", [(f"-sqrt({a})", f"-2*sqrt({a})"), (f"sqrt({a})", f"2*sqrt({a})")])
    if kind == 8:
        a, b = r.randint(1, 6), r.randint(1, 6)
        return ([f"x^2/{a}+y^2/{b}=1"], "extreme",
                [(f"-sqrt({a})", "0"), (f"sqrt({a})", "0"), ("0", f"-sqrt({b})"), ("0", f"sqrt({b})")])
    if kind == 9:
        text, angle = r.choice([("1/2", "pi/3"), ("√2/2", "pi/4"), ("√3/2", "pi/6"), ("0", "pi/2")])
        xs = [f"({sign}{angle}+2*{k}*pi)" for k in (-1, 0, 1) for sign in ("", "-")]
        return (["y=cos(x)", f"y={text}"], "intersection",
                [(x, f"cos({angle})") for x in xs if abs(value(x)) < 10])
    if kind == 10:
        a, b = sorted(r.sample(range(-7, 8), 2))
        return ([f"y=(x-({a}))^2*(x-({b}))"], "zero", [(f"{a}", "0"), (f"{b}", "0")])
    a = r.randint(1, 9)
    return ([f"y=x*e^(-x/{a})"], "extreme", [(f"{a}", f"{a}*exp(-1)")])


def check_known(program, index, seed):
    r = random.Random(f"known {seed} {index}")
    rows, kind, expected = known(r)
    # A second row, because a report about one function alone has doubles.
    answer = analyze(program, rows if len(rows) > 1 else rows + ["y=1000"], (-10, 10), (-200, 200))
    if "problem" in answer:
        return f"known {index} {rows}: {answer['problem']}"
    wantsAll = kind == "intersection"
    found = [place for place in answer["places"]
             if place["kind"] == kind and place["rows"] == ([1, 2] if wantsAll else [1])
             and (kind != "zero" or place["y"] == 0)]
    wanted = {(mpmath.nstr(value(x), 30), mpmath.nstr(value(y), 30)): (value(x), value(y)) for x, y in expected}
    if len(found) != len(wanted):
        return f"known {index} {rows}: {len(found)} of {len(wanted)} {kind}s"
    for x, y in wanted.values():
        place = next((one for one in found if one["exactX"] and one["exactY"]
                      and abs(value(one["exactX"]) - x) < NEAR and abs(value(one["exactY"]) - y) < NEAR), None)
        if place is None:
            shown = [(one["exactX"], one["exactY"]) for one in found]
            return f"known {index} {rows}: no exact {mpmath.nstr(x, 8)}, {mpmath.nstr(y, 8)} among {shown}"
    return None


# Random pairs.

def curve(r):
    """A function of x: a formula of ours, and one for mpmath."""
    number = r.choice([1, 2, 3, 0.5, 1.5])
    shift = r.randint(-4, 4)
    text, function = r.choice([
        (f"{number}*sin(x)+{shift}/3", lambda x: number * mpmath.sin(x) + mpf(shift) / 3),
        (f"{number}*cos(2x)+{shift}/3", lambda x: number * mpmath.cos(2 * x) + mpf(shift) / 3),
        (f"x^2/{number}-({shift})", lambda x: x * x / mpf(number) - shift),
        (f"x^3/5-{number}*x+({shift})", lambda x: x ** 3 / 5 - number * x + shift),
        (f"{number}*x/2+({shift})", lambda x: mpf(number) * x / 2 + shift),
        (f"e^(x/{number})-3", lambda x: mpmath.exp(x / mpf(number)) - 3),
        (f"{number}*ln(x^2+1)-1", lambda x: number * mpmath.log(x * x + 1) - 1),
        (f"√(x^2+{number})-({shift})", lambda x: mpmath.sqrt(x * x + number) - shift),
        (f"{number}/(x^2+1)+({shift})/4", lambda x: number / (x * x + 1) + mpf(shift) / 4),
        (f"{number}*atan(x)-({shift})/2", lambda x: number * mpmath.atan(x) - mpf(shift) / 2),
        (f"x*sin(x)/{number}", lambda x: x * mpmath.sin(x) / mpf(number)),
    ])
    return text, function


def check_pair(program, index, seed):
    r = random.Random(f"pair {seed} {index}")
    (one, f), (other, g) = curve(r), curve(r)
    x, y = (-8, 8), (-60, 60)
    answer = analyze(program, [f"y={one}", f"y={other}"], x, y)
    name = f"pair {index} y={one}, y={other}"
    if "problem" in answer:
        return name + ": " + answer["problem"], 0
    crossings = [place for place in answer["places"] if place["kind"] == "intersection"]
    isComplete = answer["complete"]
    for place in crossings:
        if place["exactX"]:
            at = value(place["exactX"])
            if abs(f(at) - g(at)) > NEAR:
                return f"{name}: no crossing at {place['exactX']}", 0
        else:
            at = mpf(place["x"])
            near = [mpf(place["x"]) * (1 + sign * mpf(2) ** -40) + sign * mpf(10) ** -14 for sign in (-1, 1)]
            sides = [mpmath.sign(f(side) - g(side)) for side in near]
            if sides[0] == sides[1]:
                return f"{name}: no crossing at {place['x']}", 0
        if abs(f(at) - mpf(place["y"])) > mpf(10) ** -9 * (1 + abs(f(at))):
            return f"{name}: not at height {place['y']}", 0
    if isComplete and one != other:
        mp.dps = 25
        xs = [mpf(x[0]) + (mpf(x[1]) - x[0]) * k / STEPS for k in range(STEPS + 1)]
        signs = [mpmath.sign(f(at) - g(at)) for at in xs]
        for low, high, before, after in zip(xs, xs[1:], signs, signs[1:]):
            known_here = [place for place in crossings
                          if low - mpf(10) ** -9 <= place["x"] <= high + mpf(10) ** -9]
            if before * after < 0 and abs(f(low)) < y[1] - 1 and not known_here:
                mp.dps = 60
                return f"{name}: a crossing near {mpmath.nstr(low, 8)} is missing", 1
        mp.dps = 60
    return None, 1 if isComplete else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    parser.add_argument("--program", default=".build/release/ordinate")
    parser.add_argument("--only", type=int)
    options = parser.parse_args()
    print(f"seed {options.seed}")
    numbers = range(options.count) if options.only is None else [options.only]
    complete = 0
    problems = []
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        tasks = [pool.submit(check_known, options.program, number, options.seed) for number in numbers]
        pairs = [pool.submit(check_pair, options.program, number, options.seed) for number in numbers]
        problems += [task.result() for task in tasks]
        for task in pairs:
            problem, isComplete = task.result()
            problems.append(problem)
            complete += isComplete
    problems = [problem for problem in problems if problem]
    for problem in problems:
        print(problem)
    print(f"{len(numbers)} rows with known places, {len(numbers)} pairs of curves of which {complete} are said to be "
          f"complete: {len(problems)} differences")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()

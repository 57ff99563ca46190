#!/usr/bin/env python3
"""Checks that pairs of doubles enclose mpmath's values, and that their digits are right.

    Tests/Accuracy/pairs.py PROGRAM [--count N] [--seed N] [NAME…]

PROGRAM is the built NumericsCheck. Arguments are pairs with and without an error; of those with one,
both ends and the middle are checked. Prints for each function how many values are known, and fails if
one lies outside its bound.
"""
import argparse
import concurrent.futures
import math
import os
import random
import struct
import subprocess
import sys

import mpmath as mp

mp.mp.prec = 400
# The reference itself is rounded: of values that are exactly 0, as sin 180°, it leaves this much.
NOISE = mp.mpf(2) ** -350


def degrees(function):
    return lambda x: function(x * mp.pi / 180)


def away_from_zero(x):
    half = mp.mpf(1) / 2
    return mp.floor(x + half) if x >= 0 else -mp.floor(half - x)


def truncated(x):
    return mp.floor(x) if x >= 0 else mp.ceil(x)


TRUE = {
    "add": lambda a, b: a + b, "subtract": lambda a, b: a - b, "multiply": lambda a, b: a * b,
    "divide": lambda a, b: a / b, "power": lambda a, b: a**b, "atan2": mp.atan2,
    "modulo": lambda a, b: a - b * mp.floor(a / b), "hypot": mp.hypot,
    "squareRoot": mp.sqrt, "cubeRoot": lambda x: mp.sign(x) * mp.cbrt(abs(x)),
    "seventhPower": lambda x: x**7, "inverseCube": lambda x: x**-3,
    "exp": mp.exp, "expm1": mp.expm1, "sinh": mp.sinh, "cosh": mp.cosh, "tanh": mp.tanh,
    "ln": mp.log, "log1p": mp.log1p, "log2": lambda x: mp.log(x) / mp.log(2), "log10": mp.log10,
    "asinh": mp.asinh, "acosh": mp.acosh, "atanh": mp.atanh,
    "sin": mp.sin, "cos": mp.cos, "tan": mp.tan, "cot": mp.cot,
    "sinOfDegrees": degrees(mp.sin), "cosOfDegrees": degrees(mp.cos),
    "tanOfDegrees": degrees(mp.tan), "cotOfDegrees": degrees(mp.cot),
    "atan": mp.atan, "asin": mp.asin, "acos": mp.acos,
    "gamma": mp.gamma, "erf": mp.erf, "erfc": lambda x: 1 - mp.erf(x),
    "floor": mp.floor, "round": away_from_zero, "trunc": truncated, "frac": lambda x: x - truncated(x),
    "digits": None, "nearestDouble": None,
}
# Of numbers of very different sizes and errors; that needs many bits, and costs little.
ARITHMETIC = {"add", "subtract", "multiply", "divide", "hypot", "seventhPower", "inverseCube"}
RATIOS = {"asin", "acos", "atanh"}
POSITIVE = {"squareRoot", "ln", "log2", "log10", "power"}


class Arguments:
    """Random pairs, many of them where a function is hard."""

    def __init__(self, name, seed):
        self.name = name
        self.random = random.Random(f"{name} {seed}")

    def double(self):
        r = self.random
        sign = r.choice([-1, 1])
        if self.name in RATIOS and r.random() < 0.8:
            near_one = 1 - 2 ** -r.uniform(1, 50)
            return sign * r.choice([r.random(), near_one, r.random() * 2.0 ** -r.uniform(0, 60), 1.0])
        if self.name == "acosh" and r.random() < 0.8:
            return r.choice([1 + 2 ** -r.uniform(0, 50), r.uniform(1, 20), 10 ** r.uniform(0, 100)])
        if self.name in POSITIVE and r.random() < 0.2:
            return 1 + sign * 2 ** -r.uniform(1, 52)
        if self.name == "log1p" and r.random() < 0.2:
            return -1 + 2 ** -r.uniform(0, 50)
        kind = r.random()
        if kind < 0.1:
            return float(r.randint(-1000, 1000))
        if kind < 0.15:
            return r.randint(-400, 400) * r.choice([22.5, 1.40625, 45.0, 0.5])
        if kind < 0.3:
            return r.randint(-2000, 2000) * math.pi / 128 * (1 + sign * r.choice([0, 2 ** -r.uniform(20, 52)]))
        if kind < 0.55:
            return r.uniform(-10, 10)
        if kind < 0.75:
            return r.uniform(-600, 600)
        if kind < 0.9:
            return sign * 10 ** r.uniform(-20, 20)
        return sign * 2.0 ** (r.uniform(-30, 30) if kind < 0.97 else r.uniform(-900, 920))

    def pair(self):
        r = self.random
        high = self.double()
        if self.name in POSITIVE and r.random() < 0.95:
            high = abs(high)
        size = r.choice([0, 0, 1, 1, 1, 2.0 ** -r.uniform(0, 60)])
        low = math.ulp(high) * size * r.uniform(-0.5, 0.5) if abs(high) > 1e-290 else 0.0
        if high + low != high:
            low = 0.0
        error = 0.0
        if r.random() < 0.5:
            error = abs(high) * 2.0 ** -r.uniform(80, 110)
            if r.random() < 0.2:
                error = 2.0 ** -r.uniform(20, 120)
        return high, low, error

    def row(self, arity):
        row = [self.pair() for _ in range(arity)]
        if self.name == "power" and self.random.random() < 0.8:
            row[1] = (self.random.uniform(-20, 20), 0.0, 0.0)
        return row


def exact(pair, side=0):
    return mp.mpf(pair[0]) + mp.mpf(pair[1]) + side * mp.mpf(pair[2])


def points(row):
    """The middle, and combinations of ends."""
    if all(pair[2] == 0 for pair in row):
        return [[exact(pair) for pair in row]]
    sides = [(-1,), (0,), (1,)] if len(row) == 1 else [(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)]
    return [[exact(pair, side) for pair, side in zip(row, chosen)] for chosen in sides]


def is_right(name, row, value):
    with mp.workprec(2400 if name in ARITHMETIC else mp.mp.prec):
        return is_enclosed(name, points(row), value)


def is_enclosed(name, points, value):
    high, low, error = value
    for point in points:
        if name == "digits":
            # high is the whole number of 15 digits, low the exponent.
            wanted = abs(point[0]) * mp.mpf(10) ** -int(low)
            right = high == 0 and point[0] == 0 or (
                abs(wanted - abs(mp.mpf(high))) <= mp.mpf(1) / 2 and (high < 0) == (point[0] < 0)
                and 10**14 <= abs(high) < 10**15
            )
        elif name == "nearestDouble":
            right = float(point[0]) == high
        else:
            try:
                true = TRUE[name](*point)
            except (ZeroDivisionError, ValueError):
                return False
            if not isinstance(true, mp.mpf) or mp.isnan(true):
                return False
            right = abs(true - mp.mpf(high) - mp.mpf(low)) <= mp.mpf(error) + NOISE
        if not right:
            return False
    return True


def wrong(name, rows, values):
    return [(row, value) for row, value in zip(rows, values)
            if value[2] != math.inf and not is_right(name, row, value)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_intermixed_args()
    listing = subprocess.run(
        [options.program, "pairs"], stdout=subprocess.PIPE, text=True, check=True).stdout
    arities = {name: int(arity) for name, arity in map(str.split, listing.splitlines())}
    if set(arities) != set(TRUE):
        sys.exit(f"error: not checked: {set(arities) ^ set(TRUE)}")
    print(f"{options.count} arguments each, seed {options.seed}")
    failures = 0
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        for name in options.names or arities:
            arguments = Arguments(name, options.seed)
            rows = [arguments.row(arities[name]) for _ in range(options.count)]
            operands = [x for row in rows for pair in row for x in pair]
            output = subprocess.run(
                [options.program, "pairs", name], stdout=subprocess.PIPE, check=True,
                input=struct.pack(f"<{len(operands)}d", *operands)).stdout
            flat = struct.unpack(f"<{3 * len(rows)}d", output)
            values = [flat[k:k + 3] for k in range(0, len(flat), 3)]
            starts = range(0, len(rows), 1000)
            found = pool.map(
                wrong, [name] * len(starts), [rows[k:k + 1000] for k in starts],
                [values[k:k + 1000] for k in starts])
            escapes = [escape for part in found for escape in part]
            known = sum(value[2] != math.inf for value in values)
            print(f"{name:14}{known:>8} known {len(escapes):>4} wrong", flush=True)
            for row, value in escapes[:3]:
                print("  ", row, value)
            failures += len(escapes)
    if failures:
        sys.exit(f"error: {failures} values outside their bounds")


if __name__ == "__main__":
    main()

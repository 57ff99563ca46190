#!/usr/bin/env python3
"""Counts for how many formulas of textbooks `ordinate analyze` proves that its lists are complete, and tests those
claims with arithmetic that is not ours.

    claims.py [--program PATH] [--count N] [--seed N] [--formulas FILE] [--list]

Each formula is read and evaluated here, by doubles at thousands of places and by mpmath with 60 digits where these
leave a doubt. Where a list is claimed to be complete, each change of sign and each turn between two places has to be
explained by a listed place, each listed zero and turn has to be one, and no value may be beyond the extremes. Where
places are claimed to be without end, or more than can be listed, there have to be many.

`FILE` has formulas as lines of JSON: {"kind", "formula", "x": [least, greatest]}; without it they are drawn from a
few patterns. `--list` prints those whose lists are not proved.
"""
import argparse
import collections
import concurrent.futures
import json
import math
import os
import random
import subprocess
import sys

import mpmath

PATTERNS = {
    "powers": ["x^{n}-{a}x", "{a}x^4-{b}x^2+{c}", "(x-{a})^2(x+{b})", "(x^2-{a})^{n}", "x({a}-x)^3"],
    "quotients": ["({a}x+{b})/(x^2-{c})", "(x^2-{a})/(x-{b})", "{a}x^3/(x^2+{b}x)", "{a}/(x-{b})^2", "(x^2-1)/(x-1)"],
    "angles": ["{a}sin({b}x)-1", "cos(πx/{a})", "sin(x)+cos({a}x)", "tan(x/{a})", "sin(x)^2", "cos(πx/180)", "x-sin(x)"],
    "growth": ["e^x-{a}x", "x*ln(x)", "ln(x^2+{a})-{b}", "√x-x", "x^(1/3)-{a}x", "e^(-x^2)", "x*e^(-x)", "ln(x)/x"],
    "steps": ["|x^2-{a}|", "floor(x)-x/{n}", "mod(x,{a})-1", "max(x,{a}-x^2)", "sign(x-{a})", "|x-{a}|+|x+{b}|", "round(x/{a})"],
    "composed": ["√(|x^2-{a}x|)", "ln(|x-{a}|)", "atan({a}x-{b})", "1/(1+(x^2-{a})^2)", "(sin(x)+{a})^2-1", "√({a}-x^2)"],
}
WINDOWS = [[-10, 10], [-5, 5], [0, 20], [-100, 100], [-6.3, 6.3]]


def drawn(count, seed):
    r = random.Random(seed)
    for _ in range(count):
        kind = r.choice(list(PATTERNS))
        numbers = {name: r.randint(1, 6) for name in "abc"} | {"n": r.randint(2, 5)}
        yield {"kind": kind, "formula": r.choice(PATTERNS[kind]).format(**numbers), "x": r.choice(WINDOWS)}


# Reading.
FUNCTIONS = {
    "sin", "cos", "tan", "sec", "ln", "log", "log2", "exp", "abs", "floor", "round", "frac", "sign", "mod", "max", "min",
    "asin", "atan", "atan2", "hypot", "cosh", "sqrt", "cbrt", "sinh", "sinc", "erf", "gamma",
}
# A larger number is not raised to powers here.
LARGEST = 10 ** 6


class Reader:
    def __init__(self, text):
        self.text, self.at = text.replace(" ", ""), 0

    def peek(self):
        return self.text[self.at] if self.at < len(self.text) else ""

    def take(self, text):
        if self.text.startswith(text, self.at):
            self.at += len(text)
            return True
        return False

    def formula(self):
        tree = self.sum()
        if self.at != len(self.text):
            raise ValueError(self.text[self.at:])
        return tree

    def sum(self):
        tree = self.product()
        while self.peek() in ("+", "-") and self.peek():
            sign, other = self.text[self.at], None
            self.at += 1
            other = self.product()
            tree = (sign, tree, other)
        return tree

    def product(self):
        tree = self.signed()
        while True:
            if self.take("*"):
                tree = ("*", tree, self.signed())
            elif self.take("/"):
                tree = ("/", tree, self.signed())
            elif self.peek() and (self.peek() in "(√πxe" or self.peek().isalnum()):
                tree = ("*", tree, self.power())
            else:
                return tree

    def signed(self):
        if self.take("-"):
            return ("-", 0, self.signed())
        return self.power()

    def power(self):
        base = self.atom()
        if self.take("^"):
            return ("^", base, self.signed())
        return base

    def atom(self):
        if self.take("("):
            tree = self.sum()
            assert self.take(")")
            return tree
        if self.take("|"):
            tree = self.sum()
            assert self.take("|")
            return ("abs", tree)
        if self.take("√"):
            return ("sqrt", self.atom())
        if self.peek().isdigit():
            end = self.at
            while end < len(self.text) and (self.text[end].isdigit() or self.text[end] == "."):
                end += 1
            number, self.at = self.text[self.at:end], end
            return ("number", number)
        for name in sorted(FUNCTIONS, key=len, reverse=True):
            if self.text.startswith(name + "(", self.at):
                self.at += len(name) + 1
                operands = [self.sum()]
                while self.take(","):
                    operands.append(self.sum())
                assert self.take(")")
                return (name, *operands)
        for name in ("π", "x", "e"):
            if self.take(name):
                return (name,)
        raise ValueError(self.text[self.at:])


class Undefined(Exception):
    pass


class TooLarge(Exception):
    pass


# A sum whose parts cancel to this share of them is taken for 0, and what is so near to a whole number for that: with
# 60 digits this is rounding, if the place is one where the sum is 0.
CANCELLED = mpmath.mpf(10) ** -50
are_sums_rounded = False


def limited(number):
    if abs(number) > LARGEST:
        raise TooLarge
    return number


def value(tree, x):
    """The value at an mpmath number."""
    head = tree[0]
    if head == "number":
        return mpmath.mpf(tree[1])
    if head == "x":
        return x
    if head == "π":
        return +mpmath.pi
    if head == "e":
        return mpmath.e + 0
    if head == "^":
        base = value(tree[1], x)
        exponent = tree[2]
        power = value(exponent, x)
        if base < 0 and power != mpmath.floor(power):
            fraction = exponent if exponent[0] == "/" else None
            if fraction and {fraction[1][0], fraction[2][0]} == {"number"} and int(fraction[2][1]) % 2 == 1:
                top = int(fraction[1][1])
                return (-1) ** top * (-base) ** power
            raise Undefined
        if base == 0 and power < 0:
            raise Undefined
        if base != 0:
            limited(power * mpmath.log(abs(base)))
        return base ** power
    parts = [value(part, x) if part else mpmath.mpf(0) for part in tree[1:]]
    a = parts[0]
    b = parts[1] if len(parts) > 1 else None
    if head in ("+", "-"):
        total = a + b if head == "+" else a - b
        return mpmath.mpf(0) if are_sums_rounded and abs(total) <= CANCELLED * (abs(a) + abs(b)) else total
    if head == "*":
        return a * b
    if head == "/":
        if b == 0:
            raise Undefined
        return a / b
    if head in ("ln", "log"):
        if a <= 0:
            raise Undefined
        return mpmath.log(a) if head == "ln" else mpmath.log10(a)
    if head == "sqrt":
        if a < 0:
            raise Undefined
        return mpmath.sqrt(a)
    if head == "mod":
        return a - b * mpmath.floor(a / b)
    if head == "round":
        return mpmath.sign(a) * mpmath.floor(abs(a) + 0.5)
    if head == "frac":
        return a - mpmath.sign(a) * mpmath.floor(abs(a))
    if head in ("tan", "sec"):
        if mpmath.cos(a) == 0:
            raise Undefined
    if head == "asin" and abs(a) > 1:
        raise Undefined
    if head == "cbrt":
        return mpmath.sign(a) * mpmath.cbrt(abs(a))
    if head == "log2":
        return value(("ln", tree[1]), x) / mpmath.log(2)
    if head == "sinc":
        return value(("sin", tree[1]), x) / a if a != 0 else mpmath.mpf(1)
    if head == "atan2" and a == 0 and b == 0:
        raise Undefined
    if head in ("exp", "sinh", "cosh", "gamma"):
        limited(a)
    if head == "erf":
        return mpmath.erf(a) if abs(a) < LARGEST else mpmath.sign(a)
    if head in ("atan2", "hypot"):
        return {"atan2": mpmath.atan2, "hypot": mpmath.hypot}[head](a, b)
    if head in ("max", "min"):
        return (max if head == "max" else min)(parts)
    if head == "abs":
        return abs(a)
    if head in ("sin", "tan"):
        y = {"sin": mpmath.sin, "tan": mpmath.tan}[head](a)
        # So near to 0, next to a multiple of π, only the rounding of π keeps it from being 0.
        return y if abs(y) > mpmath.mpf(10) ** -50 or abs(a) < 1 else mpmath.mpf(0)
    if head == "floor":
        whole = mpmath.nint(a)
        return whole if are_sums_rounded and abs(a - whole) <= CANCELLED * (1 + abs(a)) else mpmath.floor(a)
    return {"cos": mpmath.cos, "exp": mpmath.exp,
            "sec": mpmath.sec, "sign": mpmath.sign, "asin": mpmath.asin, "atan": mpmath.atan, "cosh": mpmath.cosh,
            "sinh": mpmath.sinh, "gamma": mpmath.gamma}[head](a)


def exact(tree, x):
    """The value, `None` where the formula is undefined, or NaN where it takes too long."""
    try:
        return value(tree, mpmath.mpf(x))
    except (Undefined, OverflowError, ZeroDivisionError, ValueError):
        return None
    except TooLarge:
        return mpmath.nan


def places_of(found):
    """Where something is listed, in order."""
    turns = [turn["x"] for turn in found["turns"]]
    gaps = [end for gap in found["gaps"] for end in gap]
    ranges = [end for pair in found["zeroRanges"] for end in pair]
    endless = [end for point in found["accumulations"] for end in (point["from"], point["to"])]
    crowds = [end for crowd in found["crowds"] for end in (crowd["from"], crowd["to"])]
    return sorted(set(found["zeros"] + found["poles"] + turns + gaps + ranges + endless + crowds))


def endless_problems(tree, point):
    """What contradicts that there are places without end next to a point: near it there should be many."""
    x = mpmath.mpf(point["x"])
    counts = {"zeros": 0, "turns": 0}
    for end in (point["from"], point["to"]):
        width = mpmath.mpf(end) - x
        if width == 0:
            continue
        # Most such places lie evenly over the reciprocals of the distances, or over powers of their logarithms.
        for distances in ([1 / (1 + index * mpmath.mpf("0.0371")) for index in range(500)],
                          [mpmath.mpf(10) ** -(mpmath.mpf(index) / 10) ** 3 for index in range(400)]):
            ys = [exact(tree, x + width * distance) for distance in distances]
            ys = [y for y in ys if y is not None and not mpmath.isnan(y)]
            # Where a curve jumps from 0, no two values may have different signs.
            zeros = sum(a * b <= 0 or min(abs(a), abs(b)) < max(abs(a), abs(b)) / 20 for a, b in zip(ys, ys[1:]))
            counts["zeros"] = max(counts["zeros"], zeros)
            steps = [b - a for a, b in zip(ys, ys[1:])]
            counts["turns"] = max(counts["turns"], sum(a * b < 0 for a, b in zip(steps, steps[1:])))
    return [f"only {counts[kind]} {kind} near {point['x']}" for kind in counts if point[kind] and counts[kind] < 8]


def crowd_problems(tree, crowd):
    """What contradicts that a curve turns or breaks often in a range: it should do so between some of its values."""
    low, high = mpmath.mpf(crowd["from"]), mpmath.mpf(crowd["to"])
    shares = [mpmath.mpf(index) * mpmath.mpf("0.618033988749895") % 1 for index in range(1, 600)]
    shares += [share ** 4 for share in shares[:200]] + [1 - share ** 4 for share in shares[:200]]
    ys = [exact(tree, low + (high - low) * share) for share in sorted(shares)]
    breaks = sum((a is None) != (b is None) for a, b in zip(ys, ys[1:]))
    known = [y for y in ys if y is not None and not mpmath.isnan(y)]
    steps = [step for a, b in zip(known, known[1:]) if (step := b - a) != 0]
    # A curve of whole numbers breaks wherever it changes.
    if all(y == mpmath.nint(y) for y in known):
        breaks += len(steps)
    count = breaks + sum(a * b < 0 for a, b in zip(steps, steps[1:]))
    wanted = min(20, crowd["leastCount"])
    return [f"only {count} turns from {crowd['from']} to {crowd['to']}"] if count < wanted else []


def nearest(tree, x, y):
    """The value next to a double that is nearest to y: a steep function may be far from y at the double itself. `None`
    where it has no value."""
    middle, spread = mpmath.mpf(x), mpmath.mpf(4 * math.ulp(x))
    known = []
    for _ in range(40):
        places = [middle + spread * step / 8 for step in range(-8, 9)]
        new = [(exact(tree, place), place) for place in places]
        known += [pair for pair in new if pair[0] is not None and not mpmath.isnan(pair[0])]
        if not known:
            return None
        best, middle = min(known, key=lambda pair: abs(pair[0] - y))
        if abs(best - y) <= 1e-6 * max(1, abs(y)):
            break
        spread /= 4
    return best


def sums(tree, x):
    """All sums and differences in a formula, and those of steps with the nearest whole number."""
    for part in tree[1:]:
        if isinstance(part, tuple):
            yield from sums(part, x)
    if tree[0] in ("+", "-"):
        yield tree
    if tree[0] == "floor":
        y = exact(tree[1], x)
        # Larger values have no nearest whole number that doubles tell apart.
        if y is not None and abs(y) < 2 ** 53:
            yield ("-", tree[1], ("number", str(int(mpmath.nint(y)))))


def lone_values(tree, x):
    """The values next to a double at places, perhaps irrational, where a sum in the formula is 0."""
    global are_sums_rounded
    for part in sums(tree, x):
        low, high = (mpmath.mpf(x) + step * mpmath.mpf(4 * math.ulp(x)) for step in (-1, 1))
        ends = exact(part, low), exact(part, high)
        if None in ends or not ends[0] * ends[1] < 0:
            continue
        for _ in range(220):
            middle = (low + high) / 2
            low, high = (middle, high) if exact(part, middle) * ends[0] > 0 else (low, middle)
        are_sums_rounded = True
        try:
            y = exact(tree, low)
        finally:
            are_sums_rounded = False
        if y is not None:
            yield y


def problems(row, found, samples):
    """What contradicts a claim."""
    tree = Reader(row["formula"]).formula()
    low, high = row["x"]
    width = high - low
    marks = places_of(found)
    edges = [low, *[mark for mark in marks if low < mark < high], high]
    wrong = []
    margin = width * 1e-9
    values = []
    for left, right in zip(edges, edges[1:]):
        if right - left < 4 * margin:
            continue
        is_endless = any(point["from"] <= left and right <= point["to"] for point in found["accumulations"] + found["crowds"])
        count = max(6, int(samples * (right - left) / width))
        xs = [left + margin + (right - left - 2 * margin) * index / count for index in range(count + 1)]
        ys = [(x, y) for x in xs if (y := exact(tree, x)) is None or not mpmath.isnan(y)]
        if not ys:
            continue
        values += [pair for pair in ys if pair[1] is not None]
        if is_endless:
            continue
        inside = any(pair[0] <= left + margin and right - margin <= pair[1] for pair in found["gaps"])
        if inside:
            # A lone point is no part of the curve.
            ys = [(x, y) for x, y in ys if y is None or exact(tree, x - margin) or exact(tree, x + margin)]
        if inside != all(y is None for _, y in ys):
            wrong.append(f"defined otherwise from {left} to {right}")
            continue
        if inside:
            continue
        if any(y is None for _, y in ys):
            wrong.append(f"partly undefined from {left} to {right}")
            continue
        # Between two marks the function keeps its sign and its direction.
        signs = {mpmath.sign(y) for _, y in ys}
        if len(signs - {0}) > 1 or (0 in signs and len(signs) > 1):
            wrong.append(f"a zero between {left} and {right}")
        size = max(abs(y) for _, y in ys)
        steps = [mpmath.sign(b - a) if abs(b - a) > size * mpmath.mpf(10) ** -50 else 0 for (_, a), (_, b) in zip(ys, ys[1:])]
        # A level part is no turn.
        if any(a * b < 0 for a, b in zip(steps, steps[1:])):
            wrong.append(f"a turn between {left} and {right}")
    for name, least in (("minimum", True), ("maximum", False)):
        extreme = found[name]
        if extreme is None or not values or found["crowds"] and found["enclosures"][name] is None:
            continue
        y = mpmath.mpf(extreme["y"])
        best = (min if least else max)(values, key=lambda pair: pair[1])
        excess = (y - best[1]) if least else (best[1] - y)
        if excess > 1e-8 * max(1, abs(y)):
            wrong.append(f"{name} {extreme} is beaten at {best[0]}")
        at_place = exact(tree, extreme["x"])
        if at_place is not None and mpmath.isnan(at_place):
            continue
        reached = nearest(tree, extreme["x"], y)
        # No double may be the place of a lone point.
        if reached is None and any(low <= extreme["x"] <= high for low, high in found["gaps"]):
            continue
        if not any(other is not None and abs(other - y) <= 1e-6 * max(1, abs(y))
                   for other in (reached, *lone_values(tree, extreme["x"]))):
            wrong.append(f"{name} {extreme} is not there: {reached}")
    for x, enclosure in zip(found["zeros"], found["enclosures"]["zeros"]):
        if enclosure is None:
            wrong.append(f"zero {x} has no enclosure")
            continue
        near = [exact(tree, place) for place in (enclosure[0], enclosure[1], x)]
        around = [exact(tree, x + step) for step in (-margin, margin)]
        known = [y for y in near if y is not None]
        if 0 in known or 0 in lone_values(tree, x):
            continue
        if not known:
            wrong.append(f"zero {x} is undefined")
        elif len(near) > 1 and near[0] is not None and near[1] is not None and near[0] * near[1] <= 0:
            continue
        elif not any(y is not None and min(abs(k) for k in known) <= 1e-2 * abs(y) for y in around):
            wrong.append(f"zero {x} is none: {known}, {around}")
    return wrong


def analysed(program, row):
    run = subprocess.run(
        [program, "analyze", row["formula"], "--x", f"{row['x'][0]}:{row['x'][1]}", "--json"], capture_output=True)
    return json.loads(run.stdout) if run.returncode == 0 else None


def examined(task):
    program, row, samples = task
    mpmath.mp.dps = 60
    found = analysed(program, row)
    if found is None:
        return row, None, ["no answer"]
    wrong = []
    if samples:
        tree = Reader(row["formula"]).formula()
        wrong = [problem for point in found["accumulations"][:3] for problem in endless_problems(tree, point)]
        wrong += [problem for crowd in found["crowds"][:3] for problem in crowd_problems(tree, crowd)]
        if found["completeElsewhere"]:
            wrong += problems(row, found, samples)
    return row, found, wrong


EXCEPTIONS = {"endless": "places without end", "crowded": "places too many to list"}


def claim(found):
    """How much is claimed to be complete."""
    if found and found["complete"]:
        return "whole"
    if not found or not found["completeElsewhere"]:
        return "no"
    return "crowded" if found["crowds"] else "endless"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", default=".build/release/ordinate")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--formulas")
    parser.add_argument("--samples", type=int, default=400, help="places of each formula; 0 tests no claim")
    parser.add_argument("--least", type=float, default=0, help="the least share that has to be proved, in percent")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    if options.formulas:
        with open(options.formulas, encoding="utf-8") as lines:
            rows = [json.loads(line) for line in lines][: options.count]
    else:
        rows = list(drawn(options.count, options.seed))
    counts = collections.defaultdict(collections.Counter)
    failures = 0
    with concurrent.futures.ProcessPoolExecutor() as pool:
        tasks = [(options.program, row, options.samples) for row in rows]
        for row, found, wrong in pool.map(examined, tasks, chunksize=8):
            kind = claim(found)
            for key in (row["kind"], "all"):
                counts[key][kind] += 1
            if options.list and kind == "no":
                print("not proved:", row["kind"], row["formula"], *row["x"])
            for problem in wrong:
                failures += 1
                print("WRONG:", row["formula"], *row["x"], problem)
    for kind, claims in sorted(counts.items()):
        rest = [f"{claims[name]} but for {what}" for name, what in EXCEPTIONS.items() if claims[name]]
        share = 100 * claims["whole"] / claims.total()
        print(", ".join([f"{kind:15} {claims['whole']:5} of {claims.total():5}  {share:6.2f} %", *rest]))
    claims = counts["all"]
    proved, count = claims["whole"], claims.total()
    if failures or 100 * proved / count < options.least:
        sys.exit(1)


if __name__ == "__main__":
    main()

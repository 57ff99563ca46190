#!/usr/bin/env python3
"""Checks pictures of proofs of random relations with arithmetic that is not ours.

    Tests/Proofs/relations.py [--count N] [--seed N] [--deep] [--program PATH] [--only INDEX]

No pixel that is proved may certainly be without a solution, and none that is empty may certainly have one,
by Arb with 200 bits. Prints how many pixels stay undecided, and fails if these are many. `--deep` takes windows in
which doubles do not tell pixels apart, on a curve of the relation if one is found. `--only` replays one relation of a
seed.
"""

import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys
from fractions import Fraction

from flint import arb, ctx, fmpq

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZE = 16
# The largest share of pixels that may stay undecided.
MOST_UNDECIDED = 0.01
SHOWN = 20
BITS = 200


class Undefined(Exception):
    """There is certainly no value."""


def positive(x):
    """The operand of a function whose domain ends at 0."""
    if x < 0:
        raise Undefined
    return x


def divided(x, y):
    if y == 0:
        raise Undefined
    return x / y


def logarithm(x):
    if x <= 0:
        raise Undefined
    return x.log()


# How a node is written, and its value.
FUNCTIONS = {
    "+": ("({0}+{1})", lambda a, b: a + b),
    "-": ("({0}-{1})", lambda a, b: a - b),
    "*": ("({0}*{1})", lambda a, b: a * b),
    "/": ("({0}/{1})", divided),
    "square": ("({0})^2", lambda a: a * a),
    "cube": ("({0})^3", lambda a: a * a * a),
    "sqrt": ("sqrt({0})", lambda a: positive(a).sqrt()),
    "sin": ("sin({0})", lambda a: a.sin()),
    "cos": ("cos({0})", lambda a: a.cos()),
    "exp": ("exp({0})", lambda a: a.exp()),
    "ln": ("ln({0})", logarithm),
    "abs": ("abs({0})", abs),
    "min": ("min({0},{1})", lambda a, b: a.min(b)),
    "max": ("max({0},{1})", lambda a, b: a.max(b)),
    "floor": ("floor({0})", lambda a: a.floor()),
}
ONE = ["square", "square", "cube", "sqrt", "sin", "cos", "exp", "ln", "abs", "floor"]
TWO = ["+", "+", "-", "-", "*", "*", "/", "min", "max"]
# A step has no continuous values.
STEPS = {"floor"}


def formula(generator, depth):
    """A random formula as nested tuples."""
    kind = generator.random()
    if depth == 0 or kind < 0.15:
        number = generator.choice([None, None, None, generator.randint(1, 4), generator.choice([0.5, 1.5, 0.1])])
        return generator.choice("xy") if number is None else number
    name = generator.choice(ONE) if kind < 0.45 else generator.choice(TWO)
    count = 2 if name in TWO else 1
    return (name, *[formula(generator, depth - 1) for _ in range(count)])


def relation(generator, depth):
    kind = generator.random()
    if depth == 0 or kind < 0.6:
        sign = generator.choice(["=", "=", "=", "<", ">=", ">"])
        return (sign, formula(generator, 3), formula(generator, generator.randint(0, 2)))
    if kind < 0.7:
        return ("not", relation(generator, depth - 1))
    return (generator.choice(["and", "or"]), relation(generator, depth - 1), relation(generator, depth - 1))


def text(node):
    if not isinstance(node, tuple):
        return str(node)
    name, *parts = node
    if name in FUNCTIONS:
        return FUNCTIONS[name][0].format(*map(text, parts))
    if name == "not":
        return f"not ({text(parts[0])})"
    if name in ("and", "or"):
        return f"({text(parts[0])}) {name} ({text(parts[1])})"
    return f"{text(parts[0])} {name} {text(parts[1])}"


def value(node, x, y):
    if node == "x":
        return x
    if node == "y":
        return y
    if not isinstance(node, tuple):
        return arb(str(node)) if isinstance(node, float) else arb(node)
    name, *parts = node
    values = [value(part, x, y) for part in parts]
    # A ball less itself is not 0.
    if name == "-" and parts[0] == parts[1] and values[0].is_finite():
        return arb(0)
    if name == "/" and parts[0] == parts[1] and (values[0] > 0 or values[0] < 0):
        return arb(1)
    return FUNCTIONS[name][1](*values)


def difference(node, x, y):
    return value(node[1], x, y) - value(node[2], x, y)


def truth(node, x, y):
    """Whether the relation holds at all points of a box; `None` where that is not certain."""
    name = node[0]
    if name == "not":
        inner = truth(node[1], x, y)
        return None if inner is None else not inner
    if name in ("and", "or"):
        parts = [truth(part, x, y) for part in node[1:]]
        decides = name == "or"
        if decides in parts:
            return decides
        return None if None in parts else not decides
    try:
        gap = difference(node, x, y)
    except Undefined:
        return False
    if not gap.is_finite():
        return None
    if name == "=":
        return False if gap > 0 or gap < 0 else True if gap == 0 else None
    if gap > 0:
        return name in (">", ">=")
    if gap < 0:
        return name == "<"
    if gap == 0:
        return name == ">="
    return None


def is_continuous(node, x, y):
    """Whether a formula has finite enclosures and no steps, so that it is continuous."""
    if not isinstance(node, tuple):
        return True
    if node[0] in STEPS or not all(is_continuous(part, x, y) for part in node[1:]):
        return False
    try:
        return bool(value(node, x, y).is_finite())
    except Undefined:
        return False


def has_solution(node, box, points):
    """Whether a box certainly contains a solution."""
    if any(truth(node, x, y) for x, y in points):
        return True
    name = node[0]
    if name == "or":
        return any(has_solution(part, box, points) for part in node[1:])
    if name == "and":
        open_parts = [part for part in node[1:] if truth(part, *box) is not True]
        return len(open_parts) == 1 and has_solution(open_parts[0], box, points)
    if name != "=":
        return False
    if not (is_continuous(node[1], *box) and is_continuous(node[2], *box)):
        return False
    gaps = [difference(node, x, y) for x, y in points]
    return any(gap > 0 for gap in gaps) and any(gap < 0 for gap in gaps)


def is_empty(node, box, parts=4):
    """Whether a box certainly contains no solution."""
    (x, y) = box
    for row in split(y, parts):
        for column in split(x, parts):
            if truth(node, column, row) is not False:
                return False
    return True


def split(side, parts):
    low, high = side.lower(), side.upper()
    return [
        (low + (high - low) * k / parts).union(low + (high - low) * (k + 1) / parts) for k in range(parts)
    ]


def exact(number):
    """A fraction as a ball."""
    return arb(fmpq(number.numerator, number.denominator))


def atoms(node):
    """The comparisons of a relation."""
    if node[0] in ("not", "and", "or"):
        return [atom for part in node[1:] for atom in atoms(part)]
    return [node]


def crossing(node, x):
    """An ordinate, to 200 bits, at which the sides of a comparison are equal, or where one ends; `None` if none is
    found."""
    def sign(y):
        try:
            gap = difference(node, exact(x), exact(y))
        except Undefined:
            return None
        return gap > 0 if gap.is_finite() and (gap > 0 or gap < 0) else None
    places = [Fraction(k, 16) + Fraction(1, 97) for k in range(-64, 64)]
    for low, high in zip(places, places[1:]):
        before = sign(low)
        if before == sign(high):
            continue
        for _ in range(160):
            middle = (low + high) / 2
            low, high = (middle, high) if sign(middle) == before else (low, middle)
        return low
    return None


def deep_window(node, generator):
    """Ranges in which pixels are narrower than doubles tell apart."""
    scale, digits = generator.choice([(1, 12), (1, 20), (1, 30), (10**15, 0), (10**15, 6)])
    width = Fraction(1, 10**digits) * generator.choice([1, 2, 5])
    x = scale * Fraction(generator.randint(-4000, 4000) * 2 + 1, 2000)
    roots = [root for root in (crossing(atom, x) for atom in atoms(node)) if root is not None]
    y = generator.choice(roots) if roots else Fraction(generator.randint(-4000, 4000), 1000)
    step = width / 100
    y = (y / step).__floor__() * step - generator.randint(0, 100) * step
    return (x, x + width, y, y + width)


def as_read(low, high):
    """The ends of a range as the program has them: doubles, unless doubles do not tell its pixels apart."""
    if high - low < max(abs(low), abs(high)) / Fraction(2) ** 30:
        return low, high
    return Fraction(float(low)), Fraction(float(high))


def decimal(number):
    """A fraction whose denominator is a power of ten or divides one."""
    if isinstance(number, int):
        return str(number)
    digits = int(number * 10**40)
    assert digits == number * 10**40
    return f"{digits}e-40"


def answers(program, words, window):
    """The picture of a proof, as rows of letters from the top: p proved, e empty, u undecided."""
    x0, x1, y0, y1 = window
    run = subprocess.run(
        [program, "plot", words, "--proof", "--size", f"{SIZE}x{SIZE}", f"--x={decimal(x0)}:{decimal(x1)}",
         f"--y={decimal(y0)}:{decimal(y1)}",
         "--out", "-", "--format", "svg"],
        capture_output=True, text=True, timeout=120, check=False,
    )
    if run.returncode:
        raise RuntimeError(run.stderr)
    picture = [["e"] * SIZE for _ in range(SIZE)]
    for path, color in re.findall(r'<path class="region" d="([^"]*)" stroke="#(\w+)"', run.stdout):
        for start, row, end in re.findall(r"M([\d.]+),([\d.]+)L([\d.]+),", path):
            for column in range(int(start), int(end)):
                picture[int(float(row))][column] = "p" if color == "000000" else "u"
    return picture


def problems(node, picture, window, generator):
    """The pixels that Arb contradicts."""
    x0, x1, y0, y1 = as_read(*window[:2]) + as_read(*window[2:])
    found = []
    for row in range(SIZE):
        for column in range(SIZE):
            edges = [exact(x0 + Fraction(x1 - x0) * (column + k) / SIZE) for k in (0, 1)]
            heights = [exact(y1 - Fraction(y1 - y0) * (row + k) / SIZE) for k in (0, 1)]
            box = (edges[0].union(edges[1]), heights[0].union(heights[1]))
            answer = picture[row][column]
            if answer == "p" and is_empty(node, box):
                found.append((column, row, "proved, but empty"))
            elif answer == "e":
                inner = [
                    (edges[0] + (edges[1] - edges[0]) * generator.randint(1, 63) / 64,
                     heights[0] + (heights[1] - heights[0]) * generator.randint(1, 63) / 64)
                    for _ in range(3)
                ]
                if has_solution(node, box, [(x, y) for x in edges for y in heights] + inner):
                    found.append((column, row, "empty, but with a solution"))
    return found


def checked(program, seed, is_deep, index):
    """How many pixels of one relation have each answer, and what is wrong with some of them."""
    ctx.prec = BITS
    generator = random.Random(f"{seed} {index}")
    node = relation(generator, 2)
    x0, y0 = generator.randint(-4, 1), generator.randint(-4, 1)
    window = (x0, x0 + generator.choice([1, 2, 5]), y0, y0 + generator.choice([1, 2, 5]))
    if is_deep:
        window = deep_window(node, generator)
    picture = answers(program, text(node), window)
    counts = {letter: sum(line.count(letter) for line in picture) for letter in "peu"}
    wrong = [
        f"relation {index}, {text(node)}, window {[decimal(end) for end in window]}: pixel {column}, {row} is {problem}"
        for column, row, problem in problems(node, picture, window, generator)
    ]
    return counts, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--deep", action="store_true")
    parser.add_argument("--program", default=str(ROOT / ".build/release/ordinate"))
    parser.add_argument("--only", type=int, default=None)
    options = parser.parse_args()
    seed = random.randrange(10**9) if options.seed is None else options.seed
    indices = range(options.count) if options.only is None else [options.only]
    print(f"{len(indices)} relations, seed {seed}", flush=True)
    total = {"p": 0, "e": 0, "u": 0}
    wrong = []
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        runs = [pool.submit(checked, options.program, seed, options.deep, index) for index in indices]
        for run in runs:
            counts, found = run.result()
            for letter in total:
                total[letter] += counts[letter]
            wrong += found
    for line in wrong[:SHOWN]:
        print(line)
    pixels = sum(total.values())
    print(f"{pixels} pixels: {total['p']} proved, {total['e']} empty, {total['u']} undecided")
    if wrong:
        sys.exit(f"error: {len(wrong)} pixels are wrong; replay with --seed {seed}")
    if total["u"] > MOST_UNDECIDED * pixels:
        sys.exit("error: too many pixels are undecided")


if __name__ == "__main__":
    main()

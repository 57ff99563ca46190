#!/usr/bin/env python3
"""Checks that balls enclose the values of python-flint, which is Arb.

    Tests/Accuracy/enclosures.py PROGRAM [--count N] [--seed N] [NAME…]

PROGRAM is the built RealsCheck. Draws N arguments over all operations and precisions of 53 to 3,000 bits:
tiny and huge ones, near multiples of π, near ±1, near poles, with and without a radius. For each, the value
at the centre, at both ends and at a point between, with many more bits, has to lie in the ball. An exact
argument inside the domain has to have a ball, of nearly all the bits that were asked for.
"""
import argparse
import collections
import concurrent.futures
import os
import random
import subprocess
import sys

from flint import acb, arb, ctx

WORK = 500
# Bits that a ball may lack of the precision asked for.
MOST_LOST = 24
# An operation's name: how arguments are drawn, and the value.
OPERATIONS = {
    "add": ("xx", lambda x, y: x + y),
    "subtract": ("xx", lambda x, y: x - y),
    "multiply": ("xx", lambda x, y: x * y),
    "divide": ("xx", lambda x, y: x / y),
    "sqrt": ("p", lambda x: x.sqrt()),
    "root": ("pn", lambda x, n: x.root(n)),
    "integerPower": ("xz", lambda x, n: x ** n),
    "power": ("bs", lambda x, y: (x.log() * y).exp() if not y.is_zero() else arb(1)),
    "exp": ("e", lambda x: x.exp()),
    "log": ("p", lambda x: x.log()),
    "sin": ("a", lambda x: x.sin()),
    "cos": ("a", lambda x: x.cos()),
    "asin": ("u", lambda x: x.asin()),
    "acos": ("u", lambda x: x.acos()),
    "atan": ("x", lambda x: x.atan()),
    "atan2": ("xx", lambda y, x: arb.atan2(y, x)),
    "sinh": ("e", lambda x: x.sinh()),
    "cosh": ("e", lambda x: x.cosh()),
    "tanh": ("e", lambda x: x.tanh()),
    "asinh": ("x", lambda x: x.asinh()),
    "acosh": ("m", lambda x: x.acosh()),
    "atanh": ("u", lambda x: x.atanh()),
    "gamma": ("g", lambda x: x.gamma()),
    "digamma": ("g", lambda x: x.digamma()),
    "polygamma": ("gd", lambda x, n: acb(x).polygamma(n).real),
    "erf": ("f", lambda x: x.erf()),
    "erfc": ("f", lambda x: x.erfc()),
    "pi": ("o", lambda _: arb.pi()),
    "log2": ("o", lambda _: arb(2).log()),
}
# How often these are drawn: they take long.
RARE = {
    "gamma": 0.2, "digamma": 0.2, "polygamma": 0.1, "erf": 0.3, "erfc": 0.3, "pi": 0.02, "log2": 0.02,
}


class Ball:
    """mantissa · 2^exponent ± radius · 2^weight"""

    def __init__(self, mantissa, exponent, radius=0, weight=0):
        self.mantissa, self.exponent, self.radius, self.weight = mantissa, exponent, radius, weight

    @classmethod
    def read(cls, line):
        mantissa, exponent, radius, weight = line.split()
        return cls(int(mantissa, 16), int(exponent), int(radius, 16), int(weight))

    def text(self):
        return f"{self.mantissa:x}:{self.exponent}:{self.radius:x}:{self.weight}"

    @property
    def center(self):
        return arb((self.mantissa, self.exponent))

    @property
    def spread(self):
        return arb((self.radius, self.weight))

    def points(self, generator):
        """Exact numbers of the ball."""
        yield self.center
        if self.radius:
            ctx.prec = 20_000
            for part in (1 << 30, -(1 << 30), generator.randint(-(1 << 30), 1 << 30)):
                point = self.center + self.spread * arb((part, -30))
                if point.is_exact():
                    yield point


class Arguments:
    def __init__(self, seed):
        self.generator = random.Random(seed)

    def precision(self):
        return int(53 * (3000 / 53) ** self.generator.random())

    def number(self, precision, low, high):
        """A number with a magnitude of 2^low to 2^high and a random number of bits."""
        bits = self.generator.choice([1, 2, 8, 53, precision, precision + 64, 2 * precision])
        bits = self.generator.randint(1, bits)
        mantissa = self.generator.getrandbits(bits) | 1 << (bits - 1)
        return mantissa, int(self.generator.randint(low, high) - bits)

    def magnitude(self, precision, highest):
        """An exponent range: mostly ordinary, sometimes tiny or huge."""
        kind = self.generator.random()
        if kind < 0.6:
            return -6, min(8, highest)
        if kind < 0.7:
            return -2 * precision - 50, -5
        if kind < 0.75:
            return -100_000, -1000
        return 0, highest

    def near(self, center, precision):
        """A number beside a centre, by 2^-1 to 2^(-2·precision)."""
        distance = self.generator.randint(1, 2 * precision)
        ctx.prec = distance + 4
        mantissa, exponent = arb(center).mid().man_exp()
        sign = self.generator.choice([-1, 0, 1])
        ctx.prec = 4 * distance + 500
        point = arb((mantissa, exponent)) + arb((sign * self.generator.randint(1, 1 << 20), -distance - 20))
        mantissa, exponent = point.mid().man_exp()
        return int(mantissa), int(exponent)

    def centre(self, kind, precision):
        g = self.generator
        ctx.prec = 3 * precision + 200
        if kind == "o":
            return 1, 0
        if kind == "a" and g.random() < 0.3:
            multiple = g.randint(1, 1 << g.choice([2, 5, 20, 200]))
            return self.near(arb.pi() * multiple / g.choice([1, 2, 4]), precision)
        if kind in "xub" and g.random() < 0.25:
            return self.near(g.choice([-1, 1]) if kind != "b" else 1, precision)
        if kind == "u":
            return self.signed(self.number(precision, *self.magnitude(precision, 0)))
        if kind == "m":
            if g.random() < 0.4:
                mantissa, exponent = self.near(1, precision)
                return (mantissa, exponent) if arb((mantissa, exponent)) >= 1 else (1, 0)
            return self.number(precision, 1, g.choice([3, 60, 2000]))
        if kind == "g":
            if g.random() < 0.3:
                return self.near(g.randint(-60, 60), precision)
            mantissa, exponent = self.number(precision, *g.choice([(-5, 5), (-5, 5), (5, 9), (10, 40), (-99, 0)]))
            if exponent + mantissa.bit_length() > 9:
                return mantissa, exponent
            return self.signed((mantissa, exponent))
        if kind == "f":
            return self.signed(self.number(precision, *g.choice([(-4, 3), (2, 6), (5, 14), (-99, 0)])))
        if kind == "p" and g.random() < 0.25:
            return self.near(1, precision)
        highest = {"e": g.choice([12, 30, 58]), "a": g.choice([12, 200, 5000]), "b": 300, "s": 20}.get(kind, 2000)
        low, high = self.magnitude(precision, highest)
        pair = self.number(precision, low, high)
        return pair if kind in "pb" else self.signed(pair)

    def signed(self, pair):
        return (pair[0] * self.generator.choice([-1, 1]), pair[1])

    def operand(self, kind, precision):
        g = self.generator
        if kind == "d":
            return g.choice([1, 2, 3, 4, 9, 30, 100])
        if kind == "n":
            return g.choice([3, 3, 4, 5, 7, 12, 60])
        if kind == "z":
            return g.choice([-1, 2, -2, 3, 7, 10, -13, 100, 1000])
        ball = Ball(*self.centre(kind, precision))
        if kind != "o" and g.random() < 0.35:
            top = ball.exponent + ball.mantissa.bit_length()
            ball.radius = g.randint(1 << 31, (1 << 32) - 1)
            ball.weight = top - g.randint(1, precision + 50) - 32
        return ball

    def draw(self, names):
        name = self.generator.choice(names)
        while self.generator.random() > RARE.get(name, 1):
            name = self.generator.choice(names)
        precision = self.precision()
        return name, precision, [self.operand(kind, precision) for kind in OPERATIONS[name][0]]


def is_inside(name, point):
    """Whether numbers are in the operation's domain."""
    x = point[0]
    return {
        "sqrt": lambda: x >= 0, "root": lambda: x > 0, "log": lambda: x > 0, "power": lambda: x > 0,
        "divide": lambda: point[1] != 0, "asin": lambda: abs(x) <= 1, "acos": lambda: abs(x) <= 1,
        "atanh": lambda: abs(x) < 1, "acosh": lambda: x >= 1,
        "atan2": lambda: not (x == 0 and point[1] <= 0),
        "integerPower": lambda: x != 0 or point[1] >= 0,
        "gamma": lambda: not (x.is_integer() and x <= 0),
        "digamma": lambda: not (x.is_integer() and x <= 0),
        "polygamma": lambda: not (x.is_integer() and x <= 0),
    }.get(name, lambda: True)()


def problem(case, line, generator):
    """What is wrong with a ball, and how many bits it lacks."""
    name, precision, operands = case
    function = OPERATIONS[name][1]
    ball = None if line == "-" else Ball.read(line)
    is_exact = all(isinstance(operand, int) or not operand.radius for operand in operands)
    lists = [[operand] if isinstance(operand, int) else list(operand.points(generator)) for operand in operands]
    points = [tuple(values[min(k, len(values) - 1)] for values in lists) for k in range(max(map(len, lists)))]
    if len(points) > 1 and len(lists) > 1:
        points += [tuple(generator.choice(values) for values in lists) for _ in range(2)]
    lost = None
    for point in points:
        if not is_inside(name, point):
            continue
        more = precision + 80
        while True:
            ctx.prec = more
            value = function(*point)
            if value.is_finite() and (value.rel_accuracy_bits() > precision + 40 or value.is_zero()):
                break
            if more > 60_000:
                value = None
                break
            more *= 2
        if ball is None:
            if is_exact and value is not None and abs(value) < arb((1, 1 << 58)):
                return "no ball", None
            continue
        if value is None:
            continue
        ctx.prec = 200_000 if ball.radius and ball.weight - ball.exponent < 150_000 else 4000
        if value < ball.center - ball.spread or value > ball.center + ball.spread:
            return "escape", None
        if is_exact:
            top = ball.exponent + ball.mantissa.bit_length()
            lost = precision - (top - ball.weight - ball.radius.bit_length()) if ball.radius else 0
            if not value.is_zero() and ball.mantissa == 0:
                lost = precision
    return None, lost


def check(program, names, seed, count):
    arguments = Arguments(seed)
    cases = [arguments.draw(names) for _ in range(count)]
    lines = "".join(
        f"{name} {precision} {' '.join(str(o) if isinstance(o, int) else o.text() for o in operands)}\n"
        for name, precision, operands in cases)
    output = subprocess.run([program], input=lines, stdout=subprocess.PIPE, text=True, check=True).stdout
    counts, worst, problems = collections.Counter(), {}, []
    for case, line, text in zip(cases, output.splitlines(), lines.splitlines(), strict=True):
        found, lost = problem(case, line, arguments.generator)
        counts[case[0]] += 1
        counts[case[0], "without a ball"] += line == "-"
        if found:
            problems.append(f"{found}: {text}")
        if lost is not None and lost > worst.get(case[0], (-99, ""))[0]:
            worst[case[0]] = lost, text
    return counts, worst, problems


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_intermixed_args()
    names = options.names or list(OPERATIONS)
    counts, worst, problems = collections.Counter(), {}, []
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        starts = range(0, options.count, WORK)
        seeds = [options.seed * 1_000_003 + start for start in starts]
        sizes = [min(WORK, options.count - start) for start in starts]
        for some, lost, found in pool.map(
                check, [options.program] * len(seeds), [names] * len(seeds), seeds, sizes):
            counts += some
            problems += found
            for name, pair in lost.items():
                worst[name] = max(worst.get(name, pair), pair)
    print(f"{options.count} arguments, seed {options.seed}")
    print(f"{'':14}{'arguments':>10}{'no ball':>9}{'bits lost':>10}")
    for name in names:
        lost = worst.get(name, (0, ""))[0]
        print(f"{name:14}{counts[name]:10}{counts[name, 'without a ball']:9}{lost:10}")
        if lost > MOST_LOST:
            problems.append(f"{lost} bits lost: {worst[name][1]}")
    for line in problems[:40]:
        print(line if len(line) < 400 else line[:400] + "…", file=sys.stderr)
    if problems:
        sys.exit(f"error: {len(problems)} balls are wrong")


if __name__ == "__main__":
    main()

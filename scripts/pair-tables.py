#!/usr/bin/env python3
"""Writes PairTables.swift and PairTables+Constants.swift, whose entries are computed to 400 bits.

    .build/python/bin/python scripts/pair-tables.py

It needs mpmath.
"""
import contextlib
import pathlib

from mpmath import atan, bernoulli, exp, ln, mp, mpf, nint, pi, sin, sqrt

mp.prec = 400


def literal(value):
    """A double in hexadecimal, without zeros at its end."""
    if value == 0:
        return "0"
    mantissa, exponent = float(value).hex().split("p")
    if "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}p{exponent}"


def parts(value, count=2):
    """The nearest double, the double nearest to the rest, and so on."""
    result = []
    for _ in range(count):
        part = float(value)
        result.append(part)
        value = value - mpf(part)
    return result


def cut(value, bits, count):
    """As many parts as asked for, all but the last of so many bits."""
    result = []
    for _ in range(count - 1):
        _, exponent = mp.frexp(value)
        unit = mpf(2) ** (exponent - bits)
        part = nint(value / unit) * unit
        result.append(float(part))
        value -= part
    return result + [float(value)]


def table(name, comment, values):
    print(f"\n  /// {comment}")
    print(f"  static let {name}: [Double] = [")
    for value in values:
        high, low = parts(value)
        print(f"    {literal(high)}, {literal(low)},")
    print("  ]")


def word(name, comment, value):
    high, low = parts(value)
    print(f"\n  /// {comment}")
    print(f"  static let {name} = DoubleWord({literal(high)}, {literal(low)})")


def scalars(name, comment, values):
    print(f"\n  /// {comment}")
    print(f"  static let {name} = (")
    print("    " + ", ".join(literal(value) for value in values))
    print("  )")


FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Sources/Numerics/Pairs"


@contextlib.contextmanager
def file(name, comment, opening):
    """Everything that is printed meanwhile goes to a file of Swift."""
    with open(FOLDER / name, "w") as output, contextlib.redirect_stdout(output):
        print(f"// Written by scripts/pair-tables.py.\n\n{comment}\n{opening} {{", end="")
        yield
        print("}")


with file("PairTables+Constants.swift", "// Constants.", "extension PairTables"):
    word("pi", "π", pi)
    word("halfPi", "π ÷ 2", pi / 2)
    word("e", "e", exp(1))
    word("phi", "(1 + √5) ÷ 2", (1 + sqrt(5)) / 2)
    word("ln2", "ln 2", ln(2))
    word("log2OfE", "1 ÷ ln 2", 1 / ln(2))
    word("log10OfE", "1 ÷ ln 10", 1 / ln(10))
    word("radiansPerDegree", "π ÷ 180", pi / 180)
    word("degreesPerRadian", "180 ÷ π", 180 / pi)
    word("third", "1 ÷ 3", mpf(1) / 3)
    word("fifth", "1 ÷ 5", mpf(1) / 5)
    word("sixth", "1 ÷ 6", mpf(1) / 6)
    word("seventh", "1 ÷ 7", mpf(1) / 7)
    word("twentyFourth", "1 ÷ 24", mpf(1) / 24)
    word("hundredTwentieth", "1 ÷ 120", mpf(1) / 120)
    word("halfLnTau", "ln(2π) ÷ 2", ln(2 * pi) / 2)
    word("twoOverRootPi", "2 ÷ √π", 2 / sqrt(pi))
    scalars("ln2Parts", "ln 2 ÷ 1024 in three parts, the first two of 33 bits.", cut(ln(2) / 1024, 33, 3))
    scalars("angleParts", "π ÷ 128 in three parts of 53 bits.", parts(pi / 128, 3))

with file("PairTables.swift", "/// Constants of functions of pairs; each pair of doubles errs by at most 2⁻¹⁰⁶ of itself.",
          "enum PairTables"):
    table("coarsePowers", "2^(i÷32) for i from 0 to 31.", [mpf(2) ** (mpf(i) / 32) for i in range(32)])
    table("finePowers", "2^(i÷1024) for i from 0 to 31.", [mpf(2) ** (mpf(i) / 1024) for i in range(32)])
    table("logarithms", "-ln(i÷128) for i from 90 to 182.", [-ln(mpf(i) / 128) for i in range(90, 183)])
    table("sines", "sin(π·i÷128) for i from 0 to 64.", [sin(pi * i / 128) for i in range(65)])
    table("arcTangents", "atan(i÷64) for i from 0 to 64.", [atan(mpf(i) / 64) for i in range(65)])
    table("stirling", "B₂ₖ ÷ (2k(2k-1)) for k from 1 to 12, the numbers of Bernoulli.",
          [bernoulli(2 * k) / (2 * k * (2 * k - 1)) for k in range(1, 13)])

#!/usr/bin/env python3
"""Writes the table of arguments and true values that the unit tests check.

    Tests/Accuracy/make_table.py       writes Tests/NumericsTests/ElementaryValues.swift
"""
import itertools
import math
import pathlib

import mpmath as mp

from elementary import ARITY, LARGEST, TRUE, Arguments, ulp

COUNT = 60
TABLE = pathlib.Path(__file__).parent.parent / "NumericsTests/ElementaryValues.swift"

# Known to be hard: the double nearest to a multiple of π/2 (Muller et al., Handbook of
# Floating-Point Arithmetic, 2nd ed. 2018, section 11.3.2), the ends of the range, and places near zeros.
TINY, LEAST = 5e-324, 2.2250738585072014e-308
CIRCLE = [
    6381956970095103 * 2.0**797, 11.0, 22.0, 355.0, math.pi, math.pi / 2,
    math.pi / 4, 0.7853981633974484, 1e22, LARGEST, -LARGEST, TINY, LEAST, 2.0**-27,
]
HARD = {
    "exp": [709.782712893384, 709.7827128933841, -745.1332191019411, -745.1332191019412, -708.4],
    "exp2": [1023.9999999999999, 1024.0, -1074.0, -1074.9999999999998, -1022.5, 0.5],
    "expm1": [709.782712893384, 2.0**-54, -37.5, 0.34657359027997264, TINY],
    "ln": [TINY, LEAST, LARGEST, 0.9999999999999999, 1.0000000000000002, math.sqrt(2), math.e],
    "log2": [TINY, LEAST, LARGEST, 0.9999999999999999, 1.0000000000000002, 8.0, 2.0**-1000],
    "log10": [TINY, LEAST, LARGEST, 0.9999999999999999, 1.0000000000000002, 1000.0, 1e22],
    "log1p": [TINY, -0.9999999999999999, LARGEST, 2.0**-53, -(2.0**-54), -0.5],
    "pow": [(1.0000000000000002, 3e18), (0.9999999999999999, 6e18), (10.0, 308.0), (2.0, -1074.0),
            (TINY, 1.0), (-8.0, 3.0), (LARGEST, 1.0), (10.0, -5.0), (1.5, 1745.0), (0.1, 2.0)],
    "cbrt": [TINY, LEAST, LARGEST, 27.0, -1e-9, 1.0000000000000002],
    "sqrt": [TINY, LEAST, LARGEST, 2.0, 0.9999999999999999],
    "hypot": [(3.0, 4.0), (LARGEST, 1e300), (TINY, TINY), (1e308, 1e308), (1.0, 2.0**-27)],
    "sin": CIRCLE, "cos": CIRCLE, "tan": CIRCLE,
    "asin": [1.0, -1.0, 0.9999999999999999, 0.5, TINY], "atan": [1.0, LARGEST, TINY, 1e16],
    "acos": [1.0, -1.0, 0.9999999999999999, 0.5, TINY, -0.9999999999999999],
    "atan2": [(1.0, -1.0), (TINY, LARGEST), (LARGEST, TINY), (TINY, TINY), (-1.0, -1e300)],
    "sinh": [710.4758600739439, -710.5, TINY], "cosh": [710.4758600739439, 710.5, TINY],
    "tanh": [19.06, 22.0, 0.55, TINY], "asinh": [LARGEST, -LARGEST, TINY],
    "acosh": [1.0, 1.0000000000000002, LARGEST], "atanh": [0.9999999999999999, TINY, -0.5],
    "gamma": [171.62437695630272, 171.7, -183.99999999999997, 5.7e-309, 24.0, 171.0, 0.5,
              -0.9999999999999999, -177.5],
    "logGamma": [1.0, 2.0, 1.0000000000000002, 2.5e305, 2.6e305, -2.4570247382208006,
                 -2.7476826467274127, -4503599627370495.5, TINY],
    "erf": [5.9, 6.0, 0.9999999999999999, TINY, LEAST, 0.4769362762044699],
}


def row(name, operands):
    """A line of the table; `None` if the function has no value."""
    true = TRUE[name](*(mp.mpf(x) for x in operands))
    if true is None:
        return None
    if abs(true) >= mp.mpf(LARGEST) + ulp(mp.mpf(LARGEST)) / 2:
        value, remainder = math.copysign(math.inf, true), 0.0
    else:
        # A double below the least normal one has fewer places than `float` would round to.
        unit = ulp(true)
        value = float(mp.nint(true / unit) * unit)
        remainder = float((true - mp.mpf(value)) / unit)
    return " ".join([name, *map(repr, operands), repr(value), f"{remainder:.3f}"])


def rows(name):
    hard = HARD.get(name, [])
    written = [row(name, x if isinstance(x, tuple) else (x,)) for x in hard]
    arguments = Arguments(name, "table")
    for kind in itertools.cycle(arguments.kinds):
        arguments.kinds = [kind]
        if len(written) >= COUNT:
            return written
        operands = arguments.draw()
        written += [line for line in [row(name, operands)] if line]


def main():
    lines = [line for name in ARITY for line in rows(name)]
    TABLE.write_text(
        "// Written by Tests/Accuracy/make_table.py.\n\n"
        "/// Operands of the elementary functions and their true values, a line each: the function,\n"
        "/// the operands, the double nearest to the true value, and the rest of the true value in\n"
        "/// units in the last place of that double.\n"
        'let elementaryValues = """\n' + "".join(f"  {line}\n" for line in lines) + '  """\n'
    )


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Prints RealValues.swift: values of functions to 120 digits, by mpmath.

    Tests/RealsTests/make_values.py > Tests/RealsTests/RealValues.swift
"""
from fractions import Fraction

from mpmath import mp, mpf

mp.dps = 400
ARGUMENTS = ["0.001", "0.1", "0.5", "0.75", "0.999999", "1", "1.5", "2", "3", "10", "31.4159", "-0.25", "-2.5"]
FUNCTIONS = {
    "exponential": mp.exp, "logarithm": mp.log, "sine": mp.sin, "cosine": mp.cos, "tangent": mp.tan,
    "arcSine": mp.asin, "arcCosine": mp.acos, "arcTangent": mp.atan, "hyperbolicSine": mp.sinh,
    "hyperbolicCosine": mp.cosh, "hyperbolicTangent": mp.tanh, "inverseHyperbolicSine": mp.asinh,
    "inverseHyperbolicCosine": mp.acosh, "inverseHyperbolicTangent": mp.atanh, "gamma": mp.gamma,
    "errorFunction": mp.erf, "complementaryErrorFunction": mp.erfc,
}

print("// Written by Tests/RealsTests/make_values.py.")
print("import Reals\n")
print("/// Values of functions to 120 digits, as 0.digits · 10^exponent.")
print("let realValues: [(function: RealFunction, argument: String, digits: String, exponent: Int64)] = [")
for name, function in FUNCTIONS.items():
    for text in ARGUMENTS:
        exact = Fraction(text)
        try:
            value = function(mpf(exact.numerator) / exact.denominator)
        except ValueError:
            continue
        if not mp.isfinite(value) or value == 0 or mp.im(value) != 0:
            continue
        sign = "-" if value < 0 else ""
        exponent = int(mp.floor(mp.log10(abs(value)))) + 1
        digits = str(int(mp.floor(abs(value) * mpf(10) ** (120 - exponent) + mpf("0.5"))))
        print(f'  (.{name}, "{text}",\n   "{sign}{digits.rstrip("0")}", {exponent}),')
print("]")

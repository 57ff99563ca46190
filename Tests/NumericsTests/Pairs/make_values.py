#!/usr/bin/env python3
"""Prints PairValues.swift: values of functions of pairs as sums of three doubles, by mpmath.

    Tests/NumericsTests/Pairs/make_values.py > Tests/NumericsTests/Pairs/PairValues.swift
"""
import random

from mpmath import mp, mpf

mp.prec = 600


def degrees(function):
    return lambda x: function(x * mp.pi / 180)


TINY = ["1e-30", "-3e-9", "0.0004"]
REAL = TINY + ["0.1", "-0.7", "1", "2.5", "-13.3", "31.4"]
POSITIVE = ["1e-30", "0.02", "0.99999", "1.0000001", "1.4", "2", "7.3", "1000", "6.02e23"]
RATIO = TINY + ["0.1", "-0.5", "0.75", "-0.99", "0.999999999"]
ANGLE = REAL + ["22", "355", "-100000.5", "12345678.9"]
FUNCTIONS = {
    "squareRoot": (mp.sqrt, POSITIVE), "cubeRoot": (mp.cbrt, POSITIVE),
    "exp": (mp.exp, REAL + ["-599.5", "512.3"]), "expm1": (mp.expm1, REAL + ["-40", "0.00034"]),
    "sinh": (mp.sinh, REAL), "cosh": (mp.cosh, REAL), "tanh": (mp.tanh, REAL + ["-101"]),
    "ln": (mp.log, POSITIVE), "log1p": (mp.log1p, RATIO + ["3", "0.0078"]),
    "log2": (lambda x: mp.log(x) / mp.log(2), POSITIVE), "log10": (mp.log10, POSITIVE),
    "asinh": (mp.asinh, REAL + ["-1e10"]), "acosh": (mp.acosh, ["1.0000001", "1.5", "10", "1e15"]),
    "atanh": (mp.atanh, RATIO),
    "sin": (mp.sin, ANGLE), "cos": (mp.cos, ANGLE), "tan": (mp.tan, ANGLE), "cot": (mp.cot, ANGLE),
    "sinOfDegrees": (degrees(mp.sin), ANGLE), "cosOfDegrees": (degrees(mp.cos), ANGLE),
    "tanOfDegrees": (degrees(mp.tan), ANGLE), "cotOfDegrees": (degrees(mp.cot), ANGLE),
    "atan": (mp.atan, REAL + ["1.01", "1e20"]), "asin": (mp.asin, RATIO + ["1"]),
    "acos": (mp.acos, RATIO + ["-1"]),
    "gamma": (mp.gamma, TINY + ["0.5", "-0.7", "2.5", "100.25", "-20.9"]), "erf": (mp.erf, TINY + ["0.5", "-2", "3.7"]),
}


def parts(value):
    result = []
    for _ in range(3):
        part = float(value)
        result.append(part)
        value -= mpf(part)
    return result


random.seed(1)
print("// Written by Tests/NumericsTests/Pairs/make_values.py.\n")
print("/// Arguments of functions as the sum of two doubles, and the values to 159 bits, as the sum of three.")
print("let pairValues: [(name: String, argument: [Double], value: [Double])] = [")
for name, (function, arguments) in FUNCTIONS.items():
    for text in arguments:
        x = float(text)
        low = 0.0 if x == round(x) and abs(x) < 1e6 else x * 2**-54 * random.uniform(-0.9, 0.9)
        numbers = ", ".join(part.hex() for part in parts(function(mpf(x) + mpf(low))))
        print(f'  ("{name}", [{x.hex()}, {low.hex()}],\n   [{numbers}]),')
print("]")

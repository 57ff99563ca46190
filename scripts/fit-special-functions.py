#!/usr/bin/env python3
"""Prints the coefficients of the gamma and the error function in Sources/Numerics.

Each function is interpolated at Chebyshev nodes with 60 digits, and the polynomial is written in
powers; a first coefficient is split into a double and the remainder. Beside each polynomial is its
largest relative error with the rounded coefficients, evaluated exactly.
"""
import mpmath as mp

mp.mp.dps = 60


def polynomial(function, low, high, degree):
    """The coefficients by powers of the interpolation at `degree + 1` Chebyshev nodes."""
    low, high = mp.mpf(low), mp.mpf(high)
    nodes = [
        (low + high) / 2 + (high - low) / 2 * mp.cos(mp.pi * (2 * k + 1) / (2 * degree + 2))
        for k in range(degree + 1)
    ]
    differences = [function(node) for node in nodes]
    for order in range(1, degree + 1):
        for k in range(degree, order - 1, -1):
            differences[k] = (differences[k] - differences[k - 1]) / (nodes[k] - nodes[k - order])
    powers = [mp.mpf(0)] * (degree + 1)
    for difference, node in zip(reversed(differences), reversed(nodes)):
        powers = [
            (powers[k - 1] if k else difference) - node * powers[k] for k in range(degree + 1)
        ]
    return powers


def report(name, variable, function, low, high, degree):
    exact = polynomial(function, low, high, degree)
    rounded = [float(coefficient) for coefficient in exact]
    remainder = float(exact[0] - mp.mpf(rounded[0]))
    coefficients = [mp.mpf(rounded[0]) + mp.mpf(remainder)] + [mp.mpf(c) for c in rounded[1:]]
    worst = mp.mpf(0)
    for k in range(401):
        x = mp.mpf(low) + (mp.mpf(high) - mp.mpf(low)) * k / 400
        value = function(x)
        worst = max(worst, abs(mp.polyval(coefficients[::-1], x) / value - 1))
    print(f"{name}: degree {degree}, relative error 2^{float(mp.log(worst, 2)):.1f}")
    print(f"    var p = {rounded[-1]!r}")
    for coefficient in rounded[-2:0:-1]:
        print(f"    p = p * {variable} + {coefficient!r}")
    print(f"    {rounded[0]!r} + {remainder!r}")


def stirling_correction(z):
    """(ln Γ(x) - (x - 1/2) ln x + x - ln √(2π)) x of x = 1/√z, which tends to 1/12."""
    if z == 0:
        return mp.mpf(1) / 12
    x = 1 / mp.sqrt(z)
    with mp.workdps(90):
        rest = mp.loggamma(x) - (x - mp.mpf(1) / 2) * mp.log(x) + x - mp.log(2 * mp.pi) / 2
        return rest * x


def log_gamma_slope(t):
    """ln Γ(2+t) ÷ t."""
    if t == 0:
        return 1 - mp.euler
    return mp.loggamma(2 + t) / t


def erf_slope(z):
    """erf(x) ÷ x of x = √z."""
    if z == 0:
        return 2 / mp.sqrt(mp.pi)
    return mp.erf(mp.sqrt(z)) / mp.sqrt(z)


def scaled_erfc(t):
    """exp(x²) erfc(x) of x = 3 (1+t)/(1-t)."""
    x = 3 * (1 + t) / (1 - t)
    return mp.exp(x * x) * mp.erfc(x)


def sine_slope(z):
    """sin(πr) ÷ r of r = √z."""
    if z == 0:
        return mp.pi
    return mp.sin(mp.pi * mp.sqrt(z)) / mp.sqrt(z)


report("Γ(5/2+t), |t| ≤ 1/2", "t", lambda t: mp.gamma(mp.mpf(5) / 2 + t), -0.5, 0.5, 16)
report("Stirling's correction × x of z = 1/x² ≤ 1/100", "z", stirling_correction, 0, mp.mpf("0.01"), 6)
report("ln Γ(2+t) ÷ t, |t| ≤ 1/2", "t", log_gamma_slope, -0.5, 0.5, 19)
report("erf(x) ÷ x of z = x² ≤ 1", "z", erf_slope, 0, 1, 12)
report("exp(x²) erfc(x) of t = (x-3)/(x+3), 1 ≤ x ≤ 6", "t", scaled_erfc, -0.5, mp.mpf(1) / 3, 15)
report("sin(πr) ÷ r of z = r² ≤ 1/4", "z", sine_slope, 0, mp.mpf(1) / 4, 9)

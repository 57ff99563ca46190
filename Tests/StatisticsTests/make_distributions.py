#!/usr/bin/env python3
"""Writes DistributionValues.swift: values of distributions from tail to tail, by mpmath at 40 digits."""
import pathlib

from mpmath import betainc, erfc, exp, gammainc, log, loggamma, mp, mpf, npdf, pi, sqrt

mp.dps = 40
LEAST = mpf("1e-300")
rows = []


def add(distribution, x, density, lower, upper):
    numbers = [density, lower, upper]
    if all(number == 0 or number > LEAST for number in numbers):
        rows.append(f"    row(.{distribution}, {x}, " + ", ".join(repr(float(n)) for n in numbers) + "),")


for mean, deviation in [("0.0", "1.0"), ("5.0", "2.0"), ("-0.3", "0.01")]:
    for z in ["-37", "-12.5", "-3", "-1", "-0.001", "0", "0.5", "2", "6", "20", "36"]:
        m, s = mpf(mean), mpf(deviation)
        x = repr(float(m + mpf(z) * s))
        d = (mpf(x) - m) / s
        add(f"normal(mean: {mean}, deviation: {deviation})", x, npdf(d) / s, erfc(-d / sqrt(2)) / 2,
            erfc(d / sqrt(2)) / 2)
for n, p in [(10, "0.3"), (1000, "0.01"), (500, "0.999")]:
    for share in [0, .01, .2, .4999, .6, .99, 1]:
        def probability(k):
            return exp(loggamma(n + 1) - loggamma(k + 1) - loggamma(n - k + 1) + k * log(mpf(p))
                       + (n - k) * log(1 - mpf(p)))
        k = int(n * share)
        lower, upper = sum(map(probability, range(k + 1))), sum(map(probability, range(k + 1, n + 1)))
        add(f"binomial(trials: {n}, probability: {p})", f"{k}.0", probability(k), lower, upper)
for mean in ["0.1", "3.0", "1000.0", "12345.5"]:
    for share in [0, .3, 1, 1.2, 4]:
        m, k = mpf(mean), int(float(mean) * share) + (3 if share > 1 else 0)
        add(f"poisson(mean: {mean})", f"{k}.0", exp(-m + k * log(m) - loggamma(k + 1)),
            gammainc(k + 1, m, regularized=True), gammainc(k + 1, 0, m, regularized=True))
for degrees in ["1.0", "2.5", "7.0", "100.0", "12345.0"]:
    for x in ["-1000.0", "-40.0", "-3.0", "-0.1", "0.0", "0.7", "12.0", "500.0"]:
        v, t = mpf(degrees), mpf(x)
        density = exp(loggamma((v + 1) / 2) - loggamma(v / 2) - (v + 1) / 2 * log(1 + t * t / v)) / sqrt(v * pi)
        tail = betainc(v / 2, mpf(1) / 2, 0, v / (v + t * t), regularized=True) / 2
        add(f"student(degrees: {degrees})", x, density, *((tail, 1 - tail) if t < 0 else (1 - tail, tail)))
for degrees in ["1.0", "2.0", "3.5", "40.0", "5000.0"]:
    for x in ["0.0001", "0.5", "3.0", "45.0", "900.0", "4800.0", "6000.0"]:
        v, t = mpf(degrees), mpf(x)
        add(f"chiSquared(degrees: {degrees})", x, exp((v / 2 - 1) * log(t / 2) - t / 2 - loggamma(v / 2)) / 2,
            gammainc(v / 2, 0, t / 2, regularized=True), gammainc(v / 2, t / 2, regularized=True))

pathlib.Path(__file__).with_name("DistributionValues.swift").write_text("""\
// Made by make_distributions.py with mpmath at 40 digits.

import Statistics

/// A value of a distribution: its density, the probability of at most x, and of more.
struct DistributionValue: Sendable {
  let distribution: Distribution
  let x: Double
  let density: Double
  let lower: Double
  let upper: Double

  static let all = [
""" + "\n".join(rows) + """
  ]

  private static func row(
    _ distribution: Distribution, _ x: Double, _ density: Double, _ lower: Double, _ upper: Double
  ) -> DistributionValue {
    DistributionValue(
      distribution: distribution, x: x, density: density, lower: lower, upper: upper)
  }
}
""")
print(len(rows), "values")

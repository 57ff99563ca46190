#!/usr/bin/env python3
"""Times the six formulas over a row of 1,000,000 points in numexpr, with one thread. Prints one line per
formula: nanoseconds per point, the least of 5 rounds, and the value at one point."""
import math
import time

import numexpr
import numpy

FORMULAS = [
    "x**3-2.5*x**2+3.1*x-13.3",
    "sin(x)+cos(2*x)-tan(3*x)",
    "sqrt(x**3+x**2+2.5*x+23)",
    "log(x**2+2*pi*x+23)",
    "exp(-x*x)*sin(20*x)",
    "(x**7-3*x**5+2*x)/(1+x**2+x**4)+abs(x-1)",
]


def main():
    numexpr.set_num_threads(1)
    count = 1_000_000
    values = {"x": 10 * numpy.arange(count) / count, "pi": math.pi}
    result = numpy.empty(count)
    for formula in FORMULAS:
        least = math.inf
        for _ in range(5):
            start = time.perf_counter()
            numexpr.evaluate(formula, local_dict=values, out=result)
            least = min(least, time.perf_counter() - start)
        print(least * 1e9 / count, repr(float(result[count // 1000 * 333])))


if __name__ == "__main__":
    main()

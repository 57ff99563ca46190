#!/usr/bin/env python3
"""Measures the largest error of every elementary function against mpmath.

    Tests/Accuracy/measure.py PROGRAM [--count N] [--seed N] [NAME…]

PROGRAM is the built NumericsCheck. Prints the largest errors in ulps beside those that
Accuracy.swift claims, with the operands, and fails if an error is larger than claimed.
"""
import argparse
import concurrent.futures
import os
import struct
import subprocess
import sys

from elementary import ARITY, Arguments, error_in_ulps

WORK = 2_000


def values(program, name, rows):
    operands = [x for row in rows for x in row]
    output = subprocess.run(
        [program, "values", name], input=struct.pack(f"<{len(operands)}d", *operands),
        stdout=subprocess.PIPE, check=True,
    ).stdout
    return struct.unpack(f"<{len(rows)}d", output)


def largest_error(name, rows, computed):
    """The largest error of some values and its operands."""
    return max(
        (error_in_ulps(name, value, row), row, value) for row, value in zip(rows, computed)
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_intermixed_args()
    listing = subprocess.run(
        [options.program, "functions"], stdout=subprocess.PIPE, text=True, check=True
    ).stdout
    claims = {name: float(claim) for name, _, claim in map(str.split, listing.splitlines())}
    if set(claims) != set(ARITY):
        sys.exit(f"error: not measured: {set(claims) ^ set(ARITY)}")
    print(f"{options.count} arguments each, seed {options.seed}; errors in ulps")
    print(f"{'':10}{'measured':>9} {'claimed':>8}  operands and value")
    failures = []
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        for name in options.names or claims:
            arguments = Arguments(name, options.seed)
            rows = [arguments.draw() for _ in range(options.count)]
            computed = values(options.program, name, rows)
            starts = range(0, len(rows), WORK)
            error, row, value = max(pool.map(
                largest_error, [name] * len(starts), [rows[k:k + WORK] for k in starts],
                [computed[k:k + WORK] for k in starts],
            ))
            is_too_large = error > claims[name]
            failures += [name] * is_too_large
            place = ", ".join(map(repr, row))
            mark = "  too large" if is_too_large else ""
            print(f"{name:10}{error:9.4f} {claims[name]:8.2f}  {place}: {value!r}{mark}", flush=True)
    if failures:
        sys.exit(f"error: larger errors than claimed: {' '.join(failures)}")


if __name__ == "__main__":
    main()

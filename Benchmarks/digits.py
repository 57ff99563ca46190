#!/usr/bin/env python3
"""Measures a cold `ordinate eval --digits`, beside bc, mpmath and Arb.

bc starts in a shell, as `ordinate` does; mpmath and Arb run inside a Python that has loaded them, with
an argument that they have not seen, so that nothing is remembered but π and the like. Prints medians; bc
is left out where it would take minutes.
"""
import statistics
import subprocess
import time

import flint
import mpmath

from bench import DRY, RELEASE, medians

ROUNDS = 1 if DRY else 15
# The function's name here, in bc, and in Python's two libraries.
FUNCTIONS = [
    ("sin", "s", "sin"), ("exp", "e", "exp"), ("ln", "l", "log"), ("atan", "a", "atan")]


def inside(function, number):
    """The median time of a function inside this Python, in milliseconds."""
    times = []
    for index in range(ROUNDS):
        value = number(1234567 + index) / 1000000
        start = time.perf_counter()
        function(value)
        times.append((time.perf_counter() - start) * 1e3)
    return statistics.median(times)


def in_bc(name, digits):
    """The median time of a program of bc, in milliseconds."""
    program = f"echo 'scale={digits}; {name}(1.234567)' | exec bc -l"
    return medians(["sh", "-c", program], rounds=min(ROUNDS, 3))[0]


def agree(name, digits, python_name):
    """Stops if the digits are not Arb's; zeros at the end are not written."""
    shown = subprocess.run(
        [RELEASE / "ordinate", "eval", f"{name}(1.234567)", "--digits", str(digits)],
        check=True, capture_output=True, text=True).stdout.strip()
    value = flint.arb("1.234567")
    expected = getattr(value, python_name)().str(digits, radius=False)
    if shown.replace(" ", "") != expected.rstrip("0"):
        raise SystemExit(f"error: {name} is {shown[-20:]} here and {expected[-20:]} by Arb")


def main():
    print(f"{'':<32} {'ordinate':>9} {'bc':>9} {'mpmath':>9} {'Arb':>9}  ms")
    for digits in (1000, 10_000):
        mpmath.mp.dps = digits
        flint.ctx.dps = digits + 10
        for name, bc_name, python_name in FUNCTIONS:
            agree(name, digits, python_name)
            ours, = medians(
                [RELEASE / "ordinate", "eval", f"{name}(1.234567)", "--digits", str(digits)],
                rounds=ROUNDS)
            bc = f"{in_bc(bc_name, digits):9.1f}" if digits == 1000 else f"{'':>9}"
            python = inside(getattr(mpmath, python_name), mpmath.mpf)
            arb = inside(lambda value: getattr(value, python_name)(), flint.arb)
            print(f"cold eval {name}, {digits} digits".ljust(32),
                  f"{ours:9.2f} {bc} {python:9.2f} {arb:9.2f}", flush=True)


if __name__ == "__main__":
    main()

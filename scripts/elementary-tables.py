"""Prints the tables of ExponentialTable.swift and LogarithmTable.swift, computed to 300 bits.

    .build/python/bin/python scripts/elementary-tables.py      needs mpmath
"""

import struct

from mpmath import log, mp, mpf, nint, power

mp.prec = 300


def print_table(name, values):
    print(name, *values, sep="\n  ")


scales, scale_tails = [], []
for i in range(128):
    exact = power(2, mpf(i) / 128)
    rounded = float(exact)
    bits = struct.unpack("<Q", struct.pack("<d", rounded))[0]
    scales.append(f"0x{(bits - (i << 45)) % 2**64:016X}")
    scale_tails.append(float((exact - rounded) / rounded).hex())
print_table("ExponentialTable.scales", scales)
print_table("ExponentialTable.tails", scale_tails)

reciprocals, logarithms, tails = [], [], []
for i in range(128):
    c = mpf("0.6875") + mpf(i) / 256 if i < 80 else 1 + mpf(i - 80) / 128
    reciprocal = nint(1024 / c) / 1024
    exact = -log(reciprocal)
    rounded = nint(exact * 2**42) / mpf(2) ** 42
    reciprocals.append(float(reciprocal).hex())
    logarithms.append(float(rounded).hex())
    tails.append(float(exact - rounded).hex())
print_table("LogarithmTable.reciprocals", reciprocals)
print_table("LogarithmTable.logarithms", logarithms)
print_table("LogarithmTable.tails", tails)

"""Rounding, division with remainder, factorials, and counting."""
import mpmath
from flint import arb, fmpq, fmpz

from arithmetic import add, divide, multiply, negate, step, subtract
from real import Problem, compare, floor, is_whole, rational, sign
from several import product

# The largest whole number whose factorial is computed exactly.
LARGEST_FACTORIAL = 20_000


def sign_of(a):
    return rational(sign(a))


def floor_of(a):
    return rational(floor(a))


def ceiling(a):
    return rational(-floor(negate(a)))


def rounded(a, places=None):
    """To the nearest whole number, ties away from 0; or to a number of decimals."""
    if places is None:
        if sign(a) < 0:
            return negate(rounded(negate(a)))
        return rational(floor(add(a, rational(fmpq(1, 2)))))
    if not is_whole(places):
        raise Problem("out-of-domain")
    scale = rational(fmpq(10) ** int(places.q.p))
    return divide(rounded(multiply(a, scale)), scale)


def truncated(a):
    return ceiling(a) if sign(a) < 0 else floor_of(a)


def fractional_part(a):
    return subtract(a, truncated(a))


def modulo(a, b):
    if sign(b) == 0:
        raise Problem("division-by-zero")
    return subtract(a, multiply(b, rational(floor(divide(a, b)))))


def wholes(values):
    if not all([is_whole(value) for value in values]):
        raise Problem("out-of-domain")
    return [fmpz(value.q.p) for value in values]


def greatest_common_divisor(*values):
    result = fmpz(0)
    for value in wholes(values):
        result = result.gcd(value)
    return rational(fmpq(result))


def least_common_multiple(*values):
    result = fmpz(1)
    for value in wholes(values):
        result = abs(result.lcm(value)) if value != 0 and result != 0 else fmpz(0)
    return rational(fmpq(result))


def gamma(a):
    if is_whole(a):
        if a.q <= 0:
            raise Problem("pole")
        if a.q <= LARGEST_FACTORIAL:
            return rational(fmpq(fmpz.fac_ui(int(a.q.p) - 1)))
    check_gamma(a)
    return step(arb.gamma, mpmath.gamma, a)


def digamma(a):
    if is_whole(a) and a.q <= 0:
        raise Problem("pole")
    return step(arb.digamma, mpmath.digamma, a)


def check_gamma(a):
    if compare(a, 10**16) > 0 and compare(a, 10**18) > 0:
        raise Problem("overflow")


def factorial(a):
    return gamma(add(a, rational(1)))


def double_factorial(a):
    """n·(n−2)·(n−4)…; 1 for 0 and −1."""
    if not is_whole(a) or a.q < -1:
        raise Problem("out-of-domain")
    product = fmpz(1)
    n = int(a.q.p)
    while n > 1:
        product *= n
        n -= 2
    return rational(fmpq(product))


def falling(n, k):
    """n·(n−1)·…·(n−k+1)"""
    if not is_whole(k) or k.q < 0:
        raise Problem("out-of-domain")
    result = rational(1)
    for index in range(int(k.q.p)):
        result = multiply(result, subtract(n, rational(index)))
    return result


def permutations(n, k):
    return falling(n, k)


def combinations(n, k):
    is_whole(n)
    if is_whole(k) and n.q is not None and 0 <= k.q <= n.q and n.q.q == 1 and n.q < 2**64:
        return rational(fmpq(fmpz.bin_uiui(int(n.q.p), int(k.q.p))))
    return divide(falling(n, k), factorial(k))

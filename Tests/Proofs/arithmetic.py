"""Arithmetic with real numbers: + − × ÷, and what the other operations are made of.

An operation takes `Real` numbers and gives one, or raises `Problem` with the code of the error.
"""
import mpmath
from flint import arb, fmpq

from real import EXACT_BITS, Kind, Problem, Real, bits_of, rational, sign


def step(function, other, *parts, **known):
    return Real(function=function, parts=parts, other=other, **known)


def kind_of(*parts):
    return max(part.kind for part in parts)


def pi():
    return step(arb.pi, lambda: +mpmath.pi, kind=Kind.OF_PI, turn=fmpq(1))


def is_small(*values):
    return sum(map(bits_of, values)) < EXACT_BITS


def negate(a):
    if a.q is not None:
        return rational(-a.q)
    return step(lambda x: -x, lambda x: -x, a, kind=a.kind, turn=None if a.turn is None else -a.turn)


def add(a, b):
    if a.q is not None and b.q is not None and is_small(a.q, b.q):
        return rational(a.q + b.q)
    turn = a.turn + b.turn if a.turn is not None and b.turn is not None else None
    if turn == 0:
        return rational(0)
    result = step(lambda x, y: x + y, lambda x, y: x + y, a, b, kind=kind_of(a, b), turn=turn)
    result.is_sum = True
    return result


def subtract(a, b):
    return add(a, negate(b))


def multiply(a, b):
    if a.q == 0 or b.q == 0:
        return rational(0)
    if a.q is not None and b.q is not None and is_small(a.q, b.q):
        return rational(a.q * b.q)
    turn = None
    if a.q is not None and b.turn is not None:
        turn = a.q * b.turn
    elif b.q is not None and a.turn is not None:
        turn = b.q * a.turn
    return step(lambda x, y: x * y, lambda x, y: x * y, a, b, kind=kind_of(a, b), turn=turn, is_product=True)


def divide(a, b):
    if sign(b) == 0:
        raise Problem("division-by-zero")
    if a.q == 0:
        return rational(0)
    if a.q is not None and b.q is not None and is_small(a.q, b.q):
        return rational(a.q / b.q)
    if a.turn is not None and b.turn is not None:
        return rational(a.turn / b.turn)
    turn = a.turn / b.q if a.turn is not None and b.q is not None else None
    kind = kind_of(a, b)
    if kind == Kind.OF_PI and b.kind == Kind.OF_PI and b.turn is None:
        kind = Kind.OTHER
    return step(lambda x, y: x / y, lambda x, y: x / y, a, b, kind=kind, turn=turn, is_product=True)


def magnitude(a):
    return negate(a) if sign(a) < 0 else a


def quotient_with_pole(top, bottom):
    if sign(bottom) == 0:
        raise Problem("pole")
    return divide(top, bottom)


def reciprocal_within(a, code_at_zero="out-of-domain"):
    if sign(a) == 0:
        raise Problem(code_at_zero)
    return divide(rational(1), a)

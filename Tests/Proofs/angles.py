"""Trigonometry: functions of angles in radians, and angles of functions."""
import mpmath
from flint import arb, fmpq

from arithmetic import add, divide, multiply, negate, pi, quotient_with_pole, reciprocal_within, step, subtract
from real import Kind, Problem, bits_of, compare, is_equal, rational, sign

# Angles with these denominators, as parts of π, are looked for in values of inverse functions.
DENOMINATORS = (1, 2, 3, 4, 5, 6, 8, 10, 12)


def of_turn(name, turn):
    """A trigonometric function of a rational multiple of π from 0 to below 2·π."""
    for value, known in SPECIAL[name].items():
        if turn in known:
            return rational(fmpq(*value))
    function = {"sin": arb.sin_pi_fmpq, "cos": arb.cos_pi_fmpq}[name]
    other = {"sin": mpmath.sinpi, "cos": mpmath.cospi}[name]
    kind = Kind.ALGEBRAIC if any(part % turn.q == 0 for part in (12, 10, 8, 5)) else Kind.CYCLOTOMIC
    return step(lambda: function(turn), lambda: other(mpmath.mpf(int(turn.p)) / int(turn.q)), kind=kind)


def turns(*pairs):
    return {fmpq(p, q) for p, q in pairs}


SPECIAL = {
    "sin": {
        (0, 1): turns((0, 1), (1, 1)), (1, 1): turns((1, 2)), (-1, 1): turns((3, 2)),
        (1, 2): turns((1, 6), (5, 6)), (-1, 2): turns((7, 6), (11, 6))},
    "cos": {
        (0, 1): turns((1, 2), (3, 2)), (1, 1): turns((0, 1)), (-1, 1): turns((1, 1)),
        (1, 2): turns((1, 3), (5, 3)), (-1, 2): turns((2, 3), (4, 3))},
}


def reduced(turn):
    """The angle less whole turns, as a part of π from 0 to below 2."""
    return turn - 2 * fmpq((turn.p) // (2 * turn.q))


def sine_or_cosine(name, angle):
    if angle.turn is not None and bits_of(angle.turn) < 100_000:
        return of_turn(name, reduced(angle.turn))
    functions = {"sin": (arb.sin, mpmath.sin), "cos": (arb.cos, mpmath.cos)}
    return step(*functions[name], angle)


def sine(angle):
    return sine_or_cosine("sin", angle)


def cosine(angle):
    return sine_or_cosine("cos", angle)


def tangent(angle):
    value = quotient_with_pole(sine(angle), cosine(angle))
    if angle.turn is not None and value.q is None and reduced(angle.turn * 4).q == 1:
        is_equal(value, fmpq(1)) or is_equal(value, fmpq(-1))
    return value


def cotangent(angle):
    value = quotient_with_pole(cosine(angle), sine(angle))
    if angle.turn is not None and value.q is None and reduced(angle.turn * 4).q == 1:
        is_equal(value, fmpq(1)) or is_equal(value, fmpq(-1))
    return value


def secant(angle):
    return quotient_with_pole(rational(1), cosine(angle))


def cosecant(angle):
    return quotient_with_pole(rational(1), sine(angle))


def inverse(function, other, forward, a):
    """An angle whose `forward` function is a; `turn` where it is a part of π that people know."""
    value = step(function, other, a)
    ball = value.ball(256)
    if ball.is_finite() and a.kind <= Kind.CYCLOTOMIC:
        parts = ball / arb.pi()
        for denominator in DENOMINATORS:
            whole = (parts * denominator + 0.5).floor().unique_fmpz()
            if whole is None or abs(parts * denominator - whole) > arb(2) ** -150:
                continue
            turn = fmpq(whole, denominator)
            if turn == 0:
                break
            try:
                known = forward(multiply(rational(turn), pi()))
            except Problem:
                continue
            if sign(subtract(a, known)) == 0:
                return multiply(rational(turn), pi())
    return value


def arc_sine(a):
    if compare(a, 1) > 0 or compare(a, -1) < 0:
        raise Problem("out-of-domain")
    if sign(a) == 0:
        return rational(0)
    if a.q in (1, -1):
        return multiply(rational(a.q / 2), pi())
    return inverse(arb.asin, mpmath.asin, sine, a)


def arc_cosine(a):
    if compare(a, 1) > 0 or compare(a, -1) < 0:
        raise Problem("out-of-domain")
    if a.q == 1:
        return rational(0)
    if a.q == -1:
        return pi()
    return inverse(arb.acos, mpmath.acos, cosine, a)


def arc_tangent(a):
    if sign(a) == 0:
        return rational(0)
    return inverse(arb.atan, mpmath.atan, tangent, a)


def arc_secant(a):
    return arc_cosine(reciprocal_within(a))


def arc_cosecant(a):
    return arc_sine(reciprocal_within(a))


def arc_cotangent(a):
    if sign(a) == 0:
        return divide(pi(), rational(2))
    return arc_tangent(divide(rational(1), a))


def angle_of_point(y, x):
    up, right = sign(y), sign(x)
    if up == 0 and right == 0:
        raise Problem("out-of-domain")
    if right > 0:
        return arc_tangent(divide(y, x))
    if right == 0:
        half = divide(pi(), rational(2))
        return half if up > 0 else negate(half)
    if up == 0:
        return pi()
    rest = arc_tangent(divide(y, x))
    return add(rest, pi()) if up > 0 else subtract(rest, pi())


def sinc(a):
    return rational(1) if sign(a) == 0 else divide(sine(a), a)


def to_degrees(a):
    return divide(multiply(a, rational(180)), pi())


def to_radians(a):
    return divide(multiply(a, pi()), rational(180))

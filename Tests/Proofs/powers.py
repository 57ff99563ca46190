"""Roots, powers, exponentials and logarithms."""
import mpmath
from flint import arb, fmpq, fmpz

from arithmetic import add, divide, is_small, magnitude, multiply, negate, pi, step, subtract
from real import (
    EXACT_BITS, Kind, Problem, Unknown, bits_of, compare, is_whole, note_part_close_to_zero, rational, sign)

# Fractions with more bits are not looked at for their roots.
ROOT_BITS = 100_000


def e():
    return step(arb.const_e, lambda: +mpmath.e)


def tau():
    return multiply(rational(2), pi())


def phi():
    return divide(add(rational(1), square_root(rational(5))), rational(2))


def whole_root(value, degree):
    """The root of a whole number that is a power, or None."""
    root = fmpz(value).root(degree)
    return root if root**degree == value else None


def rational_root(q, degree):
    if bits_of(q) > ROOT_BITS:
        return None
    top, bottom = whole_root(q.p, degree), whole_root(q.q, degree)
    return None if top is None or bottom is None else fmpq(top, bottom)


def root(a, degree):
    """The real root of a degree above 0."""
    which = sign(a)
    if which == 0:
        return rational(0)
    if which < 0:
        if degree % 2 == 0:
            raise Problem("negative-root")
        return negate(root(negate(a), degree))
    if degree == 1:
        return a
    is_irrational = False
    if a.q is not None and degree < 10_000:
        exact = rational_root(a.q, degree)
        if exact is not None:
            return rational(exact)
        is_irrational = bits_of(a.q) <= ROOT_BITS
    kind = max(a.kind, Kind.ALGEBRAIC) if a.kind <= Kind.CYCLOTOMIC else Kind.OTHER
    if degree == 2:
        return step(arb.sqrt, mpmath.sqrt, a, kind=kind, is_irrational=is_irrational)
    if degree < 10_000:
        return step(
            lambda x: x.root(degree), lambda x: mpmath.root(x, degree), a, kind=kind, is_irrational=is_irrational)
    return step(lambda x: (x.log() / degree).exp(), lambda x: mpmath.exp(mpmath.log(x) / degree), a, kind=kind)


def square_root(a):
    return root(a, 2)


def cube_root(a):
    return root(a, 3)


def any_root(a, n):
    if not is_whole(n):
        if sign(a) < 0:
            raise Problem("out-of-domain")
        return power(a, divide(rational(1), n))
    degree = int(n.q.p)
    if degree == 0:
        raise Problem("division-by-zero")
    if degree < 0:
        if sign(a) == 0:
            raise Problem("division-by-zero")
        return divide(rational(1), root(a, -degree))
    return root(a, degree)


def whole_power(a, n):
    if n == 0:
        return rational(1)
    if n < 0 and sign(a) == 0:
        raise Problem("division-by-zero")
    if n == 1:
        return a
    if a.q is not None:
        if abs(a.q) == 1 or a.q == 0:
            return rational(a.q if n % 2 else abs(a.q))
        if bits_of(a.q) * abs(n) < EXACT_BITS:
            return rational(a.q**n)
    if a.q is None or a.q != 0:
        check_exponent(multiply(step(arb.log, mpmath.log, magnitude(a)), rational(n)))
    kind = a.kind if n > 0 or a.kind != Kind.OF_PI or a.turn is not None else Kind.OTHER
    return step(lambda x: x ** arb(n), lambda x: mpmath.power(x, n), a, kind=kind)


def fraction_power(a, q):
    """The power with a fraction that was written as such, in lowest terms."""
    if q.q == 1:
        return whole_power(a, int(q.p))
    if sign(a) == 0:
        if q < 0:
            raise Problem("division-by-zero")
        return rational(0)
    if sign(a) < 0 and q.q % 2 == 0:
        raise Problem("negative-root", "out-of-domain")
    return whole_power(root(a, int(q.q)), int(q.p))


def power(a, b):
    """The power with any exponent that was not written as a fraction."""
    if is_whole(b):
        return whole_power(a, int(b.q.p))
    which = sign(a)
    if which == 0:
        if sign(b) < 0:
            raise Problem("division-by-zero")
        return rational(0)
    if which < 0:
        if b.q is not None and b.q.q % 2 == 1:
            raise Unknown("an odd root that is not written as one")
        raise Problem("out-of-domain")
    if compare(a, 1) == 0:
        return rational(1)
    if b.q is not None and a.kind <= Kind.CYCLOTOMIC and b.q.q <= 1000:
        return fraction_power(a, b.q)
    check_exponent(multiply(step(arb.log, mpmath.log, a), b))
    return step(lambda x, y: (x.log() * y).exp(), lambda x, y: mpmath.exp(mpmath.log(x) * y), a, b)


def logarithm(a, by=None):
    which = sign(a)
    if which == 0:
        raise Problem("logarithm-of-zero")
    if which < 0:
        raise Problem("logarithm-of-negative")
    if compare(a, 1) == 0:
        return rational(0)
    natural = step(arb.log, mpmath.log, a)
    return natural if by is None else quotient_of_logarithms(natural, a, by)


def quotient_of_logarithms(natural, a, base):
    """log_base(a); a fraction where both are powers of one number."""
    bottom = step(arb.log, mpmath.log, base)
    quotient = divide(natural, bottom)
    if a.q is not None and base.q is not None and is_small(a.q, base.q):
        exact = rational_logarithm(a.q, base.q)
        if exact is not None:
            return rational(exact)
    return quotient


def rational_logarithm(a, base):
    """The fraction p/q with base^p = a^q, where it exists and is simple."""
    ball = (arb(a).log() / arb(base).log())
    for denominator in range(1, 13):
        whole = (ball * denominator + 0.5).floor().unique_fmpz()
        if whole is None or abs(whole) > 100_000:
            return None
        if abs(ball * denominator - whole) < 1e-9 and base ** int(whole) == a**denominator:
            return fmpq(whole, denominator)
    return None


def log_to_base(base, a):
    if compare(base, 0) <= 0 or compare(base, 1) == 0:
        raise Problem("out-of-domain")
    return logarithm(a, by=base)


def log2(a):
    return logarithm(a, by=rational(2))


def log10(a):
    return logarithm(a, by=rational(10))


def log1p(a):
    return logarithm(add(a, rational(1)))


def exponential(a):
    if sign(a) == 0:
        return rational(1)
    check_exponent(a)
    return step(arb.exp, mpmath.exp, a)


def check_exponent(a):
    """Refuses the exponential of what is above all exponents; below all of them it is close to 0."""
    ball = a.ball(128)
    if ball.is_finite() and abs(ball) > 2_302_585_092_994_045_685:
        if ball > 0:
            raise Problem("overflow")
        note_part_close_to_zero()


def expm1(a):
    return subtract(exponential(a), rational(1))

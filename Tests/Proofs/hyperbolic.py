"""Hyperbolic functions, their inverses, and the error function."""
import mpmath
from flint import arb

from angles import quotient_with_pole
from arithmetic import divide, magnitude, reciprocal_within, step
from powers import check_exponent
from real import Problem, compare, note_part_close_to_zero, rational, sign


def hyperbolic(function, other, value_at_zero):
    def apply(a):
        if sign(a) == 0:
            return rational(value_at_zero)
        if value_at_zero == 1 or function is arb.sinh:
            check_exponent(magnitude(a))
        # An odd function that rises has the sign of its operand.
        return step(function, other, a, is_product=value_at_zero == 0)

    return apply


sinh = hyperbolic(arb.sinh, mpmath.sinh, 0)
cosh = hyperbolic(arb.cosh, mpmath.cosh, 1)
tanh = hyperbolic(arb.tanh, mpmath.tanh, 0)
inverse_sinh = hyperbolic(arb.asinh, mpmath.asinh, 0)
erf = hyperbolic(arb.erf, mpmath.erf, 0)


# erfc of a larger number has an exponent of more than 18 digits.
BEYOND = 1_517_427_129


def erfc(a):
    if sign(a) == 0:
        return rational(1)
    if compare(a, BEYOND) > 0:
        note_part_close_to_zero()
    return step(complementary_error, mpmath.erfc, a)


def complementary_error(x):
    """erfc of a ball; far from 0, Arb's own encloses only exact numbers well."""
    middle, radius = arb(x.mid()), arb(x.rad())
    slope = 2 / arb.pi().sqrt() * (-(arb(abs(x).lower()) ** 2)).exp()
    return middle.erfc() + radius * slope * arb(0, 1)


def sech(a):
    return divide(rational(1), cosh(a))


def csch(a):
    return quotient_with_pole(rational(1), sinh(a))


def coth(a):
    return quotient_with_pole(rational(1), tanh(a))


def inverse_cosh(a):
    above = compare(a, 1)
    if above < 0:
        raise Problem("out-of-domain")
    return rational(0) if above == 0 else step(arb.acosh, mpmath.acosh, a)


def inverse_tanh(a):
    above, below = compare(a, 1), compare(a, -1)
    if above == 0 or below == 0:
        raise Problem("pole")
    if above > 0 or below < 0:
        raise Problem("out-of-domain")
    return rational(0) if sign(a) == 0 else step(arb.atanh, mpmath.atanh, a)


def inverse_sech(a):
    return inverse_cosh(reciprocal_within(a, "pole"))


def inverse_csch(a):
    return inverse_sinh(reciprocal_within(a, "pole"))


def inverse_coth(a):
    return inverse_tanh(reciprocal_within(a))

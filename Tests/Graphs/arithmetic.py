"""Real functions in two versions: for rows of doubles with numpy, and for 60 digits with mpmath.

Both have the same names, so that a Python function can be computed with either. A value that is not
real or not finite is NaN.
"""
import math

import mpmath
import numpy

mpmath.mp.dps = 60


class Doubles:
    """Functions of arrays of doubles, rounded as numpy (libm) does."""

    pi = math.pi
    sin, cos, tan = numpy.sin, numpy.cos, numpy.tan
    asin, acos, atan = numpy.arcsin, numpy.arccos, numpy.arctan
    exp, ln, sqrt, cbrt = numpy.exp, numpy.log, numpy.sqrt, numpy.cbrt
    tanh, atanh, acosh = numpy.tanh, numpy.arctanh, numpy.arccosh
    floor, ceil, trunc, abs, sign = numpy.floor, numpy.ceil, numpy.trunc, numpy.abs, numpy.sign
    max, power = numpy.maximum, numpy.power
    number = staticmethod(float)
    where = staticmethod(numpy.where)

    @staticmethod
    def gamma(x):
        def one(value):
            try:
                return math.gamma(value)
            except (ValueError, OverflowError):
                return math.nan

        return numpy.array([one(value) for value in x])


def _real(function):
    """A function of mpmath that is NaN where mpmath has a complex value or no value."""
    def real(*operands):
        if any(mpmath.isnan(operand) for operand in operands):
            return mpmath.nan
        try:
            value = function(*operands)
        except (ValueError, ZeroDivisionError):
            return mpmath.nan
        return value if isinstance(value, mpmath.mpf) else mpmath.nan

    return staticmethod(real)


class Digits:
    """The same functions for one number of 60 digits."""

    pi = +mpmath.pi
    sin, cos, tan = map(_real, (mpmath.sin, mpmath.cos, mpmath.tan))
    asin, acos, atan = map(_real, (mpmath.asin, mpmath.acos, mpmath.atan))
    exp, ln, sqrt = map(_real, (mpmath.exp, mpmath.log, mpmath.sqrt))
    tanh, atanh, acosh = map(_real, (mpmath.tanh, mpmath.atanh, mpmath.acosh))
    floor, ceil, gamma, power = map(
        _real, (mpmath.floor, mpmath.ceil, mpmath.gamma, mpmath.power))
    sign, abs, max = map(_real, (mpmath.sign, abs, max))
    trunc = _real(lambda x: mpmath.sign(x) * mpmath.floor(abs(x)))
    cbrt = _real(lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)))
    number = staticmethod(mpmath.mpf)
    where = staticmethod(lambda condition, a, b: a if condition else b)


def rows(function, xs):
    """The values at an array of doubles; NaN where no value exists."""
    with numpy.errstate(all="ignore"):
        ys = numpy.broadcast_to(function(Doubles, xs), xs.shape).astype(float)
    return numpy.where(numpy.isfinite(ys), ys, numpy.nan)


def exact(function, x):
    """The value at a double, computed with 60 digits and rounded; NaN if no value exists."""
    try:
        value = float(function(Digits, mpmath.mpf(float(x))))
    except ZeroDivisionError:
        return math.nan
    return value if math.isfinite(value) else math.nan

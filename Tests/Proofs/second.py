"""The same number by mpmath, whose functions share nothing with Arb's."""
import mpmath
from mpmath.libmp import gammazeta

# Its tables for Γ take a second for each new precision.
gammazeta.MAX_GAMMA_TAYLOR_PREC = 0

# Digits beyond those that are shown.
MORE_DIGITS = 60


def by_mpmath(x, bits):
    """The value of a `Real` in mpmath at a precision."""
    with mpmath.workprec(bits):
        return evaluate(x, {})


def evaluate(x, known):
    if id(x) not in known:
        if x.q is not None:
            value = mpmath.make_mpf(mpmath.libmp.from_int(int(x.q.p)))
            # Whole numbers are not rounded.
            value = value if x.q.q == 1 else value / int(x.q.q)
        else:
            value = x.other(*[evaluate(part, known) for part in x.parts])
        known[id(x)] = value
    return known[id(x)]


def agrees(x, count, bits):
    """Whether mpmath has the same number to `MORE_DIGITS` digits more than are shown; None if it has no answer.

    - Parameter bits: the bits that Arb needed for what is shown, since so many may cancel.
    """
    wanted = int((count + MORE_DIGITS) * 3.33) + 16
    bits += wanted + 64
    # What is very small or large may come from a place beside a pole.
    mantissa, exponent = x.ball(bits).mid().man_exp()
    bits += int(min(abs(exponent + int(mantissa).bit_length()), 4000))
    # Its Γ(3·10^-1000) is wrong to 6,000 bits, and right to fewer and to more.
    for working in (bits, 2 * bits):
        try:
            value = by_mpmath(x, working)
        except (OverflowError, MemoryError, mpmath.libmp.NoConvergence, ValueError):
            return None
        if isinstance(value, mpmath.mpc):
            return False
        mantissa, exponent = x.ball(working).mid().man_exp()
        with mpmath.workprec(working):
            other = mpmath.mpf((int(mantissa), int(exponent)))
            if abs(value - other) <= abs(other) * mpmath.mpf(2) ** -wanted:
                return True
    return False

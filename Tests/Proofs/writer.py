"""The text that shows a number: 16 significant digits, or as many as wanted, ties away from 0."""
from flint import arb, fmpq

from real import DECIDING_BITS, MOST_PLACES, Unknown, digits, is_equal, precisions, sign

SUPERSCRIPTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
SHOWN = 16
# Whole numbers of up to so many digits are shown whole.
LONGEST_WHOLE = 21
LEAST_PLAIN_EXPONENT = -6


class Shown:
    """A text, the fraction that it is, and whether that is all of the number.

    Of a number with more than a million zeros there is no fraction, and it may be more than its text.
    """

    def __init__(self, text, value, is_all):
        self.text = text
        self.value = value
        self.is_all = is_all


def show(x, count=SHOWN):
    """What is shown for a number."""
    which = sign(x)
    if which == 0:
        return Shown("0", fmpq(0), True)
    whole, place = digits(x, count)
    minus = "-" if which < 0 else ""
    length = len(str(whole))
    exponent = place + length - 1
    if count >= SHOWN and SHOWN <= exponent <= LONGEST_WHOLE:
        nearest = floor_near(x)
        if nearest is not None and abs(nearest) < 10**LONGEST_WHOLE:
            return Shown(str(nearest), fmpq(nearest), True)
    value = fraction(whole, place)
    is_all = may_be(x, which * whole, place) if value is None else is_equal(x, value * which)
    shown = str(whole).rstrip("0")
    # Zeros behind the digits of a rounded number would not be its digits.
    has_other_zeros = exponent >= count and not is_all
    is_whole = is_all and len(shown) <= exponent + 1 <= LONGEST_WHOLE
    is_short = exponent < max(SHOWN, count) and not has_other_zeros
    is_plain = exponent >= LEAST_PLAIN_EXPONENT and (is_whole or is_short)
    text = plain(shown, exponent) if is_plain else scientific(shown, exponent)
    return Shown(minus + text, value and value * which, is_all)


def fraction(whole, place):
    """whole · 10^place, unless that is too long to be written."""
    return None if abs(place) > MOST_PLACES else fmpq(whole) * fmpq(10) ** place


def may_be(x, whole, place):
    """Whether thousands of bits do not tell a number from whole · 10^place."""
    ball = x.ball(DECIDING_BITS) / arb(10) ** place
    return ball.contains(whole) and ball.rel_accuracy_bits() > DECIDING_BITS // 2


def floor_near(x):
    """The number if it is whole, else None."""
    if x.q is not None:
        return int(x.q.p) if x.q.q == 1 else None
    ball = x.ball(512)
    nearest = (ball.mid() + 0.5).floor().unique_fmpz()
    return int(nearest) if nearest is not None and is_equal(x, fmpq(nearest)) else None


def plain(shown, exponent):
    if exponent < 0:
        return "0." + "0" * (-exponent - 1) + shown
    if len(shown) <= exponent + 1:
        return shown + "0" * (exponent + 1 - len(shown))
    return shown[:exponent + 1] + "." + shown[exponent + 1:]


def scientific(shown, exponent):
    mantissa = shown[0] + ("." + shown[1:] if len(shown) > 1 else "")
    return mantissa + "×10" + str(exponent).translate(SUPERSCRIPTS)


def nearest_double(x):
    """The double nearest to a number; None beyond their range."""
    if x.q is not None:
        return double(x.q)
    for bits in precisions():
        ball = x.ball(bits)
        if not ball.is_finite() or ball.rel_accuracy_bits() < 64:
            continue
        if ball > fmpq(2) ** 1024 or ball < -fmpq(2) ** 1024:
            return None
        if abs(ball) < fmpq(2) ** -1080:
            return 0.0
        lower, upper = (end.mid().fmpq() for end in (ball.lower(), ball.upper()))
        if double(lower) == double(upper):
            return double(lower)
        if bits > DECIDING_BITS:
            # A tie of two doubles, as far as this looks.
            return double((fmpq(*double(lower).as_integer_ratio()) + fmpq(*double(upper).as_integer_ratio())) / 2)
    raise Unknown("double")


def double(q):
    try:
        # Python rounds quotients of whole numbers correctly.
        return int(q.p) / int(q.q)
    except OverflowError:
        return None

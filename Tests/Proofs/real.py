"""Real numbers by Arb's balls: decided signs, whole numbers, digits; nothing of Ordinate is used.

A number is a tree of steps, evaluated to as many bits as a question needs. Rational numbers are exact.
A number that is 0 to 1,200 digits, relative to its parts, is taken to be 0, and noted in `Decisions`:
no ball can prove that. `kind` says whether theory can (see `Kind`).
"""
import enum
import math
import sys

from flint import arb, ctx, fmpq, fmpz

# Whole numbers of any length are read and written.
sys.set_int_max_str_digits(0)

# Bits at which a number that may be 0 is taken to be 0: above 1,200 digits.
DECIDING_BITS = 4000
# Bits at which the evaluation gives up.
MOST_BITS = 1 << 17
# Fractions with more bits are not kept exactly.
EXACT_BITS = 1 << 22
# Powers of ten with more zeros are not written out.
MOST_PLACES = 1_000_000
# The least exponent of ten with more than 18 digits.
TOO_LARGE_EXPONENT = 10**18


class Problem(Exception):
    """The formula has no value; `codes` are the names in data that the error may have."""

    def __init__(self, *codes):
        super().__init__(*codes)
        self.codes = codes


class Unknown(Exception):
    """Nothing was found out: the case proves nothing."""


class Kind(enum.IntEnum):
    """What theory can decide about a number."""

    RATIONAL = 0
    # Rational numbers, roots, + − × ÷, sines of multiples of π÷12, π÷10, π÷8 and π÷5.
    ALGEBRAIC = 1
    # The same with sines of other rational multiples of π: equality is decided, but they have no exact form.
    CYCLOTOMIC = 2
    # Laurent polynomials of π with algebraic coefficients.
    OF_PI = 3
    OTHER = 4


class Decisions:
    """What was assumed, and how many bits a decision took, in the evaluation of one formula."""

    def __init__(self):
        self.kinds = []
        self.bits = 0
        # Bits that the digits took.
        self.digit_bits = 0
        # Whether a part is too close to 0 for an exponent of 18 digits.
        self.has_part_close_to_zero = False
        # Whether the whole number is.
        self.is_close_to_zero = False

    @property
    def worst(self):
        return max(self.kinds, default=Kind.RATIONAL)


decisions = Decisions()


def note_part_close_to_zero():
    decisions.has_part_close_to_zero = True


def begin():
    """Starts the record of another formula, and returns it."""
    global decisions
    decisions = Decisions()
    return decisions


def bits_of(q):
    return int(q.p).bit_length() + int(q.q).bit_length()


class Real:
    """A real number: an exact fraction, or a function of other numbers."""

    __slots__ = ("q", "function", "parts", "kind", "turn", "cache", "other", "is_sum", "is_product", "is_irrational")

    def __init__(
            self, q=None, function=None, parts=(), kind=Kind.OTHER, turn=None, other=None, is_sum=False,
            is_product=False, is_irrational=False):
        self.q = q
        self.function = function
        self.parts = parts
        self.kind = Kind.RATIONAL if q is not None else kind
        # The number divided by π, where that is known to be rational.
        self.turn = fmpq(0) if q is not None and q == 0 else turn
        self.cache = None
        # The same function in mpmath.
        self.other = other
        self.is_sum = is_sum
        # A product or quotient of its parts, or another function whose sign is the product of theirs.
        self.is_product = is_product
        self.is_irrational = is_irrational

    def ball(self, bits):
        ctx.prec = bits
        return self._ball()

    def _ball(self):
        if self.cache is not None and self.cache[0] == ctx.prec:
            return self.cache[1]
        if self.q is not None:
            value = arb(self.q.p) if self.q.q == 1 else arb(self.q)
        else:
            value = self.function(*[part._ball() for part in self.parts])
        self.cache = (ctx.prec, value)
        return value

    def assume(self, q, bits):
        """Takes the number for a fraction, which it is as far as was looked."""
        if self.q is None:
            decisions.kinds.append(self.kind)
            decisions.bits = max(decisions.bits, bits)
            self.q, self.cache = fmpq(q), None

    def size(self):
        """What an error is small against: the largest part of a sum, else 1."""
        largest = arb(1)
        for part in self.parts if self.is_sum else ():
            ball = abs(part.ball(64))
            if ball.is_finite():
                largest = largest.max(ball)
        return largest.upper()


def rational(value):
    return Real(q=fmpq(value))


def precisions(most=MOST_BITS):
    bits = 128
    while bits <= most:
        yield bits
        bits *= 2


def sign(x):
    if x.q is not None:
        return (x.q > 0) - (x.q < 0)
    for bits in precisions():
        ball = x.ball(bits)
        if ball > 0 or ball < 0:
            if bits > 128:
                # As many bits as cancelled.
                decisions.bits = max(decisions.bits, bits - ball.rel_accuracy_bits())
            return 1 if ball > 0 else -1
        if ball.is_zero():
            x.assume(0, 0)
            return 0
        if x.is_product:
            which = math.prod(map(sign, x.parts))
            if which == 0:
                x.assume(0, 0)
            return which
        if not x.is_sum and is_close_to_zero(abs(ball)):
            note_part_close_to_zero()
            raise Problem("overflow")
        if bits > DECIDING_BITS and ball.is_finite():
            if ball.rad() < x.size() * arb(2) ** -DECIDING_BITS:
                x.assume(0, bits)
                return 0
    raise Unknown("sign")


def is_equal(x, q):
    """Whether a number is a fraction; if so it is one from now on."""
    if x.q is not None:
        return x.q == q
    if x.is_irrational:
        return False
    ball = x.ball(128)
    # The fraction is a ball as well, unless its denominator is a power of two.
    if ball.is_finite() and not ball.overlaps(arb(q.p) if q.q == 1 else arb(q)):
        return False
    difference = Real(
        function=lambda a: a - (arb(q.p) if q.q == 1 else arb(q)), parts=(x,), kind=x.kind, is_sum=True)
    if sign(difference) != 0:
        return False
    if x.q is None:
        x.q, x.cache = fmpq(q), None
    return True


def compare(x, q):
    """The sign of x − q."""
    q = fmpq(q)
    if x.q is not None:
        return (x.q > q) - (x.q < q)
    if is_equal(x, q):
        return 0
    for bits in precisions():
        ball = x.ball(bits)
        if ball > q:
            return 1
        if ball < q:
            return -1
    raise Unknown("order")


def floor(x):
    """The largest whole number not above x, as an `int`."""
    if x.q is not None:
        return int(x.q.p // x.q.q)
    for bits in precisions():
        ball = x.ball(bits)
        if not ball.is_finite():
            continue
        if abs(ball) > arb(10) ** MOST_PLACES:
            raise Unknown("floor")
        whole = ball.floor().unique_fmpz()
        if whole is not None:
            if ball.is_exact() and ball == whole:
                is_equal(x, fmpq(whole))
            return int(whole)
        if ball.rad() < 0.25:
            nearest = (ball.mid() + 0.5).floor().unique_fmpz()
            if nearest is not None and bits > DECIDING_BITS and is_equal(x, fmpq(nearest)):
                return int(nearest)
    raise Unknown("floor")


def is_whole(x):
    """Whether a number is whole; if so, it is a fraction from now on."""
    if x.q is not None:
        return x.q.q == 1
    for bits in precisions():
        ball = x.ball(bits)
        if not ball.is_finite() or ball.rad() > 0.25:
            continue
        if not ball.contains_integer():
            return False
        nearest = (ball.mid() + 0.5).floor().unique_fmpz()
        return nearest is not None and is_equal(x, fmpq(nearest))
    raise Unknown("whole")


def check_size(x):
    """Refuses what is too large for an exponent of 18 digits, and notes what is too close to 0."""
    if x.q is not None:
        return x
    ball = abs(x.ball(128))
    if ball.is_finite() and ball > 0:
        log = ball.log() / arb(10).log()
        # 10 to that power itself is too large; its ball is narrower than this.
        if log > TOO_LARGE_EXPONENT - arb(0.001):
            raise Problem("overflow")
        if is_close_to_zero(ball):
            note_part_close_to_zero()
    return x


def check_whole(x):
    """Refuses also what is too close to 0; only parts of a formula may be."""
    if x.q is None and is_close_to_zero(abs(x.ball(128))):
        decisions.is_close_to_zero = True
        raise Problem("overflow")
    return x


def is_close_to_zero(size):
    # 10 to that power itself is too close; its ball is narrower than this.
    return not size.is_zero() and size < arb(10) ** -TOO_LARGE_EXPONENT * arb(1.001)


def digits(x, count):
    """The digits of |x| ≠ 0 correctly rounded to a number of digits, ties away from 0.

    - Returns: a whole number of `count` digits, and the exponent of ten of its last digit.
    """
    if x.q is not None:
        return digits_of_fraction(abs(x.q), count)
    for bits in precisions():
        bits = max(bits, int(count * 3.33) + 96)
        ball = abs(x.ball(bits))
        if not ball.is_finite() or not ball > 0:
            continue
        log = (ball.log() / arb(10).log()).mid().floor().unique_fmpz()
        if log is None:
            continue
        place = int(log) - count + 1
        for _ in range(3):
            scaled = ball * arb(10) ** -place
            whole = (scaled + arb(0.5)).floor().unique_fmpz()
            if whole is None:
                if bits > DECIDING_BITS and scaled.rad() < 0.25:
                    # A tie, as far as this looks.
                    below = (scaled.mid() - arb(0.25)).floor().unique_fmpz()
                    if below is not None and abs(place) <= MOST_PLACES:
                        tie = fmpq(2 * below + 1, 2) * fmpq(10) ** place
                        if is_equal(x, tie if x.ball(bits) > 0 else -tie):
                            return digits_of_fraction(tie, count)
                break
            decisions.digit_bits = max(decisions.digit_bits, bits)
            length = len(str(whole))
            least = fmpz(10) ** (count - 1)
            if length == count and whole == least and scaled < least:
                # 9.99… was rounded before its last digit.
                length -= 1
            if length == count:
                return int(whole), place
            if length == count + 1 and whole == 10 * least:
                return int(least), place + 1
            place += length - count
    raise Unknown("digits")


def digits_of_fraction(q, count):
    place = (int(q.p).bit_length() - int(q.q).bit_length()) * 30103 // 100_000 - count + 1
    while True:
        scaled = q * fmpq(10) ** -place
        whole = int((2 * scaled.p + scaled.q) // (2 * scaled.q))
        length = len(str(whole))
        least = 10 ** (count - 1)
        if length == count and whole == least and scaled < least:
            length -= 1
        if length == count:
            return whole, place
        if length == count + 1 and whole == 10 * least:
            return least, place + 1
        place += length - count


def fmpq_from_text(text):
    """The exact value of a decimal such as `12.5` or `1.5e-3`."""
    mantissa, _, exponent = text.lower().partition("e")
    whole, _, decimals = mantissa.partition(".")
    value = fmpq(int((whole + decimals) or "0"), 1)
    power = int(exponent or "0") - len(decimals)
    return value * fmpq(10) ** power if power >= 0 else value / fmpq(fmpz(10) ** -power)

"""The elementary functions in mpmath, hard arguments for each, and errors in ulps."""
import math
import random
import struct

import mpmath as mp

mp.mp.prec = 200

LARGEST = math.ldexp(2 - 2**-52, 1023)


def log_gamma(x):
    """ln|Γ(x)|; None at a pole."""
    if x > 0:
        return mp.loggamma(x)
    if x == mp.floor(x):
        return None
    if x > -200:
        return mp.log(abs(mp.gamma(x)))
    return mp.log(mp.pi / abs(x * mp.sinpi(x))) - mp.loggamma(-x)


def gamma(x):
    """Γ(x); None if it has no value, 0 if it is below half the least double."""
    if x > 172:
        return mp.mpf(2) ** 1025
    if x == mp.floor(x) and x <= 0:
        return None
    if x < -190:
        return mp.mpf(0)
    return mp.gamma(x)


def limited(function, low, high):
    """`function` with operands limited to `low` … `high`, beyond which doubles show no difference."""
    return lambda x: function(min(max(x, mp.mpf(low)), mp.mpf(high)))


def within(function, is_inside):
    return lambda x: function(x) if is_inside(x) else None


def power(x, y):
    if x == 0 and y != 0:
        return mp.mpf(0) if y > 0 else None
    if x < 0 and y != mp.floor(y):
        return None
    if y == 0 or x == 1:
        return mp.mpf(1)
    logarithm = mp.log(abs(x)) * y if abs(x) != 1 else mp.mpf(0)
    magnitude = mp.exp(min(max(logarithm, mp.mpf(-800)), mp.mpf(800)))
    return -magnitude if x < 0 and mp.fmod(abs(y), 2) == 1 else magnitude


def cube_root(x):
    return mp.cbrt(x) if x >= 0 else -mp.cbrt(-x)


def exact_sum_root(x, y):
    x, y = sorted((abs(x), abs(y)))
    return y if y == 0 or x / y < mp.mpf(2) ** -150 else mp.sqrt(x * x + y * y)


def arc(x, y):
    return None if y == 0 and x == 0 else mp.atan2(x, y)


def positive(x):
    return x > 0


def unit(x):
    return abs(x) <= 1


# The true value; None if it is not a finite number.
TRUE = {
    "exp": limited(mp.exp, -800, 800),
    "exp2": limited(lambda x: mp.power(2, x), -1100, 1100),
    "expm1": limited(mp.expm1, -800, 800),
    "ln": within(mp.log, positive),
    "log2": within(lambda x: mp.log(x) / mp.ln2, positive),
    "log10": within(lambda x: mp.log(x) / mp.ln10, positive),
    "log1p": within(mp.log1p, lambda x: x > -1),
    "pow": power,
    "cbrt": cube_root,
    "sqrt": within(mp.sqrt, lambda x: x >= 0),
    "hypot": exact_sum_root,
    "sin": mp.sin,
    "cos": mp.cos,
    "tan": mp.tan,
    "asin": within(mp.asin, unit),
    "acos": within(mp.acos, unit),
    "atan": mp.atan,
    "atan2": arc,
    "sinh": limited(mp.sinh, -800, 800),
    "cosh": limited(mp.cosh, -800, 800),
    "tanh": limited(mp.tanh, -800, 800),
    "asinh": mp.asinh,
    "acosh": within(mp.acosh, lambda x: x >= 1),
    "atanh": within(mp.atanh, lambda x: abs(x) < 1),
    "gamma": gamma,
    "logGamma": log_gamma,
    "erf": limited(mp.erf, -30, 30),
}
ARITY = {name: 2 if name in ("pow", "hypot", "atan2") else 1 for name in TRUE}


class Arguments:
    """Random operands, every kind equally often."""

    def __init__(self, name, seed):
        self.random = random.Random(f"{name} {seed}")
        self.kinds = getattr(self, f"kinds_of_{name}", None) or self.kinds_of(name)

    def draw(self):
        operands = self.random.choice(self.kinds)()
        return operands if isinstance(operands, tuple) else (operands,)

    def any_finite(self):
        while True:
            x = struct.unpack("<d", struct.pack("<Q", self.random.getrandbits(64)))[0]
            if math.isfinite(x):
                return x

    def sign(self):
        return self.random.choice((-1.0, 1.0))

    def between(self, low, high):
        return lambda: self.random.uniform(low, high)

    def scaled(self, low, high, signed=True):
        """A number with any exponent from `low` to `high`."""

        def draw():
            x = math.ldexp(self.random.uniform(1, 2), self.random.randint(low, high))
            return x * self.sign() if signed else x

        return draw

    def beside(self, *places, exponents=(-53, -1)):
        """A number at any small distance from one of the places."""

        def draw():
            place = self.random.choice(places)
            return place + self.scaled(*exponents)() * max(1, abs(place))

        return draw

    def beside_multiples(self, step, largest):
        """A rounded multiple of `step`, or a number a few doubles from it."""

        def draw():
            n = int(math.ldexp(self.random.uniform(1, 2), self.random.randint(0, largest)))
            x = float(n * step) * self.sign()
            for _ in range(self.random.randint(0, 3)):
                x = math.nextafter(x, math.inf * self.sign())
            return x

        return draw

    def signed(self, draw):
        return lambda: draw() * self.sign()

    subnormal = property(lambda self: self.scaled(-1074, -1022))

    def kinds_of(self, name):
        positive = [
            lambda: abs(self.any_finite()), self.scaled(-1074, -1022, False),
            self.between(0, 10), self.scaled(-8, 8, False), self.beside(1.0),
        ]
        circle = [
            self.any_finite, self.subnormal, self.scaled(-30, 8), self.between(-10, 10),
            self.between(-1, 1), self.scaled(8, 1023), self.between(-1e5, 1e5),
            self.beside_multiples(mp.pi / 2, 10), self.beside_multiples(mp.pi / 2, 60),
            self.beside_multiples(mp.pi / 2, 1000), self.beside_multiples(mp.pi / 4, 6),
        ]
        arcs = [
            self.subnormal, self.scaled(-60, -1), self.between(-1, 1), self.signed(self.inward(1.0)),
            self.beside(0.5, -0.5, 0.70710678, exponents=(-50, -4)), self.between(-1, 1),
        ]
        growth = [
            self.any_finite, self.subnormal, self.scaled(-60, 9), self.between(-1, 1),
            self.between(-40, 40), self.between(-746, 711), self.between(-0.4, 0.4),
        ]
        line = [
            self.any_finite, self.subnormal, self.scaled(-60, 60), self.between(-1, 1),
            self.between(-10, 10), self.beside(1.0, -1.0, 2.414, 0.4142, exponents=(-52, -3)),
        ]
        return {
            "exp": growth + [self.between(708, 710), self.between(-746, -707)],
            "exp2": growth + [self.between(-1076, 1025), self.between(-1076, -1021)],
            "expm1": growth + [self.between(708, 710), self.beside(0.0, exponents=(-60, -1))],
            "ln": positive, "log2": positive, "log10": positive,
            "log1p": line + [self.inward(-1.0), lambda: abs(self.any_finite())],
            "cbrt": line, "sqrt": positive, "sin": circle, "cos": circle, "tan": circle,
            "asin": arcs, "acos": arcs, "atan": line,
            "sinh": growth + [self.between(709, 711)], "cosh": growth + [self.between(709, 711)],
            "tanh": growth + [self.between(-3, 3), self.between(-22, 22)], "asinh": line,
            "acosh": [
                self.outward(1.0), self.scaled(0, 60, False), self.between(1, 10),
                self.scaled(0, 1023, False),
            ],
            "atanh": arcs,
            "erf": line + [self.between(-6.5, 6.5), self.between(-2, 2), self.subnormal],
        }[name]

    def inward(self, place):
        """A number at any small distance from `place`, towards 0."""
        return lambda: place * (1 - self.scaled(-53, -1, False)())

    def outward(self, place):
        return lambda: place * (1 + self.scaled(-52, 0, False)())

    @property
    def kinds_of_gamma(self):
        return [
            self.between(0, 10), self.between(10, 171.7), self.between(-10, 0),
            self.between(-185, -10), self.between(-185, -170), self.between(170, 171.7),
            self.scaled(-1024, 0), self.beside(*(-float(n) for n in range(1, 180))),
            lambda: self.random.randint(-400, 400) / 2, self.between(-0.5, 3.5),
        ]

    @property
    def kinds_of_logGamma(self):
        def zero_of_negative():
            n = self.random.randint(2, 25)
            distance = self.random.uniform(0.5, 2) / math.factorial(n)
            return -n + self.sign() * distance

        return self.kinds_of_gamma + [
            zero_of_negative, self.any_finite, self.subnormal, self.beside(1.0, 2.0),
            self.between(0, 4), self.between(-1e6, 1e6), self.scaled(0, 1015),
        ]

    @property
    def kinds_of_pow(self):
        def balanced():
            x = self.scaled(-1074, 1023, False)()
            return x, self.random.uniform(-1076, 1025) / (math.log2(x) or 1)

        def near_one():
            x = self.outward(1.0)() if self.random.random() < 0.5 else self.inward(1.0)()
            logarithm = math.log(x)
            return x, self.random.uniform(-745, 710) / logarithm if logarithm else 1e20

        def whole():
            return self.between(-20, 20)(), float(self.random.randint(-60, 60))

        return [
            balanced, balanced, near_one, near_one, whole,
            lambda: (self.between(0, 10)(), self.between(-10, 10)()),
            lambda: (abs(self.any_finite()), self.scaled(-10, 10)()),
            lambda: (self.scaled(-1074, -1022, False)(), self.between(-1, 1)()),
        ]

    @property
    def kinds_of_hypot(self):
        def near():
            x = self.any_finite()
            exponent = self.random.randint(-30, 30)
            return x, min(max(math.ldexp(x, exponent) if abs(x) < 1e290 else x, -1e308), 1e308)

        return [
            near, near, lambda: (self.any_finite(), self.any_finite()),
            lambda: (self.between(-10, 10)(), self.between(-10, 10)()),
            lambda: (self.scaled(-540, -500)(), self.scaled(-540, -500)()),
            lambda: (self.scaled(500, 540)(), self.scaled(500, 540)()),
            lambda: (self.scaled(1020, 1023)(), self.scaled(1020, 1023)()),
            lambda: (self.subnormal(), self.subnormal()),
            lambda: (self.scaled(-4, 4)(), self.scaled(-4, 4)()),
        ]

    kinds_of_atan2 = kinds_of_hypot


def error_in_ulps(name, value, operands):
    """The distance of a computed value from the true one; infinity if the kinds of value differ."""
    true = TRUE[name](*(mp.mpf(x) for x in operands))
    return distance(name, value, true)


def ulp(true):
    exponent = mp.frexp(true)[1] - 1 if true else -1074
    return mp.ldexp(1, max(min(exponent, 1023) - 52, -1074))


def distance(name, value, true):
    if true is None:
        return 0.0 if not math.isfinite(value) else math.inf
    if math.isnan(value):
        return math.inf
    if math.isinf(value):
        is_close = abs(true) >= mp.mpf(LARGEST) and (value > 0) == (true > 0)
        return 0.0 if is_close else math.inf
    unit = ulp(true)
    if name == "logGamma":
        # Near its zeros the bound on the error is absolute.
        unit = max(unit, mp.ldexp(1, -52))
    return float(abs(mp.mpf(value) - true) / unit)

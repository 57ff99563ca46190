"""Relations whose strokes are hard to draw, with what they mean in plain arithmetic.

A function of a row takes its arguments and `m`, which has the functions of numbers: `Numbers` for Arb's balls, numpy for
samples.
"""
from dataclasses import dataclass
from flint import fmpq


class Numbers:
    """The functions of balls."""

    pi = property(lambda self: self.ball.pi())

    def __init__(self, ball):
        self.ball = ball

    def __getattr__(self, name):
        return lambda value: getattr(value, name)()

    def abs(self, value):
        return abs(value)


@dataclass
class Atoms:
    """Comparisons with 0, all of which have to hold, or one of them."""

    row: str
    x: tuple
    y: tuple
    # Each with its sign: `=`, `<`, `>=` or `>`.
    gaps: list
    joined: callable = all


@dataclass
class Path:
    """A curve (x(t), y(t))."""

    row: str
    x: tuple
    y: tuple
    place: callable
    # The ends of t.
    start: float
    end: float


def square(value):
    return value * value


def polar(radius, angle, m):
    return radius * m.cos(angle), radius * m.sin(angle)


WIDE = (-6, 6)
NEAR = (-2, 2)
PI = 3.14159265358979

ROWS = [
    Atoms("x²+y² = 25", WIDE, WIDE, [("=", lambda x, y, m: x * x + y * y - 25)]),
    Atoms("x²+y² = 1/400", (-1, 1), (-1, 1), [("=", lambda x, y, m: x * x + y * y - fmpq(1, 400))]),
    Atoms("(x-1/3)²+100y² = 1", NEAR, NEAR,
          [("=", lambda x, y, m: square(x - fmpq(1, 3)) + 100 * y * y - 1)]),
    Atoms("x³+y³ = 3x y", (-3, 3), (-3, 3), [("=", lambda x, y, m: x**3 + y**3 - 3 * x * y)]),
    Atoms("(x²+y²)² = 2(x²-y²)", NEAR, NEAR,
          [("=", lambda x, y, m: square(x * x + y * y) - 2 * (x * x - y * y))]),
    Atoms("(x²+y²)² = 2(x²-y²)+10^-4", NEAR, (-1, 1),
          [("=", lambda x, y, m: square(x * x + y * y) - 2 * (x * x - y * y) - fmpq(1, 10000))]),
    Atoms("y² = x³", NEAR, NEAR, [("=", lambda x, y, m: y * y - x**3)]),
    Atoms("y² = x³-x+0.384", NEAR, NEAR, [("=", lambda x, y, m: y * y - x**3 + x - fmpq(384, 1000))]),
    Atoms("y² = x²(x+1)", NEAR, NEAR, [("=", lambda x, y, m: y * y - x * x * (x + 1))]),
    Atoms("(x²+y²-1)³ = x²y³", NEAR, NEAR, [("=", lambda x, y, m: (x * x + y * y - 1)**3 - x * x * y**3)]),
    Atoms("x^4+y^4 = 1", NEAR, NEAR, [("=", lambda x, y, m: x**4 + y**4 - 1)]),
    Atoms("x^40+y^40 = 1", NEAR, NEAR, [("=", lambda x, y, m: x**40 + y**40 - 1)]),
    Atoms("|x|+|y| = 1", NEAR, NEAR, [("=", lambda x, y, m: m.abs(x) + m.abs(y) - 1)]),
    # Its line lies between two rows of pixels.
    Atoms("|16y²| = x y", (-2, 0), (-1, 4), [("=", lambda x, y, m: m.abs(16 * y * y) - x * y)]),
    Atoms("(y-x²)(y-x²-0.02) = 0", NEAR, NEAR,
          [("=", lambda x, y, m: (y - x * x) * (y - x * x - fmpq(1, 50)))]),
    Atoms("x y = 0.001", NEAR, NEAR, [("=", lambda x, y, m: x * y - fmpq(1, 1000))]),
    Atoms("y = 1/x", WIDE, WIDE, [("=", lambda x, y, m: x * y - 1)]),
    Atoms("y = 50x³-x", NEAR, NEAR, [("=", lambda x, y, m: y - 50 * x**3 + x)]),
    Atoms("x = y^5-y", NEAR, NEAR, [("=", lambda x, y, m: x - y**5 + y)]),
    Atoms("x + y/1000 = sin(9y)", NEAR, NEAR, [("=", lambda x, y, m: x + y / 1000 - m.sin(9 * y))]),
    Atoms("e^(30x) + y = y³", NEAR, NEAR, [("=", lambda x, y, m: m.exp(30 * x) + y - y**3)]),
    Atoms("sin(x²+y²) = cos(x y)", WIDE, WIDE, [("=", lambda x, y, m: m.sin(x * x + y * y) - m.cos(x * y))]),
    Atoms("sin(x)+sin(y) = 0.99 sin(x y)", (-9, 9), (-9, 9),
          [("=", lambda x, y, m: m.sin(x) + m.sin(y) - m.sin(x * y) * 99 / 100)]),
    Atoms("y-x = sin(e^(x+y))", NEAR, NEAR, [("=", lambda x, y, m: y - x - m.sin(m.exp(x + y)))]),
    Atoms("√(x²+y²) + √((x-1)²+y²) = 1.001", NEAR, NEAR,
          [("=", lambda x, y, m: m.sqrt(x * x + y * y) + m.sqrt(square(x - 1) + y * y) - fmpq(1001, 1000))]),
    Atoms("ln(x²+y²) = x-y", WIDE, WIDE, [("=", lambda x, y, m: m.log(x * x + y * y) - x + y)]),
    # Its curves run half a pixel beside poles.
    Atoms("(4*0.1+e^x)/sin(y³) < y", (0, 1), (0, 5),
          [(">", lambda x, y, m: y - (m.exp(x) + fmpq(2, 5)) / m.sin(y**3))]),
    # The line that bounds one of two regions lies along a side of the window, within the other one.
    Atoms("x+y > 1 ∨ x < x y", (0, 2), (-1, 4),
          [(">", lambda x, y, m: x + y - 1), (">", lambda x, y, m: x * y - x)], any),
    # A line within one of two regions leaves the window through its upper side, in a flat piece.
    Atoms("y ≥ x/2+1.7 ∨ y > 1.9", (-1, 1), (-3, 2),
          [(">=", lambda x, y, m: y - x / 2 - fmpq(17, 10)), (">", lambda x, y, m: y - fmpq(19, 10))], any),
    Atoms("x²+y² = 4 {x > 1/3}", (-3, 3), (-3, 3),
          [("=", lambda x, y, m: x * x + y * y - 4), (">", lambda x, y, m: x - fmpq(1, 3))]),
    Atoms("x²+y² = 4 ∧ sin(9x) ≤ y", (-3, 3), (-3, 3),
          [("=", lambda x, y, m: x * x + y * y - 4), (">=", lambda x, y, m: y - m.sin(9 * x))]),
    Atoms("y = x² {-1 ≤ x < √2}", (-3, 3), (-3, 3),
          [("=", lambda x, y, m: y - x * x), (">=", lambda x, y, m: x + 1),
           (">", lambda x, y, m: m.sqrt(x * 0 + 2) - x)]),
    Atoms("x²+y² < 4 ∧ y ≥ x³-x", (-3, 3), (-3, 3),
          [(">", lambda x, y, m: 4 - x * x - y * y), (">=", lambda x, y, m: y - x**3 + x)]),
    Atoms("x y > 1 ∨ x²+y² ≤ 1", (-3, 3), (-3, 3),
          [(">", lambda x, y, m: x * y - 1), (">=", lambda x, y, m: 1 - x * x - y * y)], any),
    Atoms("x²+y² ≤ 4 ∨ x ≥ 0.3 ∨ y > 1.8", (-3, 3), (-3, 3),
          [(">=", lambda x, y, m: 4 - x * x - y * y), (">=", lambda x, y, m: x - fmpq(3, 10)),
           (">", lambda x, y, m: y - fmpq(9, 5))], any),
    Atoms("r = 2 ∧ x > y", (-3, 3), (-3, 3),
          [("=", lambda x, y, m: x * x + y * y - 4), (">", lambda x, y, m: x - y)]),
    Atoms("x²+y² = 1", ("0.59999999999999999999", "0.60000000000000000001"),
          ("0.79999999999999999999", "0.80000000000000000001"), [("=", lambda x, y, m: x * x + y * y - 1)]),
    Atoms("(y-x²)(y-x²-10^-20) = 0", ("0.29999999999999999990", "0.30000000000000000010"),
          ("0.08999999999999999990", "0.09000000000000000010"),
          [("=", lambda x, y, m: (y - x * x) * (y - x * x - fmpq(1, 10**20)))]),
    Atoms("y² = x³", ("-0.0000000000000000000000000000001", "0.0000000000000000000000000000001"),
          ("-0.0000000000000000000000000000001", "0.0000000000000000000000000000001"),
          [("=", lambda x, y, m: y * y - x**3)]),
    Atoms("sin(π x) = y", ("1000000000000000000", "1000000000000000004"), NEAR,
          [("=", lambda x, y, m: m.sin(m.pi * x) - y)]),
    Path("(cos t, sin(2t))", NEAR, NEAR, lambda t, m: (m.cos(t), m.sin(2 * t)), 0, 2 * PI),
    Path("(t²-1, t³-t) {-3 ≤ t ≤ 3}", NEAR, NEAR, lambda t, m: (t * t - 1, t * t * t - t), -3, 3),
    Path("(cos(t)³, sin(t)³)", NEAR, NEAR, lambda t, m: (m.cos(t)**3, m.sin(t)**3), 0, 2 * PI),
    Path("(cos(t)+cos(40t)/40, sin(t)+sin(40t)/40)", NEAR, NEAR,
         lambda t, m: (m.cos(t) + m.cos(40 * t) / 40, m.sin(t) + m.sin(40 * t) / 40), 0, 2 * PI),
    Path("r = 1+cos θ", NEAR, NEAR, lambda t, m: polar(1 + m.cos(t), t, m), 0, 2 * PI),
    Path("r = sin(5θ/3)", NEAR, NEAR, lambda t, m: polar(m.sin(5 * t / 3), t, m), 0, 6 * PI),
    Path("r = θ/9 ∧ θ ≥ 1", (-3, 3), (-3, 3), lambda t, m: polar(t / 9, t, m), 1, 60),
    Path("r = 1/cos(3θ)", (-3, 3), (-3, 3), lambda t, m: polar(1 / m.cos(3 * t), t, m), 0, 2 * PI),
]

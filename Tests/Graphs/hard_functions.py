"""Functions that are hard to draw, as Ordinate reads them and as Python computes them.

A function takes the arithmetic `m`, one of the classes of `arithmetic.py`, and an abscissa. Features
that sampling cannot find are listed beside it, with the reason.
"""
import dataclasses
import math
from typing import Callable

INFINITE = math.inf
WHOLE = range(-10, 11)


@dataclasses.dataclass(frozen=True)
class Band:
    """Columns that an oscillation fills, because it makes more than a whole turn in each."""

    x_min: float
    x_max: float
    lower: Callable = lambda x: -INFINITE
    upper: Callable = lambda x: INFINITE


@dataclasses.dataclass(frozen=True)
class Case:
    formula: str
    function: Callable
    # From left to right and from bottom to top, in graph units.
    window: tuple = (-10.0, 10.0, -10.0, 10.0)
    # In pixels.
    size: tuple = (1024, 1024)
    bands: tuple = ()
    # Abscissas near which to sample more densely, for features narrower than the usual distance.
    knots: tuple = ()
    # Vertical parts of the graph: an abscissa, and the least and the greatest ordinate.
    risers: tuple = ()
    # Single points, whose dots are smaller than a pixel: they may be inked or not.
    points: tuple = ()
    # First samples per column, if not the usual number.
    samples: int = 0
    # Computed with 60 digits throughout.
    delicate: bool = False
    # How far ink may be from the truth and the truth from ink, in pixels, with the reason.
    tolerance: int = 2
    why: str = ""


def between(x_min, x_max, lower, upper):
    """A band between two constants."""
    return Band(x_min, x_max, lambda x: lower, lambda x: upper)


def small(x_min, x_max, width):
    """A band between a function and its negative."""
    return Band(x_min, x_max, lambda x: -width(x), lambda x: width(x))


POLES = [
    Case("tan(x)", lambda m, x: m.tan(x)),
    Case("1/x", lambda m, x: 1 / x),
    Case("x+tan(x)", lambda m, x: x + m.tan(x)),
    Case("abs(1/x)", lambda m, x: m.abs(1 / x)),
    Case("1/x^2", lambda m, x: 1 / (x * x)),
    Case("1/(x^2-1)", lambda m, x: 1 / (x * x - 1)),
    Case("sec(x)", lambda m, x: 1 / m.cos(x)),
    Case("cot(x)", lambda m, x: m.cos(x) / m.sin(x)),
    Case("csc(x)+tan(2x)", lambda m, x: 1 / m.sin(x) + m.tan(2 * x)),
    Case("sin(x)+cos(2x)-tan(3x)", lambda m, x: m.sin(x) + m.cos(2 * x) - m.tan(3 * x)),
    Case("tan(35.6x)", lambda m, x: m.tan(m.number("35.6") * x)),
    Case("tan(x^2)", lambda m, x: m.tan(x * x)),
    # Beyond -5 the poles are hairlines: their residues are 1/n!.
    # The branches pass through the window beside the poles, both on the same side of it.
    Case("tan(x)-x^5", lambda m, x: m.tan(x) - x**5,
         knots=tuple((k + 0.5) * math.pi for k in range(-4, 4))),
    Case("gamma(x)", lambda m, x: m.gamma(x), knots=tuple(range(-10, 1))),
    Case("x(x-3)/(x-3.001)", lambda m, x: x * (x - 3) / (x - m.number("3.001")), knots=(3.001,)),
    Case("3/(x-2.9995)", lambda m, x: 3 / (x - m.number("2.9995")), knots=(2.9995,)),
    Case("0.0001/(x-2.3)", lambda m, x: m.number("0.0001") / (x - m.number("2.3")), knots=(2.3,)),
    Case("1/(e^x-1)", lambda m, x: 1 / (m.exp(x) - 1)),
    Case("1/(x^2+10^-6)", lambda m, x: 1 / (x * x + m.number("1e-6")), knots=(0,)),
]

STEPS = [
    Case("floor(x)", lambda m, x: m.floor(x)),
    Case("sign(x)", lambda m, x: m.sign(x), points=((0, 0),)),
    Case("mod(x,2)", lambda m, x: x - 2 * m.floor(x / 2)),
    Case("frac(x)", lambda m, x: x - m.trunc(x)),
    # Half away from zero.
    Case("round(x)", lambda m, x: m.sign(x) * m.floor(m.abs(x) + 0.5)),
    Case("x*floor(x)", lambda m, x: x * m.floor(x)),
    Case("ceil(x)*x", lambda m, x: m.ceil(x) * x),
    Case("mod(x,1)*mod(x,2)", lambda m, x: (x - m.floor(x)) * (x - 2 * m.floor(x / 2))),
    Case("floor(1/x)", lambda m, x: m.floor(1 / x)),
    Case("floor(x^3)", lambda m, x: m.floor(x * x * x)),
    Case("x/|x|", lambda m, x: x / m.abs(x)),
    Case("|x|/x*√|x|", lambda m, x: m.abs(x) / x * m.sqrt(m.abs(x))),
    Case("sign(sin(x))", lambda m, x: m.sign(m.sin(x)), points=tuple(
        (k * math.pi, 0) for k in range(-3, 4))),
    Case("floor(x)-ceil(x)", lambda m, x: m.floor(x) - m.ceil(x), points=tuple(
        (k, 0) for k in WHOLE)),
    Case("1/floor(x)", lambda m, x: 1 / m.floor(x)),
    Case("floor(40x)/40", lambda m, x: m.floor(40 * x) / 40),
    Case("1/(1+e^(1/x))", lambda m, x: 1 / (1 + m.exp(1 / x))),
    Case("atan(1/x)", lambda m, x: m.atan(1 / x)),
    # 9^9^9 is finite: the function is continuous, and steeper than doubles can show.
    Case("atan(9^9^9(x-1))", lambda m, x: m.sign(x - 1) * m.pi / 2,
         risers=((1, -math.pi / 2, math.pi / 2),)),
    # Between 1 and values too large for doubles it is steeper than doubles can show.
    Case("x^(10^9)", lambda m, x: m.where(m.abs(x) > 1, math.inf, m.where(m.abs(x) == 1, 1, 0)),
         risers=((-1, 0, INFINITE), (1, 0, INFINITE))),
    Case("tanh(10000x)", lambda m, x: m.tanh(10000 * x)),
]

ENDS = [
    Case("√(x)", lambda m, x: m.sqrt(x)),
    Case("ln(x)", lambda m, x: m.ln(x)),
    Case("acos(x)", lambda m, x: m.acos(x)),
    Case("ln(|x|)", lambda m, x: m.ln(m.abs(x))),
    Case("ln(ln(x))", lambda m, x: m.ln(m.ln(x)), knots=(1,)),
    Case("atanh(x)", lambda m, x: m.atanh(x), knots=(-1, 1)),
    Case("acosh(x)", lambda m, x: m.acosh(x)),
    Case("√(x-3)*√(1-x)", lambda m, x: m.sqrt(x - 3) * m.sqrt(1 - x)),
    Case("√(x)*√(-x)", lambda m, x: m.sqrt(x) * m.sqrt(-x), points=((0, 0),)),
    Case("ln(sin(x))", lambda m, x: m.ln(m.sin(x))),
    Case("√(sin(x))", lambda m, x: m.sqrt(m.sin(x))),
    Case("√(x^3-4x)", lambda m, x: m.sqrt(x * x * x - 4 * x)),
    Case("1/√(1-x^2)", lambda m, x: 1 / m.sqrt(1 - x * x), knots=(-1, 1)),
    Case("x^x", lambda m, x: m.where(x > 0, m.power(m.abs(x), x), math.nan), points=tuple(
        (-k, (-k) ** -k) for k in range(1, 11))),
    Case("1/ln(tan(x))", lambda m, x: 1 / m.ln(m.tan(x))),
    # There 1/x makes more than a turn in each column, and every second half turn has a branch.
    Case("√(1/sin(1/x))", lambda m, x: m.sqrt(1 / m.sin(1 / x)),
         bands=(between(-0.03, 0.03, 1, INFINITE),), samples=512),
]

OSCILLATIONS = [
    Case("sin(40/x)", lambda m, x: m.sin(40 / x), bands=(between(-0.25, 0.25, -1, 1),)),
    Case("sin(e^x)", lambda m, x: m.sin(m.exp(x)), bands=(between(6.2, 10.1, -1, 1),)),
    Case("sin(1/x)", lambda m, x: m.sin(1 / x), bands=(between(-0.03, 0.03, -1, 1),)),
    Case("x*sin(1/x)", lambda m, x: x * m.sin(1 / x), bands=(small(-0.03, 0.03, abs),)),
    Case("x^2*sin(1/x^2)", lambda m, x: x * x * m.sin(1 / (x * x)),
         bands=(small(-0.15, 0.15, lambda x: x * x),)),
    # The poles of tan(1/x) lie less than half a column from each other.
    Case("tan(1/x)", lambda m, x: m.tan(1 / x), bands=(Band(-0.03, 0.03),), samples=256),
    Case("cos(x^2)", lambda m, x: m.cos(x * x)),
    Case("sin(x^2)*x", lambda m, x: m.sin(x * x) * x),
    Case("sin(40x)", lambda m, x: m.sin(40 * x)),
    # One turn per column: sampling once per column shows a line.
    Case("2sin(102.4πx)", lambda m, x: 2 * m.sin(m.number("102.4") * m.pi * x),
         bands=(between(-10.1, 10.1, -2, 2),)),
    # Sixty-four turns per column: sampling columns evenly shows a line.
    Case("2sin(6553.6πx)", lambda m, x: 2 * m.sin(m.number("6553.6") * m.pi * x),
         bands=(between(-10.1, 10.1, -2, 2),)),
    # There x^4 makes more than a turn in each column, x^2 a small part of one.
    Case("sin(x^4)+cos(x^2)^2", lambda m, x: m.sin(x**4) + m.cos(x * x) ** 2, bands=tuple(
        Band(sign * 7.5 - 2.6, sign * 7.5 + 2.6, lambda x: -1 + math.cos(x * x) ** 2,
             lambda x: 1 + math.cos(x * x) ** 2) for sign in (-1, 1))),
    Case("5sin(1000x)", lambda m, x: 5 * m.sin(1000 * x),
         bands=(between(-10.1, 10.1, -5, 5),)),
    Case("x*sin(1000x)", lambda m, x: x * m.sin(1000 * x),
         bands=(small(-10.1, 10.1, abs),)),
    # Six branches per column.
    Case("tan(1000x)", lambda m, x: m.tan(1000 * x), bands=(Band(-10.1, 10.1),)),
]

SMOOTH = [
    Case("sin(x)/x", lambda m, x: m.sin(x) / x),
    Case("(x-1)/(x-1)", lambda m, x: (x - 1) / (x - 1)),
    Case("(1-cos(x))/x^2", lambda m, x: m.where(
        m.abs(x) < 1e-3, m.number("0.5") - x * x / 24, (1 - m.cos(x)) / (x * x))),
    Case("x^(1/3)", lambda m, x: m.cbrt(x)),
    Case("x^(2/3)", lambda m, x: m.cbrt(x) * m.cbrt(x)),
    # At a cusp the neighbours on both sides are alike, but the tip is not.
    Case("√|sin(20x)|", lambda m, x: m.sqrt(m.abs(m.sin(20 * x))),
         knots=tuple(k * math.pi / 20 for k in range(-64, 65))),
    Case("x^3-2.5x^2+3.1x-13.3", lambda m, x: (
        x * x * x - m.number("2.5") * x * x + m.number("3.1") * x - m.number("13.3"))),
    Case("10^6(x-1)(x-2)(x-3)", lambda m, x: 10**6 * (x - 1) * (x - 2) * (x - 3)),
    Case("asin(sin(x))", lambda m, x: m.asin(m.sin(x))),
    Case("acos(cos(x))", lambda m, x: m.acos(m.cos(x))),
    Case("max(sin(x),cos(x))", lambda m, x: m.max(m.sin(x), m.cos(x))),
    Case("e^(1/x)", lambda m, x: m.exp(1 / x)),
    Case("e^(-1/x^2)", lambda m, x: m.exp(-1 / (x * x))),
    # Narrower than a pixel.
    Case("e^(-(1000(x-1))^2)", lambda m, x: m.exp(-(1000 * (x - 1)) ** 2), knots=(1,)),
    Case("e^(-(10^6(x-0.3))^2)", lambda m, x: m.exp(-(10**6 * (x - m.number("0.3"))) ** 2),
         knots=(0.3,)),
    Case("2^51+x^2-2^51", lambda m, x: x * x, tolerance=13,
         why="The doubles near 2^51 are half a unit apart, which is 25.6 pixels: the nearest is up "
         "to 12.8 away from the truth."),
]

OTHER_WINDOWS = [
    # All steps from -2 to 7, next to a pole, in one column.
    Case("floor(tan(3)/x^2/tan(7x))", lambda m, x: m.floor(m.tan(m.number(3)) / (x * x) / m.tan(
        7 * x)), (-3.0, 5.0, -2.0, 7.0), (512, 512)),
    Case("tan(x)", lambda m, x: m.tan(x), (-3.0, 17.0, -2.0, 40.0), (800, 600)),
    Case("sin(40/x)", lambda m, x: m.sin(40 / x), (-1.0, 3.0, -1.5, 2.0), (333, 777),
         bands=(between(-0.25, 0.25, -1, 1),)),
    Case("x*floor(x)", lambda m, x: x * m.floor(x), (-2.5, 3.25, -1.0, 7.0), (640, 200)),
    Case("1/x", lambda m, x: 1 / x, (-1e6, 1e6, -1.0, 2.0), (800, 600)),
    Case("sin(x)", lambda m, x: m.sin(x), (-1e6, 1e6, -2.0, 2.0), (320, 240),
         bands=(between(-1.1e6, 1.1e6, -1, 1),)),
    Case("floor(x)", lambda m, x: m.floor(x), (-1e6, 1e6, -1e6, 1e6), (200, 300)),
    Case("1/(x-1)", lambda m, x: 1 / (x - 1), (0.9999995, 1.0000005, -1e8, 1e8), (640, 480)),
    Case("√(x-1)", lambda m, x: m.sqrt(x - 1), (0.9999995, 1.0000005, -1e-3, 1e-3), (333, 777)),
    Case("floor(10^7x)", lambda m, x: m.floor(10**7 * x), (-5e-7, 5e-7, -6.0, 6.0), (300, 200)),
    Case("sin(1/x)", lambda m, x: m.sin(1 / x), (-5e-7, 5e-7, -1.0, 1.0), (300, 200),
         bands=(between(-6e-7, 6e-7, -1, 1),)),
    Case("e^x", lambda m, x: m.exp(x), (0.0, 700.0, 0.0, 1e300), (300, 400)),
    Case("ln(x)", lambda m, x: m.ln(x), (-1e-6, 1e-6, -40.0, 0.0), (333, 777), knots=(0,)),
    Case("x^2", lambda m, x: x * x, (-1e6, 1e6, -1.0, 1e12), (640, 333)),
    Case("x", lambda m, x: x, (-3e-200, 5e-200, -4e-200, 4e-200), (333, 250)),
    Case("tan(x)", lambda m, x: m.tan(x), (1.5707958, 1.5707968, -1e7, 1e7), (400, 300)),
]

CASES = POLES + STEPS + ENDS + OSCILLATIONS + SMOOTH + OTHER_WINDOWS

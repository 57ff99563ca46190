"""`ordinate plot` of relations: what is proved about each pixel, as numbers and as a picture."""
import json
import re
from fractions import Fraction

import mpmath
import numpy
import pytest
from PIL import Image

from conftest import ROOT
from pictures import grown, pixels

THEIRS = ROOT.parent / "shared" / "conformance" / "relations"
BLACK, GREY, WHITE = 0, 0x80, 0xff
# What the language or the proofs leave out: functions that it does not have, gcd of numbers that are not
# whole.
LEFT_OUT = {"special", "gamma", "gcd", "sum"}


def proof(ordinate, tmp_path, relation, x="-2:2", y="-2:2", size="64x64"):
    """The answers as an array of rows, and the counts."""
    file = tmp_path / "proof.png"
    answer = ordinate(
        "plot", relation, "--proof", "--json", f"--x={x}", f"--y={y}", "--size", size, "--out", file)
    assert answer.code == 0, answer.err
    picture = pixels(file.read_bytes())
    assert (picture[..., :1] == picture).all()
    return picture[..., 0], json.loads(answer.out)


def rising(value, low, high):
    """Whether y = value(x) is in a pixel for low < x < high, of a function that rises there."""
    def is_in(x0, x1, y0, y1):
        start, end = max(x0, low), min(x1, high)
        if start > end or start == end and start in (low, high):
            return False
        return (value(end) > y0 or value(end) == y0 and end < high) and (
            value(start) < y1 or value(start) == y1 and start > low)
    return is_in


def half_circle(x0, x1, y0, y1):
    """Whether a point of the unit circle right of the axis is in a pixel."""
    start, (near, far) = max(x0, 0), sorted([abs(y0), abs(y1)])
    least = start**2 + near**2
    return x1 > 0 and (least < 1 or least == 1 and start > 0) and x1**2 + far**2 >= 1


def circle(radius):
    """Whether a point of a circle about the origin is in a pixel."""
    def is_in(x0, x1, y0, y1):
        sides = [(0 if low <= 0 <= high else min(abs(low), abs(high)), max(abs(low), abs(high)))
                 for low, high in ((x0, x1), (y0, y1))]
        return numpy.hypot(*(near for near, _ in sides)) <= radius <= numpy.hypot(*(far for _, far in sides))
    return is_in


# A relation; a test of pixels that have a solution, by their edges.
EXACT = [
    ("x^2 = 0", lambda x0, x1, y0, y1: x0 <= 0 <= x1),
    ("|x-y| = 0", lambda x0, x1, y0, y1: max(x0, y0) <= min(x1, y1)),
    ("x^2+y^2 = 0", lambda x0, x1, y0, y1: x0 <= 0 <= x1 and y0 <= 0 <= y1),
    ("(3x-1)^2+(3y-1)^2 = 0", lambda x0, x1, y0, y1: x0 <= 1 / 3 <= x1 and y0 <= 1 / 3 <= y1),
    ("(x^2+y^2-1)^2+10^-9 = 0", lambda x0, x1, y0, y1: False),
    ("0(2x+y) = 0*3", lambda x0, x1, y0, y1: True),
    ("x^2+y^2-x^2y^2 = 1", lambda x0, x1, y0, y1: x0 <= 1 <= x1 or x0 <= -1 <= x1 or y0 <= 1 <= y1 or y0 <= -1 <= y1),
    ("x y = 0", lambda x0, x1, y0, y1: x0 <= 0 <= x1 or y0 <= 0 <= y1),
    ("x > 1/2", lambda x0, x1, y0, y1: x1 > 0.5),
    ("x >= 1/2", lambda x0, x1, y0, y1: x1 >= 0.5),
    ("y < √x and y < √(-x)", lambda x0, x1, y0, y1: x0 <= 0 <= x1 and y0 < 0),
    ("x^2+y^2 = 1 and y = 1", lambda x0, x1, y0, y1: x0 <= 0 <= x1 and y0 <= 1 <= y1),
    ("x^2+y^2=1 and x=3/5 and y=4/5", lambda x0, x1, y0, y1: x0 <= 0.6 <= x1 and y0 <= 0.8 <= y1),
    ("y = x and y = x+0.00001", lambda x0, x1, y0, y1: False),
    ("x+y = |x+y|", lambda x0, x1, y0, y1: x1 + y1 >= 0),
    ("⌊x⌋ = 1", lambda x0, x1, y0, y1: x1 >= 1 and x0 < 2),
    ("not (x < 1)", lambda x0, x1, y0, y1: x1 >= 1),
    ("not (√x < 1)", lambda x0, x1, y0, y1: x1 >= 1 or x0 < 0),
    ("x ≠ 1", lambda x0, x1, y0, y1: True),
    ("-1.1 < x ≤ y", lambda x0, x1, y0, y1: x1 > -1.1 and y1 > -1.1 and y1 >= x0),
    ("sin(π x) = 0", lambda x0, x1, y0, y1: int(numpy.floor(x1)) >= x0),
    ("y = 0 {0 ≤ x < 1}", lambda x0, x1, y0, y1: x1 >= 0 and x0 < 1 and y0 <= 0 <= y1),
    # Ends at corners of pixels that do not belong to the curve.
    ("y = x^2 {0 < x < 1}", rising(lambda x: x**2, 0, 1)),
    ("y = x^3 {0 < x}", rising(lambda x: x**3, 0, 9)),
    ("y = 2^x {x < 0}", rising(lambda x: 2**x, -9, 0)),
    ("y^2 = x^3 {y > 0}", rising(lambda x: x**1.5, 0, 9)),
    ("y = x^2 {y < 1}", lambda x0, x1, y0, y1: rising(lambda x: x**2, -1, 1)(
        *sorted([abs(x0), abs(x1)]), y0, y1)),
    ("x^2+y^2 = 1 {x > 0}", half_circle),
    ("y = x {x ≠ 1}", lambda x0, x1, y0, y1: max(x0, y0) < min(x1, y1) or max(x0, y0) == min(x1, y1) != 1),
    ("y > x {x > 0}", lambda x0, x1, y0, y1: x1 > 0 and y1 > max(x0, 0)),
    ("x/x = 1", lambda x0, x1, y0, y1: True),
    ("|mod(x,0.8)-0.4| < 0.31", lambda x0, x1, y0, y1: any(
        max(x0, 0.8 * k + 0.09) < min(x1, 0.8 * k + 0.71) for k in range(-3, 3))),
    ("1/x = 0", lambda x0, x1, y0, y1: False),
    # Poles on edges of pixels, and within pixels.
    ("gamma(x) > 0", lambda x0, x1, y0, y1: x1 > 0 or x0 < -1),
    ("gamma(x+1/32) = 0", lambda x0, x1, y0, y1: False),
    # Points on edges of pixels.
    ("x/√2 ∈ ℤ and y/√2 ∈ ℤ", lambda x0, x1, y0, y1: all(
        any(low <= k * 2**0.5 <= high for k in (-1, 0, 1)) for low, high in ((x0, x1), (y0, y1)))),
    ("sin(x)^2+cos(x)^2 = 1", lambda x0, x1, y0, y1: True),
    ("2y = x cos(3x)^2+x sin(3x)^2", lambda x0, x1, y0, y1: 2 * y0 <= x1 and x0 <= 2 * y1),
    # Lines on edges of pixels.
    ("r = sec θ", lambda x0, x1, y0, y1: x0 <= 1 <= x1),
    ("r = -3/(2sin θ)", lambda x0, x1, y0, y1: y0 <= -1.5 <= y1),
    # Curves whose repetition is not known.
    ("r = 0.3+0√θ", circle(0.3)),
    # At its extremes the curve touches edges of pixels.
    ("y = sin(2x)", lambda x0, x1, y0, y1: meets(sines(2 * x0, 2 * x1), y0, y1)),
    ("3+2y = 1-2cos(2x)+2", lambda x0, x1, y0, y1: meets(sines(2 * x0 - numpy.pi / 2, 2 * x1 - numpy.pi / 2), y0, y1)),
]


def sines(low, high):
    """The least and the greatest sine in a range of less than a turn."""
    ends = sorted([numpy.sin(low), numpy.sin(high)])
    up, down = ((low + place) // (2 * numpy.pi) < (high + place) // (2 * numpy.pi)
                for place in (-numpy.pi / 2, numpy.pi / 2))
    return -1 if down else ends[0], 1 if up else ends[1]


def meets(values, low, high):
    return values[0] <= high and low <= values[1]


@pytest.mark.parametrize("relation, has_solution", EXACT, ids=[case[0] for case in EXACT])
def test_exactly_the_pixels_with_a_solution_are_proved(ordinate, tmp_path, relation, has_solution):
    picture, counts = proof(ordinate, tmp_path, relation)
    edges = [-2 + 4 * k / 64 for k in range(65)]
    truth = numpy.array([
        [has_solution(edges[c], edges[c + 1], edges[63 - r], edges[64 - r]) for c in range(64)]
        for r in range(64)])
    assert (picture == numpy.where(truth, BLACK, WHITE)).all()
    assert counts["undecided"] == 0


# Windows in which a pixel is smaller than 10⁻¹⁵ of a coordinate: a row, the ranges, and which pixels have a
# solution, by their edges as fractions.
ABOUT_A_POINT = ("0.59999999999999999999:0.60000000000000000001", "0.79999999999999999999:0.80000000000000000001")
DEEP = [
    ("x²+y² = 1", *ABOUT_A_POINT, lambda x0, x1, y0, y1: x0**2 + y0**2 <= 1 <= x1**2 + y1**2),
    ("x²+y² < 1", *ABOUT_A_POINT, lambda x0, x1, y0, y1: x0**2 + y0**2 < 1),
    ("not (x²+y² < 1)", *ABOUT_A_POINT, lambda x0, x1, y0, y1: x1**2 + y1**2 >= 1),
    ("(x-0.6)²+(y-0.8)² = 0", *ABOUT_A_POINT,
     lambda x0, x1, y0, y1: x0 <= Fraction(3, 5) <= x1 and y0 <= Fraction(4, 5) <= y1),
    ("y = 0.8(x-0.6)/(x-0.6)", "0.59999999999999999999:0.60000000000000000001", "0.31:1.3",
     lambda x0, x1, y0, y1: y0 <= Fraction(4, 5) <= y1),
    ("y < 4/5 or x > 0.6", *ABOUT_A_POINT,
     lambda x0, x1, y0, y1: x1 > Fraction(3, 5) or y0 < Fraction(4, 5)),
    ("x = 0.6 or y = x+0.2", *ABOUT_A_POINT,
     lambda x0, x1, y0, y1: x0 <= Fraction(3, 5) <= x1 or y0 <= x1 + Fraction(1, 5) and x0 + Fraction(1, 5) <= y1),
    ("y = 1/x", "999999999999999999:1000000000000000001",
     "0.000000000000000000999999999999999999:0.000000000000000001000000000000000001",
     lambda x0, x1, y0, y1: x0 * y0 <= 1 <= x1 * y1),
    ("1/x", "-1000000000000000001:-999999999999999999",
     "-0.000000000000000001000000000000000001:-0.000000000000000000999999999999999999",
     lambda x0, x1, y0, y1: x0 * y0 >= 1 >= x1 * y1),
    ("y = x²", "1000000000:1000000000.000000000064", "1000000000000000000:1000000000000000000.128",
     lambda x0, x1, y0, y1: y0 <= x1**2 and x0**2 <= y1),
    ("(t+1, (t+1)²) {t > 0}", "1000000000:1000000000.000000000064",
     "1000000000000000000.001:1000000000000000000.13",
     lambda x0, x1, y0, y1: y0 <= x1**2 and x0**2 <= y1),
    ("(t, t²) {t > 0}", "1000000000:1000000000.000000000064",
     "1000000000000000000:1000000000000000000.128",
     lambda x0, x1, y0, y1: y0 <= x1**2 and x0**2 <= y1),
    ("y > ⌊x⌋", "999999999999999998:1000000000000000002", "999999999999999998:1000000000000000002",
     lambda x0, x1, y0, y1: y1 > x0 // 1),
    ("sin(π x) = 0", "1000000000000000000:1000000000000000010", "-1:1",
     lambda x0, x1, y0, y1: x1 // 1 >= x0),
    ("sin(π x) = 0", "1000000000000000000:1000000000000000010",
     "1000000000000000000:1000000000000000010", lambda x0, x1, y0, y1: x1 // 1 >= x0),
]


@pytest.mark.parametrize("row, x, y, has_solution", DEEP)
def test_pixels_are_proved_where_doubles_do_not_tell_them_apart(ordinate, tmp_path, row, x, y, has_solution):
    picture, counts = proof(ordinate, tmp_path, row, x, y)
    (left, right), (bottom, top) = (map(Fraction, side.split(":")) for side in (x, y))
    xs = [left + (right - left) * k / 64 for k in range(65)]
    ys = [top + (bottom - top) * k / 64 for k in range(65)]
    truth = numpy.array([
        [has_solution(xs[c], xs[c + 1], ys[r + 1], ys[r]) for c in range(64)] for r in range(64)])
    assert (picture == numpy.where(truth, BLACK, WHITE)).all()
    assert counts["undecided"] == 0


# A curve near a point that is not rational, in a window of 10⁻³⁰, and a function of its abscissa.
CURVES_THROUGH_POINTS = [
    ("y = x^x - tan(x)", lambda x: x**x - mpmath.tan(x)),
    ("y = ln(x)/√x", lambda x: mpmath.log(x) / mpmath.sqrt(x)),
    ("r = 2 ∧ y > 0", lambda x: mpmath.sqrt(4 - x**2)),
    ("(cos(t)², sin t) {0 ≤ t ≤ π}", lambda x: mpmath.sqrt(1 - x)),
]


@pytest.mark.parametrize("row, y_of", CURVES_THROUGH_POINTS)
def test_curves_are_proved_at_thirty_digits(ordinate, tmp_path, row, y_of):
    with mpmath.workdps(60):
        x, step = mpmath.mpf("0.7"), mpmath.mpf("1e-30")
        bottom = mpmath.floor(y_of(x) * 10**30 - 2) / 10**30
        digits = [mpmath.nstr(end, 40, strip_zeros=False) for end in (bottom, bottom + 4 * step)]
        picture, counts = proof(
            ordinate, tmp_path, row, "0.7:0.700000000000000000000000000001", ":".join(digits))
        assert counts["undecided"] <= 2 and counts["proved"] > 40
        for column in range(64):
            ends = [64 - (y_of(x + step * (column + k) / 64) - bottom) / step * 16 for k in (0, 1)]
            rows = numpy.arange(64)
            assert not ((picture[:, column] == BLACK) & ((rows + 1.001 < min(ends)) | (rows - 0.001 > max(ends)))).any()
            assert not ((picture[:, column] == WHITE) & (rows + 0.999 > min(ends)) & (rows + 0.001 < max(ends))).any()


def test_numbers_of_axes_have_all_digits(ordinate, tmp_path):
    file = tmp_path / "deep.svg"
    answer = ordinate(
        "plot", "x²+y²=1", "--x", ABOUT_A_POINT[0], "--y", ABOUT_A_POINT[1], "--out", file)
    assert answer.code == 0 and answer.err == ""
    texts = re.findall("<text[^>]*>([^<]*)</text>", file.read_text(encoding="utf-8"))
    assert len(set(texts)) == len(texts) >= 8
    values = [Fraction(text) for text in texts]
    assert values == sorted(values)
    assert {"0.6", "0.8", "0.600000000000000000005"} <= set(texts)


def test_numbers_of_axes_that_are_tiny_have_powers_of_ten(ordinate, tmp_path):
    file = tmp_path / "tiny.svg"
    answer = ordinate("plot", "1/x", "--x=-1000000000000000001:-999999999999999999", "--out", file)
    assert answer.code == 0 and answer.err == ""
    texts = re.findall("<text[^>]*>([^<]*)</text>", file.read_text(encoding="utf-8"))
    assert "-1000000000000000000.5" in texts and "-1.0000000000000000002×10⁻¹⁸" in texts


@pytest.mark.parametrize("style", ["line", "dots"])
def test_a_function_far_from_0_shows_its_values(ordinate, tmp_path, style):
    file = tmp_path / "deep.svg"
    answer = ordinate(
        "plot", "x²", "--x", "1000000000:1000000000.000000001", "--style", style, "--out", file)
    assert answer.code == 0 and answer.err == ""
    svg = file.read_text(encoding="utf-8")
    assert "1000000000000000001.2</text>" in svg and f'class="{"curve" if style == "line" else "dot"}"' in svg


def test_the_numbers_are_those_of_the_picture(ordinate, tmp_path):
    picture, counts = proof(ordinate, tmp_path, "x^y = y^x", x="0:10", y="0:10", size="200x100")
    assert counts["proved"] == (picture == BLACK).sum() > 0
    assert counts["empty"] == (picture == WHITE).sum() > 0
    assert counts["undecided"] == (picture == GREY).sum()
    assert counts["seconds"] >= 0


def test_rows_are_proved_together(ordinate):
    counts = [json.loads(ordinate("plot", *rows, "--proof", "--json", "--size", "100x100").out)
              for rows in (["x=1"], ["y=2"], ["x=1", "y=2"])]
    # Both lines lie on edges of pixels, and cross.
    assert [count["proved"] for count in counts] == [200, 200, 396]


def test_the_proof_is_told_in_words_without_json(ordinate):
    answer = ordinate("plot", "x>0", "--proof", "--size", "10x10")
    assert answer.out == "proved 60, empty 40, undecided 0\n" or answer.out.startswith("proved 50")


@pytest.mark.parametrize("text, place, message", [
    ("x²+y²=a", (8, 9), "There is no"), ("x²+=1", (4, 4), "missing"), ("x=1, y=2", None, "and"),
    ("x != 2", (2, 4), "≠"), ("x²+y²", None, "variable"), ("x<", (2, 2), "missing"),
])
def test_a_bad_relation_is_told_with_its_place(ordinate, text, place, message):
    answer = ordinate("plot", text)
    assert answer.code == 65
    assert message in answer.err
    if place:
        column = len(text.encode()[:place[0]].decode())
        caret = answer.err.splitlines()[-1]
        assert caret.index("^") - 2 == column


def test_json_is_for_proofs(ordinate):
    assert ordinate("plot", "x", "--json").code == 64


def test_a_plot_mixes_curves_regions_and_points(ordinate, tmp_path):
    file = tmp_path / "mixed.svg"
    answer = ordinate("plot", "x²", "x²+y²<3", "(x-3)²+(y-3)²=0", "--x=-4:4", "--y=-4:4", "--size",
                      "400x400", "--out", file)
    assert answer.code == 0 and answer.err == ""
    svg = file.read_text(encoding="utf-8")
    assert "<title>y = x^2, x^2+y^2 &lt; 3, (x-3)^2+(y-3)^2 = 0</title>" in svg
    assert len(re.findall('class="region"', svg)) == 1
    # The point is a dot, wider than a curve.
    assert re.search(r'class="curve" d="M35[\d.]*,5[\d.]*h0" stroke="#16845b" stroke-width="6"', svg)


@pytest.mark.parametrize("row", ["x²+y²=-1", "2 = cos θ", "r = 1 ∧ 1 = 2"])
def test_an_empty_plot_says_so(ordinate, tmp_path, row):
    answer = ordinate("plot", row, "--out", tmp_path / "empty.svg")
    assert answer.code == 0 and "no value to draw" in answer.err


def test_a_terminal_shades_regions_and_traces_their_bounds(ordinate):
    lines = ordinate("plot", "x²+y²<25", COLUMNS="60").out.splitlines()
    assert any("⠡" in line for line in lines)


def their_rows():
    file = THEIRS / "relations.jsonl"
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        row = json.loads(line)
        if "integer-parameter" in row["features"]:
            names = [name for name in "mnk" if re.search(rf"(?<![a-z]){name}(?![a-z])", row["relation"])]
            row["relation"] = " ∧ ".join([row["relation"], *(f"{name} ∈ ℤ" for name in names)])
        if "reference" in row and not LEFT_OUT & set(row["features"]):
            yield pytest.param(row, id=row["id"])


@pytest.mark.skipif(not THEIRS.exists(), reason=f"no {THEIRS}")
@pytest.mark.parametrize("row", their_rows())
def test_no_pixel_contradicts_the_reference(ordinate, tmp_path, row):
    x0, x1, y0, y1 = row["window"]
    width, height = row["size"]
    picture, counts = proof(
        ordinate, tmp_path, row["relation"], f"{x0!r}:{x1!r}", f"{y0!r}:{y1!r}", f"{width}x{height}")
    reference = numpy.array(Image.open(THEIRS / row["reference"]).convert("RGB"))
    reference = numpy.where((reference == reference[..., :1]).all(axis=2), reference[..., 0], GREY)
    assert not ((reference == BLACK) & (picture == WHITE)).any()
    assert not ((reference == WHITE) & (picture == BLACK)).any()
    # Far from 0 it is Graphest that leaves most pixels undecided.
    theirs = 0 if "huge-coordinates" in row["features"] else row["graphest"]["undecided"]
    assert counts["undecided"] <= theirs


# The points of a curve: its row, a function of t, and the ends of t.
CURVES = [
    ("(cos t, sin t)", lambda t: (numpy.cos(t), numpy.sin(t)), 0, 2 * numpy.pi),
    ("x = cos(t)^3 ∧ y = sin(t)^3", lambda t: (numpy.cos(t) ** 3, numpy.sin(t) ** 3), 0, 2 * numpy.pi),
    ("(t, t^2) {-1 ≤ t < 1}", lambda t: (t, t ** 2), -1, 1),
    ("(t cos(t)/8, t sin(t)/8) {0 ≤ t}",
     lambda t: (t * numpy.cos(t) / 8, t * numpy.sin(t) / 8), 0, 40),
    ("(⌊t⌋, t/3)", lambda t: (numpy.floor(t), t / 3), 0, 6.2831853),
    ("(1/t, sin t) {0 < t < 9}", lambda t: (1 / t, numpy.sin(t)), 1e-9, 9),
    ("r = sin(7θ/4)", lambda t: polar(numpy.sin(7 * t / 4), t), 0, 8 * numpy.pi),
    ("r = 1/cos(θ)^2", lambda t: polar(1 / numpy.cos(t) ** 2, t), 0, 2 * numpy.pi),
    ("r = θ/9 ∧ θ ≥ 1", lambda t: polar(t / 9, t), 1, 30),
    ("θ = 1", lambda t: polar(t, 1), -4, 4),
    ("θ² = r ∧ 0 ≤ θ < π", lambda t: polar(t ** 2, t), 0, numpy.pi),
    ("x = tan t ∧ y = t", lambda t: (numpy.tan(t), t), -3, 3),
    ("x = cos t + m ∧ y = sin t ∧ m ∈ ℤ ∧ m = 1", lambda t: (numpy.cos(t) + 1, numpy.sin(t)), 0, 7),
    # Quotients with a hole, which enclosures alone would leave open.
    ("r = 2sin(θ)/θ ∧ -100 < θ < 100", lambda t: polar(2 * numpy.sinc(t / numpy.pi), t), -100, 100),
    ("((e^t-1)/t, t)", lambda t: (numpy.expm1(t) / t, t), 1e-9, 6),
    ("((t²-1)/(t-1)-1, t²-1)", lambda t: (t, t * t - 1), 0, 6.0007),
    # A spiral that begins at infinity.
    ("(t sin(t)/3, t cos(t)/3) {t < 5}", lambda t: (t * numpy.sin(t) / 3, t * numpy.cos(t) / 3), -20, 5),
]


def polar(radius, angle):
    return radius * numpy.cos(angle), radius * numpy.sin(angle)


def points(curve, start, end, count=2_000_000):
    x, y = curve(numpy.linspace(start, end, count, endpoint=False))
    return x, y


@pytest.mark.parametrize("row, curve, start, end", CURVES, ids=[case[0] for case in CURVES])
def test_the_pixels_of_a_curve_are_those_of_its_points(ordinate, tmp_path, row, curve, start, end):
    picture, counts = proof(ordinate, tmp_path, row, x="-2.03:2.02", y="-2.02:2.04", size="128x128")
    x, y = points(curve, start, end)
    column, up = (x + 2.03) / 4.05 * 128, (y + 2.02) / 4.06 * 128
    inside = (column > 0) & (column < 128) & (up > 0) & (up < 128)
    column, up = column[inside], up[inside]
    hit = numpy.zeros((128, 128), dtype=bool)
    hit[127 - up.astype(int), column.astype(int)] = True
    safe = (abs(column - column.round()) > 1e-6) & (abs(up - up.round()) > 1e-6)
    surely = numpy.zeros((128, 128), dtype=bool)
    surely[127 - up[safe].astype(int), column[safe].astype(int)] = True
    assert not (surely & (picture == WHITE)).any()
    assert not ((picture == BLACK) & ~grown(hit, 1)).any()
    # Corners of pixels that a curve cuts off by little are not among the sampled ones.
    assert ((picture == BLACK) & ~hit).sum() <= 6
    assert counts["undecided"] <= 4


@pytest.mark.parametrize("row, x, y", [
    ("r = 1+0*√θ", "0.59999999999999999999:0.60000000000000000001",
     "0.79999999999999999999:0.80000000000000000001"),
    ("r = (e^θ-1)/ln(1+θ)", "0.9999999:1.0000001", "-0.0000001:0.0000001"),
])
def test_no_line_is_drawn_where_rounding_hides_the_curve(ordinate, tmp_path, row, x, y):
    file = tmp_path / "curve.svg"
    answer = ordinate(
        "plot", row, f"--x={x}", f"--y={y}", "--size", "60x60", "--bare", "--out", file)
    assert answer.code == 0 and "not decided" in answer.err
    for start, end in strokes(file.read_text(encoding="utf-8")):
        # The hatch of pixels that are not decided.
        assert start[0] % 1 == end[0] % 1 == 0 and start[1] % 1 == end[1] % 1 == 0.5


def test_a_curve_whose_parameter_drops_out_is_drawn_in_a_small_window(ordinate, tmp_path):
    file = tmp_path / "curve.svg"
    answer = ordinate(
        "plot", "r = 1+0*θ", "--x=0.59999999999999999999:0.60000000000000000001",
        "--y=0.79999999999999999999:0.80000000000000000001", "--size", "60x60", "--bare", "--out", file)
    assert answer.code == 0
    start, end = strokes(file.read_text(encoding="utf-8"))[-1]
    slope = (end[1] - start[1]) / (end[0] - start[0])
    assert abs(slope - 0.75) < 1e-3
    assert abs(start[1] + slope * (30 - start[0]) - 30) < 0.25


@pytest.mark.parametrize("row, a, b, c", [
    ("x+y=4", 1, 1, 4), ("(x-y)²=0", 1, -1, 0), ("2x=y", 2, -1, 0), ("x=0", 1, 0, 0)])
@pytest.mark.parametrize(
    "side", ["-7.1:7.1", "-6.67:6.67", "-0.001:0.001", "1.1:3.3", "-20:6.1", "-3000001:3000000", "-1e-9:1e-9"])
def test_lines_through_corners_of_pixels_are_decided(ordinate, tmp_path, row, a, b, c, side):
    picture, counts = proof(ordinate, tmp_path, row, side, side, "60x60")
    assert counts["undecided"] == 0
    low, high = (Fraction(float(end)) for end in side.split(":"))
    edges = [low + (high - low) * index / 60 for index in range(61)]
    for column in range(60):
        for up in range(60):
            sides = {
                (a * x + b * y > c) - (a * x + b * y < c)
                for x in edges[column:column + 2] for y in edges[up:up + 2]}
            assert (picture[59 - up, column] == BLACK) == (0 in sides or len(sides) == 2)


@pytest.mark.parametrize("row", ["x+y=4", "|x|+|y|<4", "x y=0", "sign(x)=y", "⌊x⌋+⌊y⌋=3"])
def test_pictures_of_any_shape_have_edges_that_can_be_decided(ordinate, row):
    answer = ordinate("plot", row, "--proof", "--json", "--size", "600x400")
    assert json.loads(answer.out)["undecided"] == 0


@pytest.mark.parametrize("row", ["x=y", "y≤x", "x²=y²", "sin(x)=sin(y)", "x² y=y² x", "⌊x⌋=⌊y⌋"])
@pytest.mark.parametrize("side", ["6.67", "0.0123", "12.7"])
def test_a_sheet_is_decided_at_any_scale(ordinate, tmp_path, row, side):
    link = f"#{row};@x=-{side}:{side},y=-{side}:{side}"
    answer = ordinate("plot", "--link", link, "--size", "301x201", "--out", tmp_path / "sheet.svg")
    assert (answer.code, answer.err) == (0, "")


@pytest.mark.parametrize("row, x, y", [
    ("y=(e^x-1)/x", "-3e-8:3e-8", "0.9:1.1"),
    ("y=(e^x-1)/x", "-10:10", "-7.5:7.5"),
    ("y<(1-cos x)/x", "-10:10", "-7.5:7.5"),
    ("y=(sin x)/x {y>0}", "-10:10", "-7.5:7.5"),
    ("y=(1-cos x)/x²", "-10:10", "-7.5:7.5"),
    ("y<x/(e^x-1)", "-10:10", "-7.5:7.5"),
    ("y=ln(x)/(x-1)", "-10:10", "-7.5:7.5"),
    ("y=sin(x)/x*sin(y)/y", "-10:10", "-7.5:7.5"),
    ("(t,(1-cos t)/t)", "-10:10", "-7.5:7.5"),
])
def test_only_pixels_that_touch_a_hole_are_not_decided(ordinate, row, x, y):
    answer = ordinate("plot", row, "--proof", "--json", f"--x={x}", f"--y={y}")
    counts = json.loads(answer.out)
    assert answer.code == 0 and counts["undecided"] <= 4 and counts["proved"] > 100


@pytest.mark.parametrize("row, curve, start, end", CURVES, ids=[case[0] for case in CURVES])
def test_strokes_are_within_a_quarter_of_a_pixel(ordinate, tmp_path, row, curve, start, end):
    file = tmp_path / "curve.svg"
    answer = ordinate(
        "plot", row, "--x=-2.03:2.02", "--y=-2.02:2.04", "--size", "300x300", "--bare", "--out", file)
    assert answer.code == 0
    x, y = points(curve, start, end)
    truth = numpy.column_stack(((x + 2.03) / 4.05 * 300, (2.04 - y) / 4.06 * 300))
    distance = distances(truth[numpy.isfinite(truth).all(axis=1)])
    lines = strokes(file.read_text(encoding="utf-8"))
    assert len(lines) > 0
    for start, end in lines:
        if start[0] % 1 == end[0] % 1 == 0 and start[1] % 1 == end[1] % 1 == 0.5:
            continue  # The hatch of pixels that are not decided.
        for part in (0, 0.25, 0.5, 0.75, 1):
            point = numpy.array(start) * (1 - part) + numpy.array(end) * part
            if (point > 1).all() and (point < 299).all():
                assert distance(point) < 0.25, (start, end)


def distances(points):
    """The distance of a place from the nearest of some points, if it is less than 0.25."""
    # Whatever is so near is in one of the nine cells about a place.
    cells = numpy.floor(points * 4)
    inside = (cells >= -4).all(axis=1) & (cells <= 1204).all(axis=1)
    points, keys = points[inside], (cells[inside] @ [4000, 1]).astype(int)
    order = numpy.argsort(keys)
    points, keys = points[order], keys[order]

    def distance(place):
        best = 0.25
        column, row = numpy.floor(place * 4).astype(int)
        for cell in range(column - 1, column + 2):
            start, end = numpy.searchsorted(keys, [4000 * cell + row - 1, 4000 * cell + row + 2])
            if end > start:
                best = min(best, numpy.hypot(*(points[start:end] - place).T).min())
        return best

    return distance


def strokes(svg):
    """The lines of an SVG file's curves, from end to end."""
    lines = []
    for path in re.findall(r'class="curve" d="([^"]*)"', svg):
        place = numpy.zeros(2)
        for command, numbers in re.findall(r"([MmLlHhVv])([^MmLlHhVv]*)", path):
            values = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)]
            step = 1 if command in "HhVv" else 2
            for index in range(0, len(values), step):
                change = numpy.zeros(2)
                if command in "Hh":
                    change[0] = values[index] - (place[0] if command == "H" else 0)
                elif command in "Vv":
                    change[1] = values[index] - (place[1] if command == "V" else 0)
                else:
                    change = numpy.array(values[index:index + 2]) - (place if command.isupper() else 0)
                if command not in "Mm" or index > 0:
                    lines.append((tuple(place), tuple(place + change)))
                place = place + change
    return lines


@pytest.mark.parametrize("row, place, start, end", [
    # The bounds lie exactly between columns or rows of pixels: 40 pixels are a unit.
    ("y > x³/4 {0 ≤ x < 2}", 200, 0, 200), ("y > x³/4 {0 ≤ x < 2}", 280, 0, 120),
    ("y > x³/4 {0 < x ≤ 2}", 200, 0, 200), ("y > x³/4 {0 < x ≤ 2}", 280, 0, 120),
    ("x > y³/4 {0 ≤ y < 2}", 200, 200, 400), ("x > y³/4 {0 ≤ y < 2}", 120, 280, 400),
    ("x > y³/4 {0 < y ≤ 2}", 200, 200, 400), ("x > y³/4 {0 < y ≤ 2}", 120, 280, 400),
])
def test_a_bound_between_pixels_is_drawn_to_its_ends(ordinate, row, place, start, end):
    svg = ordinate("plot", row, "--x=-5:5", "--y=-5:5", "--size", "400x400", "--out", "-", "--bare").out
    axis = 0 if row.startswith("y") else 1
    along = sorted(
        sorted(point[1 - axis] for point in line) for line in strokes(svg)
        if all(point[axis] == place for point in line))
    reached = start
    for first, last in along:
        # Between dashes are 5 points; the last pixels beside a corner are not traced.
        assert first - reached < 10, along
        reached = max(reached, last)
    assert end - reached < 10, along


@pytest.mark.parametrize("row", ["x²+y² = m²", "y = sin(x)+2m", "|m|-1 = x y", "2^m = x²+y²", "2m y = x y+1"])
def test_an_equation_needs_no_bounds_of_its_whole_number(ordinate, tmp_path, row):
    window = {"x": "-3.03:3.02", "y": "-2.02:3.04", "size": "64x64"}
    picture, _ = proof(ordinate, tmp_path, f"{row} ∧ m ∈ ℤ", **window)
    expected, _ = proof(ordinate, tmp_path, f"{row} ∧ m ∈ ℤ ∧ |m| < 45", **window)
    assert (picture == BLACK).any()
    assert ((picture == expected) | (picture == GREY) | (expected == GREY)).all()


@pytest.mark.parametrize("window", ["-3:4", "-10.1:10", "-1.6:1.87"])
@pytest.mark.parametrize("row", ["x²+y² = m² ∧ m ∈ ℤ", "√(x²+y²) ∈ ℤ"])
def test_an_isolated_point_within_a_pixel_is_proved(ordinate, tmp_path, row, window):
    _, counts = proof(ordinate, tmp_path, row, x=window, y=window, size="200x200")
    assert counts["undecided"] == 0 and counts["proved"] > 0


def test_a_line_for_each_whole_number_fills_what_is_beside_the_upright(ordinate, tmp_path):
    picture, counts = proof(ordinate, tmp_path, "y = m x ∧ m ∈ ℤ", x="-1:1", y="-1:1", size="64x64")
    assert counts["undecided"] == 0
    assert (picture[:8, 31:33] == BLACK).all()
    assert (picture[:8, 10:15] == WHITE).all()


@pytest.mark.parametrize("row, message", [
    ("y = t x", "both x = … and y = …"), ("x = t", "both x = … and y = …"),
    ("y < m x ∧ m ∈ ℤ", "m can have too many values"), ("r < θ", "θ can have too many values"),
    ("(cos t, sin u)", "no “u”"), ("(cos t, )", "There is no formula"), ("(t, t) {t < a}", "no “a”"),
    ("r = a", "no “a”"),
])
def test_what_parameters_do_not_draw_is_told(ordinate, row, message):
    answer = ordinate("plot", row)
    assert answer.code == 65
    assert message in answer.err

"""`ordinate analyze`."""
import math
import re

import pytest


def near(values, expected):
    return len(values) == len(expected) and all(
        abs(a - b) <= 4e-15 * max(1, abs(b)) for a, b in zip(values, expected))


@pytest.mark.parametrize("formula, x, zeros, poles", [
    ("1/(x-100)^2-10000", "0:10000", [99.99, 100.01], [100]),
    ("x²-4x+4.0001", "0:4", [], []),
    ("e^x-x^20", "-2:100", [-0.9534461720025875, 1.054119671030927, 89.99510577046975], []),
    ("1/x", "-10:10", [], [0]),
    ("x³-3x+2", "-10:10", [-2, 1], []),
    ("x(x-3)/(x-3.001)", "-10:10", [0, 3], [3.001]),
])
def test_analyze_proves_zeros_and_poles(ordinate, formula, x, zeros, poles):
    answer = ordinate("analyze", formula, "--x", x, "--json")
    assert (answer.code, answer.err) == (0, "")
    found = answer.json
    assert near(found["zeros"], zeros) and near(found["poles"], poles)
    assert found["complete"] is True
    for zero, (lower, upper) in zip(zeros, found["enclosures"]["zeros"]):
        assert lower <= zero + 1e-14 and upper >= zero - 1e-14


def test_analyze_as_json_has_every_key(ordinate):
    found = ordinate("analyze", "√(x)", "--json").json
    assert found["minimum"] == {"x": 0, "y": 0}
    assert found["maximum"]["x"] == 10
    assert found["zeros"] == [0] and found["poles"] == [] and found["gaps"] == [[-10, 0]]
    assert found["defined"] == 0.5
    assert abs(found["integral"] - 21.081851067789195) < 1e-12
    assert abs(found["mean"] - 2.1081851067789195) < 1e-12
    lower, upper = found["enclosures"]["integral"]
    assert lower <= found["integral"] <= upper


@pytest.mark.parametrize("formula, x, line", [
    ("x²-2", "-3:3", "Zeros     -1.414213562373095, 1.414213562373095"),
    ("x-0.1", "-3:3", "Zeros     0.1"),
    ("(x-1÷3)×(x-0.3)", "-3:3", "Zeros     0.3, 0.3333333333333333"),
    # Doubles prove ten digits of this zero.
    ("e^x-x^2", "-10:10", "Zeros     -0.7034674224983917"),
    ("(10^15+x)-10^15-0.123456789", "0:1", "Zeros     0.123456789"),
    ("1÷(x²-3)", "0:3", "Poles     1.732050807568877"),
    ("x^4-x", "-1:1.2", "Minimum   -0.472470393710"),
    ("sin(x)", "-10:10", "Mean      0"),
    ("sin(x)", "-10:10", "Integral  0"),
    ("√(x)", "-10:10", "Integral  21.081851"),
    ("√(x²-2)", "-3:3", "Gaps      -1.41421356237309"),
    # Places close to 0 are not 0.
    ("x³-10^-300", "-10:10", "Zeros     1×10⁻¹⁰⁰"),
    ("√(10^-40-x²)", "-10:10", "Gaps      -10 … -1×10⁻²⁰, 1×10⁻²⁰ … 10"),
    # What doubles do not hold is there all the same.
    ("e^e^x", "-10:10", "Maximum   > 8×10³⁰⁷"),
    # Doubles find 1 - 1 in the denominator from 19 on.
    ("1÷(1-tanh(x))", "-30:30", "Gaps      none"),
    ("1÷(1-tanh(x))", "-30:30", "Poles     none"),
    ("1÷(e^x-1)-1÷x", "-20:20", "Integral  -20"),
    ("-x³", "0:1e200", "Minimum   < -8×10³⁰⁷"),
    ("e^e^x", "-10:10", "Integral  not found"),
    ("1÷|x|^0.99", "-1:1", "Integral  not found"),
    ("1÷|x|", "-1:1", "Integral  none"),
    # Ends that do not belong to a range of zeros.
    ("floor(x)", "-3:3", "Zeros     0 ≤ x < 1"),
    ("floor(x)", "0:0.5", "Zeros     0 … 0.5"),
    ("ceil(x)", "-3:3", "Zeros     -1 < x ≤ 0"),
    # An extreme is where it is known to be.
    ("x²", "-10:10", "Maximum   100 at x = -10, 10"),
])
def test_analyze_prints_true_digits(ordinate, formula, x, line):
    # The names of lines are as wide as the widest.
    text = re.sub("(?m)^(\\w+( m\\w+)?)  +", lambda name: name[1].ljust(10), ordinate("analyze", formula, "--x", x).out)
    assert "\n" + line in "\n" + text


def test_analyze_as_json_has_the_nearest_doubles(ordinate):
    found = ordinate("analyze", "x²-2", "--x", "0:3", "--json").json
    assert found["zeros"] == [1.4142135623730951]


def test_analyze_as_json_has_null_for_missing_values(ordinate):
    found = ordinate("analyze", "1/x", "--json").json
    assert [found[key] for key in ("minimum", "maximum", "mean", "integral")] == [None] * 4
    nothing = ordinate("analyze", "√(-1-x²)", "--json").json
    assert nothing["defined"] == 0 and nothing["minimum"] is None and nothing["mean"] is None


@pytest.mark.parametrize("formula", ["x/|x|", "floor(x)-1/2"])
def test_analyze_does_not_take_a_jump_for_a_zero(ordinate, formula):
    found = ordinate("analyze", formula, "--json").json
    assert found["zeros"] == [] and found["complete"] is True


def test_analyze_prints_aligned_lines(ordinate):
    answer = ordinate("analyze", "x³-3x+2", "--x", "-3:3")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.splitlines() == [
        "Minimum       -16 at x = -3", "Maximum       20 at x = 3", "Local minima  0 at x = 1", "Local maxima  4 at x = -1",
        "Zeros         -2, 1", "Poles         none", "Gaps          none", "Mean          2", "Integral      12",
        "Defined       1", "Complete      yes",
    ]
    found = ordinate("analyze", "x³-3x+2", "--x", "-3:3", "--json").json
    assert (found["localMinima"], found["localMaxima"]) == ([{"x": 1, "y": 0}], [{"x": -1, "y": 4}])
    assert "Zeros     -10 … 0\n" in ordinate("analyze", "max(0,x)").out


def test_analyze_tells_where_there_are_more_places_than_can_be_listed(ordinate):
    lines = ordinate("analyze", "x*sin(x^9)", "--x", "0:10").out.splitlines()
    minimum, maximum, _, _, zeros, *_, complete = [re.sub("  +", "  ", line) for line in lines]
    assert minimum.startswith("Minimum  ≤ -9.") and maximum.startswith("Maximum  ≥ 9.")
    assert zeros.startswith("Zeros  0, 1.13")
    sentences = re.fullmatch(
        r"Complete  At least (\d+) high and low points or breaks, too many to list, lie in x = (\S+) … 10\. "
        r"All other zeros, high and low points and poles in this window are listed\.", complete)
    assert int(sentences[1]) > 2000 and 1.2 < float(sentences[2]) < 3
    found = ordinate("analyze", "x*sin(x^9)", "--x", "0:10", "--json").json
    assert (found["complete"], found["completeElsewhere"], found["minimum"]) == (False, True, None)
    [crowd] = found["crowds"]
    assert (crowd["from"], crowd["to"], crowd["leastCount"]) == (float(sentences[2]), 10, int(sentences[1]))
    # The zeros are the ninth roots of kπ.
    zeros = [x for x in found["zeros"] if x < crowd["from"]]
    assert near(zeros, [(index * math.pi) ** (1 / 9) for index in range(len(zeros))])
    assert len(zeros) == math.floor(crowd["from"] ** 9 / math.pi) + 1


def test_analyze_tells_next_to_which_points_there_are_infinitely_many_places(ordinate):
    *_, complete = ordinate("analyze", "sin(1/x)", "--x", "-1:1").out.splitlines()
    sentences = re.fullmatch(
        r"Complete +Infinitely many zeros, high and low points or breaks lie next to x = 0 \((-\S+) … (\S+)\)\. "
        r"All other zeros, high and low points and poles in this window are listed\.", complete)
    # All zeros outside of the range are listed, and none in it.
    lower, upper = map(float, sentences.groups())
    zeros = ordinate("analyze", "sin(1/x)", "--x", "-1:1", "--json").json["zeros"]
    assert not [x for x in zeros if lower < x < upper]
    assert len(zeros) == math.floor(-1 / lower / math.pi) + math.floor(1 / upper / math.pi)
    found = ordinate("analyze", "floor(1/x)", "--x", "-1:1", "--json").json
    assert (found["complete"], found["completeElsewhere"]) == (False, True)
    [point] = found["accumulations"]
    assert point["x"] == 0 and point["from"] < 0 < point["to"]
    assert (point["zeros"], point["turns"], point["breaks"]) == (False, False, True)
    # Those that are listed are 1÷2, 1÷3 and so on.
    steps = [gap[0] for gap in found["gaps"] if gap[0] > 0]
    assert near(sorted(steps, reverse=True), [1 / (index + 2) for index in range(len(steps))])
    assert ordinate("analyze", "x²", "--json").json["accumulations"] == []


@pytest.mark.parametrize("arguments, code", [
    (["x", "--x", "1:0"], 64), (["x", "--x", "1"], 64), ([], 64), (["2+"], 65), (["x*y"], 65),
])
def test_analyze_refuses(ordinate, arguments, code):
    answer = ordinate("analyze", *arguments)
    assert (answer.code, answer.out) == (code, "")
    assert answer.err.startswith("error: ")


def test_analyze_prints_the_places_of_a_relation(ordinate):
    answer = ordinate("analyze", "x²+y²=25")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.splitlines() == [
        "Range          x from -10 to 10, all y",
        "x              from -5 to 5",
        "y              from -5 to 5",
        "Bounded        yes",
        "On the axes    (-5, 0), (0, -5), (0, 5), (5, 0)",
        "Extremes of x  (-5, 0), (5, 0)",
        "Extremes of y  (0, -5), (0, 5)",
        "Complete       yes",
    ]


@pytest.mark.parametrize("arguments, lines", [
    (["x²+y²=-1"], ["Points         none in this range", "Bounded        yes"]),
    (["x y=1"], ["x              from -10 to 10, the whole range", "Bounded        no",
                 "On the axes    none"]),
    (["x²=0"], ["x              only 0", "On the axes    (0, 0), all of the y-axis",
                "Complete       not proved"]),
    (["y²=x³"], ["x              from 0 to 10 (the edge of the range)", "Extremes of x  (0, 0)",
                 "Extremes of y  none"]),
    (["x²+y²=2", "--y", "-3:3"], [
        "Range          x from -10 to 10, y from -3 to 3",
        "x              from -√(2) ≈ -1.414213562373095 to √(2) ≈ 1.414213562373095",
        "Extremes of x  (-√(2), 0) ≈ (-1.414213562373095, 0), (√(2), 0) ≈ (1.414213562373095, 0)"]),
    (["y=x² {0≤x<2}"], ["Ends           (0, 0), (2, 4)"]),
    (["x³+y³=3x y"], ["y              from -10 (the edge of the range) to 9.003661677429",
                      "Crossings      (0, 0)"]),
    (["floor(x)=y"], ["Extremes of x  none found", "Complete       not proved"]),
    (["x²+y²=2", "y=x"], ["Row 2          y = x", "Minimum        -10 at x = -10",
                           "Rows 1 and 2   meet at (-1, -1), (1, 1)", "Complete       yes"]),
    (["y=sign(x)", "y=0"], ["Zeros          0", "Jumps          0", "Rows 1 and 2   meet at (0, 0)"]),
    (["x³-10^-120", "x"], ["Rows 1 and 2   meet at (-1, -1), (about 0, -1×10⁻¹²⁰), (1, 1)"]),
    (["y=x²-2", "y=x"], ["Rows 1 and 2   meet at (-1, -1), (2, 2)"]),
    (["x²+y²=1", "x²+y²=4"], ["Rows 1 and 2   do not meet"]),
    (["x²+y²≤25", "y=x"], ["Rows 1 and 2   edges meet at (-5×√(2)÷2, -5×√(2)÷2) ≈ "
                            "(-3.535533905932738, -3.535533905932738), "
                            "(5×√(2)÷2, 5×√(2)÷2) ≈ (3.535533905932738, 3.535533905932738)"]),
    (["x=y", "y=x"], ["Rows 1 and 2   share a curve", "Complete       yes"]),
    (["2y=2x", "x-y=0"], ["Rows 1 and 2   share a curve", "Complete       yes"]),
    (["x²+y²=1", "y=√(1-x²)"], ["Rows 1 and 2   share a curve", "Complete       not proved"]),
    (["2x²+2y²=2", "x²+y²=1 {x>0}"], ["Rows 1 and 2   share a curve"]),
    (["x²+y²=1 {x>2}", "x²+y²=1"], ["Rows 1 and 2   do not meet"]),
    (["|x|", "x"], ["Rows 1 and 2   share a curve", "Complete       yes"]),
    (["x y=0", "y=0"], ["Rows 1 and 2   share a curve, meet at (0, 0)"]),
    (["x²+y²<1", "x²+y²=1"], ["Rows 1 and 2   edges share a curve"]),
    (["floor(x)=y", "y=x"], ["Rows 1 and 2   no single meeting point found, may share a curve",
                             "Complete       not proved"]),
])
def test_analyze_prints_lines_about_relations(ordinate, arguments, lines):
    answer = ordinate("analyze", *arguments)
    assert (answer.code, answer.err) == (0, "")
    printed = answer.out.splitlines()
    for line in lines:
        assert line in printed, answer.out


def test_analyze_reads_rows_from_standard_input(ordinate):
    answer = ordinate("analyze", "-", stdin="x²+y²=2\ny=x\n".encode())
    assert "Rows 1 and 2   meet at (-1, -1), (1, 1)" in answer.out


def test_analyze_of_several_rows_as_json(ordinate):
    found = ordinate("analyze", "x²+y²=2", "y=x", "--json").json
    root = 2 ** 0.5
    assert found["rows"][0] == {
        "empty": False, "x": [-root, root], "y": [-root, root], "smallest": True, "bounded": True,
        "axes": [], "complete": True}
    assert found["rows"][1] == ordinate("analyze", "y=x", "--json").json
    assert found["complete"] is True
    assert [place for place in found["places"] if place["rows"] == [1, 2]] == [
        {"kind": "intersection", "rows": [1, 2], "x": x, "y": x, "exactX": str(x), "exactY": str(x),
         "proved": True} for x in (-1, 1)]
    assert {"kind": "extreme", "rows": [1], "x": root, "y": 0, "exactX": "√(2)", "exactY": "0",
            "proved": True} in found["places"]
    assert {"kind": "zero", "rows": [2], "x": 0, "y": 0, "exactX": "0", "exactY": "0",
            "proved": True} in found["places"]


@pytest.mark.parametrize("rows, lines", [
    (["r=1+2cos θ"], ["On the axes    (0, -1), (0, 0), (0, 1), (1, 0), (3, 0)", "Crossings      (0, 0)",
                      "x              from -0.125 to 3", "Complete       yes"]),
    (["(t, t²) {0≤t≤3}"], ["Ends           (0, 0), (3, 9)", "Bounded        yes"]),
    (["(cos t, sin t)", "y=x"], ["Rows 1 and 2   meet at (-√(2)÷2, -√(2)÷2) ≈ (-0.7071067811865475, "
                                 "-0.7071067811865475), (√(2)÷2, √(2)÷2) ≈ (0.7071067811865475, "
                                 "0.7071067811865475)"]),
])
def test_analyze_of_curves_of_a_parameter(ordinate, rows, lines):
    printed = ordinate("analyze", *rows).out.splitlines()
    assert all(line in printed for line in lines), printed


def test_analyze_of_a_relation_as_json_has_null_for_what_is_not_known(ordinate):
    found = ordinate("analyze", "sin(x)=cos(y)", "--json").json
    assert found["rows"][0]["bounded"] is None and found["complete"] is True
    empty = ordinate("analyze", "x²+y²=-1", "--json").json
    assert empty == {"rows": [{"empty": True, "x": None, "y": None, "smallest": None, "bounded": True,
                               "axes": [], "complete": True}], "places": [], "shared": [], "complete": True}
    numbers = ordinate("analyze", "y=sin(x y)", "--json").json["places"]
    assert {place["exactX"] for place in numbers if place["kind"] == "extreme"} == {None}


@pytest.mark.parametrize("arguments, code, message", [
    (["x²", "--y", "0:1"], 64, "error: --y is for relations and for several rows."),
    (["y=[1,2] x"], 65, "error: A comma has no place here."),
    (["x²+y²=", "y=x"], 65, "error: "), (["x²+y²=1", "--y", "1:0"], 64, "error: "),
])
def test_analyze_refuses_rows(ordinate, arguments, code, message):
    answer = ordinate("analyze", *arguments)
    assert (answer.code, answer.out) == (code, "")
    assert answer.err.startswith(message)


@pytest.mark.parametrize("row", [
    "+".join(["sin(x y)"] * 3000) + "=1", "x^y=y^x", "x!=y²", "sin(e^(x²+y²))=cos(x/y)",
    "(" * 90 + "x" + ")" * 90 + "=y²", "x" + "+x" * 40_000 + "=y",
    "x^100+y^100=1", "1/x+1/y=sin(1/(x y))", "gcd(x,y)=1",
    "".join(f"(x+{n}y)" for n in range(2000)) + "=1", "+".join(f"|x-{n}y|" for n in range(60)) + "=1",
], ids=lambda row: row[:20])
def test_analyze_ends_with_hostile_relations(ordinate, row):
    answer = ordinate("analyze", row, "--json")
    assert answer.code in (0, 65)
    if answer.code == 0:
        assert all(place["proved"] for place in answer.json["places"])


@pytest.mark.parametrize("rows, points", [
    (["x²+y²=0", "y=x"], "(0, 0)"), (["y=2x", "(x-1)²+(y-2)²=0"], "(1, 2)"),
    (["x=1 and y=1", "x=y²"], "(1, 1)"), (["y=x² {x∈ℤ}", "y=x+2"], "(-1, 1), (2, 4)"),
    (["|x|+|y|=0", "x=y²"], "(0, 0)"), (["x²+y²=0", "x²+y²=0"], "(0, 0)"),
    (["(x²-1)²+(y²-1)²=0", "x+y=0"], "(-1, 1), (1, -1)"),
])
def test_single_points_of_a_row_meet_others(ordinate, rows, points):
    lines = ordinate("analyze", *rows).out.splitlines()
    assert f"Rows 1 and 2   meet at {points}" in lines and lines[-1] == "Complete       yes"


@pytest.mark.parametrize("row, answer", [
    ("2x²+3y⁴=5", "yes"), ("x²+y²=exp(1)", "yes"), ("x²-y²=1", "no"), ("sin(x)²=1", "not known"),
    ("exp(x)²+exp(y)²=1", "not known"), ("x²+sin(y)²<4", "not known"), ("(∛x)²-(∛y)²=1", "not known"),
])
def test_a_relation_is_bounded_only_where_that_is_proved(ordinate, row, answer):
    assert f"Bounded        {answer}\n" in ordinate("analyze", row).out


@pytest.mark.parametrize("row", [
    "xy=0 {x>1}", "y=0 {x>0}", "min(x,y)=0", "y²/x=0", "x<0", "x/x=1", "y = x² or y=-x²",
    "(x²+y²)/(x²+y²)=1", "x = floor(y)", "x=x", "x²+y²≥0",
])
def test_what_is_not_proved_is_not_called_complete(ordinate, row):
    answer = ordinate("analyze", row, "--json").json
    assert answer["complete"] is False
    assert answer["rows"][0]["axes"] == (["x", "y"] if row in ("x=x", "x²+y²≥0") else [])
    assert not any(place["kind"] == "extreme" for place in answer["places"])


def test_the_sides_of_a_box_contain_its_relation(ordinate):
    row = ordinate("analyze", "e^(2x)+e^(2y)=1", "--json").json["rows"][0]
    # ln(1 - e^-20) ÷ 2, by mpmath.
    assert -1.0305768122813607e-9 <= row["x"][1] < -1.0305e-9 and row["x"][0] == -10

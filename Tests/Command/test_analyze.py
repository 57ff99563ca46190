"""`ordinate analyze`."""
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
    ("√(x)", "-10:10", "Integral  21.08185106"),
    ("√(x²-2)", "-3:3", "Gaps      -1.41421356237309"),
])
def test_analyze_prints_true_digits(ordinate, formula, x, line):
    assert "\n" + line in "\n" + ordinate("analyze", formula, "--x", x).out


def test_analyze_as_json_has_the_nearest_doubles(ordinate):
    found = ordinate("analyze", "x²-2", "--x", "0:3", "--json").json
    assert found["zeros"] == [1.4142135623730951]


def test_analyze_as_json_has_null_for_missing_values(ordinate):
    found = ordinate("analyze", "1/x", "--json").json
    assert [found[key] for key in ("minimum", "maximum", "mean", "integral")] == [None] * 4
    nothing = ordinate("analyze", "√(-1-x²)", "--json").json
    assert nothing["defined"] == 0 and nothing["minimum"] is None and nothing["mean"] is None


@pytest.mark.parametrize("formula", ["sign(x)", "floor(x)-1/2"])
def test_analyze_does_not_take_a_jump_for_a_zero(ordinate, formula):
    found = ordinate("analyze", formula, "--json").json
    assert found["zeros"] == [] and found["complete"] is False


def test_analyze_prints_aligned_lines(ordinate):
    answer = ordinate("analyze", "x³-3x+2", "--x", "-3:3")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.splitlines() == [
        "Minimum   -16 at x = -3", "Maximum   20 at x = 3", "Zeros     -2, 1", "Poles     none",
        "Gaps      none", "Mean      2", "Integral  12", "Defined   1", "Complete  yes",
    ]
    assert "Zeros     -10 … 0\n" in ordinate("analyze", "max(0,x)").out
    assert "Complete  not proved\n" in ordinate("analyze", "sin(1/x)").out


@pytest.mark.parametrize("arguments, code", [
    (["x", "--x", "1:0"], 64), (["x", "--x", "1"], 64), ([], 64), (["2+"], 65), (["x*y"], 65),
])
def test_analyze_refuses(ordinate, arguments, code):
    answer = ordinate("analyze", *arguments)
    assert (answer.code, answer.out) == (code, "")
    assert answer.err.startswith("error: ")

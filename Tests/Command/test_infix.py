"""`ordinate keys` and `ordinate repl` on Calculator and Scientific."""
import json
import math

import pytest

# Words, the display and the line above it, on both calculators.
BOTH = [
    ("7 × 9 =", "63", "7×9"),
    ("37 ÷ 3 =", "12.33333333333333", "37÷3"),
    ("522 − 275 =", "247", "522-275"),
    ("39 + 15 =", "54", "39+15"),
    ("10356 - 3463 =", "6893", "10356-3463"),
    ("4 √", "2", "√(4)"),
    ("5 1/x", "0.2", "1÷5"),
    ("795 + 459 =", "1254", "795+459"),
    ("44 ÷ 11 =", "4", "44÷11"),
    ("222 + 8 =", "230", "222+8"),
    ("4 × 12 =", "48", "4×12"),
    ("17 ÷ 3 + 69 − 23 =", "51.66666666666667", "17÷3+69-23"),
    ("3 × 5 ÷ 2 × 15 ÷ 3 =", "37.5", "3×5÷2×15÷3"),
    ("0.1 + 0.2 =", "0.3", "0.1+0.2"),
    ("4.35 × 100 =", "435", "4.35×100"),
    ("37 ÷ 3 = × 3 =", "37", "37÷3×3"),
    ("8 × 2 = =", "32", "8×2×2"),
    ("4 + =", "8", "4+4"),
    ("5 + × 3 =", "15", "5×3"),
    ("7 -3 =", "4", "7-3"),
    ("7 × -3 =", "-21", "7×(-3)"),
    ("9 sqrt -3 =", "0", "√(9)-3"),
    ("5 ee -3 =", "0.005", "0.005"),
    ("-2e-3 -1e-3 =", "-0.003", "-0.002-0.001"),
    ("4.9e-324 =", "4.9×10⁻³²⁴", "4.9e-324"),
    ("5 5 + 1 . 2 . 5", "1.25", "55+"),
    ("0 0 7", "7", ""),
    ("50 percent", "0.5", "50÷100"),
    ("200 + 10 % =", "220", "200+200×10÷100"),
    ("6.02 ee 23 × 2 =", "1.204×10²⁴", "6.02e23×2"),
    ("1 ee 2 sign + 1 =", "1.01", "0.01+1"),
    ("5 sign + 3 =", "-2", "-5+3"),
    ("12 backspace 3", "13", ""),
    ("9 sqrt inverse", "0.3333333333333333", "1÷√(9)"),
    ("7 × 9 = clear", "0", ""),
    ("7 × 9 = 5", "5", ""),
    ("pi × 2 =", "6.283185307179586", "π×2"),
    ("", "0", ""),
]

SCIENTIFIC = [
    ("459 + 422 ÷ 10 =", "501.2", "459+422÷10"),
    ("10 ÷ 4 × 6 ÷ 8 + 99 × 15 =", "1486.875", "10÷4×6÷8+99×15"),
    ("7 × ( 9 + 54 ) ÷ 2 =", "220.5", "7×(9+54)÷2"),
    ("7 × ( 9", "9", "7×("),
    ("42 × 90 cos =", "-18.81909187742515", "42×cos(90)"),
    ("( 522 − 275 ) ÷ 45 sin =", "290.27967669453", "(522-275)÷sin(45)"),
    ("π sin", "0", "sin(π)"),
    ("2.45 cos", "-0.7702312540473073", "cos(2.45)"),
    ("1.234 tan", "2.856029838919548", "tan(1.234)"),
    ("e ln", "1", "ln(e)"),
    ("100 log", "2", "log(100)"),
    ("√ 9 =", "3", "√(9)"),
    ("5 + sqrt 9 =", "8", "5+√(9)"),
    ("sqrt 9 + 16 =", "19", "√(9)+16"),
    ("sqrt", "0", "√"),
    ("9 + sqrt =", "12", "9+√(9)"),
    ("sin 30 =", "-0.9880316240928618", "sin(30)"),
    ("sqrt 9 sin =", "0.6419645513903058", "√(sin(9))"),
    ("2 cube", "8", "2^3"),
    ("27 root 3 =", "3", "root(27,3)"),
    ("0 exp", "1", "exp(0)"),
    ("3 tenpow", "1000", "10^3"),
    ("5 + 12 ce 3 =", "8", "5+3"),
    ("angle 30 sin", "0.5", "sin(30)"),
    ("second 1 asin angle", "90", "asin(1)"),
    ("x sin =", "sin(x)", "sin(x)"),
    ("2 xʸ 10 =", "1024", "2^10"),
    ("3 × x × x = m+ 4 × x = m+ 5 m+ mr", "3×x×x+4×x+5", "3×x×x+4×x+5"),
    ("5 store clear mr × mr =", "25", "5×5"),
    ("5 ms mc mr", "5", "5"),
    ("27 cbrt", "3", "∛(27)"),
    ("5 factorial", "120", "5!"),
    ("3 square", "9", "3^2"),
    ("1 asin sin", "1", "sin(asin(1))"),
    ("0 cosh", "1", "cosh(0)"),
]

CALCULATOR = [
    ("10 ÷ 4 × 6 ÷ 8 + 99 × 15 =", "1513.125", "(10÷4×6÷8+99)×15"),
    ("459 + 422 ÷ 10 =", "88.1", "(459+422)÷10"),
    ("2 + 3 × 4 =", "20", "(2+3)×4"),
]

CASES = (
    [(tab, *case) for case in BOTH for tab in ("calculator", "scientific")]
    + [("scientific", *case) for case in SCIENTIFIC] + [("calculator", *case) for case in CALCULATOR])


@pytest.mark.parametrize("tab, keys, display, description", CASES)
def test_keys_show_the_description_and_the_display(ordinate, tab, keys, display, description):
    answer = ordinate("keys", "--on", tab, *keys.split())
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == f"{description}\n{display}\n"


@pytest.mark.parametrize("tab, keys, options, display", [
    ("scientific", "30 sin", ["--angle", "degrees"], "0.5"),
    ("scientific", "1 atan", ["--angle=degrees"], "45"),
    ("rpn", "90 cos", ["--angle", "degrees"], "0"),
    ("rpn", "M sqrt 7 +", ["--set", "M=9"], "10"),
    ("rpn", "a b +", ["--set", "a=2", "--set", "b=3"], "5"),
    ("rpn", "a 0.1 -", ["--set", "a=0.10000000000000000001"], "1×10⁻²⁰"),
    ("scientific", "mr - 0.1 =", ["--set", "M=0.10000000000000000001"], "1×10⁻²⁰"),
    ("scientific", "x square + 1 =", ["--set", "x=3"], "10"),
    ("scientific", "2 * mr =", ["--set", "M=-2.5"], "-5"),
    ("calculator", "2 + 3 =", ["--angle", "degrees"], "5"),
])
def test_options_set_the_angle_unit_and_variables(ordinate, tab, keys, options, display):
    answer = ordinate("keys", "--on", tab, *keys.split(), *options)
    assert answer.code == 0 and answer.out.splitlines()[1] == display


@pytest.mark.parametrize("tab, name", [
    ("calculator", "x=1"), ("scientific", "a=1"), ("plotter", "x=1"), ("rpn", "M"), ("rpn", "M=no"),
])
def test_a_variable_that_is_not_there_is_an_error(ordinate, tab, name):
    answer = ordinate("keys", "--on", tab, "7", "--set", name)
    assert answer.code == 64 and answer.out == ""


def test_the_key_of_the_angle_unit_changes_the_next_plot(ordinate):
    """The Plotter shows no angle, so only the alert and the text are seen."""
    answer = ordinate("keys", "--on", "plotter", *"sin x ) angle plot".split(), "--json")
    assert answer.json["text"] == "sin(x)" and answer.json["error"] is None


@pytest.mark.parametrize("keys, code, message", [
    ("1 ÷ 0 =", "division-by-zero", "Division by zero"),
    ("1 ÷ 0 +", "division-by-zero", "Division by zero"),
    ("4 sign √", "negative-root", "Even root of a negative number"),
    ("0 ln", "logarithm-of-zero", "Logarithm of zero"),
    ("9 sign √ =", "negative-root", "Even root of a negative number"),
])
def test_an_error_has_words_and_leaves_the_display_empty(ordinate, keys, code, message):
    answer = ordinate("keys", "--on", "scientific", *keys.split(), "--json")
    state = answer.json
    assert answer.code == 0
    assert (state["display"], state["value"], state["error"]) == ("", None, code)
    assert state["message"] == message
    afresh = ordinate("keys", "--on", "scientific", *keys.split(), "7", "--json").json
    assert (afresh["display"], afresh["description"], afresh["error"]) == ("7", "", None)


def test_a_trace_shows_each_key(ordinate):
    answer = ordinate("keys", "--on", "scientific", *"1 + 2 × 3 + x =".split(), "--trace", "--json")
    states = [json.loads(line) for line in answer.out.splitlines()]
    assert [(state["display"], state["description"]) for state in states] == [
        ("1", ""), ("1", "1+"), ("2", "1+"), ("2", "1+2×"), ("3", "1+2×"), ("7", "1+2×3+"),
        ("x", "1+2×3+x"), ("1+2×3+x", "1+2×3+x")]
    assert [state["value"] for state in states] == [1, 1, 2, 2, 3, 7, None, None]
    assert all(state["error"] is None and state["text"] is None for state in states)


@pytest.mark.parametrize("tab, key", [
    ("calculator", "sin"), ("calculator", "("), ("calculator", "x"), ("calculator", "mr"),
    ("scientific", "1e1000000000000000000"), ("calculator", "1.2.3"), ("scientific", "+5"),
    ("scientific", "enter"), ("scientific", "swap"), ("scientific", "nope"), ("calculator", "2+3"),
])
def test_a_key_that_is_not_there_is_an_error(ordinate, tab, key):
    answer = ordinate("keys", "--on", tab, key)
    assert answer.code == 65 and answer.out == ""
    assert answer.err == f"error: {tab.capitalize()} has no key named {key}\n"


@pytest.mark.parametrize("formula, value", [
    ("17÷3+69-23", 17 / 3 + 69 - 23), ("3×5÷2×15÷3", 37.5), ("10÷4×6÷8+99×15", 1513.125),
    ("2+3×4", 20), ("459+422÷10", 88.1), ("7×(9+54)÷2", 220.5), ("2+3^2×2", 22),
    ("42×cos(90)", 42 * math.cos(90)), ("(522-275)÷sin(45)", 247 / math.sin(45)), ("2+3x", 25),
])
def test_eval_reads_formulas_from_left_to_right(ordinate, formula, value):
    answer = ordinate("eval", formula, "--order", "left-to-right", "--set", "x=5", "--json")
    assert answer.code == 0
    assert answer.json["value"] == pytest.approx(value, rel=1e-15)
    if "x" not in formula:
        words = formula.replace("cos(90)", "90 cos").replace("sin(45)", "45 sin")
        words = "".join(f" {sign} " if sign in "+-×÷()" else sign for sign in words)
        by_precedence = ordinate("eval", formula).out
        keyed = ordinate("keys", "--on", "scientific", *words.replace("^", " pow ").split(), "=")
        assert keyed.out.splitlines()[1] + "\n" == by_precedence


@pytest.mark.parametrize("tab, lines, out", [
    ("calculator", "2+3*4=", "(2+3)×4 =\n20\n"),
    ("calculator", "2 + 3 * 4", "(2+3)×4 =\n20\n"),
    ("scientific", "2+3*4", "2+3×4 =\n14\n"),
    ("scientific", "7*(9+54)/2=", "7×(9+54)÷2 =\n220.5\n"),
    ("scientific", "7×(9\n+54)÷2", "7×(\n9\n7×(9+54)÷2 =\n220.5\n"),
    ("scientific", "(522−275)÷45sin", "(522-275)÷sin(45) =\n290.27967669453\n"),
    ("calculator", "4√", "√(4) =\n2\n"),
    ("calculator", "1/3\n*3\n=", "1÷3 =\n0.3333333333333333\n1÷3×3 =\n1\n1÷3×3×3 =\n3\n"),
    ("calculator", "5 +\n3", "5+\n5\n5+3 =\n8\n"),
    ("calculator", "3*-5", "3×(-5) =\n-15\n"), ("calculator", "3-5", "3-5 =\n-2\n"),
    ("calculator", "7\n-5", "7 =\n7\n-5 =\n-5\n"), ("calculator", "7\n- 5", "7 =\n7\n7-5 =\n2\n"),
    ("scientific", "1e3+1e-3", "1000+0.001 =\n1000.001\n"),
    ("scientific", "2e+1", "20 =\n20\n"),
    ("scientific", "3x^2\n", "3×x^2 =\n3×x^2\n"),
    ("scientific", "2x²+3x+1", "2×x^2+3×x+1 =\n2×x^2+3×x+1\n"), ("scientific", "5²", "5^2 =\n25\n"),
    ("scientific", "5 x²", "5^2 =\n25\n"), ("scientific", "2**3", "2^3 =\n8\n"),
    ("calculator", "2**3", "2^3 =\n8\n"),
    # A formula's minus applies after the power, the sign of a typed number before it.
    ("scientific", "-2^2\n-3²\n-3!\n-2 ^ 2",
     "-2^2 =\n-4\n-3^2 =\n-9\n-3! =\n-6\n(-2)^2 =\n4\n"),
    ("calculator", "-2^2", "-2^2 =\n-4\n"), ("scientific", "1-2^2", "1-2^2 =\n-3\n"),
    ("scientific", "6 ee -3", "0.006 =\n0.006\n"),
    ("scientific", "1e-309", "1e-309 =\n1×10⁻³⁰⁹\n"),
    ("scientific", "2+sin(0)=", "2+sin(0) =\n2\n"), ("scientific", "sqrt 16", "√(16) =\n4\n"),
    ("scientific", "max(1,2)+1", "max(1,2)+1 =\n3\n"),
    ("calculator", "1+2*√9", "(1+2)×√(9) =\n9\n"),
    ("scientific", "3x*x= m+\n4*x= m+\n5 m+ mr",
     "3×x×x =\n3×x×x\n4×x =\n4×x\n3×x×x+4×x+5 =\n3×x×x+4×x+5\n"),
    ("calculator", "1/0\n7", "1÷0 =\nDivision by zero\n7 =\n7\n"),
    ("calculator", "1/0+3\n+3", "1÷0+\nDivision by zero\n0+3 =\n3\n"),
    ("scientific", "0 ln × 2 =\nmc 7", "ln(0) =\nLogarithm of zero\n7 =\n7\n"),
    ("calculator", "5 C", "0\n"), ("calculator", "200+10%", "200+200×10÷100 =\n220\n"),
    ("calculator", "\nquit\n5", ""),
])
def test_lines_are_answered(ordinate, tmp_path, tab, lines, out):
    answer = ordinate("repl", "--on", tab, stdin=lines.encode(), ORDINATE_HOME=str(tmp_path))
    assert (answer.code, answer.out, answer.err) == (0, out, "")


@pytest.mark.parametrize("tab, line, error", [
    ("calculator", "2 + nope", "error: Calculator has no key named nope\n"),
    ("calculator", "2x", "error: Calculator has no key named 2x\n"),
    ("calculator", "sin(2)", "error: Calculator has no key named sin(2)\n"),
    ("scientific", "1e1000000000000000000",
     "error: Scientific has no key named 1e1000000000000000000\n"),
    ("scientific", "1.2.3", "error: Scientific has no key named 1.2.3\n"),
    ("scientific", "sin(2", "error: "),
])
def test_a_line_that_is_not_read_does_nothing(ordinate, tab, line, error):
    answer = ordinate("repl", "--on", tab, stdin=f"4 +\n{line}\n5".encode())
    assert answer.code == 65 and answer.err.startswith(error)
    assert answer.out == "4+\n4\n4+5 =\n9\n"


def test_help_and_keys_are_printed(ordinate):
    for tab, words in (("calculator", "left to right"), ("scientific", "45 sin")):
        answer = ordinate("repl", "--on", tab, stdin=b"help\nkeys\n")
        assert answer.code == 0 and words in answer.out
        assert any(line.split()[:1] == ["="] for line in answer.out.split("\n"))

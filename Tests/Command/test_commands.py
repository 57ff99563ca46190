"""`ordinate table`, `describe`, `keys`, and everything that all commands share."""
import decimal
import fractions
import json
import os
import pty
import select
import subprocess

import mpmath
import pytest

from conftest import ORDINATE, ROOT


def test_table_prints_few_digits_and_empty_cells(ordinate):
    answer = ordinate("table", "1/x", "--x", "-4:4", "--samples", "200")
    rows = answer.out.split("\n")
    assert answer.code == 0 and rows[0] == "x,y" and len(rows) == 203
    assert rows[1] == "-4,-0.25" and rows[101] == "0," and rows[102] == "0.04,25"
    assert rows[-2] == "4,0.25"


def test_table_has_the_values_of_eval(ordinate):
    formula = "x^3-2.5x^2+3.1x-13.3"
    rows = ordinate("table", formula, "--x", "0:1", "--samples", "10").out.split("\n")[1:-1]
    for row in rows:
        x, y = row.split(",")
        assert ordinate("eval", formula, "--set", f"x={x}", "--json").json["value"] == float(y)


@pytest.mark.parametrize("formula, ends, value", [
    ("sin(x)÷x+ln(x)", ("0.3", "7.1"), lambda x: mpmath.sin(x) / x + mpmath.log(x)),
    # Doubles lose all digits here.
    ("(10^15+x)-10^15", ("0.001", "0.008"), lambda x: x),
    ("1-cos(x÷10^9)", ("1", "3"), lambda x: 1 - mpmath.cos(x / 10 ** 9)),
    ("sin(10^22×x)", ("0.7", "2.1"), lambda x: mpmath.sin(10 ** 22 * x)),
    # Beyond the doubles, and with exponents.
    ("10^(100x)", ("-7.3", "7"), lambda x: mpmath.power(10, 100 * x)),
    ("Γ(x)×e^(-x)", ("1.5", "99"), lambda x: mpmath.gamma(x) * mpmath.exp(-x)),
    # The ends count with all their digits.
    ("x-0.1", ("0.1000000000000000055", "0.1000000001"), lambda x: x - mpmath.mpf(1) / 10),
])
def test_table_has_sixteen_true_digits(ordinate, formula, ends, value):
    count = 7
    table = ordinate("table", formula, "--x", ":".join(ends), "--samples", str(count))
    rows = table.out.split("\n")[1:-1]
    lower, upper = map(fractions.Fraction, ends)
    with mpmath.workdps(120):
        for index, row in enumerate(rows):
            x = lower + (upper - lower) * index / count
            x = mpmath.mpf(x.numerator) / x.denominator
            assert list(map(decimal.Decimal, row.split(","))) == [rounded(x), rounded(value(x))]


def rounded(number):
    """A number of mpmath rounded to sixteen digits, ties away from 0."""
    with decimal.localcontext(prec=16, rounding=decimal.ROUND_HALF_UP, Emin=-10 ** 6, Emax=10 ** 6):
        return +decimal.Decimal(mpmath.nstr(number, 100))


def test_table_as_csv_is_read_by_other_programs(ordinate):
    table = ordinate("table", "10^x", "--x", "-400:400", "--samples", "4").out
    assert table == "x,y\n-400,1e-400\n-200,1e-200\n0,1\n200,1e200\n400,1e400\n"


def test_table_as_json_has_null_where_there_is_no_value(ordinate):
    answer = ordinate("table", "1/x", "--x=-1:1", "--samples=2", "--format", "json")
    assert answer.json == [{"x": -1, "y": -1}, {"x": 0, "y": None}, {"x": 1, "y": 1}]


@pytest.mark.parametrize("arguments, code", [
    (["x", "--x", "0:1", "--samples", "0"], 64), (["x", "--x", "0:1", "--samples", "1.5"], 64),
    (["x", "--x", "0:1", "--samples", "10001"], 64), (["x", "--x", "1:0", "--samples", "5"], 64),
    (["x", "--samples", "5"], 64), (["x", "--x", "0:1"], 64),
    (["x*y", "--x", "0:1", "--samples", "5"], 65), (["2+", "--x", "0:1", "--samples", "5"], 65),
])
def test_table_refuses(ordinate, arguments, code):
    answer = ordinate("table", *arguments)
    assert (answer.code, answer.out) == (code, "")
    assert answer.err.startswith("error: ")


@pytest.mark.parametrize("reading, text", [
    ("text", "√(x^3+x^2+2.5×x+23)"), ("ascii", "sqrt(x^3+x^2+2.5*x+23)"),
])
def test_describe(ordinate, reading, text):
    answer = ordinate("describe", "√(x³+x²+2.5x+23)", "--as", reading)
    assert (answer.code, answer.out) == (0, text + "\n")


def test_describe_typesets(ordinate):
    assert r"\sqrt{" in ordinate("describe", "√(x)", "--as", "latex").out
    assert "<msqrt>" in ordinate("describe", "√(x)", "--as", "mathml").out
    assert ordinate("describe", "-a^2").out == "-a^2\n"
    assert ordinate("describe", "2binompdf(10,p,k)").out == "2×binompdf(10,p,k)\n"
    assert ordinate("describe", "x", "--as", "cuneiform").code == 64
    assert ordinate("describe", "2+").code == 65


@pytest.mark.parametrize("form, text", [
    ("text", "x^2+y^2 ≤ 4 ∧ ¬(y = x)\n"), ("ascii", "x^2+y^2 <= 4 and not (y = x)\n"),
    ("latex", "x^{2}+y^{2}\\le 4\\land \\neg \\left(y=x\\right)\n"),
    ("layout", "x² + y² ≤ 4 ∧ ¬(y = x)\n"),
])
def test_describe_writes_relations(ordinate, form, text):
    answer = ordinate("describe", "x²+y²<=4 {not y=x}", "--as", form)
    assert (answer.code, answer.out, answer.err) == (0, text, "")


def test_describe_says_that_a_relation_has_no_keys(ordinate):
    answer = ordinate("describe", "x²+y²<=4", "--as", "rpn")
    assert (answer.code, answer.out) == (64, "") and "A relation has no keys" in answer.err
    forms = ordinate("describe", "x²+y²<=4", "--json").json
    assert (forms["rpn"], forms["ascii"], forms["variables"]) == (None, "x^2+y^2 <= 4", ["x", "y"])
    assert "<mo>≤</mo>" in forms["mathml"]


def test_describe_marks_what_is_wrong_in_a_relation(ordinate):
    answer = ordinate("describe", "y = x {x<1, y<2}")
    assert (answer.code, answer.marked()) == (65, ",") and "“and” or “or”" in answer.err
    assert ordinate("describe", "x != y").marked() == "!="
    assert ordinate("describe", "m in N").marked() == "N"
    assert ordinate("describe", "sinn(x)+").marked() == ""


def test_describe_reads_the_words_of_relations_as_letters_in_a_formula(ordinate):
    assert ordinate("describe", "x and y").out == "x×a×n×d×y\n"


EQUATION = ["sqrt", "x", "pow", "3", "+", "x", "xⁿ", "2", "+", "2.5", "*", "x", "+", "23", ")"]


def test_keys_print_description_and_display(ordinate):
    answer = ordinate("keys", "--on", "plotter", *EQUATION)
    assert answer.code == 0
    assert answer.out == "√(x^3+x^2+2.5×x+23)\n√(x³+x²+2.5*x+23)\n"


def test_keys_as_json(ordinate):
    state = ordinate("keys", "--on", "plotter", *EQUATION, "plot", "--json").json
    assert state["text"] == "√(x³+x²+2.5*x+23)"
    assert (state["alert"], state["error"], state["value"]) == (None, None, None)
    cleared = ordinate("keys", "--on", "plotter", "5", "clear", "--json").json
    assert (cleared["display"], cleared["description"], cleared["text"]) == ("0", "", "")
    alert = ordinate("keys", "--on", "plotter", "plot", "--json").json
    assert alert["alert"] and alert["text"] == ""
    # 8e23 is a tie of two doubles, and a thousand digits of this number do not tell it from that.
    sum_of_angles = "8 atan 0 acos 1 enter 8 / atan - -".split()
    tie = ordinate(
        "keys", "--on", "rpn", "8", "enter", *sum_of_angles, "10", "enter", "23", "sign", "pow", "+", "/",
        "--angle", "degrees", "--json").json
    assert (tie["display"], tie["value"]) == ("8×10²³", 8e23)
    wrong = ordinate("keys", "--on", "plotter", "2", "-", "plot", "--json").json
    assert (wrong["error"], wrong["text"], wrong["display"]) == ("syntax", "2-", "")


def test_keys_trace_has_a_line_a_key(ordinate):
    answer = ordinate("keys", "--on", "plotter", "-1.5", "−", "x", "sign", "--trace", "--json")
    texts = [json.loads(line)["text"] for line in answer.out.splitlines()]
    assert texts[-3:] == ["-1.5-", "-1.5-x", "1.5-x"] and len(texts) == 7


def test_keys_refuse(ordinate):
    assert ordinate("keys", "--on", "plotter", "nope").code == 65
    assert ordinate("keys", "--on", "abacus", "1").code == 64


def test_help_is_a_result(ordinate):
    for arguments in (["--help"], ["eval", "--help"], ["plot", "-h"], []):
        answer = ordinate(*arguments)
        assert answer.code == 0 and "USAGE" in answer.out and answer.err == ""
    assert ordinate("nope").code == 64


@pytest.mark.parametrize("arguments, again", [
    (["eval", "2/3", "--digits", "5"], ["--digits", "5"]),
    (["eval", "a x", "--set", "a=2", "--set", "x=-3", "--json"], ["--json"]),
    (["eval", "sin 30", "--angle", "degrees"], ["--angle=degrees"]),
    (["eval", "-2+2*2", "--order", "left-to-right"], ["--order", "left-to-right"]),
    (["plot", "sin(x)", "1/x", "--x=-3:3", "--y=-1:1", "--style", "dots"], ["--x", "-3:3"]),
    (["plot", "x^2", "--x-max", "4", "--samples", "90", "--size", "90x60", "--bare"], ["--bare"]),
])
def test_an_option_that_is_given_twice_counts_once(ordinate, tmp_path, arguments, again):
    outs = [tmp_path / "once.svg", tmp_path / "twice.svg"]
    once, twice = (
        ordinate(*words, *(["--out", out] if "plot" in words else []))
        for words, out in zip([arguments, arguments + again], outs))
    assert once.code == twice.code == 0
    assert once.out == twice.out
    if "plot" in arguments:
        assert outs[0].read_bytes() == outs[1].read_bytes()


COMMANDS = ["eval", "keys", "plot", "table", "describe", "analyze", "fit", "sheet", "link", "repl", "history",
            "serve"]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples_that_fit_a_terminal(ordinate, command):
    text = ordinate("help", command).out
    assert "Examples:" in text and f"  ordinate {command}" in text
    assert all(len(line) <= 80 or line.startswith("USAGE: ") for line in text.splitlines())


@pytest.mark.parametrize("command", ["", "eval", "keys", "plot", "history", "repl", "serve"])
def test_lists_of_help_are_not_broken(ordinate, command):
    """Wrapped lines start at the margin, so none may directly follow a line of a list."""
    lines = ordinate("help", *command.split()).out.splitlines()
    for line, after in zip(lines, lines[1:]):
        assert not (line.startswith("  ") and after[:1].strip()), after


def test_examples_of_help_work(ordinate, tmp_path):
    """Each example on a line of its own, through a shell."""
    folder = ROOT / ".build" / "release"
    count = 0
    (tmp_path / "points.csv").write_text("x,y\n1,3\n2,5\n3,8\n")
    for command in ["eval", "keys", "plot", "table", "describe", "analyze", "link"]:
        examples = ordinate("help", command).out.split("\nExamples:\n")[1].split("\n\n")[0]
        for line in examples.splitlines():
            example = line.strip()
            if not example.startswith("ordinate ") or any(c in example for c in "|<"):
                continue
            answer = subprocess.run(
                ["sh", "-c", example.split("   ")[0]], cwd=tmp_path, capture_output=True,
                env={"PATH": f"{folder}:/usr/bin:/bin", "LANG": "C.UTF-8"}, timeout=30)
            expected = 66 if "formulas.txt" in example else 65 if "√(-4)" in example else 0
            assert answer.returncode == expected, example
            count += 1
    assert count >= 15


@pytest.mark.parametrize("arguments, out", [
    (["eval", "-", "--set", "a=2"], "7\n"), (["describe", "-", "--as", "rpn"], "3 enter 2 a * +\n"),
    (["table", "-", "--x", "1:2", "--samples", "1"], "x,y\n1,5\n2,7\n"),
])
def test_a_minus_alone_reads_the_formula_from_standard_input(ordinate, arguments, out):
    answer = ordinate(*arguments, stdin=b"3 +\n2a\n")
    assert (answer.code, answer.out, answer.err) == (0, out, "")
    wrong = ordinate(*arguments, stdin=b"2+\n")
    assert (wrong.code, wrong.out, wrong.marked()) == (65, "", "")


def test_plot_reads_formulas_line_by_line(ordinate):
    answer = ordinate("plot", "-", "--out", "-", stdin=b"x^2\n\nsin(x)\n")
    assert (answer.code, answer.err) == (0, "")
    assert "<title>y = x^2, sin(x)</title>" in answer.out
    assert answer.out.count('class="curve"') == 2 and answer.out.endswith("</svg>\n")


@pytest.mark.parametrize("format, start", [("svg", b"<svg "), ("png", b"\x89PNG"), ("pdf", b"%PDF")])
def test_pictures_go_to_standard_output(format, start):
    command = [ORDINATE, "plot", "x", "--out", "-", "--format", format]
    completed = subprocess.run(command, capture_output=True, timeout=30)
    assert completed.returncode == 0 and completed.stdout.startswith(start)


def test_a_format_counts_more_than_a_name(ordinate, tmp_path):
    assert ordinate("plot", "x", "--out", tmp_path / "plot", "--format", "png").code == 0
    assert (tmp_path / "plot").read_bytes().startswith(b"\x89PNG")
    assert ordinate("plot", "x", "--format", "png").code == 64
    assert ordinate("plot", "x", "--out", tmp_path / "plot").code == 64


def test_describe_as_json_has_every_form(ordinate):
    forms = ordinate("describe", "a/√x", "--json").json
    assert forms["text"] == "a÷√(x)" and forms["ascii"] == "a/sqrt(x)"
    assert forms["layout"] == "a\n──\n√x" and forms["rpn"] == "a x sqrt /"
    assert forms["latex"].startswith("\\frac") and forms["mathml"].startswith("<math")
    assert forms["variables"] == ["a", "x"]
    assert ordinate("describe", "a/√x", "--as", "layout").out == forms["layout"] + "\n"


@pytest.mark.parametrize("arguments", [
    ["eval", "2+", "--json"], ["describe", "2+", "--json"], ["analyze", "2+", "--json"],
    ["table", "2+", "--x", "0:1", "--samples", "5", "--format", "json"],
])
def test_errors_are_json_where_results_are(ordinate, arguments):
    answer = ordinate(*arguments)
    assert answer.json == {"error": {"code": "syntax", "start": 2, "end": 2}}
    assert answer.code == 65 and answer.err.startswith("error: ")


@pytest.mark.parametrize("arguments", [
    ["eval", "2"], ["table", "x", "--x", "0:1", "--samples", "3"], ["plot", "x", "--out", "-"],
    ["eval", "--help"],
])
def test_standard_output_that_is_full_is_73(arguments):
    with open("/dev/full", "wb") as full:
        completed = subprocess.run(
            [ORDINATE, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=30)
    assert completed.returncode == 73
    assert completed.stderr.startswith(b"error: cannot write standard output")


def at_terminal(arguments, stdin=subprocess.DEVNULL, **environment):
    """The output of a run whose standard output and error are a terminal."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [ORDINATE, *arguments], stdin=stdin, stdout=slave, stderr=slave,
        env={"TERM": "xterm", **environment})
    os.close(slave)
    shown = b""
    while True:
        try:
            part = os.read(master, 4096)
        except OSError:
            break
        if not part:
            break
        shown += part
    process.wait(timeout=30)
    os.close(master)
    return shown.decode()


@pytest.mark.parametrize("arguments", [["eval", "2+"], ["plot", "x"], ["eval", "2", "--nope", "3"]])
def test_colours_are_for_terminals_that_want_them(ordinate, arguments):
    assert "\x1b[" in at_terminal(arguments)
    for environment in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        assert "\x1b" not in at_terminal(arguments, **environment)
    answer = ordinate(*arguments, TERM="xterm")
    assert "\x1b" not in answer.out + answer.err


def test_progress_is_shown_at_a_terminal_after_a_second(tmp_path):
    """Lines arrive slowly; the answers go to a file."""
    master, slave = pty.openpty()
    with open(tmp_path / "answers", "wb") as answers:
        process = subprocess.Popen(
            [ORDINATE, "eval", "--file", "-"], stdin=subprocess.PIPE, stdout=answers, stderr=slave,
            env={"TERM": "xterm"})
        os.close(slave)
        process.stdin.write(b"1+1\n" * 2000)
        process.stdin.flush()
        shown = b""
        while b"2 000 lines" not in shown:
            assert select.select([master], [], [], 30)[0], shown
            shown += os.read(master, 4096)
        process.stdin.close()
        assert process.wait(timeout=30) == 0
        shown += os.read(master, 4096)
    os.close(master)
    assert shown.startswith(b"\r\x1b[Kevaluating, 1 s, ") and shown.endswith(b"\r\x1b[K")
    assert (tmp_path / "answers").read_bytes() == b"2\n" * 2000

"""`ordinate eval`: values, errors with their places, exit codes."""
import json
import os
import pathlib
import subprocess
import threading

import pytest

from conftest import ORDINATE


@pytest.mark.parametrize("formula, value", [
    ("-2^2", "-4"), ("--2", "2"), ("-x+1", None), ("0.1+0.2", "0.3"), ("4.35×100", "435"),
    ("2^3^2", "512"), ("4÷2(1+1)", "4"), ("√(16)", "4"), ("6.02e23", "6.02×10²³"),
    ("1/3", "0.3333333333333333"), ("sin²(1)+cos²(1)", "1"),
    ("normalcdf(-1,1,0,1)", "0.6826894921370859"), ("binompdf(10,0.3,3)", "0.266827932"),
    ("chi2cdf(0,1e99,5)", "1"), ("invnorm(0.9,100,15)", "119.223273483169"),
])
def test_prints_the_value(ordinate, formula, value):
    arguments = ["--set", "x=3"] if value is None else []
    answer = ordinate("eval", formula, *arguments)
    assert (answer.code, answer.out, answer.err) == (0, (value or "-2") + "\n", "")


@pytest.mark.parametrize("arguments, value", [
    (["a*x", "--set", "a=2", "--set", "x=-3"], "-6"),
    (["--set=a=2", "a^3"], "8"),
    (["x-0.1", "--set", "x=0.10000000000000000001"], "1×10⁻²⁰"),
    (["x/10^399", "--set", "x=1e400"], "10"),
    (["sin(30)", "--angle", "degrees"], "0.5"),
    (["2+3*4", "--order", "left-to-right"], "20"),
    (["2+3*4", "--order=precedence"], "14"),
    (["pi", "--digits", "5"], "3.1416"),
    (["--digits", "3", "-pi"], "-3.14"),
    (["--", "-1"], "-1"),
])
def test_options(ordinate, arguments, value):
    answer = ordinate("eval", *arguments)
    assert (answer.code, answer.out) == (0, value + "\n")


@pytest.mark.parametrize("formula, answer", [
    ("0.1+0.2", {"value": 0.3, "text": "0.3", "exact": "3÷10", "isExact": True}),
    ("√(8)", {"value": 8 ** 0.5, "text": "2.82842712474619", "exact": "2×√(2)", "isExact": False}),
    ("sin(1)", {
        "value": 0.8414709848078965, "text": "0.8414709848078965", "exact": None,
        "isExact": False}),
    ("2^70", {
        "value": 2.0 ** 70, "text": "1.180591620717411×10²¹", "exact": "1180591620717411303424",
        "isExact": False}),
    ("10^400", {"value": None, "text": "1×10⁴⁰⁰", "exact": "1e400", "isExact": True}),
])
def test_json_has_the_double_the_text_and_the_exact_form(ordinate, formula, answer):
    assert ordinate("eval", formula, "--json").json == answer


@pytest.mark.parametrize("formula, angle, shown", [
    ("sin(10^22)", "radians", "-0.8522008497671888"), ("mod(2^60,10)", "radians", "6"),
    ("10^-320", "radians", "1×10⁻³²⁰"), ("(10^15+0.3)-10^15", "radians", "0.3"),
    ("0.1-0.1+10^-17", "radians", "1×10⁻¹⁷"), ("√(0.3-0.1-0.2)", "radians", "0"),
    ("floor(4.35×100)", "radians", "435"), ("171!÷170!", "radians", "171"),
    ("2^53+1", "radians", "9007199254740993"), ("sin(π)", "radians", "0"),
    ("asin(0.1×3÷0.3)", "radians", "1.570796326794897"),
    ("1÷sin(π)", "degrees", "18.24695478459414"), ("sin(180)", "degrees", "0"),
    ("acos(0.9999999999999999)", "radians", "1.414213562373095×10⁻⁸"),
    ("atan2(0,-1)", "radians", "3.141592653589793"),
])
def test_no_digit_is_false(ordinate, formula, angle, shown):
    answer = ordinate("eval", formula, "--angle", angle)
    assert (answer.code, answer.out, answer.err) == (0, shown + "\n", "")


@pytest.mark.parametrize("formula, exact, text", [
    ("int(x=0,π,sin x)", "2", "2"), ("int(x=1,2,1/x)", "ln(2)", "0.6931471805599453"),
    ("∫(x=0,1,x²)", "1÷3", "0.3333333333333333"),
    ("int(x=0,1,x^x)", "0.7834305107121344", "0.7834305107121344"),
    ("int(x=0,1,e^(-x⁴))", "0.8448385947571024", "0.8448385947571024"),
    (r"\int_{0}^{1} x \, dx", "1÷2", "0.5"),
])
def test_an_integral_is_exact_where_it_can_be(ordinate, formula, exact, text):
    assert ordinate("eval", formula, "--exact").out == exact + "\n"
    assert ordinate("eval", formula).out == text + "\n"


def test_an_integral_is_described(ordinate):
    assert ordinate("describe", "int(t=0,x,t^2)").out == "∫(t=0,x,t^2)\n"
    assert ordinate("describe", "int(t=0,x,t^2)", "--as", "latex").out == "\\int_{0}^{x}t^{2}\\,dt\n"


@pytest.mark.parametrize("formula, angle, code", [
    ("int(x=0,1,1/x)", "radians", "divergent"),
    ("1÷sin(π)", "radians", "division-by-zero"), ("tan(π÷2)", "radians", "pole"),
    ("tan(90)", "degrees", "pole"), ("1÷sin(180)", "degrees", "division-by-zero"),
    # Terms that have no value, in sums that are long enough for a rule.
    ("sum(n=1,500,(n-3)/(n-3))", "radians", "division-by-zero"),
    ("sum(n=0,200,n²/n)", "radians", "division-by-zero"),
    ("sum(n=-200,200,√n·√n)", "radians", "negative-root"),
    ("floor(sin(1)²+cos(1)²)", "radians", "undecided"),
    ("sin(10^1000000000)", "radians", "unfinished"),
])
def test_an_error_is_one_of_the_number_that_is_meant(ordinate, formula, angle, code):
    answer = ordinate("eval", formula, "--angle", angle, "--json")
    assert (answer.code, answer.json["error"]["code"]) == (65, code)


@pytest.mark.parametrize("formula, exact", [
    ("1/√2", "√(2)÷2"), ("ln 8", "3×ln(2)"), ("asin(1/2)", "π÷6"), ("2^70", "1180591620717411303424"),
    ("0.1+0.2", "3÷10"), ("sin(1)", "0.8414709848078965"),
])
def test_prints_the_exact_form_or_else_the_digits(ordinate, formula, exact):
    answer = ordinate("eval", formula, "--exact")
    assert (answer.code, answer.out) == (0, exact + "\n")


def test_prints_as_many_digits_as_asked_for(ordinate):
    pi = "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803"
    assert ordinate("eval", "π", "--digits", "50").out == pi[:50] + "1\n"
    thousand = ordinate("eval", "π", "--digits", "100000").out
    assert thousand.startswith(pi) and len(thousand) == 100_002


def test_says_that_it_took_too_long_with_the_digits_that_are_certain(ordinate):
    answer = ordinate("eval", "gamma(π)", "--digits", "100000")
    assert answer.code == 65
    assert "2.288037795340032" in answer.err


@pytest.mark.parametrize("formula, code, start, end", [
    ("", "syntax", 0, 0),
    ("2+", "syntax", 2, 2),
    ("sin(", "syntax", None, None),
    ("1..2", "syntax", None, None),
    ("2 3", "syntax", 2, 3),
    ("x y z q", "unknown-name", None, None),
    ("1/0", "division-by-zero", 0, 3),
    ("√(-4)", "negative-root", None, None),
    ("ln(0)", "logarithm-of-zero", 0, 5),
    ("ln(-1)", "logarithm-of-negative", 0, 6),
    ("asin(2)", "out-of-domain", 0, 7),
    ("x+1", "variable-not-set", 0, 1),
    ("10^10^19", "overflow", None, None),
    ("1+" * 50_000 + "1", "too-long", None, None),
    ("(" * 2000 + "1" + ")" * 2000, "too-deep", None, None),
    (b"2+\xff", "syntax", 2, 3),
    (b"\xc3", "syntax", 0, 1),
])
def test_errors_say_what_is_wrong_and_where(ordinate, formula, code, start, end):
    answer = ordinate("eval", formula, "--json")
    assert answer.code == 65
    error = answer.json["error"]
    assert error["code"] == code
    if start is not None:
        assert (error["start"], error["end"]) == (start, end)
    assert answer.err.startswith("error: ")
    plain = ordinate("eval", formula)
    assert (plain.code, plain.out) == (65, "")
    assert plain.err == answer.err


@pytest.mark.parametrize("formula, marked", [
    ("1+1/(2-2)", "1/(2-2)"),
    ("√(2)+π×foo", "foo"),
    ("x²y + 3", "y"),
    ("π²×√(2)+1..2", "1..2"),
    ("1+" * 200 + "foo" + "+1" * 200, "foo"),
    ("foo" + "+1" * 200, "foo"),
    ("1+" * 200 + "foo", "foo"),
])
def test_a_caret_stands_under_the_place(ordinate, formula, marked):
    answer = ordinate("eval", formula, "--set", "x=1")
    assert answer.marked() == marked
    assert all(len(line) < 100 for line in answer.err.splitlines())


def test_a_caret_stands_behind_the_end(ordinate):
    error, text, caret = ordinate("eval", "√(2)+").err.rstrip("\n").split("\n")
    assert caret.index("^") == len(text)


def test_control_characters_do_not_reach_the_terminal(ordinate):
    answer = ordinate("eval", "1+\x1b[31m\n2")
    assert answer.code == 65 and "\x1b" not in answer.err
    assert len(answer.err.splitlines()) == 3


@pytest.mark.parametrize("arguments", [
    ["2", "--digits", "0"], ["2", "--digits", "1.5"], ["2", "--digits", "abc"],
    ["2", "--set", "a"], ["2", "--set", "a=b"], ["2", "--set", "2=3"],
    ["2", "--set", "a=nan"], ["2", "--set", "a="],
    ["2", "--angle", "gon"], ["2", "--order", "any"], ["2", "--nope", "3"], ["2", "3"], [],
    ["2", "--digits"],
])
def test_wrong_usage_is_64(ordinate, arguments):
    answer = ordinate("eval", *arguments)
    assert (answer.code, answer.out) == (64, "")
    assert answer.err.startswith("error: ")


def test_a_file_is_answered_line_for_line(ordinate, tmp_path):
    file = tmp_path / "formulas"
    file.write_bytes(b"1+1\n\n1/0\r\n\xff\n2^10")
    answer = ordinate("eval", "--file", str(file))
    lines = answer.out.split("\n")
    assert answer.code == 65
    assert lines[0] == "2" and lines[1] == "" and lines[4] == "1024" and lines[5:] == [""]
    assert lines[2].startswith("error: ") and lines[3].startswith("error: ")
    assert ordinate("eval", "--file", "-", stdin=b"x\n", ).code == 65
    assert ordinate("eval", "--file", "-", "--set", "x=7", stdin=b"x\n").out == "7\n"
    assert ordinate("eval", "--file", "-", stdin=b"").out == ""
    rows = ordinate("eval", "--file", str(file), "--json").out.split("\n")
    assert json.loads(rows[0])["value"] == 2
    assert json.loads(rows[2])["error"]["code"] == "division-by-zero"


def test_a_file_that_cannot_be_opened_is_66(ordinate, tmp_path):
    assert ordinate("eval", "--file", str(tmp_path / "none")).code == 66
    assert ordinate("eval", "--file", str(tmp_path)).code == 66


def test_a_file_that_cannot_be_read_to_its_end_is_66(ordinate):
    answer = ordinate("eval", "--file", "/proc/self/mem")
    assert answer.code == 66 and answer.err.startswith("error: cannot open /proc/self/mem: ")


def test_a_byte_order_mark_is_no_part_of_a_formula(ordinate):
    mark = b"\xef\xbb\xbf"
    assert ordinate("eval", "--file", "-", stdin=mark + b"1+1\r\n2^10").out == "2\n1024\n"
    assert ordinate("eval", "-", stdin=mark + b"1+1\r\n").out == "2\n"


def test_lines_are_answered_as_they_come(ordinate):
    process = subprocess.Popen(
        [ORDINATE, "eval", "--file", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for count in range(3):
        process.stdin.write(b"%d^2\n" % count)
        process.stdin.flush()
        assert process.stdout.readline() == b"%d\n" % count ** 2
    process.stdin.close()
    assert process.wait(timeout=30) == 0


def test_memory_does_not_grow_with_the_lines():
    """A hundred thousand lines take as much as ten; ORDINATE_LINES sets another number."""
    peaks = [peak(lines) for lines in (10, int(os.environ.get("ORDINATE_LINES", "100000")))]
    assert peaks[1] - peaks[0] < 4096, f"{peaks} KiB"


def peak(count):
    """The largest amount of memory, in KiB, that evaluating this many lines takes."""
    process = subprocess.Popen(
        [ORDINATE, "eval", "--file", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def write():
        for index in range(count):
            process.stdin.write(b"%d^2\n" % index)
        process.stdin.flush()

    writer = threading.Thread(target=write)
    writer.start()
    for index in range(count):
        assert process.stdout.readline() == b"%d\n" % index ** 2
    writer.join()
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    process.stdin.close()
    assert process.wait(timeout=30) == 0
    return int(status.split("VmHWM:")[1].split()[0])


@pytest.mark.parametrize("formula, arguments, out, note", [
    ("solve(x³=2x+1)", [], "[-1, -0.6180339887498948, 1.618033988749895]", ""),
    ("solve(x³=2x+1)", ["--exact"], "[-1, (1-√(5))÷2, (1+√(5))÷2]", ""),
    ("solve(cos x=x)", ["--digits", "30"], "[0.739085133215160641655312087674]",
     "note: all solutions from -1000 to 1000\n"),
    ("solve(sin x=0.5, 0, 180)", ["--angle", "degrees"], "[30, 150]",
     "note: all solutions from 0 to 180\n"),
    ("solve(x²=1e30)", [], "[-1000000000000000, 1000000000000000]", ""),
    ("solve(sin x=0, 3, 2π)", ["--exact"], "[π, 2×π]", "note: all solutions from 3 to 2×π\n"),
    ("solve(e^x=0)", [], "[]",
     "note: none was found from -1000 to 1000, but there may be some\n"),
])
def test_solves_equations(ordinate, formula, arguments, out, note):
    answer = ordinate("eval", formula, *arguments)
    assert (answer.code, answer.out, answer.err) == (0, out + "\n", note)


def test_solutions_as_json(ordinate):
    assert ordinate("eval", "solve(x^2=2)", "--json").json == {
        "value": None, "text": "[-1.414213562373095, 1.414213562373095]", "exact": "[-√(2), √(2)]",
        "isExact": False, "complete": True, "range": None}
    answer = ordinate("eval", "solve(x+y=1)", "--json")
    assert (answer.code, answer.json["error"]) == (
        65, {"code": "variable-not-set", "start": 6, "end": 11})

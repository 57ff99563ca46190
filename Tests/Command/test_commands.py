"""`ordinate table`, `describe`, `keys` and what all commands share."""
import json

import pytest


def test_table_prints_shortest_digits_and_empty_cells(ordinate):
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
    assert ordinate("describe", "x", "--as", "cuneiform").code == 64
    assert ordinate("describe", "2+").code == 65


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
def test_a_command_line_means_the_same_however_it_is_read(ordinate, tmp_path, arguments, again):
    """Only the argument parser reads what is given twice."""
    outs = [tmp_path / "once.svg", tmp_path / "twice.svg"]
    once, twice = (
        ordinate(*words, *(["--out", out] if "plot" in words else []))
        for words, out in zip([arguments, arguments + again], outs))
    assert once.code == twice.code == 0
    assert once.out == twice.out
    if "plot" in arguments:
        assert outs[0].read_bytes() == outs[1].read_bytes()

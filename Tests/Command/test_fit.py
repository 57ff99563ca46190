"""`ordinate fit`: reference data of NIST, data of our own, mistakes, and files that are hardly data."""
import json
import math
import os
import pathlib
import random
import re
import resource

import pytest

SEED = int(os.environ.get("ORDINATE_SEED", "1"))
STRD = pathlib.Path(
    os.environ.get("ORDINATE_CONFORMANCE", pathlib.Path(__file__).parents[3] / "shared" / "conformance"),
    "strd.jsonl")


def sets():
    return [json.loads(line) for line in STRD.open()] if STRD.exists() else []


def model(text):
    """A model of NIST in our notation."""
    text = re.sub(r"^pi = \S+ +", "", text)
    text = re.sub(r"\s*\+\s*e\s*$", "", text)
    if "..." in text:
        last = int(re.search(r"x\^(\d+)$", text).group(1))
        text = "y = b0 + " + " + ".join(f"b{i}*x^{i}" for i in range(1, last + 1))
    text = text.replace("[", "(").replace("]", ")").replace("**", "^").replace("=", "~", 1)
    text = re.sub(r"\blog\(", "ln(", text)
    return name(text)


def name(text):
    return re.sub(r"\b([bx])(\d+)\b", r"\1_\2", text)


def digits(value, certified):
    return 16 if value == certified else -math.log10(abs(value - certified) / abs(certified))


def cases():
    for data in sets():
        starts = len(data["parameters"][0].get("start", [])) or 1
        for start in range(starts):
            yield pytest.param(data, start, id=f"{data['name']}-{start + 1}")


@pytest.mark.skipif(not sets(), reason="NIST's data are not here: shared/conformance/strd.jsonl")
@pytest.mark.parametrize("data, start", cases())
def test_fit_has_the_digits_that_nist_certifies(ordinate, data, start):
    columns = [name(column) for column in data["columns"].split()]
    table = ",".join(columns) + "\n" + "".join(
        ",".join(map(repr, row)) + "\n" for row in data["data"])
    parameters = data["parameters"]
    isLinear = "start" not in parameters[0]
    options = [] if isLinear else [
        option for p in parameters for option in ("--start", f"{name(p['name'])}={p['start'][start]!r}")]
    answer = ordinate(
        "fit", model(data["model"]), "--data", "-", *options, "--json", stdin=table.encode())
    assert (answer.code, answer.err) == (0, "")
    found = answer.json
    values = {parameter["name"]: parameter for parameter in found["parameters"]}
    for parameter in parameters:
        value = values[name(parameter["name"])]
        # NIST gives 15 digits for linear models and 11 for others.
        assert digits(value["value"], float(parameter["certified"])) > (13 if isLinear else 9.5)
        if "deviation" in parameter:
            assert digits(value["error"], float(parameter["deviation"])) > 8.5
    if "residual_sum_of_squares" in data:
        assert digits(found["rss"], float(data["residual_sum_of_squares"])) > 9


POINTS = b"x,y\n0,0.1\n1,0.3\n2,0.2\n"


def test_fit_of_a_line_is_exact(ordinate):
    answer = ordinate("fit", "y ~ m x + b", "--data", "-", "--json", stdin=POINTS)
    assert answer.json == {
        "parameters": [
            {"name": "m", "value": 0.05, "text": "0.05", "error": 0.08660254037844387},
            {"name": "b", "value": 0.15, "text": "0.15", "error": 0.11180339887498948}],
        "r2": 0.25, "rss": 0.015, "rows": 3, "isExact": True, "converged": True, "message": None}


def test_fit_prints_parameters_and_the_equation(ordinate, tmp_path):
    file = tmp_path / "points.csv"
    file.write_bytes(POINTS)
    answer = ordinate("fit", "y ~ m x + b", "--data", file)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == """\
m = 0.05 ± 0.0866
b = 0.15 ± 0.1118
R² = 0.25
Sum of squared residuals: 0.015
Rows: 3
y = 0.05×x+0.15
"""


@pytest.mark.parametrize("text, found", [
    ("y_1 ~ m x_1 + b", b"1\t2\r\n2\t4\r\n3\t6\r\n"), ("y ~ m x + b", b"x;y\n1,0;2,0\n2,0;4,0\n3;6\n"),
    ("weight ~ m height + b", b"height,weight\n1,2\n2,4\n,7\n3,6\n"),
    ("2y ~ m (4x) + b", b"# a comment\nx y\n1 4\n2 8\n3 12\n"),
])
def test_fit_reads_columns_by_their_names(ordinate, text, found):
    answer = ordinate("fit", text, "--data", "-", "--json", stdin=found)
    assert [p["text"] for p in answer.json["parameters"]] == ["2", "0"]


@pytest.mark.parametrize("table, parameters, unit", [
    ("t,v\n2026-03-01,1\n2026-03-03,5\n2026-03-04,7\n", ["2", "-41025"], "t: days since 1970-01-01"),
    ("t\tv\n6:00\t1\n12:00\t2\n6:00 PM\t3\n", ["4", "0"], "t: days since midnight"),
])
def test_fit_counts_days(ordinate, table, parameters, unit):
    answer = ordinate("fit", "v ~ m t + b", "--data", "-", "--json", stdin=table.encode())
    assert [p["text"] for p in answer.json["parameters"]] == parameters and answer.json["isExact"]
    assert unit in ordinate("fit", "v ~ m t + b", "--data", "-", stdin=table.encode()).out.splitlines()


def test_fit_guesses_starting_values(ordinate):
    seed = random.Random(SEED)
    table = "t,v\n" + "".join(
        f"{i / 10},{3 * math.sin(1.7 * i / 10 + 0.4) + 5 + seed.gauss(0, 0.01)}\n" for i in range(200))
    answer = ordinate("fit", "v ~ a sin(b t + c) + d", "--data", "-", "--json", stdin=table.encode())
    values = {p["name"]: p["value"] for p in answer.json["parameters"]}
    assert abs(abs(values["a"]) - 3) < 0.01 and abs(abs(values["b"]) - 1.7) < 0.01


@pytest.mark.parametrize("text, table, options, code, message", [
    ("y ~ m x +", POINTS, [], "syntax", "Something is missing here."),
    ("y = m x", POINTS, [], "syntax", "A model has a ~ between"),
    ("z ~ m x", POINTS, [], "unknown-name", "There is no column “z”. The columns are x, y."),
    ("y ~ m x + b", b"x,y\n1,2\n", [], "too-few-rows", "The model has 2 parameters"),
    ("y ~ m x + b", b"x,y\n1,2\n1,3\n", [], "not-determined", "The data do not determine b."),
    ("y ~ a ln(x)", POINTS, [], "undefined", "The model has no value in row 1."),
    ("y ~ m x + b", b"x,y\n1,2\n2,two\n3,3", [], "not-a-number", "has the text “two” in line 3."),
    ("y ~ m x + b", b"x,y\n03/04/2026,2\n05/04/2026,1\n", [], "ambiguous-date", "has a date in line 2 whose day"),
    ("y ~ m x + b", b"x,y\n2026-04-03,2\n7,1\n", [], "not-a-number", "has the text “7” in line 3."),
    ("y ~ m x + b", b"x,y\n1,2\n2,\"3\n", [], "unclosed-quote", "standard input, line 3: This quote"),
    ("y ~ m x + b", b"PK\x03\x04\x00\x00", [], "not-text", "standard input, line 1: The data are not text."),
    ("y ~ m x + b", b"", [], "no-data", "There are no numbers in the data."),
])
def test_fit_says_what_is_wrong(ordinate, text, table, options, code, message):
    answer = ordinate("fit", text, "--data", "-", *options, stdin=table)
    assert answer.code == 65 and answer.out == "" and message in answer.err
    answer = ordinate("fit", text, "--data", "-", *options, "--json", stdin=table)
    assert answer.code == 65
    found = answer.json
    assert (found["error"]["code"] if "error" in found else found["code"]) == code
    if "error" not in found:
        assert found["converged"] is False and found["parameters"] == [] and message in found["message"]


@pytest.mark.parametrize("arguments, code, message", [
    (["y ~ m x"], 64, "Missing expected argument '--data <file>'"),
    (["--data", "-"], 64, "Missing expected argument '<model>'"),
    (["-", "--data", "-"], 64, "both the model and the data"),
    (["y ~ m x", "--data", "-", "--start", "k=1"], 64, "The model has no parameter k."),
    (["y ~ m x", "--data", "-", "--start", "m"], 64, "a name and a number"),
    (["y ~ m x", "--data", "no-such-file"], 66, "cannot open no-such-file"),
])
def test_wrong_use_of_fit(ordinate, arguments, code, message):
    answer = ordinate("fit", *arguments, stdin=POINTS)
    assert answer.code == code and message in answer.err and answer.out == ""


def hostile():
    """A hundred texts that are hardly data."""
    seed = random.Random(SEED)
    yield "1,2\n" * 3 + "\"" + "3,4\n" * 50_000
    yield ",".join("1" for _ in range(1_000_000))
    yield "1,2\n" * 1_000_000
    yield "x" * 1_000_000
    yield "9" * 60_000 + ",1\n"
    yield "1e" + "9" * 1_000 + ",2\n3,4\n5,6\n"
    yield "\x00" * 1000
    yield b"\xff\xfe1\x00,\x002\x00\n\x00"
    yield b"1,2\n\xc3\x28,3\n"
    yield "\n" * 1_000_000
    yield ";" * 100_000
    yield "\"\"\"\"\"\n"
    yield "1,2;3\t4 5\n" * 10
    yield "1\n" * 10 + ",".join("2" for _ in range(5_000_000))
    pieces = ["1", "2.5", "-3e7", ",", ";", "\t", " ", "\n", "\r\n", "\r", "\"", "\"\"", "x", "NaN", "1,5",
              "\u2212", "#", "\ufeff", "é", "\x00", "1e999", "0x10", "--", "=", "∞"]
    while True:
        text = "".join(seed.choice(pieces) for _ in range(seed.randrange(1, 400)))
        yield text.encode()[:seed.randrange(1, 900)] if seed.random() < 0.3 else text


def test_hostile_data_give_a_fit_or_a_message(ordinate, tmp_path):
    files = hostile()
    for number in range(100):
        text = next(files)
        data = text if isinstance(text, bytes) else text.encode()
        answer = ordinate("fit", "y_1 ~ m x_1 + b", "--data", "-", "--json", stdin=data)
        assert answer.code in (0, 65), (SEED, number, data[:200], answer.err)
        found = answer.json
        if answer.code == 65:
            assert answer.err.startswith("error: ") and answer.err.count("\n") <= 3, (SEED, number)
            if "error" in found and "line" in found["error"]:
                assert found["error"]["line"] >= 1, (SEED, number)
        else:
            assert found["converged"], (SEED, number)
            assert all(math.isfinite(p["value"]) for p in found["parameters"]), (SEED, number)


def test_a_large_file_takes_bounded_memory(ordinate, tmp_path):
    megabytes = int(os.environ.get("ORDINATE_MEGABYTES", "40"))
    file = tmp_path / "large.csv"
    with file.open("w") as out:
        out.write("x,y\n")
        for block in range(megabytes):
            out.write("".join(f"{block:03}.{i:06},{i:06}.125000000\n" for i in range(35_000)))
    assert file.stat().st_size > 950_000 * megabytes
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    answer = ordinate("fit", "y ~ m x + b", "--data", file, "--json")
    assert answer.code == 0 and answer.json["rows"] == 35_000 * megabytes
    # The numbers, some rows of doubles for sums, and a megabyte of text: in kilobytes.
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    assert peak <= max(before, 100_000 + 6_000 * megabytes), peak

"""Answers computed on demand: the same as the commands give, within limits, and errors with a place."""
import json
import subprocess
import urllib.parse

import pytest

from conftest import SERVER, Server

F2 = "sin(x)+cos(2x)-tan(3x)"


def query(**parameters):
    return "?" + urllib.parse.urlencode(
        [(name.replace("_", "-"), value) for name, value in parameters.items()],
        quote_via=urllib.parse.quote)


@pytest.mark.parametrize("parameters, options", [
    ({"f": F2}, []),
    ({"f": F2, "x": "-3:4", "y": "-5:5", "size": "500x300"},
     ["--x", "-3:4", "--y", "-5:5", "--size", "500x300"]),
    ({"f": F2, "title": "Three waves"}, ["--title", "Three waves"]),
    ({"f": F2, "style": "dots", "bare": ""}, ["--style", "dots", "--bare"]),
    ({"f": F2, "x_max": "10", "samples": "1199"}, ["--x-max", "10", "--samples", "1199"]),
    ({"f": "ln(x)", "y": "auto"}, []), ({"f": "9^9^9^9"}, []), ({"f": "1÷(x-1)"}, []),
    ({"f": "y = sin(x)", "x": "1000000000000000:1000000000000004", "y": "-2:2"},
     ["--x", "1000000000000000:1000000000000004", "--y", "-2:2"]),
    ({"f": "x²", "x": "1000000000:1000000000.000000001", "style": "dots"},
     ["--x", "1000000000:1000000000.000000001", "--style", "dots"]),
    ({"f": "x²+y²<4 or y = x {x>2}"}, []), ({"f": "x²+y²=25", "bare": ""}, ["--bare"]),
    ({"f": "x²+y²=25", "proof": "1", "size": "200x100"}, ["--proof", "--size", "200x100"]),
])
@pytest.mark.parametrize("format, kind", [
    ("svg", "image/svg+xml"), ("png", "image/png"), ("pdf", "application/pdf")])
def test_plots_are_those_of_the_command(
        server, ordinate, tmp_path, parameters, options, format, kind):
    response, body = server.get(f"/plot.{format}" + query(**parameters))
    assert response.status == 200 and response.headers["Content-Type"] == kind
    file = tmp_path / f"plot.{format}"
    assert ordinate("plot", parameters["f"], *options, "--out", file).returncode == 0
    if format != "pdf":  # a PDF contains the time of day
        assert body == file.read_bytes()
    else:
        assert body.startswith(b"%PDF")


@pytest.mark.parametrize("form", ["x²+y²=25", "y=1÷x", "sin(x y)>0.5"])
def test_proofs_count_the_pixels_of_the_command(server, ordinate, form):
    response, body = server.get("/proof" + query(f=form, size="200x100"))
    counts = json.loads(
        ordinate("plot", form, "--proof", "--json", "--size", "200x100").stdout)
    del counts["seconds"]
    assert response.status == 200 and json.loads(body) == counts
    assert sum(counts.values()) == 20_000 and counts["proved"] > 0


def test_a_picture_does_not_depend_on_those_before(site, ordinate, tmp_path):
    file = tmp_path / "plot.png"
    assert ordinate("plot", "x", "--title", "Line", "--out", file).returncode == 0
    with Server(site) as server:
        for format in ["pdf", "png"]:
            _, body = server.get(f"/plot.{format}?f=x&title=Line")
    assert body == file.read_bytes()


def test_several_curves_are_drawn_at_once(server):
    _, body = server.get("/plot.svg?f=x&f=x%5e2")
    assert body.count(b'class="curve"') == 2


@pytest.mark.parametrize("rows", [
    "y=x^2-2;a=3;(a,1)%20@purple", "x^2+y^2=4;@x=-3:3,y=-2:2,grid=polar",
    "y=10^x;@x=-1:3,y=1:1000,y=log",
    "y=x;@title=%22Growth,%20slow%22", "x_1,y_1%20@lines,%20data%202026-03-01,1\\;2026-03-08,2;@x=20500:20530"])
def test_the_picture_of_a_link_is_that_of_the_command(server, ordinate, tmp_path, rows):
    response, body = server.get("/plot.svg" + query(link="#" + rows, size="300x200"))
    assert response.status == 200
    file = tmp_path / "plot.svg"
    assert ordinate("plot", "--link", "#" + rows, "--size", "300x200", "--out", file).returncode == 0
    assert body == file.read_bytes()


@pytest.mark.parametrize("parameters, options", [
    ({"f": "2*sin(1)+3^4"}, []), ({"f": "a*x+1", "a": "2", "x": "3"}, ["--set", "a=2", "--set", "x=3"]),
    ({"f": "sin(30)", "angle": "degrees"}, ["--angle", "degrees"]),
    ({"f": "1/3", "digits": "5"}, ["--digits", "5"]), ({"f": "-2^2"}, []),
    ({"f": "x", "x": "-1e-300"}, ["--set", "x=-1e-300"]),
])
def test_values_are_those_of_the_command(server, ordinate, parameters, options):
    response, body = server.get("/value" + query(**parameters))
    assert response.status == 200
    assert body == ordinate("eval", parameters["f"], *options, "--json").stdout


@pytest.mark.parametrize("form", ["text", "ascii", "latex", "mathml", "rpn", "layout"])
def test_readings_are_those_of_the_command(server, ordinate, form):
    formula = "√(x³+2.5x)/2"
    response, body = server.get("/formula" + query(f=formula, **{"as": form}))
    assert response.status == 200
    assert body == ordinate("describe", formula, "--as", form).stdout


@pytest.mark.parametrize("form", ["text", "ascii", "latex", "mathml", "layout"])
def test_relations_are_written_as_the_command_does(server, ordinate, form):
    relation = "x²+y²<=4 and y>x/2"
    response, body = server.get("/formula" + query(f=relation, **{"as": form}))
    assert response.status == 200
    assert body == ordinate("describe", relation, "--as", form).stdout


def test_tables_are_those_of_the_command(server, ordinate):
    response, body = server.get("/table.csv" + query(f="1/x", x="-4:4", samples="200"))
    assert response.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert body == ordinate("table", "1/x", "--x", "-4:4", "--samples", "200").stdout


@pytest.mark.parametrize("name, value", [
    ("x", "1"), ("x", "2:1"), ("y", "1:1"), ("x_max", "101"), ("samples", "0"), ("size", "0x5"),
    ("style", "bars"),
])
def test_a_value_is_refused_with_the_sentence_of_the_command(server, ordinate, name, value):
    _, body = server.get("/plot.svg" + query(f="x", **{name: value}))
    message = json.loads(body)["error"]["message"]
    refused = ordinate("plot", "x", "--" + name.replace("_", "-"), value)
    assert refused.returncode == 64
    assert refused.stderr.decode().splitlines()[0].endswith(": " + message)


@pytest.mark.parametrize("target, text", [
    ("/formula?f=x+1", "x+1"), ("/formula?f=x+%2B+1", "x+1"), ("/formula?f=x%2b1", "x+1"),
    ("/formula?f=2%20x", "2×x"), ("/formula?f=%CF%80", "π"), ("/formula?&f=x&", "x"),
])
def test_a_plus_is_one_unless_a_form_wrote_it(server, target, text):
    assert server.get(target)[1].decode() == text + "\n"


@pytest.mark.parametrize("target, status, error", [
    ("/plot.svg", 400, {"kind": "missing-parameter", "parameter": "f"}),
    ("/value?f=1&f=2", 400, {"kind": "repeated-parameter", "parameter": "f"}),
    ("/plot.svg?link=y=x", 400, {"kind": "unusable-value", "parameter": "link"}),
    ("/plot.svg?link=%23y=x&f=x", 400, {"kind": "unknown-parameter", "parameter": "f"}),
    ("/plot.svg?link=%23y=b+x", 422, {"kind": "unknown-name"}),
    ("/plot.svg?link=%23" + "y=x;" * 17, 413, {"kind": "too-many-formulas", "parameter": "link"}),
    ("/plot.svg?f=x&color=red", 400, {"kind": "unknown-parameter", "parameter": "color"}),
    ("/plot.svg?f=x&x=1", 400, {"kind": "unusable-value", "parameter": "x"}),
    ("/plot.svg?f=x&x=1:1", 400, {"kind": "unusable-value", "parameter": "x"}),
    ("/plot.svg?f=x&y=%ff", 400, {"kind": "unusable-value", "parameter": "y"}),
    ("/plot.svg?f=x&size=0x5", 400, {"kind": "unusable-value", "parameter": "size"}),
    ("/plot.svg?f=x&style=bars", 400, {"kind": "unusable-value", "parameter": "style"}),
    ("/plot.svg?f=x&samples=1&x=0:1", 400, {"kind": "unusable-value", "parameter": "x"}),
    ("/plot.svg?f=x&bare=perhaps", 400, {"kind": "unusable-value", "parameter": "bare"}),
    ("/formula?f=x&as=prose", 400, {"kind": "unusable-value", "parameter": "as"}),
    ("/formula?f=y%3Cx&as=rpn", 400, {"kind": "unusable-value", "parameter": "as"}),
    ("/value?f=x&x=abc", 400, {"kind": "unusable-value", "parameter": "x"}),
    ("/proof?f=x&samples=10", 400, {"kind": "unusable-value", "parameter": "f"}),
    ("/plot.svg?f=%f", 400, {"kind": "malformed-request"}),
    ("/nothing", 404, {"kind": "not-found"}), ("/plot.gif?f=x", 404, {"kind": "not-found"}),
    ("/plot.svg?f=x&samples=1e9", 413,
     {"kind": "too-many-samples", "parameter": "samples", "limit": 10000}),
    ("/table.csv?f=x&samples=10001", 413, {"kind": "too-many-samples", "limit": 10000}),
    ("/plot.png?f=x&size=100000x100000", 413,
     {"kind": "too-many-pixels", "parameter": "size", "limit": 4000000}),
    ("/plot.svg?f=" + "x+" * 1000 + "x", 413,
     {"kind": "formula-too-long", "parameter": "f", "limit": 2000}),
    ("/plot.svg?f=x" + "&f=x" * 16, 413,
     {"kind": "too-many-formulas", "parameter": "f", "limit": 16}),
    ("/value?f=1" + "".join(f"&a{n}=1" for n in range(100)), 413,
     {"kind": "too-many-parameters", "limit": 100}),
    ("/plot.svg?f=" + "x" * 200000, 413, {"kind": "request-too-long", "limit": 65536}),
    ("/value?f=1/0", 422, {"kind": "division-by-zero", "start": 0, "end": 3}),
    ("/value?f=2*ln(0)", 422, {"kind": "logarithm-of-zero", "start": 2, "end": 7}),
    ("/value?f=2*x", 422, {"kind": "variable-not-set", "start": 2, "end": 3}),
    ("/value?f=1+", 422, {"kind": "syntax", "start": 2, "end": 2}),
    ("/value?f=9^9^9^9", 422, {"kind": "overflow"}),
    ("/plot.svg?f=x*y", 422, {"kind": "variable-not-set", "start": 2, "end": 3}),
    ("/plot.svg?f=x%ff", 422, {"kind": "syntax", "start": 1, "end": 2}),
    ("/formula?f=" + "(" * 1500, 422, {"kind": "too-deep"}),
    ("/value?f=foo(2)", 422, {"kind": "unknown-name"}),
])
def test_errors_say_their_kind_and_place(server, target, status, error):
    response, body = server.get(target)
    assert response.status == status
    assert response.headers["Content-Type"] == "application/json"
    found = json.loads(body)["error"]
    assert found["message"]
    assert {name: found.get(name) for name in error} == error


def test_budgets_are_options(site):
    with Server(site, "--formula-bytes=5", "--samples", 10, "--pixels=100") as server:
        for target, limit in [("/formula?f=x%2B1234", 5), ("/plot.svg?f=x&samples=11", 10),
                              ("/plot.svg?f=x&size=20x6", 100), ("/plot.svg?f=x", 100)]:
            response, body = server.get(target)
            assert (response.status, json.loads(body)["error"]["limit"]) == (413, limit)
        assert server.get("/plot.svg?f=x&samples=10&size=20x5")[0].status == 200


def test_a_slow_answer_is_stopped(site):
    wild = "+".join(f"sin({n}e5x)*exp(sin({n}x))" for n in range(1, 60))
    with Server(site, "--milliseconds=40", "--pixels=90000000") as server:
        response, body = server.get("/plot.svg" + query(f=wild, size="9000x9000"))
        assert response.status == 503 and response.headers["Retry-After"]
        error = json.loads(body)["error"]
        assert (error["kind"], error["limit"]) == ("time-is-up", 40)
        assert server.get("/plot.svg?f=x")[0].status == 200


def test_health_and_metrics_tell_of_the_server(server):
    response, body = server.get("/health")
    assert response.headers["Cache-Control"] == "no-store" and json.loads(body) == {"status": "ok"}
    server.get("/value?f=1/0")
    before = server.get("/metrics")[1].decode()
    server.get("/value?f=1/0")
    response, body = server.get("/metrics")
    assert response.headers["Content-Type"].startswith("text/plain; version=0.0.4")
    name = 'ordinate_requests_total{endpoint="value",status="422"} '
    counts = [int(text.split(name)[1].split()[0]) for text in (before, body.decode())]
    assert counts[1] == counts[0] + 1
    assert 'ordinate_request_duration_seconds_bucket{endpoint="value",le="+Inf"}' in body.decode()


def test_wrong_arguments_are_reported(site):
    whole = "has to be a whole number above 0"
    for arguments, message in [
        ([], "usage"), (["127.0.0.1", "0"], "usage"), (["127.0.0.1", "x", site], "usage"),
        (["127.0.0.1", "0", site, "--threads"], f"threads {whole}"),
        (["127.0.0.1", "0", site, "--threads=0"], f"threads {whole}"),
        (["127.0.0.1", "0", site, "--samples=1e3"], f"samples {whole}"),
        (["127.0.0.1", "0", site, "--colour=1"], "there is no limit colour, but formula-bytes, "),
    ]:
        ended = subprocess.run([SERVER, *arguments], capture_output=True, timeout=20, text=True)
        assert ended.returncode == 64 and ended.stderr.startswith(f"error: {message}"), arguments


POINTS = "x,y\n0,0.1\n1,0.3\n2,0.2\n"


@pytest.mark.parametrize("parameters, options", [
    ({"f": "y ~ m x + b", "data": POINTS}, []),
    ({"f": "y ~ a e^(k x)", "data": POINTS, "start": "k=0.5"}, ["--start", "k=0.5"]),
])
def test_fits_are_those_of_the_command(server, ordinate, tmp_path, parameters, options):
    file = tmp_path / "points.csv"
    file.write_text(POINTS)
    response, body = server.get("/fit" + query(**parameters))
    assert response.status == 200 and response.headers["Content-Type"] == "application/json"
    answer = ordinate("fit", parameters["f"], "--data", file, *options, "--json")
    assert body == answer.stdout


@pytest.mark.parametrize("parameters, status, expected", [
    ({"f": "y ~ m x"}, 400, {"kind": "missing-parameter", "parameter": "data"}),
    ({"data": POINTS}, 400, {"kind": "missing-parameter", "parameter": "f"}),
    ({"f": "y ~ m x", "data": POINTS, "start": "m"}, 400, {"kind": "unusable-value", "parameter": "start"}),
    ({"f": "y ~ m x", "data": POINTS, "start": "k=1"}, 400, {"kind": "unusable-value"}),
    ({"f": "y ~ m x", "data": POINTS, "x": "1:2"}, 400, {"kind": "unknown-parameter"}),
    ({"f": "y ~ m x", "data": "1" * 50_001}, 413, {"kind": "data-too-long", "limit": 50_000}),
    ({"f": "y ~ m x +", "data": POINTS}, 422, {"kind": "syntax", "start": 9, "end": 9}),
    ({"f": "y ~ m x", "data": "x,y\n1,\"2\n"}, 422, {"kind": "unclosed-quote", "line": 2}),
    ({"f": "y ~ m x + b", "data": "x,y\n1,2\n"}, 422, {"kind": "too-few-rows"}),
    ({"f": "y ~ m x + b", "data": "x,y\n3/4/2026,2\n"}, 422, {"kind": "ambiguous-date"}),
])
def test_what_is_wrong_with_a_fit(server, parameters, status, expected):
    response, body = server.get("/fit" + query(**parameters))
    assert response.status == status
    error = json.loads(body)["error"]
    assert expected.items() <= error.items(), error


def test_a_fit_that_takes_long_is_given_up(site):
    rows = "x,y\n" + "".join(f"{i / 7},{i * i % 13}\n" for i in range(2_000))
    with Server(site, "--milliseconds", 20, "--threads", 1) as server:
        response, body = server.get("/fit" + query(
            f="y ~ a sin(b x + c) + d e^(k x) + h", data=rows))
        assert response.status == 503 and json.loads(body)["error"]["kind"] == "time-is-up"

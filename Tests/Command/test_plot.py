"""`ordinate plot`: dots against a reference computed here, files, sizes, exit codes."""
import math
import re
import xml.etree.ElementTree as ElementTree

import pytest

from pictures import pixels

FIRST = ("x³-2.5x²+3.1x-13.3", lambda x: x**3 - 2.5 * x**2 + 3.1 * x - 13.3)
SECOND = ("sin(x)+cos(2x)-tan(3x)", lambda x: math.sin(x) + math.cos(2 * x) - math.tan(3 * x))
THIRD = ("√(x³+x²+2.5x+23)", lambda x: math.sqrt(x**3 + x**2 + 2.5 * x + 23))
FOURTH = ("ln(x²+2πx+23)", lambda x: math.log(x**2 + 2 * math.pi * x + 23))

PLOTS = [
    (*FIRST, 4, 200, 201), (*SECOND, 0.25, 200, 201), (*THIRD, 4, 200, 173),
    (*FOURTH, 4, 200, 201), (*FOURTH, 4, 50, 51),
]


def samples(function, x_max, count):
    points = []
    for i in range(count + 1):
        x = x_max * ((2 * i - count) / count)
        try:
            points.append((x, function(x)))
        except ValueError:
            pass
    return points


def expected(function, x_max, count, width, height):
    """The centres of the dots of a bare plot, by the four quadrant equations."""
    points = samples(function, x_max, count)
    y_max = max(abs(y) for _, y in points)
    return [(width / 2 + math.copysign(abs(x) / x_max * width / 2, x),
             height / 2 - math.copysign(abs(y) / y_max * height / 2, y)) for x, y in points]


def dots(svg):
    """The centres of the dots in an SVG file, in their order."""
    tree = ElementTree.fromstring(svg)
    rectangles = [e for e in tree.iter() if e.get("class") == "dot"]
    assert all(e.tag.endswith("}rect") and e.get("width") == e.get("height") == "2"
               for e in rectangles)
    return [(float(e.get("x")) + 1, float(e.get("y")) + 1) for e in rectangles]


@pytest.mark.parametrize("formula, function, x_max, count, dot_count", PLOTS)
def test_svg_has_the_dots_of_the_reference(
        ordinate, tmp_path, formula, function, x_max, count, dot_count):
    file = tmp_path / "plot.svg"
    answer = ordinate("plot", formula, "--x-max", str(x_max), "--samples", str(count), "--bare",
                      "--size", "640x480", "--out", str(file))
    assert (answer.code, answer.out, answer.err) == (0, "", "")
    drawn = dots(file.read_text())
    wanted = expected(function, x_max, count, 640, 480)
    assert len(drawn) == len(wanted) == dot_count
    for (x, y), (u, v) in zip(drawn, wanted):
        assert abs(x - u) <= 0.51 and abs(y - v) <= 0.51


@pytest.mark.parametrize("formula, function, x_max, count, dot_count", PLOTS)
def test_svg_with_axes_has_the_same_dots_in_its_frame(
        ordinate, tmp_path, formula, function, x_max, count, dot_count):
    file = tmp_path / "plot.svg"
    assert ordinate("plot", formula, "--x-max", str(x_max), "--samples", str(count),
                    "--out", str(file)).code == 0
    drawn = dots(file.read_text())
    points = samples(function, x_max, count)
    assert len(drawn) == len(points) == dot_count
    # The frame is unknown here, but the places of the dots must be linear in the samples.
    y_max = max(abs(y) for _, y in points)
    scale = (drawn[-1][0] - drawn[0][0]) / (points[-1][0] - points[0][0])
    extreme = max(range(dot_count), key=lambda i: abs(points[i][1]))
    height = (300 - drawn[extreme][1]) / points[extreme][1] * y_max
    assert height > 240 and scale * x_max > 330
    for (x, y), (u, v) in zip(drawn, points):
        assert abs(x - (400 + u * scale)) <= 0.51 and abs(y - (300 - v / y_max * height)) <= 0.51


@pytest.mark.parametrize("formula, function, x_max, count, dot_count", PLOTS)
def test_png_has_paint_where_the_dots_are_and_nowhere_else(
        ordinate, tmp_path, formula, function, x_max, count, dot_count):
    file = tmp_path / "plot.png"
    assert ordinate("plot", formula, "--x-max", str(x_max), "--samples", str(count), "--bare",
                    "--size", "640x480", "--out", str(file)).code == 0
    rows = pixels(file.read_bytes())
    painted = {(int(x), int(y)) for y, x in zip(*(rows != 255).any(axis=2).nonzero())}
    wanted = expected(function, x_max, count, 640, 480)
    near = set()
    for u, v in wanted:
        cells = {(x, y) for x in range(math.floor(u - 1.51), math.ceil(u + 1.51))
                 for y in range(math.floor(v - 1.51), math.ceil(v + 1.51))}
        near |= cells
        # The pixel at its middle; only the inner half of a dot on the edge is visible.
        middle = {(min(max(x, 0), 639), min(max(y, 0), 479))
                  for x in (math.floor(u - 0.5), math.floor(u)) for y in (math.floor(v - 0.5), math.floor(v))}
        assert middle & painted
    assert painted <= near
    assert all(rows[y][x][0] > rows[y][x][2] for x, y in painted), "dots are red"


@pytest.mark.parametrize("arguments", [
    ["--x-max", "0"], ["--x-max", "-1"], ["--x-max", "101"], ["--x-max", "abc"],
    ["--x-max", "NaN"], ["--x-max", "inf"], ["--x-max", ""], ["--samples", "0"],
    ["--samples", "1.5"], ["--samples", "10001"], ["--samples", "-5"], ["--samples", "x"],
    ["--x", "1"], ["--x", "2:1"], ["--x", "1:1"], ["--x", "a:b"], ["--y", "5:-5"],
    ["--x", "nan:1"], ["--x", "-1e308:1e308"], ["--size", "800"], ["--size", "0x600"],
    ["--size", "-1x600"], ["--size", "1e3x600"], ["--style", "points"],
    ["--x-max", "4", "--x", "-1:1"], ["--out", "plot.gif"], ["--out", "plot"],
])
def test_values_out_of_range_are_64(ordinate, tmp_path, arguments):
    answer = ordinate("plot", "x", *arguments, cwd=tmp_path)
    assert (answer.code, answer.out) == (64, "")
    assert answer.err.startswith("error: ")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("formula", [
    "", "2+", "sin(", "x y z q", "1..2", "2 3", "1+" * 50_000 + "1", "(" * 2000, b"\xff", "x*y",
])
def test_formulas_that_cannot_be_drawn_are_65(ordinate, tmp_path, formula):
    file = tmp_path / "plot.svg"
    answer = ordinate("plot", formula, "--out", str(file))
    assert (answer.code, answer.out) == (65, "")
    assert answer.err.startswith("error: ") and not file.exists()


def test_a_file_that_cannot_be_written_is_73(ordinate, tmp_path):
    for ending in ("svg", "png", "pdf"):
        answer = ordinate("plot", "x", "--out", str(tmp_path / "none" / f"plot.{ending}"))
        assert answer.code == 73 and answer.err.startswith("error: ")
    full = tmp_path / "full.svg"
    full.symlink_to("/dev/full")
    assert ordinate("plot", "x", "--out", str(full)).code == 73


def test_curves_are_paths(ordinate, tmp_path):
    file = tmp_path / "plot.svg"
    assert ordinate("plot", "1/x", "-x^2", "--x", "-10:10", "--y", "-5:5", "--out", str(file)).code == 0
    paths = [e for e in ElementTree.fromstring(file.read_text()).iter() if e.get("class") == "curve"]
    assert len(paths) == 2 and all(e.tag.endswith("}path") for e in paths)
    # No line crosses the pole.
    assert len(re.findall("M", paths[0].get("d"))) == 2


def test_any_single_letter_may_vary(ordinate, tmp_path):
    first, second = tmp_path / "t.svg", tmp_path / "x.svg"
    ordinate("plot", "t^2", "--bare", "--out", str(first))
    ordinate("plot", "x^2", "--bare", "--out", str(second))
    assert re.sub("<title>.*</title>", "", first.read_text()) == re.sub(
        "<title>.*</title>", "", second.read_text())


def test_pdf(ordinate, tmp_path):
    file = tmp_path / "plot.pdf"
    assert ordinate("plot", "sin(x)", "--out", str(file)).code == 0
    assert file.read_bytes().startswith(b"%PDF-") and b"%%EOF" in file.read_bytes()[-16:]


def test_the_terminal_gets_braille_without_colour_when_it_is_none(ordinate):
    answer = ordinate("plot", "sin(x)")
    assert answer.code == 0 and "\x1b" not in answer.out
    assert any("\u2801" <= c <= "\u28ff" for c in answer.out)
    assert len(answer.out.splitlines()) < 24


def test_nothing_to_draw_is_said(ordinate, tmp_path):
    file = tmp_path / "plot.svg"
    answer = ordinate("plot", "√(-1-x²)", "--x-max", "4", "--samples", "50", "--out", str(file))
    assert answer.code == 0 and answer.err.startswith("warning: ")
    assert dots(file.read_text()) == []


def test_data_are_drawn_as_points(ordinate, tmp_path):
    file, out = tmp_path / "points.csv", tmp_path / "points.svg"
    file.write_text("x,y,e\n0,1,0.5\n1,3,\n2,2,0.25\nthree,4,1\n")
    answer = ordinate("plot", "y = x+1", "--data", file, "--columns", "x,y,e", "--out", out)
    assert (answer.code, answer.err) == (0, "")
    text = out.read_text()
    # Three points in one path, and a bar for each that has an error.
    assert "y = x+1" in text or "x, y, e" in text
    plain = tmp_path / "plain.svg"
    assert ordinate("plot", "--data", file, "--columns", "x,y", "--out", plain).code == 0
    assert len(plain.read_text()) < len(text)


@pytest.mark.parametrize("table, options, labels", [
    ("t,v\n2026-01-15,1\n2026-09-15,3\n", [], ["2026-04", "2026-07"]),
    ("t,v\n01.03.2026 12:00,1\n02.03.2026 12:00,3\n", [], ["2026-03-02", "18:00"]),
    ("t,v\n1:00,1\n2:30,3\n", [], ["01:30", "02:00"]),
    ("t,v\n2026-01-15,1\n2026-09-15,3\n", ["--x", "2026-03-01:2026-03-05"], ["2026-03-02", "2026-03-04"]),
    ("t,v\n2026-01-15,1\n2026-09-15,3\n", ["--x", "2026-03-01T08:00:2026-03-01T10:00"], ["09:00", "t, 2026-03-01"]),
])
def test_axes_of_dates_have_dates(ordinate, table, options, labels):
    answer = ordinate(
        "plot", "--data", "-", *options, "--title", "Levels", "--out", "-", stdin=table.encode())
    texts = re.findall(r'<text class="label"[^>]*>([^<]+)<', answer.out)
    assert set(labels) <= set(texts) and "Levels" in texts, texts


def test_a_million_rows_are_drawn(ordinate, tmp_path):
    file, out = tmp_path / "many.csv", tmp_path / "many.png"
    file.write_text("".join(f"{i % 1000},{i * 7919 % 100_003}\n" for i in range(1_000_000)))
    answer = ordinate("plot", "--data", file, "--out", out)
    assert (answer.code, answer.err) == (0, "") and out.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("arguments, code, message", [
    (["--data", "-", "--columns", "x"], 64, "two or three names"),
    (["--data", "-", "--columns", "x,z"], 64, "There is no column z"),
    (["x", "--columns", "x,y"], 64, "--columns needs --data."),
    (["--data", "-", "--proof"], 64, "--data goes together with"),
    (["--data", "-", "--title"], 64, "--title"),
    (["--data", "none.csv"], 66, "cannot open none.csv"),
    (["--data", "-", "x+"], 65, "Something is missing"),
])
def test_wrong_use_of_data(ordinate, arguments, code, message):
    answer = ordinate("plot", *arguments, stdin=b"x,y\n1,2\n3,4\n")
    assert answer.code == code and message in answer.err


@pytest.mark.parametrize("row, message", [
    ("y = x [1...200]", "A row can draw at most 100 curves or points."),
    ("[1,2]x + [1,2,3]", "Lists of 2 and 3 elements do not go together."), ("2 +", "Something is missing here."),
])
def test_a_row_alone_says_what_is_wrong_with_it(ordinate, row, message):
    answer = ordinate("plot", row)
    assert answer.code == 65 and message in answer.err

"""The example that graphs readings of an instrument: a separate program without formulas."""
import pathlib
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "Examples" / "MeasuredData"
# The picture of the example has hours from left to right.
WIDTH, HEIGHT, HOURS = 960, 480, 96
GAP = (40, 47 + 40 / 60)


@pytest.fixture(scope="module")
def program(built):
    return built("MeasuredData")


@pytest.fixture(scope="module")
def picture(program, tmp_path_factory):
    file = tmp_path_factory.mktemp("example") / "tide.svg"
    subprocess.run([program, EXAMPLE / "tide.csv", file], check=True)
    return ElementTree.fromstring(file.read_text())


def marks(picture, name):
    return [element for element in picture.iter() if element.get("class") == name]


def strokes(picture):
    """The curve's strokes, each a list of places in pixels."""
    [curve] = marks(picture, "curve")
    return [[tuple(map(float, place.split(","))) for place in stroke.split("L")]
            for stroke in curve.get("d").split("M")[1:]]


def readings():
    lines = (EXAMPLE / "tide.csv").read_text().splitlines()
    found = [line.split(",") for line in lines if re.match(r"[\d.]+,[-\d.]+$", line)]
    return [(float(time), float(level)) for time, level in found]


def test_the_curve_breaks_where_the_gauge_was_out_of_order_and_nowhere_else(picture):
    first, second = strokes(picture)
    edges = [first[0][0], first[-1][0], second[0][0], second[-1][0]]
    for edge, hour in zip(edges, (0, *GAP, HOURS)):
        assert abs(edge - hour / HOURS * WIDTH) <= 0.5


def test_the_curve_passes_through_the_readings(picture):
    places = [place for stroke in strokes(picture) for place in stroke]
    found = readings()
    assert len(found) > 500 and len(places) > 400
    # The scale of the levels is read from the numbers above each other.
    heights = [mark.get("y") for mark in marks(picture, "label")]
    numbers = {float(mark.text): float(mark.get("y"))
               for mark in marks(picture, "label") if heights.count(mark.get("y")) == 1}
    low, high = min(numbers), max(numbers)
    step = (numbers[low] - numbers[high]) / (high - low)
    # The numbers are a little below their lines; the readings show how far.
    offsets = []
    for time, level in found:
        x = time / HOURS * WIDTH
        left = max((p for p in places if p[0] <= x + 0.01), key=lambda p: p[0])
        right = min((p for p in places if p[0] >= x - 0.01), key=lambda p: p[0])
        share = (x - left[0]) / (right[0] - left[0]) if right[0] > left[0] else 0
        offsets.append(left[1] * (1 - share) + right[1] * share + level * step)
    middle = sorted(offsets)[len(offsets) // 2]
    assert abs(middle - (numbers[low] + low * step)) <= 12
    # Samples of a quarter of a pixel cut the corners of a steep line a little.
    assert max(abs(offset - middle) for offset in offsets) <= 1.5


def test_it_has_axes_with_numbers(picture):
    assert marks(picture, "axis") and marks(picture, "grid")
    assert len(marks(picture, "label")) >= 8


def test_a_file_without_readings_is_reported(program, tmp_path):
    file = tmp_path / "empty.csv"
    file.write_text("hours,level\n")
    answer = subprocess.run(
        [program, file, tmp_path / "empty.svg"], capture_output=True, text=True)
    assert answer.returncode == 65 and "no readings" in answer.stderr
    assert not (tmp_path / "empty.svg").exists()

"""The example that evaluates, differentiates, tabulates, analyses and plots a formula with its proofs,
beside a function of its own, on a canvas of its own."""
import pathlib
import subprocess

import pytest

EXAMPLE = pathlib.Path(__file__).resolve().parents[2] / "Examples" / "ProvedCurves"


@pytest.fixture(scope="module")
def lines(built):
    return subprocess.run(
        [built("ProvedCurves")], capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.fixture(scope="module")
def picture(lines):
    """For each column, the rows that a curve passes through, from the top."""
    rows = lines[7:]
    def columns(mark):
        return [[row for row, line in enumerate(rows) if line[column:column + 1] == mark]
                for column in range(65)]
    return columns


def test_it_prints_the_value_the_derivative_and_a_table(lines):
    assert lines[:6] == [
        "0.9092974268256817", "(cos(x)×(x-1)-sin(x))÷(x-1)^2",
        "x,y", "-1,0.4207354924039483", "0,0", "1,"]


def test_it_prints_zeros_and_poles_that_are_proved_to_be_all(lines):
    assert lines[6] == "[-3.141592653589793, 0.0, 3.141592653589793] [1.0] proved"


def test_the_curve_does_not_cross_its_pole(picture):
    columns = picture("*")
    # The pole at 1 is between the columns 40 and 41: the curve leaves on one side and comes back on
    # the other.
    assert columns[39][-1:] == [24] and columns[42][:1] == [0]
    assert all(max(rows) - min(rows) < 24 for rows in columns if rows)


def test_curves_of_different_kinds_are_on_one_canvas(picture):
    assert sum(map(bool, picture("*"))) > 40
    assert sum(map(bool, picture("o"))) > 40


def test_the_example_takes_ten_lines(lines):
    text = (EXAMPLE / "Sources" / "ProvedCurves" / "main.swift").read_text()
    statements = [line for line in text.splitlines()
                  if line and not line.startswith(("//", "import ", "print(canvas"))]
    assert len(statements) <= 10

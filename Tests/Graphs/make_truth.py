#!/usr/bin/env python3
"""Computes which pixels contain a point of the graph, for the functions of `hard_functions.py`.

It shares no code with what it judges. Every column of pixels is sampled at 64 uneven places and at
its edges. Then each gap between neighbours is halved if they are more than half a pixel apart or one
of them is undefined, until they are near or no double lies between them. Neighbours that remain apart
are at a jump, a pole or an end, and the gap is no part of the graph; by then the branches of a pole
have been followed beyond the edges. The pixels of all samples are the truth.

The samples and their values are doubles. At 400 random samples of each function, mpmath computes the
value with 60 digits; it must be in the same place to a twentieth of a pixel, for the same abscissa or
for one within its rounding. Functions that are delicate in doubles are marked, and are computed with
60 digits throughout.

Features that no sampling can find are written into the table by hand, with the reason: bands that an
oscillation finer than a pixel fills, abscissas near which to look closer, risers, single points.

    .build/python/bin/python Tests/Graphs/make_truth.py [FORMULA…]

It writes `truth.jsonl.gz` beside itself, one case per line, or only checks the formulas named.
"""
import gzip
import json
import pathlib
import random
import sys

import numpy

from arithmetic import exact, rows
from hard_functions import CASES

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Command"))
from pictures import grown

SAMPLES = 64
GOLDEN = 0.6180339887498949
# Columns and rows around the picture: part of a stroke there may be visible.
MARGIN = 1
# The most samples of a case.
LARGEST = 30_000_000


class Grid:
    """The places of a case's abscissas and ordinates, in pixels from the left and the top."""

    def __init__(self, case):
        self.case = case
        self.x_min, self.x_max, self.y_min, self.y_max = case.window
        self.width, self.height = case.size

    def x(self, distance):
        t = distance / self.width
        return self.x_min * (1 - t) + self.x_max * t

    def column(self, x):
        return (x - self.x_min) / (self.x_max - self.x_min) * self.width

    def row(self, y):
        with numpy.errstate(over="ignore"):
            return (self.y_max - y) / (self.y_max - self.y_min) * self.height

    def rows(self, ys):
        """Rows of values; values far outside are moved near, because all places out of sight are alike."""
        return numpy.clip(self.row(ys), -2, self.height + 2)


def values(case, xs):
    if case.delicate:
        return numpy.array([exact(case.function, x) for x in xs])
    return rows(case.function, xs)


def first_abscissas(grid):
    """Uneven places in every column, the columns' edges, and places closer and closer to each knot."""
    case = grid.case
    columns = numpy.arange(-MARGIN, grid.width + MARGIN)
    samples = case.samples or SAMPLES
    spread = (numpy.arange(len(columns) * samples) * GOLDEN) % 1
    places = (columns.repeat(samples)
              + (numpy.tile(numpy.arange(samples), len(columns)) + spread) / samples)
    xs = [grid.x(places), grid.x(numpy.append(columns, columns[-1] + 1).astype(float))]
    for knot in case.knots:
        steps = (grid.x_max - grid.x_min) / 64 * 2.0 ** -numpy.arange(0, 200, 0.25)
        xs += [knot - steps, [knot], knot + steps]
    xs = numpy.unique(numpy.concatenate(xs))
    xs = xs[(xs >= grid.x(-MARGIN)) & (xs <= grid.x(grid.width + MARGIN))]
    for band in case.bands:
        xs = xs[(xs < band.x_min) | (xs > band.x_max)]
    return xs


def sampled(grid):
    """Abscissas and values, so close to each other that no pixel between them is missed."""
    case = grid.case
    xs = first_abscissas(grid)
    ys = values(case, xs)
    all_xs, all_ys = [xs], [ys]
    left, right = (xs[:-1], ys[:-1]), (xs[1:], ys[1:])
    for band in case.bands:
        keep = ~((left[0] < band.x_min) & (right[0] > band.x_max))
        left, right = tuple(a[keep] for a in left), tuple(a[keep] for a in right)
    while True:
        apart = numpy.abs(grid.rows(left[1]) - grid.rows(right[1]))
        one_end = numpy.isnan(left[1]) != numpy.isnan(right[1])
        middle = left[0] / 2 + right[0] / 2
        is_open = (apart > 0.5) | one_end
        is_open &= (middle > left[0]) & (middle < right[0])
        is_open &= right[0] - left[0] > (grid.x_max - grid.x_min) * 1e-30
        if not is_open.any():
            break
        left, right = tuple(a[is_open] for a in left), tuple(a[is_open] for a in right)
        middle = middle[is_open]
        ys = values(case, middle)
        all_xs.append(middle)
        all_ys.append(ys)
        assert sum(map(len, all_xs)) < LARGEST, f"{case.formula}: state its bands by hand"
        left, right = (
            (numpy.append(left[0], middle), numpy.append(left[1], ys)),
            (numpy.append(middle, right[0]), numpy.append(ys, right[1])))
    return numpy.concatenate(all_xs), numpy.concatenate(all_ys)


def check(grid, xs, ys):
    """Compares samples taken at random with mpmath's values."""
    case = grid.case
    if case.delicate or not len(xs):
        return
    generator = random.Random(case.formula)
    for index in generator.sample(range(len(xs)), min(400, len(xs))):
        x = xs[index]
        near = [exact(case.function, each) for each in (
            x, x * (1 - 2**-50), x * (1 + 2**-50))]
        wanted, row = grid.rows(numpy.array(near)), grid.rows(ys[index])
        if numpy.isnan(row) and numpy.isnan(wanted).any():
            continue
        low, high = numpy.nanmin(wanted) - 0.05, numpy.nanmax(wanted) + 0.05
        assert low <= row <= high, f"{case.formula} at {x!r}: {ys[index]!r}, to 60 digits {near}"


def fill(picture, grid, column, y_min, y_max):
    """Marks a column's pixels between two ordinates."""
    top, bottom = (numpy.clip(grid.row(y), -MARGIN, grid.height + MARGIN - 1e-9)
                   for y in (y_max, y_min))
    picture[int(numpy.floor(top)) + MARGIN:int(numpy.floor(bottom)) + MARGIN + 1,
            column + MARGIN] = True


def truth(case):
    """The pixels of a graph, and the pixels that may be inked or not."""
    grid = Grid(case)
    picture = numpy.zeros((grid.height + 2 * MARGIN, grid.width + 2 * MARGIN), dtype=bool)
    xs, ys = sampled(grid)
    check(grid, xs, ys)
    row, column = grid.row(ys), grid.column(xs)
    single = numpy.isin(xs, [x for x, _ in case.points])
    seen = ~single
    seen &= (row >= -MARGIN) & (row < grid.height + MARGIN)
    seen &= (column >= -MARGIN) & (column < grid.width + MARGIN)
    picture[numpy.floor(row[seen]).astype(int) + MARGIN,
            numpy.floor(column[seen]).astype(int) + MARGIN] = True
    for band in case.bands:
        first, last = grid.column(band.x_min), grid.column(band.x_max)
        for c in range(max(-MARGIN, int(numpy.floor(first))),
                       min(grid.width + MARGIN, int(numpy.ceil(last)))):
            ends = [max(band.x_min, grid.x(c)), min(band.x_max, grid.x(c + 1))]
            fill(picture, grid, c, min(map(band.lower, ends)), max(map(band.upper, ends)))
    for x, y_min, y_max in case.risers:
        fill(picture, grid, int(grid.column(x)), y_min, y_max)
    inner = picture[MARGIN:-MARGIN, MARGIN:-MARGIN]
    # A curve just outside shows half of its stroke.
    outside = picture.copy()
    outside[MARGIN:-MARGIN, MARGIN:-MARGIN] = False
    optional = grown(outside, 1)[MARGIN:-MARGIN, MARGIN:-MARGIN] & ~grown(inner, 1)
    for x, y in case.points:
        c, r = int(grid.column(x)), int(grid.row(y))
        if 0 <= c < grid.width and 0 <= r < grid.height and not inner[r, c]:
            optional[r, c] = True
    return inner, optional


def runs(column):
    """The first and last rows of a column's runs of pixels."""
    edges = numpy.flatnonzero(numpy.diff(numpy.concatenate(([0], column.astype(numpy.int8), [0]))))
    return [[int(a), int(b) - 1] for a, b in edges.reshape(-1, 2)]


def encoded(picture):
    """The picture's columns from the left, with equal neighbours counted together."""
    columns = []
    for column in picture.T:
        found = runs(column)
        if columns and columns[-1][1] == found:
            columns[-1][0] += 1
        else:
            columns.append([1, found])
    return columns


def line(case):
    """A case as a line of the file."""
    picture, optional = truth(case)
    x_min, x_max, y_min, y_max = case.window
    record = {
        "input": case.formula,
        "window": {"xmin": x_min, "xmax": x_max, "ymin": y_min, "ymax": y_max},
        "size": list(case.size),
        "expect": {"columns_rle": encoded(picture)},
    }
    if optional.any():
        record["expect"]["optional_rle"] = encoded(optional)
    if case.tolerance != 2:
        record["tolerance"] = case.tolerance
    if case.why:
        record["why"] = case.why
    return json.dumps(record, separators=(",", ":"), ensure_ascii=False)


def main():
    chosen = [case for case in CASES if not sys.argv[1:] or case.formula in sys.argv[1:]]
    lines = []
    for case in chosen:
        lines.append(line(case))
        print(f"{len(lines[-1].encode()):6} bytes  {case.formula}", flush=True)
    if not sys.argv[1:]:
        file = pathlib.Path(__file__).parent / "truth.jsonl.gz"
        text = "".join(each + "\n" for each in lines).encode()
        # Without the time, so that the same truth makes the same file.
        file.write_bytes(gzip.compress(text, mtime=0))
        print(f"{file.stat().st_size} bytes, {len(lines)} cases")


if __name__ == "__main__":
    main()

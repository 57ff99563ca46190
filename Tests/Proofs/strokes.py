#!/usr/bin/env python3
"""Checks that strokes lie on curves, and curves on strokes, with arithmetic that is not ours.

    Tests/Proofs/strokes.py [--count N] [--seed N] [--program PATH] [--only INDEX]

Within a quarter of a pixel of each point of a stroke that `ordinate plot` draws lies a point of the curve, and within
a pixel of each solution of an equation, found on random lines, lies a stroke; else its pixel is filled or hatched. Both
are decided with 90 digits, for the rows of `curves.py` and for N random relations. `--only` replays one relation of a seed.
"""

import argparse
import concurrent.futures
import itertools
import math
import os
import random
import re
import subprocess
import sys
from fractions import Fraction

import flint
import numpy
from flint import arb, ctx

import curves
import relations

WIDTH, HEIGHT = 240, 180
# How far a stroke and its curve may be apart, in pixels; the file rounds to a thousandth.
REACH = 0.25
ROUNDING = 0.0008
# A curve with one point in sight is a dot in the middle of its pixel: half the diagonal.
REACH_OF_DOT = 0.7072
# A curve that goes into a region ends where all pixels around its piece in a pixel are full.
OVERSHOOT = 1.01
# A pixel that is decided alone may be left out between two strokes.
LEFT_OUT = 1
BITS = 300
SHOWN = 20
# Points of strokes, lines, and points of a line at which the sides of an equation are compared.
POINTS, LINES, STEPS = 200, 8, 160
HALVINGS = 130
# Where the sides of an equation differ by so much less than elsewhere in a pixel, they count as equal.
VANISHING = arb(2) ** -60
RING = [(math.cos(k * math.pi / 4), math.sin(k * math.pi / 4)) for k in range(8)]
# A narrow region may lie between the points of a ring.
RINGS = [(math.cos(k * math.pi / 16) * part, math.sin(k * math.pi / 16) * part)
         for part in (1, 0.3, 0.1) for k in range(32)]


class View:
    """A window of the plane as a picture."""

    def __init__(self, x, y):
        (self.left, right), (self.bottom, self.top) = (tuple(map(Fraction, side)) for side in (x, y))
        self.right = right
        self.pixel = ((right - self.left) / WIDTH, (self.top - self.bottom) / HEIGHT)

    def ranges(self):
        return [f"--x={relations.decimal(self.left)}:{relations.decimal(self.right)}",
                f"--y={relations.decimal(self.bottom)}:{relations.decimal(self.top)}"]

    def place(self, across, down):
        """The point of the plane at a place of the picture, as balls."""
        return (relations.exact(self.left + self.pixel[0] * Fraction(across)),
                relations.exact(self.top - self.pixel[1] * Fraction(down)))

    def in_picture(self, x, y):
        """The place in the picture of a point of the plane, rounded."""
        x, y = x.mid(), y.mid()
        return (float((x - relations.exact(self.left)) / relations.exact(self.pixel[0])),
                float((relations.exact(self.top) - y) / relations.exact(self.pixel[1])))


class Drawing:
    """What a picture shows of a relation."""

    def __init__(self, program, row, view):
        # A curve whose boundary is a function is drawn like any other relation.
        common = [program, "plot", row, "--size", f"{WIDTH}x{HEIGHT}", *view.ranges(), "--out", "-", "--format", "svg"]
        svg, notes = answer([*common, "--bare"])
        self.strokes, self.filled, dots = [], set(), []
        self.region = set()
        for path in re.findall(r'class="region" d="([^"]*)"', svg):
            self.region |= pixels(lines(path))
        for path, width in re.findall(r'class="curve" d="([^"]*)" stroke="#\w+" stroke-width="([\d.]+)"', svg):
            parts = lines(path)
            if width == "1":
                self.filled |= pixels(parts)
            elif width == "1.5":
                self.strokes += parts
            else:
                dots += [part[0] for part in parts]
        for dot in dots:
            self.filled |= {(int(dot[0]) + dx, int(dot[1]) + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        if "not decided" in notes:
            proof, _ = answer([*common, "--proof"])
            for path in re.findall(r'class="region" d="([^"]*)" stroke="#808080"', proof):
                self.filled |= pixels(lines(path))
        ends = [(a, b) for stroke in self.strokes for a, b in zip(stroke, stroke[1:] or stroke)]
        self.starts, self.ends = (numpy.array([end[k] for end in ends] or [(1e9, 1e9)]) for k in (0, 1))

    def reach(self, place):
        """How far a place of a stroke may be from its curve."""
        return REACH_OF_DOT if [place] in self.strokes else REACH

    def points(self, generator):
        """The ends of lines of its strokes, and points between them."""
        if not self.strokes:
            return
        yield from generator.sample(corners := [place for stroke in self.strokes for place in stroke],
                                    min(len(corners), POINTS))
        lengths = numpy.hypot(*(self.ends - self.starts).T)
        for index in generator.choices(range(len(lengths)), weights=lengths + 0.001, k=POINTS):
            share = generator.choice([0.5, generator.random()])
            yield tuple(self.starts[index] + (self.ends[index] - self.starts[index]) * share)

    def distance(self, place):
        """From a place to the nearest stroke."""
        steps = self.ends - self.starts
        offsets = numpy.array(place) - self.starts
        shares = (offsets * steps).sum(1) / numpy.maximum((steps * steps).sum(1), 1e-300)
        return numpy.hypot(*(offsets - steps * numpy.clip(shares, 0, 1)[:, None]).T).min()

    def fills(self, place):
        """Whether a pixel around a place is filled or not decided."""
        return (int(place[0]), int(place[1])) in self.region or any(
            (math.floor(place[0] + dx), math.floor(place[1] + dy)) in self.filled
            for dx in (-REACH, REACH) for dy in (-REACH, REACH))


def answer(command):
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    if run.returncode:
        raise RuntimeError(run.stderr)
    return run.stdout, run.stderr


def lines(path):
    """The points of each line of an SVG path."""
    return [[tuple(map(float, pair.split(","))) for pair in part.replace("h0", "").split("L")]
            for part in path[1:].split("M")]


def pixels(rows):
    """The pixels of rows, as columns and rows from the upper left corner."""
    return {(column, int(start[1])) for start, end in rows for column in range(int(start[0]), int(end[0]))}


class Solutions:
    """The solutions of a relation, and the curves that bound them."""

    def __init__(self, atoms, holds):
        """:param atoms: Comparisons with 0, each with its sign.
        :param holds: Whether the relation holds, by its atoms."""
        self.atoms, self.holds = atoms, holds

    @classmethod
    def of(cls, node):
        """Those of a random relation."""
        atoms = relations.atoms(node)
        number = {id(atom): index for index, atom in enumerate(atoms)}

        def holds(answers, node=node):
            name, *parts = node
            if id(node) in number:
                return answers[number[id(node)]]
            inner = [holds(answers, part) for part in parts]
            return not inner[0] if name == "not" else all(inner) if name == "and" else any(inner)
        return cls([(atom[0], lambda x, y, atom=atom: relations.difference(atom, x, y)) for atom in atoms], holds)

    def gap(self, atom, x, y):
        """An atom's gap; `None` where it is undefined."""
        try:
            return self.atoms[atom][1](x, y)
        except relations.Undefined:
            return None

    def side(self, atom, x, y):
        """The sign of an atom's gap; `None` where it is undefined or not known."""
        gap = self.gap(atom, x, y)
        if gap is None or not gap.is_finite():
            return None
        return 1 if gap > 0 else -1 if gap < 0 else 0 if gap == 0 else None

    def truth(self, atom, x, y):
        """Whether an atom holds in a box; `None` where that is not certain."""
        sign, gap = self.atoms[atom][0], self.gap(atom, x, y)
        if gap is None:
            return False
        if not gap.is_finite():
            return None
        if sign == "=":
            return False if gap > 0 or gap < 0 else True if gap == 0 else None
        if gap > 0 or gap < 0:
            return (gap > 0) == (sign[0] == ">")
        return None

    def size(self, atom, x, y):
        """The size of an atom's gap in a box, which may be infinite; `None` where it is undefined."""
        gap = self.gap(atom, x, y)
        return None if gap is None else abs(gap)

    def vanishes(self, atom, box, ends):
        """Whether an atom's gap is 0 in a small box, as far as that can be told beside places around it."""
        size, others = self.size(atom, *box), [self.size(atom, *end) for end in ends]
        return size is not None and any(
            other is not None and other.is_finite() and size < VANISHING * other for other in others)

    def decides(self, atom, x, y):
        """Whether the relation may depend on an atom in a box."""
        return any(
            self.holds([*choice[:atom], True, *choice[atom + 1:]])
            != self.holds([*choice[:atom], False, *choice[atom + 1:]])
            for choice in self.choices(atom, x, y))

    def admits(self, atom, x, y):
        """Whether the relation may depend on an atom in a box, or hold where an equation does."""
        return self.decides(atom, x, y) or self.atoms[atom][0] == "=" and any(
            self.holds([*choice[:atom], True, *choice[atom + 1:]]) for choice in self.choices(atom, x, y))

    def choices(self, atom, x, y):
        """What may be true of the atoms in a box, apart from one."""
        return self.answers((x, y), without=atom)

    def answers(self, box, without=None):
        """What may be true of the atoms in a box."""
        truths = [None if atom == without else self.truth(atom, *box) for atom in range(len(self.atoms))]
        return itertools.product(*(
            [True, False] if truth is None and atom != without else [truth] for atom, truth in enumerate(truths)))

    def crossing(self, atom, start, end, is_alone=False):
        """A small box between two points, in which an atom's side changes, if it bounds the solutions or has one;
        `is_alone` asks for the change only."""
        before, ends = self.side(atom, *start), (start, end)
        for _ in range(HALVINGS):
            middle = tuple((a + b) / 2 for a, b in zip(start, end))
            middle = tuple(side.mid() for side in middle)
            if self.side(atom, *middle) == before:
                start = middle
            else:
                end = middle
        box = tuple(a.union(b) for a, b in zip(start, end))
        if self.atoms[atom][0] == "=":
            # Where the gap ends, its last value counts.
            isolated = [end for end in (start, end) if None in (self.side(atom, *start), self.side(atom, *end))]
            if not any(self.vanishes(atom, place, ends) for place in [box, *isolated]):
                return None
        elif self.truth(atom, *start) == self.truth(atom, *end) is not None:
            return None
        return box if is_alone or self.admits(atom, *box) else None

    def is_near(self, places, is_alone=False):
        """Whether a point of a curve is among places: one in the middle, and those around it."""
        for atom in range(len(self.atoms)):
            sides = [self.side(atom, *place) for place in places]
            for first, second in itertools.combinations(range(len(places)), 2):
                if sides[first] == 0 and self.admits(atom, *places[first]):
                    return True
                if sides[first] != sides[second] and self.crossing(
                        atom, places[first], places[second], is_alone):
                    return True
        return any(
            self.atoms[atom][0] == "=" and self.touches(atom, places) for atom in range(len(self.atoms)))

    def touches(self, atom, places):
        """Whether an atom's gap is 0 near a point without changing its sign."""
        middle, across, down = (places[index] for index in (0, 1, 3))
        steps = (across[0] - middle[0], down[1] - middle[1])
        place = middle
        for _ in range(200):
            try:
                value = self.atoms[atom][1](*place)
                tiny = [step * arb(2) ** -60 for step in steps]
                slopes = [
                    (self.atoms[atom][1](place[0] + tiny[0], place[1]) - value) * arb(2) ** 60,
                    (self.atoms[atom][1](place[0], place[1] + tiny[1]) - value) * arb(2) ** 60]
            except relations.Undefined:
                return False
            if not value.is_finite():
                return False
            if self.vanishes(atom, place, places):
                return all(abs(a - b) < abs(step) for a, b, step in zip(place, middle, steps)) and self.admits(
                    atom, *place)
            size = slopes[0] * slopes[0] + slopes[1] * slopes[1]
            if not size > 0:
                return False
            place = tuple((a - step * slope * value / size).mid() for a, step, slope in zip(place, steps, slopes))
        return False

    def problems(self, drawing, view, generator):
        for across, down in drawing.points(generator):
            reach = drawing.reach((across, down)) + ROUNDING
            near, nearer = (
                [view.place(across + reach * dx, down + reach * dy) for dx, dy in [(0, 0), *ring]]
                for ring in (RING, RINGS))
            if not self.is_near(near) and not (
                    self.is_near(near, is_alone=True) and self.is_open(across, down, drawing, view)
            ) and not any(self.is_near([nearer[0], place]) for place in nearer[1:]):
                yield f"stroke at {across:.3f},{down:.3f} has no curve"
        for start, end in self.lines(view, generator):
            for atom in (number for number, (sign, _) in enumerate(self.atoms) if sign == "="):
                yield from self.missing(atom, start, end, drawing, view)

    def is_open(self, across, down, drawing, view):
        """Whether a pixel around a place is not filled, and boxes do not tell that all of it are solutions."""
        columns, rows = (
            range(max(0, math.floor(at - OVERSHOOT)), min(size, math.floor(at + OVERSHOOT) + 1))
            for at, size in [(across, WIDTH), (down, HEIGHT)])
        for pixel in itertools.product(columns, rows):
            if pixel in drawing.region:
                continue
            corners = [view.place(pixel[0] + step, pixel[1] + step) for step in (0, 1)]
            box = [a.union(b) for a, b in zip(*corners)]
            if not all(self.holds(choice) for choice in self.answers(box)):
                return True
        return False

    @staticmethod
    def lines(view, generator):
        for number in range(LINES):
            at = generator.randint(1, 999) * Fraction(1, 1000)
            if number % 2:
                yield (Fraction(0), at * HEIGHT), (Fraction(WIDTH), at * HEIGHT)
            else:
                yield (at * WIDTH, Fraction(0)), (at * WIDTH, Fraction(HEIGHT))

    def missing(self, atom, start, end, drawing, view):
        """Points of a curve on a line that no mark shows."""
        places = [view.place(*(a + (b - a) * step / STEPS for a, b in zip(start, end))) for step in range(STEPS + 1)]
        sides = [self.side(atom, *place) for place in places]
        for first in range(STEPS):
            if None in sides[first:first + 2] or sides[first] == sides[first + 1]:
                continue
            point = self.crossing(atom, places[first], places[first + 1])
            # Beside a jump no curve is drawn, and none where everything around it is a solution.
            if point is None or not self.vanishes(atom, point, places[first:first + 2]):
                continue
            middle = [coordinate.mid() for coordinate in point]
            if None in (self.truth(other, *middle) for other in range(len(self.atoms)) if other != atom):
                continue
            if not self.decides(atom, *middle):
                continue
            place = view.in_picture(*point)
            if not (1e-6 < place[0] < WIDTH - 1e-6 and 1e-6 < place[1] < HEIGHT - 1e-6):
                continue
            [choice] = self.choices(atom, *middle)
            # What is excluded is dashed.
            if not self.holds([*choice[:atom], True, *choice[atom + 1:]]):
                continue
            if drawing.distance(place) > LEFT_OUT and not drawing.fills(place):
                yield f"curve at {place[0]:.3f},{place[1]:.3f} is {drawing.distance(place):.2f} from strokes"


class PathPoints:
    """The points of a curve (x(t), y(t))."""

    SAMPLES = 400_000

    def __init__(self, path):
        self.path = path

    def place(self, t):
        return self.path.place(arb(t), curves.Numbers(arb))

    def problems(self, drawing, view, generator):
        with numpy.errstate(all="ignore"):
            ts = numpy.linspace(self.path.start, self.path.end, self.SAMPLES)
            xs, ys = self.path.place(ts, numpy)
            across = (xs - float(view.left)) / float(view.pixel[0])
            down = (float(view.top) - ys) / float(view.pixel[1])
        for place in drawing.points(generator):
            apart = numpy.hypot(across - place[0], down - place[1])
            if not self.is_near(place, ts, int(numpy.nanargmin(apart)), view):
                yield f"stroke at {place[0]:.3f},{place[1]:.3f} has no curve"
        inside = numpy.flatnonzero((across > 0) & (across < WIDTH) & (down > 0) & (down < HEIGHT))
        for index in generator.choices(inside.tolist(), k=POINTS):
            place = view.in_picture(*self.place(float(ts[index])))
            if drawing.distance(place) > REACH + ROUNDING and not drawing.fills(place):
                yield f"curve at {place[0]:.3f},{place[1]:.3f} has no stroke"

    def is_near(self, place, ts, index, view):
        """Whether the curve comes near a place at a value of t next to one of the samples."""
        x, y = view.place(*place)

        def apart(t):
            a, b = self.place(t)
            dx, dy = (a - x) / relations.exact(view.pixel[0]), (b - y) / relations.exact(view.pixel[1])
            return dx * dx + dy * dy
        low, high = float(ts[max(index - 1, 0)]), float(ts[min(index + 1, len(ts) - 1)])
        for _ in range(40):
            first, second = low + (high - low) / 3, high - (high - low) / 3
            if apart(first).mid() < apart(second).mid():
                high = second
            else:
                low = first
        return bool(apart(low) < (REACH + ROUNDING) ** 2)


def table_row(row):
    """A row of the table: its text, its window and what it means."""
    window = View(row.x, row.y)
    if isinstance(row, curves.Path):
        return row.row, window, PathPoints(row)
    numbers = curves.Numbers(arb)
    atoms = [(sign, lambda x, y, gap=gap: gap(x, y, numbers)) for sign, gap in row.gaps]
    return row.row, window, Solutions(atoms, row.joined)


def random_row(seed, index):
    generator = random.Random(f"{seed} {index}")
    node = relations.relation(generator, 1)
    x, y = (generator.randint(-4, 1) for _ in range(2))
    window = View((x, x + generator.choice([1, 2, 5])), (y, y + generator.choice([1, 2, 5])))
    return relations.text(node), window, Solutions.of(node)


def checked(program, seed, index):
    """How long the strokes of a relation are, and what is wrong with them; rows of the table have numbers below 0."""
    ctx.prec = BITS
    row, view, truth = table_row(curves.ROWS[index]) if index < 0 else random_row(seed, index)
    drawing = Drawing(program, row, view)
    wrong = list(truth.problems(drawing, view, random.Random(f"{seed} {index}")))
    place = f"{index}, {row}, {' '.join(view.ranges())}"
    return float(numpy.hypot(*(drawing.ends - drawing.starts).T).sum()), [f"relation {place}: {line}" for line in wrong]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--program", default=str(relations.ROOT / ".build/release/ordinate"))
    parser.add_argument("--only", type=int, default=None)
    options = parser.parse_args()
    seed = random.randrange(10**9) if options.seed is None else options.seed
    indices = range(-len(curves.ROWS), options.count) if options.only is None else [options.only]
    print(f"{len(indices)} relations, seed {seed}", flush=True)
    wrong, length = [], 0.0
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        for run in [pool.submit(checked, options.program, seed, index) for index in indices]:
            drawn, found = run.result()
            length += drawn
            wrong += found
    for line in wrong[:SHOWN]:
        print(line)
    print(f"{length:.0f} pixels of strokes")
    if wrong:
        sys.exit(f"error: {len(wrong)} points are wrong; replay with --seed {seed}")


if __name__ == "__main__":
    main()

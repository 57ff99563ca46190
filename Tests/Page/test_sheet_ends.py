"""Ends of curves, jumps and holes as they are seen on the graph: filled dots and rings."""

import pytest

from sheet import DESKTOP, PHONE, Sheet

# How far from the middle of a ring its colour is, in CSS pixels.
RING = 2.75


def is_ring(sheet, x, y):
    """Whether there is a ring at a point of the plane: colour around it, and none in its middle."""
    sheet.graph.rest()
    left, top, _, _ = sheet.graph.box()
    px, py = sheet.graph.place(x, y)
    around = [sheet.color(px - left + dx, py - top + dy) for dx, dy in [(-RING, 0), (0, RING)]]
    red, green, blue = sheet.color(px - left, py - top, reach=0)
    is_empty = red - max(green, blue) < 90
    return is_empty and all(red - max(green, blue) > 90 for red, green, blue in around)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize(
    "row, filled, rings",
    [
        ("y=x^2/2{0≤x<2}", [(0, 0)], [(2, 2)]),
        ("y=floor(x)", [(0, 0), (1, 1)], [(0, -1), (1, 0)]),
        ("y=(x^2-1)/(x-1)", [], [(1, 2)]),
        ("(3cos t, 3sin t){0≤t<π}", [(3, 0)], [(-3, 0)]),
        ("x^2+y^2=4{y≥0}", [(-2, 0), (2, 0)], []),
        ("x^2+y^2=8{y>x}", [], [(-2, -2), (2, 2)]),
    ],
)
def test_ends_are_dots_and_holes_are_rings(launch, row, filled, rings, size):
    sheet = Sheet(launch(*size)).open().paste([row])
    for place in filled:
        assert sheet.is_red(*place) and not is_ring(sheet, *place), place
    for place in rings:
        assert is_ring(sheet, *place), place

"""Axes of a sheet's graph with scales of their own: by touch, mouse, keys and the view's panel."""

import math
import re
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import ROOT
from looks import settle, violations
from sheet import DESKTOP, PHONE, Sheet

COMMAND = ROOT / ".build" / "release" / "ordinate"
# Far from the origin, where both axes cross.
ALONG = 120


def view(sheet):
    return sheet.page.locator("sheet-screen graph-view")


def picture(sheet):
    """The SVG file of the graph, and its size."""
    sheet.graph.rest()
    return view(sheet).evaluate(
        "view => [view.svg(), Math.floor(view.offsetWidth), Math.floor(view.getBoundingClientRect().height)]")


def ticks(sheet):
    """The places of the numbers at each axis, in CSS pixels, by their values."""
    svg, width, height = picture(sheet)
    found = re.findall(r'<text class="label" x="([^"]+)" y="([^"]+)"[^>]*text-anchor="middle"[^>]*>([^<π]+)<', svg)
    places = [(float(x), float(y), float(text.replace("−", "-"))) for x, y, text in found]
    level = [y for _, y, _ in places]
    baseline = max(set(level), key=level.count)
    return (
        {value: x for x, y, value in places if y == baseline},
        {value: y for x, y, value in places if y != baseline},
    )


def distance(places):
    """How far a unit reaches on an axis, by its numbers."""
    (low, first), (high, last) = min(places.items()), max(places.items())
    return abs(last - first) / (high - low)


def unit(sheet):
    return view(sheet).evaluate("view => view.state.yUnit")


def place(sheet, x, y):
    """The place on the page of a point, by the window that the panel shows."""
    left, right, bottom, top = (
        float(text.replace("−", "-"))
        for text in view(sheet).evaluate("view => view.sheet('state').sheet.view.window"))
    at, above, width, height = sheet.graph.box()
    return at + (x - left) / (right - left) * width, above + (top - y) / (top - bottom) * height


def is_red(sheet, x, y):
    left, top, _, _ = sheet.graph.box()
    px, py = place(sheet, x, y)
    red, green, blue = sheet.color(px - left, py - top)
    return red - max(green, blue) > 90


def open_panel(sheet):
    sheet.button("View").click()
    return sheet.page.get_by_role("dialog", name="View")


def set_window(sheet, window):
    panel = open_panel(sheet)
    panel.get_by_role("switch", name="Equal scales", exact=True).click()
    names = ["x: From", "x: To", "y: From", "y: To"]
    for name, text in zip(names, window):
        field = panel.get_by_role("textbox", name=name, exact=True)
        field.fill(text)
        field.press("Enter")
    assert [panel.get_by_role("textbox", name=name, exact=True).input_value() for name in names] == window
    sheet.page.keyboard.press("Escape")
    sheet.graph.rest()


def plot(fragment, width, height, file):
    subprocess.run(
        [COMMAND, "plot", "--link", f"#{fragment}", "--size", f"{width}x{height}", "--out", file],
        check=True)
    return file.read_text()


def test_a_finger_along_an_axis_scales_it_alone(launch):
    sheet = Sheet(launch(*PHONE, is_mobile=True)).open()
    sheet.paste(["y = x^2/4"])
    sheet.page.keyboard.press("Escape")
    sheet.graph.rest()
    assert is_red(sheet, 2, 1) and is_red(sheet, 3, 9 / 4)
    x, y = ticks(sheet)
    assert distance(x) == pytest.approx(distance(y), rel=0.01)
    start = sheet.graph.middle(ALONG, 6)
    sheet.graph.drag((start, sheet.graph.middle(ALONG / 2, 9)))
    wide, same = ticks(sheet)
    assert distance(wide) == pytest.approx(distance(x) / 2, rel=0.02)
    assert distance(same) == pytest.approx(distance(y), rel=0.02)
    assert is_red(sheet, 2, 1) and is_red(sheet, 3, 9 / 4) and is_red(sheet, -4, 4)
    # The other axis, from its own side.
    sheet.graph.drag((sheet.graph.middle(-6, -150), sheet.graph.middle(-6, -50)))
    _, low = ticks(sheet)
    assert distance(low) == pytest.approx(distance(y) / 3, rel=0.03)
    assert is_red(sheet, 2, 1) and is_red(sheet, 6, 9)
    # Away from an axis the finger moves the graph; both scales stay.
    sheet.graph.drag((sheet.graph.middle(60, 60), sheet.graph.middle(90, 50)))
    moved = ticks(sheet)
    assert distance(moved[0]) == pytest.approx(distance(wide), rel=0.02)
    assert distance(moved[1]) == pytest.approx(distance(low), rel=0.02)
    assert is_red(sheet, 2, 1)
    sheet.button("Home").click()
    assert unit(sheet) == 1 and sheet.is_red(2, 1)


def test_a_mouse_along_an_axis_scales_it_and_its_cursor_says_so(sheet):
    sheet.paste(["y = sin x", "x^2+y^2 < 4"])
    sheet.page.keyboard.press("Escape")
    sheet.graph.rest()
    before = ticks(sheet)
    mouse = sheet.page.mouse
    cursor = "view => getComputedStyle(view).cursor"
    for to, expected in [((ALONG, 40), "crosshair"), ((ALONG, 5), "ew-resize"), ((5, -ALONG), "ns-resize")]:
        mouse.move(*sheet.graph.middle(*to))
        assert view(sheet).evaluate(cursor) == expected
    mouse.down()
    mouse.move(*sheet.graph.middle(5, -ALONG - 80), steps=6)
    mouse.up()
    after = ticks(sheet)
    assert distance(after[0]) == pytest.approx(distance(before[0]), rel=0.02)
    assert distance(after[1]) == pytest.approx(distance(before[1]) * (ALONG + 80) / ALONG, rel=0.02)
    assert is_red(sheet, math.pi / 2, 1)
    expect(sheet.page.get_by_role("status", name="Proof")).to_have_text("Relations in sight are proved")
    # The disc is an ellipse: filled inside it, but not beside it.
    left, top, _, _ = sheet.graph.box()
    colors = {}
    for y in [1.8, -1.8, 2.2, -2.2]:
        px, py = place(sheet, 0.3, y)
        colors[y] = sheet.color(px - left, py - top)
    assert colors[1.8] == colors[-1.8] and max(colors[1.8]) - min(colors[1.8]) > 10
    assert all(max(colors[y]) - min(colors[y]) <= 10 for y in [2.2, -2.2])


def test_keys_scale_one_axis_and_zero_brings_squares_back(sheet):
    sheet.paste(["y = x"])
    sheet.page.keyboard.press("Escape")
    before = ticks(sheet)
    sheet.page.get_by_role("application").focus()
    for key, factors in [("x", (1.5, 1)), ("y", (1.5, 1.5)), ("X", (1, 1.5)), ("Y", (1, 1)), ("Y", (1, 1 / 1.5))]:
        sheet.page.keyboard.press(key)
        after = ticks(sheet)
        for old, new, factor in zip(before, after, factors):
            assert distance(new) == pytest.approx(factor * distance(old), rel=0.02)
    assert unit(sheet) == pytest.approx(1.5)
    sheet.page.keyboard.press("0")
    sheet.graph.rest()
    assert unit(sheet) == 1


@pytest.mark.parametrize("size", [PHONE, (820, 1180), DESKTOP])
def test_a_window_is_taken_as_it_is_written(launch, tmp_path, size):
    sheet = Sheet(launch(*size)).open()
    sheet.paste(["y = 1000e^x", "y < 2000 {x > 0}", "(-3, 4000)", "y = 1000floor(x)"])
    sheet.page.keyboard.press("Escape")
    expect(sheet.page.locator("sheet-screen.editing")).to_have_count(0)
    set_window(sheet, ["−5", "2", "0", "7500"])
    expect(sheet.page.get_by_role("status", name="Proof")).to_have_text("Relations in sight are proved")
    svg, width, height = picture(sheet)
    x, y = ticks(sheet)
    assert distance(x) == pytest.approx(width / 7, rel=0.02)
    assert distance(y) == pytest.approx(height / 7500, rel=0.02)
    assert is_red(sheet, -0.5, 1000 * math.exp(-0.5)) and is_red(sheet, 1.5, 1000 * math.exp(1.5))
    assert not is_red(sheet, -0.5, 3000)
    handle = sheet.page.get_by_role("button", name="Point of row 3 ")
    box = handle.bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert middle == pytest.approx(place(sheet, -3, 4000), abs=1.5)
    fragment = view(sheet).evaluate("view => view.sheet('link').fragment")
    assert fragment.endswith("@x=-5:2,y=0:7500,apart")
    assert plot(fragment, width, height, tmp_path / "picture.svg") == svg
    other = Sheet(launch(*size, query=f"lang=en#{fragment}")).wait()
    assert picture(other) == [svg, width, height]
    assert unit(other) == pytest.approx(unit(sheet))
    sheet.page.reload()
    sheet.wait()
    assert picture(sheet)[0] == svg
    # A file with the same text is drawn with both ranges, too.
    text = sheet.page.locator("sheet-screen graph-view").evaluate("view => view.sheet('text').text")
    assert text.endswith("@x=-5:2,y=0:7500,apart\n")


def test_fit_shows_all_values_and_the_switch_brings_squares_back(sheet):
    sheet.paste(["y = 1000e^x"])
    set_window(sheet, ["−5", "2", "50000", "60000"])
    sheet.button("Fit").click()
    sheet.graph.rest()
    assert is_red(sheet, 0, 1000) and is_red(sheet, 1.9, 1000 * math.exp(1.9))
    x, _ = ticks(sheet)
    assert set(x) >= {-4, -2}
    panel = open_panel(sheet)
    hint = panel.get_by_text("Squares stay squares")
    expect(hint).to_be_hidden()
    switch = panel.get_by_role("switch", name="Equal scales", exact=True)
    switch.click()
    expect(hint).to_be_visible()
    assert unit(sheet) == 1
    assert violations(sheet.page) == []


def test_the_trace_reads_what_the_axes_say(sheet):
    sheet.paste(["y = 1000e^x"])
    sheet.page.keyboard.press("Escape")
    set_window(sheet, ["−5", "2", "0", "7500"])
    px, py = place(sheet, 1, 1000 * math.e)
    sheet.page.mouse.move(px, py)
    settle(sheet.page)
    sheet.graph.rest()
    trace = view(sheet).evaluate("view => view.state.trace")
    assert abs(trace["x"] - 1) < 0.02
    shown = re.fullmatch(r"x = ([\d.]+), y = ([\d.]+)", view(sheet).evaluate("view => view.reading"))
    assert float(shown[2]) == pytest.approx(1000 * math.exp(float(shown[1])), rel=1e-5)
    left, top, _, _ = sheet.graph.box()
    assert (trace["left"] + left, trace["top"] + top) == pytest.approx((px, py), abs=3)


def test_a_point_is_dragged_by_the_numbers_at_the_axes(sheet):
    sheet.paste(["(1, 2000)"])
    sheet.page.keyboard.press("Escape")
    set_window(sheet, ["0", "4", "0", "8000"])
    mouse = sheet.page.mouse
    mouse.move(*place(sheet, 1, 2000))
    mouse.down()
    mouse.move(*place(sheet, 3, 6000), steps=6)
    mouse.up()
    x, y = map(float, sheet.texts()[0].strip("()").split(","))
    assert x == pytest.approx(3, abs=0.02) and y == pytest.approx(6000, abs=40)
    assert is_red(sheet, x, y)

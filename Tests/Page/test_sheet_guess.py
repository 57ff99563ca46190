"""A curve that is drawn by hand and compared with the one that a row draws."""

import pytest
from playwright.sync_api import expect

from looks import boxes, check_no_overflow, violations
from sheet import DESKTOP, PHONE, Sheet


@pytest.fixture(params=[PHONE, DESKTOP])
def parabola(request, launch):
    sheet = Sheet(launch(*request.param)).open()
    sheet.paste(["y=x^2-1", "y=2"])
    sheet.page.keyboard.press("Escape")
    sheet.graph.rest()
    return sheet


def panel(sheet):
    return sheet.page.get_by_role("region", name="Guess")


def guess(sheet):
    sheet.button("Guess").click()
    expect(panel(sheet)).to_contain_text("Draw how the curve goes")
    sheet.graph.rest()


def draw(sheet, *places):
    """Draws lines between points of the plane with the mouse."""
    mouse = sheet.page.mouse
    mouse.move(*sheet.graph.place(*places[0]))
    mouse.down()
    for place in places[1:]:
        mouse.move(*sheet.graph.place(*place), steps=4)
    mouse.up()
    sheet.graph.rest()


def is_drawn(sheet, x, y):
    """Whether there is colour at a point of the plane."""
    sheet.graph.rest()
    left, top, _, _ = sheet.graph.box()
    px, py = sheet.graph.place(x, y)
    color = sheet.color(px - left, py - top, reach=2)
    return max(color) - min(color) > 90


def test_the_curve_is_covered_until_a_guess_is_drawn(parabola):
    assert is_drawn(parabola, 1, 0)
    guess(parabola)
    assert not is_drawn(parabola, 1, 0) and is_drawn(parabola, 1, 2)
    draw(parabola, (-1, 0), (0, -1), (1, 0))
    expect(panel(parabola)).to_contain_text("On average 0.1667 away, at most 0.25")
    assert is_drawn(parabola, 1, 0)
    parabola.button("Draw again").click()
    assert not is_drawn(parabola, 1, 0)
    parabola.button("Close").last.click()
    expect(panel(parabola)).to_be_hidden()
    assert is_drawn(parabola, 1, 0)
    expect(parabola.button("Guess")).to_be_focused()


def test_a_guess_is_drawn_by_keys_alone(parabola):
    keyboard = parabola.page.keyboard
    parabola.button("Guess").focus()
    keyboard.press("Enter")
    expect(parabola.page.get_by_role("application", name="Guess")).to_be_focused()
    for _ in range(8):
        keyboard.press("Shift+ArrowRight")
    keyboard.press("ArrowUp")
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    expect(panel(parabola)).to_contain_text("On average")
    parabola.button("Draw again").focus()
    keyboard.press("Escape")
    expect(panel(parabola)).to_be_hidden()


def test_a_guess_looks_well_and_has_no_violations(parabola):
    guess(parabola)
    check_no_overflow(parabola.page)
    assert violations(parabola.page) == []
    draw(parabola, (-1, 0), (1, 0))
    check_no_overflow(parabola.page)
    assert violations(parabola.page) == []


def test_without_a_function_there_is_nothing_to_guess(sheet):
    sheet.paste(["x^2+y^2=1"])
    sheet.button("Guess").click()
    expect(sheet.page.get_by_text("There is no function to guess.")).to_be_visible()


def test_the_choice_of_a_curve_keeps_away_from_the_frame(parabola):
    guess(parabola)
    (frame,) = boxes(panel(parabola))
    (choice,) = boxes(panel(parabola).get_by_role("combobox"))
    (close,) = boxes(panel(parabola).get_by_role("button", name="Close"))
    assert choice["y"] >= frame["y"] + 6
    middles = [box["y"] + box["height"] / 2 for box in (choice, close)]
    assert abs(middles[0] - middles[1]) < 1

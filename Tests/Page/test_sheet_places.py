"""Places of interest on the graph of a sheet: touched, listed, copied and kept."""

import math

import pytest
from playwright.sync_api import expect

from calculator import Calculator, until
from looks import boxes, check_no_overflow, violations
from sheet import DESKTOP, PHONE, Sheet, paste

ROOT = math.sqrt(2)


@pytest.fixture(params=[PHONE, DESKTOP])
def curves(request, launch):
    """A parabola that crosses a line at (2, 2), on a phone and on a desk."""
    is_phone = request.param == PHONE
    permissions = ["clipboard-read", "clipboard-write"]
    sheet = Sheet(launch(*request.param, is_mobile=is_phone, permissions=permissions)).open()
    return with_rows(sheet, ["y=x^2-2", "y=x/2+1"])


def with_rows(sheet, rows):
    sheet.paste(rows)
    sheet.page.keyboard.press("Escape")
    expect(sheet.page.locator("sheet-screen.editing")).to_have_count(0)
    sheet.graph.rest()
    return sheet


def touch(sheet, x, y):
    sheet.graph.rest()
    sheet.page.touchscreen.tap(*sheet.graph.place(x, y))


def label(sheet):
    return sheet.page.get_by_role("group", name="Places")


def items(sheet):
    return sheet.page.get_by_role("dialog", name="Places").get_by_role("listitem")


def is_marked(sheet, x, y):
    """Whether there is grey below a point of the plane, to the side where no curve is, within the reach of a mark."""
    sheet.graph.rest()
    left, top, _, _ = sheet.graph.box()
    px, py = sheet.graph.place(x, y)
    color = sheet.color(px - left + (2 if x > 0 else -2), py - top + 2, reach=0)
    return max(color) < 170 and max(color) - min(color) < 40


def test_a_touch_says_what_is_there_exactly(curves):
    for place, said in [
        ((2, 2), "Intersection(2, 2)"),
        ((ROOT, 0), "Zero(2, 0)≈ (1.4142136, 0)"),
        ((0, -2), "Minimum · On the y-axis(0, −2)"),
    ]:
        touch(curves, *place)
        expect(label(curves).get_by_role("status")).to_have_text(said)
        curves.button("Close").click()
    # The root is typeset.
    touch(curves, ROOT, 0)
    expect(label(curves).locator("msqrt")).to_have_text("2")
    touch(curves, -4, -3)
    expect(label(curves)).to_be_hidden()


def test_a_curve_of_a_parameter_has_places_like_any_other(launch):
    sheet = with_rows(Sheet(launch(*DESKTOP)).open(), ["(2cos 3t, 2sin 2t)", "y=x", "s=solve(x^2=2)"])
    for place, said in [((2, 0), "Zero · Extreme(2, 0)"), ((0, 0), "Zero · Intersection(0, 0)")]:
        touch(sheet, *place)
        expect(label(sheet).get_by_role("status")).to_have_text(said)
        sheet.button("Close").click()
    solutions = sheet.rows.nth(2)
    expect(solutions.locator("msqrt")).to_have_text(["2", "2"])
    expect(solutions).to_contain_text("x=−2; x=2")
    expect(solutions).to_contain_text("These are all real solutions.")


def test_a_touched_curve_shows_its_places(curves):
    assert not is_marked(curves, ROOT, 0)
    touch(curves, 1, -1)
    expect(label(curves).get_by_role("status")).to_have_text("On the curve(1, −1)")
    assert is_marked(curves, ROOT, 0) and is_marked(curves, -ROOT, 0)
    assert is_marked(curves, 2, 2) and not is_marked(curves, -2, 0)
    curves.button("Close").click()
    touch(curves, -3, -0.5)
    assert is_marked(curves, -2, 0) and not is_marked(curves, ROOT, 0)
    curves.button("Close").click()
    touch(curves, -4, -3)
    assert not is_marked(curves, -2, 0)


def test_the_list_has_all_places_and_chooses_one(curves):
    curves.button("Places").click()
    expect(curves.page.get_by_role("dialog", name="Places")).to_contain_text(
        "All zeros, extremes and intersections in sight")
    expect(items(curves)).to_have_text([
        "Zero(−2, 0)", "Intersection(−1.5, 0.25)", "Zero(−2, 0)", "Minimum · On the y-axis(0, −2)",
        "On the y-axis(0, 1)", "Zero(2, 0)", "Intersection(2, 2)",
    ])
    crossing = items(curves).last.get_by_role("button")
    expect(crossing).to_have_accessible_name("Row 1 Row 2 Intersection (2, 2)")
    crossing.click()
    expect(label(curves).get_by_role("status")).to_have_text("Intersection(2, 2)")
    assert is_marked(curves, 2, 2)


def test_keys_alone_reach_a_place(sheet):
    with_rows(sheet, ["y=x^2-2"])
    sheet.button("Places").focus()
    sheet.page.keyboard.press("Enter")
    sheet.page.keyboard.press("Tab")
    expect(sheet.button("Close")).to_be_focused()
    sheet.page.keyboard.press("Tab")
    expect(items(sheet).first.get_by_role("button")).to_be_focused()
    sheet.page.keyboard.press("Enter")
    expect(label(sheet).get_by_role("status")).to_contain_text("≈ (−1.4142136, 0)")
    expect(sheet.button("Places")).to_be_focused()
    sheet.page.keyboard.press("Escape")
    expect(label(sheet)).to_be_hidden()


def test_a_place_is_copied_and_becomes_a_point(curves):
    touch(curves, ROOT, 0)
    curves.button("Copy").click()
    until(curves.page, "navigator.clipboard.readText().then(text => text === '(√(2), 0)')")
    curves.button("Make a point").click()
    expect(curves.formula(3)).to_have_value("(√(2), 0)")
    expect(label(curves)).to_be_hidden()
    curves.undo.click()
    expect(curves.rows).to_have_count(2)


def test_a_label_is_beside_its_place_and_moves_with_it(curves):
    touch(curves, ROOT, 0)
    expect(label(curves)).to_be_visible()
    before = curves.graph.place(ROOT, 0)
    for _ in range(2):
        box = label(curves).bounding_box()
        x, y = curves.graph.place(ROOT, 0)
        left, top, width, height = curves.graph.box()
        assert box["x"] <= x <= box["x"] + box["width"]
        assert 0 < box["y"] - y < 30 or 0 < y - box["y"] - box["height"] < 30
        assert left <= box["x"] and box["x"] + box["width"] <= left + width
        assert top <= box["y"] and box["y"] + box["height"] <= top + height
        curves.view.evaluate("view => view.pan(-40, 20)")
        curves.graph.rest()
    assert curves.graph.place(ROOT, 0) != before


def test_dragging_the_graph_chooses_nothing(sheet):
    with_rows(sheet, ["y=x^2-2"])
    x, y = sheet.graph.place(ROOT, 0)
    sheet.page.mouse.move(x, y)
    sheet.page.mouse.down()
    sheet.page.mouse.move(x + 60, y + 40, steps=4)
    sheet.page.mouse.up()
    sheet.graph.rest()
    expect(label(sheet)).to_be_hidden()
    sheet.page.mouse.click(*sheet.graph.place(ROOT, 0))
    expect(label(sheet)).to_be_visible()


def test_an_edited_row_shows_its_places(sheet):
    sheet.paste(["y=x^2-2", "y=x/2+1"])
    sheet.formula(1).click()
    assert is_marked(sheet, ROOT, 0) and not is_marked(sheet, -2, 0)
    sheet.formula(2).click()
    assert is_marked(sheet, -2, 0) and not is_marked(sheet, ROOT, 0)


def test_exports_have_no_marks(sheet):
    sheet.paste(["y=x^2-2"])
    sheet.graph.rest()
    assert is_marked(sheet, ROOT, 0)
    svg, _, _ = sheet.picture()
    sheet.page.keyboard.press("Escape")
    assert sheet.picture()[0] == svg


def test_a_tangent_is_drawn_where_a_curve_was_touched(curves):
    touch(curves, 1, -1)
    expect(curves.button("Tangent")).to_be_hidden()
    curves.button("Draw here").click()
    curves.button("Tangent").click()
    expect(curves.rows).to_have_count(4)
    assert curves.texts() == ["f(x) = x^2-2", "y=x/2+1", "a = 1", "y = f(a)+f'(a)*(x-a)"]
    # The line through (1, -1) with slope 2.
    curves.graph.rest()
    red, green, blue = curves.pixel(2.5, 2)
    assert max(red, green, blue) - min(red, green, blue) > 60
    curves.undo.click()
    expect(curves.rows).to_have_count(2)


def test_a_place_has_nothing_that_axe_finds(curves):
    touch(curves, ROOT, 0)
    expect(label(curves)).to_be_visible()
    assert violations(curves.page) == []
    curves.button("Places").click()
    expect(items(curves).first).to_be_visible()
    assert violations(curves.page) == []


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (820, 1180)])
def test_long_coordinates_fit_every_screen(launch, size):
    sheet = Sheet(launch(*size, is_mobile=True)).open()
    with_rows(sheet, ["x^2+y^2=4", "y=x/7+1"])
    touch(sheet, *crossing())
    expect(label(sheet).get_by_role("status")).to_contain_text("Intersection")
    check_no_overflow(sheet.page)
    box, (left, top, width, height) = label(sheet).bounding_box(), sheet.graph.box()
    assert left <= box["x"] and box["x"] + box["width"] <= left + width
    assert top <= box["y"] and box["y"] + box["height"] <= top + height
    sheet.button("Close").click()
    sheet.button("Places").click()
    expect(items(sheet).first).to_be_visible()
    check_no_overflow(sheet.page)


def test_what_is_drawn_at_a_place_is_chosen_on_a_small_screen(launch):
    sheet = Sheet(launch(320, 568, is_mobile=True)).open()
    with_rows(sheet, ["y=x^3-3x+1", "y=x/2+1"])
    touch(sheet, 0, 1)
    expect(label(sheet)).to_be_visible()
    sheet.graph.rest()
    sheet.button("Draw here").tap()
    expect(sheet.button("Area between")).to_be_visible()
    left, top, width, height = sheet.graph.box()
    box = label(sheet).bounding_box()
    assert top <= box["y"] and box["y"] + box["height"] <= top + height
    sheet.button("Area between").tap()
    expect(sheet.rows).not_to_have_count(2)


def test_what_is_drawn_at_a_place_leaves_its_close_button_in_sight(visit):
    page = visit("?lang=de", 320, 568, is_mobile=True)
    page.get_by_role("tab", name="Graph").click()
    sheet = Sheet(Calculator(page))
    field = page.locator(".sheet-row textarea").first
    field.wait_for()
    paste(field, "y=x^2-2\ny=x/2+1")
    page.keyboard.press("Escape")
    touch(sheet, 2, 2)
    sheet.button("Hier zeichnen").tap()
    expect(sheet.button("Fläche dazwischen")).to_be_visible()
    (box,), (close,), (said,) = map(boxes, [
        page.locator(".place-label"), sheet.button("Schließen"), page.locator(".place-label [role=status]")])
    assert box["y"] <= close["y"] and box["y"] <= said["y"]


@pytest.mark.parametrize("size, is_far", [((2560, 1440), False), ((1366, 768), True)])
def test_the_list_leaves_the_upper_buttons_uncovered_and_can_be_closed(launch, size, is_far):
    app = launch(*size)
    if is_far:
        app.tab("Configuration").page.get_by_role("radio", name="Projector", exact=True).check()
    sheet = with_rows(Sheet(app).open(), ["y=sin x", "y=x"])
    sheet.button("Places").click()
    expect(items(sheet).first).to_be_visible()
    (panel,) = boxes(sheet.page.get_by_role("dialog", name="Places"))
    (share,) = boxes(sheet.button("Share"))
    assert panel["y"] > share["y"] + share["height"]
    sheet.button("Close").click()
    expect(items(sheet)).to_have_count(0)
    expect(sheet.button("Places")).to_be_focused()


@pytest.mark.parametrize("size", [(320, 640), PHONE])
@pytest.mark.parametrize("place", [(ROOT, 0), (1.9, 1.61)])
def test_a_label_is_between_the_buttons_and_shows_all_its_words(visit, size, place):
    page = visit("?lang=de", *size, is_mobile=True)
    page.get_by_role("tab", name="Graph").click()
    sheet = Sheet(Calculator(page))
    field = page.locator(".sheet-row textarea, .sheet-row input").first
    field.wait_for()
    paste(field, "y=x^2-2")
    page.keyboard.press("Escape")
    expect(page.locator("sheet-screen.editing")).to_have_count(0)
    touch(sheet, *place)
    draw = sheet.button("Hier zeichnen")
    expect(draw).to_be_visible()
    (box,) = boxes(page.locator(".place-label"))
    for button in boxes(page.locator(".place-label button:visible")):
        assert box["x"] <= button["x"] and button["x"] + button["width"] <= box["x"] + box["width"]
    upper, lower = boxes(page.locator("sheet-screen .graph-tools"))
    assert upper["y"] + upper["height"] < box["y"]
    assert box["y"] + box["height"] < lower["y"]


def test_the_focus_stays_on_the_graph_when_a_label_is_done(curves):
    graph = curves.page.locator("sheet-screen .application")
    touch(curves, ROOT, 0)
    curves.button("Make a point").press("Enter")
    expect(label(curves)).to_be_hidden()
    expect(graph).to_be_focused()
    touch(curves, 1, -1)
    curves.button("Draw here").press("Enter")
    curves.button("Area").press("Enter")
    expect(label(curves)).to_be_hidden()
    expect(graph).to_be_focused()


def crossing():
    """Where x²+y²=4 meets y=x/7+1 on the left."""
    a, b, c = 50 / 49, 2 / 7, -3
    x = (-b - math.sqrt(b * b - 4 * a * c)) / (2 * a)
    return x, x / 7 + 1

"""Points of a sheet, which are moved on the graph by mouse, fingers and keys."""

import pytest
from playwright.sync_api import expect

from calculator import until
from looks import settle, violations
from sheet import PHONE, Sheet

POINTS = ["(2, 1)", "(-1, 2)", "y = x/2"]

# Whether the handles are away in the first frame of a movement.
STALE = """() => new Promise((resolve) => {
  const view = document.querySelector("sheet-screen graph-view");
  const points = document.querySelector("sheet-screen .points");
  const answer = () => resolve(points.matches(".stale"));
  view.addEventListener("viewport-change", answer, { once: true });
  view.pan(60, 30);
})"""


def point(sheet, number):
    return sheet.page.get_by_role("button", name=f"Point of row {number} ")


def middle(handle):
    box = handle.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def points(sheet):
    """Two points on a desk."""
    return with_points(sheet)


@pytest.fixture
def touched(launch):
    """Two points on a phone, without a keypad."""
    return with_points(Sheet(launch(*PHONE, is_mobile=True)).open())


def with_points(sheet):
    sheet.paste(POINTS)
    sheet.page.keyboard.press("Escape")
    expect(sheet.page.locator("sheet-screen.editing")).to_have_count(0)
    expect(point(sheet, 1)).to_be_visible()
    sheet.graph.rest()
    return sheet


def test_handles_are_where_the_points_are(points):
    for number, place in [(1, (2, 1)), (2, (-1, 2))]:
        assert middle(point(points, number)) == pytest.approx(points.graph.place(*place), abs=1)
    expect(points.page.locator("sheet-screen .point")).to_have_count(2)
    points.button("Show (2, 1)").click()
    expect(points.page.locator("sheet-screen .point")).to_have_count(1)


def test_a_mouse_drags_a_point_but_not_the_graph(points):
    x, y = points.graph.place(2, 1)
    origin = points.graph.origin()
    right, up = points.graph.place(4, 2)
    mouse = points.page.mouse
    # Beside the middle: the point keeps its distance from the mouse.
    mouse.move(x + 5, y - 4)
    mouse.down()
    mouse.move(right + 5, up - 4, steps=8)
    settle(points.page)
    expect(points.formula(1)).to_have_value("(4, 2)")
    mouse.up()
    assert points.graph.origin() == origin
    assert middle(point(points, 1)) == pytest.approx((right, up), abs=1)
    assert points.is_red(4, 2)
    points.undo.click()
    expect(points.formula(1)).to_have_value("(2, 1)")


def test_a_finger_drags_a_point_but_not_the_graph(touched):
    origin = touched.graph.origin()
    start = touched.graph.place(2, 1)
    touched.graph.drag((start, touched.graph.place(1, -1)))
    expect(touched.formula(1)).to_have_value("(1, -1)")
    assert touched.graph.origin() == origin


def test_a_loupe_shows_what_the_finger_covers(touched):
    loupe = touched.page.locator("sheet-screen .loupe")
    session = touched.page.context.new_cdp_session(touched.page)
    x, y = touched.graph.place(2, 1)

    def touch(kind, *places):
        points = [{"x": x, "y": y} for x, y in places]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (x, y))
    expect(loupe).to_be_hidden()
    touch("touchMove", (x - 20, y + 20))
    expect(loupe).to_be_visible()
    # The point is in its middle, and the finger beside it.
    red, green, blue, _ = loupe.evaluate(
        """async (loupe) => {
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const middle = Math.round(loupe.width / 2);
          return [...loupe.getContext("2d").getImageData(middle, middle, 1, 1).data];
        }""")
    assert red - max(green, blue) > 60
    box = loupe.bounding_box()
    assert not (box["x"] < x - 20 < box["x"] + box["width"] and box["y"] < y + 20 < box["y"] + box["height"])
    touch("touchEnd")
    expect(loupe).to_be_hidden()


def test_two_fingers_on_points_pinch_the_graph(touched):
    graph = touched.graph
    scale = graph.scale()
    one, other = graph.place(2, 1), graph.place(-1, 2)
    graph.drag((one, (one[0] + 40, one[1])), (other, (other[0] - 40, other[1])))
    assert graph.scale() > 1.2 * scale
    assert touched.texts()[:2] == POINTS[:2]
    assert middle(point(touched, 1)) == pytest.approx(graph.place(2, 1), abs=1)
    # A single finger then drags again.
    graph.drag((graph.place(2, 1), graph.place(1, 1)))
    expect(touched.formula(1)).to_have_value("(1, 1)")


def test_a_second_finger_beside_a_point_pinches_the_graph(touched):
    graph = touched.graph
    scale = graph.scale()
    one, other = graph.place(2, 1), graph.place(-1, -1)
    graph.drag((one, (one[0] + 40, one[1])), (other, (other[0] - 40, other[1])))
    assert graph.scale() > 1.2 * scale
    assert touched.texts()[:2] == POINTS[:2]


def test_the_wheel_over_a_point_zooms_the_graph(points):
    scale = points.graph.scale()
    points.page.mouse.move(*points.graph.place(2, 1))
    points.page.mouse.wheel(0, -200)
    until(points.page, f"document.querySelector('sheet-screen graph-view').scale > {1.2 * scale}")
    points.graph.rest()
    assert middle(point(points, 1)) == pytest.approx(points.graph.place(2, 1), abs=1)


def test_handles_are_away_while_the_graph_moves(points):
    assert points.page.evaluate(STALE)
    expect(points.page.locator(".points.stale")).to_have_count(0)
    points.graph.rest()
    assert middle(point(points, 1)) == pytest.approx(points.graph.place(2, 1), abs=1)


def test_keys_move_a_point_and_undo_moves_it_back(points):
    keys = points.page.keyboard
    handle = point(points, 1)
    handle.focus()
    before = points.texts()[0]
    keys.press("ArrowRight")
    expect(points.formula(1)).not_to_have_value(before)
    step = points.texts()[0]
    for _ in range(9):
        keys.press("ArrowRight")
    ten = points.texts()[0]
    for _ in range(10):
        keys.press("ArrowLeft")
    expect(points.formula(1)).to_have_value(before)
    keys.press("Shift+ArrowRight")
    expect(points.formula(1)).to_have_value(ten)
    assert step != ten
    expect(handle).to_be_focused()
    keys.press("Control+z")
    expect(points.formula(1)).to_have_value(before)


def test_readers_with_assistive_technology_find_points(points):
    point(points, 1).focus()
    assert violations(points.page) == []


def test_a_point_on_a_phone_is_as_large_as_a_finger(touched):
    box = point(touched, 1).bounding_box()
    assert min(box["width"], box["height"]) >= 44


def test_a_loupe_shows_the_curve_that_a_finger_holds(touched):
    """Until it is lifted; a finger that only touches shows none."""
    loupe = touched.page.locator("sheet-screen .loupe")
    session = touched.page.context.new_cdp_session(touched.page)
    x, y = touched.graph.place(-2, -1)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y + 3}]})
    expect(loupe).to_be_visible()
    box = loupe.bounding_box()
    assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"])
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(loupe).to_be_hidden()

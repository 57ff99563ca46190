"""The graph: gestures through the browser's own input, keys, legend, reports, what is kept."""

import pytest
from playwright.sync_api import expect

from graph import Graph, distance

WAVES = "lang=en&f=sin(x)%2Bcos(2x)-tan(3x)"
PARABOLA = "lang=en&f=x^2-1"
WIDE = (1200, 800)


@pytest.fixture
def graph(launch):
    """The graph of a parabola on a phone held upright."""
    return Graph(launch(query=PARABOLA)).open()


def test_dot_plot_and_graph_reach_each_other(launch):
    graph = Graph(launch(query=WAVES)).open()
    expect(graph.view).to_have_attribute("role", "img")
    expect(graph.page.get_by_role("img", name="Graph of sin(x)+cos(2×x)-tan(3×x)")).to_be_visible()
    expect(graph.page.get_by_role("heading", name="y = sin(x)+cos(2×x)-tan(3×x)")).to_be_visible()
    expect(graph.app.plot).to_be_hidden()
    assert graph.ink() > 500
    graph.back.click()
    expect(graph.app.plot).to_be_visible()
    expect(graph.view).to_be_hidden()
    graph.open()
    graph.page.go_back()
    expect(graph.app.plot).to_be_visible()
    graph.page.go_back()
    expect(graph.app.field).to_be_visible()


def test_graph_is_beside_the_calculator_where_there_is_room(launch):
    graph = Graph(launch(*WIDE, query=PARABOLA)).open()
    expect(graph.view).to_be_visible()
    expect(graph.app.field).to_be_visible()
    graph.app.tap("clear x plot")
    expect(graph.app.plot).to_be_visible()
    expect(graph.view).to_be_hidden()


def test_finger_keeps_its_point(graph):
    start, end = graph.middle(-60, 40), graph.middle(85, -33)
    point = graph.at(*start)
    graph.drag((start, end))
    assert distance(graph.place(*point), end) < 0.5
    assert graph.scale() == 40


def test_pinch_keeps_both_fingers_points(graph):
    starts = graph.middle(-40, -30), graph.middle(40, 30)
    ends = graph.middle(-100, -75), graph.middle(60, 45)
    points = [graph.at(*start) for start in starts]
    graph.drag(*zip(starts, ends))
    assert graph.scale() == pytest.approx(80)
    for point, end in zip(points, ends):
        assert distance(graph.place(*point), end) < 0.5


def test_double_tap_moves_the_origin_there(graph):
    place = graph.middle(57, -91)
    for _ in range(2):
        graph.page.touchscreen.tap(*place)
    graph.rest()
    assert distance(graph.place(0, 0), place) < 0.5
    assert graph.scale() == 40


def test_wheel_zooms_about_the_mouse(launch):
    graph = Graph(launch(*WIDE, query=PARABOLA)).open()
    place = graph.middle(120, 45)
    point = graph.at(*place)
    graph.page.mouse.move(*place)
    graph.page.mouse.wheel(0, -300)
    graph.rest()
    assert graph.scale() > 60
    assert distance(graph.place(*point), place) < 0.5
    graph.page.mouse.wheel(0, 300)
    graph.rest()
    assert graph.scale() == pytest.approx(40)


def test_mouse_drags_and_double_clicks(launch):
    graph = Graph(launch(*WIDE, query=PARABOLA)).open()
    start, end = graph.middle(30, 30), graph.middle(-140, 80)
    point = graph.at(*start)
    graph.page.mouse.move(*start)
    graph.page.mouse.down()
    graph.page.mouse.move(*end, steps=5)
    graph.page.mouse.up()
    graph.rest()
    assert distance(graph.place(*point), end) < 0.5
    place = graph.middle(77, 19)
    graph.page.mouse.dblclick(*place)
    graph.rest()
    assert distance(graph.place(0, 0), place) < 0.5


def test_keys_move_and_zoom_while_the_graph_has_the_focus(graph):
    graph.view.focus()
    for key in ["ArrowRight", "ArrowRight", "ArrowUp", "+"]:
        graph.page.keyboard.press(key)
    graph.rest()
    assert graph.scale() == 60
    assert graph.origin() == pytest.approx((-120, 60))
    graph.page.keyboard.press("-")
    graph.page.keyboard.press("ArrowLeft")
    graph.page.keyboard.press("ArrowDown")
    graph.rest()
    assert graph.scale() == pytest.approx(40)
    assert graph.origin() == pytest.approx((-40, 0))
    graph.page.keyboard.press("0")
    graph.rest()
    assert (graph.scale(), graph.origin()) == (40, (0, 0))


def test_buttons_zoom_and_dots_can_be_switched_on(graph):
    graph.zoom_in.click()
    graph.rest()
    assert graph.scale() > 40
    graph.zoom_out.click()
    graph.rest()
    assert graph.scale() == pytest.approx(40)
    before = graph.ink()
    graph.dots.click()
    graph.rest()
    expect(graph.dots).to_have_attribute("aria-checked", "true")
    expect(graph.view).to_have_attribute("mode", "dots")
    assert graph.ink() != before


def test_origin_keeps_its_place_from_the_centre_on_rotation(graph):
    graph.drag((graph.middle(0, 0), graph.middle(31, -22)))
    assert graph.origin() == (31, -22)
    graph.page.set_viewport_size({"width": 844, "height": 390})
    graph.rest()
    assert graph.origin() == (31, -22)
    assert graph.page.evaluate(
        "(({ canvas, clientWidth }) => canvas.width === clientWidth)"
        "(document.querySelector('graph-view'))"
    )


def test_reload_keeps_curves_place_and_scale(graph):
    graph.drag((graph.middle(0, 0), graph.middle(40, 60)))
    graph.zoom_in.click()
    graph.dots.click()
    graph.rest()
    before = graph.scale(), graph.origin(), graph.state()["curves"]
    graph.page.reload()
    graph.view.wait_for()
    graph.rest()
    after = graph.scale(), graph.origin(), graph.state()["curves"]
    assert after[:2] == before[:2]
    assert [curve["source"] for curve in after[2]] == [curve["source"] for curve in before[2]]
    expect(graph.dots).to_have_attribute("aria-checked", "true")

"""The graph: gestures through the browser's own input, keys, legend, reports, stored state."""

import base64
import re
import statistics

import pytest
from playwright.sync_api import expect

from calculator import Calculator, until
from graph import Graph, distance
from looks import boxes, color, in_each_scheme, pixels

WAVES = "lang=en&f=sin(x)%2Bcos(2x)-tan(3x)"
PARABOLA = "lang=en&f=x^2-1"
WIDE = (1200, 800)

SCALE = "document.querySelector('graph-view').scale"
# The distance of the middle of the trace's ring from its place on the curve, in CSS pixels.
RING_ERROR = """() => {
  const view = document.querySelector("graph-view");
  const ring = view.shadowRoot.querySelector(".ring").getBoundingClientRect();
  const { x, y } = view.getBoundingClientRect();
  const { left, top } = view.state.trace;
  return Math.hypot(ring.x + ring.width / 2 - x - left, ring.y + ring.height / 2 - y - top);
}"""


@pytest.fixture
def graph(launch):
    """The graph of a parabola on an upright phone."""
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
    # The reader chose the graph, so it shows the next equation too.
    graph.app.tap("clear x plot")
    expect(graph.page.get_by_role("img", name="Graph of x,")).to_be_visible()
    expect(graph.app.plot).to_be_hidden()
    graph.back.click()
    expect(graph.page.get_by_role("img", name="Plot of x", exact=True)).to_be_visible()


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
    until(graph.page, f"{SCALE} > 60")
    assert distance(graph.place(*point), place) < 0.5
    graph.page.mouse.wheel(0, 300)
    until(graph.page, f"{SCALE} < 60")
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


def test_graph_can_be_added_to_the_one_on_screen(launch):
    graph = Graph(launch(*WIDE, query=PARABOLA)).open()
    addition = graph.button("Add to Graph")
    graph.back.click()
    expect(addition).to_be_hidden()
    graph.app.tap("clear sin x plot")
    addition.click()
    expect(graph.view).to_be_visible()
    graph.rest()
    assert [curve["source"] for curve in graph.state()["curves"]] == ["x^2-1", "sin(x)"]
    graph.back.click()
    expect(addition).to_be_hidden()
    graph.button("Graph").click()
    expect(graph.legend.get_by_role("listitem")).to_have_count(2)
    # Beside the keys, several curves stay together, and the next equation joins them.
    graph.app.tap("clear 2 x plot")
    expect(graph.legend.get_by_role("listitem")).to_have_count(3)
    graph.back.click()
    graph.app.tap("clear 3 x plot")
    graph.button("Graph").click()
    expect(graph.legend).to_be_hidden()
    assert [curve["source"] for curve in graph.state()["curves"]] == ["3×x"]


@pytest.fixture
def two(graph):
    """Two curves on the phone."""
    graph.send("add", "sin(x)", "radians")
    return graph


def test_curves_are_hidden_recoloured_and_removed(two):
    expect(two.legend.get_by_role("listitem")).to_have_count(2)
    both = two.ink()
    spot = two.button("Show y = sin(x)")
    expect(spot).to_have_attribute("aria-pressed", "true")
    spot.tap()
    two.rest()
    expect(spot).to_have_attribute("aria-pressed", "false")
    assert two.ink() < both
    spot.tap()
    two.button("y = sin(x)").tap()
    two.page.get_by_role("menuitemradio", name="Orange").tap()
    two.rest()
    assert two.state()["curves"][1]["color"] == 4
    assert not two.state()["curves"][1]["hidden"]
    expect(two.button("y = sin(x)")).to_be_focused()
    two.button("y = sin(x)").tap()
    two.page.get_by_role("menuitem", name="Remove").tap()
    expect(two.legend).to_be_hidden()
    assert [curve["source"] for curve in two.state()["curves"]] == ["x^2-1"]


def test_menus_answer_to_keys(two):
    two.button("y = sin(x)").focus()
    two.page.keyboard.press("Enter")
    expect(two.page.get_by_role("menuitemradio", name="Red")).to_be_focused()
    two.page.keyboard.press("ArrowUp")
    expect(two.page.get_by_role("menuitem", name="Remove")).to_be_focused()
    two.page.keyboard.press("Escape")
    expect(two.button("y = sin(x)")).to_be_focused()
    expect(two.page.get_by_role("menuitem", name="Remove")).to_be_hidden()
    two.button("Export").focus()
    two.page.keyboard.press("Enter")
    expect(two.page.get_by_role("menuitem", name="SVG")).to_be_focused()
    two.page.keyboard.press("ArrowDown")
    two.page.keyboard.press("ArrowDown")
    expect(two.page.get_by_role("menuitem", name="CSV")).to_be_focused()


@pytest.mark.parametrize(
    "name, start", [("SVG", b"<svg"), ("PNG", b"\x89PNG\r\n"), ("CSV", b"x,")]
)
def test_graph_is_exported(graph, name, start):
    graph.button("Export").tap()
    with graph.page.expect_download() as download:
        graph.page.get_by_role("menuitem", name=name).tap()
    assert download.value.suggested_filename == f"y = x^2-1.{name.lower()}"
    content = open(download.value.path(), "rb").read()
    assert start in content[:200]
    assert len(content) > 1000


PICTURE = """async (data) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const { data: pixels } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const counts = {};
  for (let at = 0; at < pixels.length; at += 4) {
    const color = [...pixels.slice(at, at + 3)].map((part) => part.toString(16).padStart(2, "0"));
    counts["#" + color.join("")] = (counts["#" + color.join("")] ?? 0) + 1;
  }
  return [bitmap.width, bitmap.height, counts];
}"""


def saved(page, save):
    """The width and the height of a picture that is saved, and the number of pixels of each colour."""
    with page.expect_download() as download:
        save()
    content = open(download.value.path(), "rb").read()
    return page.evaluate(PICTURE, base64.b64encode(content).decode())


@pytest.mark.parametrize("pixel_ratio", [1, 3])
def test_pictures_are_on_white_paper_with_a_legend_in_dark_too(launch, pixel_ratio):
    app = launch(query=PARABOLA, color_scheme="dark", device_scale_factor=pixel_ratio)
    _, _, stage, height = [
        round(number) for number in app.page.locator("dot-plot").filter(visible=True)
        .bounding_box().values()]
    width, tall, colors = saved(app.page, app.page.get_by_role("button", name="Save Picture").tap)
    assert (width, tall) == (2 * stage, 2 * height)
    assert max(colors, key=colors.get) == "#ffffff"
    assert colors["#d6313f"] > 200
    graph = Graph(app).open()
    graph.send("add", "sin(x)", "radians")
    _, _, across, down = graph.box()
    svg = app.page.evaluate("document.querySelector('graph-view').svg()")

    def save():
        graph.button("Export").tap()
        app.page.get_by_role("menuitem", name="PNG").tap()

    width, tall, colors = saved(app.page, save)
    assert (width, tall) == (round(2 * across), round(2 * down))
    assert max(colors, key=colors.get) == "#ffffff"
    for color in re.findall("#[0-9a-f]{6}", svg):
        assert colors[color] > 0, f"{color} is in the SVG alone"
    assert ">y = x^2-1</text>" in svg and ">y = sin(x)</text>" in svg


def test_axes_of_one_scale_are_numbered_alike(graph):
    """On the screen and in the file; between the lines with numbers are fainter ones."""
    for _ in range(4):
        svg = graph.page.evaluate("document.querySelector('graph-view').svg()")
        labels = [
            (float(x), float(y), float(number)) for x, y, number in re.findall(
                '<text class="label" x="(.+?)" y="(.+?)" text-anchor="middle".*?>(.+?)<', svg)]
        level = statistics.mode(y for _, y, _ in labels)
        across = [number for _, y, number in labels if y == level]
        up = [number for _, y, number in labels if y != level]
        steps = [min(b - a for a, b in zip(ends, ends[1:])) for ends in map(sorted, (across, up))]
        assert steps[0] == pytest.approx(steps[1])
        grid, fine = (
            re.search(f'<path class="{name}" d="([^"]+)"', svg)[1].count("M")
            for name in ("grid", "fine-grid"))
        assert fine > 3 * grid
        graph.zoom_in.click()
        graph.rest()


def test_trace_follows_finger_and_arrow_keys(graph):
    graph.trace.tap()
    graph.rest()
    expect(graph.trace).to_have_attribute("aria-checked", "true")
    assert abs(graph.state()["trace"]["x"]) < 0.05
    origin = graph.origin()
    end = graph.place(1.37, 2)
    graph.drag((graph.middle(), end))
    trace = graph.state()["trace"]
    assert trace["x"] == pytest.approx(1.37, abs=0.03)
    assert trace["y"] == pytest.approx(trace["x"] ** 2 - 1)
    assert graph.origin() == origin
    assert graph.page.evaluate(RING_ERROR) < 0.5
    assert f"x = {trace['x']}" in graph.view.get_attribute("aria-description")
    graph.view.focus()
    for _ in range(3):
        graph.page.keyboard.press("ArrowRight")
    assert graph.state()["trace"]["x"] == pytest.approx(trace["x"] + 3 / 40, abs=0.02)
    graph.page.keyboard.press("Escape")
    assert graph.state()["trace"] is None
    expect(graph.trace).to_have_attribute("aria-checked", "false")
    assert graph.view.get_attribute("aria-description") is None


def test_trace_has_the_colour_of_its_curve_in_both_schemes(graph):
    graph.trace.click()
    curve = graph.page.locator(".swatch").first
    rings = []
    for _ in in_each_scheme(graph.page):
        rings.append(color(curve, "backgroundColor"))
        # The ring is above the shadow of its text.
        (ring,) = boxes(graph.view.locator(".ring"))
        upper = {"x": ring["x"] + 8, "y": round(ring["y"]) + 1, "width": 1, "height": 1}
        assert pixels(graph.page, upper) == [[rings[-1]]]
    assert rings[0] != rings[1]


def test_trace_goes_from_curve_to_curve(two):
    two.view.focus()
    two.page.keyboard.press("t")
    first = two.state()["trace"]["curve"]
    two.page.keyboard.press("ArrowDown")
    second = two.state()["trace"]["curve"]
    two.page.keyboard.press("ArrowDown")
    assert second != first == two.state()["trace"]["curve"]


def test_finger_that_stays_traces(graph):
    start = graph.place(1.5, 0)
    session = graph.page.context.new_cdp_session(graph.page)
    point = {"x": start[0], "y": start[1]}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    until(graph.page, "document.querySelector('graph-view').state.trace !== null")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    graph.rest()
    assert graph.state()["trace"]["x"] == pytest.approx(1.5, abs=0.03)
    assert graph.origin() == (0, 0)
    graph.page.touchscreen.tap(*graph.middle(50, 50))
    graph.rest()
    assert graph.state()["trace"] is None


def test_mouse_reads_the_curve_it_is_over(launch):
    graph = Graph(launch(*WIDE, query=PARABOLA)).open()
    graph.page.mouse.move(*graph.place(-1.6, 1))
    graph.rest()
    assert graph.state()["trace"]["x"] == pytest.approx(-1.6, abs=0.03)
    reading = graph.view.locator(".reading")
    expect(reading).to_contain_text("y = ")
    graph.page.mouse.move(100, 400)
    graph.rest()
    expect(reading).to_be_hidden()


def test_statistics_open_and_close_by_keyboard(graph):
    opener = graph.button("Statistics")
    opener.focus()
    graph.page.keyboard.press("Enter")
    expect(graph.statistics).to_contain_text("−1, 1")
    graph.page.keyboard.press("Escape")
    expect(graph.statistics).to_be_hidden()
    expect(opener).to_be_focused()
    opener.click()
    graph.statistics.get_by_role("button", name="Close").click()
    expect(graph.statistics).to_be_hidden()


def test_clearing_stored_data_clears_the_graph(launch):
    graph = Graph(launch(*WIDE, query=PARABOLA)).open()
    graph.drag((graph.middle(), graph.middle(50, 50)))
    graph.app.tab("Configuration")
    graph.button("Clear Stored Data").click()
    graph.button("Clear").click()
    until(graph.page, "!(localStorage.getItem('ordinate-graph') ?? '').includes('x')")
    assert "50" not in graph.page.evaluate("localStorage.getItem('ordinate-graph') ?? ''")


def test_graph_that_cannot_be_fetched_says_so(chromium, address):
    page = chromium.new_page(viewport={"width": 390, "height": 844})
    page.route("**/engine-graphs-*.wasm", lambda route: route.abort())
    page.goto(f"{address}?{PARABOLA}")
    app = Calculator(page).wait()
    page.get_by_role("button", name="Graph", exact=True).click()
    expect(app.alert).to_contain_text("could not be loaded")
    app.alert.get_by_role("button", name="OK").click()
    page.unroute("**/engine-graphs-*.wasm")
    Graph(app).open()
    expect(page.get_by_role("img", name="Graph of x^2-1")).to_be_visible()
    page.close()


def test_statistics_list_every_extreme(launch):
    graph = Graph(launch(query="lang=en&f=x^3-3x")).open()
    graph.button("Statistics").click()
    expect(graph.statistics).to_contain_text("Local maxima2 at x = −1")
    expect(graph.statistics).to_contain_text("Local minima−2 at x = 1")
    expect(graph.statistics).to_contain_text("Integral0")
    expect(graph.statistics).to_contain_text("None is missing.")


def test_the_first_view_shows_a_part_of_the_curve(launch):
    graph = Graph(launch(query="lang=en&f=x^2%2B100")).open()
    assert graph.ink() > 100
    expect(graph.button("Fit")).to_be_hidden()
    graph.button("Reset View").click()
    notice = graph.page.locator("graph-pane .notice")
    expect(notice).to_contain_text("the curve is above")
    assert graph.ink() == 0
    graph.button("Fit").click()
    expect(notice).to_be_hidden()
    assert graph.rest().ink() > 100


def test_a_function_without_values_is_said_to_have_none(launch):
    graph = Graph(launch(query="lang=en&f=ln(-1-x^2)")).open()
    notice = graph.page.locator("graph-pane .notice p")
    expect(notice).to_have_text("This function is defined nowhere.")
    expect(graph.button("Fit")).to_be_hidden()


def test_the_angle_unit_is_shown_where_it_matters(launch):
    app = launch(844, 390).tab("Plotter").tap("sin x )")
    badge = app.page.locator("reading-view .angle")
    expect(badge).to_have_text("RAD")
    expect(badge).to_be_in_viewport(ratio=1)
    badge.click()
    expect(badge).to_have_text("DEG")
    app.tap("plot")
    expect(app.page.locator("plot-pane .setting").first).to_have_text("−5 … 5 · 50 samples · DEG")
    graph = Graph(app).open()
    expect(graph.page.locator("graph-pane .title .setting")).to_have_text("DEG")
    graph.send("show", "x", "degrees")
    expect(graph.page.locator("graph-pane .title .setting")).to_be_hidden()


def test_an_example_leads_back_to_the_gallery_and_sets_its_settings(launch):
    app = launch()
    app.page.get_by_role("button", name="Plot of sin(x)+cos(2×x)-tan(3×x)").click()
    expect(app.plot).to_be_visible()
    expect(app.page.locator("plot-pane .foot")).to_contain_text("Configuration now has these settings.")
    graph = Graph(app).open()
    graph.back.click()
    app.page.get_by_role("button", name="Back to Featured").click()
    assert app.selected_tab() == "Featured"
    app.tab("Plotter").tap("plot")
    expect(app.page.locator("plot-pane .setting").first).to_contain_text("−0.25 … 0.25 · 200 samples")
    app.back.click()
    assert app.selected_tab() == "Plotter"

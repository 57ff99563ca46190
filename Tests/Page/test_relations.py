"""Relations, and curves of a parameter: from the Plotter's field to the graph, in pixels."""

import base64
import io
import math

import numpy
import PIL.Image
import pytest
from playwright.sync_api import expect

from calculator import until
from graph import Graph

PHONE, DESKTOP = (390, 844), (1366, 900)
NOTE = "Plot draws it in the graph."


def plotted(app, text):
    """The graph after a relation was typed and Enter pressed."""
    app.tab("Plotter")
    app.field.fill(text)
    app.field.press("Enter")
    graph = Graph(app)
    graph.view.wait_for()
    return graph.rest()


class Picture:
    """The pixels of a graph as it is now, by points of the plane and places of the view."""

    def __init__(self, graph):
        url = graph.page.evaluate("document.querySelector('graph-view').canvas.toDataURL()")
        png = io.BytesIO(base64.b64decode(url.partition(",")[2]))
        self.pixels = numpy.asarray(PIL.Image.open(png).convert("RGB")).astype(int)
        _, _, self.width, self.height = graph.box()
        self.ratio = self.pixels.shape[1] / self.width
        self.origin, self.scale = graph.origin(), graph.scale()

    def at_point(self, x, y, reach=1):
        """The colours around a point of the plane, the most colourful first."""
        (dx, dy), scale = self.origin, self.scale
        return self.at_place(self.width / 2 + dx + x * scale, self.height / 2 + dy - y * scale, reach)

    def at_place(self, x, y, reach=1):
        """The same around a place in the view, from its upper left corner."""
        left, top = (round((place - reach) * self.ratio) for place in (x, y))
        side = round((2 * reach + 1) * self.ratio)
        found = self.pixels[max(0, top):top + side, max(0, left):left + side].reshape(-1, 3)
        return sorted(map(tuple, found.tolist()), key=lambda pixel: min(pixel) - max(pixel))


def is_curve(pixel):
    red, green, blue = pixel
    return red - max(green, blue) > 90


def is_filled(pixel):
    red, green, blue = pixel
    return 20 < red - max(green, blue) < 90


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_plot_draws_a_relation_in_the_graph(launch, size):
    app = launch(*size)
    app.tab("Plotter")
    app.field.fill("x^2+y^2=25")
    expect(app.page.get_by_text(NOTE)).to_be_visible()
    expect(app.page.locator("#equation-message")).to_be_hidden()
    app.tap("plot")
    graph = Graph(app)
    expect(app.page.get_by_role("img", name="Graph of x^2+y^2 = 25")).to_be_visible()
    expect(app.page.get_by_role("heading", name="x^2+y^2 = 25", exact=True)).to_be_visible()
    graph.rest()
    graph.button("Back to Plotter" if size == PHONE else "Back to Dot Plot").click()
    expect(graph.view).to_be_hidden()
    expect(app.field).to_have_value("x^2+y^2=25")


def test_a_function_joins_a_relation_in_the_graph(launch):
    app = launch(*DESKTOP)
    graph = plotted(app, "x^2+y^2=25")
    app.tap("clear 2 x plot")
    expect(graph.legend.get_by_role("listitem")).to_have_count(2)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("ratio", [1, 1.5, 3])
def test_a_circle_is_round_and_closed(launch, scheme, ratio):
    graph = plotted(
        launch(*DESKTOP, color_scheme=scheme, device_scale_factor=ratio), "x²+y²=25")
    picture = Picture(graph)
    for degrees in range(0, 360, 3):
        angle = math.radians(degrees)
        for radius, is_on in [(5, True), (4.85, False), (5.15, False)]:
            near = picture.at_point(radius * math.cos(angle), radius * math.sin(angle))
            assert is_curve(near[0]) == is_on, (degrees, radius)


CURVES = [
    ("r = 1+4cos(θ)", "r = 1+4×cos(θ)", lambda t: polar(1 + 4 * math.cos(t), t), 0, 2 * math.pi),
    ("(5cos 3t, 5sin 2t)", "x = 5×cos(3×t) ∧ y = 5×sin(2×t)",
     lambda t: (5 * math.cos(3 * t), 5 * math.sin(2 * t)), 0, 2 * math.pi),
    ("(t, t²) {-1 ≤ t < 2}", "x = t ∧ y = t^2 ∧ -1 ≤ t < 2", lambda t: (t, t * t), -1, 2),
    ("(t, 0.5t)", "x = t ∧ y = 0.5×t ∧ 0 ≤ t ≤ 2×π", lambda t: (t, t / 2), 0, 2 * math.pi),
]


def polar(radius, angle):
    return radius * math.cos(angle), radius * math.sin(angle)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("text, title, point, first, last", CURVES)
def test_a_curve_of_a_parameter_is_drawn_and_nothing_else(
    launch, size, text, title, point, first, last
):
    app = launch(*size)
    graph = plotted(app, text)
    expect(app.page.get_by_role("img", name=f"Graph of {title}")).to_be_visible()
    picture = Picture(graph)
    points = [point(first + (last - first) * step / 400) for step in range(401)]
    for x, y in points[1:-1:5]:
        if abs(x) < 4 and abs(y) < 8:
            assert is_curve(picture.at_point(x, y)[0]), (x, y)
    step = 0.5
    for column in range(-7, 8):
        for row in range(-15, 16):
            x, y = column * step + 0.27, row * step + 0.23
            if min(math.dist((x, y), point) for point in points) > 0.15:
                assert not is_curve(picture.at_point(x, y)[0]), (x, y)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_strict_inequality_is_filled_on_one_side_with_a_dashed_bound(launch, scheme):
    graph = plotted(launch(*DESKTOP, color_scheme=scheme), "y > x²")
    picture = Picture(graph)
    for x, y in [(0.25, 1.25), (-1.75, 5.75), (2.25, 7.25), (0.25, 0.75)]:
        assert all(map(is_filled, picture.at_point(x, y)))
    for x, y in [(0.25, -1.25), (3.25, 5.75), (-4.75, 7.25), (1.75, 0.75)]:
        assert not any(map(is_filled, picture.at_point(x, y)))
    bound = [is_curve(picture.at_point(x / 100, (x / 100) ** 2, 0)[0]) for x in range(-250, 251)]
    assert 0.4 < sum(bound) / len(bound) < 0.8
    runs = "".join("#" if dark else " " for dark in bound).split()
    assert len(runs) > 20


def test_a_relation_joins_curves_and_is_kept(launch):
    app = launch(*DESKTOP, query="lang=en&f=x^2-1")
    graph = Graph(app).open()
    plotted(app, "x²+y²=25")
    titles = [curve["title"] for curve in graph.state()["curves"]]
    assert titles == ["y = x^2-1", "x^2+y^2 = 25"]
    expect(graph.legend.get_by_role("button", name="x^2+y^2 = 25", exact=True)).to_be_visible()
    graph.legend.get_by_role("button", name="Show x^2+y^2 = 25").click()
    graph.rest()
    assert not is_curve(Picture(graph).at_point(5, 0)[0])
    graph.legend.get_by_role("button", name="Show x^2+y^2 = 25").click()
    graph.rest()
    until(app.page, "localStorage['ordinate-graph'].includes('x²+y²=25')")
    app.page.reload()
    graph = Graph(app.wait())
    graph.view.wait_for()
    graph.rest()
    assert [curve["title"] for curve in graph.state()["curves"]] == titles


def test_trace_and_statistics_say_that_they_are_for_curves(launch):
    graph = plotted(launch(*DESKTOP), "x²+y²=25")
    sentence = "Trace and statistics are for curves y = f(x)."
    graph.trace.click()
    expect(graph.page.get_by_text(sentence)).to_be_visible()
    graph.trace.click()
    expect(graph.page.get_by_text(sentence)).to_be_hidden()
    graph.button("Statistics").click()
    expect(graph.statistics).to_contain_text(sentence)


@pytest.mark.parametrize(
    "text, place", [("x²+y²=25+", ""), ("x²+y²=a", "a"), ("y > (x", "("), ("x = cos t", "x = cos t")])
def test_what_is_no_relation_is_refused_at_its_place(launch, text, place):
    app = launch(*DESKTOP).tab("Plotter")
    app.field.fill(text)
    app.field.press("Enter")
    expect(app.page.locator("#equation-message")).to_be_visible()
    expect(app.page.locator("equation-field mark")).to_have_text(place)
    expect(app.field).to_have_value(text)
    expect(app.page.locator("graph-view")).to_be_hidden()


@pytest.mark.parametrize(
    "text", ["sin(x^2+y^2)=cos(x*y)", "y = tan(x^2+y^2)", "x = sin(exp(y))"])
def test_the_page_answers_while_a_hard_relation_is_proved(launch, text):
    app = launch(*DESKTOP).tab("Plotter")
    app.field.fill(text)
    app.field.press("Enter")
    graph = Graph(app)
    graph.view.wait_for()
    before = graph.scale()
    graph.zoom_in.click()
    until(app.page, f"Number(document.querySelector('graph-view').scale) > {before}")
    app.tap("clear 7")
    expect(app.field).to_have_value("7")


def test_exports_show_the_relation(launch):
    graph = plotted(launch(*DESKTOP), "y > x²")
    svg = graph.page.evaluate("document.querySelector('graph-view').svg()")
    assert ">y &gt; x^2</text>" in svg and 'class="region"' in svg
    size = graph.page.evaluate("document.querySelector('graph-view').png().then((file) => file.size)")
    assert size > 1000


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("text", ["x²+y²=1", "y = √(1-x²) {x > 0.5}", "(t, √(1-t²)) {t > 0}"])
def test_a_point_can_be_looked_at_as_closely_as_wanted(launch, size, text):
    graph = plotted(launch(*size), text)
    graph.page.evaluate(
        """() => {
          const view = document.querySelector("graph-view");
          view.setAttribute("scale", "1e20");
          view.setAttribute("origin", "-60000000000000000000 80000000000000000000");
        }""")
    graph.rest()
    picture = Picture(graph)
    for step in [-30, -10, 0, 10, 30]:
        for across, is_on in [(0, True), (5, False), (-5, False)]:
            place = picture.width / 2 + 4 * step + across, picture.height / 2 + 3 * step
            assert is_curve(picture.at_place(*place)[0]) == is_on, (step, across)
    name = graph.view.get_attribute("aria-label")
    assert "x from 0.59999999999999999" in name and " to 0.60000000000000000" in name
    graph.button("Zoom In").click()
    graph.rest()
    assert graph.view.get_attribute("scale") == "150000000000000000000"
    assert graph.view.get_attribute("origin") == "-90000000000000000000 120000000000000000000"
    graph.button("Reset View").click()
    graph.rest()
    assert (graph.scale(), graph.origin()) == (40, (0, 0))

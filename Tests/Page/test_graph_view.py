"""`<graph-view>` on its own page: a page's data, bad data, attributes."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from calculator import until
from graph import Graph

PAGE = "examples/measured-data.html"


class Page:
    """The page around a graph, as `Graph` needs it."""

    def __init__(self, page):
        self.page = page


@pytest.fixture
def graph(visit):
    """The example page, on a small desktop."""
    return Graph(Page(visit(PAGE, 800, 700))).rest()


def show(graph, source, script="view.dataSource = source"):
    """Gives the view a data source, written in JavaScript, in the page's own context."""
    graph.page.evaluate(
        f"""async () => {{
          const view = document.querySelector("graph-view");
          const source = {source};
          {script};
        }}"""
    )
    return graph.rest()


def test_readings_are_graphed_with_their_gap(graph):
    assert [curve["source"] for curve in graph.state()["curves"]] == ["temperature", "dew point"]
    expect(graph.page.get_by_role("img", name="Graph of temperature")).to_be_visible()
    assert graph.view.get_attribute("scale") == "24"
    assert graph.view.get_attribute("origin") == "-288 360"
    rows = [line.split(",") for line in graph.page.evaluate(
        "document.querySelector('graph-view').csv()"
    ).strip().split("\n")]
    assert rows[0] == ["x", "temperature", "dew point"]
    values = {float(x): y for x, y, _ in rows[1:]}
    assert all(y == "" for x, y in values.items() if 13.2 < x < 14.3 or x < 0 or x > 23.9)
    assert all(5 < float(y) < 30 for x, y in values.items() if 0.1 < x < 13 or 14.4 < x < 23.8)


# How often the background was painted.
COUNT_PAINTINGS = """() => {
  const { fillRect } = CanvasRenderingContext2D.prototype;
  globalThis.paintings = 0;
  CanvasRenderingContext2D.prototype.fillRect = function (...sides) {
    if (sides[2] > 100) globalThis.paintings++;
    return fillRect.apply(this, sides);
  };
}"""


def test_a_picture_that_looks_as_before_is_not_painted_again(graph):
    page = graph.page
    page.evaluate(COUNT_PAINTINGS)
    view = "document.querySelector('graph-view')"
    assert page.evaluate(f"() => {{ {view}.draw(); {view}.draw(); return paintings; }}") == 0
    page.evaluate(f"{view}.scale = '25'")
    graph.rest()
    assert page.evaluate("paintings") > 0
    page.evaluate("paintings = 0")
    page.emulate_media(color_scheme="dark")
    until(page, "paintings > 0")
    # A browser may forget a canvas out of sight.
    page.evaluate(f"() => {{ paintings = 0; {view}.canvas.dispatchEvent(new Event('contextrestored')); }}")
    until(page, "paintings > 0")


def test_axe_finds_nothing_on_the_example(graph):
    results = Axe().run(graph.page)
    assert results.violations_count == 0, results.generate_report()


def test_no_source_shows_axes_at_the_scale(graph):
    show(graph, "null")
    assert graph.state()["curves"] == []
    assert graph.ink() == 0
    pixels = "document.querySelector('graph-view').canvas.toDataURL()"
    before = graph.page.evaluate(pixels)
    graph.page.evaluate("document.querySelector('graph-view').setAttribute('scale', '35')")
    graph.rest()
    assert graph.page.evaluate(pixels) != before


def test_attributes_that_cannot_be_are_refused(graph):
    for attribute in ["scale", "origin", "mode"]:
        before = graph.view.get_attribute(attribute)
        for value in ["0", "-3", "NaN", "Infinity", "1e999", "", "wide", "1 2 3"]:
            after = graph.page.evaluate(
                """([name, value]) => {
                  const view = document.querySelector("graph-view");
                  view.setAttribute(name, value);
                  return view.getAttribute(name);
                }""",
                [attribute, value],
            )
            assert after == before, f"{attribute} {value}"
            assert graph.scale() == 24


def test_attributes_and_properties_place_the_graph(graph):
    graph.page.evaluate(
        """() => {
          const view = document.querySelector("graph-view");
          view.setAttribute("scale", "12.5");
          view.origin = { x: -3, y: 4.25 };
          view.mode = "dots";
        }"""
    )
    assert graph.view.get_attribute("scale") == "12.5"
    assert graph.view.get_attribute("origin") == "-3 4.25"
    assert graph.page.evaluate(
        "(({ scale, origin, mode }) => [scale, origin.x, origin.y, mode])"
        "(document.querySelector('graph-view'))"
    ) == [12.5, -3, 4.25, "dots"]


def test_viewport_changes_are_reported(graph):
    graph.page.evaluate(
        """() => {
          window.told = [];
          addEventListener("viewport-change", ({ detail }) => told.push(detail));
        }"""
    )
    graph.drag((graph.middle(), graph.middle(30, -12)))
    assert graph.page.evaluate("told.at(-1)") == {"scale": 24, "origin": {"x": -258, "y": 348}}


BAD_VALUES = [
    "() => NaN",
    "() => Infinity",
    "(x) => (x > 0 ? 1e308 : -1e308)",
    "() => { throw new Error('no value'); }",
    "() => 'text'",
    "() => undefined",
    "(x) => ({ valueOf: () => x })",
    "() => document.querySelector('graph-view').zoomIn()",
    "(x) => (Math.floor(x * 50) % 3 ? x : [NaN, Infinity, -Infinity][Math.abs(Math.floor(x)) % 3])",
]


def test_bad_values_do_no_harm(graph):
    for values in BAD_VALUES:
        show(graph, f"{{ y: {values} }}")
        graph.page.mouse.move(*graph.middle(20, 20))
        graph.page.evaluate("document.querySelector('graph-view').statistics()")
        for mode in ["dots", "line"]:
            graph.page.evaluate(f"document.querySelector('graph-view').mode = '{mode}'")
            graph.rest()
        assert graph.scale() == 24, values
        show(graph, "{ formula: 'x/4+8' }")
        assert graph.ink() > 100, values


def test_statistics_wait_until_they_are_computed(graph):
    show(graph, "{ formula: 'x^2-4' }")
    (found,) = graph.page.evaluate("document.querySelector('graph-view').statistics()")
    rows = {row["name"]: row["value"] for row in found["rows"]}
    assert rows["Zeros"] == "−2, 2"
    assert graph.state()["statistics"] is None


def is_painted_before_next_frame(graph, formula):
    graph.rest()
    return graph.page.evaluate(
        """async (formula) => {
          const view = document.querySelector("graph-view");
          const canvas = view.canvas;
          const before = canvas.toDataURL();
          let frames = 0;
          requestAnimationFrame(() => frames++);
          view.send("add", formula, "radians");
          for (let turn = 0; turn < 10; turn++) await null;
          return frames === 0 && canvas.toDataURL() !== before;
        }""",
        formula,
    )


def test_another_curve_is_painted_before_the_next_frame(graph):
    """On a busy machine the first values may be late, so one of many curves suffices."""
    formulas = (f"y = {numerator}x/{denominator}" for numerator in range(1, 9) for denominator in range(3, 9))
    assert any(is_painted_before_next_frame(graph, formula) for formula in formulas)


def test_formulas_and_values_stand_side_by_side(graph):
    show(graph, "[{ formula: 'sin(x)', angle: 'degrees' }, { name: 'mine', y: (x) => x / 2 }]")
    assert [curve["source"] for curve in graph.state()["curves"]] == ["sin(x)", "mine"]
    show(graph, "{ formula: '2+' }")
    (curve,) = graph.state()["curves"]
    assert curve["problem"]


def test_slow_source_stops_no_finger(graph):
    """Each row takes 50 ms; the view follows the finger meanwhile, and the curve appears in the end."""
    show(
        graph,
        """{
          y(x) {
            const now = performance.now();
            if (now - (window.asked ?? 0) > 5) while (performance.now() - now < 50) ;
            window.asked = performance.now();
            return 14 + Math.sin(x);
          }
        }""",
    )
    start, end = graph.middle(-60, 40), graph.middle(85, -33)
    graph.page.evaluate(
        "() => (function count() {"
        " window.framesSeen = (window.framesSeen ?? 0) + 1; requestAnimationFrame(count); })()"
    )
    graph.drag((start, end), steps=20)
    assert graph.origin() == (-288 + 145, 360 - 73)
    assert graph.page.evaluate("framesSeen") > 5
    assert graph.ink() > 500


def test_view_moves_to_another_place_of_the_page(graph):
    graph.page.evaluate("document.querySelector('main').prepend(document.querySelector('graph-view'))")
    graph.rest()
    graph.drag((graph.middle(), graph.middle(30, 0)))
    assert graph.origin() == (-258, 360)
    assert graph.ink() > 500


def test_second_view_has_its_own_curves(graph):
    graph.page.evaluate(
        """async () => {
          const view = document.createElement("graph-view");
          view.dataSource = { name: "other", y: () => 1 };
          document.querySelector("main").append(view);
          await view.ready;
        }"""
    )
    assert graph.page.evaluate(
        "[...document.querySelectorAll('graph-view')].map(v => v.state.curves.map(c => c.source))"
    ) == [["temperature", "dew point"], ["other"]]

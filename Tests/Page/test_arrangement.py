"""Where the parts of the page are: tablets held upright, the tabs, headers, and keys that phones have too."""

import pytest
from playwright.sync_api import expect

from calculator import TABS, Keypad
from graph import Graph
from looks import boxes, color, pixels, settle

UPRIGHT = [(700, 1000), (768, 1024), (820, 1180), (1024, 1366), (1200, 1920)]
CALCULATORS = ["Calculator", "Scientific", "RPN", "Plotter"]


def box(app, selector):
    return app.page.locator(f"{selector}:visible").bounding_box()


@pytest.mark.parametrize("size", UPRIGHT)
@pytest.mark.parametrize("name", CALCULATORS)
def test_tablets_held_upright_have_the_pane_above_and_keys_no_taller_than_wide(launch, name, size):
    app = launch(*size).tab(name)
    app.key("7").wait_for()
    pane = box(app, ":is(plot-pane, graph-pane, history-pane)")
    screen = box(app, ":is(calculator-screen, plotter-screen)")
    assert pane["y"] + pane["height"] <= screen["y"] + 1
    assert pane["width"] == screen["width"]
    assert pane["height"] > 0.3 * size[1]
    rows = {key["height"] for key in boxes(app.page.locator(".key:visible"))}
    for key in boxes(app.page.locator(".key:visible")):
        # Keys of two rows aside.
        if key["height"] < 1.5 * min(rows):
            assert key["height"] <= 1.4 * key["width"]


def test_rpn_lists_only_levels_that_are_filled(launch):
    rpn = Keypad(launch(820, 1180), "RPN")
    levels = rpn.screen.locator(".stack li")
    expect(levels).to_have_count(0)
    rpn.enter("1 enter 2 enter 3")
    expect(levels).to_have_count(2)


@pytest.mark.parametrize("size", [(1100, 800), (1366, 900), (2560, 1440), (1200, 1920)])
def test_large_screens_have_the_tabs_at_their_side(launch, size):
    app = launch(*size)
    places = [app.page.get_by_role("tab", name=name, exact=True).bounding_box() for name in TABS]
    assert len({place["x"] for place in places}) == 1
    assert [place["y"] for place in places] == sorted(place["y"] for place in places)
    assert places[0]["x"] + places[0]["width"] < 0.15 * size[0]
    for name in TABS:
        tab = app.page.get_by_role("tab", name=name, exact=True)
        expect(tab.locator(".icon")).to_be_visible()
    app.tab("Calculator").page.keyboard.press("ArrowDown")
    assert app.selected_tab() == "Scientific"
    expect(app.page.get_by_role("tablist")).to_have_attribute("aria-orientation", "vertical")


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (820, 1180), (1099, 800)])
def test_other_screens_have_the_tabs_below(launch, size):
    app = launch(*size)
    places = [app.page.get_by_role("tab", name=name, exact=True).bounding_box() for name in TABS]
    assert len({place["y"] for place in places}) == 1
    assert places[0]["y"] + places[0]["height"] <= size[1]
    assert places[0]["y"] > 0.8 * size[1]
    expect(app.page.get_by_role("tablist")).to_have_attribute("aria-orientation", "horizontal")


@pytest.mark.parametrize("size", [(844, 600), (1024, 768), (1366, 900), (2560, 1440)])
def test_headers_side_by_side_share_height_and_baseline(launch, size):
    app = launch(*size).tab("Calculator")
    app.key("7").wait_for()
    headers = [box(app, "calculator-screen .bar"), box(app, "history-pane .title")]
    assert headers[0]["height"] == pytest.approx(headers[1]["height"], abs=1)
    titles = app.page.locator("calculator-screen:visible h1, history-pane:visible h2")
    baselines = titles.evaluate_all(
        """(titles) => titles.map((title) => {
          const mark = document.createElement("span");
          mark.style.display = "inline-block";
          title.append(mark);
          const { bottom } = mark.getBoundingClientRect();
          mark.remove();
          return bottom;
        })"""
    )
    assert baselines[0] == pytest.approx(baselines[1], abs=1.5)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_c_has_a_tint_of_its_own(launch, scheme):
    app = launch(color_scheme=scheme)
    for name in CALCULATORS:
        app.tab(name).key("7").wait_for()
        colors = [
            app.key(key).evaluate("key => getComputedStyle(key).backgroundColor")
            for key in ("clear", "7", "/", "sqrt", "plot" if name == "Plotter" else "exact")
        ]
        assert colors[0] not in colors[1:]


def test_the_angle_unit_looks_like_a_button(launch):
    keypad = Keypad(launch(), "Scientific")
    edge = keypad.angle.locator("span").evaluate("sign => getComputedStyle(sign).borderTopStyle")
    assert edge == "solid"
    keypad.angle.click()
    expect(keypad.angle).to_have_text("DEG")


def test_the_graph_button_has_room_around_its_title(launch):
    app = launch(320, 568).tab("Plotter").tap("x plot")
    graph = Graph(app).open()
    graph.back.click()
    button = app.page.locator("plot-pane .foot .tool:visible")
    gap = button.evaluate(
        """(button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          return range.getBoundingClientRect().left - button.getBoundingClientRect().left;
        }"""
    )
    assert gap >= 8


def test_titles_of_graphs_are_words_or_formulas(launch):
    """Words have the face of other titles, formulas that of formulas, typeset or not."""
    app = launch(1366, 900).tab("RPN")
    app.key("7").wait_for()
    title = app.page.locator("graph-pane:visible h2")
    face = color(app.page.locator("h1:visible"), "fontFamily")
    expect(title).to_have_text("Graph")
    expect(title).to_have_css("font-family", face)
    graph = Graph(app.tab("Plotter").tap("x plot")).open()
    graph.send("add", "1/(", "radians")
    expect(title).to_have_text("Graph")
    expect(title).to_have_css("font-family", face)
    formulas = graph.legend.locator(".math")
    expect(formulas.nth(1)).to_have_text("1/(")
    graph.send("show", "2+", "radians")
    expect(title).to_have_text("y = 2+")
    expect(title).to_have_css("font-weight", "400")
    assert color(title, "fontFamily") == color(app.field, "fontFamily") != face


def test_statistics_show_that_they_go_on(launch):
    """A shadow is at the end that hides a part of them."""
    graph = Graph(launch(844, 390, query="lang=en&f=sin(2x/3)")).open()
    graph.button("Statistics").click()
    graph.rest()
    figures = graph.statistics.locator(".figures")
    surface = color(graph.statistics, "backgroundColor")
    (box,) = boxes(figures)
    edge = {"x": box["x"] + 40, "y": box["y"] + box["height"] - 2, "width": 1, "height": 1}
    assert pixels(graph.page, edge) != [[surface]]
    figures.evaluate("figures => figures.scrollTo(0, figures.scrollHeight)")
    settle(graph.page)
    assert pixels(graph.page, edge) == [[surface]]

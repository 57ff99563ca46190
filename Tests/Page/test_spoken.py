"""What a screen reader reads aloud."""

import pytest
from playwright.sync_api import expect

from graph import Graph
from sheet import Sheet, paste


@pytest.fixture
def graph(launch):
    """The graph of a parabola on an upright phone."""
    return Graph(launch(query="lang=en&f=x^2-1")).open()


def spoken(page):
    """The text of the region that is spoken as it changes."""
    return page.locator("graph-pane [aria-live]")


def test_graph_is_a_picture_inside_what_takes_keys(graph):
    frame = graph.page.get_by_role("application", name="Graph")
    expect(frame).to_be_focused()
    expect(frame.get_by_role("img", name="Graph of x^2-1")).to_be_visible()
    assert graph.view.get_attribute("tabindex") is None


def test_moves_and_zooms_are_spoken(graph):
    heard = []
    for key in ["ArrowLeft", "ArrowUp", "+", "-"]:
        graph.page.keyboard.press(key)
        graph.rest()
        expect(spoken(graph.page)).to_contain_text("x from ")
        expect(spoken(graph.page)).to_contain_text(", y from ")
        heard.append(spoken(graph.page).inner_text())
    assert len(set(heard)) == 3 and heard[1] == heard[3]
    graph.zoom_in.click()
    graph.rest()
    expect(spoken(graph.page)).to_have_text(heard[2])


def test_trace_says_what_is_at_its_place(graph):
    graph.page.keyboard.press("t")
    heard = []
    for _ in range(2):
        graph.page.keyboard.press("Shift+ArrowRight")
        graph.rest()
        heard.append(spoken(graph.page).inner_text())
    graph.page.keyboard.press("Shift+ArrowLeft")
    graph.rest()
    heard.append(spoken(graph.page).inner_text())
    assert any(text.startswith("Zero, x = 1") for text in heard), heard
    assert any(text.startswith("Minimum, x = 0") for text in heard), heard
    frame = graph.page.get_by_role("application", name="Graph")
    assert frame.get_attribute("aria-description") == heard[-1]


def test_field_of_the_plotter_says_what_keys_put_into_it(app):
    app.tab("Plotter").tap("2 x + sin")
    region = app.page.locator("equation-field [aria-live]")
    expect(region).to_have_text("2x+sin(")
    app.tap("backspace")
    expect(region).to_have_text("2x+")


def test_a_graph_says_names_without_underscores(launch):
    sheet = Sheet(launch()).open()
    paste(sheet.formula(1), "1\t2\n2\t4\n3\t5")
    expect(sheet.page.get_by_role("img", name="Graph of y 1,")).to_be_visible()

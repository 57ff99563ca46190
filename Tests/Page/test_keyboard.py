"""The page with a keyboard alone: every control can be reached, and the focus is never lost."""

import pytest
from playwright.sync_api import expect

from calculator import Keypad, until
from graph import Graph
from looks import boxes, settle
from states import visit

PARABOLA = "lang=en&f=x^2-1"

# What the Tab key has to reach: of radio buttons, tabs and menus one each.
CONTROLS = """() => {
  const top = document.querySelector("dialog[open]") ?? document;
  const chosen = (element) => element.type !== "radio" || element.checked;
  return [...top.querySelectorAll("button, input, select, a[href], [tabindex]")]
    .filter((element) => element.tabIndex >= 0 && !element.disabled && chosen(element)
      && element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible")
    .map((element) => element.dataset.stop ??= String(document.querySelectorAll("[data-stop]").length));
}"""

# The focused control, if it is one of these; whether it is in sight, and whether the focus is.
STOP = """() => {
  const focused = document.activeElement;
  const { x, y, width, height } = focused.getBoundingClientRect();
  const rings = [focused, focused.closest(".choices label"), focused.closest(".card")]
    .filter(Boolean)
    .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, "::after")]);
  return {
    stop: focused.dataset.stop ?? null,
    isEnd: focused === document.body,
    name: `${focused.localName} ${focused.ariaLabel ?? focused.textContent}`,
    isSeen: x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0,
    hasRing: rings.some(({ outlineStyle, borderStyle, content }) =>
      outlineStyle !== "none"
        || (content !== "none" && content !== "normal" && borderStyle !== "none")),
  };
}"""

FOCUSED = "document.activeElement !== document.body && document.activeElement.getClientRects().length > 0"


def stops(page):
    """The controls in the order in which the Tab key goes through them."""
    found = []
    ends = 0
    while ends < 2:
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop["stop"] in found:
            return found
        if stop["stop"] is not None:
            assert stop["isSeen"] and stop["hasRing"], stop["name"]
            found.append(stop["stop"])
        # After the last control, the browser's own come before the first.
        ends += stop["isEnd"]
    return found


@pytest.mark.parametrize("size", [(390, 844), (1366, 900)])
def test_every_control_of_every_state_can_be_reached(launch, size):
    app = launch(*size)
    for state in visit(app):
        settle(app.page)
        if app.page.locator("[role=menu]").filter(visible=True).count() > 0:
            # The Tab key closes a menu; the arrows go through it.
            assert app.page.evaluate("document.activeElement.closest('[role=menu]') !== null")
            continue
        controls = app.page.evaluate(CONTROLS)
        focused = app.page.evaluate_handle("document.activeElement")
        missed = set(controls) - set(stops(app.page))
        names = [app.page.locator(f"[data-stop='{stop}']").evaluate(
            "(element) => element.outerHTML.slice(0, 120)") for stop in missed]
        assert names == [], state
        focused.evaluate("(element) => element.focus()")


@pytest.mark.parametrize("size", [(390, 844), (1366, 900)])
def test_tabs_come_first(launch, size):
    app = launch(*size)
    for name in ("Scientific", "RPN", "Plotter", "Configuration"):
        app.tab(name)
        app.page.reload()
        app.wait()
        app.page.keyboard.press("Tab")
        expect(app.page.get_by_role("tab", name=name)).to_be_focused()


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (1366, 900)])
@pytest.mark.parametrize("name", ["Calculator", "Scientific", "RPN"])
def test_tab_key_goes_through_keys_row_by_row(launch, size, name):
    keypad = Keypad(launch(*size), name)
    settle(keypad.page)
    places = [
        (round(box["y"]), box["x"])
        for box in boxes(keypad.screen.locator("[data-key]:visible"))]
    tops = [top for top, _ in places]
    assert places == sorted(places, key=lambda place: (min(
        top for top in tops if abs(top - place[0]) < 4), place[1]))


def press(page, name):
    """Goes to a button and presses it by keyboard."""
    button = page.get_by_role("button", name=name, exact=True)
    button.focus()
    page.keyboard.press("Enter")
    return button


def test_back_gives_the_focus_back(launch):
    app = launch(query="lang=en").tab("Plotter").tap("x")
    page = app.page
    plot = press(page, "plot")
    expect(app.back).to_be_focused()
    graph = Graph(app)
    opener = press(page, "Graph")
    graph.rest()
    expect(page.get_by_role("application", name="Graph")).to_be_focused()
    press(page, "Back to Dot Plot")
    expect(opener).to_be_focused()
    press(page, "Back to Plotter")
    expect(plot).to_be_focused()
    rpn = Keypad(app, "RPN").enter("M sin")
    key = rpn.key("graph")
    key.focus()
    page.keyboard.press("Enter")
    graph.rest()
    expect(page.get_by_role("application", name="Graph")).to_be_focused()
    press(page, "Back to RPN")
    expect(key).to_be_focused()


def test_back_finds_a_place_for_the_focus_that_nothing_had(launch):
    app = launch(query=PARABOLA)
    Graph(app).open()
    app.page.go_back()
    until(app.page, FOCUSED)
    app.page.go_back()
    until(app.page, FOCUSED)


def test_ring_around_the_graph_is_painted_over_it(launch):
    graph = Graph(launch(query=PARABOLA)).open()
    left, top, width, height = graph.box()
    corner = {"x": left, "y": top + height - 40, "width": 8, "height": 30}
    pictures = []
    for name in ("Zoom In", "Zoom Out"):
        graph.button(name).focus()
        pictures.append(graph.page.screenshot(clip=corner))
    assert pictures[0] == pictures[1]
    graph.page.keyboard.press("Shift+Tab")
    expect(graph.page.get_by_role("application", name="Graph")).to_be_focused()
    assert graph.page.screenshot(clip=corner) != pictures[0]

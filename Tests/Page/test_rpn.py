"""The programmable calculator: programs by touch, its graph, stored state, and every screen size."""

import re

import pytest
from playwright.sync_api import expect

from calculator import Calculator, Keypad, until
from graph import Graph
from looks import (
    CLIPPED, check_keys, check_no_overflow, each_size, in_each_scheme, violations_in,
)  # fmt: skip

PHONES = [
    (320, 568), (360, 640), (375, 667), (390, 844), (430, 932),
    (568, 320), (667, 375), (844, 390),
]  # fmt: skip
LARGE = [(768, 1024), (1024, 768), (820, 1180), (1366, 1024)]
WIDE = (1280, 800)


class RPN(Keypad):
    """The RPN tab."""

    def __init__(self, app):
        super().__init__(app, "RPN")
        self.stack = self.page.get_by_role("list", name="Stack")

    def shows(self, display, description):
        return super().shows(display, f"{description} =" if description else "")


@pytest.fixture
def rpn(launch):
    """The calculator on an upright phone."""
    return RPN(launch())


def test_first_visit_fetches_no_calculator_and_no_history(chromium, address):
    context = chromium.new_context()
    page = context.new_page()
    paths = []
    page.on("request", lambda request: paths.append(request.url))
    page.goto(address)
    Calculator(page).wait()
    page.wait_for_load_state("networkidle")
    assert not [path for path in paths if "calculators" in path or "history" in path]
    Calculator(page).tab("RPN").key("enter").wait_for()
    assert [path for path in paths if re.search(r"calculators-\w+\.wasm$", path)]
    context.close()


# `Tests/CalculatorsTests/BrainExampleTests.swift` has all examples.
DOCUMENTED = [
    ("1 0 cos", "-0.8390715290764525", "cos(10)"),
    ("3 enter 5 sqrt + sqrt 6 /", "0.3813742685451229", "√(3+√(5))÷6"),
    ("3 enter +", "", "?+3"),
    ("3 enter 5 + sqrt pi cos", "-1", "√(3+5),cos(π)"),
]


def test_documents_examples(rpn):
    for keys, display, description in DOCUMENTED:
        rpn.tap(keys).shows(display, description).tap("clear").shows("0", "")


def test_story_of_m(rpn):
    rpn.tap("7 M + sqrt").shows("", "√(7+M)")
    expect(rpn.message).to_have_text("M is not set")
    rpn.tap("9 store").shows("4", "√(7+M)")
    expect(rpn.message).to_be_hidden()
    rpn.tap("1 4 +").shows("18", "√(7+M)+14")
    rpn.tap("clear").shows("0", "")


def test_blank_display_keeps_its_height(rpn):
    before = rpn.display.bounding_box()["height"]
    rpn.tap("M").shows("", "M")
    assert rpn.display.bounding_box()["height"] == before


def test_hardware_keys_press_keys(rpn):
    for key in ["7", "Enter", "m", "+", "q"]:
        rpn.page.keyboard.press(key)
    rpn.shows("", "√(7+M)")
    rpn.page.keyboard.press("Backspace")
    rpn.shows("", "7+M")
    rpn.page.keyboard.press("Escape")
    rpn.shows("0", "")
    for key in ["7", "Enter", "2", "-"]:
        rpn.page.keyboard.press(key)
    rpn.shows("5", "7-2")


def test_stack_is_seen_above_the_display(rpn):
    rpn.tap("2 enter 3 sqrt 5")
    levels = rpn.stack.get_by_role("listitem")
    expect(levels).to_have_count(2)
    expect(levels.last).to_contain_text("√(3)")
    rpn.tap("enter")
    expect(levels.first).to_contain_text("3:")
    expect(levels.first).to_contain_text("2")


def test_long_descriptions_can_be_read_to_both_ends(rpn):
    rpn.tap("1 2 3 4 5 6 7 8 enter " + "sin " * 12)
    expect(rpn.description).to_have_attribute("tabindex", "0")
    until(
        rpn.page,
        """() => {
          const box = document.querySelector("calculator-screen:not([hidden]) .description");
          return box.scrollLeft > 0 && box.scrollLeft + box.clientWidth >= box.scrollWidth - 1;
        }"""
    )
    rpn.description.evaluate("box => { box.scrollLeft = 0; }")
    left = rpn.description.evaluate(
        """box => {
          const range = document.createRange();
          range.selectNodeContents(box.firstChild);
          return range.getBoundingClientRect().left >= box.getBoundingClientRect().left;
        }"""
    )
    assert left


def test_copies_and_pastes(launch):
    app = launch(permissions=["clipboard-read", "clipboard-write"])
    rpn = RPN(app).tap("3 enter 5 +")
    clipboard = "navigator.clipboard.readText()"
    for item, text in [("Copy value", "8"), ("Copy formula", "3+5")]:
        rpn.page.get_by_role("button", name="Copy").click()
        rpn.page.get_by_role("menuitem", name=item).click()
        until(rpn.page, f"{clipboard}.then(text => text === '{text}')")
    rpn.page.evaluate("navigator.clipboard.writeText('12.5')")
    rpn.page.get_by_role("button", name="Copy").click()
    rpn.page.get_by_role("menuitem", name="Paste").click()
    expect(rpn.display).to_have_text("12.5")
    rpn.page.evaluate("navigator.clipboard.writeText('many')")
    rpn.page.keyboard.press("Control+V")
    expect(rpn.message).to_contain_text("number")
    expect(rpn.display).to_have_text("12.5")
    rpn.tap("enter")
    rpn.page.keyboard.press("Control+C")
    until(rpn.page, f"{clipboard}.then(text => text === '12.5')")


def test_graph_is_pushed_and_later_keys_leave_it(rpn):
    rpn.tap("2 enter M sin graph")
    graph = Graph(rpn)
    expect(graph.view).to_be_visible()
    expect(rpn.page.get_by_role("heading", name="y = sin(M)")).to_be_visible()
    expect(rpn.page.get_by_role("img", name="Graph of sin(M)")).to_be_visible()
    expect(rpn.display).to_be_hidden()
    graph.rest()
    assert graph.ink() > 300
    rpn.back.click()
    rpn.shows("", "2,sin(M)")
    expect(graph.view).to_be_hidden()
    rpn.tap("cos")
    rpn.page.go_forward()
    expect(rpn.page.get_by_role("heading", name="y = sin(M)")).to_be_visible()
    rpn.page.go_back()
    rpn.shows("", "2,cos(sin(M))")


def test_graph_is_beside_where_there_is_room(launch):
    rpn = RPN(launch(*WIDE)).tap("M sin graph")
    graph = Graph(rpn)
    title = rpn.page.get_by_role("heading", name="y = sin(M)")
    expect(title).to_be_visible()
    rpn.tap("2 *").shows("", "sin(M)×2")
    expect(title).to_be_visible()
    expect(rpn.back).to_be_hidden()
    rpn.tap("graph")
    expect(rpn.page.get_by_role("heading", name="y = sin(M)×2")).to_be_visible()
    graph.rest()
    assert graph.ink() > 300
    rpn.tab("Plotter")
    expect(graph.view).to_have_count(0)
    rpn.tab("RPN")
    expect(rpn.page.get_by_role("heading", name="y = sin(M)×2")).to_be_visible()


def test_graph_of_nothing_says_so(rpn):
    rpn.tap("graph")
    expect(rpn.message).to_contain_text("nothing to graph")
    expect(rpn.display).to_have_text("0")
    rpn.tap("3 enter + graph")
    expect(rpn.message).to_contain_text("not enough operands")
    expect(rpn.page.locator("graph-view:visible")).to_have_count(0)


def test_reload_keeps_program_and_pushed_graph(rpn):
    rpn.tap("9 store 7 M + sqrt graph")
    expect(rpn.page.get_by_role("heading", name="y = √(7+M)")).to_be_visible()
    rpn.page.reload()
    rpn.wait()
    assert rpn.selected_tab() == "RPN"
    expect(rpn.page.get_by_role("heading", name="y = √(7+M)")).to_be_visible()
    rpn.back.click()
    rpn.shows("4", "√(7+M)")
    expect(rpn.page.locator("graph-view:visible")).to_have_count(0)


def test_rotating_back_and_forth_loses_nothing(rpn):
    rpn.tap("7 enter 1 2")
    for width, height in [(844, 390), (390, 844)]:
        rpn.page.set_viewport_size({"width": width, "height": height})
        rpn.shows("12", "7")
        expect(rpn.key("asin")).to_be_visible(visible=width > height)


def test_clearing_stored_data_empties_it(rpn):
    rpn.tap("9 store 7 M + sqrt")
    rpn.tab("Configuration")
    rpn.page.get_by_role("button", name="Clear Stored Data").click()
    rpn.alert.get_by_role("button", name="Clear", exact=True).click()
    rpn.tab("RPN")
    rpn.shows("0", "")
    rpn.page.reload()
    RPN(rpn.wait()).tap("M").shows("", "M")


def test_angles_come_from_the_configuration(rpn):
    rpn.tap("1 8 0 sin")
    expect(rpn.angle).to_have_text("RAD")
    rpn.tab("Configuration")
    rpn.page.get_by_role("radio", name="Degrees").check(force=True)
    rpn.tab("RPN").shows("0", "sin(180)")
    expect(rpn.angle).to_have_text("DEG")


def test_a_failed_load_is_reported_and_repeated(launch):
    app = launch()
    app.page.route("**/engine-calculators-*.wasm", lambda route: route.fulfill(status=200, body=""))
    app.tab("RPN")
    expect(app.alert).to_contain_text("Ordinate")
    app.page.unroute("**/engine-calculators-*.wasm")
    app.alert.get_by_role("button").click()
    app.tab("Plotter").tab("RPN")
    expect(app.key("enter")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (568, 320), (1280, 800)])
def test_axe_finds_nothing(launch, size):
    rpn = RPN(launch(*size))
    assert violations_in(rpn.page, states(rpn), size == (390, 844)) == {}


def states(rpn):
    """The states of the screen, by name."""
    yield "empty"
    rpn.tap("2 enter 3 sqrt 7 M + sqrt")
    yield "error"
    rpn.tap("1 . 2 3 4 5 6 7 8 9 0 1 2 3 4 5 store " + "sin cos " * 6)
    yield "long"
    rpn.page.get_by_role("button", name="Copy").click()
    yield "menu"
    rpn.page.keyboard.press("Escape")
    rpn.tap("clear graph")
    yield "refusal"
    rpn.tap("3 +")
    yield "missing operand"


def test_every_state_fits_every_screen_size(launch, screenshots):
    rpn = RPN(launch())
    page = rpn.page
    found = {}
    for state in states(rpn):
        for width, height in each_size(page, PHONES + LARGE):
            clipped = page.evaluate(CLIPPED)
            if clipped:
                found[state, width, height] = clipped
            check_no_overflow(page)
            check_keys(page, 34)
            if state == "error":
                for scheme in in_each_scheme(page):
                    name = f"{width}x{height}-{scheme}-rpn-keys.png"
                    page.screenshot(path=screenshots / name)
    assert found == {}

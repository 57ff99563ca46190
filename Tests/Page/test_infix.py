"""Calculator and Scientific: computations by touch, memory, graph, stored state, every screen size."""

import pytest
from playwright.sync_api import expect

from calculator import Calculator, Keypad, until
from graph import Graph
from looks import CLIPPED, boxes, check_keys, check_no_overflow, each_size, violations_in
from test_rpn import LARGE, PHONES, WIDE

TABS = ["Calculator", "Scientific"]

# By tab: keys, display, the line above. `Tests/CalculatorsTests/InfixExampleTests.swift` has all
# examples of the documents.
BOTH = [
    ("7 * 9 =", "63", "7×9 ="),
    ("4 sqrt", "2", "√(4) ="),
    ("5 inverse", "0.2", "1÷5 ="),
    ("0.1 + 0.2 =", "0.3", "0.1+0.2 ="),
    ("37 / 3 = * 3 =", "37", "37÷3×3 ="),
    ("8 * 2 = =", "32", "8×2×2 ="),
    ("6 + - * 7 =", "42", "6×7 ="),
    ("007 . 5 . 2 =", "7.52", "7.52 ="),
    ("6 sign * 2 =", "-12", None),
    ("50 percent", "0.5", None),
    ("200 + 10 percent =", "220", None),
    ("1 ee 3 =", "1000", None),
]
CALCULATOR = [
    ("10 / 4 * 6 / 8 + 99 * 15 =", "1513.125", "(10÷4×6÷8+99)×15 ="),
    ("2 + 3 * 4 =", "20", "(2+3)×4 ="),
    ("17 / 3 +", "5.666666666666667", "17÷3+"),
]
SCIENTIFIC = [
    ("459 + 422 / 10 =", "501.2", "459+422÷10 ="),
    ("7 * ( 9 + 54 ) / 2 =", "220.5", "7×(9+54)÷2 ="),
    ("7 * ( 9", "9", "7×("),
    ("pi sin", "0", "sin(π) ="),
    ("e ln", "1", "ln(e) ="),
    ("42 * 90 cos =", "-18.81909187742515", "42×cos(90) ="),
    ("100 log", "2", "log(100) ="),
    ("x sin =", "sin(x)", "sin(x) ="),
    ("sqrt", "0", "√"),
    ("5 + sqrt 9", "9", "5+√"),
    ("5 + sqrt 9 =", "8", "5+√(9) ="),
    ("sqrt 9 + 16 =", "19", "√(9)+16 ="),
    ("9 + sqrt =", "12", "9+√(9) ="),
    ("2 second cube", "8", "2^3 ="),
    ("27 second root 3 =", "3", "root(27,3) ="),
    ("3 second tenpow", "1000", "10^3 ="),
    ("0 second exp", "1", "exp(0) ="),
    ("0 second sinh", "0", "sinh(0) ="),
]


@pytest.fixture
def calculator(launch):
    """The tab on a phone held upright."""
    return Keypad(launch(), "Calculator")


@pytest.fixture
def scientific(launch):
    """The tab on a phone held upright."""
    return Keypad(launch(), "Scientific")


def check(keypad, examples):
    for keys, display, description in examples:
        keypad.enter(keys).shows(display, description).tap("clear").shows("0", "")


def test_examples_by_touch_on_calculator(calculator):
    check(calculator, BOTH + CALCULATOR)


def test_examples_by_touch_on_scientific(scientific):
    check(scientific, BOTH + SCIENTIFIC)


@pytest.mark.parametrize(
    "name, words", [("Calculator", "From left to right"), ("Scientific", "By precedence")]
)
def test_order_is_named_where_it_matters(launch, name, words):
    keypad = Keypad(launch(), name).enter("2 * 3 + 4 =")
    note = keypad.screen.locator(".note")
    expect(note).to_be_hidden()
    keypad.enter("clear 2 + 3 * 4")
    expect(note).to_have_text(words)


@pytest.mark.parametrize("name", TABS)
def test_errors_have_words_and_end_with_the_next_key(launch, name):
    keypad = Keypad(launch(), name).enter("1 / 0 =").shows("")
    expect(keypad.message).to_have_text("Division by zero")
    height = keypad.display.bounding_box()["height"]
    keypad.tap("7").shows("7", "")
    expect(keypad.message).to_be_hidden()
    assert keypad.display.bounding_box()["height"] == height
    keypad.enter("sign sqrt").shows("")
    expect(keypad.message).to_contain_text("negative")


def test_backspace_takes_back_digits_then_tokens(calculator):
    calculator.enter("12 + 34 backspace").shows("3", "12+")
    calculator.tap("backspace backspace").shows("12")
    calculator.enter("backspace 5 =").shows("15", "15 =")


def test_hardware_keys_press_keys(scientific):
    for key in ["(", "1", "+", "2", ")", "*", "3", ".", "5", "Enter"]:
        scientific.page.keyboard.press(key)
    scientific.shows("10.5", "(1+2)×3.5 =")
    for key in ["Escape", "9", "q"]:
        scientific.page.keyboard.press(key)
    scientific.shows("3", "√(9) =")
    for key in ["8", "5", "Backspace", "/", "x", "="]:
        scientific.page.keyboard.press(key)
    scientific.shows("8÷x", "8÷x =")
    scientific.page.keyboard.press("Escape")
    scientific.shows("0", "")


def test_memory_holds_an_expression(scientific):
    held = scientific.screen.locator(".held")
    expect(held).to_be_hidden()
    scientific.enter("3 * x * x = m+ 4 * x = m+ 5 m+")
    expect(held).to_have_text("M = 3×x×x+4×x+5")
    scientific.tap("mr")
    expect(scientific.description).to_contain_text("3×x×x+4×x+5")
    scientific.tap("clear")
    expect(held).to_be_visible()
    scientific.tap("mc")
    expect(held).to_be_hidden()


def test_memory_is_graphed_as_the_parabola_that_it_is(scientific):
    scientific.enter("3 * x * x = m+ 4 * x = m+ 5 m+ mr graph")
    graph = Graph(scientific)
    expect(scientific.page.get_by_role("heading", name="y = 3×x×x+4×x+5")).to_be_visible()
    graph.rest()
    assert graph.ink() > 100
    lines = graph.page.evaluate("document.querySelector('graph-view').csv()").split()[1:]
    points = [tuple(map(float, line.split(","))) for line in lines]
    assert len(points) > 100
    for x, y in points:
        assert y == pytest.approx(3 * x * x + 4 * x + 5, rel=1e-12)


def test_graph_confirms_a_number_and_presses_equals(scientific):
    scientific.enter("2 * x + 3 graph")
    expect(scientific.page.get_by_role("heading", name="y = 2×x+3")).to_be_visible()
    expect(scientific.display).to_be_hidden()
    scientific.back.click()
    scientific.shows("2×x+3", "2×x+3 =")
    scientific.enter("clear 7")
    scientific.page.go_forward()
    expect(scientific.page.get_by_role("heading", name="y = 2×x+3")).to_be_visible()
    scientific.page.go_back()
    scientific.shows("7", "")


def test_graph_of_nothing_says_so(scientific):
    scientific.tap("graph")
    expect(scientific.message).to_contain_text("nothing to graph")
    expect(scientific.page.locator("graph-view:visible")).to_have_count(0)


def test_graph_is_beside_where_there_is_room_and_its_own(launch):
    scientific = Keypad(launch(*WIDE), "Scientific").enter("x cos graph")
    title = scientific.page.get_by_role("heading", name="y = cos(x)")
    expect(title).to_be_visible()
    expect(scientific.back).to_be_hidden()
    rpn = Keypad(scientific, "RPN")
    expect(title).to_be_hidden()
    rpn.tap("M sin graph")
    expect(rpn.page.get_by_role("heading", name="y = sin(M)")).to_be_visible()
    scientific.open()
    expect(title).to_be_visible()
    scientific.page.reload()
    Keypad(scientific.wait(), "Scientific")
    expect(title).to_be_visible()


def test_back_leads_to_the_calculator_of_the_graph(scientific):
    scientific.enter("x sin graph")
    expect(scientific.back).to_be_visible()
    scientific.tab("Plotter")
    scientific.page.go_back()
    assert scientific.selected_tab() == "Scientific"
    scientific.shows("sin(x)", "sin(x) =")


def test_back_and_forward_find_a_graph_from_before_a_reload(scientific):
    scientific.enter("x sin graph")
    expect(scientific.back).to_be_visible()
    scientific.tab("Featured")
    scientific.page.reload()
    scientific.wait().page.go_back()
    until(scientific.page, "history.state === null")
    assert scientific.selected_tab() == "Featured"
    scientific.page.go_forward()
    expect(scientific.page.get_by_role("heading", name="y = sin(x)")).to_be_visible()
    assert scientific.selected_tab() == "Scientific"


@pytest.mark.parametrize("name", TABS)
def test_reload_keeps_the_unfinished_entry(launch, name):
    keypad = Keypad(launch(), name).enter("12 + 3")
    keypad.page.reload()
    keypad = Keypad(keypad.wait(), name).shows("3", "12+")
    keypad.enter("4 =").shows("46", "12+34 =")
    keypad.page.reload()
    Keypad(keypad.wait(), name).shows("46", "12+34 =")


def test_reload_keeps_memory_and_pushed_graph(scientific):
    scientific.enter("x sin ms graph")
    title = scientific.page.get_by_role("heading", name="y = sin(x)")
    expect(title).to_be_visible()
    scientific.page.reload()
    expect(title).to_be_visible()
    scientific.back.click()
    scientific.shows("sin(x)")
    expect(scientific.screen.locator(".held")).to_have_text("M = sin(x)")


# Whether the database has the calculator's state from when its last row was written.
STORED_STATE = """new Promise((resolve) => {
  const request = indexedDB.open("ordinate");
  request.onsuccess = () => {
    const database = request.result;
    const store = database.transaction("states").objectStore("states");
    store.get("calculator").onsuccess = ({ target }) => {
      database.close();
      resolve(target.result !== undefined);
    };
  };
})"""


def test_calculator_is_as_its_last_row_where_the_browser_lost_it(calculator):
    calculator.enter("2 + 3 =")
    until(calculator.page, STORED_STATE)
    calculator.page.evaluate(
        """() => {
          localStorage.removeItem("ordinate-calculator");
          localStorage.removeItem("ordinate-calculator-rows");
        }"""
    )
    calculator.page.reload()
    calculator.wait().open().shows("5", "2+3 =").enter("* 4")
    calculator.page.reload()
    calculator.wait().open().shows("4", "(2+3)×")


@pytest.mark.parametrize("name", TABS)
def test_rotating_back_and_forth_loses_nothing(launch, name):
    keypad = Keypad(launch(), name).enter("7 * 12")
    for width, height in [(844, 390), (390, 844), (568, 320), (320, 568)]:
        keypad.page.set_viewport_size({"width": width, "height": height})
        keypad.shows("12", "7×")
    keypad.tap("=").shows("84", "7×12 =")


def test_tabs_share_nothing(launch):
    calculator = Keypad(launch(), "Calculator").enter("7 * 9")
    scientific = Keypad(calculator, "Scientific").shows("0", "")
    scientific.enter("x sin ms")
    rpn = Keypad(calculator, "RPN").shows("0", "")
    rpn.tap("2 enter")
    calculator.open().shows("9", "7×")
    calculator.tap("clear")
    scientific.open().shows("sin(x)", "sin(x) =")
    expect(scientific.screen.locator(".held")).to_have_text("M = sin(x)")
    rpn.open().shows("2", "2 =")


def test_rows_go_to_the_tabs_history(launch):
    calculator = Keypad(launch(), "Calculator")
    calculator.page.evaluate(
        """() => {
          window.told = [];
          addEventListener("history-rows", ({ detail: { tab, rows } }) => {
            for (const { text, formula, kind } of rows) told.push([tab, text, formula, kind]);
          });
        }"""
    )
    calculator.enter("795 + 459 = 4 sqrt")
    scientific = Keypad(calculator, "Scientific").enter("2 + 3 * 4 =")
    assert scientific.page.evaluate("told") == [
        ["calculator", "795 + 459 = 1254", "795+459", "additions"],
        ["calculator", "√(4) = 2", "sqrt(4)", "square-roots"],
        ["scientific", "2 + 3 × 4 = 14", "2+3*4", "mixed"],
    ]
    calculator.open().tap("clear")
    assert [row[3] for row in scientific.page.evaluate("told.slice(3)")] == ["cleared"]


@pytest.mark.parametrize("name", [*TABS, "RPN"])
@pytest.mark.parametrize("size", [(390, 844), (568, 320)])
def test_every_calculator_asks_for_its_history(launch, name, size):
    keypad = Keypad(launch(*size), name)
    keypad.page.evaluate(
        "addEventListener('history-choice', (event) => { window.asked = event.detail; })"
    )
    keypad.page.get_by_role("button", name="History").click()
    assert keypad.page.evaluate("asked") == name.lower()


def test_copies_and_pastes(launch):
    app = launch(permissions=["clipboard-read", "clipboard-write"])
    keypad = Keypad(app, "Calculator").enter("3 + 5 =")
    clipboard = "navigator.clipboard.readText()"
    for item, text in [("Copy value", "8"), ("Copy formula", "3+5")]:
        keypad.page.get_by_role("button", name="Copy").click()
        keypad.page.get_by_role("menuitem", name=item).click()
        until(keypad.page, f"{clipboard}.then(text => text === '{text}')")
    keypad.page.evaluate("navigator.clipboard.writeText('12.5')")
    keypad.page.keyboard.press("Control+V")
    keypad.shows("12.5")
    keypad.page.keyboard.press("Control+C")
    until(keypad.page, f"{clipboard}.then(text => text === '12.5')")
    keypad.enter("/ 0 =").shows("")
    keypad.page.evaluate("addEventListener('copy', (it) => { window.copied = it.defaultPrevented; })")
    keypad.page.keyboard.press("Control+C")
    until(keypad.page, "window.copied === false")
    assert keypad.page.evaluate(clipboard) == "12.5"


def test_an_integral_is_pasted_and_kept(launch):
    keypad = Keypad(launch(), "Scientific").enter("1 + 2 =").shows("3")
    page = keypad.page
    paste = """(text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
    }"""
    page.evaluate(paste, "2^10")
    keypad.shows("1024")
    page.evaluate(paste, "\\int_0^\\pi \\sin x dx")
    keypad.shows("2")
    keypad.enter("* 3 =").shows("6")
    page.reload()
    keypad.shows("6")


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("size", ["100%", "200%"])
def test_words_keep_apart_on_the_smallest_phone(visit, language, size):
    app = Calculator(visit(f"?lang={language}", 320, 568, bypass_csp=True))
    app.page.add_style_tag(content=f"html {{ font-size: {size} !important }}")
    for tab in ["calculator", "scientific"]:
        app.page.locator(f"#tab-{tab}").click()
        app.key("7").wait_for()
        app.tap("1 + 2 * 3 =")
        boxes = app.page.evaluate(
            """(tab) => [".start", "h1", ".note", ".display"].map((name) => {
              const range = document.createRange();
              range.selectNodeContents(document.querySelector(`#screen-${tab} ${name}`));
              const { left, right } = range.getBoundingClientRect();
              return [left, right];
            })""",
            tab,
        )
        history, title, note, display = boxes
        assert history[1] < title[0] and title[1] <= 320
        assert note[1] < display[0]


def test_the_note_is_beside_the_angle_on_the_smallest_phone(launch):
    keypad = Keypad(launch(320, 568), "Scientific").enter("2 + 3 * 4")
    note, angle = [keypad.screen.locator(name).bounding_box() for name in [".note", ".angle > span"]]
    assert angle["x"] + angle["width"] < note["x"]


def test_only_scientific_has_angles(launch):
    calculator = Keypad(launch(), "Calculator")
    expect(calculator.angle).to_be_hidden()
    scientific = Keypad(calculator, "Scientific")
    expect(scientific.angle).to_have_text("RAD")
    scientific.tab("Configuration")
    scientific.page.get_by_role("radio", name="Degrees").check(force=True)
    scientific.open().enter("90 sin").shows("1")
    expect(scientific.angle).to_have_text("DEG")


@pytest.mark.parametrize("name", ["Scientific", "RPN"])
def test_badge_switches_the_angle_unit_everywhere(launch, name):
    keypad = Keypad(launch(), name).enter("90 sin")
    badge = keypad.page.get_by_role("button", name="Angles: Radians")
    expect(badge).to_have_attribute("data-key", "angle")
    keypad.tap("angle").shows("1", "sin(90) =")
    expect(keypad.page.get_by_role("button", name="Angles: Degrees")).to_have_text("DEG")
    keypad.tab("Configuration")
    expect(keypad.page.get_by_role("radio", name="Degrees")).to_be_checked()
    keypad.tab("Plotter")
    badge = keypad.page.get_by_role("button", name="Angles: Degrees")
    expect(badge).to_have_text("DEG")
    badge.focus()
    keypad.page.keyboard.press("Enter")
    expect(keypad.page.get_by_role("button", name="Angles: Radians")).to_have_text("RAD")
    keypad.open().shows("0.8939966636005579")
    keypad.angle.focus()
    keypad.page.keyboard.press("Space")
    keypad.shows("1")
    keypad.page.reload()
    Keypad(keypad.wait(), name).shows("1")
    expect(keypad.angle).to_have_text("DEG")


@pytest.mark.parametrize("name", ["Scientific", "RPN"])
def test_second_functions_take_the_places_of_the_first(launch, name):
    keypad = Keypad(launch(), name)
    pairs = {"sin": "asin", "cos": "acos", "tan": "atan", "ln": "exp", "log": "tenpow"}
    second = keypad.page.get_by_role("button", name="second functions")
    places = [boxes(keypad.key(key)) for key in pairs]
    expect(second).to_have_attribute("aria-pressed", "false")
    keypad.tap("second")
    expect(second).to_have_attribute("aria-pressed", "true")
    assert [boxes(keypad.key(key)) for key in pairs.values()] == places
    for key in pairs:
        expect(keypad.key(key)).to_have_count(0)
    keypad.tap("second")
    expect(keypad.key("sin")).to_be_visible()
    keypad.tap("1 second acos").shows("0", "acos(1) =")
    expect(second).to_have_attribute("aria-pressed", "false")
    expect(keypad.key("acos")).to_have_count(0)


def test_second_functions_by_keyboard_keep_the_focus(scientific):
    keyboard = scientific.page.keyboard
    for key in ["1", "f"]:
        keyboard.press(key)
    scientific.key("atan").focus()
    keyboard.press("Enter")
    scientific.shows("0.7853981633974483", "atan(1) =")
    expect(scientific.key("tan")).to_be_focused()
    for key in ["Escape", "1", "S"]:
        keyboard.press(key)
    scientific.shows("1.570796326794897", "asin(1) =")


def test_more_room_shows_both_functions_at_once(launch):
    keypad = Keypad(launch(*WIDE), "Scientific")
    for key in ["sin", "asin", "sinh", "cube", "root", "exp", "tenpow", "cbrt", "ce"]:
        expect(keypad.key(key)).to_be_visible()
    expect(keypad.key("second")).to_have_count(0)


def test_clear_entry_leaves_the_calculation(scientific):
    scientific.enter("5 + 12 ce").shows("5", "5+").enter("7 =").shows("12", "5+7 =")
    scientific.enter("clear 2 * ( 3 + 4 ) ce").shows("2", "2×")


def test_clearing_stored_data_empties_both(launch):
    calculator = Keypad(launch(), "Calculator").enter("7 * 9")
    scientific = Keypad(calculator, "Scientific").enter("5 ms")
    scientific.tab("Configuration")
    scientific.page.get_by_role("button", name="Clear Stored Data").click()
    scientific.alert.get_by_role("button", name="Clear", exact=True).click()
    scientific.open().shows("0", "")
    expect(scientific.screen.locator(".held")).to_be_hidden()
    calculator.open().shows("0", "")
    calculator.page.reload()
    Keypad(calculator.wait(), "Calculator").shows("0", "")


def states(keypad):
    """The states of the screen, by name."""
    yield "empty"
    keypad.enter("2 + 3 * 4.56789012345678 -")
    yield "order"
    keypad.enter("1 / 3 = " + "+ 123456789 " * 4)
    yield "long"
    keypad.page.get_by_role("button", name="Copy").click()
    yield "menu"
    keypad.page.keyboard.press("Escape")
    if keypad.name == "Scientific":
        keypad.enter("clear 3 * x * x + 4 * x + 5 = ms x sin cos tan ln * ( x")
        yield "expression and memory"
        keypad.enter("clear graph")
        yield "refusal"
    keypad.enter("clear 1 / 0 =")
    yield "error"


@pytest.mark.parametrize("name", TABS)
@pytest.mark.parametrize("size", [(390, 844), (568, 320), WIDE])
def test_axe_finds_nothing(launch, size, name):
    keypad = Keypad(launch(*size), name)
    assert violations_in(keypad.page, states(keypad), size == (390, 844)) == {}


@pytest.mark.parametrize("name, count", [("Calculator", 25), ("Scientific", 43)])
def test_every_state_fits_every_screen_size(launch, screenshots, name, count):
    keypad = Keypad(launch(), name)
    page = keypad.page
    found = {}
    for state in states(keypad):
        for width, height in each_size(page, PHONES + LARGE + [(2560, 1440)]):
            clipped = page.evaluate(CLIPPED)
            if clipped:
                found[state, width, height] = clipped
            check_no_overflow(page)
            if state in ("order", "error"):
                picture = f"{width}x{height}-{name.lower()}-{state}.png"
                page.screenshot(path=screenshots / picture)
                keys = check_keys(page, count)
                area = sum(box["width"] * box["height"] for box in keys)
                (pad,) = boxes(keypad.screen.locator("key-pad"))
                assert area / (pad["width"] * pad["height"]) > 0.7
    assert found == {}

"""The Plotter: keys, field, errors, alert, keyboard, clipboard."""

import json
import re

import pytest
from playwright.sync_api import expect

from calculator import until
from looks import boxes


WRITTEN = [
    ("1 2 3 4 5 6 7 8 9 0 . ( ) x pi", "1234567890.()xπ"),
    ("sqrt sin cos tan ln", "√(sin(cos(tan(ln("),
    ("1 + 2 - 3 * 4 / 5", "1+2-3*4/5"),
    ("x exponent 5 - 2", "x⁵-2"),
    ("x exponent 1 exponent 2", "x¹²"),
    ("x + 1 sign", "-x+1"),
    ("x + 1 sign sign", "x+1"),
    ("2 sin backspace", "2"),
    ("x + 1 clear", ""),
]


def test_keys_write_in_the_field(app):
    app.tab("Plotter")
    for keys, text in WRITTEN:
        assert app.tap(keys).text() == text
        assert app.tap("clear").text() == ""


def test_field_is_justified_to_the_right_and_raises_no_keyboard(app):
    app.tab("Plotter")
    expect(app.field).to_have_css("text-align", "right")
    expect(app.field).to_have_attribute("inputmode", "none")


def test_reading_is_large_again_after_one_that_had_to_be_small(app):
    scale = "getComputedStyle(document.querySelector('reading-view .math')).fontSize"
    app.tab("Plotter").tap("2 * x")
    full = app.page.evaluate(scale)
    app.tap("clear 1 / ( 1 + 1 / ( 1 + 1 / ( 1 + 1 / x ) ) )")
    until(app.page, f"{scale} !== '{full}'")
    app.tap("clear 2 * x")
    until(app.page, f"{scale} === '{full}'")


def test_formula_is_not_shown_twice(app):
    """Below the field it is typeset only where that looks different, and nothing moves."""
    reading = app.tab("Plotter").page.get_by_role("group", name="Reading")
    places = "['.card', '.setting', 'key-pad'].map((name) => JSON.stringify(" \
        "document.querySelector(`plotter-screen ${name}`).getBoundingClientRect()))"
    app.tap("2 x + 1")
    expect(reading).to_have_text("")
    before = app.page.evaluate(places)
    app.page.get_by_role("textbox", name="Equation").fill("2x^2")
    expect(reading).to_have_text("2\u2062x2")
    assert app.page.evaluate(places) == before
    app.page.get_by_role("textbox", name="Equation").fill("2x²")
    expect(reading).to_have_text("")
    assert app.page.evaluate(places) == before
    app.page.get_by_role("button", name="Copy").click()
    expect(app.page.get_by_role("menuitem").first).to_be_visible()


@pytest.mark.parametrize("has_touch", [True, False])
def test_reading_is_edited_where_it_is_touched(launch, has_touch):
    """By keyboard and keypad, at a cursor; the field follows, and gets the keys back."""
    size = (390, 844) if has_touch else (1366, 900)
    app = launch(*size, has_touch=has_touch).tab("Plotter")
    press = app.page.touchscreen.tap if has_touch else app.page.mouse.click
    app.field.fill("(x+1)/2")
    formula = app.page.get_by_role("textbox", name="Reading")
    # It is fetched while nothing else is to be done.
    expect(formula).to_be_attached()
    [x] = boxes(app.page.locator("reading-view .reading mi").first)
    press(x["x"] + 1, x["y"] + x["height"] / 2)
    expect(formula).to_be_focused()
    caret, written = (boxes(app.page.locator(f"reading-view .formula {part}"))[0] for part in (".caret", "math"))
    assert written["y"] - 4 < caret["y"] < caret["y"] + caret["height"] < written["y"] + written["height"] + 4
    app.page.keyboard.type("3")
    expect(app.field).to_have_value("(3x+1)/2")
    for name in ("sqrt", "x", "exponent", "4"):
        app.key(name).click()
    expect(app.field).to_have_value("(3√(x⁴)x+1)/2")
    app.page.keyboard.press("Control+z")
    expect(app.field).to_have_value("(3√(x^(□))x+1)/2")
    app.page.keyboard.press("Enter")
    expect(app.page.locator("#equation-message")).to_contain_text("missing")
    app.page.keyboard.press("Control+a")
    app.page.keyboard.type("1/x")
    app.page.keyboard.press("Enter")
    expect(app.plot).to_be_visible()
    if has_touch:
        app.back.click()
    app.field.click()
    app.key("+").click()
    expect(app.field).to_have_value("1/x+")
    expect(app.page.get_by_role("group", name="Reading")).to_be_visible()


# The parts of the text of a message that are out of its box, in CSS pixels.
HIDDEN = """(message) => {
  const range = document.createRange();
  range.selectNodeContents(message);
  const [text, box] = [range.getBoundingClientRect(), message.getBoundingClientRect()];
  return [box.top - text.top, text.bottom - box.bottom, box.left - text.left, text.right - box.right]
    .filter((length) => length > 1.5);
}"""


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (667, 375), (844, 390), (1366, 900)])
@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "zh"])
def test_no_message_is_cut(visit, size, language):
    page = visit(f"?lang={language}", *size)
    page.locator("#tab-plotter").click()
    for text in ("2+", "x = cos t", "x y", "a = 3", "x²+y² = a"):
        page.locator("equation-field input").fill(text)
        page.keyboard.press("Enter")
        message = page.locator("#equation-message")
        expect(message).to_be_visible()
        assert message.evaluate(HIDDEN) == [], text


def test_button_of_the_angle_unit_covers_no_reading(launch):
    for size in [(320, 568), (390, 844), (820, 1180), (1366, 900)]:
        app = launch(*size).tab("Plotter")
        app.page.locator("equation-field input").fill("sin(2x/3)/2")
        [reading] = boxes(app.page.locator("reading-view .reading"))
        [unit] = boxes(app.page.locator("reading-view .angle > span"))
        assert reading["y"] + reading["height"] <= unit["y"] + 0.5


def test_items_of_a_menu_are_lines(launch):
    app = launch(2560, 1440).tab("Plotter").tap("x")
    app.page.get_by_role("button", name="Copy").click()
    items = app.page.get_by_role("menuitem")
    expect(items.first).to_be_visible()
    assert len({item["height"] for item in boxes(items)}) == 1


def test_exponent_mode_shows_on_its_key(app):
    app.tab("Plotter").tap("x")
    expect(app.key("exponent")).to_have_attribute("aria-pressed", "false")
    app.tap("exponent")
    expect(app.key("exponent")).to_have_attribute("aria-pressed", "true")
    app.tap("2")
    expect(app.key("exponent")).to_have_attribute("aria-pressed", "false")


def test_empty_field_raises_an_alert_that_gives_the_focus_back(app):
    app.tab("Plotter")
    app.key("plot").focus()
    app.page.keyboard.press("Enter")
    expect(app.alert).to_contain_text("No equation has been entered")
    expect(app.alert.get_by_role("button", name="OK")).to_be_focused()
    app.page.keyboard.press("Enter")
    expect(app.alert).to_be_hidden()
    expect(app.key("plot")).to_be_focused()
    # And again, by touch; Escape works too.
    app.tap("plot")
    expect(app.alert).to_be_visible()
    app.page.keyboard.press("Escape")
    expect(app.alert).to_be_hidden()


MARKED = [
    ("2 +", ""),
    ("1 . . 2", "1..2"),
    ("2 * / 3", "/"),
    ("x exponent 2 )", ")"),
]


def test_error_keeps_the_text_and_marks_the_place(app):
    app.tab("Plotter")
    for keys, marked in MARKED:
        app.tap(keys)
        text = app.text()
        app.tap("plot")
        assert app.text() == text
        expect(app.field).to_have_attribute("aria-invalid", "true")
        message = app.page.locator("#equation-message")
        expect(message).to_be_visible()
        expect(message).to_have_text(re.compile(r"\w+ \w+"))
        assert app.field.get_attribute("aria-describedby") == "equation-message"
        mark = app.page.locator("equation-field mark")
        assert mark.text_content() == marked
        # The mirror has the text in the same place as the field.
        assert app.page.locator("equation-field .mirror").text_content() == text
        expect(app.plot).to_be_hidden()
        app.tap("backspace")
        expect(app.field).not_to_have_attribute("aria-invalid", "true")
        app.tap("clear")


def test_mark_follows_a_field_that_scrolls(app):
    app.tab("Plotter")
    app.field.fill("1+" * 60 + ")" + "+1" * 10)
    app.field.press("Enter")
    positions = app.page.evaluate(
        """() => {
          const input = document.querySelector('equation-field input');
          const mirror = document.querySelector('equation-field .mirror');
          return [[input.scrollLeft, mirror.scrollLeft], [input.scrollWidth, mirror.scrollWidth]];
        }"""
    )
    assert positions[0][0] > 0
    for inside, outside in positions:
        assert abs(inside - outside) <= 1


def test_taps_however_fast_lose_none(app):
    app.tab("Plotter")
    session = app.page.context.new_cdp_session(app.page)
    places = []
    for name in "1 2 3 4 5 6 7 8 9 0".split():
        box = app.key(name).bounding_box()
        places.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))

    def touch(kind, *points):
        touches = [{"x": places[i][0], "y": places[i][1], "id": i} for i in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    for i in range(40):
        touch("touchStart", i % 10)
        touch("touchEnd")
    # The next finger comes down before the last one has left.
    for i in range(0, 20, 2):
        touch("touchStart", i % 10)
        touch("touchStart", i % 10, i % 10 + 1)
        touch("touchEnd")
    assert app.text() == "1234567890" * 6


def test_a_press_counts_once_however_it_is_made(app):
    app.tab("Plotter")
    app.key("7").tap()
    app.key("7").click()
    app.key("7").focus()
    app.page.keyboard.press("Enter")
    app.page.keyboard.press("Space")
    app.key("7").evaluate("button => button.click()")
    app.key("7").click(delay=900)
    app.key("7").dblclick()
    assert app.text() == "7" * 8


def test_whole_plot_by_keyboard_alone(launch):
    app = launch(has_touch=False)
    page = app.page
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_be_visible()
    while page.evaluate("document.activeElement.getAttribute('role')") != "tab":
        page.keyboard.press("Tab")
    while app.selected_tab() != "Configuration":
        page.keyboard.press("ArrowRight")
    while page.evaluate("document.activeElement.id") != "x-max":
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Control+a")
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("Configuration Set Successfully")
    while page.evaluate("document.activeElement.getAttribute('role')") != "tab":
        page.keyboard.press("Tab")
    while app.selected_tab() != "Plotter":
        page.keyboard.press("ArrowLeft")
    while page.evaluate("document.activeElement.getAttribute('aria-label')") != "Equation":
        page.keyboard.press("Shift+Tab")
    page.keyboard.type("x^2-4")
    page.keyboard.press("Enter")
    expect(app.plot).to_be_visible()
    assert len(app.drawing().dots) == 51
    expect(app.back).to_be_focused()
    page.keyboard.press("Enter")
    expect(app.field).to_be_visible()
    while page.evaluate("document.activeElement.getAttribute('aria-label')") != "Equation":
        page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    assert app.text() == ""


def test_keys_outside_the_field_edit_it(launch):
    app = launch().tab("Plotter").tap("2 sin")
    app.page.evaluate("document.activeElement.blur()")
    app.page.keyboard.press("Backspace")
    assert app.text() == "2"
    app.page.keyboard.press("Escape")
    assert app.text() == ""
    app.page.keyboard.type("x")
    app.page.keyboard.press("Enter")
    expect(app.plot).to_be_visible()


def test_pasted_text_is_read_tolerantly(launch):
    app = launch(permissions=["clipboard-read", "clipboard-write"]).tab("Plotter")
    app.page.evaluate("navigator.clipboard.writeText('  y\u00a0= x\u00b2\u00a0\u2212 4\\n')")
    app.field.focus()
    app.page.keyboard.press("Control+v")
    assert re.fullmatch(r"x(²|\^2) ?[-−] ?4", app.text()), app.text()
    app.field.press("Enter")
    expect(app.plot).to_be_visible()


def test_reading_is_typeset_and_can_be_copied(launch):
    app = launch(permissions=["clipboard-read", "clipboard-write"])
    app.tab("Plotter").tap("sqrt x exponent 2 + 2 pi x )")
    expect(app.page.locator("reading-view math msqrt")).to_be_visible()
    clipboard = "navigator.clipboard.readText()"
    app.page.evaluate("navigator.clipboard.writeText('')")
    copied = {"": ""}
    for form in ["text", "ASCII", "LaTeX", "MathML"]:
        app.page.get_by_role("button", name="Copy").click()
        app.page.get_by_role("menuitem", name=f"Copy as {form}").click()
        before = json.dumps(list(copied.values()))
        until(app.page, f"{clipboard}.then((text) => !{before}.includes(text))")
        copied[form] = app.page.evaluate(clipboard)
    assert copied["text"] == "√(x^2+2×π×x)"
    assert copied["ASCII"] == "sqrt(x^2+2*pi*x)"
    assert copied["LaTeX"].startswith("\\sqrt{")
    assert copied["MathML"].startswith("<math")
    expect(app.page.get_by_role("button", name="Copy")).to_be_focused()


def test_missing_parentheses_show_as_added(app):
    app.tab("Plotter").tap("sin x")
    assert app.text() == "sin(x"
    expect(app.page.locator("equation-field .missing")).to_have_text(")")
    app.tap("plot")
    expect(app.plot).to_be_visible()


def test_picture_can_be_saved(launch):
    app = launch(query="lang=en&f=x^2")
    with app.page.expect_download() as download:
        app.page.get_by_role("button", name="Save Picture").click()
    assert download.value.suggested_filename.endswith(".png")

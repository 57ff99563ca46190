"""The calculators' display: exact forms, the mark of exactness, more digits, what takes long, and its looks."""

import re

import pytest
from mpmath import mp
from playwright.sync_api import expect

from calculator import Calculator, Keypad, until
from looks import CLIPPED, check_no_overflow, each_size, in_each_scheme, settle, violations_in

TABS = ["Calculator", "Scientific", "RPN"]
SIZES = [(320, 568), (390, 844), (820, 1180), (1366, 900), (844, 390)]
THIRDS = {"Calculator": "37 / 3 =", "Scientific": "37 / 3 =", "RPN": "37 enter 3 /"}
ROOT = {"Calculator": "2 sqrt", "Scientific": "2 sqrt", "RPN": "2 sqrt"}
LANGUAGES = {
    "en": ("exact or decimal", "exactly", "about", "more digits"),
    "de": ("exakt oder dezimal", "genau", "etwa", "mehr Stellen"),
    "es": ("exacto o decimal", "exactamente", "aproximadamente", "más cifras"),
    "fr": ("exact ou décimal", "exactement", "environ", "plus de chiffres"),
    "zh": ("精确或小数", "精确", "约", "更多位数"),
}

# The text of a box that is outside of it, or that something else covers; null if all can be seen.
HIDDEN = """(selector) => {
  const box = document.querySelector(`calculator-screen:not([hidden]) ${selector}`);
  const range = document.createRange();
  range.selectNodeContents(box);
  const [text, area] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
  const fits = text.left >= area.left - 1 && text.right <= area.right + 1
    && text.top >= area.top - 1 && text.bottom <= area.bottom + 1;
  return fits && area.left >= 0 && area.right <= innerWidth ? null : box.textContent;
}"""


class Display(Keypad):
    """A calculator and what is beside its display."""

    def __init__(self, app, name):
        super().__init__(app, name)
        self.mark = self.screen.locator("[data-exact]:visible")
        self.more = self.screen.locator(".more:visible")
        self.typeset = self.screen.locator(".typeset:visible")

    def is_exact(self, mark):
        expect(self.mark).to_have_attribute("data-exact", mark)
        expect(self.mark).to_have_text(mark)
        return self


def decimal(expression, digits):
    """A number as the display rounds it."""
    with mp.workdps(digits + 20):
        return mp.nstr(expression(), digits, strip_zeros=True)


@pytest.mark.parametrize("name", TABS)
def test_key_and_click_change_between_decimal_exact_and_mixed(launch, name):
    display = Display(launch(), name).enter(THIRDS[name]).shows("12.33333333333333").is_exact("≈")
    for change in [lambda: display.tap("exact"), lambda: display.typeset.or_(display.display).last.click()]:
        change()
        display.shows("37÷3").is_exact("=")
        expect(display.typeset.locator("mfrac")).to_have_text("373")
        expect(display.key("exact")).to_have_attribute("aria-pressed", "true")
        display.typeset.click()
        display.shows("12+1÷3").is_exact("=")
        expect(display.typeset.locator("mn").first).to_have_text("12")
        display.tap("exact")
        display.shows("12.33333333333333").is_exact("≈")
        expect(display.key("exact")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("name", TABS)
def test_choice_is_kept(launch, name):
    display = Display(launch(), name).enter("8 sqrt exact").shows("2×√(2)")
    display.page.reload()
    display = Display(display.wait(), name).shows("2×√(2)").is_exact("=")
    assert display.typeset.locator("msqrt").count() == 1
    display.tap("exact")
    display.shows("2.82842712474619")


def test_number_without_exact_form_says_so_until_the_next_key(launch):
    display = Display(launch(), "Scientific").enter("1 sin exact").shows("0.8414709848078965")
    expect(display.message).to_have_text("There is no exact form.")
    display.is_exact("≈").tap("+")
    expect(display.message).to_be_hidden()


def test_mark_is_dimmed_while_typing_and_missing_for_errors(launch):
    display = Display(launch(), "Scientific").is_exact("=").enter("1 / 4").is_exact("=")
    expect(display.mark).to_have_class(re.compile("dimmed"))
    display.tap("=").shows("0.25").is_exact("=")
    expect(display.mark).not_to_have_class(re.compile("dimmed"))
    display.enter("/ 0 =").shows("")
    expect(display.mark).to_have_count(0)
    expect(display.more).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_mark_key_and_button_are_spoken(visit, language):
    key, exactly, about, more = LANGUAGES[language]
    app = Calculator(visit(f"?lang={language}"))
    app.page.locator("#tab-scientific").click()
    app.tap("2 sqrt")
    page = app.page
    expect(page.get_by_role("img", name=about, exact=True)).to_have_text("≈")
    expect(page.get_by_role("button", name=more, exact=True)).to_have_text("…")
    page.get_by_role("button", name=key, exact=True).click()
    expect(page.get_by_role("img", name=exactly, exact=True)).to_have_text("=")


@pytest.mark.parametrize("name", TABS)
def test_minus_is_a_minus_sign_on_the_page_and_a_hyphen_in_what_is_copied(launch, name):
    app = launch(permissions=["clipboard-read", "clipboard-write"])
    keys = {"RPN": "3 enter 5 -"}.get(name, "3 - 5 =")
    display = Display(app, name).enter(keys).shows("−2", "3−5 =")
    display.page.keyboard.press("Control+C")
    until(display.page, "navigator.clipboard.readText().then(text => text === '-2')")
    display.page.keyboard.press("Control+V")
    display.shows("−2")


@pytest.mark.parametrize("name", TABS)
def test_button_shows_more_digits_until_the_next_key(launch, name):
    display = Display(launch(), name).enter(ROOT[name]).shows("1.414213562373095")
    for digits in [32, 64, 128]:
        display.more.tap()
        display.shows(decimal(lambda: mp.sqrt(2), digits))
    assert display.display.evaluate("box => box.scrollHeight > box.clientHeight && box.scrollTop === 0")
    display.tap("+" if name != "RPN" else "exact")
    expect(display.display).to_have_text("1.414213562373095" if name != "RPN" else "√(2)")


def test_drag_to_the_left_shows_more_digits_and_changes_nothing_else(launch):
    display = Display(launch(), "Scientific").enter("2 sqrt").shows("1.414213562373095")
    box = display.display.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = display.page.mouse
    for way, shown in [(-60, 32), (60, 32), (-60, 64)]:
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + way, y, steps=6)
        mouse.up()
        display.shows(decimal(lambda: mp.sqrt(2), shown)).is_exact("≈")


def test_touch_drag_to_the_left_shows_more_digits(launch):
    display = Display(launch(), "Scientific").enter("1 sin").shows("0.8414709848078965")
    box = display.display.bounding_box()
    x, y = box["x"] + box["width"] - 20, box["y"] + box["height"] / 2
    session = display.page.context.new_cdp_session(display.page)

    def touch(kind, *points):
        points = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (x, y))
    for step in range(1, 8):
        touch("touchMove", (x - 10 * step, y))
    touch("touchEnd")
    display.shows(decimal(lambda: mp.sin(1), 32))


def test_there_are_10000_digits_at_most_and_all_are_right(launch):
    display = Display(launch(), "Scientific").enter("1 sin")
    for _ in range(10):
        display.more.tap()
        until(display.page, "!document.querySelector('calculator-screen:not([hidden]) .more').disabled")
    display.shows(decimal(lambda: mp.sin(1), 10_000))
    expect(display.more).to_have_count(0)


@pytest.mark.parametrize(
    "keys, display",
    [
        ("9 pow 9 pow 9 =", "4.28124773175747×10³⁶⁹⁶⁹³⁰⁹⁹"),
        ("10000 factorial", "2.846259680917055×10³⁵⁶⁵⁹"),
        ("10 pow 1000000 = sin", ""),
        ("2 pow 110000 =", "1.993072229459679×10³³¹¹³"),
    ],
)
def test_what_takes_long_is_shown_or_refused_and_keys_are_answered_after_it(launch, keys, display):
    scientific = Display(launch(), "Scientific").enter(keys).shows(display)
    if display:
        scientific.is_exact("≈")
    else:
        expect(scientific.message).to_have_text("This takes too long")
    scientific.enter("clear 1 + 1 =").shows("2")


# The place of the letters and their looks.
LETTERS = """(box) => {
  const range = document.createRange();
  range.selectNodeContents(box);
  const { top, bottom, right } = range.getBoundingClientRect();
  const { fontSize, fontWeight, fontFamily } = getComputedStyle(box.firstElementChild ?? box);
  return [top, bottom, right, fontSize, fontWeight, fontFamily];
}"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", TABS)
def test_cleared_zero_looks_like_a_typed_digit(launch, name, size):
    display = Display(launch(*size), name).shows("0")
    settle(display.page)
    cleared = display.display.evaluate(LETTERS)
    display.tap("8").shows("8")
    assert display.display.evaluate(LETTERS) == cleared


@pytest.mark.parametrize("name", TABS)
def test_one_face_for_what_is_computed(launch, name):
    display = Display(launch(), name).enter(THIRDS[name])
    looks = [box.evaluate(LETTERS)[4:] for box in (display.display, display.description)]
    assert looks[0] == looks[1]
    assert looks[0][0] == "400"
    display.tab("Plotter")
    field = display.field.evaluate("field => getComputedStyle(field).fontFamily")
    assert field == looks[0][1]


def test_line_is_dimmed_while_a_number_is_typed_that_is_not_its_value(launch):
    display = Display(launch(), "RPN").enter("7 enter M + sqrt")
    color = "line => getComputedStyle(line).color"
    plain = display.description.evaluate(color)
    display.enter("14").shows("14", "√(7+M) =")
    assert display.description.evaluate(color) != plain
    display.tap("enter")
    assert display.description.evaluate(color) == plain


def test_an_expression_is_typeset_once_with_powers(launch):
    display = Display(launch(), "Scientific").enter("3 * x * x =").shows("3×x×x", "3×x×x =")
    assert display.typeset.locator("msup").evaluate("power => power.textContent") == "x2"
    assert display.description.locator("math").count() == 0


def states(display):
    """The states of the display, by name."""
    display.enter(THIRDS[display.name])
    yield "rounded"
    display.tap("exact")
    yield "fraction"
    display.tap("exact")
    yield "mixed"
    display.tap("exact")
    for _ in range(3):
        display.more.tap()
    expect(display.display).to_have_text(re.compile("^12.3{126}$"))
    yield "digits"
    display.enter("clear 2 sqrt exact")
    yield "root"
    display.tap("exact")
    plus = "3 sqrt +" if display.name == "RPN" else "+ 3 sqrt ="
    display.enter(f"{plus} inverse exact")
    yield "difference"
    number = "1 sign ee sign 300"
    display.enter(f"clear exact {number} enter 7 /" if display.name == "RPN" else f"clear exact {number} / 7 =")
    yield "power"


@pytest.mark.parametrize("name", TABS)
def test_nothing_is_cut_on_any_screen(launch, screenshots, name):
    display = Display(launch(), name)
    page = display.page
    found = {}
    for state in states(display):
        for width, height in each_size(page, SIZES):
            check_no_overflow(page)
            clipped = page.evaluate(CLIPPED)
            shown = ".typeset" if display.typeset.count() else ".display"
            cut = state != "digits" and page.evaluate(HIDDEN, shown)
            if clipped or cut:
                found[state, width, height] = clipped or cut
            for scheme in in_each_scheme(page):
                page.screenshot(path=screenshots / f"{width}x{height}-{name.lower()}-{state}-{scheme}.png")
    assert found == {}


@pytest.mark.parametrize("name", TABS)
@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_axe_finds_nothing(launch, size, name):
    display = Display(launch(*size), name)
    assert violations_in(display.page, states(display), size == (390, 844)) == {}

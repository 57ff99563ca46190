"""Typing on a hardware keyboard and pasting: nothing that is typed is lost or becomes something else."""

import pytest
from playwright.sync_api import expect

from calculator import Keypad, until
from history import History


@pytest.fixture
def desktop(launch):
    """The page on a small desktop."""
    return launch(1200, 800, permissions=["clipboard-read", "clipboard-write"])


def paste(page, text):
    page.evaluate("(text) => navigator.clipboard.writeText(text)", text)
    page.keyboard.press("Control+v")


@pytest.mark.parametrize(
    "typed, title",
    [
        ("cos(2x)+1", "y = cos(2×x)+1"),
        ("sqrt(x)+1", "y = √(x)+1"),
        ("y = 2x+1", "y = 2×x+1"),
        ("f(x) = x^2", "y = x^2"),
        ("ln x", "y = ln(x)"),
    ],
)
def test_what_is_typed_on_the_plotter_goes_into_its_field(desktop, typed, title):
    page = desktop.tab("Plotter").page
    expect(desktop.field).not_to_be_focused()
    page.keyboard.type(typed)
    assert desktop.text() == typed
    expect(desktop.field).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()


def test_typing_waits_for_a_screen_that_is_on_its_way(desktop):
    page = desktop.page
    page.get_by_role("tab", name="Plotter").click()
    page.keyboard.type("y=2x")
    expect(desktop.field).to_have_value("y=2x")


@pytest.mark.parametrize("name", ["Calculator", "Scientific", "RPN"])
@pytest.mark.parametrize("held", ["page", "calculators"])
def test_typing_waits_for_a_calculator_that_is_on_its_way(visit, name, held):
    """Also on another calculator meanwhile, and each gets what was typed on it."""
    hold = (f"**/engine-{held}-*.wasm", lambda route: None)
    page = visit("?lang=en", before=lambda page: page.route(*hold))
    page.get_by_role("tab", name="Featured").wait_for()
    page.get_by_role("tab", name=name, exact=True).click()
    page.keyboard.type("12.5+3")
    page.keyboard.press("Backspace")
    page.keyboard.type("4")
    other = "RPN" if name != "RPN" else "Calculator"
    page.get_by_role("tab", name=other, exact=True).click()
    page.keyboard.type("77")
    page.get_by_role("tab", name=name, exact=True).click()
    # What is held goes on.
    page.unroute_all()
    shown = page.get_by_role("status", name="Display").filter(visible=True)
    expect(shown).to_have_text("4")
    page.keyboard.type("5")
    expect(shown).to_have_text("45")
    page.get_by_role("tab", name=other, exact=True).click()
    expect(shown).to_have_text("77")


@pytest.mark.parametrize("name", ["Calculator", "Scientific", "RPN"])
@pytest.mark.parametrize("held", ["page", "calculators"])
def test_pasting_waits_for_a_calculator_that_is_on_its_way(visit, name, held):
    hold = (f"**/engine-{held}-*.wasm", lambda route: None)
    page = visit(
        "?lang=en", before=lambda page: page.route(*hold),
        permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("tab", name="Featured").wait_for()
    page.get_by_role("tab", name=name, exact=True).click()
    paste(page, "1,234.50")
    # What is held goes on.
    page.unroute_all()
    shown = page.get_by_role("status", name="Display").filter(visible=True)
    expect(shown).to_have_text("1234.5")


def test_typing_goes_into_the_field_from_a_button_too(desktop):
    page = desktop.tab("Plotter").page
    page.get_by_role("tab", name="Plotter").focus()
    page.keyboard.type("2x")
    desktop.key("+").click()
    page.keyboard.type("sin(x)")
    assert desktop.text() == "2x+sin(x)"
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Escape")
    assert desktop.text() == ""


@pytest.mark.parametrize(
    "tab, typed, display, description",
    [
        ("Scientific", "sin30=", "−0.9880316240928618", "sin(30) ="),
        ("Scientific", "sqrt9=", "3", "√(9) ="),
        ("Scientific", "log(100)=", "2", "log(100) ="),
        ("Scientific", "5+sqrt9=", "8", "5+√(9) ="),
        ("Scientific", "cos(2x)+1=", "cos(2×x)+1", "cos(2×x)+1 ="),
        ("Scientific", "4s", "−0.7568024953079283", "sin(4) ="),
        ("Calculator", "9sqrt", "3", "√(9) ="),
        ("RPN", "9sqrt", "3", "√(9) ="),
        ("RPN", "100log", "2", "log(100) ="),
        ("RPN", "0sin", "0", "sin(0) ="),
    ],
)
def test_letters_that_spell_a_function_are_that_function_once(desktop, tab, typed, display, description):
    keypad = Keypad(desktop, tab)
    desktop.page.keyboard.type(typed)
    keypad.shows(display, description)


def test_a_function_that_is_spelled_makes_one_row(desktop):
    Keypad(desktop, "Scientific")
    desktop.page.keyboard.type("4sqrt")
    History(desktop, "scientific").open().has("√(4) = 2").count(1)


def test_a_function_of_one_letter_has_its_row_when_the_reader_looks(desktop):
    Keypad(desktop, "Scientific")
    desktop.page.keyboard.type("0s")
    History(desktop, "scientific").open().has("sin(0) = 0").count(1)


@pytest.mark.parametrize(
    "pasted, what",
    [
        ("x = cos t", "t gives a curve only where both x = … and y = … depend on it."),
        ("a = 2", "gives a a value"),
    ],
)
@pytest.mark.parametrize("is_pasted", [True, False])
def test_an_equation_that_cannot_be_drawn_is_refused_with_what_it_is(desktop, pasted, what, is_pasted):
    page = desktop.tab("Plotter").page
    desktop.field.focus()
    if is_pasted:
        paste(page, pasted)
    else:
        page.keyboard.insert_text(pasted)
    expect(desktop.field).to_have_value(pasted)
    page.keyboard.press("Enter")
    message = page.locator("#equation-message")
    expect(message).to_contain_text(what)
    expect(desktop.field).to_have_value(pasted)
    expect(desktop.plot).to_be_hidden()


def test_a_pasted_formula_stays_as_it_was_written(desktop):
    page = desktop.tab("Plotter").page
    desktop.field.focus()
    paste(page, "√x²")
    expect(desktop.field).to_have_value("√x²")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="y = √(x^2)", exact=True)).to_be_visible()


@pytest.mark.parametrize("tab", ["Calculator", "Scientific", "RPN"])
def test_a_pasted_number_may_have_its_digits_in_groups(desktop, tab):
    keypad = Keypad(desktop, tab)
    paste(desktop.page, "1,234.50")
    keypad.shows("1234.5")
    paste(desktop.page, "x = 2")
    keypad.shows("1234.5")
    expect(keypad.message).to_contain_text("can be pasted here")


def test_a_digit_without_room_is_refused_in_words(launch):
    keypad = Keypad(launch(), "Calculator").enter("1 ee 400").shows("1e400")
    keypad.enter("9" * 16)
    until(keypad.page, "document.querySelector('calculator-screen:not([hidden]) .message').offsetHeight > 0")
    expect(keypad.message).to_have_text("The exponent of this number is too large.")

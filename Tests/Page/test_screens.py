"""Tabs, the pushed plot, Featured, Configuration, and stored state."""

import pytest
from playwright.sync_api import expect

from calculator import TABS
from looks import boxes


def test_tabs_are_seven_and_show_one_screen_each(app):
    assert [tab.inner_text().strip() for tab in app.page.get_by_role("tab").all()] == TABS
    assert app.selected_tab() == "Featured"
    for name in TABS:
        app.tab(name)
        assert app.selected_tab() == name
        expect(app.page.get_by_role("tabpanel")).to_have_count(1)
        expect(app.page.get_by_role("heading", level=1)).to_have_count(1)


def test_arrow_keys_go_round_the_tabs(app):
    app.tab("Featured")
    for name in TABS[1:] + TABS[:1]:
        app.page.keyboard.press("ArrowRight")
        expect(app.page.locator("[role=tab][aria-selected=true]")).to_have_text(name)
    app.page.keyboard.press("End")
    assert app.selected_tab() == "Configuration"


def test_back_returns_to_the_calculator(app):
    app.tab("Plotter").tap("x plot")
    expect(app.plot).to_be_visible()
    expect(app.field).to_be_hidden()
    app.back.click()
    expect(app.field).to_be_visible()
    expect(app.plot).to_be_hidden()
    app.tap("plot")
    expect(app.plot).to_be_visible()
    app.page.go_back()
    expect(app.field).to_be_visible()
    assert app.text() == "x"


def test_wide_screens_show_both_at_once(launch):
    app = launch(700, 500).tab("Plotter").tap("x plot")
    expect(app.plot).to_be_visible()
    expect(app.field).to_be_visible()
    expect(app.back).to_be_hidden()


def test_featured_has_three_instructions_and_opens_examples(app):
    expect(app.page.locator(".instruction")).to_have_count(3)
    examples = app.page.locator(".example")
    assert examples.count() >= 6
    examples.nth(2).click()
    expect(app.plot).to_be_visible()
    assert app.selected_tab() == "Plotter"
    assert len(app.drawing().dots) == 173


REFUSED = [
    ("0", "50", "X-Max"),
    ("-1", "50", "X-Max"),
    ("101", "50", "X-Max"),
    ("abc", "50", "X-Max"),
    ("NaN", "50", "X-Max"),
    ("", "50", "X-Max"),
    ("7", "0", "# of Samples"),
    ("7", "1.5", "# of Samples"),
    ("7", "10001", "# of Samples"),
]


def test_refused_settings_say_why_at_their_field(app):
    for x_max, samples, wrong in REFUSED:
        app.configure(x_max, samples)
        field = app.page.get_by_role("textbox", name=wrong)
        expect(field).to_have_attribute("aria-invalid", "true")
        message = app.page.locator(f"#{field.get_attribute('aria-describedby')}")
        expect(message).to_contain_text(wrong)
        expect(app.page.get_by_role("status")).to_be_empty()
        app.tab("Plotter")
        expect(app.page.locator("reading-view .setting")).to_contain_text("5 · 50 samples")


def test_set_takes_the_focus_from_the_fields_and_says_so(app):
    app.configure(4, 200)
    expect(app.page.get_by_role("status")).to_have_text("Configuration Set Successfully")
    expect(app.page.get_by_role("button", name="Set", exact=True)).to_be_focused()
    expect(app.page.get_by_role("textbox", name="X-Max")).to_have_attribute("inputmode", "decimal")
    samples = app.page.get_by_role("textbox", name="# of Samples")
    expect(samples).to_have_attribute("inputmode", "numeric")


def test_angles_can_be_in_degrees(app):
    app.tab("Configuration")
    app.page.get_by_role("radio", name="Degrees").check(force=True)
    app.tab("Plotter")
    expect(app.page.locator("reading-view .angle")).to_have_text("DEG")


def test_reload_keeps_everything(app):
    app.configure(4, 200).tab("Plotter").tap("x exponent 2 plot")
    expect(app.plot).to_be_visible()
    app.page.reload()
    app.wait()
    assert app.selected_tab() == "Plotter"
    expect(app.plot).to_be_visible()
    assert len(app.drawing().dots) == 201
    app.back.click()
    assert app.text() == "x²"
    app.tab("Configuration")
    expect(app.page.get_by_role("textbox", name="X-Max")).to_have_value("4")


def test_stored_data_is_cleared_after_a_question(app):
    app.configure(4, 200).tab("Plotter").tap("x").tab("Configuration")
    clear = app.page.get_by_role("button", name="Clear Stored Data")
    clear.click()
    app.alert.get_by_role("button", name="Cancel").click()
    expect(app.page.get_by_role("textbox", name="X-Max")).to_have_value("4")
    clear.click()
    app.alert.get_by_role("button", name="Clear", exact=True).click()
    expect(app.page.get_by_role("textbox", name="X-Max")).to_have_value("5")
    app.page.reload()
    app.wait().tab("Plotter")
    assert app.text() == ""


def test_page_works_where_nothing_can_be_kept(chromium, address):
    context = chromium.new_context()
    page = context.new_page()
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied'); } })"
    )
    page.goto(f"{address}?f=x")
    expect(page.get_by_role("img", name="Plot of")).to_be_visible()
    context.close()


def test_browser_without_simd_gets_a_message(chromium, address):
    context = chromium.new_context()
    page = context.new_page()
    page.add_init_script("WebAssembly.validate = () => false")
    page.goto(address)
    expect(page.get_by_text("WebAssembly SIMD")).to_be_visible()
    context.close()


@pytest.mark.parametrize("size", [(390, 844), (1366, 900), (2560, 1440)])
def test_settings_of_examples_line_up(launch, size):
    page = launch(*size).page
    settings = boxes(page.locator(".example .detail"))
    examples = boxes(page.locator("button.example"))
    gaps = {
        round(example["y"] + example["height"] - setting["y"] - setting["height"])
        for example, setting in zip(examples, settings)
    }
    assert len(settings) == len(examples) > 10
    assert max(gaps) - min(gaps) <= 1

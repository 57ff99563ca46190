"""The list of keys, which `?` shows on every tab."""

import pytest
from playwright.sync_api import expect

from looks import boxes, check_no_overflow, violations
from sheet import DESKTOP, Sheet


def keys(page, name="Keys"):
    return page.get_by_role("dialog", name=name)


@pytest.mark.parametrize("tab", ["Featured", "Calculator", "RPN", "Plotter", "Configuration"])
def test_a_question_mark_lists_the_keys_on_every_tab(launch, tab):
    app = launch(*DESKTOP)
    app.tab(tab)
    app.page.keyboard.press("?")
    expect(keys(app.page)).to_be_visible()
    expect(keys(app.page)).to_contain_text("inverse sine")
    expect(keys(app.page)).to_contain_text("moves the graph")
    app.page.keyboard.press("Escape")
    expect(keys(app.page)).to_have_count(0)


def test_it_opens_once_and_types_nothing(launch):
    app = launch(*DESKTOP)
    app.tab("Calculator")
    app.page.keyboard.type("12")
    app.page.keyboard.press("?")
    expect(keys(app.page)).to_be_visible()
    app.page.keyboard.press("?")
    app.page.keyboard.type("34")
    expect(keys(app.page)).to_have_count(1)
    keys(app.page).get_by_role("button", name="Close").click()
    expect(app.page.get_by_role("status", name="Display")).to_have_text("12")


def test_a_row_takes_the_sign_itself(launch):
    sheet = Sheet(launch(*DESKTOP)).open()
    sheet.formula(1).click()
    sheet.page.keyboard.press("?")
    expect(keys(sheet.page)).to_have_count(0)
    sheet.page.keyboard.press("Escape")
    sheet.page.keyboard.press("?")
    expect(keys(sheet.page)).to_be_visible()


def test_it_speaks_the_language_of_the_page(visit):
    page = visit("?lang=de", *DESKTOP)
    page.get_by_role("tab", name="Rechner").wait_for()
    page.keyboard.press("?")
    expect(keys(page, "Tasten")).to_contain_text("verschiebt den Graphen")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), DESKTOP])
def test_it_fits_every_screen_and_axe_finds_nothing(launch, size):
    app = launch(*size)
    app.page.keyboard.press("?")
    expect(keys(app.page)).to_be_visible()
    check_no_overflow(app.page)
    # Featured, where it is opened, does not have its style.
    key = keys(app.page).locator("kbd").first
    assert key.evaluate("key => getComputedStyle(key).borderTopStyle") == "solid"
    box = keys(app.page).bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
    assert box["y"] >= 0 and box["y"] + box["height"] <= size[1]
    assert violations(app.page) == []


@pytest.mark.parametrize("size", [(320, 640), (390, 844)])
def test_long_words_of_other_languages_stay_within_it(visit, size):
    page = visit("?lang=de", *size)
    page.get_by_role("tab", name="Rechner").wait_for()
    page.keyboard.press("?")
    dialog = keys(page, "Tasten")
    expect(dialog).to_be_visible()
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("size", [(320, 640), (390, 844)])
def test_with_text_twice_as_large_all_of_it_is_in_sight(visit, size, language):
    page = visit(f"?lang={language}", *size)
    page.get_by_role("tab").first.wait_for()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.keyboard.press("?")
    dialog = page.locator("dialog.keys")
    expect(dialog).to_be_visible()
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
    (frame,), (close,) = boxes(dialog), boxes(dialog.get_by_role("button"))
    assert close["x"] + close["width"] < frame["x"] + frame["width"]
    # A text is not squeezed beside its keys.
    assert all(text["width"] > frame["width"] / 2 for text in boxes(dialog.locator("dd")))


def test_its_letters_are_in_proportion_on_a_large_screen(launch):
    app = launch(2560, 1440)
    app.page.keyboard.press("?")
    expect(keys(app.page)).to_be_visible()
    heading, key, text = [
        keys(app.page).locator(name).first.evaluate("it => parseFloat(getComputedStyle(it).fontSize)")
        for name in ("h3", "kbd", "dd")]
    assert min(heading, key) > 0.85 * text > 18

"""Examinations: calculators alone, apart from all that was kept before."""

import pytest
from playwright.sync_api import expect

from calculator import Calculator, Keypad, until
from looks import check_no_overflow, violations
from sheet import Sheet

LINE = "Exam since"
WITHIN = ["Calculator", "Scientific", "RPN", "Configuration"]


def bar(app):
    return app.page.get_by_role("complementary", name="Exam")


def tabs(app):
    return [text.strip() for text in app.page.get_by_role("tab").all_inner_texts()]


def start(visit, *size):
    return Calculator(visit("?lang=en&mode=scientific", *size))


def ready(app):
    expect(bar(app)).to_contain_text(LINE)
    app.page.locator("[data-key='7']:visible").wait_for()
    return app


def begin(app):
    """Begins an examination in Configuration."""
    app.tab("Configuration")
    app.page.get_by_role("button", name="Begin Exam…").click()
    expect(app.alert).to_contain_text("Begin an exam?")
    app.alert.get_by_role("button", name="Begin").click()
    return ready(app)


def leave(app, confirms=True):
    bar(app).get_by_role("button", name="Leave Exam…").click()
    expect(app.alert).to_contain_text("Leave the exam?")
    app.alert.get_by_role("button", name="Leave" if confirms else "Cancel", exact=True).click()
    return app


@pytest.fixture
def worked(launch):
    """A calculator with a memory and a history, and a sheet."""
    app = launch(1366, 900)
    Keypad(app, "Scientific").enter("12 + 30 = ms").shows("42")
    Sheet(app).open().paste(["y=x^2"])
    return app


def test_an_exam_has_calculators_alone(visit):
    app = ready(start(visit))
    assert tabs(app) == WITHIN
    for name in ["Calculator", "Scientific", "RPN"]:
        app.tab(name)
        expect(bar(app)).to_be_visible()
        app.page.locator("[data-key='7']:visible").wait_for()
        graph = app.page.locator("[data-key=graph]:visible")
        if name != "Calculator":
            expect(graph).to_be_disabled()
    app.tab("Configuration")
    headings = app.page.locator("configuration-screen h2").all_inner_texts()
    assert headings == ["Numbers and Angles", "Calculator", "Appearance", "Language", "Stored Data"]
    expect(bar(app)).to_be_visible()
    app.page.keyboard.press("?")
    keys = app.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("inverse sine")
    expect(keys).not_to_contain_text("moves the graph")


def test_nothing_of_before_is_within_reach_and_all_of_it_comes_back(worked):
    app = begin(worked)
    scientific = Keypad(app, "Scientific")
    scientific.enter("mr").shows("0")
    expect(app.page.get_by_text("Your calculations will appear here.")).to_be_visible()
    scientific.enter("7 * 6 =").shows("42")
    expect(app.page.locator("history-pane").get_by_role("listitem")).to_have_count(1)
    leave(app)
    expect(bar(app)).to_have_count(0)
    app.page.get_by_role("tab", name="Featured").wait_for()
    # The row of the exam is gone, that of before is there, and so are the memory and the sheet.
    Keypad(app, "Scientific").enter("clear mr").shows("42")
    app.page.get_by_role("button", name="History", exact=True).click()
    expect(app.page.locator("history-pane").get_by_text("12 + 30")).to_be_visible()
    expect(app.page.locator("history-pane").get_by_text("7 × 6")).to_have_count(0)
    app.tab("Graph")
    expect(app.page.locator("math").filter(has_text="y").first).to_be_visible()
    assert app.page.evaluate("Object.keys(localStorage).filter(name => name.startsWith('exam-'))") == []


@pytest.mark.parametrize("path", ["?lang=en", "?lang=en&f=x^2", "?lang=en#y=x^2", "?lang=en&mode=other"])
def test_no_address_leaves_an_exam(visit, address, path):
    app = ready(start(visit))
    app.page.goto("about:blank")
    app.page.goto(address + path)
    ready(app)
    assert tabs(app) == WITHIN
    expect(app.page.locator("graph-view")).to_have_count(0)
    expect(app.page.locator("sheet-screen")).to_have_count(0)


def test_an_exam_survives_a_reload_and_keeps_its_own_calculations(visit):
    app = ready(start(visit))
    scientific = Keypad(app, "Scientific").enter("6 * 7 = ms").shows("42")
    since = bar(app).inner_text()
    until(app.page, "localStorage.getItem('exam-ordinate-scientific')?.includes('program')")
    app.page.reload()
    ready(app)
    assert bar(app).inner_text() == since
    scientific.shows("42")
    leave(app, confirms=False)
    expect(bar(app)).to_be_visible()
    scientific.shows("42")


def test_other_tabs_of_the_browser_follow(launch, address):
    app = launch()
    other = app.page.context.new_page()
    other.goto(f"{address}?lang=en&mode=scientific")
    other.get_by_role("complementary", name="Exam").wait_for()
    ready(app)
    other.get_by_role("button", name="Leave Exam…").click()
    other.get_by_role("alertdialog").get_by_role("button", name="Leave", exact=True).click()
    expect(bar(app)).to_have_count(0)
    expect(other.get_by_role("complementary", name="Exam")).to_have_count(0)


def test_back_does_not_lead_out_of_an_exam(launch):
    app = launch().tab("Calculator")
    begin(app)
    app.page.go_back()
    ready(app)
    assert tabs(app) == WITHIN


def test_clearing_stored_data_ends_no_exam(visit):
    app = ready(start(visit))
    Keypad(app, "Scientific").enter("42 ms").shows("42")
    app.tab("Configuration")
    app.page.get_by_role("button", name="Clear Stored Data").click()
    app.alert.get_by_role("button", name="Clear").click()
    expect(app.page.get_by_text("Stored data has been cleared")).to_be_visible()
    expect(bar(app)).to_be_visible()
    Keypad(app, "Scientific").enter("mr").shows("0")


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (820, 1180), (1366, 900)])
def test_the_line_fits_and_leaves_the_keys(visit, size):
    app = ready(start(visit, *size))
    check_no_overflow(app.page)
    assert violations(app.page) == []
    bottom = app.page.locator("tab-bar").bounding_box()
    assert bottom["y"] < size[1]


def test_the_line_is_low_on_a_small_phone(visit):
    page = visit("?lang=de&mode=scientific", 320, 640)
    line = page.get_by_role("complementary", name="Prüfung")
    expect(line).to_contain_text("Prüfung seit")
    assert line.bounding_box()["height"] < 70
    leave = page.get_by_role("button", name="Prüfung verlassen …")
    assert leave.evaluate("button => button.scrollWidth <= button.clientWidth")

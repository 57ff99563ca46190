"""What the tabs fetch of the program before they can be used, and what comes later."""

import re

import pytest
from playwright.sync_api import expect

from calculator import Calculator, Keypad
from conftest import SITE
from sheet import Sheet
from test_start import fetched_bytes

# What a visit fetches when the page is idle, or when it is called.
LATE = ["**/engine-formulas-*.wasm", "**/engine-proofs-*.wasm"]
# Bytes of the program besides that of a first visit.
CALCULATORS = {"Calculator": 130_000, "Scientific": 155_000, "RPN": 120_000}
# Bytes of everything that a visit to the Graph tab fetches.
GRAPH = 580_000


@pytest.fixture
def early(chromium, address):
    """A page that never gets the late parts, and the paths of the files that it has fetched."""
    pages = []

    def visit(width=390, height=844):
        page = chromium.new_page(viewport={"width": width, "height": height}, has_touch=True)
        pages.append(page)
        page.set_default_timeout(15_000)
        paths = []
        # As if it were always busy; and what is called cannot be fetched.
        page.add_init_script("globalThis.requestIdleCallback = () => {}")
        for late in LATE:
            page.route(late, lambda route: route.abort())
        page.on("requestfinished", lambda request: paths.append(request.url.removeprefix(address)))
        page.goto(f"{address}?lang=en")
        return Calculator(page).wait(), paths

    yield visit
    for page in pages:
        page.close()


def size(paths):
    return sum(fetched_bytes(SITE / (path.partition("?")[0] or "index.html")) for path in set(paths))


@pytest.mark.parametrize("name, keys, result", [
    ("Calculator", "12 * 30.5 =", "366"),
    ("Scientific", "1.5 + 7 * 2 =", "15.5"),
    ("Scientific", "2 sqrt", "1.414213562373"),
    ("RPN", "355 enter 113 /", "3.14159292035"),
])
def test_calculators_begin_with_a_small_part_of_the_program(early, name, keys, result):
    app, paths = early()
    keypad = Keypad(app, name).enter(keys)
    expect(keypad.display).to_contain_text(result)
    expect(app.alert).to_have_count(0)
    parts = [path for path in paths if path.endswith(".wasm") and "engine-first" not in path]
    print(f"{name}: {size(parts)} bytes of the program")
    assert size(parts) <= CALCULATORS[name]


def test_a_sheet_begins_with_a_part_of_the_program(early):
    app, paths = early()
    sheet = Sheet(app).open()
    sheet.formula(1).click()
    sheet.page.keyboard.type("y=m*x+c")
    sheet.button("Add slider m").click()
    sheet.button("Add slider c").click()
    expect(sheet.rows).to_have_count(3)
    expect(sheet.view).to_have_attribute("aria-label", re.compile("^Graph of 1×x\\+1,"))
    expect(app.alert).to_have_count(0)
    # As soon as nothing is left to draw, the page fetches the late parts, which need those of other tabs.
    others = re.compile("engine-(configuration|plotter|calculators|infix|functions|scientific|rpn)-")
    paths = [path for path in paths if not others.search(path)]
    print(f"Graph tab: {size(paths)} bytes in all")
    assert size(paths) <= GRAPH


def test_what_is_seldom_used_waits_for_its_part(early):
    app, _ = early()
    keypad = Keypad(app, "Scientific")
    for late in LATE:
        app.page.unroute(late)
    paste(app.page, "int(t=0,1,t)")
    expect(keypad.display).to_contain_text("0.5")


def test_a_part_that_never_comes_is_told(early):
    app, _ = early()
    Keypad(app, "Scientific")
    paste(app.page, "int(t=0,1,t)")
    expect(app.alert).to_contain_text("could not be loaded")


def paste(page, text):
    page.evaluate(
        """text => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", text);
          document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
        }""", text)

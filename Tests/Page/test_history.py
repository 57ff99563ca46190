"""Histories: lists and sections, search, deleting and undo, export, and storage."""

import json
import os
import random
import signal
import tempfile

import pytest
from playwright.sync_api import expect

from calculator import Calculator, Keypad, until
from conftest import FLAGS, browser_path
from history import History, numbered
from looks import boxes, check_no_overflow, each_size, in_each_scheme, settle, violations_in

SIZES = [(320, 568), (390, 844), (844, 390), (820, 1180), (1366, 1024)]
WIDE = (1280, 800)


@pytest.fixture
def plotter(launch):
    """The Plotter's history on an upright phone."""
    return History(launch().tab("Plotter"), "plotter")


def plot(history, *equations):
    calculator = history.calculator
    for equation in equations:
        calculator.field.fill(equation)
        calculator.key("plot").tap()
        if calculator.back.is_visible():
            calculator.back.click()
    return history


def test_plotter_lists_plots_and_clears(plotter):
    plot(plotter, "sin(x)", "x²-3x", "1/x")
    plotter.calculator.tap("clear")
    plotter.open().has("Cleared", "1 ÷ x", "x^2 − 3 × x", "sin(x)").count(4)
    plotter.by_kind.tap()
    headings = plotter.pane.get_by_role("heading")
    expect(headings).to_have_text(["By Kind", "Cleared", "Mixed", "Reciprocals", "Trigonometry"])
    plotter.back_to_list.tap()
    expect(headings).to_have_text(["History"])
    plotter.page.get_by_role("button", name="Back to Plotter").tap()
    expect(plotter.pane).to_be_hidden()
    expect(plotter.calculator.field).to_be_visible()


KEYED = "7 9 5 + 4 5 9 = 4 4 / 1 1 = 2 2 2 + 8 = 4 * 1 2 ="
ROWS = ["4 × 12 = 48", "222 + 8 = 230", "44 ÷ 11 = 4", "795 + 459 = 1254"]


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390)])
def test_results_end_at_the_right(launch, size):
    """Also those that need a second line."""
    app = launch(*size).tab("Scientific")
    app.tap("2 + 3 = 5 sin 1 2 3 4 sign / 7 9 9 = 1 2 3 4 5 6 7 sin 1 2 3 4 5 6 7 * 7 6 5 4 3 2 1 / 1 3 =")
    history = History(app, "scientific").open()
    expect(history.rows).to_have_count(5)
    rows = boxes(history.rows)
    results = boxes(history.pane.locator(".outcome"))
    assert [result["x"] + result["width"] for result in results] == pytest.approx(
        [results[0]["x"] + results[0]["width"]] * 5, abs=0.5)
    for row, result in zip(rows, results):
        assert row["y"] < result["y"]
        assert result["y"] + result["height"] < row["y"] + row["height"]


@pytest.mark.parametrize("tab", ["Calculator", "Scientific"])
def test_documents_rows_by_touch(launch, tab):
    app = launch().tab(tab).tap(KEYED)
    history = History(app, tab.lower()).open().has(*ROWS)
    history.by_kind.tap()
    expect(history.pane.get_by_role("heading")).to_have_text(
        ["By Kind", "Additions", "Divisions", "Multiplications"]
    )
    history.has("795 + 459 = 1254", "222 + 8 = 230", "44 ÷ 11 = 4", "4 × 12 = 48")
    for title, rows in [("Additions", 2), ("Divisions", 1), ("Multiplications", 1)]:
        section = history.pane.get_by_role("list", name=title).get_by_role("listitem")
        expect(section).to_have_count(rows)
    history.rows.get_by_text("44 ÷ 11 = 4").tap()
    expect(history.pane).to_be_hidden()
    expect(app.page.get_by_role("status", name="Display")).to_have_text("4")
    expect(app.page.get_by_role("group", name="Description")).to_have_text("44÷11 =")
    app.tap("+ 1 = clear")
    history.open().has("Cleared", "44 ÷ 11 + 1 = 5", *ROWS)
    app.page.reload()
    app.wait()
    history.has("Cleared", "44 ÷ 11 + 1 = 5", *ROWS)


def test_functions_make_rows_at_once_and_tell_degrees(launch):
    app = launch().tab("Configuration")
    app.page.get_by_role("radio", name="Degrees").check(force=True)
    app.tab("Scientific").tap("4 sqrt 3 0 sin 2 + 3 * 4 =")
    history = History(app, "scientific").open()
    history.has("2 + 3 × 4 = 14", "sin(30) = 0.5", "√(4) = 2")
    expect(history.pane.locator("[data-angle=DEG]")).to_have_text(["sin(30) = 0.5"])


def test_rpn_lists_graphs_and_clears(launch):
    app = launch().tab("RPN").tap("7 M + sqrt graph")
    app.page.get_by_role("button", name="Back to RPN").click()
    app.tap("clear")
    history = History(app, "rpn").open().has("Cleared", "√(7 + M)")
    history.rows.get_by_text("√(7 + M)").tap()
    expect(app.page.get_by_role("group", name="Description")).to_have_text("√(7+M) =")


# What a version before real numbers kept, by its place.
EARLIER = {
    "ordinate": "tab plotter\nxMax 4\nsamples 50\nangle radians\ndigits automatic\n"
    "order left-to-right\nappearance system\nlanguage en\ntext sin 2x\n",
    "ordinate-scientific": "angle radians\norder precedence\nprogram 0.1 + 0.2 = M=0.1\n",
    "ordinate-rpn": "angle radians\nprogram 7 M + √ M=9\n",
}
PUT = """([places]) => {
  if (sessionStorage.getItem("put")) return;
  sessionStorage.setItem("put", "yes");
  for (const [place, text] of Object.entries(places)) localStorage.setItem(place, text);
}"""


def test_what_an_earlier_version_stored_opens_with_its_meaning(launch):
    app = launch()
    app.page.add_init_script(f"({PUT})({json.dumps([EARLIER])})")
    app.page.reload()
    app.wait()
    assert app.selected_tab() == "Plotter"
    expect(app.field).to_have_value("sin (2)x")
    Keypad(app, "RPN").shows("4", "√(7+M) =")
    scientific = Keypad(app, "Scientific").shows("0.3", "0.1+0.2 =")
    expect(scientific.screen.locator(".held")).to_have_text("M = 0.1")
    # A row without an exact form.
    history = History(app, "scientific")
    history.add(
        [{"text": "sin(60) = 0.8660254037844386", "formula": "sin(60)", "kind": "trigonometry",
          "unit": "degrees"}]
    )  # fmt: skip
    scientific.tap("8 sqrt")
    history.open()
    for _ in range(2):
        history.has("√(8) = 2.82842712474619", "sin(60) = 0.8660254037844386")
        newer = history.rows.locator(".recall", has_text="√(8) =")
        expect(newer).to_have_attribute("title", "√(8) = 2.82842712474619 = 2×√(2)")
        app.page.reload()
        app.wait()


def test_stands_beside_the_calculator_which_has_no_graph(launch):
    app = launch(*WIDE).tab("Calculator")
    history = History(app, "calculator")
    expect(history.pane).to_be_visible()
    app.tap("1 + 2 =")
    history.has("1 + 2 = 3")
    history.by_kind.tap()
    expect(history.pane.get_by_role("heading", name="Additions")).to_be_visible()
    app.page.keyboard.type("4+4=")
    history.has("1 + 2 = 3", "4 + 4 = 8")
    app.page.go_back()
    history.has("4 + 4 = 8", "1 + 2 = 3")
    app.tab("Scientific")
    expect(history.pane).to_be_hidden()


def test_browsers_back_leads_back_each_time(plotter):
    plot(plotter, "sin(x)").open()
    plotter.by_kind.tap()
    expect(plotter.pane.get_by_role("heading", name="By Kind")).to_be_visible()
    plotter.page.go_back()
    expect(plotter.pane.get_by_role("heading", name="History")).to_be_visible()
    plotter.page.go_back()
    expect(plotter.calculator.field).to_be_visible()
    expect(plotter.pane).to_be_hidden()


@pytest.mark.parametrize("by_kind", [False, True])
def test_touch_brings_an_equation_back(plotter, by_kind):
    plot(plotter, "x*sin(x)", "1/x").open()
    if by_kind:
        plotter.by_kind.tap()
    plotter.rows.filter(has_text="sin").get_by_text("sin(x)").tap()
    expect(plotter.calculator.field).to_have_value("x×sin(x)")
    expect(plotter.pane).to_be_hidden()


def test_stays_over_a_reload(plotter):
    plot(plotter, "sin(x)", "cos(x)").open().has("cos(x)", "sin(x)")
    plotter.page.reload()
    plotter.calculator.wait()
    plotter.has("cos(x)", "sin(x)")
    plotter.page.get_by_role("button", name="Back to Plotter").tap()
    expect(plotter.calculator.field).to_be_visible()
    plot(plotter, "x").open().has("x", "cos(x)", "sin(x)")


def test_degrees_are_named_where_angles_matter(plotter):
    plotter.calculator.tab("Configuration")
    plotter.page.get_by_role("radio", name="Degrees").check(force=True)
    plotter.calculator.tab("Plotter")
    plot(plotter, "sin(x)", "x²").open().has("x^2", "sin(x)")
    units = plotter.rows.locator("button.recall").evaluate_all(
        "rows => rows.map((row) => getComputedStyle(row, '::after').content)"
    )
    assert units == ["none", '"DEG"']


def test_each_calculator_has_its_own(launch):
    app = launch().tab("Plotter")
    plotter = plot(History(app, "plotter"), "sin(x)")
    for tab in ["calculator", "scientific", "rpn"]:
        History(app, tab).add([{**numbered(1)[0], "text": tab}])
    for tab in ["Calculator", "Scientific", "RPN"]:
        app.tab(tab)
        History(app, tab.lower()).open().has(tab.lower())
    app.tab("Plotter")
    plotter.open().has("sin(x)")


SEARCHES = [
    ("795 + 459", ["795 + 459 = 1254"]),
    ("44/11", ["44 ÷ 11 = 4"]),
    ("4*12", ["4 × 12 = 48"]),
    ("522-275", ["522 − 275 = 247"]),
    ("SIN", ["sin(30) = 0.5"]),
    ("cleared", ["Cleared"]),
    ("none", []),
]


def test_search_ignores_case_spaces_and_look_alikes(plotter):
    rows = [
        ("795 + 459 = 1254", "additions"), ("44 ÷ 11 = 4", "divisions"), ("", "cleared"),
        ("4 × 12 = 48", "multiplications"), ("522 - 275 = 247", "subtractions"),
        ("sin(30) = 0.5", "trigonometry"),
    ]  # fmt: skip
    plotter.add([{"text": row, "formula": row, "kind": kind, "unit": ""} for row, kind in rows])
    plotter.open().count(6)
    for text, found in SEARCHES:
        plotter.search.fill(text)
        plotter.has(*found)
        expect(plotter.pane.get_by_text("Nothing found.")).to_be_visible(visible=not found)
        plotter.search.fill("")
        plotter.count(6)


def test_one_row_is_deleted_and_brought_back(plotter):
    plot(plotter, "sin(x)", "cos(x)", "tan(x)").open()
    plotter.pane.get_by_role("button", name="Delete cos(x)").tap()
    plotter.has("tan(x)", "sin(x)").count(2)
    plotter.undo.tap()
    plotter.has("tan(x)", "cos(x)", "sin(x)")
    expect(plotter.undo).to_be_hidden()
    plotter.pane.get_by_role("button", name="Delete tan(x)").tap()
    plotter.has("cos(x)", "sin(x)")
    plotter.page.reload()
    plotter.calculator.wait()
    plotter.has("cos(x)", "sin(x)")


def test_all_rows_are_cleared_and_brought_back(plotter):
    plotter.add(numbered(1000)).open().count(1000)
    plotter.clear.tap()
    plotter.has()
    expect(plotter.pane.get_by_text("will appear here")).to_be_visible()
    assert plotter.stored() == []
    plotter.undo.tap()
    plotter.count(1000)
    assert plotter.stored() == [row["text"] for row in numbered(1000)]
    plotter.clear.tap()
    plotter.has()
    plotter.add(numbered(1, 5000)).has("5000 + 0 = 5000")
    plotter.page.reload()
    plotter.calculator.wait()
    plotter.has("5000 + 0 = 5000")


def test_exports_the_listed_rows(plotter):
    plot(plotter, "sin(x)", "1/x").calculator.tap("clear")
    plotter.open().count(3)

    def export(name):
        plotter.pane.get_by_role("button", name="Export").tap()
        with plotter.page.expect_download() as download:
            plotter.page.get_by_role("menuitem", name=name).tap()
        return download.value.suggested_filename, download.value.path().read_text()

    assert export("Export as text") == ("Plotter History.txt", "Cleared\n1 ÷ x\nsin(x)\n")
    assert export("Export as CSV") == (
        "Plotter History.csv",
        "row,formula,result,kind,angle\n,,,cleared,\n1 ÷ x,1/x,,reciprocals,\n"
        "sin(x),sin(x),,trigonometry,radians\n",
    )
    plotter.by_kind.tap()
    plotter.search.fill("x")
    text = "Reciprocals\n1 ÷ x\n\nTrigonometry\nsin(x)\n"
    assert export("Export as text") == ("Plotter History.txt", text)


def test_ten_thousand_rows_are_few_in_the_page(plotter):
    rows = numbered(10_000)
    plotter.add(rows).open().count(10_000)
    for part in [0, 0.5, 1, 0.3]:
        plotter.page.evaluate(
            """(part) => {
              const rows = document.querySelector("history-pane:not([hidden]) .rows");
              rows.scrollTop = part * (rows.scrollHeight - rows.clientHeight);
            }""",
            part,
        )
        settle(plotter.page)
        first = round(part * (10_000 - 13))
        shown = plotter.page.evaluate(
            """() => {
              const pane = document.querySelector("history-pane:not([hidden])");
              const box = pane.querySelector(".rows").getBoundingClientRect();
              return [...pane.querySelectorAll(".row")].filter((row) => {
                const { top, bottom } = row.getBoundingClientRect();
                return bottom > box.top + 1 && top < box.bottom - 1;
              }).map((row) => [Number(row.ariaPosInSet), row.innerText]).sort(([a], [b]) => a - b);
            }"""
        )
        assert len(shown) >= 10 and abs(shown[0][0] - first) < 5
        places = [place for place, _ in shown]
        assert places == list(range(places[0], places[0] + len(places)))
        assert all(text.strip() == rows[10_000 - place]["text"] for place, text in shown)
        assert plotter.page.evaluate("document.querySelectorAll('history-pane *').length") < 400
    assert plotter.page.locator(".row").first.get_attribute("aria-setsize") == "10000"
    plotter.by_kind.tap()
    expect(plotter.pane.get_by_role("heading")).to_have_count(11)
    assert plotter.page.evaluate("document.querySelectorAll('history-pane *').length") < 400


def test_tab_key_goes_to_rows_that_were_added_to_an_empty_list(plotter):
    plotter.open()
    plotter.add(numbered(1)).count(1)
    expect(plotter.pane.locator(".recall")).to_have_attribute("tabindex", "0")


def test_keys_go_through_all_rows(plotter):
    plotter.add(numbered(200)).open().count(200)
    keyboard = plotter.page.keyboard

    def focused():
        return plotter.page.evaluate("document.activeElement.innerText")

    plotter.rows.get_by_text("200 + 0 = 200").focus()
    keyboard.press("ArrowDown")
    assert focused() == "199 + 0 = 199"
    keyboard.press("End")
    assert focused() == "1 + 0 = 1"
    keyboard.press("PageUp")
    assert 5 < int(focused().split()[0]) < 30
    keyboard.press("Home")
    assert focused() == "200 + 0 = 200"
    keyboard.press("Delete")
    plotter.count(199)
    expect(plotter.rows.get_by_text("199 + 0 = 199")).to_be_focused()
    keyboard.press("Control+z")
    plotter.count(200)
    keyboard.press("ArrowRight")
    assert "Delete" in plotter.page.evaluate("document.activeElement.ariaLabel")
    assert plotter.page.locator(".row [tabindex='0']").count() == 2


def test_focus_comes_back(plotter):
    plot(plotter, "sin(x)").open()
    expect(plotter.page.get_by_role("button", name="Back to Plotter")).to_be_focused()
    plotter.page.keyboard.press("Enter")
    opener = plotter.page.locator("#screen-plotter").get_by_role("button", name="History")
    expect(opener).to_be_focused()


def test_is_beside_the_plotter_where_there_is_room(launch):
    plotter = History(launch(*WIDE).tab("Plotter"), "plotter")
    plot(plotter, "sin(x)").open().has("sin(x)")
    plotter.rows.get_by_text("sin(x)").tap()
    expect(plotter.calculator.field).to_have_value("sin(x)")
    expect(plotter.pane).to_be_visible()
    plotter.page.go_back()
    expect(plotter.pane).to_be_hidden()
    expect(plotter.calculator.plot).to_be_visible()


def test_makes_room_for_plots_and_graphs(launch):
    plotter = History(launch(*WIDE).tab("Plotter"), "plotter")
    plot(plotter.open(), "sin(x)")
    expect(plotter.calculator.plot).to_be_visible()
    plotter.open().has("sin(x)")
    plotter.calculator.tab("RPN")
    rpn = History(plotter.calculator, "rpn").open().has()
    plotter.calculator.tap("M sin graph")
    expect(rpn.page.get_by_role("heading", name="y = sin(M)")).to_be_visible()
    expect(rpn.pane).to_be_hidden()
    rpn.open().has("sin(M)")


def test_back_stays_where_the_reader_is_once_there_is_room(launch):
    app = launch(*WIDE).tab("Scientific").tap("x sin =")
    scientific = History(app, "scientific").open().has("sin(x)")
    app.tap("graph")
    expect(scientific.pane).to_be_hidden()
    app.page.go_back()
    until(app.page, "history.state === null")
    assert app.selected_tab() == "Scientific"


def test_clearing_stored_data_forgets_all_histories(plotter):
    plot(plotter, "sin(x)").open().has("sin(x)")
    plotter.page.get_by_role("button", name="Back to Plotter").tap()
    plotter.calculator.tab("Configuration")
    plotter.page.get_by_role("button", name="Clear Stored Data").click()
    plotter.calculator.alert.get_by_role("button", name="Clear", exact=True).click()
    plotter.calculator.tab("Plotter")
    plotter.open().has()
    assert plotter.stored() == []


def test_browser_that_stores_nothing_lists_rows_while_the_page_is_open(launch):
    app = launch(*WIDE)
    app.page.add_init_script("Object.defineProperty(window, 'indexedDB', { value: undefined })")
    app.page.reload()
    app.wait().tab("Calculator").tap("1 + 2 = 3 + 4 =")
    history = History(app, "calculator").has("3 + 4 = 7", "1 + 2 = 3")
    history.pane.get_by_role("button", name="Delete 1 + 2 = 3").tap()
    history.has("3 + 4 = 7")
    history.undo.tap()
    history.has("3 + 4 = 7", "1 + 2 = 3")
    history.clear.tap()
    history.has()
    app.tap("5 + 4 =")
    history.has("5 + 4 = 9")
    history.undo.tap()
    history.has("5 + 4 = 9", "3 + 4 = 7", "1 + 2 = 3")
    # These are from before its history is first shown.
    app.tab("Scientific").tap("6 + 4 =")
    History(app, "scientific").open().has("6 + 4 = 10")


def test_concurrent_pages_neither_lose_nor_double_rows(launch, address):
    """Two tabs of one browser; both show all rows."""
    first = History(launch().tab("Plotter"), "plotter")
    page = first.page.context.new_page()
    page.goto(f"{address}?lang=en")
    second = History(Calculator(page).wait().tab("Plotter"), "plotter")
    for history in [first, second]:
        history.add(numbered(1, 10_000)).open()
    for part in range(4):
        for history, start in [(first, 1), (second, 2001)]:
            history.add(numbered(100, start + 100 * part), each=True)
    for history in [first, second]:
        history.count(802)
    stored = first.stored()
    expected = [row["text"] for row in numbered(400) + numbered(400, 2001)]
    assert sorted(stored) == sorted(expected + 2 * ["10000 + 0 = 10000"])
    for history in [first, second]:
        history.page.bring_to_front()
        assert history.all_texts() == list(reversed(stored))
    second.page.close()
    first.pane.get_by_role("button", name="Delete 2400 + 0 = 2400").tap()
    first.count(801)


def test_killed_page_keeps_every_row_it_showed(playwright_instance, address):
    """The browser's processes are killed while rows are written, after a random number of rows."""
    seed = random.SystemRandom().randrange(2**32)
    print(f"seed {seed}: a killed page keeps what it showed")
    generator = random.Random(seed)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        written = 0
        seen = []
        for _ in range(5):
            context = playwright_instance.chromium.launch_persistent_context(
                folder, executable_path=browser_path(), args=FLAGS,
                viewport={"width": 390, "height": 844}, has_touch=True,
            )  # fmt: skip
            page = context.pages[0]
            page.goto(f"{address}?lang=en")
            history = History(Calculator(page).wait().tab("Plotter"), "plotter").open()
            stored = history.stored()
            numbers = [int(text.split()[0]) for text in stored]
            assert numbers == sorted(set(numbers)), "a row is there twice"
            assert set(seen) <= set(numbers), "a row that was shown is lost"
            assert history.all_texts() == list(reversed(stored))
            written = max(numbers, default=0)
            page.on("console", lambda message: seen.append(int(message.text)))
            page.evaluate(
                """(first) => {
                  const app = document.querySelector("ordinate-app");
                  const list = document.querySelector("history-pane .rows");
                  let [number, last] = [first, first];
                  new MutationObserver(() => {
                    for (const row of list.querySelectorAll(".recall")) {
                      const shown = parseInt(row.innerText);
                      if (shown > last) console.log(last = shown);
                    }
                  }).observe(list, { childList: true, subtree: true, characterData: true });
                  setInterval(() => {
                    number += 1;
                    const text = `${number} + 0 = ${number}`;
                    const rows = [{ text, formula: `${number}`, kind: "additions", unit: "" }];
                    const detail = { tab: "plotter", rows };
                    app.dispatchEvent(new CustomEvent("history-rows", { detail }));
                  }, 4);
                }""",
                written,
            )
            last = written + generator.randrange(5, 60)
            page.wait_for_event("console", lambda message: int(message.text) >= last)
            for process in processes(folder):
                os.kill(process, signal.SIGKILL)
            try:
                context.close()
            except Exception:
                pass
        assert len(seen) > 20


def test_killed_calculator_comes_back_as_its_last_row_says(playwright_instance, address):
    """After a kill, a browser's data outside databases may be some seconds old."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        rows = []
        for start in range(3):
            context = playwright_instance.chromium.launch_persistent_context(
                folder, executable_path=browser_path(), args=FLAGS,
                viewport={"width": WIDE[0], "height": WIDE[1]}, has_touch=True,
            )  # fmt: skip
            page = context.pages[0]
            page.goto(f"{address}?lang=en")
            app = Calculator(page).wait().tab("Calculator")
            history = History(app, "calculator")
            display = page.get_by_role("status", name="Display")
            history.has(*reversed(rows))
            if rows:
                expect(display).to_have_text(rows[-1].split(" = ")[1])
                expect(page.get_by_role("group", name="Description")).to_have_text(
                    rows[-1].split(" = ")[0].replace(" ", "") + " ="
                )
            app.tap(f"{start} + 5 =")
            rows.append(f"{start} + 5 = {start + 5}")
            history.has(*reversed(rows))
            for process in processes(folder):
                os.kill(process, signal.SIGKILL)
            try:
                context.close()
            except Exception:
                pass


def processes(folder):
    """The browser's processes that use a folder as their profile, and no others."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/cmdline", "rb") as file:
                arguments = file.read().split(b"\0")
        except OSError:
            continue
        if f"--user-data-dir={folder}".encode() in arguments:
            found.append(int(name))
    return found


# The controls, each with its horizontal place and its size; the lines of a long row touch its edges.
CONTROLS = """() => [...document.querySelectorAll("history-pane :is(button, input)")]
  .filter((control) => control.checkVisibility() && !control.matches(".long .recall"))
  .map((control) => {
    const { x, width, height } = control.getBoundingClientRect();
    return [control.ariaLabel ?? control.innerText, x, width, height];
  })"""


def states(history):
    """The states of the pane, by name."""
    yield "empty"
    long = "+".join(f"sin({number})" for number in range(30))
    rows = [
        ("795 + 459 = 1254", "additions", ""), ("44 ÷ 11 = 4", "divisions", ""),
        ("", "cleared", ""), ("(2 + 3) × 4 = 20", "mixed", ""), ("√(4) = 2", "square-roots", ""),
        ("10 ÷ 4 × 6 ÷ 8 + 99 × 15 = 1513.125", "mixed", ""),
        (f"{long} = 1", "trigonometry", "radians"), ("sin(30) = 0.5", "trigonometry", "degrees"),
    ]  # fmt: skip
    history.add(
        [{"text": row, "formula": row, "kind": kind, "unit": unit} for row, kind, unit in rows]
    )
    history.count(8)
    yield "list"
    history.pane.get_by_role("button", name="Delete 44 ÷ 11 = 4").tap()
    expect(history.undo).to_be_visible()
    yield "undo"
    history.pane.get_by_role("button", name="Export").tap()
    yield "menu"
    history.page.keyboard.press("Escape")
    history.search.fill("none")
    yield "nothing"
    history.search.fill("")
    history.by_kind.tap()
    expect(history.pane.get_by_role("heading", name="Additions")).to_be_visible()
    yield "kinds"


def test_a_row_that_is_cut_still_shows_its_result(launch):
    history = History(launch(320, 568).tab("Plotter"), "plotter").open()
    formula = " + ".join(str(number) for number in range(60))
    text = f"{formula} = -1.234567890123457×10⁻³⁰⁰"
    history.add([{"text": text, "formula": formula, "kind": "additions", "unit": ""}])
    history.count(1)
    row = history.pane.locator(".recall")
    expect(row).to_have_text(text.replace("-", "−"))
    outer = row.bounding_box()
    inner = row.locator(".outcome").bounding_box()
    assert inner["height"] > 0
    assert outer["x"] <= inner["x"] and inner["x"] + inner["width"] <= outer["x"] + outer["width"]
    assert outer["y"] <= inner["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"]


def test_formulas_are_typeset_and_results_stand_out(launch):
    history = History(launch().tab("Plotter"), "plotter").open()
    history.add([{"text": "37 ÷ 3 = 12.33333333333333", "formula": "37/3", "kind": "divisions", "unit": ""}])
    history.count(1).has("37 ÷ 3 = 12.33333333333333")
    row = history.pane.get_by_role("listitem")
    assert row.inner_text().strip() == "37 ÷ 3 = 12.33333333333333"
    expect(history.page.get_by_role("button", name="37 ÷ 3 = 12.33333333333333", exact=True)).to_be_visible()
    # A fraction is as wide as its numerator.
    assert row.locator(".formula").bounding_box()["width"] < 26
    result, recall = row.locator(".outcome"), row.locator(".recall").bounding_box()
    box = result.bounding_box()
    assert abs(box["x"] + box["width"] - recall["x"] - recall["width"]) < 1
    weights = [
        part.evaluate("part => Number(getComputedStyle(part).fontWeight)")
        for part in (row.locator(".what"), result)
    ]
    assert weights[0] < weights[1]


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_axe_finds_nothing(launch, size):
    history = History(launch(*size).tab("Plotter"), "plotter").open()
    assert violations_in(history.page, states(history), size == (390, 844)) == {}


def test_every_state_fits_every_screen_size(launch, screenshots):
    history = History(launch().tab("Plotter"), "plotter").open()
    page = history.page
    for state in states(history):
        for width, height in each_size(page, SIZES):
            for scheme in in_each_scheme(page):
                name = f"{width}x{height}-{scheme}-history-{state}.png"
                page.screenshot(path=screenshots / name)
            controls = page.evaluate(CONTROLS)
            assert len(controls) > 3
            for name, x, width_, height_ in controls:
                assert x >= -0.5 and x + width_ <= width + 0.5, (state, name)
                assert min(width_, height_) >= 43.5, (state, name)
            check_no_overflow(page)

"""Data tables on the Graph tab, as a reader edits them, and models that are fitted to them."""

import json
import math
import re
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import ROOT
from looks import boxes, check_no_overflow, settle
from sheet import DESKTOP, PHONE, Sheet, paste

COMMAND = ROOT / ".build" / "release" / "ordinate"
DROP = """(target, text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "waves.csv", { type: "text/csv" }));
  for (const type of ["dragover", "drop"]) {
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }
}"""

# How far down the middles of a text's first letters and of its subscript are.
MIDDLES = """(element) => {
  const range = document.createRange();
  range.selectNode(element.firstChild);
  return [range, element.querySelector("sub")].map((it) => {
    const { top, height } = it.getBoundingClientRect();
    return top + height / 2;
  });
}"""


def cell(sheet, column, line):
    name = f"{column.replace('_', ' ')}, line {line}"
    return sheet.page.get_by_role("textbox", name=name, exact=True)


def new_table(sheet):
    sheet.button("Data table").click()
    sheet.page.get_by_role("menuitem", name="New table").click()
    expect(cell(sheet, "x_1", 1)).to_be_visible()


def cut(fields):
    """The texts that are wider than their fields."""
    return fields.evaluate_all("fields => fields.filter(it => it.scrollWidth > it.clientWidth).map(it => it.value)")


def values(sheet, number):
    """What the row of a fit says."""
    return sheet.rows.nth(number - 1).locator(".fit .values span").all_text_contents()


def waves():
    """Fifty points near a sine on a slope, written with decimal commas between tabs."""
    lines = ["Time in s\tHeight"]
    for index in range(50):
        x = index / 5
        y = 2 * math.sin(1.5 * x + 0.4) + 5 + ((index * 37) % 11 - 5) / 50
        lines.append(f"{x:.1f}\t{y:.3f}".replace(".", ","))
    return "\n".join(lines)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_story_from_a_pasted_table_to_a_fit_that_follows_a_finger(launch, tmp_path, size):
    sheet = Sheet(launch(*size)).open()
    if size == PHONE:
        paste(sheet.formula(1), waves())
    else:
        sheet.view.evaluate(DROP, waves())
    expect(cell(sheet, 'x_1 "Time in s"', 1)).to_have_value("0.0")
    expect(sheet.page.locator(".points .point")).to_have_count(50)

    sheet.choose(1, "Fit a line")
    sheet.choose(1, "Fit a sine")
    expect(sheet.rows).to_have_count(3)
    line, sine = values(sheet, 3), values(sheet, 2)
    assert [text.split(" ")[0] for text in sine] == ["a", "b1", "c", "d", "R²"]
    squared = [float(texts[-1].split("= ")[1]) for texts in (line, sine)]
    assert squared[0] < 0.3 and squared[1] > 0.99
    buttons = [sheet.rows.nth(1).get_by_role("button", name=name) for name in ("Equation as a row", "Residuals")]
    if size == DESKTOP:
        assert len({button.bounding_box()["y"] for button in buttons}) == 1
    buttons[1].click()
    expect(sheet.rows).to_have_count(5)
    # They are near zero, and in sight.
    sheet.graph.rest()
    low, high = (float(end.replace("−", "-")) for end in sheet.view.evaluate(
        "view => view.sheet('state').sheet.view.window.slice(2)"))
    assert low < -0.1 and high > 7

    # The fit follows a point that is dragged.
    point = sheet.page.get_by_role("button", name="Point of line 20 of row 1", include_hidden=True)
    box = point.bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    before = cell(sheet, "y_1 \"Height\"", 1).input_value(), values(sheet, 2)
    session = sheet.page.context.new_cdp_session(sheet.page)
    for kind, moves in [("touchStart", [0]), ("touchMove", [-10, -20, -30, -40]), ("touchEnd", [None])]:
        for move in moves:
            points = [] if move is None else [{"x": middle[0], "y": middle[1] + move}]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert values(sheet, 2) != before[1]
    sheet.undo.click()
    assert values(sheet, 2) == before[1]

    # The command says the same of the same text.
    file = tmp_path / "sheet.txt"
    file.write_text(sheet.view.evaluate("view => view.sheet('text').text"))
    out = subprocess.run(
        [COMMAND, "sheet", "--file", file], capture_output=True, text=True, check=True).stdout
    said = next(text for text in out.splitlines() if " sin(" in text and "~" in text)
    assert said.split("→ ")[1].replace("-", "−").replace("_", "") == ", ".join(sine)
    kinds = [
        json.loads(text)["kind"] for text in subprocess.run(
            [COMMAND, "sheet", "--json", "--file", file], capture_output=True, text=True, check=True,
        ).stdout.splitlines()]
    assert kinds == ["table", "fit", "list", "point", "fit"]


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_a_normal_curve_stands_over_a_histogram(launch, tmp_path, screen):
    sheet = Sheet(launch(*screen, is_mobile=screen == PHONE)).open()
    lines = [f"{index}\t{160 + (index * index * 7) % 31}" for index in range(50)]
    paste(sheet.formula(1), "\n".join(["Person\tHeight in cm", *lines]))
    sheet.page.get_by_role("button", name="New Row").last.click()
    sheet.page.keyboard.type("histogram(y_1)")
    sheet.choose(2, "Normal curve")
    expect(sheet.rows).to_have_count(3)
    # Its bars are counts, 5 wide, and the curve has their area.
    expect(sheet.formula(3)).to_have_value("y = 250/(stdev(y_1) √(2π)) e^(-(x-avg(y_1))^2/(2 var(y_1)))")
    # They are in sight.
    window = [float(end.replace("−", "-")) for end in sheet.view.evaluate(
        "view => view.sheet('state').sheet.view.window")]
    assert window[0] < 157 and window[1] > 193 and window[2] < 0 and window[3] > 15, window
    svg, width, height = sheet.picture()
    file = tmp_path / "picture.svg"
    subprocess.run(
        [COMMAND, "plot", "--link", "#" + sheet.link(), "--size", f"{width}x{height}", "--out", file],
        check=True)
    assert file.read_text() == svg


def test_dates_are_read_shown_and_dragged_as_dates(launch, tmp_path):
    sheet = Sheet(launch(*DESKTOP)).open()
    days = ["03/03/2026", "05/03/2026", "09/03/2026", "12/03/2026", "25/03/2026"]
    paste(sheet.formula(1), "Day\tLevel\n" + "\n".join(f"{day}\t{index / 10}" for index, day in enumerate(days)))
    expect(cell(sheet, 'x_1 "Day"', 2)).to_have_value("2026-03-05")
    sheet.choose(1, "Fit a line")
    expect(sheet.formula(2)).to_have_value("y_1 ~ m (x_1-20515)+b")
    svg, width, height = sheet.picture()
    assert ">2026-03-09</text>" in svg and ">2026-03-16</text>" in svg
    expect(sheet.page.get_by_role("img", name="2026-03-")).to_be_visible()
    sheet.button("View").click()
    start = sheet.page.get_by_role("textbox", name="x: From")
    assert start.input_value().startswith("2026−0") or start.input_value().startswith("2026-0")
    for name, day in [("From", "2026-03-08"), ("To", "2026-03-11")]:
        sheet.page.get_by_role("textbox", name=f"x: {name}").fill(day)
    sheet.page.get_by_role("textbox", name="x: To").press("Enter")
    sheet.page.keyboard.press("Escape")
    assert ">12:00</text>" in sheet.picture()[0]

    # A point that is dragged keeps a date.
    point = sheet.page.get_by_role("button", name="Point of line 3 of row 1", include_hidden=True)
    box = point.bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    sheet.page.mouse.move(*middle)
    sheet.page.mouse.down()
    sheet.page.mouse.move(middle[0] + 30, middle[1], steps=4)
    sheet.page.mouse.up()
    expect(cell(sheet, 'x_1 "Day"', 3)).to_have_value(re.compile(r"2026-03-09 \d\d:\d\d"))

    # The command draws the same of the same link.
    file = tmp_path / "picture.svg"
    svg, width, height = sheet.picture()
    subprocess.run(
        [COMMAND, "plot", "--link", "#" + sheet.link(), "--size", f"{width}x{height}", "--out", file],
        check=True)
    assert file.read_text() == svg

    # What has two readings is not guessed.
    cell(sheet, 'x_1 "Day"', 1).fill("03/04/2026")
    cell(sheet, 'x_1 "Day"', 1).press("Enter")
    expect(sheet.rows.first).to_contain_text("The date in line 1 of column 1 can be 2026-04-03 or 2026-03-04.")


@pytest.mark.parametrize("screen", [(320, 568), (390, 844), (1180, 820), (1366, 768)])
def test_dates_are_seen_whole_in_the_table_of_values(launch, screen):
    sheet = Sheet(launch(*screen, is_mobile=screen[0] < 900)).open()
    paste(sheet.formula(1), "Day\tLevel\n2026-03-02\t2\n2026-03-05\t5\n2026-03-09\t9")
    assert cut(sheet.page.locator(".data-line input")) == []
    sheet.choose(1, "Fit a line")
    sheet.page.keyboard.press("Escape")
    sheet.button("Table").click()
    assert cut(sheet.page.locator(".table-panel input")) == []
    dates = sheet.page.get_by_role("table", name="Table").locator("tbody input")
    dates.first.fill("2026-03-19 16:43")
    dates.first.press("Enter")
    expect(dates.first).to_have_value("2026-03-19 16:43")
    assert cut(dates) == []
    check_no_overflow(sheet.page)


# Keeps where each text was drawn last, in CSS pixels from the upper left corner of the graph.
WRITTEN = """() => {
  window.written = {};
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
    const place = this.getTransform().transformPoint({ x, y });
    const scale = this.canvas.width / this.canvas.clientWidth;
    const { width } = this.measureText(text);
    const share = { center: 1 / 2, right: 1, end: 1 }[this.textAlign] ?? 0;
    const left = place.x / scale - width * share;
    window.written[text] = { left, right: left + width, baseline: place.y / scale };
    return fillText.call(this, text, x, y, ...rest);
  };
}"""


@pytest.mark.parametrize("size", [PHONE, (844, 390), DESKTOP, (2560, 1440)])
def test_buttons_of_a_graph_do_not_cover_what_its_axes_stand_for(launch, size):
    sheet = Sheet(launch(*size)).open()
    sheet.page.evaluate(WRITTEN)
    paste(sheet.formula(1), "Day\tLevel of the sea\n2026-03-02\t2\n2026-03-05\t5\n2026-03-09\t9")
    sheet.page.wait_for_function("window.written.Day")
    label = sheet.page.evaluate("window.written.Day")
    graph = sheet.page.locator("sheet-screen graph-view").bounding_box()
    baseline = graph["y"] + label["baseline"]
    assert 0 < label["left"] and label["right"] <= graph["width"]
    for tools in sheet.page.locator("sheet-screen .graph-tools:visible").all():
        box = tools.bounding_box()
        is_beside = graph["x"] + label["right"] < box["x"]
        assert is_beside or baseline < box["y"] or baseline - 6 > box["y"] + box["height"], (label, box)


def test_a_column_has_its_name_above_its_label(launch):
    sheet = Sheet(launch(*PHONE, is_mobile=True)).open()
    paste(sheet.formula(1), "Day\tLevel of the sea\n2026-03-02\t2\n2026-03-05\t5")
    head = sheet.page.get_by_role("textbox", name="Name of column 2")
    face = head.locator("xpath=following-sibling::div")
    expect(face.locator("strong")).to_have_text("y1")
    expect(face.locator("span")).to_have_text("Level of the sea")
    expect(head).to_have_css("color", "rgba(0, 0, 0, 0)")
    # The whole text is there to be written.
    head.click()
    expect(face).to_be_hidden()
    expect(head).to_have_value('y_1 "Level of the sea"')
    head.fill("h")
    head.press("Enter")
    expect(face).to_have_text("h")
    expect(head).to_have_value("h")


def test_names_have_subscripts_wherever_they_are_read(sheet):
    paste(sheet.formula(1), "1\t3\n2\t5\n3\t8")
    sheet.choose(1, "Fit a line")
    sheet.button("New Row").click()
    paste(sheet.formula(3), "f_2(x)=c_max x")
    for text, lowered in [
        (sheet.rows.nth(0).locator("strong").nth(1), "1"),
        (sheet.rows.nth(2).locator(".message"), "max"),
        (sheet.button("Add slider cmax"), "max"),
    ]:
        expect(text.locator("sub")).to_have_text(lowered)
        letters, subscript = text.evaluate(MIDDLES)
        assert letters + 2 < subscript < letters + 8
    sheet.button("Add slider cmax").click()
    expect(sheet.slider("c max")).to_be_visible()
    sheet.button("Table").click()
    expect(sheet.page.get_by_role("columnheader").last.locator("sub")).to_have_text("2")
    assert "_" not in sheet.page.locator("sheet-screen").inner_text()


def test_a_column_is_as_wide_as_its_head(sheet):
    paste(sheet.formula(1), "Length of stay\tPrice\n1\t3\n2\t5")
    faces = sheet.rows.first.locator(".data-face > *:visible")
    expect(faces.nth(1)).to_have_text("Length of stay")
    assert all(faces.evaluate_all("parts => parts.map(it => it.scrollWidth <= it.clientWidth)"))


def test_cells_are_edited_by_keys(launch):
    sheet = Sheet(launch(*DESKTOP)).open()
    new_table(sheet)
    expect(cell(sheet, "x_1", 1)).to_be_focused()
    keyboard = sheet.page.keyboard
    for text in ["1", "2", "3"]:
        keyboard.type(text)
        keyboard.press("Tab")
        keyboard.type(f"{text},5")
        keyboard.press("Tab")
    expect(cell(sheet, "y_1", 3)).to_have_value("3.5")
    expect(cell(sheet, "x_1", 4)).to_be_focused()
    keyboard.press("ArrowUp")
    keyboard.press("ArrowUp")
    keyboard.press("ArrowRight")
    expect(cell(sheet, "y_1", 2)).to_be_focused()
    keyboard.type("none")
    keyboard.press("Enter")
    expect(sheet.rows.first.get_by_text("The cell in line 2 of column 2 is not a number.")).to_be_visible()
    keyboard.press("Control+z")
    expect(cell(sheet, "y_1", 2)).to_have_value("2.5")
    assert sheet.is_red(3, 3.5)

    # A computed column, and other rows.
    sheet.rows.first.get_by_role("button", name="Add a column").click()
    head = sheet.page.get_by_role("textbox", name="Name of column 3")
    head.fill("2 y_1")
    head.press("Enter")
    expect(cell(sheet, "2 y_1", 3)).to_have_value("7")
    sheet.button("New Row").click()
    keyboard.type("avg(y_1)")
    expect(sheet.rows.nth(1)).to_contain_text("2.5")


@pytest.mark.parametrize("size", [PHONE, (1366, 768)])
def test_the_cell_that_is_written_is_in_sight(launch, size):
    sheet = Sheet(launch(*size)).open().paste([f"y = x + {number}" for number in range(9)])
    new_table(sheet)
    for line in range(1, 6):
        expect(cell(sheet, "x_1", line)).to_be_focused()
        (box,), (field,) = boxes(sheet.page.locator(".scroller")), boxes(cell(sheet, "x_1", line))
        assert box["y"] <= field["y"] and field["y"] + field["height"] <= box["y"] + box["height"] + 0.5
        sheet.page.keyboard.type("12")
        sheet.page.keyboard.press("Enter")


def test_ten_thousand_lines_have_few_fields(launch):
    sheet = Sheet(launch(*DESKTOP)).open()
    new_table(sheet)
    text = "\n".join(f"{index}\t{index % 97}" for index in range(10_000))
    paste(cell(sheet, "x_1", 1), text)
    expect(cell(sheet, "y_1", 2)).to_have_value("1")
    assert sheet.page.locator(".data-table input").count() < 100
    box = sheet.page.locator(".data-box")
    box.evaluate("box => box.scrollTo(0, box.scrollHeight)")
    expect(cell(sheet, "x_1", 10_000)).to_have_value("9999")


def test_the_lines_in_sight_follow_a_slider(launch):
    sheet = Sheet(launch(*DESKTOP)).open()
    new_table(sheet)
    paste(cell(sheet, "x_1", 1), "\n".join(f"{index}\t{index}" for index in range(1, 1001)))
    sheet.button("New Row").click()
    sheet.page.keyboard.type("a=1")
    sheet.rows.first.get_by_role("button", name="Add a column").click()
    head = sheet.page.get_by_role("textbox", name="Name of column 3")
    head.fill("a x_1")
    head.press("Enter")
    expect(cell(sheet, "a x_1", 3)).to_have_value("3")
    box = sheet.page.locator(".data-box")
    box.evaluate("box => box.scrollTo(0, box.scrollHeight)")
    expect(cell(sheet, "a x_1", 1000)).to_have_value("1000")
    sheet.slider("a").press("End")
    expect(cell(sheet, "a x_1", 1000)).to_have_value("10000")
    box.evaluate("box => box.scrollTo(0, 0)")
    expect(cell(sheet, "a x_1", 3)).to_have_value("30")


@pytest.mark.parametrize("size", [(320, 640), PHONE, (820, 1180), DESKTOP])
def test_the_menu_of_new_tables_is_within_the_page(launch, size):
    sheet = Sheet(launch(*size)).open()
    sheet.button("Data table").click()
    box = sheet.page.get_by_role("menu", name="Data table").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]


@pytest.mark.parametrize("size", [(320, 568), (320, 640), (568, 320), (844, 390), PHONE])
def test_the_row_of_a_fit_is_whole_while_it_is_edited(launch, size):
    sheet = Sheet(launch(*size, is_mobile=True)).open()
    new_table(sheet)
    paste(cell(sheet, "x_1", 1), "1\t2\n2\t3.9\n3\t6.1")
    sheet.button("New Row").click()
    sheet.page.keyboard.type("y_1~m x_1+n")
    expect(sheet.rows.nth(1)).to_contain_text("R² =")
    for _ in range(2):
        settle(sheet.page)
        (row,), (rows,) = boxes(sheet.rows.nth(1)), boxes(sheet.page.locator("sheet-screen .scroller"))
        assert row["y"] >= rows["y"] - 1
        assert row["y"] + row["height"] <= rows["y"] + rows["height"] + 1
        # Again, after a visit elsewhere.
        sheet.page.keyboard.press("Escape")
        expect(sheet.button("Residuals")).to_be_visible()
        sheet.formula(2).click()

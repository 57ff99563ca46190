"""The table of values beside the graph of a sheet: read, edited, filled and copied."""

import pytest
from playwright.sync_api import expect

from calculator import until
from looks import boxes, check_no_overflow, violations
from sheet import DESKTOP, PHONE, Sheet


@pytest.fixture(params=[PHONE, DESKTOP])
def sheet_with_table(request, launch):
    """A parabola and a sine, on a phone and on a desk, with the table open."""
    is_phone = request.param == PHONE
    permissions = ["clipboard-read", "clipboard-write"]
    sheet = Sheet(launch(*request.param, is_mobile=is_phone, permissions=permissions)).open()
    return with_table(sheet, ["f(x)=x^2-2", "y=sin(x)"])


def with_table(sheet, rows):
    sheet.paste(rows)
    sheet.page.keyboard.press("Escape")
    expect(sheet.page.locator("sheet-screen.editing")).to_have_count(0)
    sheet.graph.rest()
    sheet.button("Table").click()
    expect(table(sheet)).to_be_visible()
    return sheet


def panel(sheet):
    return sheet.page.get_by_role("region", name="Table")


def table(sheet):
    return sheet.page.get_by_role("table", name="Table")


def line(sheet, x):
    """The texts of the cells beside the number that is written so."""
    fields = table(sheet).locator("tbody input")
    texts = fields.evaluate_all("fields => fields.map(field => field.value)")
    cells = table(sheet).locator("tbody tr").nth(texts.index(x)).locator("td")
    return cells.all_inner_texts()


def field(sheet, index):
    return table(sheet).locator("tbody input").nth(index)


def test_the_table_says_what_each_curve_is_where(sheet_with_table):
    sheet = sheet_with_table
    heads = table(sheet).get_by_role("columnheader")
    expect(heads).to_have_text(["x", "f(x)", "y"])
    expect(heads.nth(1)).to_have_accessible_name("Row 1 f(x)")
    assert line(sheet, "0") == ["−2", "0"]
    assert line(sheet, "2") == ["2", "≈ 0.90929743"]


def test_a_number_is_written_as_on_paper_and_typeset_exactly(sheet_with_table):
    sheet = sheet_with_table
    field(sheet, 0).fill("π/3")
    field(sheet, 0).press("Enter")
    expect(field(sheet, 1)).to_be_focused()
    cell = table(sheet).locator("tbody tr").first.locator("td").nth(1)
    expect(cell.locator("mfrac")).to_have_count(1)
    expect(cell.locator("msqrt")).to_have_text("3")
    expect(cell).to_have_attribute("title", "0.8660254")
    field(sheet, 0).fill("1/0")
    field(sheet, 0).press("Enter")
    expect(panel(sheet).get_by_role("alert")).to_have_text("This is not a number.")
    expect(field(sheet, 0)).to_have_value("1/0")
    field(sheet, 0).fill("2")
    field(sheet, 0).press("ArrowDown")
    expect(panel(sheet).get_by_role("alert")).to_be_hidden()


def test_the_last_line_adds_another_and_an_empty_one_goes(sheet_with_table):
    sheet = sheet_with_table
    fields = table(sheet).locator("tbody input")
    count = fields.count()
    expect(fields.last).to_have_accessible_name("Another value of x")
    fields.last.press_sequentially("100")
    fields.last.press("Enter")
    expect(fields).to_have_count(count + 1)
    assert line(sheet, "100")[0] == "9998"
    field(sheet, 0).press("ControlOrMeta+a")
    field(sheet, 0).press("Delete")
    field(sheet, 0).press("Enter")
    expect(fields).to_have_count(count)


def test_steps_fill_the_table(sheet_with_table):
    sheet = sheet_with_table
    panel(sheet).get_by_label("From").fill("0")
    panel(sheet).get_by_label("Step").fill("π/6")
    panel(sheet).get_by_role("button", name="Fill").click()
    expect(field(sheet, 1)).to_have_value("π÷6")
    assert line(sheet, "π÷6")[1] == "0.5"
    panel(sheet).get_by_label("Step").fill("0")
    panel(sheet).get_by_role("button", name="Fill").click()
    expect(panel(sheet).get_by_label("Step")).to_have_attribute("aria-invalid", "true")
    expect(field(sheet, 1)).to_have_value("π÷6")


def test_the_table_follows_a_row_and_survives_a_reload(sheet_with_table):
    sheet = sheet_with_table
    field(sheet, 0).fill("√2")
    field(sheet, 0).press("Enter")
    assert line(sheet, "√2")[0] == "0"
    sheet.formula(1).focus()
    sheet.page.keyboard.press("End")
    sheet.page.keyboard.type("+1")
    until(sheet.page, "document.querySelector('.table-panel tbody td').innerText === '1'")
    until(sheet.page, "Object.values(localStorage).some(text => text.includes('√2'))")
    sheet.page.reload()
    sheet.button("Table").click()
    expect(field(sheet, 0)).to_have_value("√2")


def test_each_variable_has_its_own_table(launch):
    sheet = Sheet(launch(*DESKTOP)).open()
    with_table(sheet, ["y=x^2", "r=1+cos(θ)"])
    expect(table(sheet).get_by_role("columnheader")).to_have_text(["x", "y"])
    panel(sheet).get_by_role("button", name="θ").click()
    expect(table(sheet).get_by_role("columnheader")).to_have_text(["θ", "r"])
    assert line(sheet, "π/3") == ["1.5"]


def test_all_of_it_is_copied_for_a_spreadsheet(sheet_with_table):
    sheet = sheet_with_table
    panel(sheet).get_by_role("button", name="Copy").click()
    until(
        sheet.page,
        "navigator.clipboard.readText().then(text => text.startsWith('x\\tf(x)\\ty\\n-')"
        " && text.includes('\\n0\\t-2\\t0\\n'))")


def test_keys_alone_open_it_and_close_it(launch):
    sheet = Sheet(launch(*DESKTOP)).open()
    sheet.paste(["y=x"])
    sheet.page.keyboard.press("Escape")
    sheet.button("Table").focus()
    sheet.page.keyboard.press("Enter")
    expect(panel(sheet)).to_be_visible()
    sheet.page.keyboard.press("Escape")
    expect(panel(sheet)).to_be_hidden()
    expect(sheet.button("Table")).to_be_focused()


def test_a_sheet_without_curves_says_so(launch):
    sheet = Sheet(launch(*PHONE, is_mobile=True)).open()
    sheet.paste(["y>x"])
    sheet.page.keyboard.press("Escape")
    sheet.button("Table").click()
    expect(panel(sheet)).to_contain_text("No row has values to list.")
    expect(table(sheet)).to_be_hidden()


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (820, 1180), (1366, 768)])
def test_it_fits_every_screen_and_axe_finds_nothing(launch, size):
    sheet = Sheet(launch(*size, is_mobile=size[0] < 900)).open()
    with_table(sheet, ["y=x^2-2", "y=sin(x)", "x^2+y^2=9", "y=1/x", "y=√(x)"])
    check_no_overflow(sheet.page)
    box, (left, top, width, height) = panel(sheet).bounding_box(), sheet.graph.box()
    assert left <= box["x"] and box["x"] + box["width"] <= left + width + 1
    assert top <= box["y"] and box["y"] + box["height"] <= top + height + 1
    assert violations(sheet.page) == []


def test_a_short_table_leaves_the_graph_below_it(launch):
    sheet = Sheet(launch(2560, 1440, has_touch=False)).open()
    with_table(sheet, ["y=x^2-2"])
    (frame,), (fill,) = boxes(panel(sheet)), boxes(sheet.button("Fill"))
    assert frame["y"] + frame["height"] - fill["y"] - fill["height"] < 40
    assert frame["y"] + frame["height"] < 800


def test_the_frame_of_the_last_number_is_whole(launch):
    sheet = Sheet(launch(1366, 768, has_touch=False)).open()
    with_table(sheet, ["y=x^2-2"])
    for number in range(6):
        last = table(sheet).locator("tbody input").last
        last.fill(str(number))
        last.press("Enter")
    expect(table(sheet).locator("tbody input").last).to_be_focused()
    frame, steps = sheet.page.evaluate("""() => {
      const field = document.activeElement;
      const { outlineOffset, outlineWidth } = getComputedStyle(field);
      const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      return [field.getBoundingClientRect().bottom + reach, document.querySelector(".steps").getBoundingClientRect().top];
    }""")
    assert frame <= steps


@pytest.mark.parametrize("size", ["standard", "projector"])
def test_a_desk_shows_the_whole_of_what_fills_the_table(launch, size):
    app = launch(1366, 768)
    app.page.evaluate("size => { document.documentElement.dataset.size = size }", size)
    sheet = with_table(Sheet(app).open(), ["y=x^2-2", "y=x", "y=sin x"])
    (frame,) = boxes(panel(sheet))
    (fill,) = boxes(sheet.button("Fill"))
    (first,) = boxes(panel(sheet).get_by_label("From"))
    assert fill["y"] + fill["height"] <= frame["y"] + frame["height"]
    assert (fill["y"], fill["height"]) == pytest.approx((first["y"], first["height"]), abs=0.5)
    # Title, head and numbers begin at one line.
    starts = sheet.page.evaluate("""() => ["h2", "thead th", "tbody input"].map((selector) => {
      const element = document.querySelector(`.table-panel ${selector}`);
      const { paddingLeft, borderLeftWidth } = getComputedStyle(element);
      return element.getBoundingClientRect().left + parseFloat(paddingLeft) + parseFloat(borderLeftWidth);
    })""")
    assert max(starts) - min(starts) < 1

"""The view of a sheet: its window, axes, grid and units, by touch and by keys."""

import re
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import ROOT
from looks import boxes, settle, violations
from sheet import DESKTOP, PHONE, Sheet

COMMAND = ROOT / ".build" / "release" / "ordinate"
FIELDS = ["x: From", "x: To", "y: From", "y: To"]


def panel(sheet):
    return sheet.page.get_by_role("dialog", name="View")


def switch(sheet, name):
    return panel(sheet).get_by_role("switch", name=name, exact=True)


def field(sheet, name):
    return panel(sheet).get_by_role("textbox", name=name, exact=True)


def window(sheet):
    return [field(sheet, name).input_value() for name in FIELDS]


def labels(sheet):
    """The numbers at the axes."""
    return re.findall(r'<text class="label"[^>]*text-anchor="middle"[^>]*>([^<]+)<', sheet.picture()[0])


def phone(launch):
    return Sheet(launch(*PHONE, is_mobile=True)).open()


def test_fingers_switch_what_is_drawn(launch):
    sheet = phone(launch)
    assert "2" in labels(sheet) and 'class="fine-grid"' in sheet.picture()[0]
    sheet.button("View").tap()
    for name in ["Axes", "Grid"]:
        expect(switch(sheet, name)).to_be_checked()
    switch(sheet, "Steps of π on x").tap()
    assert "π" in labels(sheet) and "2" in labels(sheet)
    switch(sheet, "Steps of π on y").tap()
    assert all("π" in label for label in labels(sheet))
    switch(sheet, "Polar grid").tap()
    assert re.search(r'class="grid" d="M[^"]*" stroke="#dcdce6" stroke-width="1" stroke-linejoin', sheet.picture()[0])
    switch(sheet, "Grid").tap()
    expect(switch(sheet, "Polar grid")).not_to_be_checked()
    assert 'class="grid"' not in sheet.picture()[0]
    switch(sheet, "Axes").tap()
    assert labels(sheet) == [] and 'class="axis"' not in sheet.picture()[0]


def test_on_a_phone_each_target_is_large_and_nothing_is_cut(launch):
    sheet = phone(launch)
    opener = sheet.button("View")
    opener.tap()
    box = panel(sheet).bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
    assert box["y"] >= 0 and box["y"] + box["height"] <= PHONE[1]
    assert panel(sheet).evaluate("panel => panel.scrollHeight <= panel.clientHeight + 1")
    targets = [opener, *panel(sheet).locator(".switch").all(), *panel(sheet).get_by_role("textbox").all()]
    assert len(targets) == 1 + 9 + 5
    for target in targets:
        size = target.bounding_box()
        assert min(size["width"], size["height"]) >= 44
    settle(sheet.page)
    assert violations(sheet.page) == []
    sheet.page.touchscreen.tap(20, 20)
    expect(panel(sheet)).to_be_hidden()
    opener.tap()
    panel(sheet).get_by_role("button", name="Close").tap()
    expect(panel(sheet)).to_be_hidden()
    expect(opener).to_be_focused()


@pytest.mark.parametrize("size", [(320, 568), PHONE])
def test_large_text_leaves_the_fields_of_a_window_whole(launch, size):
    sheet = Sheet(launch(*size, is_mobile=True)).open()
    sheet.page.evaluate("document.documentElement.style.fontSize = '200%'")
    sheet.button("View").tap()
    for name in FIELDS:
        field(sheet, name).fill("−4.875")
        assert field(sheet, name).evaluate("field => field.scrollWidth <= field.clientWidth")


@pytest.mark.parametrize("size", [(320, 568), (375, 667), PHONE])
def test_on_a_phone_the_tools_leave_the_numbers_of_the_y_axis_uncovered(launch, size):
    sheet = Sheet(launch(*size, is_mobile=True)).open()
    _, width, _ = sheet.picture()
    # Low phones have less room, and numbers of one digit.
    rows, left = (".graph-tools", width / 2 - 24) if size == PHONE else (".graph-tools:not(.low)", width / 2 - 16)
    for tool in sheet.page.locator(f"sheet-screen {rows} .tool:visible").all():
        box = tool.bounding_box()
        assert box["x"] > width / 2 + 4 or box["x"] + box["width"] <= left, tool.get_attribute("aria-label")


@pytest.mark.parametrize("size", [(360, 740), (375, 667), PHONE])
def test_on_a_phone_the_state_of_the_proof_is_beside_the_tools(launch, size):
    sheet = Sheet(launch(*size, is_mobile=True)).open().paste(["x^2+y^2=4", "y=x"])
    sheet.page.keyboard.press("Escape")
    expect(sheet.page.locator("sheet-screen.editing")).to_have_count(0)
    proof = sheet.page.get_by_role("status", name="Proof")
    expect(proof).to_have_text("Relations in sight are proved")
    (box,), tools = boxes(proof), boxes(sheet.page.locator("sheet-screen .graph-tools.low .tool"))
    assert len(tools) == 4
    for tool in tools:
        assert box["x"] + box["width"] < tool["x"]
        assert tool["y"] <= box["y"] + 1 and box["height"] <= tool["height"]
    # The numbers of the y-axis are left of the middle.
    assert box["x"] + box["width"] < size[0] / 2 - 16


def test_keys_set_a_window_and_escape_gives_the_focus_back(sheet):
    keys = sheet.page.keyboard
    sheet.button("View").focus()
    keys.press("Enter")
    expect(panel(sheet)).to_be_visible()
    keys.press("Tab")
    expect(panel(sheet).get_by_role("button", name="Close")).to_be_focused()
    keys.press("Tab")
    expect(field(sheet, "x: From")).to_be_focused()
    for text in ["-2π", "2π"]:
        keys.type(text)
        keys.press("Tab")
    assert window(sheet)[:2] == ["−2π", "2π"]
    svg, width, height = sheet.picture()
    upper = float(window(sheet)[3])
    assert abs(upper - 6.2832 * height / width) < 0.02
    # A range that is impossible stays as it was typed.
    keys.type("9")
    keys.press("Enter")
    alert = panel(sheet).get_by_role("alert")
    expect(alert).to_have_text("A range needs two numbers, the smaller one first.")
    assert window(sheet)[2] == "9" and sheet.picture()[0] == svg
    expect(field(sheet, "y: From")).to_have_attribute("aria-invalid", "true")
    keys.type("9+")
    keys.press("Enter")
    expect(alert).to_have_text("A range needs two numbers, the smaller one first.")
    keys.press("Shift+Tab")
    keys.press("Tab")
    keys.type("9")
    keys.press("Tab")
    keys.type("30")
    keys.press("Enter")
    expect(alert).to_have_count(0)
    assert window(sheet)[2:] == ["9", "30"]
    keys.press("Escape")
    expect(panel(sheet)).to_be_hidden()
    expect(sheet.button("View")).to_be_focused()
    assert labels(sheet)[-1] in ["29", "28", "30", "25"]


def test_degrees_change_what_rows_draw(sheet):
    sheet.formula(1).click()
    sheet.page.keyboard.type("y=4sin(90x)")
    assert sheet.is_red(1, 4 * 0.894)
    sheet.button("View").click()
    switch(sheet, "Degrees").click()
    assert sheet.is_red(1, 4) and not sheet.is_red(1, 4 * 0.894)
    sheet.undo.click()
    assert sheet.is_red(1, 4 * 0.894)


def test_the_view_is_kept_and_its_link_draws_the_same(launch, tmp_path):
    sheet = Sheet(launch(*DESKTOP)).open()
    sheet.formula(1).click()
    sheet.page.keyboard.type("y=sin x")
    sheet.button("View").click()
    for name in ["Steps of π on x", "Polar grid", "Degrees"]:
        switch(sheet, name).click()
    field(sheet, "x: To").fill("12")
    field(sheet, "x: To").press("Enter")
    field(sheet, "Title").fill("Waves, “slow” & @rest")
    field(sheet, "Title").press("Enter")
    sheet.page.keyboard.press("Escape")
    expect(sheet.page.get_by_role("img", name="Waves, “slow” & @rest: Graph of")).to_be_visible()
    fragment = sheet.link()
    svg, width, height = sheet.picture()
    assert "<title>Waves, “slow” &amp; @rest: y = sin(x)</title>" in svg
    assert ">Waves, “slow” &amp; @rest</text>" in svg
    other = Sheet(launch(*DESKTOP, query=f"lang=en#{fragment}")).wait()
    assert other.link() == fragment and other.picture() == [svg, width, height]
    file = tmp_path / "picture.svg"
    subprocess.run(
        [COMMAND, "plot", "--link", f"#{fragment}", "--size", f"{width}x{height}", "--out", file],
        check=True)
    assert file.read_text() == svg
    sheet.page.reload()
    sheet.wait()
    assert sheet.picture()[0] == svg


def test_logarithmic_axes_have_powers_of_ten(launch):
    sheet = phone(launch)
    sheet.graph.rest()
    sheet.page.evaluate("document.querySelector('sheet-screen').view.sheet('set', 1, 'y=x^2')")
    sheet.button("View").tap()
    for name in ["Logarithmic x", "Logarithmic y"]:
        switch(sheet, name).tap()
    for name, value in zip(FIELDS, ["0.1", "1000", "0.1", "1000000"]):
        field(sheet, name).fill(value)
        field(sheet, name).press("Enter")
    assert {"1", "10", "100", "10⁵"} <= set(labels(sheet))
    expect(sheet.page.get_by_role("status", name="Proof")).to_have_text("Everything in sight is drawn")
    # The curve, and its line in the legend.
    assert sheet.picture()[0].count('class="curve"') == 2
    switch(sheet, "Logarithmic x").tap()
    switch(sheet, "Logarithmic y").tap()
    assert "10⁵" not in labels(sheet)


@pytest.mark.parametrize("opener", ["View", "Places", "Share"])
def test_what_buttons_open_is_within_a_small_screen(launch, opener):
    sheet = Sheet(launch(320, 568, is_mobile=True)).open()
    sheet.button(opener).tap()
    opened = sheet.page.locator("sheet-screen :is([role=dialog], [role=menu]):visible")
    box = opened.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 320
    assert box["y"] >= 0 and box["y"] + box["height"] <= 568


@pytest.mark.parametrize("percent", [100, 200])
def test_the_state_of_the_proof_covers_no_button(launch, percent):
    sheet = Sheet(launch(320, 568, is_mobile=True)).open()
    sheet.paste(["x^2+y^2=4"])
    sheet.page.keyboard.press("Escape")
    sheet.page.evaluate(f"document.documentElement.style.fontSize = '{percent}%'")
    settle(sheet.page)
    (proof,) = boxes(sheet.page.locator("sheet-screen .proof"))
    for tool in boxes(sheet.page.locator("sheet-screen .stage .tool")):
        assert tool["x"] >= 0 and tool["x"] + tool["width"] <= 320
        assert (
            tool["x"] >= proof["x"] + proof["width"] or tool["y"] >= proof["y"] + proof["height"]
            or tool["y"] + tool["height"] <= proof["y"])
    if percent == 100:
        # On the line of the lower tools, not above them.
        lower = boxes(sheet.page.locator("sheet-screen .low .tool"))
        assert all(tool["y"] < proof["y"] + proof["height"] for tool in lower)


def test_with_large_text_what_opens_the_menu_of_a_row_is_within_the_page(launch):
    sheet = phone(launch).paste(["y=x", "a=1"])
    sheet.page.evaluate("document.documentElement.style.fontSize = '200%'")
    settle(sheet.page)
    icons = boxes(sheet.page.locator(".sheet-row .opener svg"))
    assert len(icons) == 2
    assert all(icon["x"] + icon["width"] <= PHONE[0] for icon in icons)

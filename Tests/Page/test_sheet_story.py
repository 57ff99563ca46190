"""A reader's story with a sheet, from the first key to the picture that the command draws of its link."""

import subprocess

import pytest
from playwright.sync_api import expect

from conftest import ROOT
from sheet import DESKTOP, PHONE, Sheet

COMMAND = ROOT / ".build" / "release" / "ordinate"
STORY = [
    "x^2+y^2=25", "(a, b)", "r=1+a cos θ", "(cos(3t), sin(2t))", "y=x^2{0≤x<2}", "y>x+3",
]


def add(sheet, row):
    """Types a row after the others."""
    sheet.button("New Row").click()
    sheet.page.keyboard.type(row)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_story_from_the_first_key_to_a_shared_picture(launch, tmp_path, size):
    sheet = Sheet(launch(*size)).open()
    sheet.formula(1).click()
    sheet.page.keyboard.type("y=ax^2+b")
    for name in "ab":
        sheet.button(f"Add slider {name}").click()
        expect(sheet.slider(name)).to_have_value("1")
    sheet.slider("a").focus()
    for _ in range(5):
        sheet.page.keyboard.press("ArrowLeft")
    expect(sheet.slider("a")).to_have_value("0.5")
    for row in STORY:
        add(sheet, row)
    expect(sheet.rows).to_have_count(3 + len(STORY))
    assert sheet.is_red(1, 1.5) and sheet.is_blue(4, -3)
    texts = sheet.texts()

    # The point follows the finger, and its parameters follow it.
    point = sheet.page.get_by_role("button", name="Point of row 5")
    box = point.bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    sheet.page.mouse.move(*middle)
    sheet.page.mouse.down()
    sheet.page.mouse.move(middle[0] + 30, middle[1] + 40, steps=4)
    sheet.page.mouse.up()
    expect(sheet.slider("a")).not_to_have_value("0.5")
    assert sheet.texts() != texts
    sheet.undo.click()
    assert sheet.texts() == texts

    sheet.repeat(sheet.undo)
    assert sheet.texts() == [""]
    sheet.repeat(sheet.redo)
    sheet.button("Undo").click()
    assert sheet.texts() == texts

    sheet.view.evaluate("view => view.sheet('leave')")
    fragment = sheet.link()
    assert len(fragment) <= 150
    svg, width, height = sheet.picture()
    other = Sheet(launch(*size, query=f"lang=en#{fragment}")).wait()
    expect(other.rows).to_have_count(len(texts))
    assert other.link() == fragment
    assert other.picture() == [svg, width, height]
    file = tmp_path / "picture.svg"
    subprocess.run(
        [COMMAND, "plot", "--link", f"#{fragment}", "--size", f"{width}x{height}", "--out", file],
        check=True)
    assert file.read_text() == svg

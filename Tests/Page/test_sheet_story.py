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


@pytest.mark.parametrize("size, has_touch", [(PHONE, True), (DESKTOP, False)])
def test_a_story_from_the_first_key_to_a_shared_picture(launch, tmp_path, size, has_touch):
    """By touch on a phone, and by mouse and keys on a desk."""
    sheet = Sheet(launch(*size, has_touch=has_touch, is_mobile=has_touch)).open()
    act = "tap" if has_touch else "click"
    # On a desk, the first row is edited from the start.
    if has_touch:
        sheet.formula(1).tap()
    sheet.page.keyboard.type("y=ax^2+b")
    for name in "ab":
        getattr(sheet.button(f"Add slider {name}"), act)()
        expect(sheet.slider(name)).to_have_value("1")
    sheet.slider("a").focus()
    for _ in range(5):
        sheet.page.keyboard.press("ArrowLeft")
    expect(sheet.slider("a")).to_have_value("0.5")
    for row in STORY:
        getattr(sheet.button("New Row"), act)()
        sheet.page.keyboard.type(row)
    expect(sheet.rows).to_have_count(3 + len(STORY))
    assert sheet.is_red(1, 1.5) and sheet.is_blue(4, -3)
    texts = sheet.texts()

    # The point follows the finger, and its parameters follow it.
    point = sheet.page.get_by_role("button", name="Point of row 5")
    box = point.bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    target = (middle[0] + 30, middle[1] + 40)
    if has_touch:
        sheet.graph.drag((middle, target))
    else:
        sheet.page.mouse.move(*middle)
        sheet.page.mouse.down()
        sheet.page.mouse.move(*target, steps=4)
        sheet.page.mouse.up()
    expect(sheet.slider("a")).not_to_have_value("0.5")
    assert sheet.texts() != texts
    if has_touch:
        sheet.undo.tap()
    else:
        sheet.page.keyboard.press("Control+z")
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
    other = Sheet(launch(*size, query=f"lang=en#{fragment}", has_touch=has_touch, is_mobile=has_touch)).wait()
    expect(other.rows).to_have_count(len(texts))
    assert other.link() == fragment
    assert other.picture() == [svg, width, height]
    file = tmp_path / "picture.svg"
    subprocess.run(
        [COMMAND, "plot", "--link", f"#{fragment}", "--size", f"{width}x{height}", "--out", file],
        check=True)
    assert file.read_text() == svg

"""The screens at every size; leaves screenshots in .build/screenshots to be looked at."""

import pytest
from playwright.sync_api import expect

PHONES = [(320, 568), (390, 844), (844, 390), (568, 320)]
LARGE = [(768, 1024), (1366, 1024), (2560, 1440)]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", PHONES + LARGE)
def test_keypad_fills_every_screen(launch, screenshots, size, scheme):
    width, height = size
    app = launch(width, height, color_scheme=scheme)
    name = f"{width}x{height}-{scheme}"

    def picture(screen):
        app.page.screenshot(path=screenshots / f"{name}-{screen}.png")

    picture("featured")
    app.tab("Configuration")
    picture("configuration")
    app.tab("RPN").key("enter").wait_for()
    picture("rpn")
    app.configure(4, 200).tab("Plotter")
    app.tap("sqrt x exponent 3 + x exponent 2 + 2 . 5 x + 2 3 )")
    boxes = [key.bounding_box() for key in app.page.locator("plotter-screen [data-key]").all()]
    assert len(boxes) == 29
    for box in boxes:
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert box["y"] >= 0 and box["y"] + box["height"] <= height
        smaller = min(box["width"], box["height"])
        assert smaller >= (34 if height <= 400 else 44)
    keypad = app.page.locator("plotter-screen key-pad")
    assert keypad.evaluate("pad => pad.scrollHeight <= pad.clientHeight")
    column = width if width < 700 else app.page.locator("plotter-screen").bounding_box()["width"]
    assert keypad.bounding_box()["width"] > 0.88 * column
    assert keypad.bounding_box()["height"] > 0.5 * height
    picture("plotter")
    app.tap("plot")
    expect(app.plot).to_be_visible()
    picture("plot")


def test_rotating_back_and_forth_loses_nothing(launch):
    app = launch(390, 844).tab("Plotter").tap("x exponent")
    for size in [(844, 390), (390, 844)]:
        app.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert app.text() == "x"
        expect(app.key("exponent")).to_have_attribute("aria-pressed", "true")


def test_error_screenshots(launch, screenshots):
    app = launch().tab("Plotter").tap("sin x ) + 1 . . 2 + x plot")
    app.page.screenshot(path=screenshots / "390x844-light-error.png")
    app.tap("clear plot")
    app.page.screenshot(path=screenshots / "390x844-light-alert.png")

"""The screens at every size; leaves screenshots in .build/screenshots to look at."""

from playwright.sync_api import expect

from calculator import TABS
from looks import boxes, check_keys, each_size, in_each_scheme, settle

PHONES = [(320, 568), (390, 844), (844, 390), (568, 320)]
LARGE = [(768, 1024), (1366, 1024), (2560, 1440)]
DARK = [(390, 844), (1366, 1024)]


def test_keypad_fills_every_screen(launch, screenshots):
    app = launch()
    page = app.page

    def pictures(screen):
        """Leaves a screenshot of the screen at each size, for some also in dark, and yields at each."""
        for size in each_size(page, PHONES + LARGE):
            for scheme in in_each_scheme(page) if size in DARK else ["light"]:
                name = f"{size[0]}x{size[1]}-{scheme}-{screen}.png"
                page.screenshot(path=screenshots / name)
            yield size

    list(pictures("featured"))
    app.tab("Configuration")
    list(pictures("configuration"))
    app.tab("RPN").key("enter").wait_for()
    list(pictures("rpn"))
    app.configure(4, 200).tab("Plotter")
    app.tap("sqrt x exponent 3 + x exponent 2 + 2 . 5 x + 2 3 )")
    for width, height in pictures("plotter"):
        check_keys(page, 29)
        assert page.locator("plotter-screen .key:visible").count() == 29
        keypad = page.locator("plotter-screen key-pad")
        assert keypad.evaluate("pad => pad.scrollHeight <= pad.clientHeight")
        (screen,), (pad,) = boxes(page.locator("plotter-screen")), boxes(keypad)
        assert pad["width"] > 0.88 * (width if width < 700 else screen["width"])
        assert pad["height"] > 0.5 * screen["height"]
    app.tap("plot")
    for _ in pictures("plot"):
        expect(app.plot).to_be_visible()


def test_dark_moves_nothing(launch):
    """So that measurements in light also hold in dark."""
    app = launch()
    for name in TABS:
        app.tab(name)
        if name in ("Calculator", "Scientific", "RPN"):
            app.key("7").wait_for()
        light, dark = (boxes(app.page.locator("body *")) for _ in in_each_scheme(app.page))
        assert len(light) > 30
        assert light == dark, name


def test_formulas_come_to_rest(launch):
    """Each fits its box and stops changing, even where letters are whole pixels wide."""
    page = launch().page
    maths = page.locator("featured-screen math")
    maths.evaluate_all("all => all.forEach((math) => { math.style.fontFamily = 'DejaVu Sans'; })")
    for width in [*range(320, 400, 8), 844, 1366]:
        page.set_viewport_size({"width": width, "height": 844})
        settle(page)
        before = boxes(maths)
        for box, room in zip(before, boxes(page.locator("featured-screen .formula"))):
            assert box["width"] < room["width"] + 0.5, width
        for _ in range(3):
            settle(page)
            assert boxes(maths) == before, width


def test_rotating_back_and_forth_loses_nothing(launch):
    app = launch(390, 844).tab("Plotter").tap("x exponent")
    for size in [(844, 390), (390, 844)]:
        app.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert app.text() == "x"
        expect(app.key("exponent")).to_have_attribute("aria-pressed", "true")


def test_errors_and_alerts_are_in_sight(launch, screenshots):
    app = launch().tab("Plotter").tap("sin x ) + 1 . . 2 + x plot")
    message = app.page.locator("plotter-screen .message")
    expect(message).to_be_in_viewport(ratio=1)
    expect(app.page.locator("equation-field mark")).to_be_in_viewport(ratio=1)
    app.page.screenshot(path=screenshots / "390x844-light-error.png")
    app.tap("clear plot")
    expect(message).to_be_hidden()
    for part in ["h2", "p", "button"]:
        expect(app.alert.locator(part)).to_be_in_viewport(ratio=1)
    app.page.screenshot(path=screenshots / "390x844-light-alert.png")

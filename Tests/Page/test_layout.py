"""The screens at every size; leaves screenshots in .build/screenshots to look at."""

import pytest
from playwright.sync_api import expect

from calculator import TABS
from graph import Graph
from looks import boxes, check_keys, color, each_size, in_each_scheme, pixels, settle
from sheet import Sheet

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
        if name == "Plotter":
            app.page.locator("reading-view .formula").wait_for(state="attached")
        if name == "Graph":
            Sheet(app).wait()
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


def test_the_angle_unit_is_within_the_field_of_a_phone_on_its_side(launch):
    app = launch(844, 390).tab("Plotter")
    (card,), (sign,) = boxes(app.page.locator(".card")), boxes(app.page.locator(".card .angle span"))
    assert sign["x"] + sign["width"] <= card["x"] + card["width"] - 4
    app.tap("2 + plot")
    (message,) = boxes(app.page.locator("reading-view .message"))
    assert message["x"] + message["width"] <= card["x"] + card["width"]
    expect(app.page.locator("reading-view .message")).to_have_css("padding-right", "8px")


@pytest.mark.parametrize("text", ["2+", "1+" * 60])
def test_an_error_at_the_end_of_the_equation_is_marked_there(launch, text):
    app = launch().tab("Plotter")
    app.field.fill(text)
    app.field.press("Enter")
    app.page.locator("reading-view .message").wait_for()
    (field,) = boxes(app.page.locator("equation-field"))
    for _ in in_each_scheme(app.page):
        marked = color(app.page.locator("equation-field mark"), "textDecorationColor")
        places = [
            (x, y) for y, row in enumerate(pixels(app.page, field)) for x, seen in enumerate(row)
            if seen == marked]
        # Below the end of the text, where the next character would be.
        assert len(places) >= 6
        assert min(x for x, _ in places) >= field["width"] - 20
        assert min(y for _, y in places) > 0.6 * field["height"]


def test_a_line_is_between_each_example_s_plot_and_its_caption(launch):
    """Also where a row of pixels belongs to both."""
    app = launch()
    for _, height in each_size(app.page, [(320, 568), (390, 844), (820, 1180), (1366, 900)]):
        captions = app.page.locator(".example .caption")
        line = color(captions.first, "borderTopColor")
        waiting = set(range(captions.count()))
        while waiting:
            middle = min(waiting)
            captions.nth(middle).evaluate("caption => caption.scrollIntoView({ block: 'center' })")
            places = boxes(captions)
            left = places[middle]["x"]
            column = pixels(app.page, {"x": left + 20, "y": 0, "width": 1, "height": height})
            for caption in sorted(waiting):
                top = round(places[caption]["y"])
                if caption == middle or places[caption]["x"] == left and abs(top - height / 2) < height / 4:
                    assert [line] in column[top - 1 : top + 2]
                    waiting.remove(caption)


def test_buttons_in_a_title_keep_away_from_the_edge_of_the_page(launch):
    app = launch(1366, 900, query="lang=en&f=sin(2x/3)")
    graph = Graph(app).open()
    graph.trace.click()
    for button in (graph.zoom_in, graph.trace):
        (box,) = boxes(button)
        assert box["height"] >= 44
        middle = {"x": box["x"] + box["width"] / 2, "y": 0, "width": 1, "height": 50}
        column = [seen for (seen,) in pixels(app.page, middle)]
        around = column[0]
        assert column[:4] == column[40:44] == 4 * [around]
        assert column[8] == color(button, "backgroundColor") != around


def test_letters_of_large_screens_are_in_proportion(launch):
    """The settings, what a dialog says, and what an empty pane says, measured by the title."""
    app = launch(1366, 900).tab("Plotter")
    app.tap("plot")

    def sizes():
        return [
            app.page.locator(selector).first.evaluate(
                "element => parseFloat(getComputedStyle(element).fontSize)")
            for selector in ("h1", ".form label", ".form .message", "dialog p", "plot-pane .notice p")]

    app.page.keyboard.press("Escape")
    app.configure("abc", "1.5")
    usual = sizes()
    app.page.set_viewport_size({"width": 2560, "height": 1440})
    settle(app.page)
    large = sizes()
    assert large[0] > 1.4 * usual[0]
    for before, after in zip(usual, large):
        assert abs(after / before - large[0] / usual[0]) < 0.01


TEXTS = """(elements) => elements.map((element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y, width, height };
})"""


def test_words_on_small_keys_keep_away_from_their_edges_and_differ_little_in_size(launch):
    sheet = Sheet(launch(320, 640, is_mobile=True)).open()
    sheet.formula(1).tap()
    sheet.page.locator("[data-key]:visible", has_text="f(x)").tap()
    names = ["mod", "max", "acos", "floor", "round"]
    keys = [sheet.page.locator("sheet-screen .key:visible").get_by_text(name, exact=True) for name in names]
    sizes = []
    for key in keys:
        (text,), (frame,) = key.evaluate_all(TEXTS), boxes(key.locator(".."))
        assert text["x"] >= frame["x"] + 1.5
        assert text["x"] + text["width"] <= frame["x"] + frame["width"] - 1.5
        sizes.append(key.evaluate("key => parseFloat(getComputedStyle(key).fontSize)"))
    assert max(sizes) < 1.25 * min(sizes)


def test_buttons_that_mend_a_row_are_whole_on_a_small_phone(launch):
    sheet = Sheet(launch(320, 640, is_mobile=True)).open()
    sheet.paste(["y=ax+b"])
    (row,) = boxes(sheet.rows)
    for name in ["a", "b"]:
        button = sheet.button(f"Add slider {name}")
        (box,) = boxes(button)
        assert box["x"] + box["width"] <= row["x"] + row["width"] - 40
        assert box["y"] + box["height"] <= row["y"] + row["height"]
        assert button.evaluate("button => button.scrollWidth <= button.clientWidth")


@pytest.mark.parametrize("code", ["en", "fr"])
def test_a_short_title_of_a_sheet_has_one_line_in_large_text(visit, code):
    page = visit(f"?lang={code}", 320, 640)
    page.locator("#tab-graph").click()
    page.evaluate("() => { document.documentElement.dataset.size = 'projector' }")
    title = page.locator(".sheet-title span")
    title.wait_for()
    assert title.evaluate("title => title.offsetHeight < 1.8 * parseFloat(getComputedStyle(title).lineHeight)")


@pytest.mark.parametrize("size", [(320, 568), (1366, 768), (2560, 1440)])
def test_what_adds_a_row_begins_where_formulas_begin(launch, size):
    sheet = Sheet(launch(*size)).open().paste(["y=x^2"])
    starts = sheet.page.evaluate("""() => [".formula .paper", ".addition"].map((selector) => {
      const element = document.querySelector(`sheet-screen ${selector}`);
      return element.getBoundingClientRect().left + parseFloat(getComputedStyle(element).paddingLeft);
    })""")
    assert abs(starts[0] - starts[1]) < 1


def test_letters_of_panels_are_in_proportion_to_rows(launch):
    sheet = Sheet(launch(1366, 900)).open()
    sheet.paste(["y=x^2"])
    selectors = (
        ".formula", ".view-panel h2", ".view-panel .switch span", ".view-panel .window input",
        ".places-panel h2", ".table-panel h2", ".table-panel .steps input", ".sound-panel h2", ".sound-panel .play")

    def sizes():
        return sheet.page.evaluate("""selectors => selectors.map((selector) =>
          parseFloat(getComputedStyle(document.querySelector(`sheet-screen ${selector}`)).fontSize))""",
          selectors)

    usual = sizes()
    sheet.page.set_viewport_size({"width": 2560, "height": 1440})
    settle(sheet.page)
    large = sizes()
    assert large[0] > 1.4 * usual[0]
    for before, after in zip(usual, large):
        assert abs(after / before - large[0] / usual[0]) < 0.01

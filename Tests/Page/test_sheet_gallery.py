"""Where sheets come from: the gallery on Featured, and formulas that other graphs hand over."""

import pytest
from playwright.sync_api import expect

from calculator import until
from looks import boxes, check_no_overflow, each_size, settle
from sheet import DESKTOP, PHONE, Sheet


def gallery(app):
    """The cards of the gallery of sheets, which come when the end of Featured is in sight."""
    app.tab("Featured")
    end = app.page.locator("featured-screen .gallery").first
    end.evaluate("list => { const screen = list.closest('.screen'); screen.scrollTop = screen.scrollHeight; }")
    cards = app.page.locator("featured-screen a.example")
    cards.first.wait_for()
    return cards


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_sheet_of_the_gallery_opens_as_a_copy(launch, size):
    app = launch(*size)
    sheet = Sheet(app).open()
    sheet.paste(["y = 7"])
    cards = gallery(app)
    assert cards.count() >= 12
    cards.filter(has_text="Polar rose").click()
    sheet.wait()
    assert app.selected_tab() == "Graph"
    expect(app.page.locator(".sheet-title")).to_have_text("Polar rose")
    expect(sheet.slider("n")).to_have_value("4")
    expect(sheet.rows).to_have_count(2)
    assert sheet.is_red(3, 0) and not sheet.is_red(4, 0)
    # The sheet before is still there.
    app.page.locator(".sheet-title").click()
    app.page.get_by_role("menuitemradio", name="Sheet 1").click()
    expect(sheet.formula(1)).to_have_value("y = 7")


def test_every_card_of_the_gallery_shows_its_graph_at_every_size(launch):
    page = launch(*PHONE).page
    for _ in each_size(page, [(320, 568), (390, 844), (820, 1180), (1366, 900)]):
        page.locator("featured-screen").evaluate("screen => (screen.scrollTop = screen.scrollHeight)")
        page.locator("featured-screen a.example").first.wait_for()
        settle(page)
        check_no_overflow(page)
        for box in boxes(page.locator("featured-screen a.example graph-view")):
            assert box["width"] >= 120 and box["height"] >= 75
    names = page.locator("featured-screen a.example").all_inner_texts()
    assert len(names) == len(set(names)) and all(name.strip() for name in names)
    until(
        page,
        """[...document.querySelectorAll("featured-screen a.example graph-view")].every(
          (view) => view.state?.curves.length > 0)""")


def test_a_long_title_of_a_card_is_whole(visit):
    page = visit("?lang=de", *PHONE)
    page.locator("featured-screen .gallery").first.wait_for()
    page.locator("featured-screen").evaluate("screen => (screen.scrollTop = screen.scrollHeight)")
    title = page.get_by_text("Umkehrfunktionen")
    title.wait_for()
    (card,), (text,) = boxes(page.locator("a.example", has=title)), boxes(title)
    assert text["x"] + text["width"] <= card["x"] + card["width"] - 8
    # No letters are left for a second line.
    assert text["height"] < 24


def test_graphs_have_the_pixels_of_a_sharp_screen(launch):
    app = launch(*PHONE, device_scale_factor=2)
    views = gallery(app).locator("graph-view")
    sizes = views.evaluate_all("views => views.map(({ canvas }) => canvas.width / canvas.clientWidth)")
    assert len(sizes) >= 12 and all(abs(size - 2) < 0.02 for size in sizes)


def test_the_first_screen_fetches_no_sheets_before_they_are_in_sight(chromium, address):
    context = chromium.new_context(viewport={"width": 1280, "height": 720})
    page = context.new_page()
    paths = []
    page.on("request", lambda request: paths.append(request.url))
    page.goto(f"{address}?lang=en")
    page.get_by_role("tab", name="Plotter").wait_for()
    page.wait_for_load_state("networkidle")
    context.close()
    assert not [path for path in paths if "sheets" in path]


def test_what_is_graphed_elsewhere_becomes_a_row(launch):
    """The Plotter's Graph and Add to Graph hand their formulas to the sheet, once each."""
    app = launch(*DESKTOP, query="lang=en&f=x^2-1")
    page = app.page
    page.get_by_role("button", name="Graph", exact=True).click()
    page.get_by_role("img", name="Graph of x^2-1").wait_for()
    sheet = Sheet(app).open()
    assert sheet.texts() == ["y = x^2-1"]
    assert sheet.is_red(0, -1) and sheet.is_red(1, 0)
    page.goto(page.url.partition("?")[0] + "?lang=en&f=x^2-1")
    app.wait()
    sheet.open()
    assert sheet.texts() == ["y = x^2-1"]

"""What Share copies for other documents."""

import re
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from calculator import until
from looks import color
from sheet import PHONE, PIXEL, Sheet


def copied(sheet, name, said="Copied"):
    """What is on the clipboard after an item of Share."""
    sheet.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sheet.graph.rest()
    sheet.button("Share").click()
    sheet.page.get_by_role("menuitem", name=name, exact=True).click()
    expect(sheet.page.get_by_text(said, exact=True).first).to_be_visible()
    return sheet.page.evaluate("navigator.clipboard.readText()")


def test_latex_is_an_axis(sheet):
    sheet.page.keyboard.type("y=x^2")
    text = copied(sheet, "Copy as LaTeX")
    assert text.startswith("% \\usepackage{pgfplots}") and "samples=201] {x^2};" in text


def test_the_link_in_markdown_opens_the_sheet(sheet):
    sheet.page.keyboard.type("y=|x|+1<2")
    rows = sheet.texts()
    name, link = re.fullmatch(r"\[(.*)\]\(<(.*)>\)", copied(sheet, "Copy as Markdown")).groups()
    assert "\\<" in name
    sheet.page.goto(re.sub(r"\\(.)", r"\1", link))
    expect(sheet.formula(1)).to_have_value(rows[0].replace(" ", ""))
    expect(sheet.rows).to_have_count(1)


def test_html_draws_the_graph_in_another_page(sheet):
    sheet.page.keyboard.type("y=x^2")
    element = copied(sheet, "Copy as HTML")
    sheet.page.route(
        "**/other.html",
        lambda route: route.fulfill(body=f"<!doctype html>{element}", content_type="text/html"),
    )
    sheet.page.goto(urljoin(sheet.page.url, "other.html"))
    expect(sheet.page.locator("graph-view canvas")).to_be_visible()
    until(
        sheet.page,
        f"""(() => {{
          const {{ clientWidth, scale, origin }} = document.querySelector("graph-view");
          const [left, top] = [clientWidth / 2 + origin.x, 200 + origin.y];
          const [red, green, blue] = ({PIXEL})([left + scale, top - scale, 2]);
          return red - Math.max(green, blue) > 90;
        }})()""",
    )


def test_a_picture_in_html_is_drawn_by_the_server(sheet):
    sheet.page.keyboard.type("y=x^2")
    said = "Copied. The picture needs “ordinate serve” at this address."
    text = copied(sheet, "Copy picture as HTML", said)
    address = sheet.page.url.partition("?")[0]
    assert text.startswith(f'<img src="{address}plot.svg?size=') and 'alt="y = x^2"' in text


@pytest.mark.parametrize("size", [PHONE, (320, 568), (844, 390)])
def test_every_item_of_share_is_in_sight(launch, size):
    sheet = Sheet(launch(*size)).open()
    sheet.button("Share").click()
    bottom = sheet.page.get_by_role("tablist").bounding_box()["y"]
    items = sheet.page.get_by_role("menu", name="Share").get_by_role("menuitem")
    expect(items).to_have_count(10)
    for item in items.all():
        box = item.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
        assert box["y"] >= 0 and box["y"] + box["height"] <= bottom


def test_values_are_saved_as_csv(sheet):
    sheet.page.keyboard.type("y=x^2")
    sheet.graph.rest()
    sheet.button("Share").click()
    with sheet.page.expect_download() as download:
        sheet.page.get_by_role("menuitem", name="Save as CSV").click()
    lines = download.value.path().read_text().splitlines()
    x, y = map(float, lines[len(lines) // 3].split(","))
    assert lines[0] == "x,y" and abs(y - x * x) < 1e-9 * (1 + y)


def test_a_phone_shares_the_link_by_its_own_means(launch):
    sheet = Sheet(launch(*PHONE, is_mobile=True)).open()
    sheet.page.evaluate("navigator.share = async (what) => { window.shared = what; }")
    sheet.page.evaluate("document.querySelector('sheet-screen').view.sheet('set', 1, 'y=x^2')")
    sheet.button("Share").tap()
    sheet.page.get_by_role("menuitem", name="Copy link").tap()
    until(sheet.page, "window.shared?.url.endsWith('#y=x^2')")
    assert sheet.page.evaluate("window.shared.title")


def test_a_sheet_is_printed_on_a_page(sheet):
    sheet.page.keyboard.type("y=x^2")
    sheet.button("New Row").click()
    sheet.page.keyboard.type("y=x")
    sheet.graph.rest()
    sheet.page.emulate_media(media="print", color_scheme="dark")
    sheet.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page = sheet.page.locator(".printed-sheet")
    expect(page).to_be_visible()
    expect(page.locator("svg .curve").first).to_be_visible()
    # The rows are the legend, in the colours of the picture.
    expect(page.get_by_role("listitem")).to_have_count(2)
    expect(page.locator("svg text").filter(has_text="y")).to_have_count(0)
    for line, spot in zip(page.locator("svg .curve").all(), page.locator("li .swatch").all(), strict=True):
        channels = [list(map(int, re.findall(r"\d+", color(*part)))) for part in (
            (line, "stroke"), (spot, "backgroundColor"))]
        assert max(abs(one - other) for one, other in zip(*channels)) < 40
    expect(sheet.page.get_by_role("tablist")).to_be_hidden()
    sheet.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page).to_have_count(0)

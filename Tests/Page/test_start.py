"""What the page shows and fetches when it starts."""

import gzip

import pytest
from playwright.sync_api import expect

from calculator import until
from conftest import SITE
from looks import boxes, settle

# Bytes, compressed by the best of what there is.
FIRST_VISIT = 105_000
ALL = 1_675_000


def fetched_bytes(file):
    """The number of bytes of a file as it is sent."""
    compressed = file.with_name(file.name + ".br")
    if compressed.exists():
        return compressed.stat().st_size
    return len(gzip.compress(file.read_bytes(), 9))


def test_first_visit_is_small(chromium, address):
    """Every file that a first visit fetches, with the service worker."""
    context = chromium.new_context()
    page = context.new_page()
    paths = ["service-worker.js", "ordinate.webmanifest"]
    page.on("request", lambda request: paths.append(request.url.removeprefix(address)))
    page.goto(address)
    page.get_by_role("tab", name="Plotter").wait_for()
    context.close()
    total = sum(fetched_bytes(SITE / (path or "index.html")) for path in set(paths))
    print(f"first visit: {len(set(paths))} files, {total} bytes")
    assert total <= FIRST_VISIT


def test_all_of_the_app_is_small():
    """Every file of the app, in all languages."""
    files = [
        file for file in SITE.rglob("*")
        if file.is_file() and file.suffix not in (".br", ".gz", ".png")
        and "examples" not in file.parts]
    total = sum(map(fetched_bytes, files))
    print(f"all: {len(files)} files, {total} bytes")
    assert total <= ALL


def test_no_part_of_the_engine_is_fetched_twice(chromium, address):
    context = chromium.new_context(service_workers="block")
    page = context.new_page()
    parts = []
    page.on("request", lambda request: parts.append(request.url))

    def wait_for(part):
        until(page, "performance.getEntriesByType('resource').some("
              f"({{ name, responseEnd }}) => name.includes('engine-{part}') && responseEnd > 0)")

    page.goto(f"{address}?lang=en&f=x^2-1")
    wait_for("formulas")
    page.get_by_role("button", name="Graph", exact=True).click()
    page.get_by_role("img", name="Graph of x^2-1").wait_for()
    wait_for("proofs")
    for name in ("Calculator", "Scientific", "RPN"):
        page.get_by_role("tab", name=name, exact=True).click()
        page.get_by_role("status", name="Display").filter(visible=True).wait_for()
    context.close()
    parts = [url for url in parts if url.endswith(".wasm")]
    assert sorted(parts) == sorted(set(parts)) and len(parts) == len(list(SITE.rglob("*.wasm")))


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (820, 1180), (1366, 900)])
def test_page_is_sketched_before_anything_else_is_fetched(visit, address, size):
    """The sketch is in the page itself; its tab bar is where the page's will be."""
    held = {}

    def hold(page):
        page.route("**/*.css", lambda route: held.update(css=route))
        page.route("**/engine-first-*.wasm", lambda route: held.update(engine=route))

    page = visit("?lang=en", *size, before=hold, wait_until="commit")
    block = page.locator("#block").first
    blocks = page.locator(".skeleton .blocks svg")
    expect(blocks).to_have_count(6)
    until(page, "performance.getEntriesByName('first-contentful-paint').length === 1")
    for box in boxes(blocks):
        assert box["width"] > 0.4 * size[0] - 8 and box["height"] > 100
    assert block.evaluate("block => getComputedStyle(block).fill") != "none"
    held["css"].continue_()
    tabs = page.locator(".skeleton tab-bar")
    expect(tabs.locator("svg").first).to_be_visible()
    sketched = boxes(tabs)
    expect(page.get_by_role("tab")).to_have_count(0)
    held["engine"].continue_()
    page.get_by_role("tab", name="Featured").wait_for()
    settle(page)
    assert boxes(page.locator("tab-bar")) == sketched
    assert page.locator(".skeleton").count() == 0

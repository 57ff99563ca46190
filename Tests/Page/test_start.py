"""The number of bytes that the page takes."""

import gzip

from conftest import SITE

# Bytes, compressed by the best of what there is.
FIRST_VISIT = 135_000
ALL = 535_000


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
    page.goto(f"{address}?lang=en&f=x^2-1")
    page.get_by_role("button", name="Graph", exact=True).click()
    page.get_by_role("img", name="Graph of x^2-1").wait_for()
    for name in ("Calculator", "Scientific", "RPN"):
        page.get_by_role("tab", name=name, exact=True).click()
        page.get_by_role("status", name="Display").filter(visible=True).wait_for()
    context.close()
    parts = [url for url in parts if url.endswith(".wasm")]
    assert len(parts) == len(set(parts)) == 5

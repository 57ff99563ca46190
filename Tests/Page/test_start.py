"""With how few bytes the page is there."""

import gzip

from conftest import SITE

LIMIT = 150_000


def test_first_visit_is_small(chromium, address):
    """Every file that a first visit fetches, compressed by the best of what there is."""
    context = chromium.new_context()
    page = context.new_page()
    paths = []
    page.on("request", lambda request: paths.append(request.url.removeprefix(address)))
    page.goto(address)
    page.get_by_role("tab", name="Plotter").wait_for()
    context.close()
    total = 0
    for path in sorted(set(paths)):
        file = SITE / (path or "index.html")
        compressed = file.with_name(file.name + ".br")
        data = compressed.read_bytes() if compressed.exists() else None
        total += len(data if data is not None else gzip.compress(file.read_bytes(), 9))
    print(f"first visit: {len(set(paths))} files, {total} bytes")
    assert total <= LIMIT

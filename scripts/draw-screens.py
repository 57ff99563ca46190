#!/usr/bin/env python3
"""Draws every screen of the page in every state, at six sizes, in light and dark, on one HTML page.

    scripts/draw-screens.py FOLDER [SITE [BEFORE]]

FOLDER gets the pictures and `index.html`, which shows them all, by state and size. SITE is the folder
of a built site, by default .build/site. With BEFORE, another one, each picture stands beside that of
the same state and size before, as far as that site has the state. Run it with the tests' Python, .build/python/bin/python.
"""
import functools
import html
import http.server
import pathlib
import re
import sys
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent
for folder in ("Tests/Page", "Tests/Page/support"):
    sys.path.insert(0, str(ROOT / folder))

from calculator import Calculator  # noqa: E402
from conftest import FLAGS, Handler, browser_path  # noqa: E402
from looks import each_size, in_each_scheme  # noqa: E402
from playwright.sync_api import Error, sync_playwright  # noqa: E402
from states import visit  # noqa: E402

SIZES = [(320, 568), (390, 844), (844, 390), (820, 1180), (1366, 900), (2560, 1440)]
SCHEMES = ["light", "dark"]
STYLE = """
body { margin: 1rem; font: 1rem/1.4 system-ui, sans-serif; background: #999; }
h2 { position: sticky; top: 0; margin: 0; padding: .5rem; background: #999; }
section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
figure { margin: 0; }
img { display: block; height: 28rem; }
"""


def slug(state):
    return re.sub(r"\W+", "-", state.lower())


def draw(browser, site, folder, is_earlier):
    """Draws all states of a site; of an earlier one, those before the first that it does not have.

    States are reached on a phone and on a desktop, because some pictures are of one of them only.

    Returns the names of the states, in order.
    """
    handler = functools.partial(Handler, directory=str(site))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    folder.mkdir(parents=True, exist_ok=True)
    states = []
    for is_wide in (False, True):
        sizes = [size for size in SIZES if (size[0] >= 700) == is_wide]
        page = browser.new_page(
            viewport=dict(zip(("width", "height"), sizes[0])), has_touch=True,
            reduced_motion="reduce", service_workers="block")
        page.goto(f"http://127.0.0.1:{server.server_address[1]}/?lang=en")
        try:
            for state in visit(Calculator(page).wait()):
                if state not in states:
                    states.append(state)
                for width, height in each_size(page, sizes):
                    for scheme in in_each_scheme(page):
                        page.screenshot(path=folder / f"{slug(state)}-{width}x{height}-{scheme}.png")
                print(f"{folder.name}: {state}", flush=True)
        except Error:
            if not is_earlier:
                raise
            print(f"{folder.name}: no further state", flush=True)
        page.close()
    server.shutdown()
    return states


def figure(folder, name):
    caption = html.escape(f"{folder} {name}")
    return (f'<figure><a href="{folder}/{name}.png"><img src="{folder}/{name}.png" loading="lazy"'
            f' alt="{caption}"></a><figcaption>{caption}</figcaption></figure>')


def main():
    if not 2 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    out = pathlib.Path(sys.argv[1])
    sites = {"after": sys.argv[2] if len(sys.argv) > 2 else ROOT / ".build" / "site"}
    if len(sys.argv) > 3:
        sites = {"before": sys.argv[3], **sites}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        drawn = [
            draw(browser, site, out / name, is_earlier=name == "before")
            for name, site in sites.items()]
        browser.close()
    states = list(dict.fromkeys(state for states in drawn for state in states))
    sections = []
    for state in states:
        figures = [
            figure(folder, name)
            for width, height in SIZES for scheme in SCHEMES for folder in sites
            if (out / folder / f"{(name := f'{slug(state)}-{width}x{height}-{scheme}')}.png").exists()]
        sections.append(f"<h2>{html.escape(state)}</h2><section>{''.join(figures)}</section>")
    (out / "index.html").write_text(
        f"<!doctype html><meta charset=utf-8><title>Screens</title><style>{STYLE}</style>"
        + "".join(sections))
    print(out / "index.html")


if __name__ == "__main__":
    main()

"""The page in a browser, served with its content security policy.

ORDINATE_SITE names the folder of the built site; it is `.build/site` by default.
"""

import functools
import http.server
import os
import pathlib
import re
import shutil
import sys
import threading

import pytest
from playwright.sync_api import expect, sync_playwright

# What several tests use.
sys.path.insert(0, str(pathlib.Path(__file__).parent / "support"))
sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Command"))

from calculator import Calculator  # noqa: E402
from sheet import DESKTOP, Sheet  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
SITE = pathlib.Path(os.environ.get("ORDINATE_SITE", ROOT / ".build" / "site"))
SCREENSHOTS = ROOT / ".build" / "screenshots"
# What scripts may run is as behind nginx.
SCRIPTS = re.search(r"script-src .*?; script-src-elem .*?;", (ROOT / "Packaging/nginx.conf").read_text())[0]
POLICY = f"default-src 'self'; {SCRIPTS} style-src 'self'"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
]

# A machine that is busy with other browsers may be slow.
expect.set_options(timeout=15_000)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the files of the site with a strict policy and the types that modules need."""

    protocol_version = "HTTP/1.1"
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".svg": "image/svg+xml",
    }

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_message(self, *_):
        pass


def browser_path():
    """The system's Chromium; `None` for the one that comes with Playwright.

    The headless shell if it is installed: it draws no windows and toolbars for each context, and a
    visit takes a third of the time.
    """
    names = ["chromium-headless-shell", "chromium", "chromium-browser"]
    return next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def address():
    """The address of the page."""
    if not (SITE / "index.html").exists():
        pytest.fail(f"{SITE} has no index.html: run make web")
    handler = functools.partial(Handler, directory=str(SITE))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()


@pytest.fixture(scope="session")
def playwright_instance():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright_instance):
    browser = playwright_instance.chromium.launch(executable_path=browser_path(), args=FLAGS)
    # Without the service worker, which would answer requests before a test could change them; tests
    # that need it ask for it.
    for name in ["new_context", "new_page"]:
        make = functools.partial(getattr(browser, name), service_workers="block")
        setattr(browser, name, make)
    yield browser
    browser.close()


@pytest.fixture
def visit(chromium, address):
    """Opens a page of the site in a context of its own; fails the test on any error in the console.

    `before` is called with the page before it goes anywhere.
    """
    contexts = []
    errors = []

    def visit(path, width=390, height=844, before=None, wait_until="load", **options):
        options = {"has_touch": True, "reduced_motion": "reduce", **options}
        context = chromium.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "console",
            lambda message: errors.append(message.text) if message.type == "error" else None,
        )
        if before:
            before(page)
        page.goto(f"{address}{path}", wait_until=wait_until)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def launch(visit):
    """Opens the calculators."""

    def launch(width=390, height=844, query="lang=en", **options):
        return Calculator(visit(f"?{query}", width, height, **options)).wait()

    return launch


@pytest.fixture
def app(launch):
    """The page on an upright phone."""
    return launch()


@pytest.fixture
def sheet(launch):
    """The Graph tab on a desk."""
    return Sheet(launch(*DESKTOP, has_touch=False)).open()


@pytest.fixture(scope="session")
def screenshots():
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    return SCREENSHOTS

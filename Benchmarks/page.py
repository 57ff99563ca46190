#!/usr/bin/env python3
"""Measures the time to the first plot of a first visit, served by `ordinate serve`.

Prints the median and the best of eleven visits in Chromium, each with an empty cache.
"""
import contextlib
import os
import pathlib
import shutil
import statistics
import subprocess

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking"]
# A dry run only shows that the benchmark still works.
DRY = os.environ.get("ORDINATE_DRY") == "1"
VISITS = 1 if DRY else 11


def first_plot(browser, address):
    """Milliseconds from navigation until the first plot is painted."""
    context = browser.new_context(viewport={"width": 1366, "height": 900})
    page = context.new_page()
    page.goto(address)
    drawn = "performance.getEntriesByName('plot-drawn')"
    while not page.evaluate(f"{drawn}.length"):
        page.wait_for_timeout(20)
    time = page.evaluate(f"{drawn}[0].startTime")
    context.close()
    return time


@contextlib.contextmanager
def served():
    """A browser, and the address of the page that `ordinate serve` serves."""
    server = subprocess.Popen(
        [ROOT / ".build/release/ordinate", "serve", "--port", "0"], stdout=subprocess.PIPE,
        text=True)
    try:
        address = server.stdout.readline().strip()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=FLAGS)
            yield browser, address
    finally:
        server.terminate()


def main():
    with served() as (browser, address):
        for name, query in (("gallery", ""), ("equation of the address", "&f=sin(x)")):
            first_plot(browser, f"{address}/?lang=en{query}")
            times = [first_plot(browser, f"{address}/?lang=en{query}") for _ in range(VISITS)]
            print(f"first plot, {name:<24} {statistics.median(times):6.0f} ms,"
                  f" best {min(times):.0f} ms")


if __name__ == "__main__":
    main()

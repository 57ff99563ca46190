#!/usr/bin/env python3
"""Draws docs/plotter.png, the README's picture: the page as `ordinate serve` shows it."""
import pathlib
import shutil
import subprocess

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "plotter.png"


def main():
    server = subprocess.Popen(
        [ROOT / ".build/release/ordinate", "serve", "--port", "0"], cwd=ROOT,
        stdout=subprocess.PIPE, text=True)
    try:
        address = server.stdout.readline().strip()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
            page = browser.new_page(
                viewport={"width": 960, "height": 600}, reduced_motion="reduce")
            page.goto(f"{address}/?lang=en")
            page.get_by_role("tab", name="Configuration").click()
            page.get_by_label("X-Max").fill("4")
            page.get_by_label("# of Samples").fill("200")
            page.get_by_role("button", name="Set", exact=True).click()
            page.get_by_role("tab", name="Plotter").click()
            page.get_by_role("textbox", name="Equation").fill("√(x³+x²+2.5x+23)")
            page.get_by_role("button", name="plot", exact=True).click()
            page.get_by_role("img", name="Plot of").wait_for()
            page.wait_for_timeout(200)
            PICTURE.parent.mkdir(exist_ok=True)
            page.screenshot(path=PICTURE)
            browser.close()
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()

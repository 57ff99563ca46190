#!/usr/bin/env python3
"""Draws the app's icons as PNG files in Web/icons, from Web/icon.svg.

Systems that cut icons to a shape of their own get one that fills its square, with the drawing inside
the circle that always remains visible: four fifths of the square.
"""
import pathlib
import shutil

from playwright.sync_api import sync_playwright

WEB = pathlib.Path(__file__).resolve().parent.parent / "Web"
# Name, size in pixels, and the part of the square that the drawing takes; `None` leaves the corners
# round and transparent outside.
ICONS = [
    ("icon-192", 192, None),
    ("icon-512", 512, None),
    ("maskable-512", 512, 0.78),
    ("apple-touch-icon", 180, 1),
]


def drawing(part):
    """The icon: its square fills the picture, and its drawing takes the given part of it."""
    source = (WEB / "icon.svg").read_text()
    if part is None:
        return source
    edge = 64 * (1 - part) / 2
    return (
        source.replace(' rx="15"', "")
        .replace('<path d="M14', f'<g transform="translate({edge} {edge}) scale({part})"><path d="M14')
        .replace("</svg>", "</g></svg>"))


def main():
    (WEB / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        path = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for name, size, part in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing(part)}")
            page.screenshot(path=WEB / "icons" / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


main()

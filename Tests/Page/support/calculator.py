"""A reader's actions on the page, by the names that the page promises."""

import base64
import time

import numpy
from playwright.sync_api import expect

from drawing import Drawing
from looks import settle

TABS = ["Featured", "Calculator", "Scientific", "RPN", "Plotter", "Graph", "Configuration"]

# The middle of a key that a finger can reach; null if all keys with the name are covered.
KEY_PLACE = """(name) => {
  for (const key of document.querySelectorAll(`[data-key="${CSS.escape(name)}"]`)) {
    const { x, y, width, height } = key.getBoundingClientRect();
    const place = [x + width / 2, y + height / 2];
    if (width > 0 && key.contains(document.elementFromPoint(...place))) return place;
  }
  return null;
}"""


def until(page, expression, seconds=10):
    """Waits until an expression in JavaScript is true, without eval, which the page forbids."""
    deadline = time.monotonic() + seconds
    while not page.evaluate(expression):
        assert time.monotonic() < deadline, f"never true: {expression}"
        page.wait_for_timeout(10)


class Calculator:
    """The page and its parts."""

    def __init__(self, page):
        self.page = page
        self.field = page.get_by_role("textbox", name="Equation")
        self.plot = page.get_by_role("img", name="Plot of")
        self.alert = page.get_by_role("alertdialog")
        self.back = page.get_by_role("button", name="Back to Plotter")

    def wait(self):
        self.page.get_by_role("tab", name="Featured").wait_for()
        return self

    def tab(self, name):
        tab = self.page.get_by_role("tab", name=name, exact=True)
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        if name == "Configuration":
            self.page.locator("configuration-screen h2").first.wait_for()
        return self

    def selected_tab(self):
        return self.page.locator("[role=tab][aria-selected=true]").inner_text().strip()

    def key(self, name):
        return self.page.locator(f'[data-key="{name}"]:visible')

    def tap(self, keys):
        """Touches keys as fast as the page follows; their names are separated by spaces."""
        for name in keys.split():
            place = self.page.evaluate(KEY_PLACE, name)
            if place is None:
                # It waits until the key can be touched, and otherwise says why it cannot.
                self.key(name).tap()
            else:
                self.page.touchscreen.tap(*place)
        return self

    def text(self):
        return self.field.input_value()

    def configure(self, x_max, samples):
        self.tab("Configuration")
        self.page.get_by_role("textbox", name="X-Max").fill(str(x_max))
        self.page.get_by_role("textbox", name="# of Samples").fill(str(samples))
        self.page.get_by_role("button", name="Set", exact=True).click()
        return self

    def drawing(self):
        """The engine's draw list for the plot on the screen."""
        return Drawing(
            *self.page.evaluate(
                """() => {
                  const { plot } = document.querySelector("plot-pane");
                  const [width, height] = [plot.clientWidth, plot.clientHeight];
                  const { commands } = plot.source(width, height, 12);
                  return [width, height, [...commands]];
                }"""
            )
        )

    def pixels(self):
        """The plot's pixels as rows of [red, green, blue, alpha], once it is painted."""
        settle(self.page)
        width, height, data = self.page.evaluate(
            """() => {
              const { canvas } = document.querySelector("plot-pane").plot;
              const { width, height } = canvas;
              const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
              let text = "";
              for (const byte of data) text += String.fromCharCode(byte);
              return [width, height, btoa(text)];
            }"""
        )
        return numpy.frombuffer(base64.b64decode(data), dtype=numpy.uint8).reshape(height, width, 4)


class Keypad(Calculator):
    """One of the tabs that have a display and a line above it."""

    def __init__(self, app, name):
        super().__init__(app.page)
        self.name = name
        self.screen = self.page.locator("calculator-screen:visible")
        self.display = self.page.get_by_role("status", name="Display")
        self.description = self.page.get_by_role("group", name="Description")
        self.message = self.screen.locator(".message")
        self.angle = self.screen.locator(".angle")
        self.back = self.page.get_by_role("button", name=f"Back to {name}")
        self.open()

    def open(self):
        self.tab(self.name)
        self.key("7").wait_for()
        return self

    def enter(self, words):
        """Touches keys; a number means its characters."""
        for word in words.split():
            self.tap(" ".join(word) if word.replace(".", "").isdigit() else word)
        return self

    def shows(self, display, description=None):
        """Waits for the display, and for the description above it if one is given, with − for each -."""
        expect(self.display).to_have_text(display.replace("-", "−"))
        if description is not None:
            expect(self.description).to_have_text(description.replace("-", "−"))
        return self

"""A reader's actions on the graph, by the names that the page promises."""

import math

from calculator import until
from looks import settle

# The Graph tab has a graph of its own, which is hidden on other tabs.
VIEW = "[...document.querySelectorAll('graph-view')].find((view) => view.checkVisibility())"
READY = f"({VIEW})?.state?.curves !== undefined"


class Graph:
    """The graph on the screen, with fingers, mouse and keys."""

    def __init__(self, app):
        self.app = app
        self.page = app.page
        self.view = app.page.locator("graph-view").filter(visible=True)
        self.zoom_in = self.button("Zoom In")
        self.zoom_out = self.button("Zoom Out")
        self.back = self.button("Back to Dot Plot")
        self.dots = self.page.get_by_role("switch", name="Dots")
        self.trace = self.page.get_by_role("switch", name="Trace")
        self.statistics = self.page.get_by_role("dialog", name="Statistics")
        self.legend = self.page.get_by_role("list", name="Curves")

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def open(self):
        """Opens the graph from the dot plot."""
        self.button("Graph").click()
        self.view.wait_for()
        return self.rest()

    def rest(self):
        """Waits until the last gesture is complete: reported, stored and painted."""
        until(self.page, READY)
        self.page.evaluate(f"({VIEW}).settled()")
        return self

    def state(self):
        return self.page.evaluate(f"({VIEW}).state")

    def send(self, *message):
        """Calls the graph directly, without its controls."""
        self.page.evaluate(
            f"(message) => ({VIEW}).send(...message) && null", message
        )
        return self.rest()

    def scale(self):
        return float(self.view.get_attribute("scale"))

    def origin(self):
        """The distances of the origin to the right of the centre and below it."""
        x, y = self.view.get_attribute("origin").split()
        return float(x), float(y)

    def box(self):
        box = self.view.bounding_box()
        return box["x"], box["y"], box["width"], box["height"]

    def at(self, x, y):
        """The point of the plane at a place of the page."""
        left, top, width, height = self.box()
        (dx, dy), scale = self.origin(), self.scale()
        return ((x - left - width / 2 - dx) / scale, (top + height / 2 + dy - y) / scale)

    def place(self, x, y):
        """The place on the page of a point of the plane."""
        left, top, width, height = self.box()
        (dx, dy), scale = self.origin(), self.scale()
        return left + width / 2 + dx + x * scale, top + height / 2 + dy - y * scale

    def middle(self, dx=0, dy=0):
        left, top, width, height = self.box()
        return left + width / 2 + dx, top + height / 2 + dy

    def drag(self, *paths, steps=6):
        """Moves fingers at the same time, each from one place of the page to another, one step per frame."""
        session = self.page.context.new_cdp_session(self.page)

        def touch(kind, share):
            points = [
                {"x": x0 + (x1 - x0) * share, "y": y0 + (y1 - y0) * share, "id": index}
                for index, ((x0, y0), (x1, y1)) in enumerate(paths)
            ]
            session.send(
                "Input.dispatchTouchEvent",
                {"type": kind, "touchPoints": [] if kind == "touchEnd" else points},
            )

        touch("touchStart", 0)
        for step in range(1, steps + 1):
            touch("touchMove", step / steps)
            settle(self.page)
        touch("touchEnd", 1)
        session.detach()
        return self.rest()

    def ink(self):
        """The number of pixels that differ from the background by a curve's contrast."""
        return self.page.evaluate(
            "() => { const { canvas } = " + VIEW + """;
              const { width, height } = canvas;
              const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
              let count = 0;
              for (let at = 0; at < data.length; at += 4) {
                const [red, green, blue] = data.slice(at, at + 3);
                if (Math.max(red, green, blue) - Math.min(red, green, blue) > 90) count++;
              }
              return count;
            }"""
        )


def distance(a, b):
    return math.hypot(a[0] - b[0], a[1] - b[1])

"""A reader's actions on a sheet of the Graph tab, by the names that the page promises."""

from playwright.sync_api import expect

from graph import Graph

PHONE, DESKTOP = (390, 844), (1366, 900)

# The most colourful pixel within some pixels of a place in the view.
PIXEL = """([x, y, reach]) => {
  const { canvas } = [...document.querySelectorAll("graph-view")].find((view) => view.checkVisibility());
  const ratio = canvas.width / canvas.clientWidth;
  const side = Math.round((2 * reach + 1) * ratio);
  const { data } = canvas.getContext("2d").getImageData(
    Math.round((x - reach) * ratio), Math.round((y - reach) * ratio), side, side);
  const pixels = [];
  for (let at = 0; at < data.length; at += 4) pixels.push([...data.slice(at, at + 3)]);
  const contrast = (pixel) => Math.max(...pixel) - Math.min(...pixel);
  return pixels.sort((one, other) => contrast(other) - contrast(one))[0];
}"""

PASTE = """(field, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}"""


def paste(field, text):
    """Pastes a text into a field, as from the clipboard."""
    field.click()
    field.evaluate(PASTE, text)


class Sheet:
    """The rows on the screen, and the graph of them."""

    def __init__(self, app):
        self.app = app
        self.page = app.page
        self.rows = self.page.get_by_role("list", name="Rows").get_by_role("listitem")
        self.graph = Graph(app)
        self.view = self.page.locator("sheet-screen graph-view")
        self.undo = self.button("Undo")
        self.redo = self.button("Redo")

    def open(self):
        self.app.tab("Graph")
        return self.wait()

    def wait(self):
        self.rows.first.wait_for()
        self.graph.rest()
        return self

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def formula(self, number):
        return self.page.get_by_role("textbox", name=f"Row {number}", exact=True)

    def texts(self):
        return [self.formula(number + 1).input_value() for number in range(self.rows.count())]

    def slider(self, name):
        return self.page.get_by_role("slider", name=name, exact=True)

    def paste(self, lines):
        """Pastes rows into the first one, as from the clipboard."""
        paste(self.formula(1), "\n".join(lines))
        expect(self.rows).to_have_count(len(lines))
        return self

    def choose(self, number, item):
        """Chooses from the menu of a row."""
        self.button(f"More for row {number}").click()
        self.page.get_by_role("menuitem", name=item, exact=True).click()

    def picture(self):
        """The SVG file of the graph, and its size."""
        self.graph.rest()
        return self.view.evaluate(
            "view => [view.svg(), Math.floor(view.offsetWidth),"
            " Math.floor(view.getBoundingClientRect().height)]")

    def link(self):
        """The fragment of a link to the sheet."""
        return self.view.evaluate("view => view.sheet('link').fragment")

    def pixel(self, x, y):
        """The colour of the graph at a point of the plane."""
        self.graph.rest()
        left, top, _, _ = self.graph.box()
        px, py = self.graph.place(x, y)
        return self.color(px - left, py - top)

    def color(self, left, top, reach=1):
        """The most colourful pixel within some pixels of a place in the view."""
        return self.page.evaluate(PIXEL, [left, top, reach])

    def is_red(self, x, y):
        red, green, blue = self.pixel(x, y)
        return red - max(green, blue) > 90

    def is_blue(self, x, y):
        red, green, blue = self.pixel(x, y)
        return blue - max(red, green) > 90

    def repeat(self, button):
        """Presses Undo or Redo as often as it can be pressed."""
        while button.get_attribute("aria-disabled") == "false":
            button.click()

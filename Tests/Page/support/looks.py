"""Checks the current screen at other sizes and in the other colour scheme."""

import base64

from axe_playwright_python.base import AXE_SCRIPT

CLIPPED = """() => {
  const clipped = [];
  const boxes = new Map();
  // What matters of a box, found once: most texts have ancestors in common.
  const boxOf = element => {
    if (!boxes.has(element)) {
      const { display, overflow, overflowX, overflowY, clipPath } = getComputedStyle(element);
      const { parentElement } = element;
      boxes.set(element, {
        isFlow: display === 'contents' || display === 'inline',
        cuts: overflow !== 'visible' || element.matches('button, body'),
        scrollsX: /auto|scroll/.test(overflowX), scrollsY: /auto|scroll/.test(overflowY),
        isCutOut: clipPath !== 'none' || parentElement !== null && boxOf(parentElement).isCutOut,
        area: element.getBoundingClientRect(),
      });
    }
    return boxes.get(element);
  };
  // A line that is clamped ends with an ellipsis.
  const isClamped = element => getComputedStyle(element).webkitLineClamp !== 'none';
  const isSeen = element => element.checkVisibility({ visibilityProperty: true }) && !isClamped(element)
    && !element.closest('.icons, .mirror') && !boxOf(element).isCutOut;
  for (const element of document.querySelectorAll('ordinate-app *')) {
    const own = [...element.childNodes].some(node =>
      node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!own || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    for (let box = element; box && box.localName !== 'html'; box = box.parentElement) {
      const { isFlow, cuts, scrollsX, scrollsY, area } = boxOf(box);
      if (isFlow) continue;
      const cutX = !scrollsX && (text.left < area.left - 1 || text.right > area.right + 1);
      const cutY = !scrollsY && (text.top < area.top - 1 || text.bottom > area.bottom + 1);
      if (cuts && (cutX || cutY)) {
        clipped.push(`${element.localName}.${element.className} “${element.textContent.trim()}” in `
          + `${box.localName}.${box.className}`);
      }
      if (scrollsX || scrollsY) break;
    }
  }
  return clipped;
}"""

AXE = """async (options) => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...options });
  return violations.map(({ id, help, nodes }) =>
    `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`);
}"""

# The rules of axe about colours; nothing else differs between the schemes.
COLOURS = ["color-contrast", "link-in-text-block"]

BOXES = """(elements) => elements.map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
})"""

PIXELS = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return Array.from({ length: image.height }, (_, y) =>
    Array.from({ length: image.width }, (_, x) => {
      const at = 4 * (y * image.width + x);
      return `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
    }));
}"""

ABOVE = """[...document.querySelectorAll("[role^=menuitem], dialog[open]")]
  .filter((element) => element.checkVisibility()).map((element) => element.textContent)"""


def settle(page):
    """Waits until all changes are drawn."""
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
    )


def each_size(page, sizes):
    """Sets each size of the page in turn, and at the end the one that it had.

    Elements over the screen, such as menus, must stay there.
    """
    before = page.viewport_size
    above = page.evaluate(ABOVE)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate(ABOVE) == above
        yield width, height
    page.set_viewport_size(before)
    settle(page)


def in_each_scheme(page):
    """Shows the page in light and in dark, and at the end in light."""
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        settle(page)
        yield scheme
    page.emulate_media(color_scheme="light")
    settle(page)


def violations(page, has_colours=True):
    """The faults that axe finds in a page in light, and in its colours in dark.

    Colours take axe most of its time, and are the same at all sizes: without `has_colours` they are left out.
    """
    if page.evaluate("!('axe' in window)"):
        page.evaluate(AXE_SCRIPT)
    if not has_colours:
        settle(page)
        return page.evaluate(AXE, {"rules": {rule: {"enabled": False} for rule in COLOURS}})
    found = []
    for scheme in in_each_scheme(page):
        options = {"runOnly": COLOURS} if scheme == "dark" else {}
        found += [f"{scheme}: {violation}" for violation in page.evaluate(AXE, options)]
    return found


def violations_in(page, states, has_colours=True):
    """The faults that axe finds in a page, by state; states without faults are left out."""
    return {state: found for state in states if (found := violations(page, has_colours))}


def boxes(locator):
    """The places of a locator's elements."""
    return locator.evaluate_all(BOXES)


def pixels(page, box):
    """The colours that are seen in a part of the page, row by row, as computed styles write them."""
    png = page.screenshot(clip=box)
    return page.evaluate(PIXELS, base64.b64encode(png).decode())


def color(locator, name):
    """A colour of an element's style, as `pixels` writes it."""
    return locator.evaluate("(element, name) => getComputedStyle(element)[name]", name)


def check_keys(page, least):
    """Checks the keys on the screen: enough of them, none outside the page, all large enough to touch."""
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    keys = boxes(page.locator("[data-key]:visible"))
    assert len(keys) >= least
    for box in keys:
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert box["y"] >= 0 and box["y"] + box["height"] <= height
        assert min(box["width"], box["height"]) >= (34 if height <= 400 else 44)
    return keys


def check_no_overflow(page):
    """Checks that nothing is wider than the page."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

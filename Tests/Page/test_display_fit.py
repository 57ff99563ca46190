"""No display hides the beginning of a result, at any size, in any language and with any font."""

import pytest

from looks import settle

SIZES = [
    *((width, height) for width in (320, 360, 375) for height in (568, 640, 667, 740)),
    (390, 664), (390, 844), (393, 852), (412, 732), (412, 915), (430, 932), (480, 800), (540, 720),
    (568, 320), (640, 360), (667, 375), (740, 360), (812, 375), (844, 390), (915, 412), (932, 430),
    (700, 1000), (768, 1024), (800, 1280), (820, 1180), (1024, 1366), (1200, 1920),
    (1024, 768), (1180, 820), (1280, 720), (1366, 900), (1920, 1080), (2560, 1440),
]  # fmt: skip
LANGUAGES = ["en", "de", "es", "fr", "zh"]
FONTS = ["DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono"]
TABS = ["Calculator", "Scientific", "RPN"]

# Numbers of every length: whole, rounded, very large and very small, with either sign.
VALUES = [
    f"{sign}{value}"
    for sign in ("", "-")
    for value in [
        *("9" * digits for digits in range(1, 22)),
        *(f"{10**digits}/7" for digits in range(22)),
        *(f"7/{10**digits}/3" for digits in range(22)),
        *(f"10^{exponent}/3" for exponent in (30, 99, 300, 3000, 123456)),
        *(f"2/3/10^{exponent}" for exponent in (30, 99, 300, 3000, 123456)),
        *(f"6.67*10^{exponent}" for exponent in (-16, -11, 16, 23)),
        *(f"12345678901234567/10^{digits}" for digits in range(19)),
        "37/3", "1/4",
    ]
]  # fmt: skip

# Shows each formula and returns the faults of the display. A result is whole and on one line, or has a
# mark for more digits, or all its digits are on several lines.
FAULTS = """({ formulas, least }) => {
  const screen = document.querySelector("calculator-screen:not([hidden])");
  const [display, more] = ["[role=status]", ".more"].map((name) => screen.querySelector(name));
  const text = display.firstElementChild;
  const range = document.createRange();
  const faults = [];
  for (const formula of formulas) {
    if (screen.querySelector(".stack")) screen.forget();
    screen.recall(formula);
    range.selectNodeContents(more);
    const mark = range.getBoundingClientRect();
    range.selectNodeContents(text);
    const [letters, box] = [range.getBoundingClientRect(), display.getBoundingClientRect()];
    const size = parseFloat(getComputedStyle(text).fontSize);
    const isWhole = letters.left >= box.left - 1.5 && letters.right <= box.right + 1.5;
    if (!isWhole) faults.push(`${formula} is cut: ${text.textContent}`);
    if (size < least) faults.push(`${formula} has letters of ${size} px`);
    if (display.scrollHeight > display.clientHeight + 1) faults.push(`${formula} needs several lines`);
    if (mark.width > 0 && mark.left < letters.right - 2) {
      faults.push(`${formula} is covered by its mark`);
    }
  }
  return faults;
}"""

# What determines how much of a number fits.
ROOM = """() => {
  const box = document.querySelector("calculator-screen:not([hidden]) .result");
  return `${box.clientWidth} ${box.clientHeight} ${getComputedStyle(box).getPropertyValue("--display-size")}`;
}"""


def test_there_are_forty_sizes_and_two_hundred_values():
    assert len(set(SIZES)) == 40
    assert len(set(VALUES)) == 200


@pytest.mark.parametrize("name", TABS)
def test_no_display_is_cut(visit, name):
    """Displays of the same room and font show the same, so they are checked once, with values whose numbers of
    digits are spread over the fonts; those of Calculator and RPN, which only have another room, with fewer."""
    step = 1 if name == "Scientific" else 2
    seen = set()
    faults = {}
    for language in LANGUAGES:
        page = visit(f"?lang={language}")
        page.locator(f"#tab-{name.lower()}").click()
        page.locator("calculator-screen:visible [data-key='7']").wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for turn, font in enumerate(FONTS):
                values = VALUES[turn :: len(FONTS) * step]
                page.evaluate(
                    "(font) => document.documentElement.style.setProperty('--font-formula', font)", font
                )
                settle(page)
                case = (page.evaluate(ROOM), font)
                if case in seen:
                    continue
                seen.add(case)
                found = page.evaluate(FAULTS, {"formulas": values, "least": 17.9})
                if found:
                    faults[language, width, height, font] = found
        page.context.close()
    assert faults == {}


# Types a number and returns the faults of the display: letters that are too small, a hidden beginning, or
# an end that is hidden without a mark.
TYPED_FAULTS = """([text, least]) => {
  const screen = document.querySelector("calculator-screen:not([hidden])");
  const display = screen.querySelector("[role=status]");
  const press = (key) => document.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  press("Escape");
  for (const key of text) press(key);
  const value = display.firstElementChild;
  const range = document.createRange();
  range.setStart(value.firstChild, 0);
  range.setEnd(value.firstChild, 1);
  const [first, box] = [range.getBoundingClientRect(), display.getBoundingClientRect()];
  const style = getComputedStyle(display);
  const faults = [];
  if (value.textContent !== text) faults.push(`${text} is ${value.textContent}`);
  if (parseFloat(getComputedStyle(value).fontSize) < least) faults.push(`${text} is small`);
  if (first.left < box.left - 1.5 || first.top < box.top - 4) faults.push(`${text} begins out of sight`);
  if (display.scrollWidth > display.clientWidth + 1 && style.textOverflow !== "ellipsis") {
    faults.push(`${text} ends without a mark`);
  }
  const isCutBelow = display.scrollHeight > display.clientHeight + 1;
  if (isCutBelow !== getComputedStyle(display, "::after").content.startsWith('"…"')) {
    faults.push(`${text} has ${isCutBelow ? "lines below without a mark" : "a mark but no lines below"}`);
  }
  return faults;
}"""


@pytest.mark.parametrize("name", TABS)
def test_number_being_typed_is_legible_from_its_beginning(visit, name):
    page = visit("?lang=en")
    page.locator(f"#tab-{name.lower()}").click()
    page.locator("calculator-screen:visible [data-key='7']").wait_for()
    faults = {}
    for width, height in [
        (320, 568), (360, 640), (390, 844), (568, 320), (667, 375), (844, 390), (820, 1180), (1366, 900),
    ]:  # fmt: skip
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        for text in ("1234567890" * 2, "0.000" + "1234567890" * 3, "1234567890" * 6 + "7", "1234567890" * 9):
            if found := page.evaluate(TYPED_FAULTS, [text, 17.9]):
                faults[width, height, text] = found
    assert faults == {}

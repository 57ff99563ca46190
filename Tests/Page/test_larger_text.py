"""Readers who want larger text get larger labels."""

import pytest

from calculator import TABS
from looks import settle

SIZES = [(320, 568), (390, 844), (844, 390), (568, 320), (820, 1180), (1366, 900), (2560, 1440)]

# The size of each label that can be seen, in pixels.
LABELS = """() => Object.fromEntries(
  [...document.querySelectorAll(".key, [role=tab]")]
    .filter((button) => button.checkVisibility())
    .map((button) => [
      button.dataset.key ?? button.id,
      parseFloat(getComputedStyle(button.querySelector("span")).fontSize),
    ]))"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [125, 150, 200])
def test_larger_text_makes_no_label_smaller_and_tabs_larger(launch, size, percent):
    app = launch(*size)
    root = "percent => { document.documentElement.style.fontSize = `${percent}%`; }"
    for name in TABS[1:5]:
        app.tab(name).key("7").wait_for()
        sizes = []
        for text in [100, percent]:
            app.page.evaluate(root, text)
            settle(app.page)
            sizes.append(app.page.evaluate(LABELS))
        app.page.evaluate(root, 100)
        usual, larger = sizes
        for label, before in usual.items():
            # With other keys at once, some are not shown.
            after = larger.get(label, before)
            assert after >= 0.97 * before, (name, label)
            # Large screens have large text to begin with.
            if label.startswith("tab-") and before < 13:
                assert after >= 1.1 * before, (name, label)

"""The page shows no false digit: calculations by touch, and texts that are pasted."""

import pytest
from playwright.sync_api import expect

from calculator import Keypad
from shown import KEYS, NO_NUMBER, TEXTS

PASTE = """(text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
}"""


@pytest.fixture
def scientific(launch):
    return Keypad(launch(), "Scientific")


def test_keys_show_the_true_value(scientific):
    for keys, shown in KEYS:
        scientific.enter("clear " + keys).shows(shown)


def test_keys_show_nothing_where_there_is_no_number(scientific):
    for keys, message in NO_NUMBER:
        scientific.enter("clear " + keys).shows("")
        expect(scientific.message).to_have_text(message)


def test_a_pasted_text_has_the_value_that_it_means(scientific):
    for text, shown in TEXTS:
        scientific.enter("clear").shows("0")
        scientific.page.evaluate(PASTE, text)
        scientific.shows(shown)

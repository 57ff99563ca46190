"""What a screen reader finds on each screen, compared with texts that a person can read.

    make trees

writes the texts in Tests/Page/trees again; what has changed in them is then for a person to read.
"""

import difflib
import os
import pathlib
import time

import pytest

from looks import settle
from states import visit

TREES = pathlib.Path(__file__).parent / "trees"
RENEWS = os.environ.get("ORDINATE_RENEW") == "1"


def resting_tree(page):
    """The tree of roles, names and states, once it has stopped changing."""
    before = None
    while True:
        settle(page)
        tree = page.locator("body").aria_snapshot()
        if tree == before:
            return tree
        before = tree


def tree(page, expected):
    """The tree of the page; if it differs from an expected one, what it is after a while."""
    deadline = time.monotonic() + 5
    while True:
        found = resting_tree(page)
        if found == expected or RENEWS or time.monotonic() > deadline:
            return found


def read(path):
    """The trees of a file, by the names of their states."""
    if not path.exists():
        return {}
    parts = path.read_text().split("\n## ")[1:]
    return {name: text.strip("\n") for name, _, text in (part.partition("\n") for part in parts)}


@pytest.mark.parametrize("name, size", [("phone", (390, 844)), ("desktop", (1366, 900))])
def test_screens_are_to_a_screen_reader_as_the_texts_say(launch, name, size):
    app = launch(*size)
    path = TREES / f"{name}.txt"
    expected = read(path)
    found = {state: tree(app.page, expected.get(state)) for state in visit(app)}
    if RENEWS:
        TREES.mkdir(exist_ok=True)
        title = f"# Every state of the page at {size[0]}×{size[1]}, as a screen reader finds it\n"
        path.write_text(title + "".join(f"\n## {state}\n\n{text}\n" for state, text in found.items()))
        return
    assert list(found) == list(expected)
    for state, text in found.items():
        changes = difflib.unified_diff(expected[state].splitlines(), text.splitlines(), lineterm="")
        assert text == expected[state], f"{state}\n" + "\n".join(changes)

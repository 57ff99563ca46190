"""Readers who use a screen reader, large type or dark colours, or who want no motion."""

import pytest
from playwright.sync_api import expect

from looks import CLIPPED, check_no_overflow, each_size, violations_in
from states import visit


@pytest.mark.parametrize("size", [(390, 844), (1024, 768)])
def test_axe_finds_nothing_on_any_screen(launch, size):
    app = launch(*size)
    assert violations_in(app.page, visit(app), size == (390, 844)) == {}


@pytest.mark.parametrize("sizes", [[(390, 844), (320, 568), (844, 390), (568, 320)], [(1366, 1024)]])
@pytest.mark.parametrize("percent", [100, 200])
def test_no_label_is_clipped(launch, sizes, percent):
    app = launch(*sizes[0])
    app.page.evaluate(f"document.documentElement.style.fontSize = '{percent}%'")
    found = {}
    for screen in visit(app):
        for size in each_size(app.page, sizes):
            clipped = app.page.evaluate(CLIPPED)
            if clipped:
                found[screen, size] = clipped
    assert found == {}
    for _ in each_size(app.page, sizes):
        check_no_overflow(app.page)


def test_nothing_moves_for_readers_who_want_no_motion(app):
    app.tab("Plotter").tap("x")
    app.key("plot").tap()
    assert app.page.evaluate("document.getAnimations().length") == 0


def test_focus_can_be_seen(app):
    for name in ["Featured", "Plotter", "Configuration"]:
        app.tab(name)
        for _ in range(12):
            app.page.keyboard.press("Tab")
            seen = app.page.evaluate(
                """() => {
                  const focused = document.activeElement;
                  if (focused === document.body) return true;
                  const box = focused.closest('.choices label, .card') ?? focused;
                  const style = getComputedStyle(box);
                  return getComputedStyle(focused).outlineStyle !== 'none'
                    || style.outlineStyle !== 'none' || box.matches('.card');
                }"""
            )
            assert seen


def test_keys_have_spoken_names(app):
    app.tab("Plotter")
    for name in ["7", "plus", "minus", "times", "square root", "pi", "plot", "exponent"]:
        expect(app.page.get_by_role("button", name=name, exact=True)).to_have_count(1)


def test_words_come_from_the_engine(app):
    """index.html has a title and three messages; everything else is built from the words."""
    words = app.page.evaluate(
        "fetch('index.html').then(reply => reply.text())"
        ".then(text => new DOMParser().parseFromString(text, 'text/html'))"
        ".then(page => page.querySelector('ordinate-app').textContent.trim())"
    )
    assert words == ""

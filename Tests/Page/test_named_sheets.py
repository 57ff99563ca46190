"""Several sheets with titles: their menu, what is kept of them, and two browser tabs with the same ones."""

import re

import pytest
from playwright.sync_api import expect

from calculator import Calculator, until
from looks import CLIPPED, boxes, check_no_overflow, settle, violations
from sheet import DESKTOP, PHONE, Sheet, paste

SIZES = [(320, 568), (390, 844), (844, 390), (1366, 900)]


class Shelf(Sheet):
    """The sheets, by their menu."""

    @property
    def title(self):
        return self.page.locator(".sheet-title")

    @property
    def menu(self):
        return self.page.get_by_role("menu", name="Sheets")

    def item(self, name):
        return self.menu.get_by_role("menuitem", name=name, exact=True)

    def do(self, name):
        """Chooses from the menu."""
        self.title.click()
        self.item(name).click()
        return self

    def show(self, title):
        self.title.click()
        self.menu.get_by_role("menuitemradio", name=title, exact=True).click()
        expect(self.title).to_have_text(title)

    def titles(self):
        self.title.click()
        expect(self.menu).to_be_visible()
        titles = self.menu.get_by_role("menuitemradio").all_inner_texts()
        self.page.keyboard.press("Escape")
        return titles

    def rename(self, title):
        self.do("Rename…")
        name = self.page.get_by_role("textbox", name="Rename")
        expect(name).to_be_focused()
        name.fill(title)
        name.press("Enter")
        expect(self.title).to_have_text(title)

    def delete(self):
        title = self.title.inner_text()
        self.do("Delete…")
        expect(self.title).to_have_text(title)
        self.confirmation(title).click()
        expect(self.title).not_to_have_text(title)

    def confirmation(self, title):
        """The item that deletes a sheet."""
        return self.menu.get_by_role("menuitem", name=re.compile(f"^Delete .*{title}"))

    def kept(self, text):
        """Waits until a text is kept in some sheet."""
        until(
            self.page,
            "Object.entries(localStorage).some(([name, kept]) => "
            f"/^ordinate-sheet-\\d+$/.test(name) && kept.includes({text!r}))")


@pytest.fixture
def shelf(launch):
    """One sheet on a desk."""
    return Shelf(launch(*DESKTOP, has_touch=False)).open()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_sheets_are_added_named_shown_and_kept(launch, size):
    shelf = Shelf(launch(*size, is_mobile=size == PHONE)).open().paste(["y = x", "y = 2"])
    first = shelf.title.inner_text()
    shelf.rename("Lines")
    shelf.do("New Sheet")
    expect(shelf.rows).to_have_count(1)
    expect(shelf.formula(1)).to_have_value("")
    shelf.paste(["y = x^2"])
    shelf.rename("Parabola")
    assert shelf.titles() == ["Lines", "Parabola"]
    assert first not in shelf.titles()
    shelf.show("Lines")
    assert shelf.texts() == ["y = x", "y = 2"]
    shelf.show("Parabola")
    assert shelf.texts() == ["y = x^2"]
    shelf.kept("x^2")
    shelf.page.reload()
    shelf.wait()
    expect(shelf.title).to_have_text("Parabola")
    assert shelf.texts() == ["y = x^2"]
    assert shelf.titles() == ["Lines", "Parabola"]


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_saved_text_opens_as_a_sheet_of_its_own(launch, tmp_path, size):
    shelf = Shelf(launch(*size, is_mobile=size == PHONE)).open().paste(["y = 2x", "a = 3"])
    first = shelf.title.inner_text()
    shelf.page.get_by_role("button", name="Share", exact=True).click()
    with shelf.page.expect_download() as download:
        shelf.page.get_by_role("menuitem", name="Save as text").click()
    file = tmp_path / "Lines.txt"
    download.value.save_as(file)
    for path, rows in [(file, ["y = 2x", "a = 3"]), (tmp_path / "Own text.txt", ["y = sin(x)"])]:
        if not path.exists():
            path.write_text("".join(f"{row}\n" for row in rows))
        with shelf.page.expect_file_chooser() as chooser:
            shelf.do("Open a Text…")
        chooser.value.set_files(path)
        expect(shelf.title).to_have_text(path.stem)
        assert shelf.texts() == rows
    assert shelf.titles() == [first, "Lines", "Own text"]
    empty = tmp_path / "Empty.txt"
    empty.write_text("")
    with shelf.page.expect_file_chooser() as chooser:
        shelf.do("Open a Text…")
    chooser.value.set_files(empty)
    expect(shelf.page.get_by_text("This has no data to read.")).to_be_visible()
    expect(shelf.title).to_have_text("Own text")


def test_the_menu_says_which_sheet_is_shown(shelf):
    shelf.rename("One")
    shelf.do("New Sheet")
    shelf.rename("Two")
    shelf.title.click()
    for title, checked in [("One", "false"), ("Two", "true")]:
        item = shelf.menu.get_by_role("menuitemradio", name=title)
        expect(item).to_have_attribute("aria-checked", checked)


def test_escape_leaves_the_title(shelf):
    before = shelf.title.inner_text()
    shelf.do("Rename…")
    shelf.page.keyboard.type("Other")
    shelf.page.keyboard.press("Escape")
    expect(shelf.title).to_have_text(before)
    expect(shelf.title).to_be_focused()
    shelf.do("Rename…")
    shelf.page.keyboard.type("Other")
    shelf.formula(1).click()
    expect(shelf.title).to_have_text("Other")


def test_a_deleted_sheet_is_gone_after_a_second_touch(shelf):
    shelf.rename("One")
    shelf.paste(["y = 1"])
    shelf.do("New Sheet")
    shelf.paste(["y = 2"])
    shelf.rename("Two")
    shelf.kept("y = 2")
    shelf.delete()
    expect(shelf.title).to_have_text("One")
    assert shelf.texts() == ["y = 1"]
    assert shelf.titles() == ["One"]
    stored = shelf.page.evaluate("Object.values(localStorage).join()")
    assert "y = 2" not in stored
    # An empty one takes the place of the last.
    shelf.delete()
    assert shelf.texts() == [""]
    assert len(shelf.titles()) == 1


def test_a_sheet_like_a_deleted_one_is_kept(shelf):
    for _ in range(2):
        shelf.do("New Sheet")
        shelf.paste(["y = 2"])
        shelf.kept("y = 2")
        shelf.delete()
    shelf.do("New Sheet")
    shelf.paste(["y = 2"])
    shelf.kept("y = 2")
    shelf.page.reload()
    shelf.wait()
    assert shelf.texts() == ["y = 2"]


def test_a_double_click_deletes_nothing(shelf):
    shelf.rename("One")
    shelf.title.click()
    shelf.item("Delete…").dblclick()
    expect(shelf.confirmation("One")).to_be_focused()
    expect(shelf.title).to_have_text("One")


def test_examples_open_as_sheets_of_their_own(shelf):
    shelf.paste(["y = 1"])
    shelf.rename("Mine")
    shelf.title.click()
    shelf.item("Examples").click()
    expect(shelf.item("Examples")).to_have_attribute("aria-expanded", "true")
    shelf.page.keyboard.press("ArrowDown")
    example = shelf.page.locator(".sheet-menu .inner").first
    expect(example).to_be_focused()
    shelf.page.keyboard.press("Enter")
    expect(shelf.title).not_to_have_text("Mine")
    expect(shelf.formula(1)).not_to_have_value("y = 1")
    shelf.show("Mine")
    assert shelf.texts() == ["y = 1"]


def test_a_link_replaces_no_rows(shelf):
    shelf.paste(["y = 1"])
    shelf.rename("Mine")
    shelf.page.evaluate("location.hash = 'y=x;y=2'")
    expect(shelf.rows).to_have_count(2)
    shelf.show("Mine")
    assert shelf.texts() == ["y = 1"]
    assert len(shelf.titles()) == 2


def beside(shelf):
    """Another browser tab with the same storage."""
    page = shelf.page.context.new_page()
    page.goto(shelf.page.url)
    return Shelf(Calculator(page).wait()).open()


def test_two_browser_tabs_show_the_same_sheet(shelf):
    shelf.paste(["y = 1"])
    shelf.rename("Mine")
    shelf.kept("y = 1")
    other = beside(shelf)
    expect(other.title).to_have_text("Mine")
    assert other.texts() == ["y = 1"]
    origin = other.graph.origin()
    shelf.graph.send("place", 40, 100, 50)
    shelf.formula(1).fill("y = 23")
    expect(other.formula(1)).to_have_value("y = 23")
    assert other.graph.origin() == origin
    other.formula(1).fill("y = 45")
    expect(shelf.formula(1)).to_have_value("y = 45")
    shelf.rename("Ours")
    expect(other.title).to_have_text("Ours")


def test_a_row_becomes_a_table_in_both_browser_tabs_and_a_formula_again(shelf):
    shelf.paste(["y = 1"])
    shelf.kept("y = 1")
    other = beside(shelf)
    other.formula(1).click()
    other.page.keyboard.press("Control+a")
    other.page.keyboard.press("Backspace")
    paste(other.formula(1), "1\t2\n3\t4")
    for tab in (other, shelf):
        expect(tab.page.get_by_role("textbox", name="y 1, line 2", exact=True)).to_have_value("4")
        expect(tab.formula(1)).to_be_hidden()
    while other.undo.is_enabled():
        other.undo.click()
    other.formula(1).fill("y = 3")
    for tab in (other, shelf):
        expect(tab.formula(1)).to_have_value("y = 3")
        expect(tab.formula(1)).to_be_visible()
        expect(tab.rows.first).not_to_contain_text("Data table")


def test_what_is_typed_while_another_browser_tab_keeps_its_sheet_stays(shelf):
    """The other tab was slow: what it has kept is from before the last key."""
    shelf.paste(["y = 1"])
    shelf.kept("y = 1")
    shelf.formula(1).click()
    shelf.page.evaluate(
        """() => {
          const [[key, newValue]] = Object.entries(localStorage)
            .filter(([name]) => /^ordinate-sheet-\\d+$/.test(name));
          document.execCommand("insertText", false, "+x");
          dispatchEvent(new StorageEvent("storage", { key, newValue }));
        }""")
    expect(shelf.formula(1)).to_have_value("y = 1+x")
    shelf.kept("y = 1+x")


def test_a_browser_tab_does_not_keep_what_it_follows(shelf):
    """Else a slow one would put what it has read back over what was typed since."""
    shelf.paste(["y = 1"])
    shelf.kept("y = 1")
    shelf.page.evaluate(
        """() => {
          const { setItem } = Storage.prototype;
          window.keptHere = [];
          Storage.prototype.setItem = function (name, text) {
            if (/^ordinate-sheet-\\d+$/.test(name)) keptHere.push(text);
            setItem.call(this, name, text);
          };
        }""")
    other = beside(shelf)
    for number in "234":
        other.formula(1).fill(f"y = {number}")
        expect(shelf.formula(1)).to_have_value(f"y = {number}")
    shelf.formula(1).fill("y = 5")
    expect(other.formula(1)).to_have_value("y = 5")
    texts = shelf.page.evaluate("keptHere")
    assert texts and all("y = 5" in text for text in texts), texts


def test_browser_tabs_show_different_sheets(shelf):
    shelf.paste(["y = 1"])
    shelf.rename("One")
    shelf.kept("y = 1")
    other = beside(shelf)
    other.do("New Sheet")
    other.paste(["y = 2"])
    other.rename("Two")
    other.kept("y = 2")
    assert shelf.titles() == ["One", "Two"]
    expect(shelf.title).to_have_text("One")
    for tab, title, text in [(shelf, "One", "y = 1"), (other, "Two", "y = 2")]:
        tab.page.reload()
        tab.wait()
        expect(tab.title).to_have_text(title)
        assert tab.texts() == [text]
    # What one deletes, the other no longer shows.
    shelf.show("Two")
    shelf.delete()
    expect(other.title).to_have_text("One")
    assert other.texts() == ["y = 1"]


def test_clearing_stored_data_forgets_all_sheets(shelf):
    shelf.paste(["y = 1"])
    shelf.rename("One")
    shelf.do("New Sheet")
    shelf.paste(["y = 2"])
    shelf.kept("y = 2")
    shelf.page.reload()
    shelf.wait()
    shelf.app.tab("Configuration")
    shelf.button("Clear Stored Data").click()
    shelf.app.alert.get_by_role("button").last.click()
    shelf.app.tab("Graph")
    expect(shelf.formula(1)).to_have_value("")
    assert len(shelf.titles()) == 1
    stored = shelf.page.evaluate("Object.values(localStorage).join()")
    assert "y = 1" not in stored and "y = 2" not in stored and "One" not in stored


@pytest.mark.parametrize("size", SIZES)
def test_the_menu_has_its_place_at_every_size(launch, size):
    width, height = size
    has_touch = width < 1100
    shelf = Shelf(launch(*size, is_mobile=has_touch, has_touch=has_touch)).open()
    assert "Graph" in shelf.page.get_by_role("heading", level=1).get_attribute("aria-label")
    shelf.title.click()
    shelf.item("Examples").click()
    settle(shelf.page)
    [menu] = boxes(shelf.menu)
    assert menu["x"] >= 0 and menu["x"] + menu["width"] <= width
    assert menu["y"] >= 0 and menu["y"] + menu["height"] <= height
    assert shelf.page.evaluate(CLIPPED) == []
    assert violations(shelf.page) == []
    shelf.page.keyboard.press("Escape")
    shelf.rename("A title that is much too long for the bar above the rows")
    check_no_overflow(shelf.page)
    for button in [shelf.title, shelf.undo, shelf.button("New Row")]:
        [box] = boxes(button)
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert min(box["width"], box["height"]) >= 40


@pytest.mark.parametrize("size", SIZES)
def test_the_menu_has_whole_titles(launch, size):
    shelf = Shelf(launch(*size)).open()
    shelf.rename("A long title of a sheet about parabolas and their tangents")
    shelf.title.click()
    title = shelf.menu.get_by_role("menuitemradio").first.locator("span")
    expect(title).to_be_visible()
    assert title.evaluate("it => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight + 1")

"""The Graph tab: rows that are typed and drawn, with sliders, on phones by touch and on desks by keys."""

import pytest
from playwright.sync_api import expect

from calculator import until
from looks import CLIPPED, boxes, check_no_overflow, each_size, settle, violations
from sheet import DESKTOP, PHONE, Sheet

SIZES = [(320, 568), (390, 844), (844, 390), (820, 1180), (1366, 900)]
ROWS = ["y = ax^2+b", "a = 0.5 {-5 ≤ a ≤ 5}", "b = -2", "x^2+y^2 = 9", "√8+1/(√2)", "y = 1+"]


def typed(sheet, text, keys):
    """Types a formula: by the names of keys on a phone, otherwise as it is written."""
    if sheet.page.viewport_size["width"] == PHONE[0]:
        sheet.app.tap(keys)
    else:
        sheet.page.keyboard.type(text)


def test_icons_say_what_they_do_under_the_mouse(launch):
    sheet = Sheet(launch(*DESKTOP)).open()
    for name in ["Zoom In", "Share", "Undo"]:
        button = sheet.button(name)
        button.hover(force=True)
        expect(button).to_have_attribute("title", name)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_sheet_is_typed_drawn_changed_and_undone(launch, size):
    sheet = Sheet(launch(*size, is_mobile=size == PHONE)).open()
    sheet.formula(1).click()
    typed(sheet, "y=ax^2+b", "y equals letters a digits x square + letters b digits")
    expect(sheet.formula(1)).to_have_value("y = ax^2+b")
    for name in "ab":
        sheet.button(f"Add slider {name}").click()
        expect(sheet.slider(name)).to_have_value("1")
    assert sheet.texts() == ["y = ax^2+b", "a = 1", "b = 1"]
    assert sheet.is_red(0, 1) and sheet.is_red(1, 2) and not sheet.is_red(1, 0.5)
    sheet.slider("a").focus()
    for _ in range(5):
        sheet.page.keyboard.press("ArrowLeft")
    expect(sheet.formula(2)).to_have_value("a = 0.5")
    assert sheet.is_red(1, 1.5) and not sheet.is_red(1, 2)
    sheet.button("New Row").click()
    expect(sheet.formula(4)).to_be_focused()
    typed(sheet, "x^2+y^2=9", "x square + y square equals 9")
    expect(sheet.formula(4)).to_have_value("x^2+y^2 = 9")
    assert sheet.is_blue(3, 0) and sheet.is_blue(0, -3)
    sheet.button("Show x^2+y^2 = 9").click()
    assert not sheet.is_blue(3, 0)
    sheet.choose(4, "Delete")
    expect(sheet.rows).to_have_count(3)
    texts = sheet.texts()
    sheet.repeat(sheet.undo)
    expect(sheet.rows).to_have_count(1)
    assert sheet.texts() == [""] and not sheet.is_red(0, 1)
    sheet.repeat(sheet.redo)
    expect(sheet.rows).to_have_count(3)
    assert sheet.texts() == texts
    assert sheet.is_red(1, 1.5)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_sheet_is_kept(launch, size):
    sheet = Sheet(launch(*size)).open().paste(ROWS)
    texts = sheet.texts()
    until(sheet.page, "localStorage['ordinate-sheet-1']?.includes('√8')")
    sheet.page.reload()
    sheet.wait()
    assert sheet.app.selected_tab() == "Graph"
    assert sheet.texts() == texts
    assert sheet.is_red(0, -2)


def test_a_link_opens_the_sheet_elsewhere(launch, sheet):
    sheet.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sheet.paste(ROWS)
    texts = sheet.texts()
    sheet.button("Share").click()
    sheet.page.get_by_role("menuitem", name="Copy link").click()
    expect(sheet.page.get_by_text("Copied", exact=True)).to_be_visible()
    link = sheet.page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(sheet.page.url.partition("?")[0] + "#")
    fragment = link.partition("#")[2]
    other = Sheet(launch(*PHONE, query=f"lang=en#{fragment}")).wait()
    assert other.app.selected_tab() == "Graph"
    expect(other.rows).to_have_count(len(texts))
    # A short link has no spaces.
    assert ["".join(text.split()) for text in other.texts()] == ["".join(text.split()) for text in texts]
    assert other.page.evaluate("location.hash") == ""


def test_a_link_that_is_no_sheet_says_so(launch):
    sheet = Sheet(launch(*DESKTOP, query="lang=en#~9.abc")).wait()
    expect(sheet.page.locator("sheet-screen .toast")).not_to_be_empty()
    expect(sheet.rows).to_have_count(1)


@pytest.mark.parametrize("tab", ["Featured", "Graph"])
def test_a_link_opens_in_a_page_that_is_open(launch, tab):
    app = launch(*DESKTOP).tab(tab)
    app.page.evaluate("location.hash = 'y=x;y=2'")
    sheet = Sheet(app).wait()
    expect(sheet.rows).to_have_count(2)
    expect(sheet.formula(2)).to_have_value("y=2")
    assert app.selected_tab() == "Graph"
    assert app.page.evaluate("location.hash") == ""


def test_clearing_stored_data_empties_the_sheet(sheet):
    sheet.paste(ROWS)
    sheet.app.tab("Configuration")
    sheet.button("Clear Stored Data").click()
    sheet.app.alert.get_by_role("button").last.click()
    sheet.app.tab("Graph")
    expect(sheet.rows).to_have_count(1)
    expect(sheet.formula(1)).to_have_value("")


def test_keys_go_through_rows_and_formulas(sheet):
    page, keys = sheet.page, sheet.page.keyboard
    expect(sheet.formula(1)).to_be_focused()
    keys.type("x/2")
    keys.press("Enter")
    expect(sheet.formula(2)).to_be_focused()
    keys.type("3")
    keys.press("ArrowUp")
    expect(sheet.formula(1)).to_be_focused()
    keys.press("Home")
    keys.type("5+")
    expect(sheet.formula(1)).to_have_value("5+x/2")
    keys.press("Shift+End")
    expect(page.locator("sheet-screen .selection:visible")).to_have_count(1)
    keys.press("Backspace")
    expect(sheet.formula(1)).to_have_value("5+")
    keys.press("Control+z")
    expect(sheet.formula(1)).to_have_value("5+x/2")
    keys.press("Control+Shift+z")
    expect(sheet.formula(1)).to_have_value("5+")
    keys.press("Escape")
    expect(sheet.formula(1)).not_to_be_focused()
    expect(page.locator("sheet-screen .caret:visible")).to_have_count(0)


def test_a_row_is_copied_cut_and_pasted_as_text(sheet):
    sheet.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    keys = sheet.page.keyboard
    keys.type("y=x^2")
    keys.press("Control+c")
    assert sheet.page.evaluate("navigator.clipboard.readText()") == "y = x^2"
    keys.press("Enter")
    keys.press("Control+v")
    expect(sheet.formula(2)).to_have_value("y = x^2")
    keys.press("Control+x")
    expect(sheet.formula(2)).to_have_value("")


def test_a_part_of_a_row_is_copied_cut_and_pasted(sheet):
    sheet.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    keys = sheet.page.keyboard
    clipboard = "navigator.clipboard.readText()"
    keys.type("y=sin(x)/2")
    keys.press("ArrowRight")
    keys.type("+x^2")
    keys.press("ArrowRight")
    for _ in range(2):
        keys.press("Shift+ArrowLeft")
    keys.press("Control+c")
    until(sheet.page, f"{clipboard}.then(text => text === 'x^2')")
    expect(sheet.formula(1)).to_have_value("y = (sin(x))/2+x^2")
    keys.press("ArrowLeft")
    keys.press("Shift+ArrowLeft")
    keys.press("Shift+ArrowLeft")
    keys.press("Control+x")
    until(sheet.page, f"{clipboard}.then(text => text === '(sin(x))/2+')")
    expect(sheet.formula(1)).to_have_value("y = x^2")
    keys.press("Control+z")
    expect(sheet.formula(1)).to_have_value("y = (sin(x))/2+x^2")
    expect(sheet.page.locator("sheet-screen .selection:visible")).to_have_count(1)
    sheet.page.evaluate("navigator.clipboard.writeText('√(x)-')")
    keys.press("Control+v")
    expect(sheet.formula(1)).to_have_value("y = √x-x^2")
    keys.press("Control+z")
    expect(sheet.formula(1)).to_have_value("y = (sin(x))/2+x^2")


def test_what_is_composed_is_read_when_it_is_complete(sheet):
    session = sheet.page.context.new_cdp_session(sheet.page)
    session.send("Input.imeSetComposition", {"text": "y=", "selectionStart": 2, "selectionEnd": 2})
    expect(sheet.page.locator("sheet-screen mi")).to_have_count(0)
    session.send("Input.insertText", {"text": "y=2x"})
    expect(sheet.formula(1)).to_have_value("y = 2x")
    assert sheet.is_red(1, 2)


def test_tab_goes_through_empty_boxes_and_then_on(sheet):
    keys = sheet.page.keyboard
    keys.type("sum")
    expect(sheet.page.locator("sheet-screen .empty:visible").first).to_be_visible()
    boxes = sheet.page.locator("sheet-screen .empty:visible").count()
    for _ in range(boxes + 1):
        keys.press("Tab")
    expect(sheet.formula(1)).not_to_be_focused()


def test_a_press_puts_the_caret_at_the_nearest_place(sheet):
    sheet.paste(["x^2+1", "(x+1)/(x-1)"])
    two = sheet.page.locator("sheet-screen mn").filter(has_text="2").bounding_box()
    sheet.page.mouse.click(two["x"] + two["width"] - 1, two["y"] + two["height"] / 2)
    sheet.page.keyboard.type("3")
    expect(sheet.formula(1)).to_have_value("x^23+1")
    fraction = sheet.page.locator("sheet-screen mfrac").bounding_box()
    sheet.page.mouse.click(
        fraction["x"] + fraction["width"] - 2, fraction["y"] + fraction["height"] - 3)
    sheet.page.keyboard.type("4")
    expect(sheet.formula(2)).to_have_value("(x+1)/(x-14)")
    sheet.page.mouse.dblclick(
        fraction["x"] + fraction["width"] - 6, fraction["y"] + fraction["height"] - 3)
    sheet.page.keyboard.type("5")
    expect(sheet.formula(2)).not_to_have_value("(x+1)/(x-14)")


def test_a_mouse_selects_what_it_is_dragged_over(sheet):
    sheet.paste(["1234+x"])
    digits = boxes(sheet.page.locator("sheet-screen mn"))
    y = digits[0]["y"] + digits[0]["height"] / 2
    sheet.page.mouse.move(digits[1]["x"] + 1, y)
    sheet.page.mouse.down()
    sheet.page.mouse.move(digits[2]["x"] + digits[2]["width"] - 1, y, steps=4)
    settle(sheet.page)
    sheet.page.mouse.up()
    expect(sheet.page.locator("sheet-screen .selection:visible")).to_have_count(1)
    sheet.page.keyboard.type("5")
    expect(sheet.formula(1)).to_have_value("154+x")


def test_a_touch_of_the_graph_puts_the_keypad_away(launch):
    sheet = Sheet(launch(*PHONE, is_mobile=True)).open()
    keypad = sheet.page.locator("sheet-screen .keypad")
    expect(keypad).to_be_hidden()
    sheet.formula(1).tap()
    expect(keypad).to_be_visible()
    sheet.graph.view.tap()
    expect(keypad).to_be_hidden()
    expect(sheet.formula(1)).not_to_be_focused()


def test_the_keypad_of_a_desk_is_there_on_request(sheet):
    keypad = sheet.page.locator("sheet-screen .keypad")
    expect(keypad).to_be_hidden()
    sheet.button("Keys").click()
    expect(keypad).to_be_visible()
    for key in ["x", "square", "letters", "a", "digits", "cos", "theta"]:
        sheet.app.key(key).click()
    # A letter and the name of a function are two.
    expect(sheet.formula(1)).to_have_value("x^2a cos(θ)")
    expect(sheet.formula(1)).to_be_focused()


def test_the_caret_of_a_long_formula_stays_in_sight(sheet):
    keys = sheet.page.keyboard
    keys.type("+".join(["x"] * 60))
    caret = sheet.page.locator("sheet-screen .caret:visible")
    for key in ["End", "Home", "End"]:
        keys.press(key)
        settle(sheet.page)
        box = caret.bounding_box()
        around = sheet.page.locator("sheet-screen .formula").bounding_box()
        assert around["x"] <= box["x"] <= around["x"] + around["width"]


def test_other_ways_of_input_replace_the_text(sheet):
    sheet.formula(1).fill("y = 2x")
    expect(sheet.page.locator("sheet-screen math").first).to_contain_text("2")
    assert sheet.is_red(1, 2)


def test_rows_are_moved_duplicated_and_coloured_by_their_menu(sheet):
    sheet.paste(["y = x", "y = -x"])
    sheet.choose(1, "Move down")
    expect(sheet.formula(2)).to_have_value("y = x")
    expect(sheet.button("More for row 2")).to_be_focused()
    sheet.choose(2, "Duplicate")
    expect(sheet.rows).to_have_count(3)
    sheet.button("More for row 1").click()
    sheet.page.get_by_role("menuitemradio", name="Colour Blue").click()
    assert sheet.is_blue(1, -1)
    sheet.button("More for row 1").click()
    sheet.page.keyboard.press("Escape")
    expect(sheet.page.get_by_role("menu")).to_have_count(0)
    expect(sheet.button("More for row 1")).to_be_focused()


def test_the_ends_of_a_slider_can_be_changed(sheet):
    sheet.paste(["a = 1"])
    sheet.button("a: To 10").click()
    sheet.page.get_by_role("textbox", name="To").fill("2")
    sheet.page.keyboard.press("Tab")
    expect(sheet.slider("a")).to_have_attribute("max", "2")
    sheet.slider("a").press("End")
    expect(sheet.slider("a")).to_have_value("2")
    expect(sheet.formula(1)).to_have_value("a = 2 {−10 ≤ a ≤ 2, step 0.1}")


def test_ends_of_a_slider_that_cannot_be_read_are_refused(sheet):
    sheet.paste(["a = 1"])
    sheet.button("a: From −10").click()
    to = sheet.page.get_by_label("To", exact=True)
    to.fill("abc")
    to.press("Tab")
    expect(to).to_have_attribute("aria-invalid", "true")
    expect(sheet.slider("a")).to_have_attribute("max", "10")
    assert sheet.texts() == ["a = 1"]
    to.fill("20")
    to.press("Tab")
    expect(to).to_have_attribute("aria-invalid", "false")
    expect(sheet.slider("a")).to_have_attribute("max", "20")


@pytest.mark.parametrize("size", [PHONE, (1366, 768)])
def test_what_a_row_opens_is_wholly_in_sight(launch, size):
    sheet = Sheet(launch(*size)).open()
    sheet.paste([f"y = x + {number}" for number in range(12)] + ["y = q x"])

    def check_in_sight(number):
        (box,), (row,) = boxes(sheet.page.locator(".scroller")), boxes(sheet.rows.nth(number - 1))
        assert box["y"] <= row["y"] and row["y"] + row["height"] <= box["y"] + box["height"] + 0.5

    check_in_sight(13)
    sheet.button("Add slider q").click()
    expect(sheet.slider("q")).to_be_visible()
    check_in_sight(13)
    check_in_sight(14)
    sheet.button("q: To 10").click()
    expect(sheet.page.get_by_role("textbox", name="To")).to_be_focused()
    check_in_sight(14)


def test_a_formula_is_whole_where_its_row_is_higher_than_the_list(launch):
    sheet = Sheet(launch(844, 390, is_mobile=True)).open().paste(["a = 1", "y = q x"])
    expect(sheet.button("Add slider q")).to_be_visible()
    (box,), (formula,) = boxes(sheet.page.locator(".scroller")), boxes(sheet.rows.nth(1).locator(".formula"))
    assert box["y"] <= formula["y"] and formula["y"] + formula["height"] <= box["y"] + box["height"]


@pytest.mark.parametrize("size, text", [
    *(((667, 375), text) for text in ["a = 1.5", "1/2+1/3", "x^2+", "1/(3+√2)"]),
    *(((844, 390), text) for text in ["a = 1.5", "y = q x", "1/2+1/3", "int(x=0,1,x^2)", "x^2+"]),
])
def test_what_a_row_says_is_whole_above_the_keypad_of_a_phone_on_its_side(launch, size, text):
    sheet = Sheet(launch(*size, is_mobile=True)).open().paste(["y = x", text])
    settle(sheet.page)
    (box,), (row,) = boxes(sheet.page.locator(".scroller")), boxes(sheet.rows.nth(1))
    assert box["y"] <= row["y"] + 0.5 and row["y"] + row["height"] <= box["y"] + box["height"] + 0.5
    check_no_overflow(sheet.page)


NOTE = '"a note, about y = x^2 and sin x: it goes on until it needs a second line"'


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=str)
def test_a_note_is_shown_as_it_is_typed_in_lines(launch, size):
    sheet = Sheet(launch(*size)).open()
    sheet.formula(1).focus()
    sheet.page.keyboard.type(NOTE)
    note = sheet.page.locator(".note")
    expect(note).to_have_text(NOTE)
    assert sheet.texts() == [NOTE]
    box, row = note.bounding_box(), sheet.rows.first.bounding_box()
    assert box["height"] > 30
    assert box["x"] >= row["x"] and box["x"] + box["width"] <= row["x"] + row["width"]
    assert box["y"] >= row["y"] and box["y"] + box["height"] <= row["y"] + row["height"]
    sheet.page.reload()
    expect(sheet.page.locator(".note")).to_have_text(NOTE)


def test_a_phone_has_capitals_and_spaces(launch):
    sheet = Sheet(launch(*PHONE)).open()
    sheet.formula(1).tap()
    for key in ["letters", "note", "capitals", "A", "space", "letters", "n", "note", "enter"]:
        sheet.page.locator(f'[data-key="{key}"]:visible').tap()
    assert sheet.texts() == ['"A n"', ""]


def test_sums_and_integrals_are_typed_as_functions(sheet):
    sheet.formula(1).focus()
    for number, row in enumerate(["integral(x=0,1,x^2)", "sum(k=1,5,k^2)", "∫0,1,3t²dt"]):
        sheet.page.keyboard.type(row)
        sheet.page.keyboard.press("Enter")
        expect(sheet.rows.nth(number).locator(".value")).to_contain_text(["0.333333", "55", "1"][number])
    assert sheet.texts() == ["int(x = 0, 1, x^2)", "sum(k = 1, 5, k^2)", "int(t = 0, 1, 3t^2)", ""]


def test_readers_of_still_pages_play_a_slider_step_by_step(sheet):
    sheet.paste(["a = 1"])
    before = sheet.formula(1).input_value()
    sheet.button("Play a").click()
    expect(sheet.formula(1)).not_to_have_value(before)
    expect(sheet.button("Play a")).to_be_visible()


@pytest.mark.parametrize("text, is_reversed", [
    ('"שלום עולם, זו הערה על y = x^2 שנמשכת עד השורה השנייה', True),
    ('"مرحبا', True),
    ('"a note', False),
])
def test_a_note_begins_where_its_script_does(launch, text, is_reversed):
    app = launch(*PHONE)
    app.tab("Calculator")
    sheet = Sheet(app).open().paste([text])
    keyboard, caret = app.page.keyboard, app.page.locator("sheet-screen .caret")
    note = app.page.locator("sheet-screen .note")
    # The calculators have notes of another kind, with a frame.
    expect(note).to_have_css("border-width", "0px")
    (box,) = boxes(note)
    letters = boxes(note.locator("[data-atom]"))
    start = box["x"] + box["width"] if is_reversed else box["x"]
    assert abs(letters[0]["x"] + (letters[0]["width"] if is_reversed else 0) - start) < 1
    # The caret is as high as a line, and goes where the arrow points.
    sheet.formula(1).press("Home")
    assert abs(boxes(caret)[0]["x"] + 1 - start) < 2
    assert boxes(caret)[0]["height"] < 1.5 * letters[0]["height"]
    keyboard.press("ArrowLeft" if is_reversed else "ArrowRight")
    keyboard.press("ArrowLeft" if is_reversed else "ArrowRight")
    end = letters[1]["x"] + (0 if is_reversed else letters[1]["width"])
    assert abs(boxes(caret)[0]["x"] + 1 - end) < 2
    # A press beside a letter, and a selection.
    app.page.mouse.click(end, letters[1]["y"] + letters[1]["height"] / 2)
    assert abs(boxes(caret)[0]["x"] + 1 - end) < 2
    keyboard.press("Shift+ArrowRight" if is_reversed else "Shift+ArrowLeft")
    (selection,) = boxes(app.page.locator("sheet-screen .selection"))
    assert abs(selection["x"] - letters[1]["x"]) < 1 and abs(selection["width"] - letters[1]["width"]) < 1


def test_sliders_play_until_they_are_stopped(launch):
    sheet = Sheet(launch(*DESKTOP, reduced_motion="no-preference")).open().paste(["a = 1"])
    sheet.button("Play a").click()
    until(sheet.page, "document.querySelector('sheet-screen input[type=range]').value > 1.5")
    sheet.button("Stop a").click()
    expect(sheet.button("Play a")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_place_at_every_size(launch, size):
    width, height = size
    has_touch = width < 1100
    sheet = Sheet(launch(*size, is_mobile=has_touch, has_touch=has_touch)).open().paste(ROWS)
    sheet.app.page.keyboard.press("Escape")
    for number in [None, 1, len(ROWS)]:
        if number:
            sheet.formula(number).click()
        sheet.graph.rest()
        settle(sheet.page)
        assert sheet.page.evaluate(CLIPPED) == []
        check_no_overflow(sheet.page)
        for name in ["Zoom Out", "Zoom In", "Fit", "Home", "Share", "Undo", "Redo", "New Row"]:
            [box] = boxes(sheet.button(name))
            assert min(box["width"], box["height"]) >= 40, name
            assert box["x"] >= 0 and box["x"] + box["width"] <= width, name
            assert box["y"] >= 0 and box["y"] + box["height"] <= height, name
    for part in boxes(sheet.page.locator(".sheet-row :is(.spot, .opener, .slider :is(button, input)):visible")):
        assert min(part["width"], part["height"]) >= 43.5
    keys = boxes(sheet.page.locator("sheet-screen [data-key]:visible"))
    assert len(keys) == (0 if width == 1366 else 40)
    for key in keys:
        assert key["height"] >= 40
        assert key["x"] >= 0 and key["x"] + key["width"] <= width
        assert key["y"] + key["height"] <= height


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (820, 1180)])
def test_the_rows_below_the_graph_are_dragged_up_and_down(launch, size):
    sheet = Sheet(launch(*size, is_mobile=True)).open()
    grip = sheet.page.get_by_role("separator", name="Rows")
    before = sheet.graph.box()[3]
    box = grip.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    sheet.graph.drag(((x, y), (x, y - 0.2 * size[1])))
    assert sheet.graph.box()[3] == pytest.approx(before - 0.2 * size[1], abs=8)
    grip.focus()
    sheet.page.keyboard.press("Home")
    expect(grip).to_have_attribute("aria-valuenow", "15")
    settle(sheet.page)
    assert sheet.graph.box()[3] > before


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_readers_with_assistive_technology_find_everything(launch, size):
    sheet = Sheet(launch(*size)).open().paste(ROWS)
    assert violations(sheet.page) == []
    sheet.button("More for row 1").click()
    assert violations(sheet.page) == []


def test_two_hundred_rows_change_alone(sheet):
    sheet.paste([f"x+{number}" for number in range(200)])
    sheet.formula(3).click()
    sheet.page.evaluate(
        """() => {
          window.changed = new Set();
          const note = (changes) => changes.forEach(({ target }) =>
            changed.add(target.parentElement?.closest("[role=listitem]")));
          new MutationObserver(note).observe(
            document.querySelector("sheet-screen [role=list]"), { childList: true, subtree: true });
        }""")
    sheet.page.keyboard.type("1")
    expect(sheet.formula(3)).to_have_value("x+21")
    settle(sheet.page)
    assert sheet.page.evaluate("changed.size") == 1


def test_sizes_can_change_while_a_row_is_edited(launch):
    sheet = Sheet(launch(*PHONE, is_mobile=True)).open().paste(ROWS)
    sheet.formula(len(ROWS)).click()
    for _ in each_size(sheet.page, SIZES[:4]):
        row = sheet.rows.last.bounding_box()
        keypad = sheet.page.locator("sheet-screen .keypad").bounding_box()
        assert row["y"] < keypad["y"]
        expect(sheet.formula(len(ROWS))).to_be_focused()

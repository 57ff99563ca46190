"""The page in every language: which one it speaks, and whether the texts fit."""

import pytest
from playwright.sync_api import expect

from calculator import Calculator
from looks import boxes, each_size

TABS = ["featured", "calculator", "scientific", "rpn", "plotter", "graph", "configuration"]
KEYPADS = ["calculator", "scientific", "rpn", "plotter"]
TITLES = {
    "en": "Configuration", "de": "Einstellungen", "es": "Configuración", "fr": "Réglages",
    "zh": "设置",
}

# Texts that are wider than their box or extend beyond the page, except scrolled ones and those for
# screen readers only.
CLIPPED = """() => {
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const hasText = ({ childNodes }) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility() && hasText(element))
    .filter((element) => !element.closest("math, equation-field, option"))
    .filter((element) => {
      for (let at = element; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath !== "none" || (at !== element && scrolls(at))) return false;
      }
      const { left, right } = element.getBoundingClientRect();
      const isWider = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      return isWider || left < -0.5 || right > innerWidth + 0.5;
    })
    .map((element) => element.textContent.trim());
}"""


def speaks(page, code):
    expect(page.locator("html")).to_have_attribute("lang", code)
    expect(page.locator("#tab-configuration")).to_have_text(TITLES[code])


@pytest.mark.parametrize("locale, code", [
    ("en-US", "en"), ("de-AT", "de"), ("es-MX", "es"), ("fr", "fr"), ("zh-CN", "zh"), ("it", "en"),
])
def test_the_browser_s_language_is_spoken(visit, locale, code):
    speaks(visit("", locale=locale), code)


@pytest.mark.parametrize("locale, query, code", [
    ("de", "en", "en"), ("en", "fr-CA", "fr"), ("zh", "xx", "en"),
])
def test_the_address_forces_a_language(visit, locale, query, code):
    speaks(visit(f"?lang={query}", locale=locale), code)


@pytest.mark.parametrize("code, files", [("en", []), ("de", ["languages/de"])])
def test_a_language_is_one_file(chromium, address, code, files):
    context = chromium.new_context(locale=code)
    page = context.new_page()
    names = []
    page.on("request", lambda request: names.append(request.url.removeprefix(address)))
    page.goto(address)
    speaks(page, code)
    context.close()
    names = [name.lstrip("/") for name in names]
    assert [name.split("-")[1] for name in names if name.endswith(".wasm")] == ["first"]
    assert [name.partition("-")[0] for name in names if name.endswith(".txt")] == files


def test_a_language_that_is_chosen_stays(visit):
    page = visit("", locale="en")
    page.locator("#tab-configuration").click()
    page.get_by_role("combobox", name="Language").select_option("Deutsch")
    speaks(page, "de")
    page.reload()
    speaks(page, "de")
    page.get_by_role("combobox", name="Sprache").select_option("System")
    speaks(page, "en")


def test_cleared_data_brings_the_browser_s_language_back(visit):
    app = Calculator(visit("?lang=de", locale="en"))
    page = app.page
    page.locator("#tab-rpn").click()
    app.key("5").wait_for()
    app.tap("5 enter clear")
    page.locator("#tab-configuration").click()
    page.get_by_role("combobox", name="Sprache").select_option("Français")
    speaks(page, "fr")
    page.get_by_role("button", name="Effacer les données enregistrées").click()
    app.alert.get_by_role("button", name="Effacer", exact=True).click()
    speaks(page, "en")
    rows = page.evaluate(
        """() => new Promise((resolve, reject) => {
          const opening = indexedDB.open("ordinate");
          opening.onerror = reject;
          opening.onsuccess = () => {
            const names = [...opening.result.objectStoreNames];
            if (names.length === 0) return resolve(0);
            const transaction = opening.result.transaction(names);
            const counts = names.map((name) => new Promise((resolve) => {
              const count = transaction.objectStore(name).count();
              count.onsuccess = () => resolve(count.result);
            }));
            Promise.all(counts).then((all) => resolve(all.reduce((sum, count) => sum + count, 0)));
          };
        })"""
    )
    assert rows == 0


def test_a_choice_counts_more_than_the_address_it_was_made_at(visit):
    page = visit("?lang=en&f=x", locale="en")
    page.locator("#tab-configuration").click()
    page.get_by_role("combobox", name="Language").select_option("中文")
    speaks(page, "zh")
    assert "lang=" not in page.url


@pytest.mark.parametrize("code", ["de", "es", "fr", "zh"])
def test_nothing_is_clipped(visit, screenshots, code):
    page = visit(f"?lang={code}", 320, 568)
    page.locator("#tab-featured").wait_for()
    for tab in TABS:
        page.locator(f"#tab-{tab}").click()
        page.locator(f"#screen-{tab} h1").wait_for()
        if tab in KEYPADS:
            page.locator(f"#screen-{tab} [data-key='7']").wait_for()
        for width, height in each_size(page, [(320, 568), (844, 390)]):
            page.screenshot(path=screenshots / f"{code}-{tab}-{width}x{height}.png")
            assert page.evaluate(CLIPPED) == [], (tab, width, height)


# The rooms of menus, less what their longest choices need.
ROOMS_OF_MENUS = """menus => menus.map((menu) => {
  const { width } = menu.getBoundingClientRect();
  menu.style.width = "max-content";
  const needed = menu.getBoundingClientRect().width;
  menu.style.width = "";
  return width - needed;
})"""


@pytest.mark.parametrize("code", TITLES)
def test_menus_show_their_longest_choices(visit, code):
    page = visit(f"?lang={code}", 320, 568)
    page.locator("#tab-configuration").click()
    menus = page.locator("#screen-configuration select")
    expect(menus).to_have_count(2)
    for size in each_size(page, [(320, 568), (390, 844), (844, 390), (820, 1180), (1366, 900)]):
        assert min(menus.evaluate_all(ROOMS_OF_MENUS)) >= -0.5, size


@pytest.mark.parametrize("code, missing", [("de", "Hier fehlt etwas."), ("zh", "这里缺少内容。")])
def test_a_mistake_is_explained_in_the_language(visit, code, missing):
    app = Calculator(visit(f"?lang={code}"))
    page = app.page
    page.locator("#tab-plotter").click()
    app.tap("x + plot")
    expect(page.locator("plotter-screen")).to_contain_text(missing)


@pytest.mark.parametrize("code, sentence", [
    ("en", "A list such as [1…10] needs numbers at its ends."),
    ("de", "Eine Liste wie [1…10] braucht Zahlen an ihren Enden."),
    ("zh", "像 [1…10] 这样的列表，两端必须是数。"),
])
def test_a_row_is_explained_in_the_language(visit, code, sentence):
    page = visit(f"?lang={code}#[1%E2%80%A6x]")
    expect(page.locator("sheet-screen .message:visible")).to_have_text(sentence)


def test_a_link_is_refused_in_the_language(visit):
    page = visit("?lang=de#~1.AAAA")
    expect(page.locator("sheet-screen")).to_contain_text("Dieser Link ist beschädigt.")


# The lines that each item of a list takes, read from the places of its letters.
LINES_OF_ITEMS = """(value) => {
  const texts = document.createTreeWalker(value, NodeFilter.SHOW_TEXT);
  const letters = [];
  while (texts.nextNode()) {
    [...texts.currentNode.data].forEach((letter, at) => {
      const range = document.createRange();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + 1);
      letters.push([letter, Math.round(range.getBoundingClientRect().bottom)]);
    });
  }
  const lines = [new Set()];
  letters.forEach(([letter, bottom], at) => {
    const isBetweenItems = letter === " " && letters[at - 1]?.[0] === ",";
    if (isBetweenItems) lines.push(new Set());
    else lines.at(-1).add(bottom);
  });
  return lines.map(({ size }) => size);
}"""


@pytest.mark.parametrize("code", TITLES)
def test_no_line_of_statistics_breaks_within_an_item(visit, code):
    """Neither within `x = 7.06858` nor between a value and its place."""
    page = visit(f"?lang={code}&f=sin(2x/3)", 1366, 900)
    page.locator("plot-pane .foot .tool").first.click()
    page.locator("graph-view").wait_for()
    page.locator("graph-pane .foot > .tool:visible").last.click()
    values = page.locator("statistics-panel dd")
    expect(values).to_have_count(7)
    for size in each_size(page, [(320, 568), (390, 844), (844, 390), (820, 1180), (2560, 1440)]):
        page.evaluate("document.querySelector('graph-view').settled()")
        expect(values).to_have_count(7)
        for value in values.all():
            assert set(value.evaluate(LINES_OF_ITEMS)) == {1}, (size, value.inner_text())


# How far the word of each switch below a graph is within its button; nothing where it is out of sight.
WORDS_OF_SWITCHES = """switches => switches.map((button) => {
  const outer = button.getBoundingClientRect();
  const word = button.querySelector("span").getBoundingClientRect();
  if (word.width === 0 || word.top > outer.bottom) return null;
  return Math.min(
    word.left - button.querySelector("svg").getBoundingClientRect().right,
    outer.right - word.right, word.top - outer.top, outer.bottom - word.bottom);
})"""


@pytest.mark.parametrize("code", TITLES)
def test_a_switch_has_its_whole_word_or_its_icon_alone(visit, code):
    page = visit(f"?lang={code}&f=sin(x)", 320, 844)
    page.locator("plot-pane .foot .tool").first.click()
    page.locator("graph-view").wait_for()
    switches = page.locator("graph-pane .foot [role=switch]")
    sizes = [(320, 844), (375, 844), (390, 844), (430, 932), (500, 844), (820, 1180), (1366, 900)]
    for width, _ in each_size(page, sizes):
        rooms = switches.evaluate_all(WORDS_OF_SWITCHES)
        assert rooms == [None] * 2 or min(room or 0 for room in rooms) > 3, (width, rooms)
    assert rooms != [None] * 2


@pytest.mark.parametrize("code", TITLES)
def test_the_settings_of_an_example_take_one_line_on_a_tablet(visit, code):
    page = visit(f"?lang={code}", 820, 1180)
    details = page.locator(".example .detail")
    expect(details).to_have_count(15)
    # Words and numbers may have different fonts, but each line is at least a letter high.
    heights = details.evaluate_all(
        "details => details.map(({ clientHeight }) => clientHeight)")
    line = details.first.evaluate("detail => parseFloat(getComputedStyle(detail).lineHeight)")
    assert max(heights) < 1.6 * line


@pytest.mark.parametrize("code", TITLES)
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1366, 900)])
def test_no_line_of_the_gallery_ends_or_begins_with_a_dot(visit, code, size):
    page = visit(f"?lang={code}", *size)
    details = page.locator(".example .detail")
    expect(details).to_have_count(15)
    # The dot before each part is in the gap, or cut off where the part begins a line.
    for (line, *parts) in details.evaluate_all(
        """details => details.map((detail) => [detail, ...detail.children].map((it) => {
          const { left, right, top } = it.getBoundingClientRect();
          return { left, right, top, text: it.textContent, cuts: getComputedStyle(it).overflow === "hidden" };
        }))"""):
        assert line["cuts"] and len(parts) == 2 and "·" not in line["text"]
        first, second = parts
        assert first["left"] == line["left"] and second["right"] <= line["right"] + 1
        if abs(first["top"] - second["top"]) < 4:
            assert 4 < second["left"] - first["right"] < 20
        else:
            assert second["left"] == line["left"]


@pytest.mark.parametrize("code", TITLES)
def test_titles_beside_the_screen_keep_away_from_its_edges(visit, code):
    page = visit(f"?lang={code}", 1366, 768)
    page.locator("#tab-featured").wait_for()
    (bar,) = boxes(page.locator("tab-bar"))
    for title in boxes(page.locator("tab-bar [role=tab] span")):
        assert title["x"] >= bar["x"] + 4
        assert title["x"] + title["width"] <= bar["x"] + bar["width"] - 4


@pytest.mark.parametrize("code", ["de", "es", "fr", "zh"])
def test_the_list_of_keys_names_keys_and_tabs_as_they_are_labelled(visit, code):
    page = visit(f"?lang={code}")
    page.locator("#tab-graph").click()
    page.locator("sheet-screen .application").press("?")
    lines = page.locator("dialog.keys dd")
    expect(lines.filter(has_text="Shift")).to_have_count(1)
    tab = page.locator("#tab-graph").inner_text().strip()
    expect(page.locator("dialog.keys h3", has_text=tab)).to_have_count(2)

"""The settings: their effects, the tabs that they concern, and that they are stored."""

import pytest
from playwright.sync_api import expect

from calculator import until
from looks import check_no_overflow, color, settle
from sheet import Sheet

APPEARANCES = ["System", "Light", "Dark"]


def choose(app, name):
    """Chooses one of a few values, each of which is a button."""
    app.page.get_by_role("radio", name=name, exact=True).check(force=True)


def menu(app, name):
    return app.page.get_by_role("combobox", name=name, exact=True)


def pixel(app):
    """The colour of the first pixel of a screenshot."""
    clip = {"x": 1, "y": 1, "width": 1, "height": 1}
    return app.page.screenshot(clip=clip)


def test_every_control_has_a_name_and_its_section_a_heading(app):
    app.tab("Configuration")
    headings = app.page.locator("configuration-screen h2").all_inner_texts()
    assert headings == [
        "Plot Configuration", "Numbers and Angles", "Calculator", "Appearance", "Language", "Exam",
        "Stored Data",
    ]
    for group in ["Angles", "Order of Operations", "Appearance", "Size"]:
        expect(app.page.get_by_role("group", name=group, exact=True)).to_have_count(1)
    for name in ["Digits Shown", "Language"]:
        expect(menu(app, name)).to_have_count(1)
    languages = menu(app, "Language").locator("option").all_inner_texts()
    assert languages == ["System", "English", "Deutsch", "Español", "Français", "中文"]
    digits = menu(app, "Digits Shown").locator("option").all_inner_texts()
    assert digits == ["Automatic", *(str(count) for count in range(4, 17))]


@pytest.mark.parametrize("width", [320, 390, 844, 1366])
def test_fields_share_a_width_and_choices_a_line(launch, width):
    app = launch(width, 844).tab("Configuration")
    fields = [app.page.get_by_role("textbox", name=name) for name in ["X-Max", "# of Samples"]]
    fields += [menu(app, name) for name in ["Digits Shown", "Language"]]
    places = [field.bounding_box() for field in fields]
    assert len({(place["x"], place["width"]) for place in places}) == 1
    for field in fields:
        label = app.page.locator(f"label[for={field.get_attribute('id')}]").bounding_box()
        place = field.bounding_box()
        assert abs(label["y"] + label["height"] / 2 - place["y"] - place["height"] / 2) < 1
    for name in ["Left to right", "By precedence"]:
        label = app.page.locator("label", has_text=name).bounding_box()
        assert label["height"] < 60
    tops = app.page.locator(".choices label").evaluate_all(
        "labels => labels.map(label => label.offsetTop - label.parentElement.offsetTop)"
    )
    assert len(set(tops)) == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_appearance_overrides_the_system_and_stays(launch, scheme):
    app = launch(color_scheme=scheme).tab("Configuration")
    colors = {}
    for name in APPEARANCES:
        choose(app, name)
        colors[name] = pixel(app)
        app.page.reload()
        app.wait()
        expect(app.page.get_by_role("radio", name=name, exact=True)).to_be_checked()
        assert pixel(app) == colors[name]
    assert colors["Light"] != colors["Dark"]
    assert colors["System"] == colors[scheme.capitalize()]


def first_paint(app):
    """The colours of the background and of the sketch, before the page has its style and its modules."""
    for path in ("**/*.css", "**/*.js", "**/*.wasm"):
        app.page.route(path, lambda route: None)
    app.page.reload(wait_until="commit")
    until(app.page, "performance.getEntriesByName('first-contentful-paint').length === 1")
    sketch = app.page.locator("#block").first.evaluate("block => getComputedStyle(block).fill")
    colors = pixel(app), sketch
    # What is held goes on.
    app.page.unroute_all()
    app.wait()
    return colors


@pytest.mark.parametrize("system, chosen", [("light", "Dark"), ("dark", "Light")])
def test_chosen_appearance_counts_from_the_first_paint_on(launch, system, chosen):
    app = launch(color_scheme=system).tab("Configuration")
    before = first_paint(app)
    choose(app, chosen)
    until(app.page, f"localStorage.ordinate.includes('appearance {chosen.lower()}')")
    painted = first_paint(app)
    assert painted == first_paint(launch(color_scheme=chosen.lower()))
    assert painted[0] != before[0] and painted[1] != before[1]


@pytest.mark.parametrize("system, chosen", [("light", "Dark"), ("dark", "Light")])
def test_curves_and_pressed_keys_have_the_colours_of_the_chosen_appearance(launch, system, chosen):
    def colors(app):
        key = app.tab("Calculator").key("7")
        key.hover()
        app.page.mouse.down()
        pressed = color(key, "filter")
        app.page.mouse.up()
        sheet = Sheet(app).open().paste(["y=x", "y=2"])
        app.page.keyboard.press("Escape")
        return pressed, sheet.pixel(-3, 2), color(sheet.rows.nth(1).locator(".swatch"), "backgroundColor")

    app = launch(color_scheme=system).tab("Configuration")
    choose(app, chosen)
    assert colors(app) == colors(launch(color_scheme=chosen.lower()))


def test_a_page_in_dark_has_the_colours_of_a_dark_system(launch):
    def colors(app):
        return app.page.evaluate(
            """() => {
              const style = getComputedStyle(document.documentElement);
              const names = ["page", "surface", "text", "accent", "key-digit", "shadow", "plot-dot"];
              return names.map((name) => style.getPropertyValue(`--${name}`).trim());
            }"""
        )

    chosen = launch(color_scheme="light").tab("Configuration")
    light = colors(chosen)
    choose(chosen, "Dark")
    dark = colors(chosen)
    assert dark == colors(launch(color_scheme="dark").tab("Configuration"))
    assert "" not in dark and all(one != other for one, other in zip(light, dark))
    choose(chosen, "Light")
    assert colors(chosen) == light


def test_a_plot_is_painted_in_the_chosen_colours(launch):
    app = launch(1180, 820, color_scheme="light").tab("Plotter").tap("x plot")
    app.tab("Configuration")
    light = app.pixels()[0, 0].tolist()
    choose(app, "Dark")
    settle(app.page)
    assert app.pixels()[0, 0].tolist() != light


def test_the_browser_gets_the_theme_s_colour(launch):
    app = launch(color_scheme="light").tab("Configuration")
    media = """() => [...document.querySelectorAll("meta[name=theme-color]")]
      .filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)"""
    light = app.page.evaluate(media)
    choose(app, "Dark")
    dark = app.page.evaluate(media)
    assert len(light) == len(dark) == 1 and light != dark


def test_digits_are_those_of_a_graph_too(launch):
    app = launch(1180, 820)
    app.tab("Configuration")
    menu(app, "Digits Shown").select_option("4")
    app.tab("Plotter").tap("1 / 3 plot")
    app.page.get_by_role("button", name="Show Graph").or_(
        app.page.get_by_role("button", name="Graph", exact=True)
    ).first.click()
    graph = app.page.locator("graph-view")
    graph.press("t")
    text = "document.querySelector('graph-view').state.trace.text"
    until(app.page, f"{text}.endsWith('y = 0.3333')")
    app.tab("Configuration")
    menu(app, "Digits Shown").select_option("10")
    until(app.page, f"{text}.endsWith('y = 0.3333333333')")


@pytest.mark.parametrize("tab, keys", [
    ("Calculator", "2 / 3 ="), ("Scientific", "2 / 3 ="), ("RPN", "2 enter 3 /"),
])
def test_digits_are_those_of_every_display(app, tab, keys):
    app.tab("Configuration")
    menu(app, "Digits Shown").select_option("5")
    app.tab(tab)
    app.key("2").wait_for()
    app.tap(keys)
    panel = app.page.locator(f"#screen-{tab.lower()}")
    expect(panel.get_by_text("0.66667", exact=True).first).to_be_visible()
    app.tab("Configuration")
    menu(app, "Digits Shown").select_option("Automatic")
    app.tab(tab)
    expect(panel.get_by_text("0.666666666666667").or_(
        panel.get_by_text("0.6666666666666666")).or_(
        panel.get_by_text("0.6666666666666667")).first).to_be_visible()


@pytest.mark.parametrize("order, result", [("Left to right", "20"), ("By precedence", "14")])
def test_order_is_that_of_the_calculator_alone(app, order, result):
    app.tab("Configuration")
    choose(app, order)
    for tab, expected in [("Calculator", result), ("Scientific", "14")]:
        app.tab(tab)
        app.key("2").wait_for()
        app.tap("2 + 3 * 4 =")
        panel = app.page.locator(f"#screen-{tab.lower()}")
        expect(panel.get_by_text(expected, exact=True).first).to_be_visible()


def test_settings_stay(app):
    app.tab("Configuration")
    choose(app, "Degrees")
    choose(app, "By precedence")
    menu(app, "Digits Shown").select_option("7")
    app.page.reload()
    app.wait()
    for name in ["Degrees", "By precedence"]:
        expect(app.page.get_by_role("radio", name=name)).to_be_checked()
    expect(menu(app, "Digits Shown")).to_have_value("7")
    app.page.get_by_role("button", name="Clear Stored Data").click()
    app.alert.get_by_role("button", name="Clear", exact=True).click()
    expect(menu(app, "Digits Shown")).to_have_value("automatic")
    for name in ["Radians", "Left to right"]:
        expect(app.page.get_by_role("radio", name=name)).to_be_checked()


def test_a_projector_makes_text_larger_and_strokes_thicker(launch):
    app = launch(1366, 900, has_touch=False)
    sheet = Sheet(app).open()
    sheet.paste(["y=0.5"])
    usual = sheet.graph.ink()
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    before = app.page.evaluate(size)
    app.tab("Configuration")
    choose(app, "Projector")
    until(app.page, f"{size} > {1.3 * before}")
    app.page.reload()
    app.wait()
    expect(app.page.get_by_role("radio", name="Projector", exact=True)).to_be_checked()
    assert app.page.evaluate(size) > 1.3 * before
    app.tab("Graph")
    assert sheet.wait().graph.ink() > 1.5 * usual


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1366, 900)])
@pytest.mark.parametrize("name", ["Calculator", "Scientific", "RPN", "Plotter", "Graph", "Configuration"])
def test_a_projector_cuts_nothing_off(launch, size, name):
    app = launch(*size)
    app.tab("Configuration")
    choose(app, "Projector")
    app.tab(name)
    settle(app.page)
    app.page.wait_for_function("() => document.fonts.status === 'loaded'")
    check_no_overflow(app.page)


@pytest.mark.parametrize("size", [(390, 844), (1366, 900)])
def test_the_focus_stays_with_what_was_pressed(launch, size):
    app = launch(*size)
    app.tab("Configuration")
    button = app.page.get_by_role("button", name="Set", exact=True)
    button.press("Enter")
    expect(button).to_be_focused()
    app.page.get_by_role("textbox", name="X-Max").press("Enter")
    expect(button).to_be_focused()
    menu(app, "Language").focus()
    menu(app, "Language").select_option("Deutsch")
    language = menu(app, "Sprache")
    expect(language).to_be_focused()
    app.page.get_by_role("tab", name="Start").click()
    example = app.page.locator("featured-screen button").first
    example.press("Enter")
    expect(app.page.locator("plot-pane .back" if size[0] < 700 else "#tab-plotter")).to_be_focused()

"""The main path in WebKit, the engine of iPhone and iPad."""

import glob
import os
import shutil
import subprocess

import pytest
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from drawing import Drawing


@pytest.fixture(scope="module")
def display():
    """A screen for the browser, if the machine has none."""
    if os.environ.get("DISPLAY"):
        yield os.environ["DISPLAY"]
        return
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    number = os.read(reading, 16).decode().strip()
    os.environ["DISPLAY"] = f":{number}"
    yield os.environ["DISPLAY"]
    del os.environ["DISPLAY"]
    server.terminate()
    server.wait()


@pytest.fixture(scope="module")
def webkit(display):
    browsers = glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")
    if not browsers or not shutil.which("WebKitWebDriver"):
        pytest.fail("WebKit is missing: webkit2gtk-driver and xvfb")
    options = webdriver.WebKitGTKOptions()
    options.binary_location = sorted(browsers)[-1]
    options.add_argument("--automation")
    service = webdriver.WebKitGTKService(executable_path=shutil.which("WebKitWebDriver"))
    driver = webdriver.WebKitGTK(options=options, service=service)
    yield driver
    driver.quit()


def press(driver, keys):
    for name in keys.split():
        wait(driver, f"document.querySelector('[data-key=\"{name}\"]') !== null")
        driver.find_element(By.CSS_SELECTOR, f'[data-key="{name}"]').click()


def tab(driver, name):
    driver.find_element(By.CSS_SELECTOR, f'[data-tab="{name}"]').click()


def wait(driver, condition):
    return WebDriverWait(driver, 15).until(lambda _: driver.execute_script(f"return {condition}"))


def visit_graph(webkit, screenshots):
    """From the dot plot to the graph, its gestures, and back."""
    webkit.find_element(By.CSS_SELECTOR, "plot-pane .tool").click()
    wait(webkit, "document.querySelector('graph-view')?.state?.curves?.length === 1")
    view = webkit.find_element(By.CSS_SELECTOR, "graph-view")
    wait(webkit, "document.querySelector('graph-view').clientWidth > 0")
    assert view.get_attribute("aria-label").startswith("Graph of √(x^3+x^2+2.5")
    assert view.get_attribute("scale") == "40"
    ActionChains(webkit).move_to_element(view).click_and_hold().move_by_offset(
        37, -21).release().perform()
    wait(webkit, "document.querySelector('graph-view').getAttribute('origin') === '37 -21'")
    for name in ["Zoom In", "Statistics"]:
        webkit.find_element(By.CSS_SELECTOR, f"graph-pane button[aria-label='{name}']").click()
    wait(webkit, "Number(document.querySelector('graph-view').getAttribute('scale')) === 60")
    wait(webkit, "!document.querySelector('statistics-panel').hidden")
    webkit.execute_script("document.querySelector('graph-view').focus()")
    ActionChains(webkit).send_keys(Keys.ARROW_RIGHT).perform()
    wait(webkit, "document.querySelector('graph-view').state.origin === '15.5 -31.5'")
    webkit.save_screenshot(str(screenshots / "webkit-graph.png"))
    webkit.find_element(By.CSS_SELECTOR, "graph-pane .back").click()
    wait(webkit, "document.querySelector('plot-pane canvas').clientWidth > 0")


def test_main_path(webkit, address, screenshots):
    webkit.set_window_size(1200, 900)
    webkit.get(f"{address}?lang=en")
    wait(webkit, "document.querySelectorAll('.example').length > 3")
    webkit.save_screenshot(str(screenshots / "webkit-featured.png"))

    tab(webkit, "configuration")
    wait(webkit, "document.getElementById('x-max') !== null")
    for name, value in [("x-max", "4"), ("samples", "200")]:
        field = webkit.find_element(By.ID, name)
        field.clear()
        field.send_keys(value)
    webkit.find_element(By.CSS_SELECTOR, "form button").click()
    wait(webkit, "document.querySelector('[role=status]').textContent.includes('Success')")

    tab(webkit, "plotter")
    press(webkit, "sqrt x exponent 3 + x exponent 2 + 2 . 5 x + 2 3 )")
    field = webkit.find_element(By.CSS_SELECTOR, "input[aria-label=Equation]")
    assert field.get_property("value") == "√(x³+x²+2.5x+23)"
    press(webkit, "plot")
    wait(webkit, "document.querySelector('plot-pane canvas').clientWidth > 0")
    drawing = Drawing(
        *webkit.execute_script(
            """const { plot } = document.querySelector("plot-pane");
               const [width, height] = [plot.clientWidth, plot.clientHeight];
               return [width, height, [...plot.source(width, height, 12).commands]];"""
        )
    )
    assert len(drawing.dots) == 173
    webkit.save_screenshot(str(screenshots / "webkit-plot.png"))
    visit_graph(webkit, screenshots)

    # An error keeps its text; the alert closes by its button; a reload keeps the state.
    press(webkit, "clear 2 + plot")
    wait(webkit, "document.querySelector('input[aria-label=Equation]').ariaInvalid === 'true'")
    press(webkit, "clear plot")
    wait(webkit, "document.querySelector('dialog').open")
    webkit.find_element(By.CSS_SELECTOR, "dialog button").click()
    wait(webkit, "!document.querySelector('dialog').open")
    press(webkit, "x exponent 2")
    webkit.refresh()
    wait(webkit, "document.querySelector('input[aria-label=Equation]')?.value === 'x²'")

    # The reading is edited in place, by keyboard and keypad.
    wait(webkit, "document.querySelector('reading-view .formula')?.checkVisibility()")
    webkit.find_element(By.CSS_SELECTOR, "reading-view .reading").click()
    ActionChains(webkit).send_keys(Keys.END, "/4").perform()
    press(webkit, "+ sqrt x")
    wait(webkit, "document.querySelector('input[aria-label=Equation]').value === 'x²/(4+√x)'")
    webkit.save_screenshot(str(screenshots / "webkit-reading.png"))


def row(driver, number):
    return driver.find_element(By.CSS_SELECTOR, f"sheet-screen [aria-label='Row {number}']")


def button(driver, name):
    path = f"//sheet-screen//button[@aria-label='{name}' or normalize-space()='{name}']"
    WebDriverWait(driver, 15).until(lambda _: driver.find_elements(By.XPATH, path))
    return driver.find_element(By.XPATH, path)


def texts(driver):
    return driver.execute_script(
        """return [...document.querySelectorAll("sheet-screen [role=listitem] textarea")]
             .map((field) => field.value)""")


@pytest.mark.parametrize("size", [(1200, 900), (450, 900)])
def test_a_sheet(webkit, address, screenshots, size):
    """Rows with sliders, a point that is dragged, all undone and repeated, a reload and a link."""
    webkit.set_window_size(*size)
    webkit.get(f"{address}?lang=en")
    webkit.execute_script("localStorage.clear(); sessionStorage.clear()")
    webkit.get(f"{address}?lang=en")
    wait(webkit, "document.querySelector('[data-tab=graph]') !== null")
    tab(webkit, "graph")
    wait(webkit, "document.querySelector('sheet-screen [aria-label=\"Row 1\"]') !== null")
    row(webkit, 1).click()
    ActionChains(webkit).send_keys("y=ax^2+b").perform()
    for name in "ab":
        button(webkit, f"Add slider {name}").click()
    for text in ["x^2+y^2=25", "(a, b)", "r=1+a cos theta", "(cos(3t), sin(2t))", "y=x^2{0<=x<2}"]:
        button(webkit, "New Row").click()
        ActionChains(webkit).send_keys(text).perform()
    wait(webkit, "document.querySelectorAll('sheet-screen [role=listitem]').length === 8")
    written = texts(webkit)
    assert written == [
        "y = ax^2+b", "a = 1", "b = 1", "x^2+y^2 = 25", "(a, b)", "r = 1+a cos θ", "(cos(3t), sin(2t))",
        "y = x^(2){0 ≤ x < 2}"]
    wait(webkit, "document.querySelector('sheet-screen .proof').dataset.state === 'proved'")
    webkit.save_screenshot(str(screenshots / f"webkit-sheet-{size[0]}.png"))

    point = webkit.find_element(By.CSS_SELECTOR, "sheet-screen .point")
    ActionChains(webkit).move_to_element(point).click_and_hold().move_by_offset(
        20, -30).release().perform()
    wait(webkit, "document.querySelector('sheet-screen input[type=range]').value !== '1'")
    moved = texts(webkit)
    assert moved != written
    button(webkit, "Undo").click()
    assert texts(webkit) == written
    for name in ("Undo", "Redo"):
        while button(webkit, name).get_attribute("aria-disabled") == "false":
            button(webkit, name).click()
        assert (texts(webkit) == [""]) == (name == "Undo")
    assert texts(webkit) == moved

    wait(webkit, "Object.values(localStorage).some((text) => text.includes('cos θ'))")
    webkit.refresh()
    wait(webkit, "document.querySelectorAll('sheet-screen .point').length === 1")
    assert texts(webkit) == moved
    fragment = webkit.execute_script(
        "return document.querySelector('sheet-screen graph-view').sheet('link').fragment")
    webkit.get("about:blank")
    webkit.get(f"{address}?lang=en#{fragment}")
    wait(webkit, "document.querySelector('.sheet-title')?.textContent === 'Sheet 2'")
    wait(webkit, "document.querySelectorAll('sheet-screen [role=listitem]').length === 8")
    assert ["".join(text.split()) for text in texts(webkit)] == ["".join(text.split()) for text in moved]

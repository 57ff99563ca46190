"""Equations typed by touch, and their dots compared with an independent reference."""

import mpmath
import numpy
import pytest
from playwright.sync_api import expect

import reference
from calculator import until

CUBIC = ("x exponent 3 - 2 . 5 x exponent 2 + 3 . 1 x - 1 3 . 3", "x³-2.5x²+3.1x-13.3")
WAVES = ("sin x ) + cos 2 x ) - tan 3 x )", "sin(x)+cos(2x)-tan(3x)")
ROOT = ("sqrt x exponent 3 + x exponent 2 + 2 . 5 x + 2 3 )", "√(x³+x²+2.5x+23)")
LOGARITHM = ("ln x exponent 2 + 2 pi x + 2 3 )", "ln(x²+2πx+23)")

FUNCTIONS = {
    CUBIC: lambda x: x**3 - mpmath.mpf("2.5") * x**2 + mpmath.mpf("3.1") * x - mpmath.mpf("13.3"),
    WAVES: lambda x: mpmath.sin(x) + mpmath.cos(2 * x) - mpmath.tan(3 * x),
    ROOT: lambda x: mpmath.sqrt(x**3 + x**2 + mpmath.mpf("2.5") * x + 23),
    LOGARITHM: lambda x: mpmath.log(x**2 + 2 * mpmath.pi * x + 23),
}

PHONE, ON_ITS_SIDE, DESKTOP = (390, 844), (844, 390), (1366, 1024)


@pytest.mark.parametrize(
    "equation, x_max, samples, dots, size, scheme",
    [
        (CUBIC, 4, 200, 201, PHONE, "light"),
        (WAVES, 0.25, 200, 201, PHONE, "dark"),
        (ROOT, 4, 200, 173, PHONE, "light"),
        (LOGARITHM, 4, 200, 201, ON_ITS_SIDE, "light"),
        (LOGARITHM, 4, 50, 51, ON_ITS_SIDE, "dark"),
        (ROOT, 4, 200, 173, DESKTOP, "light"),
    ],
)
def test_dots_lie_where_the_reference_has_them(
    launch, equation, x_max, samples, dots, size, scheme
):
    keys, text = equation
    app = launch(*size, color_scheme=scheme).configure(x_max, samples).tab("Plotter").tap(keys)
    assert app.text() == text
    app.tap("plot")
    expect(app.plot).to_be_visible()

    drawing = app.drawing()
    expected = reference.centers(FUNCTIONS[equation], x_max, samples, drawing.frame)
    assert len(drawing.dots) == dots == len(expected)
    distances = numpy.abs(numpy.array(drawing.dots) - numpy.array(expected))
    assert distances.max() < 0.01

    # The pixels: red at every dot, and nowhere else.
    pixels = app.pixels().astype(int)
    red = pixels[:, :, 0] - pixels[:, :, 2] > 60
    near = numpy.zeros_like(red)
    for x, y in expected:
        top, left = max(0, round(y) - 1), max(0, round(x) - 1)
        assert red[top : top + 2, left : left + 2].any(), f"no dot at {x}, {y}"
        near[max(0, top - 1) : top + 3, max(0, left - 1) : left + 3] = True
    assert not (red & ~near).any()


def test_plot_fills_most_of_the_screen(launch):
    app = launch(query="lang=en&f=x").wait()
    left, top, right, bottom = app.drawing().frame
    assert right - left > 0.9 * 390
    assert bottom - top > 0.75 * 844


def test_plot_is_sharp_and_follows_the_screen(launch):
    app = launch(query="lang=en&f=x^2", device_scale_factor=2)
    before = app.page.evaluate("document.querySelector('plot-pane canvas').width")
    assert before == 2 * 390
    app.page.set_viewport_size({"width": 844, "height": 390})
    until(app.page, "document.querySelector('plot-pane canvas').width > 780")
    expect(app.field).to_be_visible()
    expect(app.plot).to_be_visible()
    app.page.set_viewport_size({"width": 390, "height": 844})
    until(app.page, "document.querySelector('plot-pane canvas').width === 780")
    expect(app.field).to_be_hidden()


def test_plot_takes_the_colours_of_the_scheme(launch):
    app = launch(query="lang=en&f=x^2", color_scheme="light")
    assert tuple(app.pixels()[3, 3]) == (255, 255, 255, 255)
    app.page.emulate_media(color_scheme="dark")
    until(
        app.page,
        """() => document.querySelector('plot-pane canvas').getContext('2d')
             .getImageData(3, 3, 1, 1).data[0] < 64"""
    )


def test_plot_without_a_value_says_so(launch):
    app = launch().tab("Plotter").tap("sqrt - x exponent 2 - 1 )  plot")
    expect(app.page.locator("plot-pane .notice p")).to_contain_text("no value")


def test_ten_thousand_samples_are_all_plotted(launch):
    app = launch().configure(5, 10000).tab("Plotter").tap("sin x exponent 2 ) plot")
    expect(app.plot).to_be_visible()
    assert len(app.drawing().dots) == 10001

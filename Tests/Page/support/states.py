"""Every screen of the page in every state, one after the other."""

from calculator import TABS
from graph import Graph
from history import History


def visit(app):
    """Goes through all states and yields the name of each."""
    for name in TABS:
        app.tab(name)
        if name in ("Calculator", "Scientific", "RPN"):
            app.key("7").wait_for()
        if name == "Plotter":
            app.page.get_by_role("textbox", name="Reading").wait_for()
        if name == "Graph":
            app.page.get_by_role("textbox", name="Row 1").wait_for()
        yield name
    app.tab("Plotter").tap("sin 2 x / 3 )")
    yield "Plotter with a reading"
    app.tap("exponent")
    yield "exponent mode"
    app.tap("exponent plot")
    yield "plot"
    yield from visit_graph(Graph(app).open())
    if app.back.is_visible():
        app.back.click()
    app.page.get_by_role("button", name="Copy").click()
    yield "copy menu"
    app.page.keyboard.press("Escape")
    app.tap("clear 2 + plot")
    yield "error"
    app.tap("clear plot")
    yield "alert"
    app.page.keyboard.press("Escape")
    app.configure("abc", "1.5")
    yield "refused settings"
    app.configure("5", "50")
    yield "settings set"
    yield from visit_calculators(app)


def visit_graph(graph):
    """The states of the graph screen; it returns to the dot plot."""
    yield "graph"
    graph.trace.click()
    yield "trace"
    graph.trace.click()
    graph.send("add", "x^3-3x+2", "radians")
    graph.send("add", "1/(", "radians")
    graph.send("hide", graph.state()["curves"][1]["id"], True)
    yield "several curves"
    graph.legend.get_by_role("button").nth(1).click()
    yield "menu of a curve"
    graph.page.keyboard.press("Escape")
    graph.button("Export").click()
    yield "export menu"
    graph.page.keyboard.press("Escape")
    graph.button("Statistics").click()
    graph.rest()
    yield "statistics"
    graph.button("Statistics").click()
    graph.send("show", "2+", "radians")
    yield "graph of an error"
    graph.back.click()


def visit_calculators(app):
    """The calculators with something on their displays, and a history."""
    app.tab("Calculator").tap("3 7 / 3 =")
    yield "result of Calculator"
    history = History(app, "calculator").open()
    history.rows.first.wait_for()
    yield "history"
    back = app.page.get_by_role("button", name="Back to Calculator")
    if back.is_visible():
        back.click()
    app.tab("Scientific").tap("x * x =")
    yield "expression of Scientific"
    app.tab("RPN").tap("3 enter 4 + M")
    yield "error of RPN"

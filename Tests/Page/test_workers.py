"""Relations while workers prove them: the picture is the one that the page draws alone."""

import pytest

from calculator import Calculator, until
from graph import Graph
from test_relations import DESKTOP, PHONE

SCRIPT = "**/graph/tile-worker-*.js"
VIEW = "document.querySelector('graph-view')"
PIXELS = f"""async () => {{
  const {{ canvas }} = {VIEW};
  const {{ data }} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const digest = await crypto.subtle.digest("SHA-256", data);
  return [...new Uint8Array(digest)].join();
}}"""
# Keeps the page's workers in a list, and counts their answers and ends.
WATCHED = """window.workers = [];
window.answers = window.ends = 0;
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    window.workers.push(this);
    this.addEventListener("message", () => window.answers++);
  }
  terminate() {
    super.terminate();
    window.ends++;
  }
};"""
ANSWERED = "window.answers > 0"
HARD = "sin(x^2+y^2) = cos(x*y)"


@pytest.fixture
def start(visit):
    """Opens the graph of a relation, with workers or without; does not wait until it is proved."""

    def start(text, size=DESKTOP, has_workers=True):
        def prepare(page):
            page.add_init_script(WATCHED)
            if not has_workers:
                page.route(SCRIPT, lambda route: route.abort())

        app = Calculator(visit("?lang=en", *size, before=prepare)).wait()
        app.tab("Plotter")
        app.field.fill(text)
        app.field.press("Enter")
        graph = Graph(app)
        graph.view.wait_for()
        until(app.page, f"{VIEW}?.state?.curves.length === 1")
        return graph

    return start


def pixels(graph):
    return graph.rest().page.evaluate(PIXELS)


def tell(graph, *message):
    """Sends the graph a message without waiting for what it draws then."""
    graph.page.evaluate(f"(message) => {VIEW}.send(...message) && null", message)


@pytest.mark.parametrize("text, size", [
    (HARD, PHONE), ("tan(x*y) = 1", DESKTOP), ("sin(x^2+y^2) > cos(x*y)", DESKTOP), ("r = 1+4cos(40θ)", PHONE)])
def test_workers_change_nothing_in_the_picture(start, text, size):
    helped, alone = start(text, size), start(text, size, has_workers=False)
    until(helped.page, ANSWERED)
    assert pixels(helped) == pixels(alone)


def test_no_worker_starts_without_a_relation(launch):
    graph = Graph(launch(*DESKTOP, query="lang=en&f=x^2-1")).open()
    assert graph.page.workers == []


def test_an_easy_relation_does_not_wait_for_hard_ones(start):
    graph = start(f"{HARD} {{y > 0}}")
    for factor in range(2, 11):
        tell(graph, "add", f"sin({factor}x^2+y^2) = cos({factor + 1}x*y) {{y > 0}}", "radians")
    order = graph.page.evaluate(
        f"""async () => {{
          const view = {VIEW};
          const {{ canvas }} = view;
          let hasEnded = false;
          view.send("add", "x^2+(y+5)^2 < 4", "radians");
          view.settled().then(() => (hasEnded = true));
          const isFilled = () => {{
            const [x, y] = [canvas.width / 2 + 13, canvas.height / 2 + 5.2 * view.scale];
            const {{ data }} = canvas.getContext("2d").getImageData(x, y, 1, 1);
            return Math.max(...data.slice(0, 3)) - Math.min(...data.slice(0, 3)) > 20;
          }};
          while (!isFilled()) await new Promise(requestAnimationFrame);
          return hasEnded;
        }}""")
    assert order is False


def test_zooming_while_workers_prove_leaves_the_right_picture(start):
    graphs = [start(HARD), start(HARD, has_workers=False)]
    until(graphs[0].page, ANSWERED)
    for graph in graphs:
        tell(graph, "place", "60", "0", "0")
        tell(graph, "place", "33", "40", "-20")
    assert pixels(graphs[0]) == pixels(graphs[1])


def test_a_row_that_is_removed_while_workers_prove_it_is_gone(start):
    graph = start("x^2+y^2 = 4")
    tell(graph, "add", HARD, "radians")
    until(graph.page, ANSWERED)
    tell(graph, "remove", str(graph.state()["curves"][1]["id"]))
    assert pixels(graph) == pixels(start("x^2+y^2 = 4", has_workers=False))


def test_nothing_is_lost_with_a_worker_that_ends(start):
    graph = start(HARD)
    until(graph.page, ANSWERED)
    graph.page.evaluate("workers.forEach((worker) => worker.terminate())")
    assert pixels(graph) == pixels(start(HARD, has_workers=False))


def test_workers_end_when_nothing_is_left_to_prove(start):
    graph = start(HARD)
    until(graph.page, ANSWERED)
    graph.rest()
    until(graph.page, "window.ends > 0 && window.ends === window.workers.length")

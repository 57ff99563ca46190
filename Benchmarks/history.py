#!/usr/bin/env python3
"""Measures a history of 10 000 rows in Chromium, served by `ordinate serve`.

Prints the time to open it, the time of a search from the key to the changed page, and figures of
scrolling by ten rows per frame: the time between frames, and the processor time of the tasks on the
page's main thread, which does not depend on other programs.
"""
import json
import statistics

from page import DRY, served

ROWS = 200 if DRY else 10_000
SCROLLED_FRAMES = 10 if DRY else 300
SEARCHES = ["7", "79", "79 ", "79 *", "x", "77 + 2", "= 4", "none", "", "÷"]

FILL = """(count) => {
  const kinds = ["additions", "divisions", "mixed", "multiplications", "powers", "subtractions"];
  const rows = Array.from({ length: count }, (_, index) => {
    const sign = "+÷×-"[index % 4];
    const text = `${index} ${sign} ${index % 97} × 2 = ${index * 7}`;
    return { text, formula: text.split(" =")[0], kind: kinds[index % 6], unit: "" };
  });
  const detail = { tab: "plotter", rows };
  document.querySelector("ordinate-app")
    .dispatchEvent(new CustomEvent("history-rows", { detail }));
}"""

OPEN = """() => {
  window.opened = 0;
  const start = performance.now();
  document.querySelector("ordinate-app")
    .dispatchEvent(new CustomEvent("history-choice", { detail: "plotter" }));
  const look = () => {
    if (document.querySelector("history-pane:not([hidden]) .row")) {
      window.opened = performance.now() - start;
    } else {
      requestAnimationFrame(look);
    }
  };
  look();
}"""

SEARCH = """(text) => {
  const input = document.querySelector("history-pane input");
  const start = performance.now();
  input.value = text;
  input.dispatchEvent(new InputEvent("input"));
  document.querySelector("history-pane .rows").offsetHeight;
  return performance.now() - start;
}"""

SCROLL = """(count) => {
  window.frames_ = null;
  const rows = document.querySelector("history-pane .rows");
  const times = [];
  const step = (time) => {
    times.push(time);
    rows.scrollTop += 480;
    if (times.length < count) requestAnimationFrame(step);
    else window.frames_ = times.slice(1).map((time, index) => time - times[index]);
  };
  requestAnimationFrame(step);
}"""


def wait(page, expression):
    while not page.evaluate(expression):
        page.wait_for_timeout(5)
    return page.evaluate(expression)


def middle_and_worst(name, values, unit="ms"):
    ordered = sorted(values)
    late = ordered[int(len(ordered) * 0.99)]
    print(f"{name:<34} {statistics.median(values):6.1f} {unit}, 99 of 100 {late:.1f},"
          f" longest {ordered[-1]:.1f}")


def tasks(browser, page, run):
    """Milliseconds of processor time of each task on the page's main thread."""
    browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
    run()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    threads = {}
    for event in events:
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain":
            threads.setdefault((event["pid"], event["tid"]), [])
    for event in events:
        thread = threads.get((event["pid"], event["tid"]))
        if thread is not None and event["name"].endswith("RunTask") and "tdur" in event:
            thread.append(event["tdur"] / 1000)
    return max(threads.values(), key=sum)


def measure(browser, address):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.goto(f"{address}/?lang=en")
    page.get_by_role("tab", name="Plotter").click()
    page.evaluate(FILL, ROWS)
    page.wait_for_timeout(3000)
    page.reload()
    page.get_by_role("tab", name="Plotter").wait_for()
    page.wait_for_timeout(500)
    page.evaluate(OPEN)
    print(f"history of {ROWS} rows, opened in {wait(page, 'window.opened'):12.0f} ms")
    times = [page.evaluate(SEARCH, text) for _ in range(5) for text in SEARCHES]
    middle_and_worst("search", times)
    page.evaluate(SEARCH, "")
    gaps = []

    def scroll():
        page.evaluate(SCROLL, SCROLLED_FRAMES)
        gaps.extend(wait(page, "window.frames_"))

    times = tasks(browser, page, scroll)
    middle_and_worst("scrolling, between frames", gaps)
    print(f"scrolling, processor for a frame   {sum(times) / SCROLLED_FRAMES:6.1f} ms,"
          f" longest task {max(times):.1f}")
    context.close()


def main():
    with served() as (browser, address):
        measure(browser, address)


if __name__ == "__main__":
    main()

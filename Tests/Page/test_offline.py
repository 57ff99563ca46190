"""The app without a network, and when a new version takes over."""

import json
import re
import struct

import pytest
from conftest import SITE
from playwright.sync_api import expect
from looks import each_size
from test_workers import ANSWERED, WATCHED
from versions import Host, build

KEPT = "navigator.serviceWorker.ready.then(() => true)"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
SIZES = [(390, 844), (320, 568), (844, 390), (820, 1180), (1280, 800)]
# The controls under the line that announces a new version.
COVERED = """() => {
  const { bottom } = document.querySelector("[role=status]:has(button)").getBoundingClientRect();
  return [...document.querySelectorAll("button, input, graph-view, [tabindex='0']")]
    .filter((each) => each.checkVisibility() && !each.closest("[role=status]"))
    .filter((each) => each.getBoundingClientRect().top < bottom)
    .map((each) => each.ariaLabel || each.textContent);
}"""
COUNT = "caches.keys().then(([name]) => caches.open(name)).then((it) => it.keys()).then((it) => it.length)"


@pytest.fixture(scope="module")
def first(tmp_path_factory):
    return build(tmp_path_factory.mktemp("versions") / "first")


@pytest.fixture(scope="module")
def second(tmp_path_factory):
    """Another title, another word in a module that is fetched late, and the same programs."""

    def change(folder):
        page = folder / "index.html"
        page.write_text(page.read_text().replace("<title>Ordinate", "<title>Second Ordinate"))
        module = folder / "calculators" / "calculators.js"
        module.write_text(module.read_text() + "\ndocument.documentElement.dataset.second = '';\n")

    return build(tmp_path_factory.mktemp("versions") / "second", change)


@pytest.fixture
def host(first):
    host = Host(first)
    yield host
    host.close()


@pytest.fixture
def context(chromium):
    context = chromium.new_context(service_workers="allow", locale="en")
    context.set_default_timeout(20_000)
    yield context
    context.close()


def visit(context, host, query=""):
    page = context.new_page()
    page.goto(host.address + query)
    page.get_by_role("tab", name="Plotter").wait_for()
    return page


def until(page, promise):
    """Waits until an expression is true, or the promise that it gives resolves to something true."""
    for _ in range(200):
        if page.evaluate(promise):
            return
        page.wait_for_timeout(50)
    raise AssertionError(promise)


def kept(page):
    """Waits until the whole version is stored."""
    assert page.evaluate(KEPT)
    page.wait_for_function(CONTROLLED)
    return page


def test_every_part_works_without_a_network(context, host):
    page = kept(visit(context, host))
    host.close()
    page.reload()
    page.get_by_role("tab", name="RPN").click()
    for key in ["6", "enter", "7", "*"]:
        page.locator(f"calculator-screen:visible [data-key='{key}']").click()
    expect(page.get_by_role("status", name="Display")).to_have_text("42")
    page.goto(f"{host.address}?f=x^2-1&lang=en")
    page.get_by_role("button", name="Graph", exact=True).click()
    expect(page.get_by_role("img", name="Graph of x^2-1")).to_be_visible()
    page.goto(f"{host.address}index.html?lang=de")
    expect(page.get_by_role("tab", name="Rechner", exact=True)).to_be_visible()


def test_workers_prove_relations_without_a_network(context, host):
    context.add_init_script(WATCHED)
    page = kept(visit(context, host))
    host.close()
    page.goto(f"{host.address}?lang=en")
    page.get_by_role("tab", name="Plotter").click()
    page.get_by_role("textbox").first.fill("sin(x^2+y^2) = cos(x*y)")
    page.keyboard.press("Enter")
    expect(page.locator("graph-view")).to_be_visible()
    until(page, ANSWERED)
    assert page.evaluate("workers.length === ends") is False


def test_a_visit_cut_short_goes_on_where_it_stopped(context, host):
    host.broken = r"^shared/engine-graphs-\w+\.wasm"
    page = visit(context, host)
    while not any(name.startswith("shared/engine-graphs-") for name in host.asked):
        page.wait_for_timeout(50)
    until(page, "navigator.serviceWorker.getRegistration().then((it) => !it)")
    assert not page.evaluate(CONTROLLED)
    page.close()
    before = [name for name in host.asked if name.startswith("calculators")]
    assert before
    host.broken = None
    page = kept(visit(context, host))
    after = [name for name in host.asked if name.startswith("calculators")]
    assert after == before, "nothing that was there is fetched again"
    host.close()
    page.reload()
    expect(page.get_by_role("tab", name="Plotter")).to_be_visible()


def test_a_first_visit_during_an_update_goes_on_with_the_later_version(context, host, second):
    host.next = second
    page = visit(context, host)
    expect(page).to_have_title("Second Ordinate")
    page.get_by_role("tab", name="RPN").click()
    page.wait_for_function("() => 'second' in document.documentElement.dataset")


def test_cleared_files_are_stored_again(context, host):
    page = kept(visit(context, host))
    count = page.evaluate(COUNT)
    assert count > 15
    page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    page.reload()
    page.get_by_role("tab", name="Plotter").wait_for()
    until(page, f"{COUNT}.then((count) => count === {count})")
    host.close()
    page.reload()
    expect(page.get_by_role("tab", name="Plotter")).to_be_visible()


def test_a_page_that_may_keep_nothing_works(chromium, host):
    """As in a sandboxed frame, where access to the service worker is an error."""
    context = chromium.new_context()
    context.add_init_script("""Object.defineProperty(Navigator.prototype, "serviceWorker", {
      get() { throw new DOMException("", "SecurityError"); } })""")
    expect(visit(context, host).get_by_role("tab", name="Plotter")).to_be_visible()
    context.close()


def test_a_new_version_takes_over_whole(context, host, second):
    page = kept(visit(context, host))
    other = kept(visit(context, host))
    host.version = second
    host.asked.clear()
    page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update())")
    notice = page.get_by_text("A new version is available.")
    expect(notice).to_be_visible()
    expect(other.get_by_text("A new version is available.")).to_be_visible()
    assert not [name for name in host.asked if name.endswith(".wasm")], "what stayed is not fetched"
    # Until then the old version is complete, although the host no longer has its files.
    page.get_by_role("tab", name="RPN").click()
    expect(page.get_by_role("status", name="Display")).to_be_visible()
    assert page.evaluate("!('second' in document.documentElement.dataset)")
    for _ in each_size(page, SIZES):
        assert page.evaluate(COVERED) == []
    other.reload()
    assert other.title() == "Ordinate"
    expect(other.get_by_text("A new version is available.")).to_be_visible()
    page.get_by_role("status").get_by_role("button", name="Reload").press("Enter")
    for each in [page, other]:
        expect(each).to_have_title("Second Ordinate")
    page.get_by_role("tab", name="RPN").click()
    page.wait_for_function("() => 'second' in document.documentElement.dataset")
    until(page, "caches.keys().then((names) => names.length === 1)")


def test_files_of_two_versions_are_never_kept_together(context, host, first, second, tmp_path):
    """The host has the second version's worker and files, but still the first one's page."""
    page = kept(visit(context, host))
    mixed = tmp_path / "mixed"
    mixed.mkdir()
    for path in second.rglob("*"):
        if path.is_file():
            target = mixed / path.relative_to(second)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
    (mixed / "index.html").write_bytes((first / "index.html").read_bytes())
    host.version = mixed
    page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update())")
    until(page, "navigator.serviceWorker.getRegistration().then((it) => !it.installing && !it.waiting)")
    host.close()
    page.reload()
    assert page.title() == "Ordinate"
    page.get_by_role("tab", name="RPN").click()
    expect(page.get_by_role("status", name="Display")).to_be_visible()


def test_it_can_be_installed(chromium, address):
    manifest = json.loads((SITE / "ordinate.webmanifest").read_text())
    for icon in manifest["icons"]:
        data = (SITE / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            assert icon["sizes"] == "{}x{}".format(*struct.unpack(">II", data[16:24]))
    page = chromium.new_page()
    page.goto(address)
    session = page.context.new_cdp_session(page)
    read = session.send("Page.getAppManifest")
    assert read["errors"] == [] and read["url"] == f"{address}ordinate.webmanifest"
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [], [{"errorId": "in-incognito", "errorArguments": []}])
    page.close()


def test_all_files_but_entry_points_are_named_by_hash():
    named = re.compile(r"-[0-9a-f]{12}\.")
    own = {"index.html", "ordinate.webmanifest", "service-worker.js", "graph/graph.js"}
    for path in SITE.rglob("*"):
        name = str(path.relative_to(SITE)).removesuffix(".br").removesuffix(".gz")
        if path.is_file() and not name.startswith("examples/"):
            assert named.search(name) or name in own, name

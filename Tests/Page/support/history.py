"""A reader's actions on a history, by the names that the page promises."""

from playwright.sync_api import expect

from looks import settle

KINDS = [
    "additions", "divisions", "logarithms", "mixed", "multiplications", "powers", "reciprocals",
    "square-roots", "subtractions", "trigonometry",
]  # fmt: skip


def numbered(count, first=1):
    """Rows of all kinds as a calculator passes them on, each with its own number."""
    return [
        {
            "text": f"{number} + 0 = {number}",
            "formula": f"{number}+0",
            "kind": KINDS[number % len(KINDS)],
            "unit": "",
        }
        for number in range(first, first + count)
    ]


class History:
    """The history of one tab."""

    def __init__(self, calculator, tab):
        self.calculator = calculator
        self.page = calculator.page
        self.tab = tab
        self.pane = self.page.locator("history-pane:visible")
        self.list = self.pane.get_by_role("list")
        self.rows = self.pane.get_by_role("listitem")
        self.search = self.pane.get_by_role("searchbox", name="Search")
        self.by_kind = self.pane.get_by_role("button", name="By Kind")
        self.clear = self.pane.get_by_role("button", name="Clear History")
        self.undo = self.pane.get_by_role("button", name="Undo")
        self.back_to_list = self.pane.get_by_role("button", name="Back to History")
        self.status = self.pane.locator(".setting")

    def open(self):
        """Touches the button that leads to it."""
        self.page.locator(f"#screen-{self.tab}").get_by_role("button", name="History").tap()
        self.list.first.wait_for(state="attached")
        return self

    def add(self, rows, each=False):
        """Passes rows on as a calculator does: all at once, or one by one."""
        self.page.evaluate(
            """([tab, rows, each]) => {
              const app = document.querySelector("ordinate-app");
              for (const part of each ? rows.map((row) => [row]) : [rows]) {
                const detail = { tab, rows: part };
                app.dispatchEvent(new CustomEvent("history-rows", { detail }));
              }
            }""",
            [self.tab, rows, each],
        )
        return self

    def texts(self):
        """The rows in the page."""
        return self.rows.all_inner_texts()

    def has(self, *texts):
        """Waits for these rows, with − for each -."""
        expect(self.rows).to_have_text([text.replace("-", "−") for text in texts])
        return self

    def count(self, count):
        # The wait may be for hundreds of transactions.
        words = f"{count} rows" if count != 1 else "1 row"
        expect(self.status).to_have_text(words, timeout=60_000)
        return self

    def all_texts(self):
        """Every row from the top of the list to its end, in the order of the page."""
        found = {}
        self.scroll_to_top()
        while True:
            settle(self.page)
            rows = self.page.evaluate(
                """() => {
                  const pane = document.querySelector("history-pane:not([hidden])");
                  return [...pane.querySelectorAll(".row")].map((row) => [
                    Number(row.ariaPosInSet), row.innerText.trim()]);
                }"""
            )
            found.update(dict(rows))
            is_end = self.page.evaluate(
                """() => {
                  const rows = document.querySelector("history-pane:not([hidden]) .rows");
                  const before = rows.scrollTop;
                  rows.scrollTop += rows.clientHeight;
                  return rows.scrollTop === before;
                }"""
            )
            if is_end:
                self.scroll_to_top()
                return [found[place] for place in sorted(found)]

    def scroll_to_top(self):
        self.page.evaluate(
            "document.querySelector('history-pane:not([hidden]) .rows').scrollTop = 0"
        )

    def stored(self):
        """The texts of all rows in the database, in the order of their numbers."""
        return self.page.evaluate(
            """(tab) => new Promise((resolve) => {
              const request = indexedDB.open("ordinate");
              request.onsuccess = () => {
                const database = request.result;
                database.transaction(tab).objectStore(tab).getAll().onsuccess = ({ target }) => {
                  database.close();
                  resolve(target.result.map(({ text }) => text));
                };
              };
            })""",
            self.tab,
        )

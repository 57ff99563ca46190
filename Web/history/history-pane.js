import { icon, make, save } from "../shared/make.js";
import { Popup } from "../shared/popup.js";
import { RowList } from "./row-list.js";

/** @typedef {import("../shared/engine.js").Engine} Engine */
/** @typedef {import("./protocol.js").Change} Change */
/** @typedef {import("./protocol.js").HistoryWords} HistoryWords */
/** @typedef {import("./protocol.js").Listing} Listing */
/** @typedef {import("./protocol.js").StoredRow} StoredRow */
/** @typedef {import("./row-store.js").RowStore} RowStore */

/** How long Undo is offered, in milliseconds, while neither focus nor pointer is on it. */
const patience = 10_000;

/**
 * `<history-pane>`: what a calculator has computed, as a list or by kind; pushed over the calculator
 * where there is no room beside it.
 *
 * The engine holds the rows, searches and sorts them; the page has those in sight.
 *
 * @fires back - The reader wants what the history, or its sections, were opened from.
 * @fires kind-choice - The reader wants the sections.
 * @fires recall - A computation is to be brought back; `detail` is `{ tab, formula, text }`.
 */
export class HistoryPaneElement extends HTMLElement {
  static define = (tag = "history-pane") => customElements.define(tag, HistoryPaneElement);

  #backTitle = make("span");
  back = make("button", { type: "button", class: "quiet back always" }, icon("back"), this.#backTitle);
  #heading = make("h2");
  #status = make("p", { class: "setting", "aria-live": "polite" });
  #search = make("input", { type: "search", autocomplete: "off", spellcheck: "false" });
  #list = new RowList();
  #message = make("p");
  #notice = make("div", { class: "notice", hidden: true }, icon("history"), this.#message);
  #byKind = make("button", { type: "button", class: "tool" });
  #clear = make("button", { type: "button", class: "tool danger" });
  #told = make("span");
  #undo = make("button", { type: "button", class: "quiet" });
  #offer = make("div", { class: "offer", hidden: true }, this.#told, this.#undo);
  #live = make("p", { class: "unseen", role: "status" });
  #export = make("button", { type: "button", class: "tool" }, icon("share"));
  #isWide = matchMedia("(min-width: 700px)");

  #tab = "";
  /** @type {Engine} */
  #engine = /** @type {any} */ (null);
  /** @type {RowStore} */
  #store = /** @type {any} */ (null);
  /** @type {HistoryWords} */
  #words = /** @type {any} */ (null);
  /**
   * What has changed while the rows were being fetched; `null` once they are there.
   *
   * @type {Change[] | null}
   */
  #waiting = [];
  /**
   * Numbers of rows that are gone, for what is told of them late.
   *
   * @type {Set<number>}
   */
  #gone = new Set();
  #isGrouped = false;
  #last = 0;
  /** @type {StoredRow[]} */
  #removed = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * Builds the pane and fetches the rows.
   *
   * @param {string} tab
   * @param {Engine} engine
   * @param {RowStore} store
   * @param {HistoryWords} words
   */
  async build(tab, engine, store, words) {
    this.#tab = tab;
    this.#engine = engine;
    this.#store = store;
    this.#words = words;
    this.#search.setAttribute("aria-label", words.search);
    this.#search.placeholder = words.search;
    this.#byKind.append(words.byKind);
    this.#clear.append(words.clearHistory);
    this.#undo.append(words.undo);
    this.#list.build(words.history, words.delete);
    this.#list.source = (from, to) =>
      engine.send("history.rows", tab, String(from), String(to)).rows;
    this.replaceChildren(
      make(
        "div",
        { class: "frame" },
        this.back,
        make("div", { class: "title" }, this.#heading, this.#status),
        this.#buildExport(words),
        make("div", { class: "search" }, icon("search"), this.#search),
        make("div", { class: "stage" }, this.#list.element, this.#notice, this.#offer),
        make("div", { class: "foot" }, this.#byKind, this.#clear),
        this.#live,
      ),
    );
    this.#listen();
    await this.reload();
  }

  #listen() {
    const fire = (/** @type {string} */ type, /** @type {any} */ detail) =>
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
    this.back.addEventListener("click", () => fire("back", null));
    this.#byKind.addEventListener("click", () => fire("kind-choice", this.#tab));
    this.#clear.addEventListener("click", () => this.#removeAll());
    this.#undo.addEventListener("click", () => this.#restore());
    this.#search.addEventListener("input", () => {
      this.#withdraw();
      this.#ask("top");
    });
    this.#list.element.addEventListener("row-choice", (event) => {
      const { formula, text } = /** @type {CustomEvent} */ (event).detail;
      this.#withdraw();
      fire("recall", { tab: this.#tab, formula, text });
    });
    this.#list.element.addEventListener("row-removal", (event) => {
      this.#remove(/** @type {CustomEvent} */ (event).detail.id);
    });
    this.addEventListener("keydown", (event) => {
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || this.#offer.hidden) return;
      if (event.target === this.#search) return;
      event.preventDefault();
      this.#restore();
    });
    for (const type of ["focusout", "pointerleave"]) {
      this.#offer.addEventListener(type, () => this.#awaitEnd());
    }
    this.#isWide.addEventListener("change", () => this.#list.setHeadingLevel(this.#level));
  }

  /** The level of the headings of sections: under that of the pane, which depends on its place. */
  get #level() {
    return this.#isWide.matches ? 3 : 2;
  }

  /** Fetches all rows anew. */
  async reload() {
    this.#waiting ??= [];
    const rows = await this.#store.all(this.#tab);
    this.#gone.clear();
    this.#engine.send("history.open", this.#tab, ...message(rows));
    const changes = this.#waiting ?? [];
    this.#waiting = null;
    this.#last = rows.at(-1)?.id ?? 0;
    this.#ask("place");
    for (const change of changes) this.change(change);
  }

  /**
   * Takes in what has changed in the store.
   *
   * @param {Change} change
   */
  change(change) {
    if (this.#waiting) {
      this.#waiting.push(change);
      return;
    }
    const { added, restored, removed, isEmptied } = change;
    if (isEmptied) {
      this.#show(this.#engine.send("history.open", this.#tab), "top");
    } else if (removed) {
      for (const id of removed) this.#gone.add(id);
      this.#show(this.#engine.send("history.remove", this.#tab, ...removed.map(String)), "place");
    } else if (restored) {
      for (const { id } of restored) this.#gone.delete(id);
      this.#show(this.#engine.send("history.insert", this.#tab, ...message(restored)), "place");
    } else if (added) {
      const rows = added.filter(({ id }) => !this.#gone.has(id));
      if (rows.length > 0) {
        this.#show(this.#engine.send("history.insert", this.#tab, ...message(rows)), "rows");
      }
    }
  }

  /**
   * @param {boolean} isGrouped - By kind.
   * @param {boolean} hasBack - Whether there is something to go back to.
   */
  arrange(isGrouped, hasBack) {
    const { history, byKind, backToHistory, calculators, back } = this.#words;
    const focused = this.contains(document.activeElement) ? document.activeElement : null;
    this.#heading.textContent = isGrouped ? byKind : history;
    this.#heading.ariaLevel = this.#isWide.matches ? "2" : "1";
    this.back.hidden = !hasBack;
    this.#backTitle.textContent = isGrouped ? history : calculators[this.#tab];
    this.back.setAttribute("aria-label", isGrouped ? backToHistory : back[this.#tab]);
    this.#byKind.hidden = isGrouped;
    if (isGrouped === this.#isGrouped) return;
    this.#isGrouped = isGrouped;
    this.#withdraw();
    if (!this.#waiting) this.#ask("top");
    if (focused === this.back && !isGrouped) this.#byKind.focus({ preventScroll: true });
    else if (focused) this.focusFirst();
  }

  /** Puts the focus where a reader who opened the pane goes on. */
  focusFirst() {
    if (!this.back.hidden) this.back.focus({ preventScroll: true });
    else this.#search.focus({ preventScroll: true });
  }

  /** @param {"top" | "place" | "rows"} keeps */
  #ask(keeps) {
    const order = this.#isGrouped ? "kinds" : "newest";
    this.#show(this.#engine.send("history.show", this.#tab, order, this.#search.value), keeps);
  }

  /**
   * @param {Listing} listing
   * @param {"top" | "place" | "rows"} keeps
   */
  #show({ sections, status, message, total, count }, keeps) {
    const isInPlace = keeps === "rows" && this.#isGrouped ? "place" : keeps;
    this.#status.textContent = status;
    this.#status.hidden = total === 0;
    this.#notice.hidden = message === null;
    this.#message.textContent = message;
    this.#byKind.disabled = total === 0;
    this.#clear.disabled = total === 0;
    this.#export.disabled = count === 0;
    this.#list.show(sections, { keeps: isInPlace, headingLevel: this.#level });
  }

  /** @param {number} id */
  async #remove(id) {
    const rows = await this.#store.remove(this.#tab, [id]);
    if (rows.length > 0) this.#offerUndo(rows, this.#words.deleted);
    if (!this.contains(document.activeElement)) this.#search.focus({ preventScroll: true });
  }

  async #removeAll() {
    const rows = await this.#store.removeAll(this.#tab);
    if (rows.length === 0) return;
    this.#offerUndo(rows, this.#words.historyCleared);
    this.#undo.focus({ preventScroll: true });
  }

  async #restore() {
    const rows = this.#removed;
    const hadFocus = this.#offer.contains(document.activeElement);
    this.#withdraw();
    await this.#store.restore(this.#tab, rows);
    if (hadFocus && !this.#list.focus()) this.#search.focus({ preventScroll: true });
  }

  /**
   * @param {StoredRow[]} rows
   * @param {string} words
   */
  #offerUndo(rows, words) {
    this.#removed = rows;
    this.#told.textContent = words;
    this.#live.textContent = words;
    this.#offer.hidden = false;
    this.#awaitEnd();
  }

  #awaitEnd() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#offer.matches(":hover, :focus-within")) this.#awaitEnd();
      else this.#withdraw();
    }, patience);
  }

  /** Offers Undo no longer. */
  #withdraw() {
    clearTimeout(this.#timer);
    this.#offer.hidden = true;
    this.#live.textContent = "";
    this.#removed = [];
  }

  /** @param {HistoryWords} words */
  #buildExport(words) {
    const opener = this.#export;
    opener.setAttribute("aria-label", words.export);
    const menu = make("div", { role: "menu", hidden: true, "aria-label": words.export });
    const box = make("div", { class: "export end" }, opener, menu);
    const popup = new Popup(menu, opener);
    for (const [title, format, extension, type] of [
      [words.exportCSV, "csv", "csv", "text/csv"],
      [words.exportText, "text", "txt", "text/plain"],
    ]) {
      const item = make("button", { type: "button", role: "menuitem", tabindex: -1 }, title);
      item.addEventListener("click", () => {
        popup.open(false);
        const { text } = this.#engine.send("history.export", this.#tab, format);
        const name = `${words.calculators[this.#tab]} ${words.history}.${extension}`;
        save(new Blob([text], { type: `${type};charset=utf-8` }), name);
      });
      menu.append(item);
    }
    return box;
  }
}

/**
 * Rows as fields of a message.
 *
 * @param {StoredRow[]} rows
 * @returns {string[]} One text at most, for a call cannot have a field of each of many rows.
 */
function message(rows) {
  if (rows.length === 0) return [];
  const fields = rows.map(({ id, text, formula, kind, unit }) =>
    [id, text, formula, kind, unit].join("\u001f"),
  );
  return [fields.join("\u001f")];
}

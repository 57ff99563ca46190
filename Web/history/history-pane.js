import { fire, on } from "../shared/events.js";
import { icon, make, save } from "../shared/make.js";
import { menuButton } from "../shared/menu.js";
import { wideScreen } from "../shared/wide.js";
import { RowList } from "./row-list.js";
import { UndoOffer } from "./undo-offer.js";

/** @typedef {import("../shared/engine.js").Engine} Engine */
/** @typedef {import("./protocol.js").Change} Change */
/** @typedef {import("./protocol.js").HistoryWords} HistoryWords */
/** @typedef {import("./protocol.js").Listing} Listing */
/** @typedef {import("./protocol.js").StoredRow} StoredRow */
/** @typedef {import("./row-store.js").RowStore} RowStore */

/**
 * `<history-pane>`: the computations of a calculator, as a list or by kind. If there is no room
 * next to the calculator, it covers it.
 *
 * The engine holds, searches and sorts the rows; the page has only the visible ones.
 *
 * @fires back - The reader wants to leave the history or its sections.
 * @fires kind-choice - The reader wants the sections.
 * @fires recall - The reader wants to recall a computation; `detail` is `{ tab, formula, text }`.
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
  #undo = new UndoOffer();
  #export = make("button", { type: "button", class: "tool" }, icon("share"));

  #tab = "";
  /** @type {Engine} */
  #engine = /** @type {any} */ (null);
  /** @type {RowStore} */
  #store = /** @type {any} */ (null);
  /** @type {HistoryWords} */
  #words = /** @type {any} */ (null);
  /**
   * The changes while the rows were being fetched; `null` after that.
   *
   * @type {Change[] | null}
   */
  #waiting = [];
  /**
   * The ids of deleted rows, because another page may report an added row after it was deleted.
   *
   * @type {Set<number>}
   */
  #gone = new Set();
  #isGrouped = false;

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
    this.#undo.build(words.undo);
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
        make("div", { class: "stage" }, this.#list.element, this.#notice, this.#undo.element),
        make("div", { class: "foot" }, this.#byKind, this.#clear),
        this.#undo.status,
      ),
    );
    this.#listen();
    await this.reload();
  }

  #listen() {
    this.back.addEventListener("click", () => fire(this, "back", null));
    this.#byKind.addEventListener("click", () => fire(this, "kind-choice", this.#tab));
    this.#clear.addEventListener("click", () => this.#removeAll());
    this.#undo.button.addEventListener("click", () => this.#restore());
    this.#search.addEventListener("input", () => {
      this.#undo.close();
      this.#ask("top");
    });
    on(this.#list.element, "row-choice", ({ formula, text }) => {
      this.#undo.close();
      fire(this, "recall", { tab: this.#tab, formula, text });
    });
    on(this.#list.element, "row-removal", ({ id }) => this.#remove(id));
    this.addEventListener("keydown", (event) => {
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || !this.#undo.isOpen) return;
      if (event.target === this.#search) return;
      event.preventDefault();
      this.#restore();
    });
    wideScreen.addEventListener("change", () => this.#list.setHeadingLevel(this.#level));
  }

  /**
   * The level of the headings of sections: one below the pane's heading, whose level depends on its
   * place.
   */
  get #level() {
    return wideScreen.matches ? 3 : 2;
  }

  /** Fetches all rows again. */
  async reload() {
    this.#waiting ??= [];
    const rows = await this.#store.all(this.#tab);
    this.#gone.clear();
    this.#engine.send("history.open", this.#tab, ...message(rows));
    const changes = this.#waiting ?? [];
    this.#waiting = null;
    this.#ask("place");
    for (const change of changes) this.change(change);
  }

  /**
   * Applies a change of the store.
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
   * @param {boolean} isGrouped - Whether to show the rows by kind.
   * @param {boolean} hasBack - Whether it has the button Back.
   */
  arrange(isGrouped, hasBack) {
    const { history, byKind, backToHistory, calculators, back } = this.#words;
    const focused = this.contains(document.activeElement) ? document.activeElement : null;
    this.#heading.textContent = isGrouped ? byKind : history;
    this.#heading.ariaLevel = wideScreen.matches ? "2" : "1";
    this.back.hidden = !hasBack;
    this.#backTitle.textContent = isGrouped ? history : calculators[this.#tab];
    this.back.setAttribute("aria-label", isGrouped ? backToHistory : back[this.#tab]);
    this.#byKind.hidden = isGrouped;
    if (isGrouped === this.#isGrouped) return;
    this.#isGrouped = isGrouped;
    this.#undo.close();
    if (!this.#waiting) this.#ask("top");
    if (focused === this.back && !isGrouped) this.#byKind.focus({ preventScroll: true });
    else if (focused) this.focusFirst();
  }

  /** Puts the focus where a reader who opened the pane continues. */
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
    if (rows.length > 0) this.#undo.open(rows, this.#words.deleted);
    if (!this.contains(document.activeElement)) this.#search.focus({ preventScroll: true });
  }

  async #removeAll() {
    const rows = await this.#store.removeAll(this.#tab);
    if (rows.length === 0) return;
    this.#undo.open(rows, this.#words.historyCleared);
    this.#undo.button.focus({ preventScroll: true });
  }

  async #restore() {
    const { rows } = this.#undo;
    const hadFocus = this.#undo.element.contains(document.activeElement);
    this.#undo.close();
    await this.#store.restore(this.#tab, rows);
    if (hadFocus && !this.#list.focus()) this.#search.focus({ preventScroll: true });
  }

  /** @param {HistoryWords} words */
  #buildExport(words) {
    return menuButton("export end", this.#export, words.export, [
      [words.exportCSV, () => this.#download("csv", "csv", "text/csv")],
      [words.exportText, () => this.#download("text", "txt", "text/plain")],
    ]);
  }

  /**
   * Lets the reader save the history as a file.
   *
   * @param {string} format - The engine's name for it.
   * @param {string} extension - The extension of the file's name.
   * @param {string} type - The media type of the file.
   */
  #download(format, extension, type) {
    const { calculators, history } = this.#words;
    const { text } = this.#engine.send("history.export", this.#tab, format);
    const file = new Blob([text], { type: `${type};charset=utf-8` });
    save(file, `${calculators[this.#tab]} ${history}.${extension}`);
  }
}

/**
 * The rows, as fields of a message.
 *
 * @param {StoredRow[]} rows
 * @returns {string[]} At most one text with the fields of all rows, because a call cannot have that
 *   many arguments.
 */
function message(rows) {
  if (rows.length === 0) return [];
  const fields = rows.map(({ id, text, formula, kind, unit, exact = "" }) =>
    [id, text, formula, kind, unit, exact].join("\u001f"),
  );
  return [fields.join("\u001f")];
}

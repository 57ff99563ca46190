import { Engine } from "../shared/engine.js";
import { keep, kept } from "../shared/keeper.js";
import { addStyle } from "../shared/sheet.js";
import { addHistoryIcons } from "./history-icons.js";
import { HistoryPaneElement } from "./history-pane.js";
import { RowStore } from "./row-store.js";

/** @typedef {import("./protocol.js").Change} Change */
/** @typedef {import("./protocol.js").HistoryWords} HistoryWords */
/** @typedef {import("./protocol.js").Row} Row */
/** @typedef {{ engine: Engine, words: HistoryWords }} Session */

/** The history that stands beside its calculator, which has no graph, wherever there is room. */
const standing = "calculator";

/**
 * The histories of all calculators of the page: their rows, and a pane each once it is shown.
 *
 * A history that is pushed is an entry of the browser's history, `{ history: tab, depth }`, and its
 * sections another, with `byKind`; `depth` is how many entries the calculator is behind.
 *
 * Fires on the page's element `layout-change` when a pane has come or is to be seen, `load-failure`
 * when the engine cannot be fetched.
 */
export class Histories {
  #app;
  #language;
  #isWide = matchMedia("(min-width: 700px)");
  /** @type {Map<string, HistoryPaneElement>} */
  #panes = new Map();
  /** @type {Set<string>} */
  #unready = new Set();
  /** @type {Promise<Session> | null} */
  #session = null;
  #store = new RowStore((change) => this.#tell(change));
  /** Whose history is or was the entry of the browser's history. */
  #entry = entry();

  /**
   * @param {HTMLElement} app - The page's element, in which the panes are put.
   * @param {string} language - A tag; empty for the browser's.
   */
  constructor(app, language) {
    this.#app = app;
    this.#language = language;
    app.addEventListener("kind-choice", (event) => {
      this.#push(/** @type {CustomEvent} */ (event).detail, true);
    });
    app.addEventListener("recall", (event) => this.#recall(/** @type {CustomEvent} */ (event).detail));
    app.addEventListener("graph-shown", (event) => {
      this.leave(/** @type {CustomEvent} */ (event).detail);
    });
    document.addEventListener("visibilitychange", () => {
      // A page that slept may have missed what others wrote.
      if (document.hidden || !this.#store.isStoring) return;
      for (const pane of this.#panes.values()) pane.reload();
    });
  }

  /**
   * Takes an event that concerns histories: `history-choice` shows one, `history-rows` adds to one.
   *
   * @param {Event} event
   */
  hear(event) {
    const { type, detail } = /** @type {CustomEvent} */ (event);
    if (type === "history-rows") this.#add(detail.tab, detail.rows, detail.kept ?? "");
    else if (entry() === detail && this.#isWide.matches) history.back();
    else if (this.#isShown(detail)) this.#panes.get(detail)?.focusFirst();
    else this.#push(detail, false);
  }

  /**
   * Shows the history of the tab that is chosen, if it is to be seen, and no other.
   *
   * @param {string} tab
   * @returns {boolean} Whether there is one, beside the calculator or over it.
   */
  arrange(tab) {
    const isShown = this.#isShown(tab);
    for (const [name, pane] of this.#panes) {
      const isEntry = entry() === name;
      pane.hidden = !isShown || name !== tab;
      pane.classList.toggle("pushed", isEntry);
      if (!pane.hidden) pane.arrange(isEntry && history.state.byKind === true, isEntry);
    }
    if (!isShown) return false;
    if (!this.#panes.has(tab)) this.#build(tab);
    return this.#panes.has(tab);
  }

  /**
   * Makes room beside a calculator for what it draws.
   *
   * @param {string} tab
   */
  leave(tab) {
    if (entry() !== tab || !this.#isWide.matches) return;
    const { history: _, byKind, depth, ...rest } = history.state;
    history.replaceState(rest, "");
    this.#entry = "";
    this.#change();
  }

  /**
   * Whose history the browser's Back or Forward, which has just been used, went to or came from;
   * empty if it was none.
   */
  left() {
    const before = this.#entry;
    this.#entry = entry();
    if (before && !this.#entry) {
      const opener = document.querySelector(`#screen-${before} .bar > .start`);
      requestAnimationFrame(() => opener instanceof HTMLElement && opener.focus());
    }
    return before || this.#entry;
  }

  /**
   * What was kept of a calculator: what the browser has, or what was written with the last rows if
   * the browser has lost what came with them.
   *
   * @param {string} tab
   * @param {string} text - What the browser has.
   */
  async lastState(tab, text) {
    const state = await this.#store.state(tab).catch(() => undefined);
    if (!state || state.serial <= Number(kept(serialPlace(tab)))) return text;
    // From here on what the browser has is the later one.
    keep(serialPlace(tab), String(state.serial));
    return state.text;
  }

  /** Forgets the rows of all calculators. */
  async forget() {
    await this.#store.forget();
  }

  /** @param {string} tab */
  #isShown(tab) {
    return entry() === tab || (tab === standing && this.#isWide.matches);
  }

  /**
   * Writes rows, which are seen as soon as they are safe.
   *
   * What is kept of the calculator goes with them, so that a page that is killed comes back with
   * both or with neither.
   *
   * @param {string} tab
   * @param {Row[]} rows
   * @param {string} text
   */
  #add(tab, rows, text) {
    const serial = Number(kept(serialPlace(tab))) + 1;
    if (text) keep(serialPlace(tab), String(serial));
    this.#store.add(tab, rows, text ? { tab, serial, text } : null).catch(console.warn);
  }

  /**
   * @param {string} tab
   * @param {boolean} byKind
   */
  #push(tab, byKind) {
    const depth = (entry() === tab ? history.state.depth : 0) + 1;
    history.pushState({ ...history.state, history: tab, byKind, depth }, "");
    this.#entry = tab;
    this.#change();
    this.#panes.get(tab)?.focusFirst();
  }

  /** @param {{ tab: string, formula: string }} detail */
  #recall({ tab, formula }) {
    if (tab === "plotter") {
      // In place of all that is in the field, and written as the field writes it.
      const detail = { text: formula, start: 0, end: 1e6 };
      this.#app.dispatchEvent(new CustomEvent("equation-paste", { detail }));
    } else {
      const screen = /** @type {any} */ (document.getElementById(`screen-${tab}`));
      screen?.recall?.(formula);
    }
    if (!this.#isWide.matches && entry() === tab) history.go(-history.state.depth);
  }

  /** @param {string} tab */
  async #build(tab) {
    if (this.#unready.has(tab)) return;
    this.#unready.add(tab);
    try {
      this.#session ??= load(this.#language);
      const { engine, words } = await this.#session;
      const pane = new HistoryPaneElement();
      pane.hidden = true;
      await pane.build(tab, engine, this.#store, words);
      document.getElementById(`screen-${tab}`)?.after(pane);
      this.#panes.set(tab, pane);
      this.#change();
      if (!this.#isWide.matches && !pane.hidden) pane.focusFirst();
    } catch (error) {
      this.#session = null;
      console.warn(error);
      // Beside its calculator, which tells of the failure itself, it is tried again later.
      if (entry() !== tab) return;
      this.#app.dispatchEvent(new Event("load-failure"));
      history.back();
    } finally {
      this.#unready.delete(tab);
    }
  }

  #change() {
    this.#app.dispatchEvent(new Event("layout-change"));
  }

  /** @param {Change} change */
  #tell(change) {
    for (const [tab, pane] of this.#panes) {
      if (change.tab === tab || change.tab === "") pane.change(change);
    }
  }
}

/** Whose history the entry of the browser's history shows; empty if it shows none. */
function entry() {
  return history.state?.history ?? "";
}

/**
 * Where the number of a calculator's last rows is kept, which is kept together with its state.
 *
 * @param {string} tab
 */
function serialPlace(tab) {
  return `ordinate-${tab}-rows`;
}

/**
 * The engine that searches and sorts, and its words.
 *
 * @param {string} language
 * @returns {Promise<Session>}
 */
async function load(language) {
  const style = addStyle(new URL("history.css", import.meta.url));
  const loading = Engine.load(new URL("../calculators.wasm", import.meta.url));
  const [engine] = await Promise.all([loading, style]);
  if (!customElements.get("history-pane")) {
    addHistoryIcons();
    HistoryPaneElement.define();
  }
  return { engine, words: engine.send("history.words", language || navigator.language) };
}

import { Engine } from "../shared/engine.js";
import { fire, on } from "../shared/events.js";
import { keep, kept } from "../shared/keeper.js";
import { addStyle } from "../shared/sheet.js";
import { wideScreen } from "../shared/wide.js";
import { addHistoryIcons } from "./history-icons.js";
import { HistoryPaneElement } from "./history-pane.js";
import { RowStore } from "./row-store.js";

/** @typedef {import("./protocol.js").Change} Change */
/** @typedef {import("./protocol.js").HistoryWords} HistoryWords */
/** @typedef {import("./protocol.js").Row} Row */
/** @typedef {{ engine: Engine, words: HistoryWords }} Session */

/**
 * The histories of all calculators of the page: their rows, and a pane for each history that was
 * shown.
 *
 * A history that covers its calculator is an entry of the browser's history:
 * `{ history: tab, depth }`. Its sections are another entry, which also has `byKind`. `depth` is
 * the number of entries since the calculator.
 *
 * Fires two events on the page's element: `layout-change` when a pane has been fetched, shown or
 * hidden, `load-failure` when the engine cannot be fetched.
 */
export class Histories {
  #app;
  #beside;
  #language;
  /** @type {Map<string, HistoryPaneElement>} */
  #panes = new Map();
  /** @type {Set<string>} */
  #unready = new Set();
  /** @type {Promise<Session> | null} */
  #session = null;
  #store = new RowStore((change) => this.#forward(change));
  /** The tab whose history is or was the entry of the browser's history. */
  #entry = entry();

  /**
   * @param {HTMLElement} app - The page's element, which contains the panes.
   * @param {string} language - A tag; empty for the browser's.
   * @param {string[]} beside - The tabs with their history next to them, if there is room.
   */
  constructor(app, language, beside) {
    this.#app = app;
    this.#beside = beside;
    this.#language = language;
    on(app, "kind-choice", (tab) => this.#push(tab, true));
    on(app, "recall", ({ tab, formula }) => this.#recall(tab, formula));
    on(app, "graph-shown", (tab) => this.makeRoom(tab));
    document.addEventListener("visibilitychange", () => {
      // A page that slept may have missed changes by other pages.
      if (document.hidden || !this.#store.isStoring) return;
      for (const pane of this.#panes.values()) pane.reload();
    });
  }

  /**
   * Shows the history of a tab; if it was opened next to its calculator, hides it.
   *
   * @param {string} tab
   */
  choose(tab) {
    if (entry() === tab && wideScreen.matches) history.back();
    else if (this.#isSeen(tab)) this.#panes.get(tab)?.focusFirst();
    else this.#push(tab, false);
  }

  /**
   * Writes rows. They appear once they are stored.
   *
   * The state of the calculator is written with them, so that a page that is killed comes back with
   * both or with neither.
   *
   * @param {{ tab: string, rows: Row[], kept?: string }} addition
   */
  add({ tab, rows, kept: text = "" }) {
    const serial = Number(kept(serialPlace(tab))) + 1;
    if (text) keep(serialPlace(tab), String(serial));
    this.#store.add(tab, rows, text ? { tab, serial, text } : null).catch(console.warn);
  }

  /**
   * Shows the history of the chosen tab, if it is open, and hides all others.
   *
   * @param {string} tab
   * @returns {boolean} Whether a history is visible, next to the calculator or over it.
   */
  arrange(tab) {
    const isSeen = this.#isSeen(tab);
    for (const [name, pane] of this.#panes) {
      const isEntry = entry() === name;
      pane.hidden = !isSeen || name !== tab;
      pane.classList.toggle("pushed", isEntry);
      if (!pane.hidden) pane.arrange(isEntry && history.state.byKind === true, isEntry);
    }
    if (!isSeen) return false;
    if (!this.#panes.has(tab)) this.#build(tab);
    return this.#panes.has(tab);
  }

  /**
   * Hides the history next to a calculator, which shows a plot or a graph there.
   *
   * @param {string} tab
   */
  makeRoom(tab) {
    if (entry() !== tab || !wideScreen.matches) return;
    const { history: _, byKind, depth, ...rest } = history.state;
    history.replaceState(rest, "");
    this.#entry = "";
    fire(this.#app, "layout-change", null);
  }

  /**
   * The tab whose history the browser's Back or Forward, just used, went to or came from; empty if
   * it was not a history.
   */
  leftTab() {
    const before = this.#entry;
    this.#entry = entry();
    if (before && !this.#entry) {
      const opener = document.querySelector(`#screen-${before} .bar > .start`);
      requestAnimationFrame(() => opener instanceof HTMLElement && opener.focus());
    }
    return before || this.#entry;
  }

  /**
   * The kept state of a calculator: the browser's, or the state written with the last rows if the
   * browser lost the one that belongs to them.
   *
   * @param {string} tab
   * @param {string} text - The browser's state.
   */
  async lastState(tab, text) {
    const state = await this.#store.state(tab).catch(() => undefined);
    if (!state || state.serial <= Number(kept(serialPlace(tab)))) return text;
    // After this, the browser's state is the newer one.
    keep(serialPlace(tab), String(state.serial));
    return state.text;
  }

  /** Forgets the rows of all calculators. */
  async forget() {
    await this.#store.forget();
  }

  /** @param {string} tab */
  #isSeen(tab) {
    return entry() === tab || (this.#beside.includes(tab) && wideScreen.matches);
  }

  /**
   * @param {string} tab
   * @param {boolean} byKind
   */
  #push(tab, byKind) {
    const depth = (entry() === tab ? history.state.depth : 0) + 1;
    history.pushState({ ...history.state, history: tab, byKind, depth }, "");
    this.#entry = tab;
    fire(this.#app, "layout-change", null);
    this.#panes.get(tab)?.focusFirst();
  }

  /**
   * @param {string} tab
   * @param {string} formula
   */
  #recall(tab, formula) {
    if (tab === "plotter") {
      fire(this.#app, "engine-message", ["plotter.recall", formula]);
    } else {
      const screen = /** @type {any} */ (document.getElementById(`screen-${tab}`));
      screen?.recall?.(formula);
    }
    if (!wideScreen.matches && entry() === tab) history.go(-history.state.depth);
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
      fire(this.#app, "layout-change", null);
      if (!wideScreen.matches && !pane.hidden) pane.focusFirst();
    } catch (error) {
      this.#session = null;
      console.warn(error);
      // Next to its calculator, which reports the failure itself, it is tried again later.
      if (entry() !== tab) return;
      fire(this.#app, "load-failure", null);
      history.back();
    } finally {
      this.#unready.delete(tab);
    }
  }

  /**
   * Passes a change of the stored rows on to the panes that it affects.
   *
   * @param {Change} change
   */
  #forward(change) {
    for (const [tab, pane] of this.#panes) {
      if (change.tab === tab || change.tab === "") pane.change(change);
    }
  }
}

/**
 * The tab whose history the current entry of the browser's history shows; empty if it shows no
 * history.
 */
function entry() {
  return history.state?.history ?? "";
}

/**
 * The key for the number of a calculator's last rows, which is kept together with its state.
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
  const loading = Engine.start("calculators");
  const [engine] = await Promise.all([loading, style]);
  if (!customElements.get("history-pane")) {
    addHistoryIcons();
    HistoryPaneElement.define();
  }
  return { engine, words: engine.send("history.words", language || navigator.language) };
}

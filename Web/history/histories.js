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
 * The histories of all calculators of the page: their rows, and a pane for each that was shown.
 *
 * A history that is pushed is an entry of the browser's history, `{ history: tab, depth }`, and its
 * sections are another, with `byKind`; `depth` is how many entries the calculator is behind.
 *
 * Fires on the page's element `layout-change` when a pane has arrived or is to be seen,
 * `load-failure` when the engine cannot be fetched.
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
   * @param {HTMLElement} app - The page's element, in which the panes are put.
   * @param {string} language - A tag; empty for the browser's.
   * @param {string[]} beside - The tabs that have their history beside them where there is room.
   */
  constructor(app, language, beside) {
    this.#app = app;
    this.#beside = beside;
    this.#language = language;
    on(app, "kind-choice", (tab) => this.#push(tab, true));
    on(app, "recall", ({ tab, formula }) => this.#recall(tab, formula));
    on(app, "graph-shown", (tab) => this.makeRoom(tab));
    document.addEventListener("visibilitychange", () => {
      // A page that slept may have missed what others wrote.
      if (document.hidden || !this.#store.isStoring) return;
      for (const pane of this.#panes.values()) pane.reload();
    });
  }

  /**
   * Shows the history of a tab; where it is beside its calculator already, hides it again.
   *
   * @param {string} tab
   */
  choose(tab) {
    if (entry() === tab && wideScreen.matches) history.back();
    else if (this.#isSeen(tab)) this.#panes.get(tab)?.focusFirst();
    else this.#push(tab, false);
  }

  /**
   * Writes rows, which are seen as soon as they are safe.
   *
   * What is kept of the calculator goes with them, so that a page that is killed comes back with
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
   * Shows the history of the chosen tab, if it is to be seen, and hides all others.
   *
   * @param {string} tab
   * @returns {boolean} Whether a history is to be seen, beside the calculator or over it.
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
   * Hides the history beside a calculator, which shows a plot or a graph there.
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
   * The tab whose history the browser's Back or Forward, just used, went to or came from; empty if it
   * was no history.
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
      // In place of all that is in the field, and written as the field writes it.
      fire(this.#app, "equation-paste", { text: formula, start: 0, end: 1e6 });
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
      // Beside its calculator, which tells of the failure itself, it is tried again later.
      if (entry() !== tab) return;
      fire(this.#app, "load-failure", null);
      history.back();
    } finally {
      this.#unready.delete(tab);
    }
  }

  /**
   * Passes a change of the stored rows on to the panes that it concerns.
   *
   * @param {Change} change
   */
  #forward(change) {
    for (const [tab, pane] of this.#panes) {
      if (change.tab === tab || change.tab === "") pane.change(change);
    }
  }
}

/** The tab whose history the entry of the browser's history shows; empty if it shows no history. */
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
  const loading = Engine.start("calculators");
  const [engine] = await Promise.all([loading, style]);
  if (!customElements.get("history-pane")) {
    addHistoryIcons();
    HistoryPaneElement.define();
  }
  return { engine, words: engine.send("history.words", language || navigator.language) };
}

import { Engine } from "../shared/engine.js";
import { apart, keep, kept } from "../shared/keeper.js";
import { make } from "../shared/make.js";
import { Once } from "../shared/once.js";
import { isForControl, isTyping, pastedText } from "../shared/typing.js";
import { addPageStyle } from "./page-engine.js";

/** @typedef {import("../calculators/calculator-screen.js").CalculatorScreenElement} CalculatorScreenElement */
/** @typedef {import("../calculators/protocol.js").Settings} Settings */
/** @typedef {import("../calculators/protocol.js").TabName} CalculatorName */
/** @typedef {import("../elements/plot-pane.js").PlotPaneElement} PlotPaneElement */
/** @typedef {import("../graph/graph-pane.js").GraphPaneElement} GraphPaneElement */
/** @typedef {import("../history/histories.js").Histories} Histories */

/**
 * The parts of the page that are fetched when they are first needed: the calculators, the sheet, the
 * Configuration screen, the Plotter's graph and the histories.
 */
export class Parts {
  /**
   * The screens of the calculators, by tab. Each becomes a `CalculatorScreenElement` when it is first
   * shown; until then its methods are absent.
   *
   * @type {Map<string, CalculatorScreenElement>}
   */
  calculators = new Map();
  /**
   * The screen of the sheet, which is a `SheetScreenElement` from when it is first shown.
   *
   * @type {any}
   */
  sheet = document.createElement("sheet-screen");
  /** The screen of the configuration: as soon as it is shown, a `ConfigurationScreenElement`. */
  #configuration = document.createElement("configuration-screen");
  /** @type {GraphPaneElement | null} */
  graph = null;
  /** @type {Histories | null} */
  histories = null;

  #language;
  #graphFetch;
  #historiesFetch;
  #isGraphExpected = false;
  /**
   * What has been typed and pasted on calculators that are on their way, by tab; empty once they have
   * arrived.
   *
   * @type {Map<string, ["type" | "paste", string][]>}
   */
  #early = new Map();

  /**
   * @param {HTMLElement} app - The page's element.
   * @param {PlotPaneElement} plotPane - The pane from which the Plotter's graph is opened.
   * @param {string} language - The fields that request its words: its tag and its file.
   * @param {import("../shared/protocol.js").Words["tabs"]} tabs
   * @param {() => void} arrived - Called when the graph or the histories have been fetched.
   */
  constructor(app, plotPane, language, tabs, arrived) {
    this.#language = language;
    this.#graphFetch = new Once(async () => {
      const { openGraphPane } = await import("../graph/graph.js");
      this.graph = await openGraphPane(plotPane, language);
      arrived();
      return this.graph;
    });
    this.#historiesFetch = new Once(async () => {
      const { startHistories } = await import("../history/history.js");
      this.histories = startHistories(
        app,
        language,
        tabs.filter(({ hasHistoryBeside }) => hasHistoryBeside).map(({ name }) => name),
      );
      arrived();
      return this.histories;
    });
  }

  /**
   * Makes the empty screen of a calculator, of the sheet or of the configuration.
   *
   * @param {string} name - The name of its tab.
   * @returns {HTMLElement}
   */
  addScreen(name) {
    if (name === "graph") return this.sheet;
    if (name === "configuration") return this.#configuration;
    const screen = document.createElement("calculator-screen");
    this.calculators.set(name, /** @type {CalculatorScreenElement} */ (screen));
    this.#early.set(name, []);
    return screen;
  }

  /**
   * Keeps what is typed or pasted on a calculator that is on its way, unless a pane covers it.
   *
   * @param {KeyboardEvent | ClipboardEvent} event
   * @param {string} tab - The one that was chosen last.
   * @param {string | undefined} shown - The one that is shown.
   */
  keepEarly(event, tab, shown) {
    const early = this.#early.get(tab);
    const isCovered = tab === shown && this.calculators.get(tab)?.hidden;
    if (!early || isCovered || isForControl(event)) return;
    if (event instanceof ClipboardEvent) {
      early.push(["paste", pastedText(event)]);
    } else if (isTyping(event)) {
      early.push(["type", event.key]);
      // Browsers search with some of them.
      if (event.key.length === 1) event.preventDefault();
    }
  }

  /**
   * Fetches what a screen needs, and fills it.
   *
   * @param {string} name
   * @param {string} title
   * @param {Settings} settings
   */
  async openScreen(name, title, settings) {
    const screen = this.calculators.get(name) ?? /** @type {any} */ (this.addScreen(name));
    screen.replaceChildren(make("header", { class: "bar" }, make("h1", {}, title)));
    if (screen === this.sheet) return this.openSheets(screen);
    if (screen === this.#configuration) {
      const { openConfiguration } = await import("../configuration/configuration.js");
      return openConfiguration(screen, title, await Engine.start("configuration"));
    }
    const [{ openCalculator }, histories] = await Promise.all([
      import("../calculators/calculators.js"),
      this.fetchHistories(),
    ]);
    const text = await histories.lastState(name, kept(`ordinate-${name}`));
    await openCalculator(
      screen, /** @type {CalculatorName} */ (name), this.#language, settings, text);
    for (const [action, text] of this.#early.get(name) ?? []) screen[action](text);
    this.#early.delete(name);
  }

  /**
   * Fetches what sheets need, and fills the screen of the sheet or the place for the gallery of sheets.
   *
   * @param {HTMLElement} place
   */
  async openSheets(place) {
    const { openSheets } = await import("../graph/graph.js");
    await openSheets(place, this.#language);
  }

  /**
   * Shows what the keys of the keyboard do, if `?` asks for that.
   *
   * @param {KeyboardEvent} event
   * @param {Engine} engine
   */
  async showKeys(event, engine) {
    if (event.key !== "?" || isForControl(event)) return;
    event.stopPropagation();
    const [{ showKeys }] = await Promise.all([
      import("../keys/keys.js"),
      Engine.start("page"),
      addPageStyle(),
    ]);
    await showKeys(engine, this.#language);
  }

  fetchGraph() {
    return this.#graphFetch.get();
  }

  fetchHistories() {
    return this.#historiesFetch.get();
  }

  /**
   * Fetches the graph once, if there is a plot.
   *
   * @param {boolean} isSeen - Whether it is visible; then it is fetched at once, otherwise when the
   *   page is idle.
   */
  expectGraph(isSeen) {
    if (this.#isGraphExpected) return;
    this.#isGraphExpected = true;
    const fetch = () => this.fetchGraph().catch(() => {});
    if (isSeen) fetch();
    else if ("requestIdleCallback" in window) requestIdleCallback(fetch);
    else setTimeout(fetch, 1000);
  }

  /**
   * Does what the reader has confirmed: begins an examination or leaves it, or clears stored data.
   *
   * @param {"clear" | "exam"} [subject]
   */
  async carryOut(subject) {
    if (subject !== "exam") return this.forget();
    const { changeExam } = await import("../exam/exam.js");
    await changeExam();
  }

  /** Forgets the stored data of graphs, sheet, calculators and histories. */
  async forget() {
    try {
      const start = apart();
      for (const name in localStorage) {
        if (name.startsWith(`${start}ordinate-`)) keep(name.slice(start.length), "");
      }
    } catch {
      // If the browser stores nothing, nothing was kept.
    }
    this.graph?.clear();
    for (const screen of [...this.calculators.values(), this.sheet]) screen.forget?.();
    const histories = await this.fetchHistories();
    await histories.forget();
  }
}

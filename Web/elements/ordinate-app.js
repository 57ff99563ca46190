import { arrangement } from "../page/arrangement.js";
import { FocusReturn } from "../page/focus-return.js";
import { PageEngine } from "../page/page-engine.js";
import { Parts } from "../page/parts.js";
import { PlotEntries } from "../page/plot-entries.js";
import { typeOnPlotter } from "../page/plotter-typing.js";
import { announceSettings, publishDigits, reloadInChosenLanguage } from "../page/settings.js";
import { fire, on } from "../shared/events.js";
import { Keeper, kept } from "../shared/keeper.js";
import { make } from "../shared/make.js";
import { wideScreen } from "../shared/wide.js";
import { Dialogs } from "./dialogs.js";
import { PlotPaneElement } from "./plot-pane.js";
import { Screens } from "./screens.js";
import { TabBarElement } from "./tab-bar.js";

/** @typedef {import("../shared/engine.js").Engine} Engine */
/** @typedef {import("../shared/protocol.js").Message} Message */
/** @typedef {import("../shared/protocol.js").State} State */
/** @typedef {import("../shared/protocol.js").Words} Words */

/**
 * `<ordinate-app>`: the tabs, their screens and the plot.
 *
 * Forwards the reader's actions to the engine, and shows the state of its replies. Its parts do the
 * rest: `Screens` fills the screens of the tabs, `Dialogs` asks questions, `arrangement` decides
 * what is visible, `PlotEntries` handles the browser's Back, `FocusReturn` returns the focus, and
 * `Parts` fetches what is needed later.
 */
export class OrdinateAppElement extends HTMLElement {
  static define = (tag = "ordinate-app") => customElements.define(tag, OrdinateAppElement);

  #tabs = new TabBarElement();
  #pane = new PlotPaneElement();
  #screens = new Screens();
  #entries = new PlotEntries();
  #focus = new FocusReturn();
  #dialogs = new Dialogs();
  /** @type {Promise<void>} */
  #forgetting = Promise.resolve();
  #keeper = new Keeper("ordinate", () => this.#engine.send("kept").kept);

  // Set by `start`:
  /** @type {Parts} */
  #parts = /** @type {any} */ (null);
  /** @type {Words} */
  #words = /** @type {any} */ (null);
  /** @type {Engine} */
  #engine = /** @type {any} */ (null);
  /** @type {PageEngine} */
  #page = /** @type {any} */ (null);
  /** @type {State | null} */
  #state = null;
  /** The tab that was chosen last; the engine may still be on its way to it. */
  #coming = "";

  /**
   * Builds the first view of the page: the kept state, or what the address asks for.
   *
   * @param {Engine} engine
   * @param {URLSearchParams} query - `f` is a formula to plot at once, with `x-max` and `samples`.
   * @param {string} language - The fields that request its words: its tag and its file.
   * @param {boolean} isNew - Whether nothing was kept and nothing is asked for. Then the engine needs
   *   its first part alone.
   * @param {import("../exam/exam.js").ExamBar | null} exam - The examination that is held.
   * @returns {Words} In the language that the engine uses.
   */
  start(engine, query, language, isNew, exam) {
    this.#engine = engine;
    this.#page = new PageEngine(engine, language);
    /** @type {Words} */
    const words = (this.#words = engine.send("words", language));
    if (exam) words.tabs = exam.tabs;
    document.documentElement.lang = words.language;
    this.#parts = new Parts(this, this.#pane, language, words.tabs, () => this.#arrange());
    this.#build(words, engine);
    this.#listen();
    if (isNew) this.#show(engine.send("start"));
    else this.#restore(exam ? new URLSearchParams() : query);
    if (exam && this.#state) this.#show(exam.open(this, this.#state));
    // A fragment is a sheet.
    if (location.hash) this.#send("tab", "graph");
    return words;
  }

  /** @param {URLSearchParams} query */
  #restore(query) {
    this.#page.complete();
    /** @type {State} */
    const state = this.#engine.send("restore", kept("ordinate"));
    const formula = query.get("f");
    if (formula !== null) {
      const xMax = query.get("x-max") ?? state.configuration?.xMax ?? "";
      const samples = query.get("samples") ?? state.configuration?.samples ?? "";
      this.#send("plotter.link", formula, xMax, samples);
      this.#openGraph(this.#state?.plotter?.graphed, true);
      // After a reload the graph may cover the plot.
      if (!this.#entries.isPlot) this.#showPlot();
    }
    if (!this.#state) this.#show(state);
  }

  /**
   * @param {Words} words
   * @param {Engine} engine
   */
  #build(words, engine) {
    this.#tabs.build(words.tabs, words.appName);
    const screens = this.#screens.build(words, engine, (name, title) => {
      const screen = this.#parts.addScreen(name);
      this.#fillScreen(screen, name, title);
      return screen;
    });
    this.#screens.fillLater(this.#pane, () => this.#pane.build(words));
    this.#pane.plot.source = (...extent) => engine.draw(0, ...extent);
    this.replaceChildren(
      make("main", {}, this.#tabs, ...screens, this.#pane, this.#dialogs.element),
    );
  }

  #listen() {
    on(this, "tab-choice", (name) => {
      this.#coming = name;
      this.#send("tab", name);
    });
    on(this, "key-press", (key) => this.#plot("plotter.press", key));
    on(this, "equation-input", (text) => this.#send("plotter.text", text));
    on(this, "equation-paste", ({ text, start, end }) =>
      this.#send("plotter.paste", text, String(start), String(end)),
    );
    on(this, "gallery-end", (place) => this.#parts.openSheets(place));
    on(this, "engine-message", (fields) => this.#plot(...fields));
    on(this, "angle-choice", () => {
      const isRadians = this.#state?.configuration?.angle === "radians";
      this.#send("configuration.choose", "angle", isRadians ? "degrees" : "radians");
    });
    on(this, "example-choice", ({ equation, xMax, samples }) => {
      this.#plot("plotter.open", equation, String(xMax), String(samples));
    });
    on(this, "back", () => history.back());
    on(this, "graph-choice", (isAdded) => this.#openGraph(this.#state?.plotter?.plot, isAdded));
    on(this, "layout-change", () => this.#arrange());
    on(this, "graph-shown", () => this.#focus.remember());
    on(window, "load-failure", () => this.#dialogs.sayLoadFailed(this.#words));
    on(this, "history-choice", (tab) => this.#withHistories((all) => all.choose(tab)));
    on(this, "history-rows", (addition) => this.#withHistories((all) => all.add(addition)));
    addEventListener("popstate", () => this.#followBack());
    wideScreen.addEventListener("change", () => this.#arrange());
    addEventListener("keydown", (event) => this.#parts.showKeys(event, this.#engine), true);
    document.addEventListener("keydown", (event) => typeOnPlotter(event, this.#typing));
    for (const name of /** @type {const} */ (["keydown", "paste"])) {
      document.addEventListener(name, (event) => this.#parts.keepEarly(event, this.#coming, this.#state?.tab));
    }
  }

  /** @type {(message: Message, action: () => void) => void} */
  #withEngine = (message, action) =>
    this.#page.whenReady(message, action, () => this.#dialogs.sayLoadFailed(this.#words));

  /** @param {Message} message */
  #send(...message) {
    this.#withEngine(message, () => {
      const state = this.#engine.send(...message);
      if ("tab" in state) this.#show(state);
    });
  }

  /** @param {Message} message - One that may make a new plot, which is then shown. */
  #plot(...message) {
    this.#withEngine(message, () => {
      const before = this.#state;
      this.#send(...message);
      const { plot, graphed } = this.#state?.plotter ?? {};
      if (graphed?.serial !== before?.plotter?.graphed?.serial) this.#openGraph(graphed, true);
      if (plot?.serial === before?.plotter?.plot?.serial) return;
      this.#showPlot(before?.tab === "featured" ? "featured" : "plotter");
    });
  }

  /** @param {State} state */
  #show(state) {
    const before = this.#state;
    const { plotter, configuration } = state;
    this.#coming = state.tab;
    if (plotter?.rows.length) fire(this, "history-rows", { tab: "plotter", rows: plotter.rows });
    if (configuration) publishDigits(configuration);
    this.#state = state;
    this.#arrange();
    this.#tabs.show(state.tab);
    if (!plotter || !configuration) return;
    this.#keeper.request();
    this.#ask(plotter, configuration);
    if (!before?.configuration) return;
    announceSettings(before.configuration, configuration);
    if (before.configuration.language !== configuration.language) {
      // Clearing stored data restores the first language. This has to happen before the page is
      // reloaded.
      Promise.resolve().then(() => this.#forgetting).finally(reloadInChosenLanguage);
    }
  }

  /**
   * Shows the engine's question to the reader, and sends the answer to the engine.
   *
   * @param {import("../shared/protocol.js").PlotterState} plotter
   * @param {import("../shared/protocol.js").ConfigurationState} configuration
   */
  async #ask(plotter, configuration) {
    const answer = await this.#dialogs.ask(plotter, configuration);
    if (answer === null) return;
    this.#send(answer);
    if (answer !== "configuration.confirm") return;
    this.#forgetting = this.#parts.carryOut(configuration.confirmation?.subject);
    this.#forgetting.catch(() => {});
  }

  // The visible parts.

  /** Shows the parts that there is room for, and fills those that appear for the first time. */
  #arrange() {
    const state = this.#state;
    if (!state) return;
    this.#entries.remember();
    const { graph, histories, calculators } = this.#parts;
    const calculator = calculators.get(state.tab);
    const plot = state.plotter?.plot ?? null;
    const seen = arrangement({
      tab: state.tab,
      isWide: wideScreen.matches,
      isCalculator: calculator !== undefined,
      isItsGraphPushed: calculator?.isGraphPushed === true,
      hasHistory: histories?.arrange(state.tab) === true,
      isPlotPushed: this.#entries.isPlot,
      isGraphPushed: this.#entries.isGraph,
      hasPlot: plot !== null || graph?.isUsed === true,
      hasGraph: graph !== null,
    });
    this.#screens.choose(seen.showsScreen ? state.tab : null);
    this.#pane.hidden = !seen.showsPlot;
    this.#pane.classList.toggle("pushed", seen.isPushed);
    graph?.toggleAttribute("hidden", !seen.showsGraph);
    graph?.classList.toggle("pushed", seen.isPushed);
    for (const screen of calculators.values()) {
      if (!state.configuration) break;
      screen.arrange?.(state.configuration, seen.showsItsGraph && screen === calculator);
    }
    if (calculator || history.state?.history) this.#parts.fetchHistories().catch(() => {});
    this.#screens.fill();
    // If a pane covers the whole page, its heading is the heading of the page.
    for (const heading of this.querySelectorAll(".frame h2")) {
      heading.ariaLevel = wideScreen.matches ? "2" : "1";
    }
    this.#screens.show(state);
    const { isGraph } = this.#entries;
    if (isGraph || (plot && seen.showsPane)) this.#parts.expectGraph(isGraph);
    if (!seen.showsPane) return;
    this.#pane.show(plot, this.#entries.from === "featured");
    if (plot) graph?.offer(plot.text);
  }

  /**
   * Fetches what a screen needs when it is next shown; after a failure, tries again then.
   *
   * @param {HTMLElement} screen
   * @param {string} name
   * @param {string} title
   */
  #fillScreen(screen, name, title) {
    this.#screens.fillLater(screen, async () => {
      const settings = this.#state?.configuration;
      if (!settings) return;
      try {
        await this.#parts.openScreen(name, title, settings);
        this.#arrange();
      } catch {
        await this.#dialogs.sayLoadFailed(this.#words);
        this.#fillScreen(screen, name, title);
      }
    });
  }

  /** @param {(histories: import("../history/histories.js").Histories) => void} action */
  #withHistories(action) {
    this.#parts.fetchHistories().then(action, () => this.#dialogs.sayLoadFailed(this.#words));
  }

  /**
   * Shows the plot's equation, or a relation, as a graph.
   *
   * @param {{ text: string, unit: string } | null | undefined} row
   * @param {boolean} isAdded - Whether to keep the other curves.
   */
  async #openGraph(row, isAdded) {
    if (!row) return;
    const graph = await this.#parts.fetchGraph().catch(() => null);
    if (!graph) return this.#dialogs.sayLoadFailed(this.#words);
    graph.open(row, isAdded, this.#entries.isPlot || wideScreen.matches);
    this.#focus.remember();
    this.#entries.pushGraph();
    this.#arrange();
    graph.view.focus({ preventScroll: true });
  }

  /**
   * Shows the plot; on a narrow page it covers the calculator. On a wide one, where the graph was
   * chosen, the graph shows the equation instead.
   *
   * @param {string} from - The tab that Back leads to.
   */
  #showPlot(from = "plotter") {
    const plot = this.#state?.plotter?.plot;
    if (!plot) return;
    this.#parts.histories?.makeRoom("plotter");
    if (this.#entries.isGraph) {
      if (wideScreen.matches) return this.#parts.graph?.showNext(plot.text, plot.unit);
      this.#entries.pushPlot(from);
      this.#arrange();
    }
    if (wideScreen.matches) return this.#focus.give("tab-bar [aria-selected=true]");
    this.#focus.remember();
    if (!this.#entries.isPlot) this.#entries.pushPlot(from);
    this.#arrange();
    this.#pane.back.focus({ preventScroll: true });
  }

  /** Shows the tab that the browser's Back or Forward went to or came from. */
  #followBack() {
    let tab = location.hash ? "graph" : this.#entries.leftTab() || (this.#state?.tab ?? "");
    for (const [name, screen] of this.#parts.calculators) {
      if (screen.isLeft?.() ?? history.state?.[name]) tab = name;
    }
    tab = (this.#parts.histories?.leftTab() ?? history.state?.history) || tab;
    if (tab !== this.#state?.tab) this.#send("tab", tab);
    this.#arrange();
    this.#focus.giveBack("plot-pane .foot button, [data-key=graph], [data-key=plot]");
  }

  /** @returns {import("../page/plotter-typing.js").PlotterKeys | null} */
  get #typing() {
    if (this.#coming !== "plotter") return null;
    return {
      screen: this.#state?.tab === "plotter" ? this.#screens.plotter : null,
      keys: this.#words.keys,
      press: (key) => this.#plot("plotter.press", key),
      append: (text) =>
        this.#withEngine(["plotter.text"], () =>
          this.#send("plotter.text", this.#state?.plotter?.text + text)),
    };
  }
}

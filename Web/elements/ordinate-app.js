import { keep, kept } from "../shared/keeper.js";
import { make } from "../shared/make.js";
import { AlertDialogElement } from "./alert-dialog.js";
import { ConfigurationScreenElement } from "./configuration-screen.js";
import { FeaturedScreenElement } from "./featured-screen.js";
import { PlotPaneElement } from "./plot-pane.js";
import { PlotterScreenElement } from "./plotter-screen.js";
import { TabBarElement } from "./tab-bar.js";

/** @typedef {import("../shared/engine.js").Engine} Engine */
/** @typedef {import("../calculators/calculator-screen.js").CalculatorScreenElement} CalculatorScreenElement */
/** @typedef {import("../calculators/protocol.js").TabName} CalculatorName */
/** @typedef {import("../graph/graph-pane.js").GraphPaneElement} GraphPaneElement */
/** @typedef {import("../history/histories.js").Histories} Histories */
/** @typedef {import("../shared/protocol.js").State} State */
/** @typedef {import("../shared/protocol.js").Example} Example */
/** @typedef {import("../shared/protocol.js").Words} Words */

/**
 * `<ordinate-app>`: the tabs, their screens and the plot.
 *
 * Forwards what the reader does to the engine, and shows the state that comes back. Whether the
 * plot is pushed over the calculator, and the graph over the plot, is the one thing it knows itself:
 * these are entries of the browser's history, so that the browser's Back works.
 */
export class OrdinateAppElement extends HTMLElement {
  static define = (tag = "ordinate-app") => customElements.define(tag, OrdinateAppElement);

  #tabs = new TabBarElement();
  #pane = new PlotPaneElement();
  #alert = new AlertDialogElement();
  #featured = new FeaturedScreenElement();
  #plotter = new PlotterScreenElement();
  #configuration = new ConfigurationScreenElement();
  /**
   * By tab. They become what they are called when they are first shown.
   *
   * @type {Map<string, CalculatorScreenElement>}
   */
  #calculators = new Map();
  /** @type {Map<string, HTMLElement>} */
  #screens = new Map();
  /**
   * What fills a screen, until it is first shown.
   *
   * @type {Map<HTMLElement, () => void>}
   */
  #unbuilt = new Map();
  #isWide = matchMedia("(min-width: 700px)");
  /** @type {Map<string, string>} */
  #typed = new Map();
  #kept = "";
  /** Whether the plot was, before the browser's Back or Forward. */
  #wasPushed = false;
  #language = "";
  /** @type {Promise<void>} */
  #forgetting = Promise.resolve();
  /** @type {Words} */
  #words = /** @type {any} */ (null);
  /** @type {GraphPaneElement | null} */
  #graph = null;
  /** @type {Promise<GraphPaneElement> | null} */
  #graphOnItsWay = null;

  /** @type {Histories | null} */
  #histories = null;
  /** @type {Promise<Histories> | null} */
  #historiesOnTheirWay = null;

  /** @type {Engine | null} */
  #engine = null;
  /** @type {State | null} */
  #state = null;

  /**
   * Builds what the page shows first: what was kept, or what the address asks for.
   *
   * @param {Engine} engine
   * @param {URLSearchParams} query - `f` is a formula to plot at once, with `x-max` and `samples`.
   * @param {string} language - The tag of the one to speak, if the engine can.
   * @returns {Words} In which it speaks.
   */
  start(engine, query, language) {
    this.#engine = engine;
    /** @type {Words} */
    const words = engine.send("words", language);
    document.documentElement.lang = this.#language = words.language;
    this.#words = words;
    this.#build(words, engine);
    this.#listen();
    const text = kept("ordinate");
    /** @type {State} */
    const state = text ? engine.send("restore", text) : engine.send("state");
    const formula = query.get("f");
    if (formula !== null) {
      const { xMax, samples } = state.configuration;
      const setting = [query.get("x-max") ?? xMax, query.get("samples") ?? samples];
      this.#send("plotter.open", formula, ...setting);
      // After a reload the graph may be in front.
      if (!isPlotPushed()) this.#push();
    }
    if (!this.#state) this.#show(state);
    return words;
  }

  /**
   * @param {Words} words
   * @param {Engine} engine
   */
  #build(words, engine) {
    this.#tabs.build(words.tabs, words.appName);
    for (const { name, title } of words.tabs) {
      if (name === "plotter") this.#unbuilt.set(this.#pane, () => this.#pane.build(title, words));
      const screen = this.#screen(name);
      this.#unbuilt.set(screen, () => {
        if (screen === this.#featured) {
          this.#featured.build(title, words, engine.send("gallery"), engine);
        } else if (screen === this.#plotter) {
          this.#plotter.build(title, words);
        } else if (screen === this.#configuration) {
          this.#configuration.build(title, words);
        } else {
          this.#openCalculator(/** @type {CalculatorName} */ (name), title);
        }
      });
      screen.id = `screen-${name}`;
      screen.classList.add("screen");
      screen.setAttribute("role", "tabpanel");
      screen.setAttribute("aria-labelledby", `tab-${name}`);
      this.#screens.set(name, screen);
    }
    for (const { key, typed } of words.keys) {
      for (const text of typed) this.#typed.set(text, key);
    }
    this.#pane.plot.source = (...extent) => engine.draw(0, ...extent);
    const main = make("main", {}, ...this.#screens.values(), this.#pane, this.#tabs, this.#alert);
    this.replaceChildren(main);
  }

  /** @param {string} name */
  #screen(name) {
    switch (name) {
      case "featured":
        return this.#featured;
      case "plotter":
        return this.#plotter;
      case "configuration":
        return this.#configuration;
      default: {
        const screen = document.createElement("calculator-screen");
        this.#calculators.set(name, /** @type {CalculatorScreenElement} */ (screen));
        return screen;
      }
    }
  }

  #listen() {
    this.addEventListener("tab-choice", (event) => this.#send("tab", detail(event)));
    this.addEventListener("key-press", (event) => this.#press(detail(event)));
    this.addEventListener("equation-input", (event) => this.#send("plotter.text", detail(event)));
    this.addEventListener("equation-paste", (event) => {
      const { text, start, end } = detail(event);
      this.#send("plotter.paste", text, String(start), String(end));
    });
    this.addEventListener("engine-message", (event) => this.#send(...detail(event)));
    this.addEventListener("example-choice", (event) => {
      const { equation, xMax, samples } = /** @type {Example} */ (detail(event));
      this.#plot("plotter.open", equation, String(xMax), String(samples));
    });
    this.addEventListener("back", () => history.back());
    this.addEventListener("graph-choice", (event) => this.#openGraph(detail(event)));
    this.addEventListener("layout-change", () => this.#arrange());
    this.addEventListener("load-failure", () => this.#tellFailure());
    for (const type of ["history-choice", "history-rows"]) {
      this.addEventListener(type, (event) => this.#tellHistories(event));
    }
    addEventListener("popstate", () => this.#goBack());
    this.#isWide.addEventListener("change", () => this.#arrange());
    document.addEventListener("keydown", (event) => this.#type(event));
  }

  /** @param {...string} message */
  #send(...message) {
    const state = this.#engine?.send(...message);
    if (state && "tab" in state) this.#show(state);
  }

  /** @param {string} key */
  #press(key) {
    this.#plot("plotter.press", key);
    if (key === "clear") this.#record("", "", "cleared");
  }

  /** @param {...string} message - One that may make a new plot, which is then shown. */
  #plot(...message) {
    const before = this.#state?.plotter.plot?.serial;
    this.#send(...message);
    if (this.#state?.plotter.plot?.serial !== before) this.#push();
  }

  /** @param {State} state */
  #show(state) {
    const serial = this.#state?.plotter.plot?.serial;
    const { plot } = state.plotter;
    if (this.#state && plot && plot.serial !== serial) this.#record(plot.text, plot.unit, "");
    const { appearance, digits, language } = state.configuration;
    const before = this.#state?.configuration;
    // Where graphs, of whom nothing is known here, find it.
    document.documentElement.dataset.digits = digits;
    this.#state = state;
    this.#arrange();
    this.#tabs.show(state.tab);
    if (state.kept !== this.#kept) keep("ordinate", (this.#kept = state.kept));
    this.#ask(state);
    if (before && (before.appearance !== appearance || before.digits !== digits)) {
      dispatchEvent(new CustomEvent("settings-change", { detail: state.configuration }));
    }
    // Clearing stored data brings the first language back, and has to be done with first.
    if (before && before.language !== language) {
      Promise.resolve().then(() => this.#forgetting).finally(speak);
    }
  }

  /**
   * Puts the engine's question to the reader, and the answer to the engine.
   *
   * @param {State} state
   */
  async #ask({ plotter: { alert }, configuration: { confirmation } }) {
    if (this.#alert.isOpen) return;
    if (alert) {
      await this.#alert.ask(alert.title, alert.message, [{ title: alert.button }]);
      this.#send("plotter.dismiss");
    } else if (confirmation) {
      const answer = await this.#alert.ask(confirmation.title, confirmation.message, [
        { title: confirmation.cancel, class: "soft" },
        { title: confirmation.confirm, class: "soft danger" },
      ]);
      this.#send(`configuration.clear.${answer === 1 ? "confirm" : "cancel"}`);
      if (answer !== 1) return;
      keep("ordinate-graph", "");
      this.#graph?.clear();
      for (const [name, screen] of this.#calculators) {
        for (const place of [name, `${name}-graph`]) keep(`ordinate-${place}`, "");
        screen.forget?.();
      }
      this.#forgetting = this.#fetchHistories().then((histories) => histories.forget());
      this.#forgetting.catch(() => {});
    }
  }

  /** Shows the screens that there is room for, and fills those that are shown the first time. */
  #arrange() {
    const state = this.#state;
    if (!state) return;
    this.#wasPushed = isPlotPushed();
    const calculator = this.#calculators.get(state.tab);
    const hasHistory = this.#histories?.arrange(state.tab) === true;
    const isPushed =
      hasHistory ||
      (calculator
        ? calculator.isGraphPushed === true
        : isPlotPushed() && state.tab === "plotter" && state.plotter.plot !== null);
    const isBeside = this.#isWide.matches && state.tab !== "featured";
    const hasPane = !calculator && !hasHistory && (isBeside || isPushed);
    const showsGraph = isGraphPushed() && this.#graph !== null;
    for (const [name, screen] of this.#screens) {
      screen.hidden = name !== state.tab || (isPushed && !this.#isWide.matches);
    }
    this.#pane.classList.toggle("pushed", isPushed);
    this.#pane.hidden = !hasPane || showsGraph;
    this.#graph?.classList.toggle("pushed", isPushed);
    this.#graph?.toggleAttribute("hidden", !hasPane || !showsGraph);
    for (const screen of this.#calculators.values()) {
      const showsItsGraph = screen === calculator && !hasHistory && (isBeside || isPushed);
      screen.arrange?.(state.configuration, showsItsGraph);
    }
    if (calculator || history.state?.history) this.#fetchHistories().catch(() => {});
    for (const [screen, build] of this.#unbuilt) {
      if (screen.hidden) continue;
      this.#unbuilt.delete(screen);
      build();
    }
    // Pushed over the calculator a pane is all there is of the page.
    for (const heading of this.querySelectorAll(".frame h2")) {
      heading.ariaLevel = this.#isWide.matches ? "2" : "1";
    }
    if (!this.#plotter.hidden) this.#plotter.show(state.plotter);
    if (!this.#configuration.hidden) this.#configuration.show(state.configuration);
    if (hasPane) this.#pane.show(state.plotter.plot);
    if (hasPane && state.plotter.plot) {
      this.#graph?.offer(state.plotter.plot.text);
      this.#awaitGraph();
    }
  }

  /** Fetches the graph once there is an equation for it: at once if it is to be seen, else later. */
  #awaitGraph() {
    if (this.#graphOnItsWay) return;
    const fetch = () => this.#fetchGraph().catch(() => {});
    if (isGraphPushed()) fetch();
    else if ("requestIdleCallback" in window) requestIdleCallback(fetch);
    else setTimeout(fetch, 1000);
  }

  #fetchGraph() {
    this.#graphOnItsWay ??= import("../graph/graph.js")
      .then(({ openGraphPane }) => openGraphPane(this.#pane, this.#language))
      .then((pane) => {
        this.#graph = pane;
        this.#arrange();
        return pane;
      });
    return this.#graphOnItsWay;
  }

  /**
   * Shows the plot's equation as a graph.
   *
   * @param {boolean} isAdded - To the curves that are there.
   */
  async #openGraph(isAdded) {
    const plot = this.#state?.plotter.plot;
    if (!plot) return;
    let graph;
    try {
      graph = await this.#fetchGraph();
    } catch {
      this.#graphOnItsWay = null;
      return this.#tellFailure();
    }
    graph.show(plot.text, plot.unit, isAdded);
    if (!isGraphPushed()) history.pushState({ plot: true, graph: true }, "");
    this.#arrange();
    graph.view.focus({ preventScroll: true });
  }

  /**
   * Fetches a calculator; once more when it is next shown, if that failed.
   *
   * @param {CalculatorName} name
   * @param {string} title
   */
  async #openCalculator(name, title) {
    const screen = this.#calculators.get(name);
    if (!screen || !this.#state) return;
    screen.replaceChildren(make("header", { class: "bar" }, make("h1", {}, title)));
    try {
      const [{ openCalculator }, histories] = await Promise.all([
        import("../calculators/calculators.js"),
        this.#fetchHistories(),
      ]);
      const text = await histories.lastState(name, kept(`ordinate-${name}`));
      await openCalculator(screen, name, this.#language, this.#state.configuration, text);
      this.#arrange();
    } catch {
      await this.#tellFailure();
      this.#unbuilt.set(screen, () => this.#openCalculator(name, title));
    }
  }

  #fetchHistories() {
    this.#historiesOnTheirWay ??= import("../history/history.js")
      .then(({ startHistories }) => {
        this.#histories = startHistories(this, this.#language);
        this.#arrange();
        return this.#histories;
      })
      .catch((error) => {
        this.#historiesOnTheirWay = null;
        throw error;
      });
    return this.#historiesOnTheirWay;
  }

  /** @param {Event} event - One that concerns histories. */
  #tellHistories(event) {
    this.#fetchHistories().then(
      (histories) => histories.hear(event),
      () => this.#tellFailure(),
    );
  }

  /**
   * Adds a row to the Plotter's history.
   *
   * @param {string} formula
   * @param {string} unit
   * @param {string} kind - Empty if it is to be read from the formula.
   */
  #record(formula, unit, kind) {
    const detail = { tab: "plotter", rows: [{ text: formula, formula, kind, unit }] };
    this.dispatchEvent(new CustomEvent("history-rows", { detail }));
  }

  #tellFailure() {
    const { appName, loadFailed, ok } = this.#words;
    return this.#alert.ask(appName, loadFailed, [{ title: ok }]);
  }

  /** Shows the plot, over the calculator if need be. */
  #push() {
    if (!this.#state?.plotter.plot) return;
    this.#histories?.leave("plotter");
    if (isGraphPushed()) {
      history.pushState({ plot: true }, "");
      this.#arrange();
    }
    if (!this.#isWide.matches) {
      if (!isPlotPushed()) history.pushState({ plot: true }, "");
      this.#arrange();
      this.#pane.back.focus({ preventScroll: true });
    }
  }

  #goBack() {
    let tab = this.#wasPushed || isPlotPushed() ? "plotter" : (this.#state?.tab ?? "");
    for (const [name, screen] of this.#calculators) {
      // What is not there yet has nothing to be left.
      if (screen.isLeft?.() ?? history.state?.[name]) tab = name;
    }
    tab = (this.#histories?.left() ?? history.state?.history) || tab;
    if (tab !== this.#state?.tab) this.#send("tab", tab);
    this.#arrange();
  }

  /**
   * Keys of a keyboard press keys of the keypad while no control takes them.
   *
   * @param {KeyboardEvent} event
   */
  #type(event) {
    if (this.#state?.tab !== "plotter" || this.#plotter.hidden) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest("input, textarea, dialog, [role=menu]")) return;
    if (event.key === "Enter" && target.closest("button:not([aria-selected=true])")) return;
    const key = this.#typed.get(event.key);
    if (!key) return;
    event.preventDefault();
    this.#press(key);
  }
}

/** Begins again in the language that was chosen, whatever the address asked for. */
function speak() {
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
  location.reload();
}

function isPlotPushed() {
  return history.state?.plot === true;
}

function isGraphPushed() {
  return history.state?.graph === true;
}

/** @param {Event} event */
function detail(event) {
  return /** @type {CustomEvent} */ (event).detail;
}

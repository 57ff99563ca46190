import { keepFitting, letScrollByKeys } from "../shared/fit.js";
import { keep, kept } from "../shared/keeper.js";
import { equation, icon, make, save, showMath } from "../shared/make.js";
import { Popup } from "../shared/popup.js";
import { addStyle } from "../shared/sheet.js";
import { CurveLegendElement } from "./curve-legend.js";
import { GraphEngine } from "./graph-engine.js";
import { addIcons } from "./graph-icons.js";
import { GraphViewElement, defineGraphView } from "./graph-view.js";
import { StatisticsPanelElement } from "./statistics-panel.js";

/** @typedef {import("./protocol.js").GraphState} GraphState */
/** @typedef {import("./protocol.js").GraphWords} GraphWords */

/**
 * `<graph-pane>`: a graph with its title, its curves and its controls; beside the calculator where
 * there is room, pushed over it where there is not.
 *
 * @fires back - The reader wants what the graph was opened from.
 */
export class GraphPaneElement extends HTMLElement {
  static define = (tag = "graph-pane") => customElements.define(tag, GraphPaneElement);

  view = new GraphViewElement();
  #backTitle = make("span");
  back = make("button", { type: "button", class: "quiet back" }, icon("back"), this.#backTitle);
  /** Adds the equation of a plot; stands beside the plot. */
  addition = make("button", { type: "button", class: "tool", hidden: true });
  #title = make("span", { class: "math" });
  #heading = make("h2", {}, this.#title);
  #legend = new CurveLegendElement();
  #panel = new StatisticsPanelElement();
  #problem = make("p");
  #notice = make("div", { class: "notice over", hidden: true }, this.#problem);
  #reading = make("p", { class: "unseen", "aria-live": "polite" });
  #dots = control("dots", "switch");
  #trace = control("trace", "switch");
  #shown = "";
  #several = "";
  #place = "";
  #kept = "";
  #name = "";

  /**
   * @param {GraphWords} words
   * @param {string} place - Where the graph is kept between starts.
   */
  async build(words, place) {
    this.#place = place;
    const zoomOut = control("zoom-out", "button", words.zoomOut);
    const zoomIn = control("zoom-in", "button", words.zoomIn);
    const reset = control("reset", "button", words.reset);
    const statistics = control("statistics", "button", words.statistics);
    for (const [button, title] of /** @type {const} */ ([
      [this.#dots, words.dots],
      [this.#trace, words.trace],
    ])) {
      button.setAttribute("aria-label", title);
      button.append(make("span", {}, title));
    }
    this.#panel.hidden = true;
    this.replaceChildren(
      make(
        "div",
        { class: "frame" },
        this.back,
        make("div", { class: "title" }, this.#heading),
        this.#export(words),
        this.#legend,
        make("div", { class: "stage" }, this.view, this.#notice, this.#panel),
        make(
          "div",
          { class: "foot", role: "group", "aria-label": words.graph },
          make("div", { class: "pair" }, zoomOut, zoomIn),
          reset,
          this.#dots,
          this.#trace,
          statistics,
        ),
        this.#reading,
      ),
    );
    this.#several = words.graph;
    this.addition.append(words.addToGraph);
    this.leadBack(words.dotPlot, words.backToDotPlot, true);
    this.#legend.build(words);
    this.#panel.build(words);
    const popup = new Popup(this.#panel, statistics);
    this.#panel.addEventListener("close", () => popup.open(false));
    zoomOut.addEventListener("click", () => this.view.zoomOut());
    zoomIn.addEventListener("click", () => this.view.zoomIn());
    reset.addEventListener("click", () => this.view.reset());
    keepFitting(this.#heading, this.#title, 0.4);
    letScrollByKeys(this.#heading);
    await this.view.ready;
    const text = kept(place);
    if (text) this.view.send("restore", text);
    this.#listen();
    this.#changed();
  }

  #listen() {
    const { view } = this;
    this.back.addEventListener("click", () => {
      this.dispatchEvent(new Event("back", { bubbles: true }));
    });
    this.addition.addEventListener("click", () => {
      const event = new CustomEvent("graph-choice", { detail: true, bubbles: true });
      this.addition.dispatchEvent(event);
    });
    this.#dots.addEventListener("click", () => {
      view.mode = view.mode === "dots" ? "line" : "dots";
    });
    this.#trace.addEventListener("click", () => {
      view.traces = !view.traces;
      if (view.traces) view.focus({ preventScroll: true });
    });
    this.#legend.addEventListener("curve-change", (event) => {
      const [message, ...fields] = /** @type {CustomEvent} */ (event).detail;
      view.send(message, ...fields);
    });
    view.addEventListener("graph-state", () => this.#changed());
    view.addEventListener("trace-change", () => {
      const description = view.traces ? view.state?.trace?.text : "";
      this.#reading.textContent = description ?? "";
    });
    // However it is opened and closed, the engine computes what is told only while it is seen.
    new MutationObserver(() => view.send("statistics", !this.#panel.hidden)).observe(this.#panel, {
      attributeFilter: ["hidden"],
    });
  }

  /** @param {GraphWords} words */
  #export(words) {
    const opener = control("export", "button", words.export);
    const menu = make("div", { role: "menu", hidden: true, "aria-label": words.export });
    const box = make("div", { class: "export end" }, opener, menu);
    const popup = new Popup(menu, opener);
    const add = (/** @type {string} */ title, /** @type {() => void} */ action) => {
      const item = make("button", { type: "button", role: "menuitem", tabindex: -1 }, title);
      item.addEventListener("click", () => {
        popup.open(false);
        action();
      });
      menu.append(item);
    };
    const { view } = this;
    add(words.exportSVG, () => this.#save(view.svg(), "svg", "image/svg+xml"));
    add(words.exportPNG, async () => this.#save(await view.png(), "png", "image/png"));
    add(words.exportCSV, () => this.#save(view.csv(), "csv", "text/csv"));
    return box;
  }

  /**
   * @param {string | Blob | null} content
   * @param {string} extension
   * @param {string} type
   */
  #save(content, extension, type) {
    if (content) save(new Blob([content], { type }), `${this.#name}.${extension}`);
  }

  /**
   * Shows an equation; in place of all curves, unless it is there already.
   *
   * @param {string} source
   * @param {string} angle - `radians` or `degrees`.
   * @param {boolean} [isAdded] - The curves that are there stay.
   */
  show(source, angle, isAdded = false) {
    if (!this.#has(source)) this.view.send(isAdded ? "add" : "show", source, angle);
  }

  /** @param {string} source */
  #has(source) {
    return this.view.state?.curves.some((curve) => curve.source === source) ?? false;
  }

  /**
   * Offers to add an equation to the curves, if there are some and it is not there.
   *
   * @param {string} source
   */
  offer(source) {
    this.addition.hidden = !this.view.state?.curves.length || this.#has(source);
  }

  /** Forgets the curves, where they were looked at, and what was kept. */
  clear() {
    this.view.send("restore", "");
  }

  /**
   * Names what Back leads to.
   *
   * @param {string} title
   * @param {string} name - For a screen reader.
   * @param {boolean} isAlwaysThere - Also beside the calculator.
   */
  leadBack(title, name, isAlwaysThere) {
    this.#backTitle.textContent = title;
    this.back.setAttribute("aria-label", name);
    this.back.classList.toggle("always", isAlwaysThere);
  }

  #changed() {
    const { state } = this.view;
    if (!state) return;
    const { curves } = state;
    this.#legend.hidden = curves.length < 2;
    this.#heading.hidden = curves.length === 0;
    this.#showTitle(state);
    this.#legend.show(curves);
    this.#panel.show(state);
    this.#dots.setAttribute("aria-checked", String(state.style === "dots"));
    this.#trace.setAttribute("aria-checked", String(this.view.traces));
    const problem = curves.length === 1 ? curves[0].problem : null;
    this.#notice.hidden = problem === null;
    this.#problem.textContent = problem;
    if (state.kept !== this.#kept) keep(this.#place, (this.#kept = state.kept));
  }

  /** @param {GraphState} state */
  #showTitle({ curves }) {
    this.#name = curves.map(({ title }) => title).join(", ");
    if (this.#name === this.#shown) return;
    this.#shown = this.#name;
    // Of several, the legend says what they are.
    const title = curves.length === 1 ? curves[0].title : this.#several;
    const mathML = curves.length === 1 ? curves[0].mathML : null;
    this.#heading.setAttribute("aria-label", title);
    showMath(this.#title, mathML ? equation(mathML) : "");
    if (!mathML) this.#title.textContent = title;
  }
}

/**
 * A button with an icon.
 *
 * @param {string} name - Of the icon.
 * @param {"button" | "switch"} role
 * @param {string} [label]
 */
function control(name, role, label) {
  const button = make("button", { type: "button", class: "tool" }, icon(name));
  if (role === "switch") button.setAttribute("role", role);
  if (label) button.setAttribute("aria-label", label);
  return button;
}

/**
 * Puts a graph pane behind another element of the page, with the graph that was kept.
 *
 * @param {Element} neighbour
 * @param {string} language
 * @param {string} place - Where the graph is kept between starts.
 */
export async function addGraphPane(neighbour, language, place) {
  const style = addStyle(new URL("graph.css", import.meta.url));
  const [engine] = await Promise.all([GraphEngine.start(), style]);
  if (!customElements.get("graph-pane")) {
    addIcons();
    defineGraphView();
    for (const element of [CurveLegendElement, StatisticsPanelElement, GraphPaneElement]) {
      element.define();
    }
  }
  const pane = new GraphPaneElement();
  pane.hidden = true;
  neighbour.after(pane);
  const setDigits = () => {
    engine.send("graph.digits", document.documentElement.dataset.digits ?? "automatic");
  };
  setDigits();
  await pane.build(engine.send("graph.words", language), place);
  addEventListener("settings-change", () => {
    setDigits();
    pane.view.send("state");
  });
  return pane;
}

/**
 * Puts a graph pane behind the pane of plots, from which it is opened.
 *
 * @param {HTMLElement & { foot: HTMLElement }} plotPane
 * @param {string} language
 */
export async function openGraphPane(plotPane, language) {
  const pane = await addGraphPane(plotPane, language, "ordinate-graph");
  plotPane.foot.append(pane.addition);
  return pane;
}

import { fire, on } from "../shared/events.js";
import { keepFitting, letScrollByKeys } from "../shared/fit.js";
import { handRow } from "../shared/handed-rows.js";
import { Keeper, kept } from "../shared/keeper.js";
import { icon, make, save, showMath } from "../shared/make.js";
import { menuButton } from "../shared/menu.js";
import { CurveLegendElement } from "./curve-legend.js";
import { GraphControls } from "./graph-controls.js";
import { GraphViewElement } from "./graph-view.js";
import { StatisticsPanelElement } from "./statistics-panel.js";

/** @typedef {import("./protocol.js").GraphState} GraphState */
/** @typedef {import("./protocol.js").GraphWords} GraphWords */

/**
 * `<graph-pane>`: a graph with its title, its curves and its controls; next to the calculator if
 * there is room, otherwise pushed over it.
 *
 * @fires back - The reader wants to return to where the graph was opened.
 */
export class GraphPaneElement extends HTMLElement {
  static define = (tag = "graph-pane") => customElements.define(tag, GraphPaneElement);

  view = new GraphViewElement();
  #backTitle = make("span");
  back = make("button", { type: "button", class: "quiet back" }, icon("back"), this.#backTitle);
  /** Adds the equation of a plot to the curves; it appears next to the plot. */
  addition = make("button", { type: "button", class: "tool", hidden: true });
  #title = make("span", { class: "math" });
  #heading = make("h2", {}, this.#title);
  /** The angle unit of a curve that it matters for. */
  #unit = make("p", { class: "setting" });
  #legend = new CurveLegendElement();
  #panel = new StatisticsPanelElement();
  #problem = make("p", { role: "status" });
  #fit = make("button", { type: "button", class: "tool" });
  #notice = make("div", { class: "notice over", hidden: true }, this.#problem, this.#fit);
  #frame = make("div", { class: "application", role: "application", tabindex: 0 }, this.view);
  #reading = make("p", { class: "unseen", "aria-live": "polite" });
  /** The part of the plane in sight, in words. */
  #window = "";
  #controls = new GraphControls();
  /**
   * The title and the spoken name of Back: to the Plotter, and to its plot.
   *
   * @type {[string, string][]}
   */
  #backs = [];
  /** The title of a graph of several curves or of none. */
  #plainTitle = "";
  /**
   * The titles of all curves, also used as names of exported files; `null` before they are known.
   *
   * @type {string | null}
   */
  #titles = null;
  /** @type {Keeper} */
  #keeper = /** @type {any} */ (null);

  /**
   * @param {GraphWords} words
   * @param {string} storageKey - The key under which the graph is kept between starts.
   */
  async build(words, storageKey) {
    this.#plainTitle = words.graph;
    this.addition.append(words.addToGraph);
    this.#frame.setAttribute("aria-label", words.graph);
    this.#fit.append(words.fit);
    this.#backs = [
      [words.plotter, words.backTo.plotter ?? ""],
      [words.dotPlot, words.backToDotPlot],
    ];
    this.leadBack(words.dotPlot, words.backToDotPlot, true);
    this.#legend.build(words);
    this.#panel.build(words);
    this.#panel.hidden = true;
    this.replaceChildren(
      make(
        "div",
        { class: "frame" },
        this.back,
        make("div", { class: "title" }, this.#heading, this.#unit),
        this.#export(words),
        this.#legend,
        make("div", { class: "stage" }, this.#frame, this.#notice, this.#panel),
        this.#controls.element,
        this.#reading,
      ),
    );
    this.#controls.build(words, this.view, this.#panel);
    keepFitting(this.#heading, this.#title, { smallest: 0.4 });
    letScrollByKeys(this.#heading);
    await this.view.ready;
    const text = kept(storageKey);
    if (text) this.view.send("restore", text);
    this.#keeper = new Keeper(storageKey, () => this.view.send("kept").kept);
    this.#listen();
    this.#changed();
  }

  #listen() {
    const { view } = this;
    this.back.addEventListener("click", () => fire(this, "back", null));
    this.addition.addEventListener("click", () => fire(this.addition, "graph-choice", true));
    on(this.#legend, "curve-change", (fields) => view.send(...fields));
    this.#fit.addEventListener("click", () => {
      view.fit();
      this.#frame.focus({ preventScroll: true });
    });
    view.addEventListener("graph-state", () => this.#changed());
    view.addEventListener("trace-change", () => {
      this.#reading.textContent = view.traces ? view.reading : "";
    });
    // The engine computes statistics only while they are visible, however the panel is opened and
    // closed.
    new MutationObserver(() => view.send("statistics", !this.#panel.hidden)).observe(this.#panel, {
      attributeFilter: ["hidden"],
    });
  }

  /** @param {GraphWords} words */
  #export(words) {
    const opener = make("button", { type: "button", class: "tool" }, icon("export"));
    const { view } = this;
    return menuButton("export end", opener, words.export, [
      [words.exportSVG, () => this.#save(view.svg(), "svg", "image/svg+xml")],
      [words.exportPNG, async () => this.#save(await view.png(), "png", "image/png")],
      [words.exportCSV, () => this.#save(view.csv(), "csv", "text/csv")],
    ]);
  }

  /**
   * @param {string | Blob | null} content
   * @param {string} extension
   * @param {string} type
   */
  #save(content, extension, type) {
    if (content) save(new Blob([content], { type }), `${this.#titles || this.#plainTitle}.${extension}`);
  }

  /**
   * Shows an equation in place of all curves, unless it is shown already.
   *
   * @param {string} source
   * @param {string} angle - `radians` or `degrees`.
   * @param {boolean} [isAdded] - Whether to keep the other curves.
   */
  show(source, angle, isAdded = false) {
    if (this.#has(source)) return;
    this.view.send(isAdded ? "add" : "show", source, angle);
    handRow(source, angle);
  }

  /**
   * Shows what the Plotter has.
   *
   * @param {{ text: string, unit: string }} row
   * @param {boolean} isAdded - Whether to keep the other curves.
   * @param {boolean} isOverPlot - Whether Back leads to the plot, not to the Plotter.
   */
  open({ text, unit }, isAdded, isOverPlot) {
    this.show(text, unit, isAdded);
    const [title, name] = this.#backs[Number(isOverPlot)] ?? ["", ""];
    this.leadBack(title, name, true);
  }

  /**
   * Shows the next equation: in place of a single function, or together with several curves or a relation.
   *
   * @param {string} source
   * @param {string} angle - `radians` or `degrees`.
   */
  showNext(source, angle) {
    const { curves, untraceable } = this.view.state ?? { curves: [], untraceable: null };
    this.show(source, angle, curves.length > 1 || untraceable !== null);
  }

  /** @param {string} source */
  #has(source) {
    return this.view.state?.curves.some((curve) => curve.source === source) ?? false;
  }

  /**
   * Offers to add an equation to the curves, if there are any and it is not among them.
   *
   * @param {string} source
   */
  offer(source) {
    this.addition.hidden = !this.isUsed || this.#has(source);
  }

  /** Whether it has curves. */
  get isUsed() {
    return (this.view.state?.curves.length ?? 0) > 0;
  }

  /** Forgets the curves, the part of the plane in sight, and the kept state. */
  clear() {
    this.view.send("restore", "");
  }

  /**
   * Sets the target of Back.
   *
   * @param {string} title
   * @param {string} name - For screen readers.
   * @param {boolean} isAlwaysThere - Whether Back is also shown next to the calculator.
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
    this.#showTitle(state);
    this.#legend.show(curves);
    this.#panel.show(state);
    this.#controls.show(state.style === "dots", this.view.traces);
    const problem = curves.length === 1 ? curves[0].problem : null;
    const { outOfSight } = state;
    const untraceable = this.view.traces ? state.untraceable : null;
    const message = problem ?? outOfSight?.message ?? untraceable ?? "";
    this.#notice.hidden = message === "";
    this.#fit.hidden = outOfSight?.fits !== true;
    // Only a changed message is announced.
    if (this.#problem.textContent !== message) this.#problem.textContent = message;
    const unit = curves.length === 1 ? curves[0].angle : null;
    this.#unit.hidden = unit === null;
    this.#unit.textContent = unit;
    this.#keeper.request();
    this.#speakWindow(state);
  }

  /**
   * Says which part of the plane is in sight, after the reader has moved it from this pane.
   *
   * @param {GraphState} state
   */
  #speakWindow({ window }) {
    if (window === this.#window) return;
    const isMoved = this.#window !== "" && this.contains(document.activeElement);
    this.#window = window;
    if (isMoved && !this.view.traces) this.#reading.textContent = window;
  }

  /** @param {GraphState} state */
  #showTitle({ curves }) {
    const titles = curves.map(({ title }) => title).join(", ");
    if (titles === this.#titles) return;
    this.#titles = titles;
    // For several curves, the legend shows their names.
    const isFormula = curves.length === 1;
    const title = isFormula ? curves[0].title : this.#plainTitle;
    const mathML = isFormula ? curves[0].equationMathML : null;
    this.#heading.setAttribute("aria-label", title);
    this.#heading.classList.toggle("words", !isFormula);
    showMath(this.#title, mathML ?? "");
    if (!mathML) this.#title.textContent = title;
  }
}

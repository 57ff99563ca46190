import { iconButton } from "../shared/icon-button.js";
import { make } from "../shared/make.js";
import { Popup } from "../shared/popup.js";

/** @typedef {import("./graph-view.js").GraphViewElement} GraphViewElement */
/** @typedef {import("./protocol.js").GraphWords} GraphWords */

/** The bar below a graph: zoom, reset, dots, trace and statistics. */
export class GraphControls {
  element = make("div", { class: "foot", role: "group" });
  #dots = iconButton("dots", "tool");
  #trace = iconButton("trace", "tool");

  /**
   * @param {GraphWords} words
   * @param {GraphViewElement} view - The graph.
   * @param {HTMLElement} panel - The statistics, which the bar opens.
   */
  build(words, view, panel) {
    const zoomOut = iconButton("zoom-out", "tool", words.zoomOut);
    const zoomIn = iconButton("zoom-in", "tool", words.zoomIn);
    const reset = iconButton("reset", "tool", words.reset);
    const statistics = iconButton("statistics", "tool", words.statistics);
    for (const [button, title] of /** @type {const} */ ([
      [this.#dots, words.dots],
      [this.#trace, words.trace],
    ])) {
      button.setAttribute("role", "switch");
      button.setAttribute("aria-label", title);
      button.append(make("span", {}, title));
    }
    this.element.setAttribute("aria-label", words.graph);
    this.element.append(
      make("div", { class: "pair" }, zoomOut, zoomIn),
      reset,
      this.#dots,
      this.#trace,
      statistics,
    );
    zoomOut.addEventListener("click", () => view.zoomOut());
    zoomIn.addEventListener("click", () => view.zoomIn());
    reset.addEventListener("click", () => view.reset());
    this.#dots.addEventListener("click", () => {
      view.mode = view.mode === "dots" ? "line" : "dots";
    });
    this.#trace.addEventListener("click", () => {
      view.traces = !view.traces;
      if (view.traces) view.focus({ preventScroll: true });
    });
    const popup = new Popup(panel, statistics);
    panel.addEventListener("close", () => popup.open(false));
  }

  /**
   * @param {boolean} hasDots - Whether the curves are drawn as dots.
   * @param {boolean} traces - Whether one finger traces.
   */
  show(hasDots, traces) {
    this.#dots.setAttribute("aria-checked", String(hasDots));
    this.#trace.setAttribute("aria-checked", String(traces));
  }
}

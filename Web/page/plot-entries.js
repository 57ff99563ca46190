/**
 * The entries that the Plotter adds to the browser's history: `{ plot: true, from }` if the plot was
 * opened over the screen of the tab `from`, and `graph: true` too if the graph was opened over the
 * plot. They make the browser's Back work.
 */
export class PlotEntries {
  /** Whether the plot was open when `remember` was last called. */
  #wasPlot = false;
  /** The tab that the plot was opened from, then. */
  #from = "";

  /** Whether the plot, or the graph over it, is open. */
  get isPlot() {
    return history.state?.plot === true;
  }

  /** Whether the graph is open. */
  get isGraph() {
    return history.state?.graph === true;
  }

  /** The tab that Back leads to from the plot. */
  get from() {
    return history.state?.from ?? "plotter";
  }

  /** @param {string} from */
  pushPlot(from) {
    history.pushState({ plot: true, from }, "");
  }

  pushGraph() {
    if (!this.isGraph) history.pushState({ plot: true, from: this.from, graph: true }, "");
  }

  /** Remembers the reader's position for `isLeft`. */
  remember() {
    this.#wasPlot = this.isPlot;
    this.#from = this.from;
  }

  /**
   * The tab that the browser's Back or Forward, just used, leads to; empty if it neither went to
   * the plot nor came from it.
   */
  leftTab() {
    if (this.isPlot) return "plotter";
    return this.#wasPlot ? this.#from : "";
  }
}

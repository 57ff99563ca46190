/**
 * The entries that the Plotter adds to the browser's history: `{ plot: true }` if the plot was
 * opened over the calculator, and `{ plot: true, graph: true }` if the graph was opened over the
 * plot. They make the browser's Back work.
 */
export class PlotEntries {
  /** Whether the plot was open when `remember` was last called. */
  #wasPlot = false;

  /** Whether the plot, or the graph over it, is open. */
  get isPlot() {
    return history.state?.plot === true;
  }

  /** Whether the graph is open. */
  get isGraph() {
    return history.state?.graph === true;
  }

  pushPlot() {
    history.pushState({ plot: true }, "");
  }

  pushGraph() {
    if (!this.isGraph) history.pushState({ plot: true, graph: true }, "");
  }

  /** Remembers the reader's position for `isLeft`. */
  remember() {
    this.#wasPlot = this.isPlot;
  }

  /** Whether the browser's Back or Forward, just used, went to or came from the plot. */
  isLeft() {
    return this.#wasPlot || this.isPlot;
  }
}

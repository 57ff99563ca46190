/**
 * The state of the page that determines which parts are visible.
 *
 * @typedef {object} Situation
 * @property {string} tab
 * @property {boolean} isWide - Whether there is room for two panes side by side.
 * @property {boolean} isCalculator - Whether the tab is a calculator, with a graph of its own.
 * @property {boolean} isItsGraphPushed - Whether that graph covers the calculator.
 * @property {boolean} hasHistory - Whether a history is open.
 * @property {boolean} isPlotPushed - Whether the plot was opened over the Plotter.
 * @property {boolean} isGraphPushed - Whether the Plotter's graph was opened over the plot.
 * @property {boolean} hasPlot - Whether there is a plot.
 * @property {boolean} hasGraph - Whether the Plotter's graph is in the page.
 */

/**
 * The visible parts of the page.
 *
 * @typedef {object} Arrangement
 * @property {boolean} showsScreen - The screen of the tab.
 * @property {boolean} isPushed - Whether a pane was opened over that screen.
 * @property {boolean} showsPane - The Plotter's plot or its graph.
 * @property {boolean} showsPlot
 * @property {boolean} showsGraph
 * @property {boolean} showsItsGraph - The graph of the calculator.
 */

/**
 * Decides which parts of the page are visible.
 *
 * On a narrow page, a pane that was opened covers everything else. On a wide page, the tab's pane
 * is always next to its screen, except on Featured and with a sheet, which fill the page.
 *
 * @param {Situation} situation
 * @returns {Arrangement}
 */
export function arrangement(situation) {
  const { tab, isWide, isCalculator, hasHistory } = situation;
  const isPlotPushed = situation.isPlotPushed && tab === "plotter" && situation.hasPlot;
  const isPushed = hasHistory || (isCalculator ? situation.isItsGraphPushed : isPlotPushed);
  const hasPane = !hasHistory && (isPushed || (isWide && tab !== "featured" && tab !== "graph"));
  const showsPane = hasPane && !isCalculator;
  const isGraphInFront = situation.isGraphPushed && situation.hasGraph;
  return {
    showsScreen: isWide || !isPushed,
    isPushed,
    showsPane,
    showsPlot: showsPane && !isGraphInFront,
    showsGraph: showsPane && isGraphInFront,
    showsItsGraph: hasPane && isCalculator,
  };
}

// Which parts of the page are visible.
import assert from "node:assert/strict";
import { test } from "node:test";

import { arrangement } from "../../Web/page/arrangement.js";

const nothing = {
  tab: "plotter", isWide: false, isCalculator: false, isItsGraphPushed: false, hasHistory: false,
  isPlotPushed: false, isGraphPushed: false, hasPlot: false, hasGraph: false,
};

/** The names of the visible parts. */
function seen(situation) {
  const { showsScreen, showsPane, showsPlot, showsGraph, showsItsGraph } = arrangement({
    ...nothing, ...situation,
  });
  assert.equal(showsPane, showsPlot || showsGraph);
  const parts = { screen: showsScreen, plot: showsPlot, graph: showsGraph, "its graph": showsItsGraph };
  return Object.keys(parts).filter((name) => parts[name]).join(", ");
}

const plot = { isPlotPushed: true, hasPlot: true };
const graph = { ...plot, isGraphPushed: true, hasGraph: true };
const calculator = { tab: "scientific", isCalculator: true };
const itsGraph = { ...calculator, isItsGraphPushed: true };

for (const [title, situation, narrow, wide] of [
  ["the Plotter without a plot", {}, "screen", "screen, plot"],
  ["the Plotter with a plot that was left", { hasPlot: true }, "screen", "screen, plot"],
  ["the plot", plot, "plot", "screen, plot"],
  ["the graph of the plot", graph, "graph", "screen, graph"],
  ["the graph before it is fetched", { ...graph, hasGraph: false }, "plot", "screen, plot"],
  ["the history of the Plotter", { ...plot, hasHistory: true }, "", "screen"],
  ["another tab after a plot", { ...plot, tab: "configuration" }, "screen", "screen, plot"],
  ["Featured, which fills the page", { ...plot, tab: "featured" }, "screen", "screen"],
  ["a sheet, which fills the page", { ...plot, tab: "graph" }, "screen", "screen"],
  ["a calculator", calculator, "screen", "screen, its graph"],
  ["a calculator after a plot", { ...plot, ...calculator }, "screen", "screen, its graph"],
  ["the graph of a calculator", itsGraph, "its graph", "screen, its graph"],
  ["the history of a calculator", { ...itsGraph, hasHistory: true }, "", "screen"],
]) {
  test(`narrow: ${title}`, () => assert.equal(seen(situation), narrow));
  test(`wide: ${title}`, () => assert.equal(seen({ ...situation, isWide: true }), wide));
}

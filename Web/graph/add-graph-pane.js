import { on } from "../shared/events.js";
import { addStyle } from "../shared/sheet.js";
import { CurveLegendElement } from "./curve-legend.js";
import { GraphEngine } from "./graph-engine.js";
import { addIcons } from "./graph-icons.js";
import { GraphPaneElement } from "./graph-pane.js";
import { GraphViewElement } from "./graph-view.js";
import { StatisticsPanelElement } from "./statistics-panel.js";

/**
 * Adds a graph pane after another element of the page, with the graph that was kept.
 *
 * @param {Element} neighbour
 * @param {string} language
 * @param {string} storageKey - The key under which the graph is kept between starts.
 */
export async function addGraphPane(neighbour, language, storageKey) {
  const style = addStyle(new URL("graph.css", import.meta.url));
  const [engine] = await Promise.all([GraphEngine.start(), style]);
  if (!customElements.get("graph-pane")) {
    addIcons();
    GraphViewElement.define();
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
  await pane.build(engine.send("graph.words", language), storageKey);
  on(window, "settings-change", () => {
    setDigits();
    pane.view.send("state");
  });
  return pane;
}

/**
 * Adds a graph pane after the pane of plots, which opens it.
 *
 * @param {HTMLElement & { foot: HTMLElement }} plotPane
 * @param {string} language
 */
export async function openGraphPane(plotPane, language) {
  const pane = await addGraphPane(plotPane, language, "ordinate-graph");
  plotPane.foot.append(pane.addition);
  return pane;
}

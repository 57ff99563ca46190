import { paper, png } from "./paper.js";
import { addGraphPane, openGraphPane } from "./add-graph-pane.js";
import { GraphPaneElement } from "./graph-pane.js";
import { GraphViewElement, defineGraphView } from "./graph-view.js";

export {
  GraphPaneElement,
  GraphViewElement,
  addGraphPane,
  defineGraphView,
  openGraphPane,
  paper,
  png,
};

import { addGraphPane, openGraphPane } from "./add-graph-pane.js";
import { paper } from "./colors.js";
import { GraphPaneElement } from "./graph-pane.js";
import { png } from "./graph-picture.js";
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

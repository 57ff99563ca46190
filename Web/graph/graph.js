import { GraphPaneElement, addGraphPane, openGraphPane } from "./graph-pane.js";
import { GraphViewElement, defineGraphView } from "./graph-view.js";

export { GraphPaneElement, GraphViewElement, addGraphPane, defineGraphView, openGraphPane };

import { GraphPaneElement, openGraphPane } from "./graph-pane.js";
import { GraphViewElement, defineGraphView } from "./graph-view.js";

export { GraphPaneElement, GraphViewElement, defineGraphView, openGraphPane };

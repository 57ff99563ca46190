import { addPage } from "../page/page-engine.js";
import { AlertDialogElement } from "./alert-dialog.js";
import { DotPlotElement } from "./dot-plot.js";
import { EquationFieldElement } from "./equation-field.js";
import { FeaturedScreenElement } from "./featured-screen.js";
import { KeyPadElement } from "./key-pad.js";
import { OrdinateAppElement } from "./ordinate-app.js";
import { PlotPaneElement } from "./plot-pane.js";
import { PlotterScreenElement } from "./plotter-screen.js";
import { TabBarElement } from "./tab-bar.js";

export { OrdinateAppElement, addPage };

/** Defines every element; parts come before the elements that contain them. */
export function defineElements() {
  for (const element of [
    AlertDialogElement,
    DotPlotElement,
    EquationFieldElement,
    FeaturedScreenElement,
    KeyPadElement,
    PlotPaneElement,
    PlotterScreenElement,
    TabBarElement,
    OrdinateAppElement,
  ]) {
    element.define();
  }
}

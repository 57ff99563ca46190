import { AlertDialogElement } from "./elements/alert-dialog.js";
import { ComingScreenElement } from "./elements/coming-screen.js";
import { ConfigurationScreenElement } from "./elements/configuration-screen.js";
import { DotPlotElement } from "./elements/dot-plot.js";
import { EquationFieldElement } from "./elements/equation-field.js";
import { FeaturedScreenElement } from "./elements/featured-screen.js";
import { KeyPadElement } from "./elements/key-pad.js";
import { OrdinateAppElement } from "./elements/ordinate-app.js";
import { PlotPaneElement } from "./elements/plot-pane.js";
import { PlotterScreenElement } from "./elements/plotter-screen.js";
import { ReadingViewElement } from "./elements/reading-view.js";
import { TabBarElement } from "./elements/tab-bar.js";
import { Engine, isSupported } from "./engine.js";

/** @param {"simd" | "load"} reason */
function giveUp(reason) {
  document.querySelector("ordinate-app")?.remove();
  document.querySelector(`[data-reason=${reason}]`)?.removeAttribute("hidden");
}

async function start() {
  const engine = await Engine.load("ordinate.wasm");
  for (const element of [
    AlertDialogElement,
    ComingScreenElement,
    ConfigurationScreenElement,
    DotPlotElement,
    EquationFieldElement,
    FeaturedScreenElement,
    KeyPadElement,
    PlotPaneElement,
    PlotterScreenElement,
    ReadingViewElement,
    TabBarElement,
    OrdinateAppElement,
  ]) {
    element.define();
  }
  const app = document.querySelector("ordinate-app");
  if (app instanceof OrdinateAppElement) app.start(engine, new URLSearchParams(location.search));
}

if (isSupported()) {
  start().catch((error) => {
    console.error(error);
    giveUp("load");
  });
} else {
  giveUp("simd");
}

import { fire } from "../shared/events.js";
import { keepFitting, letScrollByKeys } from "../shared/fit.js";
import { icon, make, save, showMath } from "../shared/make.js";
import { DotPlotElement } from "./dot-plot.js";

/** @typedef {import("../shared/protocol.js").PlotterState} PlotterState */
/** @typedef {import("../shared/protocol.js").Words} Words */

/**
 * `<plot-pane>`: the Plotter's plot with its title; next to the calculator if there is room,
 * otherwise pushed over it.
 *
 * @fires back - The reader wants to return to the calculator.
 * @fires graph-choice - The reader wants the graph of the equation.
 */
export class PlotPaneElement extends HTMLElement {
  static define = (tag = "plot-pane") => customElements.define(tag, PlotPaneElement);

  plot = new DotPlotElement();
  #backTitle = make("span");
  back = make("button", { type: "button", class: "quiet back" }, icon("back"), this.#backTitle);
  #title = make("span", { class: "math" });
  #heading = make("h2", {}, this.#title);
  #setting = make("p", { class: "setting" });
  #note = make("p", { class: "setting", role: "status" });
  #save = make("button", { type: "button", class: "quiet end" }, icon("save"));
  #graph = make("button", { type: "button", class: "tool" });
  /** The buttons that open graphs. */
  foot = make("div", { class: "foot" }, this.#note, this.#graph);
  #message = make("p");
  #notice = make("div", { class: "notice" }, icon("plotter"), this.#message);
  /** The message if there is no plot. */
  #emptyMessage = "";
  #pictureName = "";
  /**
   * The title and the spoken name of Back: to the Plotter, and to Featured.
   *
   * @type {[string, string][]}
   */
  #backs = [];
  #serial = 0;

  /** @param {Words} words */
  build(words) {
    const title = (/** @type {string} */ tab) =>
      words.tabs.find(({ name }) => name === tab)?.title ?? "";
    this.#emptyMessage = words.noPlot;
    this.#backs = [
      [title("plotter"), words.backToPlotter],
      [title("featured"), words.backToFeatured],
    ];
    this.#save.setAttribute("aria-label", words.savePicture);
    this.#graph.append(words.graph);
    this.replaceChildren(
      make(
        "div",
        { class: "frame" },
        this.back,
        make("div", { class: "title" }, this.#heading, this.#setting),
        this.#save,
        make("div", { class: "stage" }, this.plot, this.#notice),
        this.foot,
      ),
    );
    this.#graph.addEventListener("click", () => fire(this, "graph-choice", false));
    this.back.addEventListener("click", () => fire(this, "back", null));
    this.#save.addEventListener("click", () => this.#download());
    keepFitting(this.#heading, this.#title, { smallest: 0.4 });
    letScrollByKeys(this.#heading);
  }

  /**
   * @param {PlotterState["plot"]} plot
   * @param {boolean} [isFromGallery] - Whether Back leads to the gallery.
   */
  show(plot, isFromGallery = false) {
    const [title, name] = this.#backs[Number(isFromGallery)] ?? ["", ""];
    this.#backTitle.textContent = title;
    this.back.setAttribute("aria-label", name);
    const { canvas } = this.plot;
    this.plot.hidden = plot === null;
    this.#save.hidden = plot === null;
    this.foot.hidden = plot === null;
    this.#notice.hidden = plot !== null && plot.message === null;
    this.#notice.classList.toggle("over", plot !== null);
    this.#message.textContent = plot === null ? this.#emptyMessage : (plot.message ?? "");
    this.#heading.hidden = plot === null;
    this.#setting.hidden = plot === null;
    this.#note.textContent = plot?.note ?? "";
    if (plot) {
      canvas.setAttribute("role", "img");
      canvas.setAttribute("aria-label", plot.name);
      this.#pictureName = plot.title;
      this.#heading.setAttribute("aria-label", plot.title);
      showMath(this.#title, plot.equationMathML);
      this.#setting.textContent = plot.drawnWith;
    }
    if (plot && plot.serial !== this.#serial) {
      this.#serial = plot.serial;
      this.plot.requestDraw();
    }
  }

  async #download() {
    const picture = await this.plot.png().catch(() => fire(this, "load-failure", null));
    if (picture) save(picture, `${this.#pictureName}.png`);
  }
}

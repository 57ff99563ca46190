import { paint, palette } from "../shared/painter.js";

/** @typedef {import("../shared/engine.js").DrawList} DrawList */

/**
 * The time of a frame that all plots together may take, in milliseconds; the others wait for the
 * next.
 */
const budget = 8;
let frame = -1;
let spent = 0;

/**
 * `<dot-plot>`: paints the engine's drawing, at the resolution of the screen.
 *
 * Draws again whenever its size, the screen's resolution or the colour scheme changes. Of many
 * plots, the first appear while the last have not been drawn yet.
 *
 * @cssprop --plot-background, --plot-grid, --plot-axis, --plot-label, --plot-dot, --plot-curve
 */
export class DotPlotElement extends HTMLElement {
  static define = (tag = "dot-plot") => customElements.define(tag, DotPlotElement);

  /**
   * Draws with the engine; set by the page.
   *
   * @type {((width: number, height: number, fontSize: number) => DrawList) | null}
   */
  source = null;

  canvas = document.createElement("canvas");
  #frame = 0;
  /** @type {AbortController | null} */
  #listening = null;
  #observer = new ResizeObserver(() => this.#drawInTurn());

  connectedCallback() {
    this.append(this.canvas);
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const redraw = () => this.requestDraw();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw, { signal });
    matchMedia("(prefers-contrast: more)").addEventListener("change", redraw, { signal });
    addEventListener("settings-change", redraw, { signal });
    this.#observer.observe(this);
  }

  disconnectedCallback() {
    this.#listening?.abort();
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Draws once before the next frame, however often it is called. */
  requestDraw() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#drawInTurn();
    });
  }

  /** Draws in this frame while there is time, otherwise in the next. */
  #drawInTurn() {
    const now = Number(document.timeline.currentTime);
    if (now !== frame) [frame, spent] = [now, 0];
    if (spent > budget) {
      this.requestDraw();
      return;
    }
    const start = performance.now();
    this.draw();
    spent += performance.now() - start;
  }

  /** Draws now; does nothing if there is no room or no source. */
  draw() {
    const width = this.clientWidth;
    const height = this.clientHeight;
    const context = this.canvas.getContext("2d");
    if (!this.source || !context || width === 0 || height === 0) return;
    const ratio = devicePixelRatio || 1;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    context.scale(this.canvas.width / width, this.canvas.height / height);
    const style = palette(this);
    paint(context, this.source(width, height, style.fontSize), style, width, height);
    performance.mark("plot-drawn");
  }

  /**
   * The plot as a PNG file on white paper.
   *
   * @returns {Promise<Blob | null>}
   */
  async png() {
    // A first visit saves no picture.
    const { paper, png } = await import("../graph/graph.js");
    const { clientWidth: width, clientHeight: height } = this;
    return this.source && png([this.source(width, height, paper.fontSize)], width, height);
  }
}

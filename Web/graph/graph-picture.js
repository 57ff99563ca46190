import { paint } from "../shared/painter.js";
import { graphPalette } from "./colors.js";
import { Slices } from "./slices.js";

/**
 * The graph that a picture shows.
 *
 * @typedef {object} PictureTarget
 * @property {() => import("./graph-session.js").GraphSession | null} session
 * @property {() => boolean} isMoving - Whether a finger moves it.
 * @property {(size: { width: number, height: number }) => void} resized - Nothing is painted in the
 *   new size yet.
 * @property {() => void} beforeFrame - A frame is about to be painted.
 * @property {() => void} computed - Something was computed, and there is no more.
 */

/**
 * The canvas of a graph, as sharp as the screen, in its element's colours.
 *
 * It is painted at most once a frame, from what has been computed by then; the rest is computed in
 * slices between frames.
 */
export class GraphPicture {
  static sheet = new CSSStyleSheet();
  static {
    GraphPicture.sheet.replaceSync(
      "canvas { position: absolute; inset: 0; width: 100%; height: 100%; }",
    );
  }

  canvas = document.createElement("canvas");
  /** In CSS pixels; 0 before the element has a place. */
  size = { width: 0, height: 0 };
  palette = graphPalette(document.documentElement);
  #element;
  #target;
  #frame = 0;
  #slices = new Slices({
    advance: () => this.#target.session()?.advance() ?? false,
    isMoving: () => this.#target.isMoving(),
    rest: (more, found) => this.#show(more, found),
  });
  /** @type {(() => void)[]} */
  #waiting = [];

  /**
   * @param {HTMLElement} element - It takes the size and the colours of this element.
   * @param {PictureTarget} target
   */
  constructor(element, target) {
    this.#element = element;
    this.#target = target;
  }

  /**
   * Follows the element's size and colours.
   *
   * @param {AbortSignal} signal - Ends it.
   */
  follow(signal) {
    const repaint = () => {
      this.palette = graphPalette(this.#element);
      this.request();
    };
    addEventListener("settings-change", repaint, { signal });
    for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
      matchMedia(query).addEventListener("change", repaint, { signal });
    }
    const observer = new ResizeObserver((entries) => this.#resize(entries[entries.length - 1]));
    try {
      observer.observe(this.#element, { box: "device-pixel-content-box" });
    } catch {
      observer.observe(this.#element);
    }
    signal.addEventListener("abort", () => {
      observer.disconnect();
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#slices.stop();
    });
  }

  /** @param {ResizeObserverEntry} entry */
  #resize(entry) {
    const { width, height } = entry.contentRect;
    if (width === 0 || height === 0) return;
    const ratio = devicePixelRatio || 1;
    const box = entry.devicePixelContentBoxSize?.[0];
    this.size = { width, height };
    this.canvas.width = box?.inlineSize ?? Math.round(width * ratio);
    this.canvas.height = box?.blockSize ?? Math.round(height * ratio);
    this.palette = graphPalette(this.#element);
    this.#target.resized(this.size);
  }

  /** Paints once before the next frame, however often it is called. */
  request() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#target.beforeFrame();
      this.#frame = 0;
      this.paint();
    });
  }

  /** Paints now what is computed so far; does nothing without an engine or without room. */
  paint() {
    const { width, height } = this.size;
    const context = this.canvas.getContext("2d", { alpha: false });
    const session = this.#target.session();
    if (!session || !context || width === 0) return;
    context.setTransform(this.canvas.width / width, 0, 0, this.canvas.height / height, 0, 0);
    paint(context, session.draw(this.palette.fontSize), this.palette, width, height);
    this.#slices.request();
  }

  /** For other curves, which may take another time. */
  renew() {
    this.#slices.reset();
    this.request();
  }

  /**
   * Waits until there is nothing more to compute.
   *
   * @returns {Promise<void>}
   */
  whole() {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#slices.request();
    });
  }

  /**
   * Shows what a slice has computed.
   *
   * @param {boolean} more - Whether there is more to compute.
   * @param {boolean} found - Whether there was anything.
   */
  #show(more, found) {
    if (!this.#element.isConnected) return;
    if (found) this.request();
    if (more) return;
    if (found) this.#target.computed();
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

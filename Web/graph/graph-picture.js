import { Engine } from "../shared/engine.js";
import { paint } from "../shared/painter.js";
import { graphPalette, paper } from "./colors.js";
import { Slices } from "./slices.js";

/**
 * The graph that a picture shows.
 *
 * @typedef {object} PictureTarget
 * @property {() => import("./graph-session.js").GraphSession | null} session
 * @property {() => boolean} isMoving - Whether a finger is moving it.
 * @property {(size: { width: number, height: number }) => void} resized - Called before anything is
 *   painted in the new size.
 * @property {() => void} beforeFrame - Called before a frame is painted.
 * @property {() => void} recolored - Called when the colours have changed.
 * @property {() => void} computed - Called when all values have been computed.
 */

/** How long curves stay the same before their places are looked for, in milliseconds. */
const calmTime = 200;

/**
 * The canvas of a graph, at the resolution of the screen, in the colours of its element.
 *
 * It is painted at most once per frame, with the values computed by then. The others are computed
 * in slices between frames.
 */
export class GraphPicture {
  /** The style of the canvas and of the element around it. */
  static sheet = new CSSStyleSheet();
  static {
    GraphPicture.sheet.replaceSync(`
      :host {
        position: relative;
        display: block;
        height: 16rem;
        overflow: hidden;
        contain: strict;
        touch-action: none;
        user-select: none;
        -webkit-user-select: none;
        -webkit-touch-callout: none;
        -webkit-tap-highlight-color: transparent;
        cursor: crosshair;
        outline: none;
      }
      :host([hidden]) { display: none; }
      :host(:focus-visible)::after {
        position: absolute;
        inset: 0;
        border: 3px solid var(--accent, Highlight);
        content: "";
        pointer-events: none;
      }
      :host(:active) { cursor: grabbing; }
      :host([data-axis="1"]) { cursor: ew-resize; }
      :host([data-axis="2"]) { cursor: ns-resize; }
      canvas { position: absolute; inset: 0; width: 100%; height: 100%; }
    `);
  }

  canvas = document.createElement("canvas");
  /** In CSS pixels; 0 until the element has a size. */
  size = { width: 0, height: 0 };
  palette = graphPalette(document.documentElement);
  #element;
  #target;
  #frame = 0;
  /** @type {Slices} */
  #slices = new Slices({
    advance: (isUrgent) => {
      this.#notePainted();
      return this.#target.session()?.advance(isUrgent || this.#isChanging) ?? false;
    },
    isMoving: () => this.#target.isMoving(),
    isChanging: () => this.#isChanging,
    rest: (more, found) => this.#show(more, found),
  });
  /** @type {(() => void)[]} */
  #waiting = [];
  /**
   * Copies of the lists that the canvas shows; none if it has to be painted anyway.
   *
   * @type {import("../shared/engine.js").DrawList[]}
   */
  #painted = [];
  /** When the last painting began, until it has been on the screen; then 0. In milliseconds. */
  #paintStart = 0;
  /** Whether the next frame has to be painted. */
  #isRequested = false;
  /** Whether it was painted ahead. */
  #isAhead = false;
  /** Whether curves are being changed. */
  #isNew = false;
  /** Whether curves were changed a moment ago, perhaps by a slider: then no places are looked for. */
  #isChanging = false;
  #calm = 0;
  /** Whether anything was computed since all of it was last reported. */
  #hasNews = false;
  /** Whether anything was computed since the last painting. */
  #isOutdated = false;
  /** Whether the last slice looked for places only, which nothing waits for but their own report. */
  #wasSearching = false;
  /** Before this time, work goes on without painting what it has found. */
  #nextPaint = 0;

  /**
   * @param {HTMLElement} element - The element with the size and the colours.
   * @param {PictureTarget} target
   */
  constructor(element, target) {
    this.#element = element;
    this.#target = target;
  }

  /**
   * Starts following the element's size and colours.
   *
   * @param {AbortSignal} signal - Stops following them.
   */
  follow(signal) {
    const repaint = () => {
      this.palette = graphPalette(this.#element);
      this.#painted = [];
      this.#target.recolored();
      this.request();
    };
    // What a browser forgot of a canvas out of sight.
    this.canvas.addEventListener("contextrestored", repaint, { signal });
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
      this.#isAhead = false;
      this.#slices.stop();
      this.#target.session()?.leavePool();
    });
  }

  /** @param {ResizeObserverEntry} entry */
  #resize(entry) {
    const { width, height } = entry.contentRect;
    if (width === 0 || height === 0) return;
    const ratio = devicePixelRatio || 1;
    const box = entry.devicePixelContentBoxSize?.[0];
    // A browser that imitates another screen may tell the box in CSS pixels.
    const whole = (/** @type {number} */ length, told = 0) =>
      Math.abs(told - length * ratio) < 2 ? told : Math.round(length * ratio);
    this.size = { width, height };
    this.canvas.width = whole(width, box?.inlineSize);
    this.canvas.height = whole(height, box?.blockSize);
    this.palette = graphPalette(this.#element);
    this.#painted = [];
    this.#target.resized(this.size);
  }

  /** Paints once before the next frame, however often it is called. */
  request() {
    this.#isRequested = true;
    this.#frame ||= requestAnimationFrame(() => {
      if (!this.#isAhead) this.#paintRequested();
      this.#isAhead = false;
      this.#frame = 0;
      this.#slices.resume();
      if (this.#isRequested) this.request();
    });
  }

  #paintRequested() {
    this.#target.beforeFrame();
    this.#isRequested = false;
    this.#paint();
  }

  /** Paints the next frame at once, if it was not yet painted: it may be too late to wait for it. */
  #paintAhead() {
    if (this.#isAhead || !this.#isRequested || !this.#frame) return;
    this.#isAhead = true;
    this.#paintRequested();
  }

  /**
   * Paints the values computed so far, unless they look as those before; does nothing without an engine or
   * without room.
   */
  paint() {
    this.#paint();
    this.#slices.request();
  }

  #paint() {
    const { width, height } = this.size;
    const context = this.canvas.getContext("2d", { alpha: false });
    const session = this.#target.session();
    if (!session || !context || width === 0) return;
    this.#isOutdated = false;
    const start = performance.now();
    const lists = Array.from(session.draw(this.palette.fontSize), ({ commands, labels }) => ({
      commands: commands.slice(),
      labels: labels.slice(),
    }));
    if (areSame(lists, this.#painted)) return;
    this.#painted = lists;
    this.#paintStart = start;
    context.setTransform(this.canvas.width / width, 0, 0, this.canvas.height / height, 0, 0);
    for (const list of lists) paint(context, list, this.palette, width, height);
  }

  /** After a picture that took long to paint, twice as long is for the work. */
  #notePainted() {
    if (this.#paintStart === 0) return;
    const now = performance.now();
    this.#nextPaint = now + 2 * (now - this.#paintStart);
    this.#paintStart = 0;
  }

  /** Prepares for other curves, which may take another time, and soon paints some of them. */
  renew() {
    this.#slices.reset();
    this.request();
    this.#isChanging = this.#target.session()?.drawsSheet ?? false;
    clearTimeout(this.#calm);
    if (this.#isChanging) this.#calm = setTimeout(() => this.#search(), calmTime);
    if (this.#isNew) return;
    this.#isNew = true;
    // Once for all curves that are changed together.
    queueMicrotask(() => {
      this.#isNew = false;
      this.#hasNews = this.#slices.hurry() || this.#hasNews;
      this.#paintAhead();
    });
  }

  /** Looks for places, if nothing is left to compute and as soon as the program for that is there. */
  async #search() {
    const calm = this.#calm;
    await Engine.start("proofs").catch(() => {});
    if (calm !== this.#calm) return;
    this.#isChanging = false;
    this.#slices.request();
  }

  /**
   * Waits until everything has been computed.
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
   * Shows the values that a slice has computed.
   *
   * @param {boolean} more - Whether there is more to compute.
   * @param {boolean} found - Whether the slice computed anything.
   */
  #show(more, found) {
    if (!this.#element.isConnected) return;
    const session = this.#target.session();
    const isSearching = more && (session?.isSearching ?? false);
    // A search is reported when it begins and when it ends.
    const isNews = isSearching !== this.#wasSearching || (found && !isSearching);
    this.#hasNews ||= isNews;
    this.#isOutdated ||= isNews;
    this.#wasSearching = isSearching;
    const isComputing = more && !isSearching;
    // What the first slice finishes needs no workers.
    if (isComputing) session?.joinPool(() => this.#slices.request());
    else session?.leavePool();
    if (isComputing && performance.now() < this.#nextPaint) {
      this.#slices.request();
      return;
    }
    if (this.#isOutdated) this.request();
    // What changes is reported once it stays the same.
    if (isComputing || this.#isChanging) return;
    if (this.#hasNews) this.#target.computed();
    this.#hasNews = false;
    if (isSearching) return this.#slices.request();
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/**
 * Whether drawings look the same. Numbers that are none are painted as nothing, and differ from themselves.
 *
 * @param {import("../shared/engine.js").DrawList[]} lists
 * @param {import("../shared/engine.js").DrawList[]} others
 */
function areSame(lists, others) {
  return (
    lists.length === others.length &&
    lists.every(
      ({ commands, labels }, at) =>
        commands.length === others[at].commands.length &&
        labels.length === others[at].labels.length &&
        commands.every((number, index) => number === others[at].commands[index]) &&
        labels.every((byte, index) => byte === others[at].labels[index]),
    )
  );
}

/** The pixels of a picture per CSS pixel, on every device. */
const pixelRatio = 2;

/**
 * A drawing as a PNG file on white paper.
 *
 * @param {Iterable<import("../shared/engine.js").DrawList>} lists - Drawn for labels of the paper's
 *   font size.
 * @param {number} width - In CSS pixels.
 * @param {number} height - In CSS pixels.
 * @returns {Promise<Blob | null>}
 */
export function png(lists, width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * pixelRatio);
  canvas.height = Math.round(height * pixelRatio);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context || canvas.width === 0) return Promise.resolve(null);
  context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
  for (const list of lists) paint(context, list, paper, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve));
}

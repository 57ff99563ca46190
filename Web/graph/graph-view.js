import { GraphAttributes } from "./graph-attributes.js";
import { GraphEngine } from "./graph-engine.js";
import { GraphMotion } from "./graph-motion.js";
import { GraphPicture, png } from "./graph-picture.js";
import { GraphSession, hasOtherCurves } from "./graph-session.js";
import { GraphTrace } from "./graph-trace.js";
import { TraceCursor } from "./trace-cursor.js";

/** @typedef {import("./input/gesture-reader.js").Place} Place */
/** @typedef {import("./graph-session.js").DataSource} DataSource */
/** @typedef {import("./protocol.js").GraphState} GraphState */

/**
 * `<graph-view>`: curves over axes, which the reader can move and scale.
 *
 * A screen reader passes keys on to an application, but not to a picture. So the keys come from the
 * element with the role `application` around the view, if there is one, which then has the focus;
 * otherwise from the view.
 *
 * It has no mathematics: the engine, one for all views of a page, is fetched when the first view is
 * added to the page. A slow source does not delay gestures.
 *
 * @attr {number} scale - CSS pixels per unit; follows zoom. Impossible values are refused.
 * @attr {string} origin - Its place to the right of and below the centre, in CSS pixels: `dx dy`.
 * @attr {string} mode - `line`, or `dots`, with one dot per column of pixels.
 * @fires viewport-change - After a move or zoom; `detail` is `{ scale, origin: { x, y } }`.
 * @fires graph-state - After any change; `detail` is the `GraphState`.
 * @fires trace-change - The trace moved; `detail` is the `Trace`, or `null` without a trace.
 * @cssprop --plot-background, --plot-grid, --plot-fine-grid, --plot-axis, --plot-label,
 *   --plot-curve, --plot-curve-2 … --plot-curve-6
 */
export class GraphViewElement extends HTMLElement {
  static define = (tag = "graph-view") =>
    customElements.get(tag) ?? customElements.define(tag, GraphViewElement);
  static observedAttributes = GraphAttributes.names;

  /** Resolves when the engine has been fetched, and shows what was requested before. */
  ready;
  canvas;

  /** @type {(view: GraphViewElement) => void} */
  #isReady = () => {};
  /** @type {GraphSession | null} */
  #session = null;
  /** @type {DataSource | DataSource[] | null} */
  #source = null;
  /** @type {AbortController | null} */
  #listening = null;
  #attributes = new GraphAttributes(this);
  /** @type {GraphPicture} */
  #picture = new GraphPicture(this, {
    session: () => this.#session,
    isMoving: () => this.#motion.isHeld,
    resized: ({ width, height }) => {
      this.#session?.resize(width, height);
      this.draw();
      this.#motion.moved();
      this.#refresh();
    },
    beforeFrame: () => this.#motion.follow(),
    recolored: () => this.#trace.show(),
    // Only now it is known what is in sight, and perhaps its statistics.
    computed: () => this.#refresh(),
  });
  /** @type {GraphTrace} */
  #trace = new GraphTrace(this, {
    session: () => this.#session,
    size: () => this.#picture.size,
    palette: () => this.#picture.palette,
  });
  /** @type {GraphMotion} */
  #motion = new GraphMotion(this, this.#trace, {
    session: () => this.#session,
    size: () => this.#picture.size,
    requestDraw: () => this.requestDraw(),
    renew: () => this.#picture.renew(),
    refresh: () => this.#refresh(),
    placed: (detail) => {
      this.#attributes.place(detail);
      this.dispatchEvent(new CustomEvent("viewport-change", { detail, bubbles: true }));
    },
  });

  constructor() {
    super();
    this.canvas = this.#picture.canvas;
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [GraphPicture.sheet, TraceCursor.sheet];
    root.append(this.canvas, this.#trace.cursor);
    this.ready = new Promise((resolve) => (this.#isReady = resolve));
  }

  connectedCallback() {
    if (!this.hasAttribute("role")) this.setAttribute("role", "img");
    if (this.frame !== this) this.removeAttribute("tabindex");
    else if (!this.hasAttribute("tabindex")) this.tabIndex = 0;
    const { signal } = (this.#listening = new AbortController());
    this.#motion.listen(signal);
    this.#picture.follow(signal);
    this.#start();
  }

  disconnectedCallback() {
    this.#listening?.abort();
  }

  async #start() {
    if (this.#session) return;
    const engine = await GraphEngine.start();
    if (this.#session) return;
    this.#session = new GraphSession(engine, this.#picture.size, (from, to) => {
      this.#changed();
      if (from.scale !== to.scale || from.origin !== to.origin) this.#motion.moved();
      else this.requestDraw();
      if (hasOtherCurves(from, to)) this.#picture.renew();
    });
    this.#attributes.takeAll(this.#session);
    if (this.#source) this.#showSource();
    this.#changed();
    this.draw();
    this.#isReady(this);
  }

  /**
   * The element that has the focus and gets the keys.
   *
   * @returns {HTMLElement}
   */
  get frame() {
    return this.closest("[role=application]") ?? this;
  }

  /**
   * @override
   * @param {FocusOptions} [options]
   */
  focus(options) {
    if (this.frame === this) super.focus(options);
    else this.frame.focus(options);
  }

  // The contents.

  /** The engine's last state of this view; `null` before the engine is fetched. */
  get state() {
    return this.#session?.state ?? null;
  }

  /**
   * Sends the engine a message about this view, and shows its reply.
   *
   * @param {import("./protocol.js").GraphAction} message
   * @param {...(string | number | boolean)} fields
   * @returns {any} The reply: a `GraphState`, a part of it, or the requested data; `null` before
   *   `ready`.
   */
  send(message, ...fields) {
    return this.#session?.send(message, ...fields) ?? null;
  }

  /**
   * Does as `send` for a message about the sheet that this view draws.
   *
   * @param {import("../sheets/protocol.js").SheetAction} message
   * @param {...(string | number | boolean)} fields
   * @returns {any} A state has the member `sheet`.
   */
  sheet(message, ...fields) {
    return this.#session?.sheet(message, ...fields) ?? null;
  }

  /** The curves: one source or several; `null` for axes alone. */
  get dataSource() {
    return this.#source;
  }

  set dataSource(source) {
    this.#source = source;
    this.#showSource();
  }

  #showSource() {
    if (!this.#session) return;
    this.#session.show([this.#source ?? []].flat());
    this.#picture.renew();
  }

  /** CSS pixels per unit. */
  get scale() {
    return (this.#session ?? this.#attributes).scale;
  }

  set scale(scale) {
    this.setAttribute("scale", String(scale));
  }

  /** The origin's place to the right of and below the centre, in CSS pixels. */
  get origin() {
    return (this.#session ?? this.#attributes).origin;
  }

  set origin({ x, y }) {
    this.setAttribute("origin", `${x} ${y}`);
  }

  /** `line` or `dots`. */
  get mode() {
    return this.state?.style ?? this.#attributes.mode;
  }

  set mode(mode) {
    this.setAttribute("mode", mode);
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    if (this.#session && before !== after) this.#attributes.take(name, after ?? "", this.#session);
  }

  /** Writes a changed state to the attributes, and announces it. */
  #changed() {
    if (!this.state) return;
    this.#attributes.reflect(this.state);
    this.#trace.show();
    this.dispatchEvent(new CustomEvent("graph-state", { detail: this.state }));
  }

  /** Requests the engine's state, because gestures and computing have no reply. */
  #refresh() {
    this.#session?.refresh();
    this.#changed();
  }

  // Movements.

  /**
   * Moves the graph.
   *
   * @param {number} dx - To the right, in CSS pixels.
   * @param {number} dy - Down.
   */
  pan(dx, dy) {
    this.#motion.pan(dx, dy);
  }

  /**
   * Scales the graph about a place, by default its centre.
   *
   * @param {number} factor
   * @param {Place} [place] - In CSS pixels from the top left corner.
   */
  zoom(factor, place) {
    this.#motion.zoom(factor, place);
  }

  zoomIn() {
    this.#motion.zoomIn();
  }

  zoomOut() {
    this.#motion.zoomOut();
  }

  /** Returns to the initial scale, with the origin at the centre. */
  reset() {
    this.#motion.reset();
  }

  /** Shows a part of a curve, if nothing is in sight. */
  fit() {
    this.#motion.fit();
  }

  /** Whether one finger traces instead of moving the graph, and arrow keys move the trace. */
  get traces() {
    return this.#trace.isOn;
  }

  set traces(traces) {
    this.#trace.isOn = traces;
  }

  /** The kind and the place of the trace, in words; empty without a trace. */
  get reading() {
    return this.#trace.reading;
  }

  /** Paints once before the next frame, however often it is called. */
  requestDraw() {
    this.#picture.request();
  }

  /** Paints the values computed so far; does nothing without an engine or without room. */
  draw() {
    this.#picture.paint();
  }

  /** Resolves when the last gesture has been reported and everything in sight has been painted. */
  async settled() {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await this.ready;
    await this.#motion.rested();
    await frame();
    await this.#picture.whole();
    await frame();
  }

  /**
   * The statistics of the part in sight for each curve, once they are computed: extremes, zeros,
   * mean, integral.
   *
   * @returns {Promise<import("./protocol.js").CurveStatistics[]>}
   */
  async statistics() {
    await this.ready;
    const wasShown = this.state?.statistics;
    this.send("statistics", true);
    await this.#picture.whole();
    const found = this.state?.statistics ?? [];
    if (!wasShown) this.send("statistics", false);
    return found;
  }

  /** The part in sight, as the text of an SVG file. */
  svg() {
    const hasRows = this.state !== null && "sheet" in this.state;
    const file = hasRows ? this.sheet("picture") : this.send("export", "svg");
    return String(file?.text ?? "");
  }

  /** The values of the part in sight, as the text of a CSV file. */
  csv() {
    return String(this.send("export", "csv")?.text ?? "");
  }

  /**
   * The part in sight, as a PNG file that looks like the SVG file.
   *
   * @returns {Promise<Blob | null>}
   */
  async png() {
    const { width, height } = this.#picture.size;
    return this.#session && png(this.#session.drawPicture(), width, height);
  }
}

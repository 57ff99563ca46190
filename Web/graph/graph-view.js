import { paint } from "../painter.js";
import { curveColor, graphPalette } from "./colors.js";
import { Gestures } from "./gestures.js";
import { GraphEngine } from "./graph-engine.js";
import { Slices } from "./slices.js";
import { TraceCursor } from "./trace-cursor.js";

/** @typedef {import("./gestures.js").Place} Place */
/** @typedef {import("./protocol.js").GraphState} GraphState */

/**
 * Where the values of a curve come from: a page's own function, which is undefined where it throws
 * or gives no finite number, or a formula that the engine reads.
 *
 * @typedef {{ y: (x: number) => number, name?: string }} Values
 * @typedef {{ formula: string, angle?: "radians" | "degrees" }} Formula
 * @typedef {Values | Formula} DataSource
 */

/** After how long without a movement what was computed of it is told and kept, in milliseconds. */
const restTime = 120;
/** How far arrow keys move the graph, in CSS pixels, and how much a button or key zooms. */
const [keyStep, zoomStep] = [40, 1.5];

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
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
  }
  :host([hidden]) { display: none; }
  :host(:active) { cursor: grabbing; }
  canvas { position: absolute; inset: 0; width: 100%; height: 100%; }
`);

/**
 * `<graph-view>`: curves over axes, to be moved and scaled by hand.
 *
 * It holds no mathematics: the engine, one for all views of a page, is fetched when the first view
 * is put into the page. The picture is painted at most once a frame, from what has been computed by
 * then; the rest is computed in slices between frames, so that a slow source stops no finger.
 *
 * @attr {number} scale - CSS pixels per unit; follows zoom. What cannot be shown is refused.
 * @attr {string} origin - Its place right of and below the centre, in CSS pixels: `dx dy`.
 * @attr {string} mode - `line`, or `dots`, one for each column of pixels.
 * @fires viewport-change - After it was moved or scaled; `detail` is `{ scale, origin: { x, y } }`.
 * @fires graph-state - After anything changed; `detail` is the `GraphState`.
 * @fires trace-change - The trace moved; `detail` is the `Trace`, or `null` when there is none.
 * @cssprop --plot-background, --plot-grid, --plot-axis, --plot-label, --plot-curve,
 *   --plot-curve-2 … --plot-curve-6
 */
export class GraphViewElement extends HTMLElement {
  static define = (tag = "graph-view") => customElements.define(tag, GraphViewElement);
  static observedAttributes = ["scale", "origin", "mode"];

  /** Resolves when the engine is there, and what was asked for before then is shown. */
  ready;
  canvas = document.createElement("canvas");

  /** @type {(view: GraphViewElement) => void} */
  #isReady = () => {};
  #cursor = new TraceCursor();
  /** @type {GraphEngine | null} */
  #engine = null;
  #view = 0;
  /** @type {GraphState | null} */
  #state = null;
  /** @type {DataSource | DataSource[] | null} */
  #source = null;
  /** @type {number[]} */
  #given = [];
  /** @type {AbortController | null} */
  #listening = null;
  /** @type {Gestures | null} */
  #gestures = null;
  #observer = new ResizeObserver((entries) => this.#resize(entries[entries.length - 1]));
  #size = { width: 0, height: 0 };
  #palette = graphPalette(document.documentElement);
  #frame = 0;
  #slices = new Slices({
    advance: () => this.#engine?.advance(this.#view) ?? false,
    isMoving: () => this.#gestures?.isActive ?? false,
    rest: (more, found) => this.#show(more, found),
  });
  #rest = 0;
  /** @type {(() => void)[]} */
  #waiting = [];
  #isReflecting = false;
  #hasMoved = false;
  #name = "";
  /** Whether one finger traces, where it would move the graph. */
  #traces = false;
  /** @type {Place | null} */
  #hover = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet, TraceCursor.sheet];
    root.append(this.canvas, this.#cursor.element);
    this.ready = new Promise((resolve) => (this.#isReady = resolve));
  }

  connectedCallback() {
    if (!this.hasAttribute("role")) this.setAttribute("role", "img");
    if (!this.hasAttribute("tabindex")) this.tabIndex = 0;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#gestures = new Gestures(this, this.#target, signal);
    this.addEventListener("keydown", (event) => this.#type(event), { signal });
    const repaint = () => {
      this.#palette = graphPalette(this);
      this.requestDraw();
    };
    addEventListener("settings-change", repaint, { signal });
    for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
      matchMedia(query).addEventListener("change", repaint, { signal });
    }
    addEventListener("pagehide", () => this.#tell(), { signal });
    try {
      this.#observer.observe(this, { box: "device-pixel-content-box" });
    } catch {
      this.#observer.observe(this);
    }
    this.#start();
  }

  disconnectedCallback() {
    this.#listening?.abort();
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#slices.stop();
    clearTimeout(this.#rest);
    this.#frame = this.#rest = 0;
  }

  async #start() {
    if (this.#engine) return;
    const engine = await GraphEngine.start();
    if (this.#engine) return;
    this.#engine = engine;
    this.#view = engine.open();
    finalizer.register(this, { engine, view: this.#view });
    const { width, height } = this.#size;
    if (width > 0) engine.resize(this.#view, width, height, devicePixelRatio || 1);
    this.#state = engine.send("graph.state", String(this.#view));
    // All are read before the first is taken, for what is shown then is written to all of them.
    const asked = GraphViewElement.observedAttributes.map((name) => this.getAttribute(name));
    asked.forEach((value, index) => {
      if (value !== null) this.#take(GraphViewElement.observedAttributes[index], value);
    });
    if (this.#source) this.#showSource();
    this.#changed();
    this.draw();
    this.#isReady(this);
  }

  // What is shown.

  /** What the engine said last; `null` before it is there. */
  get state() {
    return this.#state;
  }

  /**
   * Tells the engine something about this view, and shows what it answers.
   *
   * @param {string} message - Without `graph.`
   * @param {...(string | number | boolean)} fields
   * @returns {any} The reply: a `GraphState`, or what was exported; `null` before `ready`.
   */
  send(message, ...fields) {
    if (!this.#engine) return null;
    const reply = this.#engine.send(`graph.${message}`, String(this.#view), ...fields.map(String));
    if ("curves" in reply) {
      const [from, to] = [this.#state, /** @type {GraphState} */ (reply)];
      this.#state = to;
      this.#changed();
      if (from?.scale !== to.scale || from?.origin !== to.origin) this.#moved();
      else this.requestDraw();
    }
    return reply;
  }

  /** The curves: one source or several; `null` for axes alone. */
  get dataSource() {
    return this.#source;
  }

  set dataSource(source) {
    this.#source = source;
    if (this.#engine) this.#showSource();
  }

  #showSource() {
    for (const { id } of this.#state?.curves ?? []) this.send("remove", id);
    for (const id of this.#given) this.#engine?.setValues(id, null);
    this.#given = [];
    this.#slices.reset();
    for (const source of [this.#source ?? []].flat()) {
      if ("formula" in source) {
        this.send("add", source.formula, source.angle ?? "radians");
        continue;
      }
      const curve = this.send("source", source.name ?? "y").curves.at(-1);
      this.#given.push(curve.id);
      this.#engine?.setValues(curve.id, (x) => source.y(x));
    }
    this.requestDraw();
  }

  /** CSS pixels per unit. */
  get scale() {
    return this.#engine?.scale(this.#view) ?? Number(this.getAttribute("scale"));
  }

  set scale(scale) {
    this.setAttribute("scale", String(scale));
  }

  /** The origin's place right of and below the centre, in CSS pixels. */
  get origin() {
    if (this.#engine) return this.#engine.origin(this.#view);
    const [x = "", y = ""] = (this.getAttribute("origin") ?? "").split(/\s+/);
    return { x: Number(x), y: Number(y) };
  }

  set origin({ x, y }) {
    this.setAttribute("origin", `${x} ${y}`);
  }

  /** `line` or `dots`. */
  get mode() {
    return this.#state?.style ?? this.getAttribute("mode") ?? "line";
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
    if (this.#isReflecting || !this.#engine || before === after) return;
    this.#take(name, after ?? "");
  }

  /**
   * Takes the value of an attribute; one that the engine refuses goes back.
   *
   * @param {string} name
   * @param {string} text
   */
  #take(name, text) {
    const value = text.trim();
    if (name === "mode") {
      this.send("style", value);
    } else {
      const { scale, origin } = this;
      const places = name === "origin" ? value.split(/\s+/) : [origin.x, origin.y];
      this.send("place", name === "scale" ? value : scale, ...(places.length === 2 ? places : []));
    }
    this.#reflect();
  }

  #reflect() {
    if (!this.#state) return;
    this.#write("scale", this.#state.scale);
    this.#write("origin", this.#state.origin);
    this.#write("mode", this.#state.style);
  }

  /**
   * Lets an attribute say what is so.
   *
   * @param {string} name
   * @param {string} value
   */
  #write(name, value) {
    if (this.getAttribute(name) === value) return;
    this.#isReflecting = true;
    this.setAttribute(name, value);
    this.#isReflecting = false;
  }

  /** After the state changed: name and trace, and who listens. */
  #changed() {
    const state = this.#state;
    if (!state) return;
    const given = this.getAttribute("aria-label");
    if (given === null || given === this.#name) {
      this.#name = state.name;
      if (given !== state.name) this.setAttribute("aria-label", state.name);
    }
    this.#reflect();
    this.#showTrace();
    this.dispatchEvent(new CustomEvent("graph-state", { detail: state }));
  }

  // Moves.

  /**
   * Moves the graph.
   *
   * @param {number} dx - To the right, in CSS pixels.
   * @param {number} dy - Down.
   */
  pan(dx, dy) {
    if (this.#engine?.pan(this.#view, dx, dy)) this.#moved();
  }

  /**
   * Scales the graph about a place, by default its centre.
   *
   * @param {number} factor
   * @param {Place} [place] - In CSS pixels from the upper left corner.
   */
  zoom(factor, place = { x: this.#size.width / 2, y: this.#size.height / 2 }) {
    if (this.#engine?.zoom(this.#view, factor, place.x, place.y)) this.#moved();
  }

  zoomIn() {
    this.zoom(zoomStep);
    this.#tell();
  }

  zoomOut() {
    this.zoom(1 / zoomStep);
    this.#tell();
  }

  /** Goes back to the scale of the start, the origin at the centre. */
  reset() {
    this.send("reset");
    this.#tell();
  }

  /** What a movement changes: the place at the next frame, what is told of it when it rests. */
  #moved() {
    this.#hasMoved = true;
    this.requestDraw();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#tell(), restTime);
  }

  /** Shows where the view is now. */
  #place() {
    if (!this.#hasMoved || !this.#engine) return;
    this.#hasMoved = false;
    const { scale, origin } = this;
    this.#write("scale", String(scale));
    this.#write("origin", `${origin.x} ${origin.y}`);
    const detail = { scale, origin };
    this.dispatchEvent(new CustomEvent("viewport-change", { detail, bubbles: true }));
  }

  /** Asks the engine what there is to tell now, after gestures, of which it tells nothing itself. */
  #tell() {
    clearTimeout(this.#rest);
    this.#rest = 0;
    this.#place();
    this.#refresh();
  }

  #refresh() {
    if (!this.#engine) return;
    this.#state = this.#engine.send("graph.state", String(this.#view));
    this.#changed();
  }

  /** @type {import("./gestures.js").GestureTarget} */
  #target = {
    pan: (dx, dy) => this.pan(dx, dy),
    zoom: (factor, place) => this.zoom(factor, place),
    pinch: (before, now) => {
      if (this.#engine?.pinch(this.#view, before, now)) this.#moved();
    },
    recenter: ({ x, y }) => {
      this.send("center", x, y);
      this.#tell();
    },
    trace: (place) => {
      this.#hover = { x: place.x, y: place.y };
      this.requestDraw();
    },
    endTrace: () => {
      this.#hover = null;
      if (this.#state?.trace && !this.#traces) this.send("trace.off");
    },
    isTracing: () => this.#traces,
    rest: () => {
      this.#hover = null;
      this.requestDraw();
    },
  };

  /** @param {KeyboardEvent} event */
  #type(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = this.#keys[event.key];
    if (!action || (event.key === "Escape" && !this.#state?.trace)) return;
    event.preventDefault();
    event.stopPropagation();
    action(event);
  }

  /** @type {Record<string, (event: KeyboardEvent) => void>} */
  #keys = {
    ArrowLeft: (event) => this.#arrow(-1, 0, event),
    ArrowRight: (event) => this.#arrow(1, 0, event),
    ArrowUp: (event) => this.#arrow(0, -1, event),
    ArrowDown: (event) => this.#arrow(0, 1, event),
    "+": () => this.zoomIn(),
    "=": () => this.zoomIn(),
    "-": () => this.zoomOut(),
    _: () => this.zoomOut(),
    0: () => this.reset(),
    t: () => (this.traces = !this.traces),
    Escape: () => (this.traces = false),
  };

  // The trace.

  get #isTraced() {
    return Boolean(this.#state?.trace) && (this.#traces || !this.#hover);
  }

  /** Whether one finger traces, where it would move the graph, and arrow keys move the trace. */
  get traces() {
    return this.#traces;
  }

  set traces(traces) {
    this.#traces = traces;
    this.#hover = null;
    // In the middle, for arrow keys to move.
    if (traces) this.send("trace", this.#size.width / 2, this.#size.height / 2);
    else this.send("trace.off");
    this.#say();
  }

  /**
   * Moves the view; while tracing the trace: sideways by a pixel, four while the key is held, with
   * Shift to the next place of interest; up and down to another curve.
   *
   * @param {number} across - -1, 0 or 1.
   * @param {number} down
   * @param {KeyboardEvent} event
   */
  #arrow(across, down, { shiftKey, repeat }) {
    if (!this.#isTraced) {
      const step = shiftKey ? 4 * keyStep : keyStep;
      this.pan(-across * step, -down * step);
      return;
    }
    if (down) this.send("trace.curve", down);
    else if (shiftKey) this.send("trace.next", across);
    else this.send("trace.step", across * Math.ceil(devicePixelRatio) * (repeat ? 4 : 1));
    this.#say();
  }

  #showTrace() {
    const trace = this.#state?.trace ?? null;
    const curve = this.#state?.curves.find(({ id }) => id === trace?.curve);
    const color = curveColor(this.#palette, curve?.color ?? 0);
    if (this.#cursor.show(trace, color, this.#size)) {
      this.dispatchEvent(new CustomEvent("trace-change", { detail: trace }));
    }
  }

  /** What the trace reads, for who cannot see it; not of every place that a mouse flies over. */
  #say() {
    const { text, kindText } = this.#state?.trace ?? {};
    if (text === undefined) this.removeAttribute("aria-description");
    else this.setAttribute("aria-description", kindText ? `${kindText}, ${text}` : text);
  }

  // Painting.

  /** @param {ResizeObserverEntry} entry */
  #resize(entry) {
    const { width, height } = entry.contentRect;
    if (width === 0 || height === 0) return;
    const ratio = devicePixelRatio || 1;
    const box = entry.devicePixelContentBoxSize?.[0];
    this.#size = { width, height };
    this.canvas.width = box?.inlineSize ?? Math.round(width * ratio);
    this.canvas.height = box?.blockSize ?? Math.round(height * ratio);
    this.#palette = graphPalette(this);
    this.#engine?.resize(this.#view, width, height, ratio);
    this.draw();
    this.#moved();
  }

  /** Paints once before the next frame, however often it is called. */
  requestDraw() {
    this.#frame ||= requestAnimationFrame(() => {
      const traceMoves = this.#hasMoved && this.#state?.trace;
      this.#place();
      if (this.#hover) this.send("trace", this.#hover.x, this.#hover.y);
      else if (traceMoves) this.#refresh();
      if (this.#hover && this.#gestures?.isActive) this.#say();
      this.#frame = 0;
      this.draw();
    });
  }

  /** Paints now what is known; does nothing while there is no engine or no room. */
  draw() {
    const { width, height } = this.#size;
    const context = this.canvas.getContext("2d", { alpha: false });
    if (!this.#engine || !context || width === 0) return;
    context.setTransform(this.canvas.width / width, 0, 0, this.canvas.height / height, 0, 0);
    const list = this.#engine.drawView(this.#view, this.#palette.fontSize);
    paint(context, list, this.#palette, width, height);
    this.#slices.request();
  }

  /**
   * Shows what a slice has computed.
   *
   * @param {boolean} more - Whether there is more to compute.
   * @param {boolean} found - Whether there was anything.
   */
  #show(more, found) {
    if (!this.isConnected) return;
    if (found) this.requestDraw();
    // What is told of the curves may be known only now.
    if (more) return;
    if (found && this.#state?.statistics) this.#refresh();
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  // Reports.

  /**
   * What is told of the part in sight, once it is computed: extremes, zeros, mean, integral, for
   * each curve.
   *
   * @returns {Promise<import("./protocol.js").CurveStatistics[]>}
   */
  async statistics() {
    await this.ready;
    const wasShown = this.#state?.statistics;
    this.send("statistics", true);
    await new Promise((/** @type {(value: void) => void} */ resolve) => {
      this.#waiting.push(resolve);
      this.#slices.request();
    });
    const found = this.#state?.statistics ?? [];
    if (!wasShown) this.send("statistics", false);
    return found;
  }

  /** What is in sight, as the text of an SVG file. */
  svg() {
    return String(this.send("export", "svg")?.text ?? "");
  }

  /** The values of what is in sight, as the text of a CSV file. */
  csv() {
    return String(this.send("export", "csv")?.text ?? "");
  }

  /**
   * What is in sight, as a PNG file.
   *
   * @returns {Promise<Blob | null>}
   */
  png() {
    this.draw();
    return new Promise((resolve) => this.canvas.toBlob(resolve));
  }
}

/** Closes the engine's part of views that are gone. */
const finalizer = new FinalizationRegistry(
  (/** @type {{ engine: GraphEngine, view: number }} */ { engine, view }) => engine.close(view),
);

/** Defines `<graph-view>`, unless it is defined. */
export function defineGraphView() {
  if (!customElements.get("graph-view")) GraphViewElement.define();
}

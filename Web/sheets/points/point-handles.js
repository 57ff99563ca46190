import { make } from "../../shared/make.js";
import { Loupe } from "./loupe.js";

/** @typedef {import("../../graph/graph-view.js").GraphViewElement} GraphViewElement */
/** @typedef {import("../protocol.js").SendSheet} SendSheet */
/** @typedef {import("../protocol.js").SheetPoint} SheetPoint */
/** @typedef {import("../protocol.js").SheetRow} SheetRow */

/**
 * A point that is dragged.
 *
 * @typedef {object} Drag
 * @property {string} key - Of the point: its row or, in a data table, its row, line and column.
 * @property {HTMLElement} handle
 * @property {number} dx - Of the pointer from the middle of the point at the start, in CSS pixels.
 * @property {number} dy
 * @property {PointerEvent} event - The last one.
 */

/** How far arrow keys move a point, without and with Shift. */
const [keyStep, longStep] = [1, 10];
/** @type {Record<string, [right: number, up: number]>} */
const arrows = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * The handles of the points that can be moved, over the graph that draws the points. Wheel and pinch are
 * passed on to the graph.
 */
export class PointHandles {
  element = make("div", { class: "points" });
  #view;
  #send;
  #loupe = new Loupe(() => this.#view.canvas);
  /** @type {Map<string, HTMLElement>} */
  #handles = new Map();
  /** @type {Drag | null} */
  #drag = null;
  /** The request of the frame that sends the place of a dragged point. */
  #frame = 0;
  /**
   * The pointers that move the graph.
   *
   * @type {Set<number>}
   */
  #moving = new Set();

  /**
   * @param {GraphViewElement} view - Has the size of the element.
   * @param {SendSheet} send
   */
  constructor(view, send) {
    this.#view = view;
    this.#send = send;
    this.element.append(this.#loupe.element);
    this.#listen();
    this.#listenToView();
  }

  /**
   * @param {SheetPoint[]} points
   * @param {SheetRow[]} rows
   */
  show(points, rows) {
    this.element.classList.remove("stale");
    const there = new Set(points.map(keyOf));
    for (const [key, handle] of this.#handles) {
      // A point that was moved out of sight can be moved back.
      const isHeld = handle === this.#drag?.handle || handle === document.activeElement;
      if (there.has(key) || isHeld) continue;
      handle.remove();
      this.#handles.delete(key);
    }
    points.forEach((point, index) => {
      const { row, left, top, label, text } = point;
      const handle = this.#handles.get(keyOf(point)) ?? this.#make(point, index);
      const color = rows.find(({ id }) => id === row)?.color ?? 0;
      handle.dataset.color = String(color);
      handle.setAttribute("aria-label", `${label} ${text}`);
      handle.style.setProperty("translate", `${left}px ${top}px`);
    });
  }

  /**
   * @param {SheetPoint} point
   * @param {number} index
   */
  #make(point, index) {
    const key = keyOf(point);
    const handle = make("div", { class: "point swatch", role: "button", tabindex: 0, "data-key": key });
    // Keys change the cells of a table in the table.
    if (point.line !== null) handle.tabIndex = -1;
    this.#handles.set(key, handle);
    this.element.insertBefore(handle, this.element.children[index] ?? null);
    return handle;
  }

  #listen() {
    const { element } = this;
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.#release();
      if (this.#moving.size > 0) this.#pass(event);
      else this.#start(event);
    });
    element.addEventListener("pointermove", (event) => {
      if (event.pointerId === this.#drag?.event.pointerId) this.#follow(event);
    });
    for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) {
      element.addEventListener(type, ({ pointerId }) => {
        this.#moving.delete(pointerId);
        if (pointerId === this.#drag?.event.pointerId) this.#end();
      });
    }
    element.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.#view.dispatchEvent(new WheelEvent(event.type, event));
    }, { passive: false });
    element.addEventListener("keydown", (event) => this.#type(event));
    element.addEventListener("contextmenu", (event) => event.preventDefault());
    // A drag is no touch of the graph.
    element.addEventListener("click", (event) => event.stopPropagation());
  }

  #listenToView() {
    const view = this.#view;
    // Before the view itself, which then has both fingers of a pinch.
    view.addEventListener("pointerdown", ({ pointerId }) => {
      this.#release();
      this.#moving.add(pointerId);
    }, { capture: true });
    for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) {
      view.addEventListener(type, ({ pointerId }) => this.#moving.delete(pointerId));
    }
    this.#listenToHeldFinger();
    // Until the next state says where the points are.
    view.addEventListener("viewport-change", () => this.element.classList.add("stale"));
  }

  /** Magnifies the place of a curve that a finger traces and covers. */
  #listenToHeldFinger() {
    const view = this.#view;
    let isHeld = false;
    view.addEventListener("pointerdown", ({ pointerType }) => (isHeld = pointerType === "touch"));
    for (const type of ["pointerup", "pointercancel"]) {
      view.addEventListener(type, () => {
        isHeld = false;
        if (!this.#drag) this.#loupe.hide();
      });
    }
    view.addEventListener("trace-change", (event) => {
      /** @type {import("../../graph/protocol.js").Trace | null} */
      const trace = /** @type {CustomEvent} */ (event).detail;
      const { left = null, top = null } = trace ?? {};
      if (isHeld && left !== null && top !== null) this.#loupe.show(left, top);
      else if (!this.#drag) this.#loupe.hide();
    });
  }

  // Pointers.

  /** @param {PointerEvent} event */
  #start(event) {
    const handle = event.target;
    if (!(handle instanceof HTMLElement) || !handle.dataset.key) return;
    handle.setPointerCapture(event.pointerId);
    handle.classList.add("dragged");
    const { left, top, width, height } = handle.getBoundingClientRect();
    const dx = event.clientX - left - width / 2;
    const dy = event.clientY - top - height / 2;
    this.#drag = { key: handle.dataset.key, handle, dx, dy, event };
  }

  /** @param {PointerEvent} event */
  #follow(event) {
    if (!this.#drag) return;
    this.#drag.event = event;
    this.#frame ||= requestAnimationFrame(() => this.#sendPlace());
  }

  /** Sends where the dragged point is now. */
  #sendPlace() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (!this.#drag) return;
    const { key, dx, dy, event } = this.#drag;
    const { left, top } = this.#view.getBoundingClientRect();
    const place = key.split(" ");
    const message = place.length > 1 ? "data.drag" : "drag";
    const [x, y] = [event.clientX - dx - left, event.clientY - dy - top];
    this.#send(message, ...place, x, y);
    if (event.pointerType === "touch") this.#loupe.show(x, y);
  }

  #end() {
    if (this.#frame) this.#sendPlace();
    this.#drag?.handle.classList.remove("dragged");
    this.#loupe.hide();
    this.#drag = null;
  }

  /** Leaves the dragged point where it is, and lets its pointer move the graph. */
  #release() {
    const { event } = this.#drag ?? {};
    if (!event) return;
    this.#end();
    this.#pass(event);
  }

  /**
   * Lets a pointer move the graph, which then captures it.
   *
   * @param {PointerEvent} event - Tells where it is.
   */
  #pass({ pointerId, pointerType, isPrimary, clientX, clientY }) {
    const where = { pointerId, pointerType, isPrimary, clientX, clientY };
    this.#view.dispatchEvent(new PointerEvent("pointerdown", { ...where, buttons: 1 }));
  }

  // Keys.

  /** @param {KeyboardEvent} event */
  #type(event) {
    const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
    const arrow = arrows[key];
    if (!arrow || (target instanceof HTMLElement && target.tabIndex < 0) || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    event.preventDefault();
    // The graph around it stays.
    event.stopPropagation();
    const [right, up] = arrow.map((way) => way * (shiftKey ? longStep : keyStep));
    this.#send("nudge", target.dataset.key ?? "", right, up);
  }
}

/** @param {SheetPoint} point */
function keyOf({ row, line, column }) {
  return line === null ? String(row) : `${row} ${line} ${column}`;
}

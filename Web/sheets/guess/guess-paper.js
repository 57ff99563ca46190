import { make } from "../../shared/make.js";

/** How far arrow keys move the pen, without and with Shift, in CSS pixels. */
const [keyStep, longStep] = [4, 20];
/** @type {Record<string, [right: number, down: number]>} */
const arrows = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The sheet of paper over a graph on which a curve is drawn: with a finger, a pen, the mouse or arrow keys. */
export class GuessPaper {
  #line = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
  #pen = document.createElementNS("http://www.w3.org/2000/svg", "circle");
  element = make("div", { class: "guess-paper", role: "application", tabindex: 0, hidden: true });
  #finish;
  /**
   * From the upper left corner, in CSS pixels.
   *
   * @type {[number, number][]}
   */
  #path = [];
  /** The pointer that draws; `null` if none does. */
  #pointer = /** @type {number | null} */ (null);

  /** @param {(path: string) => void} finish - Called with what was drawn: `left top left top …`. */
  constructor(finish) {
    this.#finish = finish;
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.#pen.setAttribute("r", "5");
    picture.append(this.#line, this.#pen);
    this.element.append(picture);
    this.#listen();
  }

  /** @param {boolean} isShown */
  show(isShown) {
    if (this.element.hidden !== isShown) return;
    this.element.hidden = !isShown;
    this.#pointer = null;
    this.#clear();
  }

  #listen() {
    const { element } = this;
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || this.#pointer !== null) return;
      element.setPointerCapture(event.pointerId);
      this.#pointer = event.pointerId;
      this.#path = [];
      this.#follow(event);
    });
    element.addEventListener("pointermove", (event) => {
      if (event.pointerId !== this.#pointer) return;
      for (const part of event.getCoalescedEvents?.() ?? []) this.#follow(part);
      this.#follow(event);
    });
    element.addEventListener("pointerup", ({ pointerId }) => {
      if (pointerId === this.#pointer) this.#end();
    });
    element.addEventListener("pointercancel", ({ pointerId }) => {
      if (pointerId === this.#pointer) this.#clear();
    });
    // What is drawn neither touches the graph nor moves it.
    for (const type of ["click", "dblclick", "wheel", "contextmenu"]) {
      element.addEventListener(type, (event) => {
        event.stopPropagation();
        event.preventDefault();
      });
    }
    element.addEventListener("keydown", (event) => this.#type(event));
  }

  /** @param {PointerEvent} event */
  #follow({ clientX, clientY }) {
    const { left, top } = this.element.getBoundingClientRect();
    this.#add(clientX - left, clientY - top);
  }

  /** @param {KeyboardEvent} event */
  #type(event) {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const arrow = arrows[key];
    if (arrow) {
      const step = shiftKey ? longStep : keyStep;
      const { clientWidth: width, clientHeight: height } = this.element;
      const [x, y] = this.#path.at(-1) ?? [0, height / 2];
      const inside = (/** @type {number} */ place, /** @type {number} */ most) =>
        Math.max(0, Math.min(most, place));
      if (this.#path.length === 0) this.#add(x, y);
      this.#add(inside(x + arrow[0] * step, width), inside(y + arrow[1] * step, height));
    } else if (key === "Enter") {
      this.#end();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  #add(x, y) {
    this.#path.push([x, y]);
    this.#line.setAttribute("points", this.#path.join(" "));
    this.#pen.setAttribute("cx", String(x));
    this.#pen.setAttribute("cy", String(y));
  }

  #end() {
    const path = this.#path.flat().join(" ");
    this.#clear();
    if (path) this.#finish(path);
  }

  #clear() {
    this.#pointer = null;
    this.#path = [];
    this.#line.setAttribute("points", "");
    this.#pen.setAttribute("cx", "-99");
  }
}

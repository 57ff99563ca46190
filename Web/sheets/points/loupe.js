import { make } from "../../shared/make.js";

/** Its width and height, how far its middle is from the finger, and at least its edge, in CSS pixels. */
const [size, distance, gap] = [112, 96, 20];
/** How much larger it shows the graph. */
const zoom = 2;

/** A magnifying glass above the finger that drags a point, or traces a curve, and covers it. */
export class Loupe {
  element = make("canvas", { class: "loupe", hidden: true, "aria-hidden": "true" });
  #canvas;
  /** Where the middle of what it shows is on the graph, in CSS pixels. */
  #place = { x: 0, y: 0 };
  #frame = 0;

  /** @param {() => HTMLCanvasElement} canvas - Of the graph. */
  constructor(canvas) {
    this.#canvas = canvas;
  }

  /**
   * Shows the surroundings of a place of the graph until it is hidden.
   *
   * @param {number} x - In CSS pixels, as `y`.
   * @param {number} y
   */
  show(x, y) {
    this.#place = { x, y };
    this.element.hidden = false;
    const { clientWidth, clientHeight } = this.#canvas();
    const half = size / 2;
    // Beside the finger where it has no room above.
    const isBeside = y < size + gap;
    const side = x + (x < clientWidth / 2 ? distance : -distance);
    const left = Math.max(0, Math.min(clientWidth - size, (isBeside ? side : x) - half));
    const middle = isBeside ? y : y - distance;
    const top = Math.max(0, Math.min(clientHeight - size, middle - half));
    this.element.style.setProperty("translate", `${left}px ${top}px`);
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  hide() {
    this.element.hidden = true;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Draws what the graph shows now, and again with the next frame. */
  #draw() {
    this.#frame = requestAnimationFrame(() => this.#draw());
    const source = this.#canvas();
    const ratio = source.width / source.clientWidth;
    const pixels = Math.round(size * ratio);
    if (this.element.width !== pixels) this.element.width = this.element.height = pixels;
    const context = this.element.getContext("2d");
    if (!context) return;
    const { x, y } = this.#place;
    const part = pixels / zoom;
    context.clearRect(0, 0, pixels, pixels);
    context.drawImage(
      source,
      x * ratio - part / 2,
      y * ratio - part / 2,
      part,
      part,
      0,
      0,
      pixels,
      pixels,
    );
  }
}

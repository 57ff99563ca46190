/** @typedef {import("./input/gesture-reader.js").Place} Place */
/** @typedef {import("./graph-session.js").GraphSession} GraphSession */
/** @typedef {import("./protocol.js").GraphState} GraphState */

/** The attributes of a view and its `aria-label`. A page can set them, and they follow the view. */
export class GraphAttributes {
  static names = ["scale", "origin", "mode"];

  #element;
  #isReflecting = false;
  /** The name that the view gave itself. */
  #name = "";

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
  }

  get scale() {
    return Number(this.#element.getAttribute("scale"));
  }

  /** @returns {Place} */
  get origin() {
    const [x = "", y = ""] = (this.#element.getAttribute("origin") ?? "").split(/\s+/);
    return { x: Number(x), y: Number(y) };
  }

  get mode() {
    return this.#element.getAttribute("mode") ?? "line";
  }

  /**
   * Applies the values of all attributes that are set.
   *
   * @param {GraphSession} session
   */
  takeAll(session) {
    // All are read before the first is applied, because then the view overwrites them all.
    const asked = GraphAttributes.names.map((name) => this.#element.getAttribute(name));
    asked.forEach((value, index) => {
      if (value !== null) this.take(GraphAttributes.names[index], value, session);
    });
  }

  /**
   * Applies the value of an attribute that the page has set. If the engine refuses it, the old
   * value returns.
   *
   * @param {string} name
   * @param {string} text
   * @param {GraphSession} session
   */
  take(name, text, session) {
    if (this.#isReflecting) return;
    const value = text.trim();
    if (name === "mode") {
      session.send("style", value);
    } else {
      // The state has all digits.
      session.refresh();
      const { scale, origin } = session.state;
      const places = (name === "origin" ? value : origin).split(/\s+/);
      const fields = places.length === 2 ? places : [];
      session.send("place", name === "scale" ? value : scale, ...fields);
    }
    this.reflect(session.state);
  }

  /**
   * Writes the state to the attributes. A name that the page has set stays.
   *
   * @param {GraphState} state
   */
  reflect({ name, scale, origin, style }) {
    const given = this.#element.getAttribute("aria-label");
    if (given === null || given === this.#name) {
      this.#name = name;
      this.#write("aria-label", name);
    }
    this.#write("scale", scale);
    this.#write("origin", origin);
    this.#write("mode", style);
  }

  /**
   * Writes the position of the view to the attributes.
   *
   * @param {{ scale: number, origin: Place }} place
   */
  place({ scale, origin }) {
    this.#write("scale", String(scale));
    this.#write("origin", `${origin.x} ${origin.y}`);
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  #write(name, value) {
    if (this.#element.getAttribute(name) === value) return;
    this.#isReflecting = true;
    this.#element.setAttribute(name, value);
    this.#isReflecting = false;
  }
}

import { fire } from "../shared/events.js";
import { Once } from "../shared/once.js";
import { wideScreen } from "../shared/wide.js";

/** @typedef {import("../graph/graph-pane.js").GraphPaneElement} GraphPaneElement */

/**
 * The graph of a calculator's screen: next to it if there is room, otherwise pushed over it, as an
 * entry of the browser's history.
 *
 * Fires two events on the screen: `layout-change` when the graph has been fetched, shown or hidden,
 * `load-failure` when it cannot be fetched.
 */
export class GraphSide {
  #screen;
  #name;
  #language;
  #title;
  #backName;
  #wasPushed;
  /** @type {GraphPaneElement | null} */
  #pane = null;
  #fetch = new Once(() => this.#load());

  /**
   * @param {HTMLElement} screen
   * @param {object} names
   * @param {string} names.name - The tab's name. The entry of the browser's history has the same
   *   name, and the key under which the graph is kept contains it.
   * @param {string} names.language
   * @param {string} names.title - The title of the button Back.
   * @param {string} names.backName - Its name for screen readers.
   */
  constructor(screen, { name, language, title, backName }) {
    this.#screen = screen;
    this.#name = name;
    this.#language = language;
    this.#title = title;
    this.#backName = backName;
    this.#wasPushed = this.#isEntry;
  }

  /** Whether the graph covers the calculator. */
  get isPushed() {
    return this.#pane !== null && this.#isEntry;
  }

  /** Whether the current entry of the browser's history is that of the graph. */
  get #isEntry() {
    return history.state?.[this.#name] === true;
  }

  /**
   * Whether the browser's Back or Forward, just used, went to or came from this graph.
   */
  isLeft() {
    const before = this.#wasPushed;
    this.#wasPushed = this.#isEntry;
    return before || this.#wasPushed;
  }

  /** @param {boolean} isShown */
  arrange(isShown) {
    const pane = this.#pane;
    if (pane) {
      // The page has one graph at a time.
      if (!isShown) pane.remove();
      else if (!pane.isConnected) this.#screen.after(pane);
      pane.hidden = !isShown;
      pane.classList.toggle("pushed", this.#isEntry);
    } else if (isShown || this.#isEntry) {
      this.#fetch.get().catch(() => {});
    }
  }

  /** Forgets the curves and the part of the plane in sight. */
  clear() {
    this.#pane?.clear();
  }

  /**
   * @param {string} formula
   * @param {string} unit - `radians` or `degrees`.
   */
  async open(formula, unit) {
    let pane;
    try {
      pane = await this.#fetch.get();
    } catch {
      fire(this.#screen, "load-failure", null);
      return;
    }
    pane.view.send("show", formula, unit);
    if (this.#screen.hidden || wideScreen.matches) return;
    history.pushState({ [this.#name]: true }, "");
    this.#wasPushed = true;
    fire(this.#screen, "layout-change", null);
    pane.view.focus({ preventScroll: true });
  }

  async #load() {
    const { addGraphPane } = await import("../graph/graph.js");
    const pane = await addGraphPane(this.#screen, this.#language, `ordinate-${this.#name}-graph`);
    pane.leadBack(this.#title, this.#backName, false);
    this.#pane = pane;
    fire(this.#screen, "layout-change", null);
    return pane;
  }
}

import { fire } from "../shared/events.js";
import { Once } from "../shared/once.js";
import { wideScreen } from "../shared/wide.js";

/** @typedef {import("../graph/graph-pane.js").GraphPaneElement} GraphPaneElement */

/**
 * The graph of a calculator's screen: beside it where there is room, else pushed over it, as an
 * entry of the browser's history.
 *
 * Fires on the screen `layout-change` when the graph has arrived or is to be seen, `load-failure` when
 * it cannot be fetched.
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
   * @param {string} names.name - The tab's; also that of the entry of the browser's history, and part
   *   of the key under which the graph is kept between starts.
   * @param {string} names.language
   * @param {string} names.title - What Back leads to.
   * @param {string} names.backName - For a screen reader.
   */
  constructor(screen, { name, language, title, backName }) {
    this.#screen = screen;
    this.#name = name;
    this.#language = language;
    this.#title = title;
    this.#backName = backName;
    this.#wasPushed = this.#isEntry;
  }

  /** Whether the graph is to be seen over the calculator. */
  get isPushed() {
    return this.#pane !== null && this.#isEntry;
  }

  /** Whether the entry of the browser's history is that of the graph. */
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

  /** Forgets the curves, and where they were looked at. */
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

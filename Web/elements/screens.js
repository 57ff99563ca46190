import { FeaturedScreenElement } from "./featured-screen.js";
import { PlotterScreenElement } from "./plotter-screen.js";

/** @typedef {import("../shared/engine.js").Engine} Engine */
/** @typedef {import("../shared/protocol.js").State} State */
/** @typedef {import("../shared/protocol.js").Words} Words */

/** The screens of the tabs. Each is filled when it is first shown. */
export class Screens {
  plotter = new PlotterScreenElement();
  #featured = new FeaturedScreenElement();
  /** @type {Map<string, HTMLElement>} */
  #byTab = new Map();
  /**
   * The functions that fill screens and other parts of the page; each is called when its part is
   * first shown.
   *
   * @type {Map<HTMLElement, () => void>}
   */
  #unbuilt = new Map();

  /**
   * Makes the screens of all tabs.
   *
   * @param {Words} words
   * @param {Engine} engine
   * @param {(name: string, title: string) => HTMLElement} addScreen - Makes the screen of a tab that
   *   is fetched when it is first shown.
   * @returns {HTMLElement[]} In the order of the tabs.
   */
  build(words, engine, addScreen) {
    for (const { name, title } of words.tabs) {
      const screen = this.#make(name, title, words, engine) ?? addScreen(name, title);
      screen.id = `screen-${name}`;
      screen.classList.add("screen");
      screen.setAttribute("role", "tabpanel");
      screen.setAttribute("aria-labelledby", `tab-${name}`);
      this.#byTab.set(name, screen);
    }
    return [...this.#byTab.values()];
  }

  /**
   * @param {string} name
   * @param {string} title
   * @param {Words} words
   * @param {Engine} engine
   */
  #make(name, title, words, engine) {
    const { plotter } = this;
    const featured = this.#featured;
    switch (name) {
      case "featured":
        this.fillLater(featured, () =>
          featured.build(title, words, engine.send("gallery"), engine),
        );
        return featured;
      case "plotter":
        this.fillLater(plotter, () => plotter.build(title, words));
        return plotter;
      default:
        return null;
    }
  }

  /**
   * Fills an element when it is next shown.
   *
   * @param {HTMLElement} element
   * @param {() => void} fill
   */
  fillLater(element, fill) {
    this.#unbuilt.set(element, fill);
  }

  /**
   * Hides all screens but one.
   *
   * @param {string | null} tab - `null` hides all.
   */
  choose(tab) {
    for (const [name, screen] of this.#byTab) screen.hidden = name !== tab;
  }

  /** Fills the elements that are shown for the first time. */
  fill() {
    for (const [element, fill] of this.#unbuilt) {
      if (element.hidden) continue;
      this.#unbuilt.delete(element);
      fill();
    }
  }

  /** @param {State} state */
  show(state) {
    const { plotter, configuration } = state;
    const { plotter: screen } = this;
    if (plotter && screen.isConnected && !screen.hidden) screen.show(plotter);
    // Until it has been fetched, it has no methods.
    const settings = /** @type {any} */ (this.#byTab.get("configuration"));
    if (configuration && !settings.hidden) settings.show?.(configuration);
  }
}

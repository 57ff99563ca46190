import { Engine } from "../shared/engine.js";
import { Once } from "../shared/once.js";
import { addStyle } from "../shared/sheet.js";

/** Adds what all but Featured needs: its style, and the element for the Plotter's reading. */
export async function addPage() {
  const [{ ReadingViewElement }] = await Promise.all([
    import("../reading/reading.js"),
    addStyle(new URL("../plotter.css", import.meta.url)),
  ]);
  if (!customElements.get("reading-view")) ReadingViewElement.define();
}

/**
 * The engine with the part that answers for the tabs, the Plotter and the configuration. A first
 * visit fetches this part when the reader first does something.
 */
export class PageEngine {
  #isComplete = false;
  #engine;
  #language;
  #completion = new Once(async () => {
    await Promise.all([Engine.start("page"), addPage()]);
    this.complete();
  });

  /**
   * @param {Engine} engine
   * @param {string} language - The fields that request its words: its tag and its file.
   */
  constructor(engine, language) {
    this.#engine = engine;
    this.#language = language;
  }

  /** To be called once the engine has the part: tells it which language to speak. */
  complete() {
    this.#engine.send("page.words", this.#language);
    this.#isComplete = true;
  }

  /**
   * Does something with the engine as soon as it has the part: now, if it has it.
   *
   * @param {() => void} action
   * @param {() => void} fail - Called if the part cannot be fetched.
   */
  whenComplete(action, fail) {
    if (this.#isComplete) action();
    else this.#completion.get().then(action, fail);
  }
}

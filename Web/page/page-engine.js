import { Engine } from "../shared/engine.js";
import { Once } from "../shared/once.js";
import { addStyle } from "../shared/sheet.js";

const pageStyle = new Once(() => addStyle(new URL("../plotter.css", import.meta.url)));

/** Adds the style of all but Featured. */
export const addPageStyle = () => pageStyle.get();

/** Adds what all but Featured needs: its style, and the element for the Plotter's reading. */
export async function addPage() {
  const [{ ReadingViewElement }] = await Promise.all([
    import("../reading/reading.js"),
    addPageStyle(),
  ]);
  if (!customElements.get("reading-view")) ReadingViewElement.define();
}

/** The subjects of messages that need the part for the Plotter. */
const plotterMessage = /^(plotter|reading)\.|^tab,plotter/;

/**
 * The engine with the parts that answer for the tabs, the Plotter and the configuration. A first
 * visit fetches them when the reader first does something.
 */
export class PageEngine {
  #isComplete = false;
  /** How many actions wait for parts. */
  #waiting = 0;
  /** Settled when the last of them is done. */
  #last = Promise.resolve();
  /** Whether one of them is being done, which may do others. */
  #isActing = false;
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

  /** To be called once the engine has the part for all tabs: tells it which language to speak. */
  complete() {
    this.#engine.send("page.words", this.#language);
    this.#isComplete = true;
    Engine.expect("formulas");
  }

  /**
   * Does something with the engine as soon as it has the parts for a message, after what was asked for
   * before: now, if nothing is waited for.
   *
   * @param {import("../shared/protocol.js").Message} message
   * @param {() => void} action
   * @param {() => void} fail - Called if a part cannot be fetched.
   */
  whenReady(message, action, fail) {
    const part = plotterMessage.test(message.join()) ? "plotter" : "page";
    const isReady = this.#isComplete && Engine.has(part);
    if (isReady && (this.#isActing || this.#waiting === 0)) return action();
    this.#waiting++;
    const completion = this.#isComplete ? null : this.#completion.get();
    const ready = Promise.all([completion, Engine.start(part)]);
    ready.catch(() => {});
    this.#last = this.#last
      .then(() => ready)
      .then(() => this.#act(action), () => this.#act(fail))
      .catch(reportError);
  }

  /** @param {() => void} action */
  #act(action) {
    this.#waiting--;
    this.#isActing = true;
    try {
      action();
    } finally {
      this.#isActing = false;
    }
  }
}

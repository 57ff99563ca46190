import { Engine } from "../engine.js";
import { keep, kept } from "../keeper.js";
import { make } from "../make.js";
import { addStyle } from "../sheet.js";
import { RPNCardElement } from "./rpn-card.js";

/** @typedef {import("../elements/key-pad.js").KeyPadElement} KeyPadElement */
/** @typedef {import("../graph/graph-pane.js").GraphPaneElement} GraphPaneElement */
/** @typedef {import("./protocol.js").RPNKey} RPNKey */
/** @typedef {import("./protocol.js").RPNState} RPNState */
/** @typedef {import("./protocol.js").RPNWords} RPNWords */

/** Where the calculator is kept between starts, and its graph. */
const [place, graphPlace] = ["ordinate-rpn", "ordinate-rpn-graph"];

/**
 * `<rpn-screen>`: the programmable calculator, and the graph of its program.
 *
 * The graph stands beside the calculator where there is room. Where there is not it is pushed over
 * it, as an entry of the browser's history.
 *
 * @fires layout-change - The graph has come or is to be seen.
 * @fires load-failure - The graph cannot be fetched.
 */
export class RPNScreenElement extends HTMLElement {
  static define = (tag = "rpn-screen") => customElements.define(tag, RPNScreenElement);

  #card = new RPNCardElement();
  #keypad = /** @type {KeyPadElement} */ (document.createElement("key-pad"));
  #isWide = matchMedia("(min-width: 700px)");
  /** @type {Map<string, string>} */
  #typed = new Map();
  #language = "";
  #title = "";
  #backName = "";
  #angle = "";
  #kept = "";
  /** Of the last graph that was opened. */
  #serial = 0;
  #wasPushed = isPushed();
  /** @type {Engine | null} */
  #engine = null;
  /** @type {GraphPaneElement | null} */
  #graph = null;
  /** @type {Promise<GraphPaneElement> | null} */
  #graphOnItsWay = null;

  /**
   * Builds the screen as it was left.
   *
   * @param {Engine} engine
   * @param {string} language
   */
  build(engine, language) {
    /** @type {{ language: string, rpn: RPNWords, keys: { rpn: RPNKey[] } }} */
    const reply = engine.send("calculators.words", language || navigator.language);
    const { rpn: words, keys } = reply;
    this.lang = reply.language;
    this.#engine = engine;
    this.#language = language;
    this.#title = words.title;
    this.#backName = words.backToRPN;
    this.#card.build(words);
    this.#keypad.onRelease.add("graph");
    this.#keypad.build(keys.rpn, words.keypad, {
      "": keys.rpn.map((key) => key.usual),
      "wide-": keys.rpn.map((key) => key.flat),
      "roomy-": keys.rpn.map((key) => key.roomy),
    });
    for (const { key, typed } of keys.rpn) {
      for (const text of typed) this.#typed.set(text, key);
    }
    this.replaceChildren(
      make("header", { class: "bar" }, make("h1", {}, words.title)),
      this.#card,
      this.#keypad,
    );
    this.#listen();
    const text = kept(place);
    const state = engine.send(...(text ? ["rpn.restore", text] : ["rpn.state"]));
    this.#serial = state.graph?.serial ?? 0;
    this.#show(state);
  }

  /** Whether the graph is to be seen over the calculator. */
  get isGraphPushed() {
    return this.#graph !== null && isPushed();
  }

  /**
   * Whether the browser's Back or Forward, which has just been used, went to or came from this
   * screen's graph.
   */
  isLeft() {
    const before = this.#wasPushed;
    this.#wasPushed = isPushed();
    return before || this.#wasPushed;
  }

  /**
   * @param {string} angle - `radians` or `degrees`.
   * @param {boolean} showsGraph
   */
  arrange(angle, showsGraph) {
    if (!this.#engine) return;
    if (angle !== this.#angle) this.#send("rpn.angle", (this.#angle = angle));
    const graph = this.#graph;
    if (graph) {
      // The page has one graph at a time.
      if (!showsGraph) graph.remove();
      else if (!graph.isConnected) this.after(graph);
      graph.hidden = !showsGraph;
      graph.classList.toggle("pushed", isPushed());
    } else if (showsGraph || isPushed()) {
      this.#fetchGraph().catch(() => {});
    }
  }

  /** Forgets everything, as at a first start. */
  forget() {
    this.#send("rpn.forget");
    this.#graph?.clear();
  }

  #listen() {
    this.addEventListener("key-press", (event) => {
      event.stopPropagation();
      this.#send("rpn.press", /** @type {CustomEvent} */ (event).detail);
    });
    this.addEventListener("number-paste", (event) => {
      this.#send("rpn.paste", /** @type {CustomEvent} */ (event).detail);
    });
    document.addEventListener("keydown", (event) => this.#type(event));
    document.addEventListener("copy", (event) => {
      if (!this.#isOpenTo(event) || !getSelection()?.isCollapsed) return;
      event.clipboardData?.setData("text/plain", this.#card.result);
      event.preventDefault();
    });
    document.addEventListener("paste", (event) => {
      if (!this.#isOpenTo(event)) return;
      event.preventDefault();
      this.#send("rpn.paste", event.clipboardData?.getData("text/plain") ?? "");
    });
  }

  /** @param {...string} message */
  #send(...message) {
    if (this.#engine) this.#show(this.#engine.send(...message));
  }

  /** @param {RPNState} state */
  #show(state) {
    this.#card.show(state);
    if (state.kept !== this.#kept) keep(place, (this.#kept = state.kept));
    const { graph } = state;
    if (!graph || graph.serial === this.#serial) return;
    this.#serial = graph.serial;
    this.#openGraph(graph.formula, graph.unit);
  }

  /** @returns {Promise<GraphPaneElement>} */
  #fetchGraph() {
    this.#graphOnItsWay ??= import("../graph/graph.js")
      .then(({ addGraphPane }) => addGraphPane(this, this.#language, graphPlace))
      .then((graph) => {
        this.#graph = graph;
        graph.leadBack(this.#title, this.#backName, false);
        this.#changeLayout();
        return graph;
      })
      .catch((error) => {
        this.#graphOnItsWay = null;
        throw error;
      });
    return this.#graphOnItsWay;
  }

  /**
   * @param {string} formula
   * @param {string} unit
   */
  async #openGraph(formula, unit) {
    let graph;
    try {
      graph = await this.#fetchGraph();
    } catch {
      this.dispatchEvent(new Event("load-failure", { bubbles: true }));
      return;
    }
    graph.view.send("show", formula, unit);
    if (this.hidden || this.#isWide.matches) return;
    history.pushState({ rpn: true }, "");
    this.#wasPushed = true;
    this.#changeLayout();
    graph.view.focus({ preventScroll: true });
  }

  #changeLayout() {
    this.dispatchEvent(new Event("layout-change", { bubbles: true }));
  }

  /**
   * Whether what is typed or pasted is meant for the calculator: no control takes it.
   *
   * @param {Event} event
   */
  #isOpenTo(event) {
    if (this.hidden || event.defaultPrevented) return false;
    const target = event.target instanceof Element ? event.target : document.body;
    return !target.closest("input, textarea, dialog, [role=menu], graph-pane");
  }

  /** @param {KeyboardEvent} event */
  #type(event) {
    if (!this.#isOpenTo(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "Enter" && event.target instanceof Element && event.target.closest("button")) {
      return;
    }
    const key = this.#typed.get(event.key);
    if (!key) return;
    event.preventDefault();
    this.#send("rpn.press", key);
  }
}

/** Whether the entry of the browser's history is that of the graph. */
function isPushed() {
  return history.state?.rpn === true;
}

/**
 * Makes a calculator of the page's element of that name.
 *
 * @param {RPNScreenElement} screen
 * @param {string} language
 */
export async function openRPN(screen, language) {
  const style = addStyle(new URL("calculators.css", import.meta.url));
  const loading = Engine.load(new URL("../calculators.wasm", import.meta.url));
  const [engine] = await Promise.all([loading, style]);
  if (!customElements.get("rpn-screen")) {
    RPNCardElement.define();
    RPNScreenElement.define();
  }
  screen.build(engine, language);
}

import { fire, on } from "../shared/events.js";
import { apart, Keeper } from "../shared/keeper.js";
import { icon, make } from "../shared/make.js";
import { isForControl, isTyping, keysByTyping, pastedText } from "../shared/typing.js";
import { GraphSide } from "./graph-side.js";
import { InfixCardElement } from "./infix-card.js";
import { KeyLayers } from "./key-layers.js";
import { RPNCardElement } from "./rpn-card.js";

/** @typedef {import("../elements/key-pad.js").KeyPadElement} KeyPadElement */
/** @typedef {import("../shared/engine.js").Engine} Engine */
/** @typedef {import("./protocol.js").Settings} Settings */
/** @typedef {import("./protocol.js").TabName} TabName */
/** @typedef {import("./session.js").Session} Session */

/**
 * `<calculator-screen>`: one of the calculators, with its graph if it has one.
 *
 * @fires history-choice - The reader wants the history.
 * @fires history-rows - The calculator computed something.
 * @fires graph-shown - A new graph is about to be shown.
 * @fires layout-change - The graph has been fetched, shown or hidden.
 * @fires load-failure - The graph, or a part of the engine, could not be fetched.
 */
export class CalculatorScreenElement extends HTMLElement {
  static define = (tag = "calculator-screen") =>
    customElements.define(tag, CalculatorScreenElement);

  /** @type {InfixCardElement | RPNCardElement} */
  #card = /** @type {any} */ (null);
  #keypad = /** @type {KeyPadElement} */ (document.createElement("key-pad"));
  /** @type {KeyLayers} */
  #layers = /** @type {any} */ (null);
  /** The names of the keypad's keys, by what is typed. */
  #typed = new Map();
  /** Whether letters that were typed may yet become another function. */
  #isSpelling = false;
  /**
   * The prefix of every message to the engine.
   *
   * @type {TabName}
   */
  #name = "calculator";
  /** The settings that were sent to the engine. */
  #settings = "";
  /** @type {Keeper} */
  #keeper = /** @type {any} */ (null);
  /** The timer of the next slice of a computation that is not finished. */
  #slice = 0;
  /** The serial number of the last graph that was shown. */
  #graphSerial = 0;
  /** @type {Engine | null} */
  #engine = null;
  /** @type {GraphSide | null} */
  #graph = null;

  /**
   * Builds the screen as it was kept.
   *
   * @param {TabName} name
   * @param {Session} session
   * @param {string} language
   * @param {Settings} settings
   * @param {string} kept - Empty at the first start.
   */
  build(name, { engine, words: { language: spoken, ...all } }, language, settings, kept) {
    const [words, keys] = [all[name], all.keys[name]];
    this.lang = spoken;
    this.#name = name;
    this.classList.add(name);
    this.#engine = engine;
    this.#keeper = new Keeper(`ordinate-${name}`, () => this.#ask("kept").kept);
    const { title, back: backName } = words;
    // In an examination, nothing is graphed.
    if (words.hasGraph && !apart()) {
      this.#graph = new GraphSide(this, { name, language, title, backName });
    }
    this.#card = words.hasStack ? new RPNCardElement() : new InfixCardElement();
    this.#card.build(/** @type {any} */ (words));
    this.#keypad.onRelease.add("graph");
    this.#keypad.build(keys, words.keypad, {
      "": keys.map((key) => key.usual),
      "wide-": keys.map((key) => key.flat),
      "roomy-": keys.map((key) => key.roomy),
      "broad-": keys.map((key) => key.broad),
    });
    if (apart()) this.#keypad.querySelector("[data-key=graph]")?.setAttribute("disabled", "");
    this.#layers = new KeyLayers(this.#keypad, keys);
    this.#typed = keysByTyping(keys);
    const history = make(
      "button",
      { type: "button", class: "quiet start", "aria-label": words.history },
      icon("history"),
      make("span", {}, words.history),
    );
    history.addEventListener("click", () => fire(this, "history-choice", name));
    this.replaceChildren(
      make("header", { class: "bar" }, history, make("h1", {}, title)),
      this.#card,
      this.#keypad,
    );
    this.#listen();
    this.#set(settings);
    const state = kept ? this.#ask("restore", kept) : this.#ask("state");
    this.#graphSerial = state.graph?.serial ?? 0;
    this.#show(state);
  }

  /** Whether the graph covers the calculator. */
  get isGraphPushed() {
    return this.#graph?.isPushed === true;
  }

  /** Whether the browser's Back or Forward, just used, went to or came from this screen's graph. */
  isLeft() {
    return this.#graph?.isLeft() === true;
  }

  /**
   * @param {Settings} settings
   * @param {boolean} showsGraph
   */
  arrange(settings, showsGraph) {
    if (!this.#engine) return;
    if (this.#set(settings)) this.#send("state");
    this.#graph?.arrange(showsGraph);
  }

  /**
   * Recalls a computation.
   *
   * @param {string} formula - The formula of the history's row.
   */
  recall(formula) {
    this.#send("recall", formula);
  }

  /**
   * Presses the key that is typed so.
   *
   * @param {string} text - A `KeyboardEvent.key`.
   * @returns {boolean} Whether it is for the calculator.
   */
  type(text) {
    // A letter without a key may be part of a function's name.
    if (!this.#typed.has(text) && !/^\p{L}$/u.test(text)) return false;
    this.#send("type", text);
    return true;
  }

  /** @param {string} text - A number, as it was copied elsewhere. */
  paste(text) {
    this.#send("paste", text);
  }

  /** Forgets everything; the screen is as at the first start. */
  forget() {
    if (!this.#engine) return;
    this.#send("forget");
    this.#graph?.clear();
  }

  #listen() {
    on(this, "key-press", (key, event) => {
      // Above this screen, key presses belong to the Plotter.
      event.stopPropagation();
      this.#send("press", key);
    });
    on(this, "digits-choice", () => this.#send("digits"));
    on(this, "room-change", (count) => this.#card.replaceResult(this.#ask("fit", String(count))));
    on(this, "number-paste", (text) => this.paste(text));
    document.addEventListener("keydown", (event) => this.#take(event));
    // A reader who does something else has typed all of a name.
    for (const type of ["pointerdown", "focusin", "visibilitychange"]) {
      document.addEventListener(type, () => this.#isSpelling && this.#send("state"));
    }
    document.addEventListener("copy", (event) => {
      // If there is an error, nothing is copied, and the clipboard keeps its contents.
      if (!this.#takes(event) || !getSelection()?.isCollapsed || !this.#card.result) return;
      event.clipboardData?.setData("text/plain", this.#card.result);
      event.preventDefault();
    });
    document.addEventListener("paste", (event) => {
      if (!this.#takes(event)) return;
      event.preventDefault();
      this.paste(pastedText(event));
    });
  }

  /**
   * Sends the settings to the engine, unless it has them already.
   *
   * @param {Settings} settings
   * @returns {boolean} Whether they have changed.
   */
  #set({ angle, order, digits }) {
    const settings = [angle, order, digits, String(!apart())];
    if (this.#settings === settings.join()) return false;
    this.#settings = settings.join();
    this.#engine?.send("calculators.settings", ...settings);
    return true;
  }

  /**
   * @param {import("./protocol.js").CalculatorAction} message
   * @param {...string} fields
   * @returns {any} The state.
   */
  #ask(message, ...fields) {
    return this.#engine?.send(`${this.#name}.${message}`, ...fields);
  }

  /** @param {[import("./protocol.js").CalculatorAction, ...string[]]} message */
  #send(...message) {
    this.#show(this.#ask(...message));
  }

  /** @param {any} state */
  #show(state) {
    clearTimeout(this.#slice);
    this.#isSpelling = state.isSpelling;
    if (state.isUnfinished) this.#slice = setTimeout(() => this.#send("refine"));
    this.#card.show(state);
    this.#keypad.show({ second: state.isSecond, exact: state.isExactChosen });
    this.#layers.show(state.isSecond);
    const { graph, rows } = state;
    if (rows.length > 0) {
      // Together with its rows, so that a page that is killed comes back with both or with neither.
      fire(this, "history-rows", { tab: this.#name, rows, kept: this.#keeper.keepNow() });
    } else {
      this.#keeper.request();
    }
    if (!graph || graph.serial === this.#graphSerial) return;
    this.#graphSerial = graph.serial;
    fire(this, "graph-shown", this.#name);
    this.#graph?.open(graph.formula, graph.unit);
  }

  /**
   * Whether the calculator takes typed or pasted text: it is visible, and no control takes the
   * text.
   *
   * @param {Event} event
   */
  #takes(event) {
    return !this.hidden && !event.defaultPrevented && !isForControl(event, "graph-pane");
  }

  /** @param {KeyboardEvent} event */
  #take(event) {
    if (this.#takes(event) && isTyping(event) && this.type(event.key)) event.preventDefault();
  }
}

import { spokenNames } from "../reading/names.js";
import { on } from "../shared/events.js";
import { takeRows } from "../shared/handed-rows.js";
import { iconButton } from "../shared/icon-button.js";
import { make } from "../shared/make.js";
import { dataButton, takeFiles } from "./data/data-files.js";
import { GuessPanel } from "./guess/guess-panel.js";
import { PointHandles } from "./points/point-handles.js";
import { PlaceLabel } from "./places/place-label.js";
import { PlacesPanel } from "./places/places-panel.js";
import { SheetRows } from "./rows/sheet-rows.js";
import { printSheet } from "./print-sheet.js";
import { shareMenu } from "./share-menu.js";
import { SheetGrip } from "./sheet-grip.js";
import { SheetKeypad } from "./sheet-keypad.js";
import { SheetMenu } from "./shelf/sheet-menu.js";
import { SheetShelf } from "./shelf/sheet-shelf.js";
import { SoundPanel } from "./sound/sound-panel.js";
import { TablePanel } from "./table/table-panel.js";
import { ViewPanel } from "./view-panel.js";

/** @typedef {import("../graph/graph-view.js").GraphViewElement} GraphViewElement */
/** @typedef {import("./protocol.js").SendSheet} SendSheet */
/** @typedef {import("./protocol.js").SheetState} SheetState */
/** @typedef {import("./protocol.js").SheetWords} SheetWords */

/** Whether a row of an empty sheet is edited at once: there is room, and probably a keyboard. */
const desk = matchMedia("(min-width: 700px) and (pointer: fine)");
const coarse = matchMedia("(pointer: coarse)");
/** How far a pointer may move while it touches a place, in CSS pixels. */
const mostDrift = 8;

/** `<sheet-screen>`: a graph and the rows that it draws, with a keypad of its own. */
export class SheetScreenElement extends HTMLElement {
  static define = (tag = "sheet-screen") => customElements.define(tag, SheetScreenElement);

  view = /** @type {GraphViewElement} */ (document.createElement("graph-view"));
  #undo = iconButton("undo", "quiet");
  #redo = iconButton("redo", "quiet");
  #proof = make("p", { class: "proof", role: "status" });
  #notice = make("p", { class: "toast", role: "status" });
  /** Says what keys have done to a formula. */
  #speech = make("p", { class: "unseen", "aria-live": "assertive" });
  #points = new PointHandles(this.view, (...message) => this.#send(...message));
  #shelf = new SheetShelf(
    this.view,
    (...message) => this.#send(...message),
    () => this.#begin(),
  );
  /** @type {SheetState | null} */
  #shown = null;

  // Set by `build`:
  /** @type {SheetRows} */
  #rows = /** @type {any} */ (null);
  /** @type {SheetMenu} */
  #menu = /** @type {any} */ (null);
  /** @type {PlaceLabel} */
  #label = /** @type {any} */ (null);
  /** @type {PlacesPanel} */
  #places = /** @type {any} */ (null);
  /** @type {SoundPanel} */
  #sound = /** @type {any} */ (null);
  /** @type {TablePanel} */
  #table = /** @type {any} */ (null);
  /** @type {GuessPanel} */
  #guess = /** @type {any} */ (null);

  /**
   * @param {import("../shared/engine.js").Engine} engine
   * @param {string} language - The fields that request its words: its tag and its file.
   */
  async build(engine, language) {
    /** @type {SheetWords} */
    const words = engine.send("sheet.words", language);
    const heading = this.querySelector("h1") ?? make("h1");
    this.#rows = new SheetRows(words, this.#send, this.#say);
    this.#menu = new SheetMenu(heading, words, this.#shelf, this.#say);
    const keypad = new SheetKeypad(words.keys, (...message) => {
      this.#send(...message);
      this.#rows.focusActive();
    });
    this.style.setProperty("--lines", String(keypad.lines));
    this.replaceChildren(
      this.#panel(words),
      keypad.element,
      this.#stage(words),
      ...this.#rows.menus,
    );
    const setDigits = () => {
      const { digits } = document.documentElement.dataset;
      engine.send("graph.digits", digits ?? "automatic");
    };
    setDigits();
    await this.view.ready;
    on(window, "settings-change", () => {
      setDigits();
      this.view.sheet("state");
    });
    this.view.addEventListener("graph-state", () => this.#changed());
    this.addEventListener("keydown", (event) => this.#type(event));
    addEventListener("hashchange", () => this.#openLink());
    this.#shelf.start();
    this.#takeRows();
    addEventListener("handed-row", () => this.#takeRows());
    this.#openLink();
    this.#begin();
  }

  /** Forgets all sheets. */
  forget() {
    this.#shelf.forget();
  }

  /** Adds the formulas that other graphs have handed over. */
  #takeRows() {
    for (const [angle, formula] of takeRows()) this.view.sheet("append", angle, formula);
  }

  /** Opens the sheet of the page's address. */
  #openLink() {
    if (!location.hash) return;
    this.#shelf.open(location.hash.slice(1));
    history.replaceState(history.state, "", location.pathname + location.search);
  }

  /**
   * Edits the row of an empty sheet, if there is probably a keyboard; otherwise none. Keys that go through
   * the tabs keep the focus there.
   */
  #begin() {
    const { rows, active } = this.#shown ?? { rows: [], active: null };
    const isPassing = document.activeElement?.matches("[role=tab]:focus-visible");
    if (desk.matches && !isPassing && rows.length === 1 && rows[0].text === "") {
      // Unlike `#send`, this leaves what was said about a link.
      if (active === null) this.view.sheet("select", rows[0].id);
      this.#rows.focusActive();
    } else if (active !== null) {
      this.view.sheet("leave");
    }
  }

  /** @type {SendSheet} */
  #send = (message, ...fields) => {
    const isEditing = this.#rows.hasFocus;
    this.#notice.textContent = "";
    const reply = this.view.sheet(message, ...fields);
    if (isEditing) this.#rows.focusActive();
    return reply;
  };

  /** @param {string} message */
  #say = (message) => {
    this.#notice.textContent = message;
  };

  #changed() {
    const { sheet, name } = /** @type {{ sheet?: SheetState, name: string }} */ (this.view.state);
    if (!sheet) return;
    this.view.setAttribute("aria-label", spokenNames(name));
    if (sheet.shelf && sheet !== this.#shown) this.#showShelf(sheet.shelf);
    this.#shelf.requestKeep();
    if (sheet === this.#shown) return;
    this.#shown = sheet;
    // First, because the keypad takes room from the rows.
    this.classList.toggle("editing", sheet.active !== null);
    this.classList.toggle("titled", sheet.view.title !== "");
    this.#rows.show(sheet);
    this.#speak(sheet.speech);
    this.#points.show(sheet.points, sheet.rows);
    this.#label.show(sheet.place);
    this.#places.show(sheet.rows);
    this.#table.show(sheet.rows);
    this.#sound.show(sheet);
    this.#guess.show(sheet.guess);
    this.#undo.setAttribute("aria-disabled", String(!sheet.canUndo));
    this.#redo.setAttribute("aria-disabled", String(!sheet.canRedo));
    this.#proof.dataset.state = sheet.proof.state;
    // Only a changed text is announced.
    if (this.#proof.textContent !== sheet.proof.text) this.#proof.textContent = sheet.proof.text;
    if (sheet.problem) this.#notice.textContent = sheet.problem;
  }

  /** @param {string} speech */
  #speak(speech) {
    // The same words again are another text, so that they are said.
    const isSame = speech !== "" && speech === this.#speech.textContent;
    this.#speech.textContent = isSame ? `${speech}\u00a0` : speech;
  }

  /** @param {import("./protocol.js").Shelf} shelf */
  #showShelf(shelf) {
    if (shelf.current !== this.#shelf.current) this.#rows.clear();
    this.#shelf.show(shelf);
    this.#menu.show();
  }

  /** @param {KeyboardEvent} event */
  #type(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.target instanceof HTMLInputElement && event.target.type === "text") return;
    const key = event.key.toLowerCase();
    const isRedo = key === "y" || (key === "z" && event.shiftKey);
    if (!isRedo && key !== "z") return;
    event.preventDefault();
    this.#send(isRedo ? "redo" : "undo");
  }

  // The parts.

  /** @param {SheetWords} words */
  #panel(words) {
    const addition = iconButton("zoom-in", "quiet", words.newRow);
    addition.addEventListener("click", () => this.#rows.add());
    for (const [opener, message, label] of /** @type {const} */ ([
      [this.#undo, "undo", words.undo],
      [this.#redo, "redo", words.redo],
    ])) {
      opener.setAttribute("aria-label", label);
      opener.addEventListener("click", () => {
        if (opener.ariaDisabled !== "true") this.#send(message);
      });
    }
    const data = dataButton(words, this.#send, this.#say, () => this.#rows.beginTable());
    const bar = make("header", { class: "bar" }, this.#menu.element, this.#undo, this.#redo, data, addition);
    const grip = new SheetGrip(this, bar, words.rows);
    bar.prepend(grip.element);
    // The formula that is edited keeps the focus.
    bar.addEventListener("mousedown", (event) => {
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    });
    return make("section", { class: "panel" }, bar, this.#rows.element, this.#keypadButton(words));
  }

  /** @param {SheetWords} words */
  #keypadButton(words) {
    const opener = iconButton("keypad", "quiet keypad-button", words.keypad);
    opener.append(make("span", {}, words.keypad));
    opener.setAttribute("aria-pressed", "false");
    opener.addEventListener("click", () => {
      const isOpen = this.classList.toggle("with-keypad");
      opener.setAttribute("aria-pressed", String(isOpen));
      const last = this.#shown?.rows.at(-1);
      if (isOpen && last && this.#shown?.active === null) this.#send("select", last.id);
      if (isOpen) this.#rows.focusActive();
    });
    return opener;
  }

  /** @param {SheetWords} words */
  #stage(words) {
    const { view } = this;
    const say = this.#say;
    this.#label = new PlaceLabel(view, words, this.#send, say);
    this.#places = new PlacesPanel(words, this.#send);
    this.#sound = new SoundPanel(words, (...message) => this.#send(...message));
    this.#table = new TablePanel(words, (...message) => this.#send(...message), say);
    this.#guess = new GuessPanel(words, this.#send, say);
    const frame = make(
      "div",
      { class: "application", role: "application", tabindex: 0 },
      view,
      this.#points.element,
      this.#label.element,
      this.#guess.paper.element,
    );
    frame.setAttribute("aria-label", words.graph);
    this.#listenToTouches(frame);
    takeFiles(frame, words, this.#send, say);
    const zoomOut = iconButton("zoom-out", "tool", words.zoomOut);
    const zoomIn = iconButton("zoom-in", "tool", words.zoomIn);
    const fit = iconButton("fit", "tool", words.fit);
    const home = iconButton("home", "tool", words.home);
    zoomOut.addEventListener("click", () => view.zoomOut());
    zoomIn.addEventListener("click", () => view.zoomIn());
    fit.addEventListener("click", () => this.#send("fit"));
    home.addEventListener("click", () => this.#send("home"));
    this.#proof.setAttribute("aria-label", words.proof);
    const share = shareMenu(view, words, () => this.#shelf.title, say);
    printSheet(this, view, () => this.#shelf.title);
    const { element: panel } = new ViewPanel(words, (...message) => this.#send(...message));
    const lowTools = make(
      "div",
      { class: "graph-tools low" },
      this.#guess.opener,
      this.#table.opener,
      this.#sound.opener,
      this.#places.element,
    );
    // What they open has the room of the keypad.
    lowTools.addEventListener("click", () => this.#leaveByTouch());
    const stage = make(
      "section",
      { class: "stage", "aria-label": words.graph },
      frame,
      make("div", { class: "graph-tools" }, zoomOut, zoomIn, fit, home, panel, share),
      this.#sound.line,
      make("div", { class: "foot-line" }, lowTools, this.#proof),
      this.#table.element,
      this.#sound.element,
      this.#guess.element,
      this.#notice,
      this.#speech,
    );
    stage.addEventListener("keydown", ({ key }) => {
      if (key === "Escape" && this.#shown?.place) this.#send("choose", -1);
    });
    return stage;
  }

  /**
   * A touch of the graph puts the keypad away, and chooses the place that is there.
   *
   * @param {HTMLElement} frame
   */
  #listenToTouches(frame) {
    let start = { x: 0, y: 0 };
    frame.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (start = { x, y }), {
      capture: true,
    });
    frame.addEventListener("click", ({ clientX, clientY }) => {
      // A mouse that has dragged the graph clicks too.
      if (Math.hypot(clientX - start.x, clientY - start.y) > mostDrift) return;
      const { left, top } = this.view.getBoundingClientRect();
      this.#send("touch", clientX - left, clientY - top);
      this.#leaveByTouch();
    });
  }

  /** Ends the editing of a row, for the keypad takes room from the graph. */
  #leaveByTouch() {
    if (coarse.matches && this.#shown?.active !== null) this.#send("leave");
  }
}

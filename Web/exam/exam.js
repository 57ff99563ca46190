import { fire } from "../shared/events.js";
import { apart, keep, kept } from "../shared/keeper.js";
import { make } from "../shared/make.js";

/** @typedef {import("../shared/engine.js").Engine} Engine */
/** @typedef {import("../shared/protocol.js").ExamWords} ExamWords */
/** @typedef {import("../shared/protocol.js").State} State */

/** The line above every screen that shows that an examination is held, with the button that leaves it. */
export class ExamBar {
  #engine;
  #words;

  /**
   * @param {Engine} engine
   * @param {string} language - The fields that request its words: its tag and its file.
   */
  constructor(engine, language) {
    this.#engine = engine;
    /** @type {ExamWords} */
    this.#words = engine.send("exam.words", language);
  }

  /** The tabs that are within reach. */
  get tabs() {
    return this.#words.tabs;
  }

  /**
   * Adds the line to the page, and begins the examination unless it has begun before.
   *
   * @param {HTMLElement} app
   * @param {State} state - What has been kept of the examination.
   * @returns {State}
   */
  open(app, state) {
    const shown = state.configuration?.exam ? state : this.#begin();
    const leave = make("button", { type: "button", class: "soft" }, this.#words.leave);
    leave.addEventListener("click", () => fire(app, "engine-message", ["exam.ask"]));
    const line = make("p", {}, shown.configuration?.exam ?? "");
    app.prepend(make("aside", { class: "exam", "aria-label": this.#words.exam }, line, leave));
    keep("ordinate", this.#engine.send("kept").kept);
    if (kept("ordinate")) forgetAddress();
    return shown;
  }

  /** @returns {State} */
  #begin() {
    const time = new Date().toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" });
    return this.#engine.send("exam.hold", time, kept("ordinate", ""));
  }
}

/**
 * Where an examination is kept, the address need not ask for it; reloading after it has been left begins no
 * other one.
 */
function forgetAddress() {
  const address = new URL(location.href);
  address.searchParams.delete("mode");
  history.replaceState(history.state, "", address);
}

/**
 * @param {Engine} engine
 * @param {string} language
 */
export function examBar(engine, language) {
  return new ExamBar(engine, language);
}

/** Begins an examination, or leaves it: the page starts again with what is kept then. */
export async function changeExam() {
  const address = new URL(location.href);
  for (const name of ["mode", "f", "x-max", "samples"]) address.searchParams.delete(name);
  address.hash = "";
  const start = apart();
  if (!start) {
    address.searchParams.set("mode", "scientific");
    location.assign(address);
    return;
  }
  await forgetRows(start);
  // After the keepers, which store at the last moment what is due.
  addEventListener("pagehide", () => forgetTexts(start));
  forgetTexts(start);
  location.replace(address);
}

/** @param {string} start */
function forgetTexts(start) {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(start)) localStorage.removeItem(name);
    }
  } catch {
    // If the browser stores nothing, nothing was kept.
  }
}

/**
 * Deletes the histories of an examination.
 *
 * @param {string} start
 * @returns {Promise<void>}
 */
function forgetRows(start) {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(`${start}ordinate`);
      for (const type of ["success", "error", "blocked"]) {
        request.addEventListener(type, () => resolve());
      }
    } catch {
      resolve();
    }
  });
}

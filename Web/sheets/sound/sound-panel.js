import { iconButton } from "../../shared/icon-button.js";
import { icon, make } from "../../shared/make.js";
import { panAt, play, playPlace } from "./score-player.js";

/** @typedef {import("../protocol.js").SendSheet} SendSheet */
/** @typedef {import("../protocol.js").SheetScore} SheetScore */
/** @typedef {import("../protocol.js").SheetWords} SheetWords */

const speeds = [0.25, 0.5, 1, 2];
/** Stands for all curves, one after the other. */
const all = "all";

/** The button that opens the panel for listening to the graph, the panel, and the line that shows where it is. */
export class SoundPanel {
  #words;
  #send;
  opener = iconButton("listen", "tool");
  line = make("div", { class: "sound-line", hidden: true });
  #curves = make("select");
  #speeds = make("select");
  #volume = make("input", { type: "range", min: 0, max: 1, step: 0.05, value: 0.6 });
  #play = make("button", { type: "button", class: "soft play" });
  #back = iconButton("back-step", "quiet");
  #on = iconButton("on-step", "quiet");
  #text = make("p", { role: "status" });
  #controls = make("div", { class: "controls" });
  element = make("section", { class: "sound-panel", hidden: true });
  /** @type {AudioContext | null} */
  #context = null;
  /** @type {SheetScore | null} */
  #score = null;
  /** Where it is, as a share of the sweep. */
  #place = 0;
  /**
   * The rows that are still to be played.
   *
   * @type {number[]}
   */
  #rest = [];
  /**
   * What is heard now.
   *
   * @type {{ start: number, stop: () => void, from: number, seconds: number } | null}
   */
  #sound = null;
  #shown = "";

  /**
   * @param {SheetWords} words
   * @param {SendSheet} send
   */
  constructor(words, send) {
    this.#words = words;
    this.#send = send;
    this.opener.setAttribute("aria-label", words.listen);
    this.opener.setAttribute("aria-expanded", "false");
    this.opener.addEventListener("click", () => this.#open(this.element.hidden));
    this.element.setAttribute("aria-label", words.listen);
    for (const [part, label] of /** @type {[HTMLElement, string][]} */ ([
      [this.#curves, words.rows],
      [this.#speeds, words.speed],
      [this.#volume, words.volume],
      [this.#back, words.stepBack],
      [this.#on, words.stepOn],
    ])) {
      part.setAttribute("aria-label", label);
    }
    this.#speeds.append(
      ...speeds.map((speed) => {
        const option = make("option", { value: speed }, `${speed}×`);
        option.selected = speed === 1;
        return option;
      }),
    );
    const close = iconButton("close", "quiet", words.close);
    close.addEventListener("click", () => this.#open(false));
    this.#controls.append(this.#back, this.#play, this.#on, this.#curves, this.#speeds, this.#volume);
    this.element.append(
      make("header", {}, make("h2", { tabindex: -1 }, words.listen), this.#text, close),
      this.#controls,
    );
    this.#listen();
    this.#showPlaying();
  }

  #listen() {
    this.#play.addEventListener("click", () => (this.#sound ? this.#pause() : this.#begin()));
    this.#back.addEventListener("click", () => this.#step(-1));
    this.#on.addEventListener("click", () => this.#step(1));
    this.#curves.addEventListener("change", () => {
      this.#pause();
      this.#place = 0;
      this.#rest = [];
      this.#load();
    });
    this.#volume.addEventListener("input", () => this.#showVolume());
    this.#showVolume();
    for (const part of [this.#speeds, this.#volume]) {
      part.addEventListener("change", () => {
        if (!this.#sound) return;
        this.#pause();
        this.#start();
      });
    }
    this.element.addEventListener("keydown", (event) => {
      const steps = { ArrowLeft: -1, ArrowRight: 1 };
      if (event.key === "Escape") this.#open(false);
      else if (event.key in steps && event.target instanceof HTMLButtonElement) {
        this.#step(steps[/** @type {keyof typeof steps} */ (event.key)]);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  /** @param {boolean} isOpen */
  #open(isOpen) {
    this.#pause();
    this.element.hidden = !isOpen;
    this.line.hidden = true;
    this.opener.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) {
      this.#place = 0;
      this.#load();
      this.element.querySelector("h2")?.focus();
    } else {
      this.opener.focus();
    }
  }

  /**
   * Forgets what was heard, if rows or the part in sight have changed.
   *
   * @param {import("../protocol.js").SheetState} sheet
   */
  show({ rows, view }) {
    const shown = JSON.stringify([rows.map(({ text, hidden }) => [text, hidden]), view.window]);
    if (this.#shown === shown) return;
    this.#shown = shown;
    if (this.element.hidden) return;
    this.#pause();
    this.#load();
  }

  /**
   * Asks how a row sounds: the chosen one, or the first if all are chosen.
   *
   * @param {number} [row]
   */
  #load(row) {
    const chosen = this.#curves.value;
    /** @type {SheetScore} */
    const score = this.#send("score", row ?? (chosen === "" || chosen === all ? -1 : Number(chosen)));
    this.#score = score;
    this.#text.textContent = score.statement;
    this.#controls.hidden = score.curves.length === 0;
    const values = [all, ...score.curves.map(({ row }) => String(row))];
    const known = [...this.#curves.options].map(({ value }) => value);
    if (known.join() === values.join()) return;
    this.#curves.replaceChildren(
      make("option", { value: all }, this.#words.allCurves),
      ...score.curves.map(({ row, text }) => make("option", { value: row }, text)),
    );
    const first = values[values.length > 2 ? 0 : 1] ?? all;
    this.#curves.value = values.includes(chosen) ? chosen : first;
  }

  /** Plays on, or from the left edge again. */
  #begin() {
    if (!this.#score) this.#load();
    if (this.#place >= 1) this.#place = 0;
    if (this.#place === 0 && this.#curves.value === all) {
      const rows = this.#score?.curves.map(({ row }) => row) ?? [];
      this.#rest = rows.filter((row) => row !== this.#score?.row);
    }
    this.#start();
  }

  #start() {
    this.#context ??= new AudioContext();
    this.#context.resume();
    if (!this.#score || this.#score.row < 0) return;
    this.#text.textContent = this.#name();
    const seconds = this.#score.seconds / Number(this.#speeds.value);
    const from = this.#place;
    const sound = play(this.#context, this.#score, { from, to: 1, seconds, volume: Number(this.#volume.value) });
    this.#sound = { ...sound, from, seconds };
    this.#showPlaying();
    this.#follow();
  }

  #name() {
    return this.#score?.curves.find(({ row }) => row === this.#score?.row)?.text ?? "";
  }

  /** Moves the line with the sound, and goes on with the next curve at the end. */
  #follow() {
    const [context, sound] = [this.#context, this.#sound];
    if (!context || !sound) return;
    this.#place = Math.min(1, sound.from + (context.currentTime - sound.start) / sound.seconds);
    this.#showLine();
    if (this.#place < 1) {
      requestAnimationFrame(() => {
        if (this.#sound === sound) this.#follow();
      });
      return;
    }
    this.#sound = null;
    const next = this.#rest.shift();
    if (next === undefined) {
      this.#showPlaying();
      if (this.#curves.value === all) this.#load();
    } else {
      this.#place = 0;
      this.#load(next);
      this.#start();
    }
  }

  #pause() {
    this.#sound?.stop();
    this.#sound = null;
    this.#showPlaying();
  }

  /** @param {number} steps */
  #step(steps) {
    this.#pause();
    this.#context ??= new AudioContext();
    this.#context.resume();
    if (!this.#score) this.#load();
    const score = this.#score;
    if (!score || score.row < 0) return;
    const last = score.stops.length - 1;
    const index = Math.max(0, Math.min(last, Math.round(this.#place * last) + steps));
    const { time, text } = score.stops[index];
    this.#place = time;
    this.#text.textContent = text;
    this.#showLine();
    playPlace(this.#context, score, time, Number(this.#volume.value));
  }

  /** Fills the part of the slider below its handle. */
  #showVolume() {
    this.#volume.style.setProperty("--share", this.#volume.value);
  }

  #showLine() {
    this.line.hidden = false;
    const share = this.#score ? (panAt(this.#score, this.#place) + 1) / 2 : this.#place;
    this.line.style.setProperty("left", `${share * 100}%`);
  }

  #showPlaying() {
    const { pause, play } = this.#words;
    const label = this.#sound ? pause : play;
    this.#play.replaceChildren(icon(this.#sound ? "pause" : "play"), make("span", {}, label));
  }
}

import { icon, make } from "../../shared/make.js";
import { spokenNames } from "../../reading/names.js";

/** @typedef {import("../protocol.js").SendSheet} SendSheet */
/** @typedef {import("../protocol.js").SheetWords} SheetWords */
/** @typedef {import("../protocol.js").Slider} Slider */

/** The least time between two steps of a slider that plays, in milliseconds. */
const stepTime = 32;
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** The slider of a parameter: it can be dragged, played, and given other ends. */
export class RowSlider {
  #input = make("input", { type: "range" });
  #play = make("button", { type: "button", class: "play" });
  #lower = make("button", { type: "button", class: "end-value" });
  #upper = make("button", { type: "button", class: "end-value" });
  #fields = ["from", "to", "step"].map(() =>
    make("input", { type: "text", inputmode: "decimal", autocomplete: "off" }),
  );
  #range = make("div", { class: "range", hidden: true });
  element = make(
    "div",
    { class: "slider" },
    make("div", { class: "track" }, this.#play, this.#lower, this.#input, this.#upper),
    this.#range,
  );
  #id;
  #words;
  #send;
  #name = "";
  /** The range's ends and the step, as they are written. */
  #texts = ["", "", ""];
  #isPlaying = false;
  /** The request of the frame that sends the slider's value. */
  #frame = 0;

  /**
   * @param {number} id - Of the row.
   * @param {SheetWords} words
   * @param {SendSheet} send
   */
  constructor(id, words, send) {
    this.#id = id;
    this.#words = words;
    this.#send = send;
    [words.from, words.to, words.step].forEach((title, index) => {
      this.#range.append(make("label", {}, make("span", {}, title), this.#fields[index]));
    });
    this.#listen();
  }

  #listen() {
    const input = this.#input;
    input.addEventListener("input", () => {
      this.#showShare();
      this.#frame ||= requestAnimationFrame(() => {
        this.#frame = 0;
        this.#send("slide", this.#id, input.value);
      });
    });
    this.#play.addEventListener("click", () => {
      if (stillness.matches) this.#send("step", this.#id);
      else this.#setPlaying(!this.#isPlaying);
    });
    this.#lower.addEventListener("click", () => this.#openRange(0));
    this.#upper.addEventListener("click", () => this.#openRange(1));
    this.#range.addEventListener("change", () => {
      const [lower, upper, step] = this.#fields.map((field) => field.value);
      const { refused } = this.#send("range", this.#id, lower, upper, step);
      for (const field of this.#fields) field.setAttribute("aria-invalid", String(refused));
    });
    this.#range.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" && key !== "Enter") return;
      this.#fields[0].focus();
      this.#range.hidden = true;
      this.#lower.focus();
    });
  }

  /** @param {Slider} slider */
  show({ name: text, value, valueText, lower, upper, lowerText, upperText, step, stepText }) {
    const input = this.#input;
    const name = spokenNames(text);
    this.#name = name;
    input.setAttribute("aria-label", name);
    input.setAttribute("aria-valuetext", valueText);
    input.min = String(lower);
    input.max = String(upper);
    input.step = String(step);
    if (!this.#frame && Number(input.value) !== value) input.value = String(value);
    this.#showShare();
    this.#lower.textContent = lowerText;
    this.#upper.textContent = upperText;
    this.#lower.setAttribute("aria-label", `${name}: ${this.#words.from} ${lowerText}`);
    this.#upper.setAttribute("aria-label", `${name}: ${this.#words.to} ${upperText}`);
    this.#texts = [lowerText, upperText, stepText];
    this.#fields.forEach((field, index) => {
      if (field !== document.activeElement) this.#fill(field, index);
    });
    this.#showPlaying();
  }

  /**
   * @param {HTMLInputElement} field - For an end or the step.
   * @param {number} index
   */
  #fill(field, index) {
    field.value = this.#texts[index];
    field.setAttribute("aria-invalid", "false");
  }

  /** Colours the track up to the value. */
  #showShare() {
    const { value, min, max } = this.#input;
    const share = (Number(value) - Number(min)) / (Number(max) - Number(min));
    this.#input.style.setProperty("--share", String(share || 0));
  }

  /** @param {number} index - Of the field that gets the focus. */
  #openRange(index) {
    this.#range.hidden = !this.#range.hidden;
    if (this.#range.hidden) return;
    // The fields have a keypad of the device.
    this.#send("leave");
    this.#fields.forEach((field, index) => this.#fill(field, index));
    this.element.closest(".sheet-row")?.scrollIntoView({ block: "nearest" });
    this.#fields[index].focus();
    this.#fields[index].select();
  }

  /** @param {boolean} isPlaying */
  #setPlaying(isPlaying) {
    this.#isPlaying = isPlaying;
    this.#showPlaying();
    let last = -Infinity;
    const follow = (/** @type {number} */ time) => {
      const isSeen = this.element.isConnected && !this.element.closest("[hidden]");
      if (this.#isPlaying && !isSeen) this.#setPlaying(false);
      if (!this.#isPlaying) return;
      if (time - last >= stepTime) {
        last = time;
        this.#send("step", this.#id);
      }
      requestAnimationFrame(follow);
    };
    if (isPlaying) requestAnimationFrame(follow);
  }

  #showPlaying() {
    const { play, stop } = this.#words;
    const name = this.#isPlaying ? "stop" : "play";
    if (this.#play.dataset.shows !== name) this.#play.replaceChildren(icon(name));
    this.#play.dataset.shows = name;
    this.#play.setAttribute("aria-label", `${this.#isPlaying ? stop : play} ${this.#name}`);
  }
}

import { iconButton } from "../../shared/icon-button.js";
import { make } from "../../shared/make.js";
import { GuessPaper } from "./guess-paper.js";

/** @typedef {import("../protocol.js").SendSheet} SendSheet */
/** @typedef {import("../protocol.js").SheetGuess} SheetGuess */
/** @typedef {import("../protocol.js").SheetWords} SheetWords */

/** The button that covers a curve, to be drawn by hand, and the panel that says how far the guess is from it. */
export class GuessPanel {
  #send;
  opener = iconButton("guess", "tool");
  #rows = make("select");
  #text = make("p", { role: "status" });
  #again = make("button", { type: "button", class: "soft" });
  /** What is drawn on, over the graph. */
  paper = new GuessPaper((path) => this.#send("draw", path));
  element = make("section", { class: "sound-panel guess-panel", hidden: true });

  /**
   * @param {SheetWords} words
   * @param {SendSheet} send
   * @param {(message: string) => void} say
   */
  constructor(words, send, say) {
    this.#send = send;
    this.opener.setAttribute("aria-label", words.guess);
    this.opener.setAttribute("aria-expanded", "false");
    this.element.setAttribute("aria-label", words.guess);
    this.#rows.setAttribute("aria-label", words.rows);
    this.#again.textContent = words.guessAgain;
    this.paper.element.setAttribute("aria-label", words.guess);
    const close = iconButton("close", "quiet", words.close);
    this.element.append(
      make("header", {}, make("h2", {}, words.guess), this.#rows, close),
      make("div", { class: "controls" }, this.#text, this.#again),
    );
    const end = () => {
      send("guess.off");
      this.opener.focus();
    };
    this.opener.addEventListener("click", () => {
      if (!this.element.hidden) return end();
      const { refused } = send("guess", -1);
      if (refused) say(words.noGuess);
      else this.paper.element.focus();
    });
    close.addEventListener("click", end);
    this.#rows.addEventListener("change", () => send("guess", this.#rows.value));
    this.#again.addEventListener("click", () => {
      send("guess", this.#rows.value);
      this.paper.element.focus();
    });
    for (const part of [this.element, this.paper.element]) {
      part.addEventListener("keydown", (event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        end();
      });
    }
  }

  /** @param {SheetGuess | null} guess */
  show(guess) {
    this.element.hidden = guess === null;
    this.opener.setAttribute("aria-expanded", String(guess !== null));
    this.paper.show(guess !== null && !guess.isDrawn);
    if (!guess) return;
    if (this.#text.textContent !== guess.text) this.#text.textContent = guess.text;
    this.#again.hidden = !guess.isDrawn;
    this.#rows.replaceChildren(
      ...guess.rows.map(({ row, text }) => make("option", { value: row }, text)),
    );
    this.#rows.value = String(guess.row);
    this.#rows.hidden = guess.rows.length < 2;
  }
}

import { make } from "../shared/make.js";

/** @typedef {import("./protocol.js").StoredRow} StoredRow */

/**
 * How long Undo is offered, in milliseconds, without counting the time when the focus or the
 * pointer is on it.
 */
const patience = 10_000;

/** A line that reports deleted rows, with a button that restores them, for a limited time. */
export class UndoOffer {
  #message = make("span");
  button = make("button", { type: "button", class: "quiet" });
  element = make("div", { class: "offer", hidden: true }, this.#message, this.button);
  /** Reports the same to a screen reader. */
  status = make("p", { class: "unseen", role: "status" });
  /**
   * The rows to restore; empty while there is no offer.
   *
   * @type {StoredRow[]}
   */
  rows = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {string} title - The title of the button. */
  build(title) {
    this.button.append(title);
    for (const type of ["focusout", "pointerleave"]) {
      this.element.addEventListener(type, () => this.#awaitEnd());
    }
  }

  /** Whether there is an offer. */
  get isOpen() {
    return !this.element.hidden;
  }

  /**
   * @param {StoredRow[]} rows - The deleted rows.
   * @param {string} message - The text of the line.
   */
  open(rows, message) {
    this.rows = rows;
    this.#message.textContent = message;
    this.status.textContent = message;
    this.element.hidden = false;
    this.#awaitEnd();
  }

  close() {
    clearTimeout(this.#timer);
    this.element.hidden = true;
    this.status.textContent = "";
    this.rows = [];
  }

  #awaitEnd() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.element.matches(":hover, :focus-within")) this.#awaitEnd();
      else this.close();
    }, patience);
  }
}

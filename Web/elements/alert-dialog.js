import { make } from "../shared/make.js";

/**
 * `<alert-dialog>`: shows a message and waits for an answer.
 *
 * The browser keeps the focus inside, and returns it afterwards.
 */
export class AlertDialogElement extends HTMLElement {
  static define = (tag = "alert-dialog") => customElements.define(tag, AlertDialogElement);

  #title = make("h2", { id: "alert-title" });
  #message = make("p", { id: "alert-message" });
  #buttons = make("div", { class: "buttons" });
  #dialog = make(
    "dialog",
    {
      role: "alertdialog",
      "aria-modal": "true",
      "aria-labelledby": "alert-title",
      "aria-describedby": "alert-message",
    },
    this.#title,
    this.#message,
    this.#buttons,
  );

  connectedCallback() {
    this.append(this.#dialog);
  }

  get isOpen() {
    return this.#dialog.open;
  }

  /**
   * Shows a message with buttons.
   *
   * @param {string} title
   * @param {string} message
   * @param {{ title: string, class?: string }[]} buttons - Escape stands for the first.
   * @returns {Promise<number>} The index of the button.
   */
  ask(title, message, buttons) {
    this.#title.textContent = title;
    this.#message.textContent = message;
    this.#message.hidden = message === "";
    this.#dialog.returnValue = "0";
    this.#buttons.replaceChildren(
      ...buttons.map(({ title, class: style = "solid" }, index) => {
        const button = make("button", { type: "button", class: style }, title);
        button.addEventListener("click", () => this.#dialog.close(String(index)));
        return button;
      }),
    );
    return new Promise((resolve) => {
      const answer = () => resolve(Number(this.#dialog.returnValue) || 0);
      this.#dialog.addEventListener("close", answer, { once: true });
      this.#dialog.showModal();
      const first = this.#buttons.firstElementChild;
      if (first instanceof HTMLElement) first.focus();
    });
  }
}

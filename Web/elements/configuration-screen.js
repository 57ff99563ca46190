import { make } from "../make.js";

/** @typedef {import("../protocol.js").ConfigurationState} ConfigurationState */
/** @typedef {import("../protocol.js").Words} Words */

/**
 * `<configuration-screen>`: what plots use, once Set is pressed.
 *
 * @fires engine-message - `detail` is the message's fields.
 */
export class ConfigurationScreenElement extends HTMLElement {
  static define = (tag = "configuration-screen") =>
    customElements.define(tag, ConfigurationScreenElement);

  #xMax = new NumberField("x-max", "decimal");
  #samples = new NumberField("samples", "numeric");
  #status = make("p", { class: "status", role: "status" });
  /** @type {HTMLInputElement[]} */
  #angles = [];

  /** @param {Words} words */
  build(words) {
    this.#xMax.label.textContent = words.xMax;
    this.#samples.label.textContent = words.samples;
    const form = make(
      "form",
      { class: "group", novalidate: true, autocomplete: "off" },
      this.#xMax.row,
      this.#samples.row,
      make("button", { type: "submit", class: "solid" }, words.set),
    );
    const choices = make("div", { class: "choices" });
    for (const [value, title] of [["radians", words.radians], ["degrees", words.degrees]]) {
      const radio = make("input", { type: "radio", name: "angle", value });
      radio.addEventListener("change", () => this.#send("configuration.angle", value));
      this.#angles.push(radio);
      choices.append(make("label", {}, radio, title));
    }
    const clear = make("button", { type: "button", class: "soft danger" }, words.clearData);
    this.replaceChildren(
      make("header", { class: "bar" }, make("h1", {}, words.plotConfiguration)),
      make("div", { class: "scroll" },
        make("div", { class: "form" },
          form,
          this.#status,
          make("fieldset", { class: "group" }, make("legend", {}, words.angles), choices),
          clear,
        ),
      ),
    );
    const { input: xMax } = this.#xMax;
    const { input: samples } = this.#samples;
    xMax.addEventListener("input", () => this.#send("configuration.xMax", xMax.value));
    samples.addEventListener("input", () => this.#send("configuration.samples", samples.value));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      this.#send("configuration.set");
      this.querySelector("input[aria-invalid]")?.scrollIntoView({ block: "nearest" });
    });
    clear.addEventListener("click", () => this.#send("configuration.clear"));
  }

  /** @param {ConfigurationState} state */
  show(state) {
    this.#xMax.show(state.xMax, state.xMaxError);
    this.#samples.show(state.samples, state.samplesError);
    const message = state.message ?? "";
    if (this.#status.textContent !== message) this.#status.textContent = message;
    for (const radio of this.#angles) radio.checked = radio.value === state.angle;
  }

  /** @param {...string} detail */
  #send(...detail) {
    this.dispatchEvent(new CustomEvent("engine-message", { detail, bubbles: true }));
  }
}

/** A field with its label and what is wrong with it. */
class NumberField {
  /**
   * @param {string} id
   * @param {"decimal" | "numeric"} keypad
   */
  constructor(id, keypad) {
    this.input = make("input", { id, type: "text", inputmode: keypad, enterkeyhint: "done" });
    this.label = make("label", { for: id });
    this.message = make("p", { class: "message", id: `${id}-message`, role: "alert" });
    this.row = make("div", { class: "field" }, this.label, this.input, this.message);
  }

  /**
   * @param {string} text
   * @param {string | null} error
   */
  show(text, error) {
    if (this.input.value !== text) this.input.value = text;
    this.message.textContent = error ?? "";
    this.message.hidden = error === null;
    if (error === null) {
      this.input.removeAttribute("aria-invalid");
      this.input.removeAttribute("aria-describedby");
    } else {
      this.input.setAttribute("aria-invalid", "true");
      this.input.setAttribute("aria-describedby", this.message.id);
    }
  }
}

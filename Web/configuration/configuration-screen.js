import { fire } from "../shared/events.js";
import { apart } from "../shared/keeper.js";
import { make } from "../shared/make.js";

/** @typedef {import("../shared/protocol.js").ConfigurationState} ConfigurationState */
/** @typedef {import("../shared/protocol.js").ConfigurationWords} ConfigurationWords */

/** @typedef {import("../shared/protocol.js").SettingWords} SettingWords */

/**
 * `<configuration-screen>`: the range and samples of plots, which take effect when Set is pressed,
 * and settings that take effect at once.
 *
 * @fires engine-message - A setting was changed.
 */
export class ConfigurationScreenElement extends HTMLElement {
  static define = (tag = "configuration-screen") =>
    customElements.define(tag, ConfigurationScreenElement);

  #xMax = new NumberField("x-max", "decimal");
  #samples = new NumberField("samples", "numeric");
  #status = make("p", { class: "status", role: "status" });
  /**
   * Functions that show the value of a setting, by its name.
   *
   * @type {Map<string, (value: string) => void>}
   */
  #settings = new Map();

  /**
   * @param {string} title
   * @param {ConfigurationWords} words
   */
  build(title, words) {
    this.#xMax.label.textContent = words.xMax;
    this.#samples.label.textContent = words.samples;
    const set = make("button", { type: "submit", class: "solid" }, words.set);
    const form = make(
      "form",
      { class: "group", novalidate: true, autocomplete: "off" },
      this.#xMax.row,
      this.#samples.row,
      set,
      this.#status,
    );
    const clear = make("button", { type: "button", class: "soft danger" }, words.clearData);
    const exam = make("button", { type: "button", class: "soft" }, words.beginExam);
    /** @type {HTMLElement[]} */
    const sections = [];
    const add = (/** @type {string} */ title, /** @type {Element} */ group, isOfExam = true) => {
      // In an examination nothing is plotted, and it is left by the line that shows it.
      if (isOfExam || !apart()) sections.push(make("section", {}, make("h2", {}, title), group));
    };
    add(words.plotConfiguration, form, false);
    for (const setting of words.settings) {
      const { section } = setting;
      const row = this.#row(setting, setting.title === section);
      const last = sections[sections.length - 1];
      if (last?.firstChild?.textContent === section) last.lastElementChild?.append(row);
      else add(section, make("div", { class: "group" }, row));
    }
    add(words.exam, make("div", { class: "group" }, exam), false);
    const stored = make("div", { class: "group" }, clear);
    if (apart()) stored.append(this.#status);
    add(words.storedData, stored);
    this.replaceChildren(
      make("header", { class: "bar" }, make("h1", {}, title)),
      make("div", { class: "scroll" }, make("div", { class: "form" }, ...sections)),
    );
    const { input: xMax } = this.#xMax;
    const { input: samples } = this.#samples;
    xMax.addEventListener("input", () => this.#send("configuration.xMax", xMax.value));
    samples.addEventListener("input", () => this.#send("configuration.samples", samples.value));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      // Away from the fields, so that a phone's keyboard goes.
      set.focus({ preventScroll: true });
      this.#send("configuration.set");
      this.querySelector("input[aria-invalid]")?.scrollIntoView({ block: "nearest" });
    });
    clear.addEventListener("click", () => this.#send("configuration.clear"));
    exam.addEventListener("click", () => this.#send("exam.ask"));
  }

  /**
   * The control of a setting: buttons for a few values, a menu for many.
   *
   * @param {SettingWords} setting
   * @param {boolean} isNamed - Whether its title is already shown above it.
   */
  #row({ name, title, values }, isNamed) {
    const unseen = isNamed ? "unseen" : "";
    const choose = (/** @type {string} */ value) =>
      this.#send("configuration.choose", name, value);
    if (values.length > 3) {
      const menu = make("select", { id: name });
      for (const { name, title } of values) menu.add(new Option(title, name));
      menu.addEventListener("change", () => choose(menu.value));
      this.#settings.set(name, (value) => (menu.value = value));
      return make("div", { class: "field" }, make("label", { for: name }, title), menu);
    }
    const radios = values.map(({ name: value }) => make("input", { type: "radio", name, value }));
    for (const radio of radios) radio.addEventListener("change", () => choose(radio.value));
    this.#settings.set(name, (value) => {
      for (const radio of radios) radio.checked = radio.value === value;
    });
    const labels = radios.map((radio, index) => make("label", {}, radio, values[index].title));
    return make("fieldset", {},
      make("legend", { class: unseen }, title), make("div", { class: "choices" }, ...labels));
  }

  /** @param {ConfigurationState} state */
  show(state) {
    this.#xMax.show(state.xMax, state.xMaxError);
    this.#samples.show(state.samples, state.samplesError);
    const message = state.message ?? "";
    if (this.#status.textContent !== message) {
      this.#status.textContent = message;
      if (message) this.#status.scrollIntoView({ block: "nearest" });
    }
    for (const [name, show] of this.#settings) show(/** @type {any} */ (state)[name]);
  }

  /** @param {import("../shared/protocol.js").Message} message */
  #send(...message) {
    fire(this, "engine-message", message);
  }
}

/** A field with its label and its error message. */
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

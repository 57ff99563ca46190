import { iconButton } from "../shared/icon-button.js";
import { make } from "../shared/make.js";
import { placeMenu } from "../shared/place-menu.js";
import { Popup } from "../shared/popup.js";

/** @typedef {import("./protocol.js").SendSheet} SendSheet */
/** @typedef {import("./protocol.js").SheetReply} SheetReply */
/** @typedef {import("./protocol.js").SheetView} SheetView */
/** @typedef {import("./protocol.js").SheetWords} SheetWords */

/** The button for the view of a sheet, and its panel: the window, and what is drawn behind curves. */
export class ViewPanel {
  #panel = make("div", { role: "dialog", hidden: true });
  #problem = make("p", { role: "alert" });
  #hint = make("p");
  #title = make("input", { type: "text", autocomplete: "off" });
  /** @type {HTMLInputElement[]} */
  #fields = [];
  /** @type {Map<string, HTMLInputElement>} */
  #switches = new Map();
  #opener = iconButton("view", "tool");
  element = make("div", { class: "view-panel" }, this.#opener, this.#panel);
  #popup = new Popup(this.#panel);
  #send;

  /**
   * @param {SheetWords} words
   * @param {SendSheet} send
   */
  constructor(words, send) {
    this.#send = send;
    for (const part of [this.#opener, this.#panel]) part.setAttribute("aria-label", words.view);
    const closer = iconButton("close", "quiet", words.close);
    closer.addEventListener("click", () => this.#popup.open(false));
    this.#panel.append(
      make("header", {}, make("h2", { tabindex: -1 }, words.view), closer),
      this.#window(words),
      this.#problem,
      this.#hint,
      make("label", { class: "title" }, make("span", {}, words.graphTitle), this.#title),
    );
    this.#title.addEventListener("change", () => this.#show(send("title", this.#title.value)));
    this.#hint.textContent = words.viewHint;
    for (const { name, label } of words.switches) this.#panel.append(this.#switch(name, label));
    this.#popup.addOpener(this.#opener, () => {
      this.#show(this.#send("state"));
      placeMenu(this.#panel, this.#opener, "right");
    });
    const close = (/** @type {EventTarget | null} */ target) => {
      if (target instanceof Node && !this.element.contains(target)) this.#popup.open(false, false);
    };
    document.addEventListener("pointerdown", (event) => close(event.target));
    this.element.addEventListener("focusout", (event) => close(event.relatedTarget));
  }

  /** @param {SheetWords} words */
  #window({ from, to }) {
    const box = make("div", { class: "window" });
    for (const axis of ["x", "y"]) {
      box.append(make("b", {}, axis));
      for (const title of [from, to]) {
        const field = make("input", { type: "text", autocomplete: "off", spellcheck: "false" });
        field.setAttribute("aria-label", `${axis}: ${title}`);
        this.#fields.push(field);
        box.append(make("label", {}, make("span", {}, title), field));
      }
    }
    box.addEventListener("change", () => {
      this.#show(this.#send("window", ...this.#fields.map((field) => field.value)));
    });
    return box;
  }

  /**
   * @param {string} name
   * @param {string} label
   */
  #switch(name, label) {
    const input = make("input", { type: "checkbox", role: "switch" });
    this.#switches.set(name, input);
    input.addEventListener("change", () => this.#show(this.#send("view", name, input.checked)));
    return make("label", { class: "switch" }, make("span", {}, label), input);
  }

  /** @param {SheetReply} reply */
  #show({ sheet: { view } }) {
    const { window, title, on, problem } = view;
    this.#title.value = title;
    this.#problem.textContent = problem?.text ?? "";
    for (const [index, field] of this.#fields.entries()) {
      // What cannot be shown stays, so that it can be mended.
      if (!problem) field.value = window[index];
      field.setAttribute("aria-invalid", String(problem?.field === index));
    }
    for (const [name, input] of this.#switches) input.checked = on.includes(name);
    this.#hint.hidden = !on.includes("equal");
  }
}

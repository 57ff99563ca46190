import { on } from "../shared/events.js";
import { make } from "../shared/make.js";

/** @typedef {import("../elements/key-pad.js").KeyPadElement} KeyPadElement */
/** @typedef {import("./protocol.js").SendSheet} SendSheet */
/** @typedef {import("./protocol.js").SheetKey} SheetKey */
/** @typedef {import("./protocol.js").SheetLayer} SheetLayer */

/** The keypad of a sheet: layers of keys in the same place, one of which is shown. */
export class SheetKeypad {
  element = make("div", { class: "keypad" });
  /** The number of rows of keys. */
  lines;
  /** @type {Map<string, KeyPadElement>} */
  #layers = new Map();
  #press;

  /**
   * @param {SheetLayer[]} layers - The first is shown at the start.
   * @param {SendSheet} press - Sends what a key does.
   */
  constructor(layers, press) {
    this.#press = press;
    for (const layer of layers) {
      const keypad = this.#make(layer);
      this.#layers.set(layer.name, keypad);
      this.element.append(keypad);
    }
    this.lines = Math.max(...layers.map(({ rows }) => rows.length));
    this.#show(layers[0].name);
  }

  /** @param {string} name */
  #show(name) {
    for (const [layer, keypad] of this.#layers) keypad.hidden = layer !== name;
  }

  /** @param {SheetLayer} layer */
  #make({ label, rows }) {
    const keypad = /** @type {KeyPadElement} */ (document.createElement("key-pad"));
    const keys = rows.flat();
    // Under a finger that changes the layer, another key appears.
    for (const { key, does } of keys) if (does === "layer") keypad.onRelease.add(key);
    const places = rows.flatMap((row, line) =>
      row.map((_, column) => ({ column: column + 1, row: line + 1, columnSpan: 1, rowSpan: 1 })),
    );
    keypad.build(keys.map((key) => ({ ...key, typed: [] })), label, { "": places, "wide-": places });
    for (const { key, label } of keys) {
      const text = keypad.querySelector(`[data-key="${CSS.escape(key)}"] span`);
      if (!(text instanceof HTMLElement) || !label.startsWith("<")) continue;
      text.innerHTML = label;
      text.style.setProperty("--length", "2");
    }
    on(keypad, "key-press", (name, event) => {
      event.stopPropagation();
      const pressed = keys.find(({ key }) => key === name);
      if (pressed?.does === "layer") this.#show(pressed.value);
      else if (pressed) this.#press(pressed.does, pressed.value);
    });
    return keypad;
  }
}

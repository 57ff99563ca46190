import { isForControl, isTyping } from "../shared/typing.js";

/**
 * Where typed keys go on the Plotter.
 *
 * @typedef {object} PlotterKeys
 * @property {import("../elements/plotter-screen.js").PlotterScreenElement | null} screen - `null`
 *   while the screen is on its way.
 * @property {import("../shared/protocol.js").KeyWords[]} keys - Those of the keypad.
 * @property {(key: string) => void} press
 * @property {(text: string) => void} append - Adds to the text of the field.
 */

/**
 * What is typed on the Plotter goes into its field, and other keys of a keyboard press those of its
 * keypad, unless a control takes them.
 *
 * @param {KeyboardEvent} event
 * @param {PlotterKeys | null} plotter - `null` on other tabs.
 */
export function typeOnPlotter(event, plotter) {
  if (!plotter) return;
  const { screen, keys, press, append } = plotter;
  if (screen?.hidden || event.defaultPrevented || isForControl(event) || !isTyping(event)) return;
  const isCharacter = event.key.length === 1;
  if (screen && isCharacter) return screen.takeTyping(event);
  const key = keys.find(({ typed }) => typed.includes(event.key))?.key;
  if (!isCharacter && !key) return;
  event.preventDefault();
  if (isCharacter) append(event.key);
  else press(key ?? "");
}

import { ConfigurationScreenElement } from "./configuration-screen.js";

/**
 * Makes an element a Configuration screen, and fills it.
 *
 * @param {HTMLElement} screen - A `<configuration-screen>`.
 * @param {string} title
 * @param {import("../shared/engine.js").Engine} engine - With the part for the page.
 */
export function openConfiguration(screen, title, engine) {
  if (!customElements.get("configuration-screen")) ConfigurationScreenElement.define();
  const filled = /** @type {ConfigurationScreenElement} */ (screen);
  filled.build(title, engine.send("configuration.words"));
  // What had the focus before the page was reloaded in another language.
  const { focus, ...state } = history.state ?? {};
  if (!focus) return;
  document.getElementById(focus)?.focus();
  history.replaceState(state, "");
}

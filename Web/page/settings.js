import { fire } from "../shared/events.js";

/** @typedef {import("../shared/protocol.js").ConfigurationState} ConfigurationState */

/**
 * Stores the number of digits where graphs read it, before the first graph is fetched.
 *
 * @param {ConfigurationState} settings
 */
export function publishDigits({ digits }) {
  document.documentElement.dataset.digits = digits;
}

/**
 * Applies settings that have changed to the page.
 *
 * @param {ConfigurationState} before
 * @param {ConfigurationState} after
 */
export function announceSettings(before, after) {
  const isShown = (/** @type {"appearance" | "digits" | "size"} */ name) => before[name] !== after[name];
  if (isShown("appearance") || isShown("digits") || isShown("size")) {
    fire(window, "settings-change", after);
  }
}

/**
 * Reloads the page in the chosen language, even if the address asks for another one. What had the focus gets it
 * again.
 */
export function reloadInChosenLanguage() {
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState({ ...history.state, focus: document.activeElement?.id }, "", address);
  location.reload();
}

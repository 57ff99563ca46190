import { fire } from "../shared/events.js";

/** @typedef {import("../shared/protocol.js").ConfigurationState} ConfigurationState */

/**
 * Puts the number of digits where graphs read it, before the first graph is fetched.
 *
 * @param {ConfigurationState} settings
 */
export function publishDigits({ digits }) {
  document.documentElement.dataset.digits = digits;
}

/**
 * Lets the page follow settings that have changed.
 *
 * @param {ConfigurationState} before
 * @param {ConfigurationState} after
 */
export function announceSettings(before, after) {
  if (before.appearance !== after.appearance || before.digits !== after.digits) {
    fire(window, "settings-change", after);
  }
}

/** Loads the page again in the language that was chosen, whatever the address asked for. */
export function reloadInChosenLanguage() {
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
  location.reload();
}

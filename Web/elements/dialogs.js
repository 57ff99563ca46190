import { AlertDialogElement } from "./alert-dialog.js";

/** @typedef {import("../shared/protocol.js").ConfigurationState} ConfigurationState */
/** @typedef {import("../shared/protocol.js").MessageName} MessageName */
/** @typedef {import("../shared/protocol.js").PlotterState} PlotterState */
/** @typedef {import("../shared/protocol.js").Words} Words */

/** The questions that the page asks, one at a time. */
export class Dialogs {
  element = new AlertDialogElement();

  /**
   * Asks the question of the engine, if it has one.
   *
   * @param {PlotterState} plotter
   * @param {ConfigurationState} configuration
   * @returns {Promise<MessageName | null>} The message that answers the engine; `null` without a
   *   question, or while another is open.
   */
  async ask({ alert }, { confirmation }) {
    if (this.element.isOpen) return null;
    if (alert) {
      await this.element.ask(alert.title, alert.message, [{ title: alert.button }]);
      return "plotter.dismiss";
    }
    if (!confirmation) return null;
    const answer = await this.element.ask(confirmation.title, confirmation.message, [
      { title: confirmation.cancel, class: "soft" },
      { title: confirmation.confirm, class: "soft danger" },
    ]);
    return answer === 1 ? "configuration.confirm" : "configuration.cancel";
  }

  /**
   * Reports that a part of the page could not be fetched.
   *
   * @param {Words} words
   */
  async sayLoadFailed({ appName, loadFailed, ok }) {
    await this.element.ask(appName, loadFailed, [{ title: ok }]);
  }
}

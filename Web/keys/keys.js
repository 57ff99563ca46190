import { fetchTexts } from "./later-texts.js";
import { make } from "../shared/make.js";

/** @typedef {import("../shared/protocol.js").KeyMap} KeyMap */

/** Apple's keyboards have another key for commands. */
const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** @param {string} keys */
function keyElement(keys) {
  const names = keys.length > 1 ? keys.split("+") : [keys];
  return make(
    "span",
    { class: "chord" },
    ...names.map((name) => make("kbd", {}, isApple && name === "Ctrl" ? "⌘" : name)),
  );
}

/**
 * Shows what the keys of the keyboard do, until the reader closes it.
 *
 * @param {import("../shared/engine.js").Engine} engine - With the part for the page.
 * @param {string} language - The fields that request its words: its tag and its file.
 */
export async function showKeys(engine, language) {
  if (document.querySelector("dialog.keys")) return;
  const added = await fetchTexts();
  /** @type {KeyMap} */
  const { title, close, sections } = engine.send("keys", language + added);
  const button = make("button", { type: "button", class: "soft" }, close);
  const dialog = make(
    "dialog",
    { class: "keys", "aria-labelledby": "keys-title" },
    make("header", {}, make("h2", { id: "keys-title" }, title), button),
    make(
      "div",
      { class: "sections" },
      ...sections.map((section) =>
        make(
          "section",
          {},
          make("h3", {}, section.title),
          make(
            "dl",
            {},
            ...section.lines.map(({ keys, text }) =>
              make("div", {}, make("dt", {}, ...keys.map(keyElement)), make("dd", {}, text)),
            ),
          ),
        ),
      ),
    ),
  );
  button.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

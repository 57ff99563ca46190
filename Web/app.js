import { Engine, isSupported } from "./shared/engine.js";
import { kept } from "./shared/keeper.js";
import { followVersion, keepUpToDate } from "./shared/updates.js";

/**
 * The word files by language. English is part of the program and has no file. The build fills this
 * in.
 *
 * @type {Record<string, string>}
 */
const languages = {};

/**
 * The fields of messages that request words: a language's tag, and the contents of its file.
 *
 * @param {string} tag
 */
async function fields(tag) {
  const code = /^[a-z]*/.exec(tag.toLowerCase())?.[0] ?? "";
  let file = "";
  if (Object.hasOwn(languages, code)) {
    const response = await fetch(new URL(languages[code], import.meta.url));
    if (response.ok) file = await response.text();
  }
  return `${tag}\u001f${file}`;
}

/**
 * The value that a setting had when it was kept.
 *
 * @param {string} name
 */
function setting(name) {
  return new RegExp(`^${name} (\\w+)$`, "m").exec(kept("ordinate"))?.[1] ?? "system";
}

/**
 * Shows the page in light or dark colours, or in those of the system.
 *
 * @param {string} appearance
 */
function paint(appearance) {
  document.documentElement.dataset.appearance = appearance;
  for (const meta of document.querySelectorAll("meta[data-scheme]")) {
    const scheme = meta.getAttribute("data-scheme");
    const chosen = appearance === scheme ? "all" : "not all";
    meta.setAttribute("media", appearance === "system" ? `(prefers-color-scheme: ${scheme})` : chosen);
  }
}

/** @param {"simd" | "load"} reason */
function giveUp(reason) {
  document.querySelector("ordinate-app")?.remove();
  document.querySelector(`[data-reason=${reason}]`)?.removeAttribute("hidden");
}

async function start() {
  const query = new URLSearchParams(location.search);
  const chosen = setting("language");
  const language = query.get("lang") ?? (chosen === "system" ? navigator.language : chosen);
  // The program compiles while the elements are being fetched.
  const isNew = kept("ordinate") === "" && !query.has("f");
  const loading = isNew ? Engine.start() : Engine.start("page");
  // Another screen than the first may come.
  if (!isNew) document.querySelector(".skeleton .blocks")?.remove();
  const [engine, spoken, { OrdinateAppElement, addPageStyle, defineElements }] = await Promise.all([
    loading,
    fields(language),
    import("./elements/elements.js"),
  ]);
  if (!isNew) await addPageStyle();
  defineElements();
  const app = document.querySelector("ordinate-app");
  if (!(app instanceof OrdinateAppElement)) return;
  const words = app.start(engine, query, spoken, isNew);
  keepUpToDate(words).catch(console.warn);
}

followVersion();
paint(setting("appearance"));
addEventListener("settings-change", (event) => {
  paint(/** @type {CustomEvent} */ (event).detail.appearance);
});
if (isSupported()) {
  start().catch((error) => {
    console.error(error);
    giveUp("load");
  });
} else {
  giveUp("simd");
}

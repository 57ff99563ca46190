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

const query = new URLSearchParams(location.search);

/** Whether an examination is kept, perhaps by another tab of the browser. */
const hasExam = () => kept("ordinate", "exam-") !== "";
const isExam = hasExam() || query.get("mode") === "scientific";

/** Begins again where an examination has begun or ended elsewhere, or while the page was away. */
function followExam() {
  if (hasExam() !== isExam) location.reload();
}

/**
 * The value that a setting had when it was kept.
 *
 * @param {string} name
 */
function setting(name) {
  const text = kept("ordinate") || kept("ordinate", "");
  return new RegExp(`^${name} (\\w+)$`, "m").exec(text)?.[1] ?? "system";
}

/**
 * Shows the page in light or dark colours, or in those of the system, and as large as it is read.
 *
 * @param {string} appearance
 * @param {string} size
 */
function paint(appearance, size) {
  document.documentElement.dataset.appearance = appearance;
  document.documentElement.dataset.size = size;
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
  const chosen = setting("language");
  const language = query.get("lang") ?? (chosen === "system" ? navigator.language : chosen);
  // The program compiles while the elements are being fetched.
  const isNew = kept("ordinate") === "" && !query.has("f") && !isExam;
  const loading = isNew ? Engine.start() : Engine.start("plotter");
  // Another screen than the first may come.
  if (!isNew) document.querySelector(".skeleton .blocks")?.remove();
  const [engine, spoken, { OrdinateAppElement, addPage, defineElements }] = await Promise.all([
    loading,
    fields(language),
    import("./elements/elements.js"),
  ]);
  if (!isNew) await addPage();
  const exam = isExam ? (await import("./exam/exam.js")).examBar(engine, spoken) : null;
  defineElements();
  const app = document.querySelector("ordinate-app");
  if (!(app instanceof OrdinateAppElement)) return;
  const words = app.start(engine, query, spoken, isNew, exam);
  keepUpToDate(words).catch(console.warn);
}

followVersion();
if (isExam) document.documentElement.dataset.exam = "exam-";
paint(setting("appearance"), setting("size"));
addEventListener("settings-change", (event) => {
  const { appearance, size } = /** @type {CustomEvent} */ (event).detail;
  paint(appearance, size);
});
addEventListener("storage", followExam);
addEventListener("pageshow", (event) => event.persisted && followExam());
if (isSupported()) {
  start().catch((error) => {
    console.error(error);
    giveUp("load");
  });
} else {
  giveUp("simd");
}

import { copy } from "../shared/clipboard.js";
import { iconButton } from "../shared/icon-button.js";
import { save } from "../shared/make.js";
import { menuButton } from "../shared/menu.js";

/** @typedef {import("../graph/graph-view.js").GraphViewElement} GraphViewElement */
/** @typedef {import("./protocol.js").SheetWords} SheetWords */

const coarse = matchMedia("(pointer: coarse)");

/**
 * The button that shares a sheet: as a link, or as a file.
 *
 * @param {GraphViewElement} view
 * @param {SheetWords} words
 * @param {() => string} title - Of the sheet; the name of files.
 * @param {(message: string) => void} say
 */
export function shareMenu(view, words, title, say) {
  const link = async () => {
    const { fragment, problem } = view.sheet("link");
    if (problem !== undefined) return say(problem);
    const url = `${location.origin}${location.pathname}#${fragment}`;
    if (coarse.matches && navigator.share) {
      // A reader who changed their mind needs no message.
      return navigator.share({ title: title(), url }).catch(() => {});
    }
    await copy(url);
    say(words.copied);
  };
  const share = async (/** @type {string} */ form, said = words.copied) => {
    const { text, problem } = view.sheet("share", form, location.origin + location.pathname);
    if (problem !== undefined) return say(problem);
    await copy(text);
    say(said);
  };
  const values = () => {
    const { text, problem } = view.sheet("share", "csv", "");
    if (problem !== undefined) say(problem);
    else keep(text, "csv");
  };
  const keep = (/** @type {string | Blob | null} */ content, /** @type {string} */ extension) => {
    if (content) save(new Blob([content]), `${title()}.${extension}`);
  };
  return menuButton("share", iconButton("export", "tool"), words.share, [
    [words.copyLink, link],
    [words.copyMarkdown, () => share("markdown")],
    [words.copyEmbed, () => share("embed")],
    [words.copyImage, () => share("image", words.imageCopied)],
    [words.copyLaTeX, () => share("latex")],
    [words.saveText, () => keep(view.sheet("text").text, "txt")],
    [words.saveCSV, values],
    [words.saveSVG, () => keep(view.svg(), "svg")],
    [words.savePNG, async () => keep(await view.png(), "png")],
    [words.print, () => print()],
  ]);
}

import { iconButton } from "../../shared/icon-button.js";
import { make } from "../../shared/make.js";
import { menuButton } from "../../shared/menu.js";

/** @typedef {import("../protocol.js").SendSheet} SendSheet */
/** @typedef {import("../protocol.js").SheetWords} SheetWords */

/** How much of a file is read, in bytes: more than a table can have. */
const longest = 1 << 23;

/**
 * The button that adds a data table: an empty one, or that of a file.
 *
 * @param {SheetWords} words
 * @param {SendSheet} send
 * @param {(message: string) => void} say
 * @param {() => void} begin - Goes to the first cell of the empty table.
 */
export function dataButton(words, send, say, begin) {
  const add = () => {
    send("data.new", "");
    begin();
  };
  const input = make("input", { type: "file", accept: ".csv,.tsv,.txt,.dat,text/*", hidden: true });
  input.addEventListener("change", async () => {
    await open(input.files?.[0], words, send, say);
    input.value = "";
  });
  const button = menuButton("data-button", iconButton("table", "quiet"), words.dataTable, [
    [words.newTable, add],
    [words.openData, () => input.click()],
  ]);
  button.append(input);
  return button;
}

/**
 * Lets files be dropped on an element.
 *
 * @param {HTMLElement} target
 * @param {SheetWords} words
 * @param {SendSheet} send
 * @param {(message: string) => void} say
 */
export function takeFiles(target, words, send, say) {
  const hasFiles = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files");
  target.addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    target.classList.add("dropping");
  });
  target.addEventListener("dragleave", () => target.classList.remove("dropping"));
  target.addEventListener("drop", async (event) => {
    target.classList.remove("dropping");
    if (!hasFiles(event)) return;
    event.preventDefault();
    for (const file of event.dataTransfer?.files ?? []) await open(file, words, send, say);
  });
}

/**
 * @param {File | undefined} file
 * @param {SheetWords} words
 * @param {SendSheet} send
 * @param {(message: string) => void} say
 */
async function open(file, words, send, say) {
  if (!file) return;
  const text = await file.slice(0, longest).text();
  const { refused } = text.trim() ? send("data.new", text) : { refused: true };
  if (refused) say(words.noDataRead);
}

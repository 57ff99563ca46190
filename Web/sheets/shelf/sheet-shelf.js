import { keep, kept, Keeper } from "../../shared/keeper.js";

/** @typedef {import("../../graph/graph-view.js").GraphViewElement} GraphViewElement */
/** @typedef {import("../protocol.js").SendSheet} SendSheet */
/** @typedef {import("../protocol.js").Shelf} Shelf */

/** Where the shelf is kept, which all browser tabs share. */
const shelfPlace = "ordinate-sheets";
/** Where a browser tab keeps which sheet it shows. */
const tabPlace = "ordinate-sheet-id";
/** How much of a file is read, in bytes. */
const longestFile = 1 << 23;

/** The sheets that are kept, and the one that is shown. */
export class SheetShelf {
  #view;
  #send;
  #opened;
  /**
   * Keeps the sheet that is shown.
   *
   * @type {Keeper | null}
   */
  #keeper = null;
  /** @type {Shelf} */
  #shelf = { current: -1, sheets: [], kept: "" };
  /** Whether it is following another browser tab, which has kept the change. */
  #isFollowing = false;

  /**
   * @param {GraphViewElement} view - Shows the current sheet.
   * @param {SendSheet} send
   * @param {() => void} opened - Called when another sheet is shown.
   */
  constructor(view, send, opened) {
    this.#view = view;
    this.#send = send;
    this.#opened = opened;
  }

  /** Restores what was kept. */
  start() {
    const id = attempt(() => sessionStorage.getItem(tabPlace)) ?? -1;
    this.#restore(kept(shelfPlace), id);
    addEventListener("storage", (event) => this.#follow(event));
  }

  /** Forgets all sheets. */
  forget() {
    for (const { id } of this.sheets) remove(sheetPlace(id));
    this.#restore("", -1);
    this.#opened();
  }

  /**
   * @param {string} text - What was kept of the shelf.
   * @param {string | number} id - Of the sheet that this browser tab shows, or -1.
   */
  #restore(text, id) {
    this.#send("shelf", text, id);
    const sheet = kept(sheetPlace(this.current));
    this.#send("restore", sheet);
    this.#keeper?.take(sheet);
  }

  /** The sheet that is shown; -1 at first. */
  get current() {
    return this.#shelf.current;
  }

  get sheets() {
    return this.#shelf.sheets;
  }

  /** The title of the sheet that is shown. */
  get title() {
    return this.sheets.find(({ id }) => id === this.current)?.title ?? "";
  }

  /**
   * Must be called with each shelf of a reply.
   *
   * @param {Shelf} shelf
   */
  show(shelf) {
    const isOther = shelf.current !== this.current;
    this.#shelf = shelf;
    if (!this.#isFollowing) keep(shelfPlace, shelf.kept);
    if (!isOther) return;
    this.#keeper = new Keeper(sheetPlace(shelf.current), () => this.#view.sheet("kept").kept);
    attempt(() => sessionStorage.setItem(tabPlace, String(shelf.current)));
  }

  /** Must be called after any action that may change the sheet that is shown. */
  requestKeep() {
    if (!this.#isFollowing) this.#keeper?.request();
  }

  // What the reader does with the sheets.

  /** Adds an empty sheet. */
  add() {
    this.#keeper?.keepNow();
    this.#send("new");
    this.#opened();
  }

  /** @param {number} id */
  change(id) {
    if (id === this.current) return;
    this.#keeper?.keepNow();
    this.#switch(id);
  }

  /** @param {number} id */
  #switch(id) {
    const text = kept(sheetPlace(id));
    this.#send("switch", id, text);
    this.#keeper?.take(text);
    this.#opened();
  }

  /** @param {string} title */
  rename(title) {
    this.#send("rename", title);
  }

  /** Discards the sheet that is shown. */
  discard() {
    const { current } = this;
    this.#keeper?.keepNow();
    this.#send("discard", current);
    this.#replace(current);
  }

  /**
   * Opens the sheet that a file says, as a sheet of its own.
   *
   * @param {File} file
   * @returns {Promise<boolean>} Whether it has any rows.
   */
  async read(file) {
    const text = await file.slice(0, longestFile).text();
    this.#keeper?.keepNow();
    const { refused } = this.#send("text.open", file.name, text);
    if (!refused) this.#opened();
    return !refused;
  }

  /**
   * Opens the sheet of a link.
   *
   * @param {string} fragment
   */
  open(fragment) {
    const { current } = this;
    this.#keeper?.keepNow();
    this.#send("open", fragment);
    if (this.current !== current) this.#opened();
  }

  /**
   * Shows another sheet in place of one that was discarded.
   *
   * @param {number} id - Of that one; it stays if it is still the current one.
   */
  #replace(id) {
    if (this.current === id) return;
    remove(sheetPlace(id));
    this.#switch(this.current);
  }

  /**
   * Follows what another browser tab has kept.
   *
   * @param {StorageEvent} event
   */
  #follow({ key, newValue }) {
    const { current } = this;
    this.#isFollowing = true;
    if (key === shelfPlace) {
      this.#keeper?.keepNow();
      this.#send("shelf", newValue ?? "", current);
      this.#replace(current);
    } else if (key === sheetPlace(current)) {
      // What was typed here meanwhile is newer.
      if (this.#keeper?.isChanged) {
        this.#keeper.keepNow();
      } else {
        this.#send("follow", newValue ?? "");
        this.#keeper?.take();
      }
    }
    this.#isFollowing = false;
  }
}

/**
 * Where the text of a sheet is kept.
 *
 * @param {number} id
 */
function sheetPlace(id) {
  return `ordinate-sheet-${id}`;
}

/** @param {string} place */
function remove(place) {
  attempt(() => localStorage.removeItem(place));
}

/**
 * The result of an action on what the browser stores; `null` if it stores nothing.
 *
 * @template Result
 * @param {() => Result} action
 */
function attempt(action) {
  try {
    return action();
  } catch {
    return null;
  }
}

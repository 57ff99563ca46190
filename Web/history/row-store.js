import { apart } from "../shared/keeper.js";

/** @typedef {import("./protocol.js").Change} Change */
/** @typedef {import("./protocol.js").Row} Row */
/** @typedef {import("./protocol.js").StoredRow} StoredRow */

/** The calculators that have histories; each has an object store. */
const tabs = ["calculator", "scientific", "rpn", "plotter"];
const states = "states";

/**
 * The state of a calculator when its last rows were written.
 *
 * @typedef {object} KeptState
 * @property {string} tab
 * @property {number} serial - Grows each time that rows are written.
 * @property {string} text - As the engine writes and reads it.
 */

/**
 * The rows of all histories, in the database `ordinate`; those of an examination are in another.
 *
 * The database numbers the rows, so that browser tabs that write at the same time neither lose a
 * row nor store it twice. Each tab reports its changes to the others once their transactions have
 * completed. If the browser stores nothing, the rows last as long as the page.
 */
export class RowStore {
  #channel = new BroadcastChannel(`${apart()}ordinate-history`);
  /** @type {IDBDatabase | null} */
  #database = null;
  /** @type {Promise<IDBDatabase | null> | null} */
  #opening = null;
  /**
   * The rows by calculator, oldest first, if the browser stores nothing.
   *
   * @type {Map<string, StoredRow[]>}
   */
  #unstored = new Map();
  /** The number of rows that had to be numbered here. */
  #count = 0;

  /**
   * @param {(change: Change) => void} onChange - Called with every change, in this tab or another.
   */
  constructor(onChange) {
    this.onChange = onChange;
    this.#channel.addEventListener("message", ({ data }) => this.onChange(data));
    this.#open();
  }

  /** Whether rows are stored. */
  get isStoring() {
    return this.#database !== null;
  }

  /**
   * Writes rows, and with them the state of their calculator after the last of them.
   *
   * If the database is open, it has received everything when this returns, and the page may be
   * closed.
   *
   * @param {string} tab
   * @param {Row[]} rows
   * @param {KeptState | null} state
   */
  async add(tab, rows, state) {
    const database = this.#database ?? (await this.#open());
    if (!database) {
      const added = rows.map((row) => ({ ...row, id: ++this.#count }));
      this.#unstored.set(tab, [...this.#unstoredRows(tab), ...added]);
      this.onChange({ tab, added });
      return;
    }
    const transaction = database.transaction([tab, states], "readwrite");
    const store = transaction.objectStore(tab);
    const added = /** @type {StoredRow[]} */ (rows.map((row) => ({ ...row })));
    for (const row of added) {
      const request = store.add(row);
      request.addEventListener("success", () => (row.id = Number(request.result)));
    }
    if (state) transaction.objectStore(states).put(state);
    await completion(transaction);
    this.#report({ tab, added });
  }

  /**
   * All rows of a calculator, oldest first.
   *
   * @param {string} tab
   * @returns {Promise<StoredRow[]>}
   */
  async all(tab) {
    const database = await this.#open();
    if (!database) return this.#unstoredRows(tab);
    return result(database.transaction(tab).objectStore(tab).getAll());
  }

  /**
   * Removes some rows of a calculator.
   *
   * @param {string} tab
   * @param {number[]} removed
   * @returns {Promise<StoredRow[]>} The removed rows.
   */
  async remove(tab, removed) {
    const database = await this.#open();
    if (!database) {
      const rows = this.#unstoredRows(tab);
      this.#unstored.set(tab, rows.filter(({ id }) => !removed.includes(id)));
      this.onChange({ tab, removed });
      return rows.filter(({ id }) => removed.includes(id));
    }
    const transaction = database.transaction(tab, "readwrite");
    const store = transaction.objectStore(tab);
    const rows = removed.map((id) => result(store.get(id)));
    for (const id of removed) store.delete(id);
    await completion(transaction);
    this.#report({ tab, removed });
    return (await Promise.all(rows)).filter((row) => row !== undefined);
  }

  /**
   * Removes all rows of a calculator.
   *
   * @param {string} tab
   * @returns {Promise<StoredRow[]>} The removed rows.
   */
  async removeAll(tab) {
    const database = await this.#open();
    if (!database) {
      const rows = this.#unstoredRows(tab);
      this.#unstored.delete(tab);
      this.onChange({ tab, isEmptied: true });
      return rows;
    }
    const transaction = database.transaction(tab, "readwrite");
    const store = transaction.objectStore(tab);
    const rows = result(store.getAll());
    store.clear();
    await completion(transaction);
    this.#report({ tab, isEmptied: true });
    return rows;
  }

  /**
   * Restores removed rows to their places.
   *
   * @param {string} tab
   * @param {StoredRow[]} restored
   */
  async restore(tab, restored) {
    const database = await this.#open();
    if (!database) {
      const rows = [...this.#unstoredRows(tab), ...restored];
      this.#unstored.set(tab, rows.sort((one, other) => one.id - other.id));
      this.onChange({ tab, restored });
      return;
    }
    const transaction = database.transaction(tab, "readwrite");
    for (const row of restored) transaction.objectStore(tab).put(row);
    await completion(transaction);
    this.#report({ tab, restored });
  }

  /**
   * The state of a calculator when its last rows were written.
   *
   * @param {string} tab
   * @returns {Promise<KeptState | undefined>}
   */
  async state(tab) {
    const database = await this.#open();
    return database
      ? result(database.transaction(states).objectStore(states).get(tab))
      : undefined;
  }

  /** Removes everything that is stored. */
  async forget() {
    const database = await this.#open();
    if (!database) {
      this.#unstored.clear();
      this.onChange({ tab: "", isEmptied: true });
      return;
    }
    const transaction = database.transaction([...tabs, states], "readwrite");
    for (const name of [...tabs, states]) transaction.objectStore(name).clear();
    await completion(transaction);
    this.#report({ tab: "", isEmptied: true });
  }

  /** @param {string} tab */
  #unstoredRows(tab) {
    return this.#unstored.get(tab) ?? [];
  }

  /** @param {Change} change */
  #report(change) {
    this.#channel.postMessage(change);
    this.onChange(change);
  }

  /** @returns {Promise<IDBDatabase | null>} `null` if the browser stores nothing. */
  #open() {
    this.#opening ??= this.#request().catch(() => null);
    return this.#opening;
  }

  async #request() {
    const request = indexedDB.open(`${apart()}ordinate`, 1);
    request.addEventListener("upgradeneeded", () => {
      const database = request.result;
      for (const tab of tabs) {
        database.createObjectStore(tab, { keyPath: "id", autoIncrement: true });
      }
      database.createObjectStore(states, { keyPath: "tab" });
    });
    const database = await result(request);
    const forget = () => {
      this.#database = null;
      this.#opening = null;
    };
    database.addEventListener("close", forget);
    database.addEventListener("versionchange", () => {
      database.close();
      forget();
    });
    return (this.#database = database);
  }
}

/**
 * @template Result
 * @param {IDBRequest<Result>} request
 * @returns {Promise<Result>}
 */
function result(request) {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}

/**
 * @param {IDBTransaction} transaction - One that is complete except for its commit.
 * @returns {Promise<void>}
 */
function completion(transaction) {
  transaction.commit();
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error));
  });
}

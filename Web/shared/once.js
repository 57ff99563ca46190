/**
 * Something that is fetched when it is first needed. If that fails, it is fetched again when it is
 * next needed.
 *
 * @template Result
 */
export class Once {
  #fetch;
  /** @type {Promise<Result> | null} */
  #promise = null;

  /** @param {() => Promise<Result>} fetch */
  constructor(fetch) {
    this.#fetch = fetch;
  }

  /** @returns {Promise<Result>} */
  get() {
    this.#promise ??= this.#fetch().catch((error) => {
      this.#promise = null;
      throw error;
    });
    return this.#promise;
  }
}

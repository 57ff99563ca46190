/**
 * A view whose tiles workers may prove.
 *
 * @typedef {object} Lender
 * @property {(borrower: number) => Uint8Array | null} lend - Tiles to prove; `null` if
 *   there are none.
 * @property {(borrower: number, answer: Uint8Array) => void} take - Takes what was proved of them.
 * @property {(borrower: number) => void} takeBack - Takes them back from a worker that will not
 *   answer.
 */

/**
 * A worker that proves tiles, see `tile-worker.js`.
 *
 * @typedef {object} Borrower
 * @property {number} number
 * @property {Worker} worker
 * @property {Lender | null} lender - Whose tiles it is proving.
 * @property {boolean} isReady - Whether it has ever answered.
 */

/**
 * The workers of a page that prove tiles of relations. They start when a view first has tiles to
 * lend, and end some seconds after no view has any more.
 *
 * The views decide what is lent. A worker answers after a few hundredths of a second, proved or
 * not, so that views and relations take turns, and unwanted tiles are soon dropped.
 */
export class TilePool {
  #makeWorker;
  #patience;
  /** How many workers there may be. One that failed is not replaced. */
  #size;
  /** @type {Borrower[]} */
  #borrowers = [];
  #lastNumber = 0;
  /**
   * The views that may have tiles to lend, the one whose turn it is first.
   *
   * @type {Set<Lender>}
   */
  #lenders = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #end;

  /**
   * @param {() => Worker} makeWorker - May throw.
   * @param {number} size - The most workers.
   * @param {number} [patience] - How long workers without work are kept, in milliseconds.
   */
  constructor(makeWorker, size, patience = 5000) {
    this.#makeWorker = makeWorker;
    this.#size = size;
    this.#patience = patience;
  }

  /**
   * Lends tiles of a view, now and until `leave`.
   *
   * @param {Lender} lender
   */
  offer(lender) {
    clearTimeout(this.#end);
    this.#lenders.add(lender);
    for (const borrower of this.#borrowers) this.#feed(borrower);
    this.#grow();
  }

  /**
   * Lends nothing of a view any more, and drops what is lent of it.
   *
   * @param {Lender} lender
   */
  leave(lender) {
    if (!this.#lenders.delete(lender)) return;
    for (const { number } of this.#borrowers) lender.takeBack(number);
    if (this.#lenders.size === 0) this.#end = setTimeout(() => this.#stop(), this.#patience);
  }

  #stop() {
    for (const { worker } of this.#borrowers.splice(0)) worker.terminate();
  }

  /** Starts a worker if there are tiles for it and all others have answered. */
  #grow() {
    if (this.#borrowers.length >= this.#size) return;
    if (this.#borrowers.some(({ isReady }) => !isReady)) return;
    const number = ++this.#lastNumber;
    const loan = this.#loan(number);
    if (!loan) return;
    try {
      const worker = this.#makeWorker();
      const borrower = { number, worker, lender: null, isReady: false };
      worker.onmessage = ({ data }) => this.#take(borrower, data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.#fail(borrower);
      };
      this.#borrowers.push(borrower);
      send(borrower, loan);
    } catch {
      this.#size = 0;
      loan.lender.takeBack(number);
    }
  }

  /**
   * The next tiles to prove, of the view whose turn it is.
   *
   * @param {number} number - Of the borrower.
   */
  #loan(number) {
    for (const lender of this.#lenders) {
      const tiles = lender.lend(number);
      if (!tiles) continue;
      this.#lenders.delete(lender);
      this.#lenders.add(lender);
      return { lender, tiles };
    }
    return null;
  }

  /** @param {Borrower} borrower */
  #feed(borrower) {
    const loan = borrower.lender ? null : this.#loan(borrower.number);
    if (loan) send(borrower, loan);
  }

  /**
   * @param {Borrower} borrower
   * @param {Uint8Array | null} answer - `null` if the worker has failed.
   */
  #take(borrower, answer) {
    if (!answer) {
      this.#fail(borrower);
      return;
    }
    const { lender, number } = borrower;
    borrower.lender = null;
    borrower.isReady = true;
    if (lender && this.#lenders.has(lender)) lender.take(number, answer);
    this.#feed(borrower);
    this.#grow();
  }

  /** @param {Borrower} borrower */
  #fail(borrower) {
    borrower.worker.terminate();
    this.#borrowers = this.#borrowers.filter((other) => other !== borrower);
    this.#size--;
    for (const lender of this.#lenders) lender.takeBack(borrower.number);
  }
}

/**
 * @param {Borrower} borrower
 * @param {{ lender: Lender, tiles: Uint8Array }} loan
 */
function send(borrower, { lender, tiles }) {
  borrower.lender = lender;
  borrower.worker.postMessage(tiles, [tiles.buffer]);
}

/**
 * What is done in slices.
 *
 * @typedef {object} Work
 * @property {() => boolean} advance - Does one piece; whether there is more.
 * @property {() => boolean} isMoving - Whether a finger moves the picture meanwhile.
 * @property {(more: boolean, found: boolean) => void} rest - After a slice: whether there is more,
 *   and whether there was anything to do.
 */

/**
 * What tells the time and waits for the next slice.
 *
 * @typedef {object} Clock
 * @property {() => number} now - In milliseconds.
 * @property {(action: () => void) => unknown} soon - Calls an action once frames and events had
 *   their turn.
 * @property {(wait: any) => void} cancel - Takes the result of `soon`, and its action is not called.
 */

/** How much of a frame work takes while something moves, and while nothing does, in milliseconds. */
const [movingSlice, restingSlice] = [4, 10];

/** @type {Clock} */
const pageClock = {
  now: () => performance.now(),
  soon: (action) => setTimeout(action),
  cancel: (timer) => clearTimeout(timer),
};

/** Cuts work into slices between frames, so that slow work blocks no finger. */
export class Slices {
  #work;
  #clock;
  /** @type {unknown} */
  #wait = null;
  /** Milliseconds that one piece takes, the last ones counting most. */
  #pieceTime = 0;

  /**
   * @param {Work} work
   * @param {Clock} [clock]
   */
  constructor(work, clock = pageClock) {
    this.#work = work;
    this.#clock = clock;
  }

  /** Does a slice soon, however often it is asked for. */
  request() {
    this.#wait ??= this.#clock.soon(() => this.#run());
  }

  stop() {
    this.#clock.cancel(this.#wait);
    this.#wait = null;
  }

  /** For other work, whose pieces may take another time. */
  reset() {
    this.#pieceTime = 0;
  }

  #run() {
    this.#wait = null;
    const isMoving = this.#work.isMoving();
    const slice = isMoving ? movingSlice : restingSlice;
    // Work that is too slow waits until the finger is lifted.
    if (isMoving && slice < this.#pieceTime) return;
    const start = this.#clock.now();
    let now = start;
    let more = true;
    let pieces = 0;
    while (more && now - start < slice) {
      more = this.#work.advance();
      pieces++;
      now = this.#clock.now();
    }
    this.#pieceTime = (this.#pieceTime + (now - start) / pieces) / 2;
    this.#work.rest(more, pieces > 1 || more);
  }
}

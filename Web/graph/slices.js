/**
 * What is done in slices.
 *
 * @typedef {object} Work
 * @property {() => boolean} advance - Does one piece; whether there is more.
 * @property {() => boolean} isMoving - Whether a finger moves the picture meanwhile.
 * @property {(more: boolean, found: boolean) => void} rest - After a slice: whether there is more,
 *   and whether there was anything to do.
 */

/** What work may take of a frame while something moves, and while nothing does, in milliseconds. */
const [movingSlice, restingSlice] = [4, 10];

/** Cuts work into slices between frames, so that a slow piece stops no finger. */
export class Slices {
  #work;
  #timer = 0;
  /** Milliseconds that one piece takes, the last ones counting most. */
  #pieceTime = 0;

  /** @param {Work} work */
  constructor(work) {
    this.#work = work;
  }

  /** Does a slice soon, however often it is asked for. */
  request() {
    this.#timer ||= setTimeout(() => this.#run());
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** For other work, whose pieces may take another time. */
  reset() {
    this.#pieceTime = 0;
  }

  #run() {
    this.#timer = 0;
    const isMoving = this.#work.isMoving();
    const slice = isMoving ? movingSlice : restingSlice;
    if (isMoving && slice < this.#pieceTime) return;
    const start = performance.now();
    let now = start;
    let more = true;
    let pieces = 0;
    while (more && now - start < slice) {
      more = this.#work.advance();
      pieces++;
      now = performance.now();
    }
    this.#pieceTime = (this.#pieceTime + (now - start) / pieces) / 2;
    this.#work.rest(more, pieces > 1 || more);
  }
}

/**
 * Work that is done in slices.
 *
 * @typedef {object} Work
 * @property {(isUrgent: boolean) => boolean} advance - Does one piece; returns whether there is more. For an
 *   urgent picture, it does only what that shows.
 * @property {() => boolean} isMoving - Whether a finger is moving the picture.
 * @property {() => boolean} isChanging - Whether what it shows has just changed, and may change again.
 * @property {(more: boolean, found: boolean) => void} rest - Called after a slice, with whether
 *   there is more work, and whether there was any.
 */

/**
 * A source of time, which also schedules the next slice.
 *
 * @typedef {object} Clock
 * @property {() => number} now - In milliseconds.
 * @property {(action: () => void) => unknown} soon - Calls an action after the waiting frames and
 *   events.
 * @property {(wait: any) => void} cancel - Takes the result of `soon`, and cancels its action.
 */

/**
 * How much of a frame the work may take while something moves or changes, and while nothing does, in
 * milliseconds.
 */
const [movingSlice, restingSlice] = [4, 10];
/** How long the first picture of other curves may take, in milliseconds. */
const firstSlice = 6;

/**
 * Messages come after waiting frames and events, as timers do, which browsers delay by four milliseconds each.
 *
 * @type {Clock}
 */
const pageClock = {
  now: () => performance.now(),
  soon(action) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      action();
    };
    port2.postMessage(null);
    return port1;
  },
  cancel: (port) => port?.close(),
};

/** Divides work into slices between frames, so that slow work does not delay gestures. */
export class Slices {
  #work;
  #clock;
  /** @type {unknown} */
  #wait = null;
  /** The milliseconds that one piece takes, a mean in which the last pieces weigh most. */
  #pieceTime = 0;

  /**
   * @param {Work} work
   * @param {Clock} [clock]
   */
  constructor(work, clock = pageClock) {
    this.#work = work;
    this.#clock = clock;
  }

  /** Does a slice soon; further calls before that change nothing. */
  request() {
    this.#wait ??= this.#clock.soon(() => this.#run());
  }

  /** Does a slice once the frame that is being made is painted. */
  resume() {
    this.#wait ??= this.#clock.soon(() => {
      this.#wait = null;
      this.request();
    });
  }

  /**
   * Does a slice at once, for the next frame, and no other before `resume`, which could delay that frame.
   *
   * @returns {boolean} Whether there was anything to do.
   */
  hurry() {
    this.stop();
    const start = this.#clock.now();
    let pieces = 0;
    while (this.#work.advance(true)) {
      pieces++;
      if (this.#clock.now() - start >= firstSlice) break;
    }
    return pieces > 0;
  }

  stop() {
    this.#clock.cancel(this.#wait);
    this.#wait = null;
  }

  /** Prepares for other work, whose pieces may take another time. */
  reset() {
    this.#pieceTime = 0;
  }

  #run() {
    this.#wait = null;
    const isMoving = this.#work.isMoving();
    const slice = isMoving || this.#work.isChanging() ? movingSlice : restingSlice;
    // Work that is too slow waits until the finger is lifted.
    if (isMoving && slice < this.#pieceTime) return;
    const start = this.#clock.now();
    let now = start;
    let more = true;
    let pieces = 0;
    while (more && now - start < slice) {
      more = this.#work.advance(false);
      pieces++;
      now = this.#clock.now();
    }
    this.#pieceTime = (this.#pieceTime + (now - start) / pieces) / 2;
    this.#work.rest(more, pieces > 1 || more);
  }
}

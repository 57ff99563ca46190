/**
 * The layout of a list of rows, all of the same height, in sections that may have headings; and the
 * choice of the rows that are in the page. Lengths are in CSS pixels; rows count from 0 over all
 * sections.
 */
export class VirtualRows {
  rowHeight = 0;
  /** 0 if sections have no heading. */
  headingHeight = 0;
  /** The height of the visible part of the list. */
  height = 0;
  /** The number of rows in each section. */
  #counts;
  /** The number of all rows. */
  count;

  /** @param {number[]} counts - The number of rows in each section. */
  constructor(counts = []) {
    this.#counts = counts;
    this.count = counts.reduce((sum, count) => sum + count, 0);
  }

  /**
   * The number of rows in a page for Page Up and Down: one less than are visible.
   */
  get page() {
    return Math.max(1, Math.floor(this.height / this.rowHeight) - 1);
  }

  /**
   * A row's section, and its index in the section.
   *
   * @param {number} index
   * @returns {{ section: number, offset: number, count: number }} `count` is the number of rows in
   *   the section.
   */
  place(index) {
    let offset = index;
    const section = this.#counts.findIndex((count) => {
      if (offset < count) return true;
      offset -= count;
      return false;
    });
    return { section, offset, count: this.#counts[section] };
  }

  /**
   * The row at a distance from the top of the list. At the heading of a section it is the first row
   * of the section, past the end the last row.
   *
   * @param {number} distance
   */
  rowAt(distance) {
    let first = 0;
    for (const count of this.#counts) {
      const height = this.headingHeight + count * this.rowHeight;
      if (distance < height) {
        const index = Math.floor((distance - this.headingHeight) / this.rowHeight);
        return first + Math.max(0, Math.min(index, count - 1));
      }
      distance -= height;
      first += count;
    }
    return Math.max(0, first - 1);
  }

  /**
   * The distance of a row from the top of the list.
   *
   * @param {number} index
   */
  top(index) {
    let distance = 0;
    for (const count of this.#counts) {
      distance += this.headingHeight;
      if (index < count) return distance + index * this.rowHeight;
      index -= count;
      distance += count * this.rowHeight;
    }
    return distance;
  }

  /**
   * The rows to have in the page: the visible ones and a reserve before and after them.
   *
   * @param {number} scrolled - How far the list is scrolled.
   * @param {[number, number]} present - The rows in the page, from and up to.
   * @param {number} reserve
   * @returns {[number, number]} `present` itself if it contains all visible rows.
   */
  range(scrolled, present, reserve) {
    const first = this.rowAt(scrolled);
    const last = Math.min(this.count, this.rowAt(scrolled + this.height) + 1);
    const [from, to] = present;
    if (first >= from && last <= to && to > from) return present;
    return [Math.max(0, first - reserve), Math.min(this.count, last + reserve)];
  }

  /**
   * The nearest scroll position at which a row is visible, with the heading above it.
   *
   * @param {number} index
   * @param {number} scrolled - How far the list is scrolled.
   */
  scrollTo(index, scrolled) {
    const top = this.top(index) - this.headingHeight;
    const bottom = this.top(index) + this.rowHeight;
    if (top < scrolled) return top;
    return bottom > scrolled + this.height ? bottom - this.height : scrolled;
  }

  /**
   * The row to which a key leads from another row.
   *
   * @param {string} key - `KeyboardEvent.key`.
   * @param {number} index
   * @returns {number | null} `null` if the key leads nowhere.
   */
  target(key, index) {
    /** @type {Record<string, number>} */
    const targets = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + this.page,
      PageUp: index - this.page,
      Home: 0,
      End: this.count - 1,
    };
    return key in targets ? Math.max(0, Math.min(targets[key], this.count - 1)) : null;
  }
}

/**
 * The parts of one range of rows that are missing from another.
 *
 * @param {[number, number]} range - From and up to.
 * @param {[number, number]} present
 * @returns {[number, number][]}
 */
export function missing([start, end], [from, to]) {
  if (end <= from || start >= to) return [[start, end]];
  /** @type {[number, number][]} */
  const parts = [[start, from], [to, end]];
  return parts.filter(([first, last]) => first < last);
}

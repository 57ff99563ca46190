import { fittingScale } from "./fit-scale.js";

/** @typedef {import("./fit-scale.js").Fit} Fit */
/** @typedef {Fit & { box: HTMLElement, content: HTMLElement, smallest: number }} Fitting */

/** How often content is measured again that has become smaller, until it reaches the limit. */
const mostRounds = 8;

/**
 * What is kept fitting, by its box and by its content.
 *
 * @type {WeakMap<Element, Fitting>}
 */
const fittings = new WeakMap();
/** @type {ResizeObserver | null} */
let observer = null;

/**
 * Makes content smaller, down to a limit, until it fits its box; gives the box the class `cut` if it
 * does not fit even then.
 *
 * Sets `--fit` on the content, by which its style sheet multiplies the font size. Measures again
 * whenever the size of either changes, after layout.
 *
 * @param {HTMLElement} box
 * @param {HTMLElement} content - Laid out as a block of its own.
 * @param {number} [smallest]
 */
export function keepFitting(box, content, smallest = 0.5) {
  const fitting = { box, content, smallest, scale: 1, room: 0 };
  observer ??= new ResizeObserver((entries) => {
    fit([...new Set(entries.flatMap(({ target }) => fittings.get(target) ?? []))]);
  });
  for (const element of [box, content]) {
    fittings.set(element, fitting);
    observer.observe(element);
  }
}

/**
 * Measures all before it changes any, so that one layout is enough for all.
 *
 * Where letters are whole pixels wide, smaller content may be as wide as before: it is measured again.
 *
 * @param {Fitting[]} changed
 */
function fit(changed) {
  const seen = changed.filter(({ box }) => box.clientWidth > 0);
  let open = seen;
  for (let round = 0; open.length > 0 && round < mostRounds; round++) {
    const scales = open.map((fitting) => {
      const room = measuredRoom(fitting);
      if (room === null) return fitting.scale;
      const scale = fittingScale(fitting, room, fitting.smallest, round === 0);
      fitting.room = room;
      return scale;
    });
    open = open.filter((fitting, index) => {
      if (fitting.scale === scales[index]) return false;
      fitting.scale = scales[index];
      fitting.content.style.setProperty("--fit", String(fitting.scale));
      return true;
    });
  }
  const cut = seen.map(({ box }) => box.scrollWidth > box.clientWidth + 1);
  seen.forEach(({ box }, index) => box.classList.toggle("cut", cut[index]));
  for (const { box } of seen) {
    if (getComputedStyle(box).textAlign === "right") box.scrollLeft = box.scrollWidth;
  }
}

/**
 * How many times as large the content could be, `null` if it is empty.
 *
 * @param {Fitting} fitting
 */
function measuredRoom({ box, content }) {
  // The text in it: the content itself may be stretched over the height of its box.
  const inside = document.createRange();
  inside.selectNodeContents(content);
  const { width, height } = inside.getBoundingClientRect();
  return width === 0 ? null : Math.min(box.clientWidth / width, box.clientHeight / height);
}

/**
 * Puts a box that scrolls into the order of the Tab key, while there is something to scroll to.
 *
 * @param {HTMLElement} box
 */
export function letScrollByKeys(box) {
  const observer = new ResizeObserver(() => {
    const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
    if (scrolls) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  });
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
}

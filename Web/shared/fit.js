import { fittingScale } from "./fit-scale.js";

/** @typedef {import("./fit-scale.js").Fit} Fit */
/**
 * What content that is kept fitting does when it becomes too large.
 *
 * @typedef {object} Limits
 * @property {number} [smallest] - The lower limit of the scale.
 * @property {number} [leastSize] - The lower limit of the font size in CSS pixels, if that is more.
 * @property {(room: number) => void} [shorten] - Called when the content does not fit at that limit,
 *   with the part of it that would; may change the content.
 */

/** @typedef {Fit & Required<Limits> & { box: HTMLElement, content: HTMLElement }} Fitting */

/** How often content is measured again after it was reduced, until it reaches the limit. */
const mostRounds = 8;

/**
 * The content that is kept fitting, by its box and by its content.
 *
 * @type {WeakMap<Element, Fitting>}
 */
const fittings = new WeakMap();
/** @type {ResizeObserver | null} */
let observer = null;

/** How often content is made shorter until it fits. */
const mostShortenings = 6;

/**
 * Reduces content, down to a limit, until it fits its box. If it does not fit even then, the box
 * gets the class `cut`.
 *
 * Sets `--fit` on the content; the style sheet multiplies the font size by it. Measures again after
 * layout whenever the size of either changes.
 *
 * @param {HTMLElement} box
 * @param {HTMLElement} content - Laid out as a separate block.
 * @param {Limits} [limits]
 * @returns {() => void} Makes it fit at once, before layout.
 */
export function keepFitting(box, content, limits = {}) {
  const fitting = {
    box, content, scale: 1, room: 0, smallest: 0.5, leastSize: 0, shorten: () => {}, ...limits,
  };
  observer ??= new ResizeObserver((entries) => {
    fit([...new Set(entries.flatMap(({ target }) => fittings.get(target) ?? []))]);
  });
  for (const element of [box, content]) {
    fittings.set(element, fitting);
    observer.observe(element);
  }
  return () => fit([fitting]);
}

/**
 * Measures everything before it changes anything, so that one layout is enough.
 *
 * @param {Fitting[]} changed
 */
function fit(changed) {
  const seen = changed.filter(({ box }) => box.clientWidth > 0);
  let open = seen;
  for (let round = 0; open.length > 0 && round <= mostShortenings; round++) {
    rescale(open);
    open = open.filter(isCut);
    if (round < mostShortenings) for (const fitting of open) shorten(fitting);
  }
  for (const { box } of seen) {
    box.scrollLeft = getComputedStyle(box).textAlign === "right" ? box.scrollWidth : 0;
  }
}

/**
 * Sets the scale and the class `cut`.
 *
 * If letters are whole pixels wide, reduced content may be as wide as before, so it is measured
 * again.
 *
 * @param {Fitting[]} fittings
 */
function rescale(fittings) {
  let open = fittings;
  for (let round = 0; open.length > 0 && round < mostRounds; round++) {
    const scales = open.map((fitting) => {
      const room = measuredRoom(fitting);
      if (room === null) return fitting.scale;
      const scale = fittingScale(fitting, room, smallestScale(fitting), round === 0);
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
  // What is cut has more room on one side.
  for (const { box } of fittings) box.classList.remove("cut");
  const cut = fittings.map(isCut);
  fittings.forEach(({ box }, index) => box.classList.toggle("cut", cut[index]));
}

/** @param {Fitting} fitting */
function smallestScale({ box, smallest, leastSize }) {
  if (leastSize === 0) return smallest;
  return Math.max(smallest, Math.min(1, leastSize / parseFloat(getComputedStyle(box).fontSize)));
}

/** @param {Fitting} fitting */
function isCut({ box, content }) {
  return measured(content).width > box.clientWidth + 1;
}

/** @param {Fitting} fitting */
function shorten({ box, content, shorten }) {
  shorten(box.clientWidth / measured(content).width);
}

/**
 * How many times larger the content could be; `null` if it is empty.
 *
 * @param {Fitting} fitting
 */
function measuredRoom({ box, content }) {
  const { width, height } = measured(content);
  return width === 0 ? null : Math.min(box.clientWidth / width, box.clientHeight / height);
}

/**
 * The text inside, because the content itself may be stretched to the height of its box.
 *
 * @param {HTMLElement} content
 */
function measured(content) {
  const inside = document.createRange();
  inside.selectNodeContents(content);
  return inside.getBoundingClientRect();
}

/**
 * Lets the Tab key go to a box that scrolls, while there is something to scroll to.
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

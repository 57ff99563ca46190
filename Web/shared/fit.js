import { fittingScale } from "./fit-scale.js";

/** @typedef {import("./fit-scale.js").Fit} Fit */
/** @typedef {Fit & { box: HTMLElement, content: HTMLElement, smallest: number }} Fitting */

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

/**
 * Reduces content, down to a limit, until it fits its box. If it does not fit even then, the box
 * gets the class `cut`.
 *
 * Sets `--fit` on the content; the style sheet multiplies the font size by it. Measures again after
 * layout whenever the size of either changes.
 *
 * @param {HTMLElement} box
 * @param {HTMLElement} content - Laid out as a separate block.
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
 * Measures everything before it changes anything, so that one layout is enough.
 *
 * If letters are whole pixels wide, reduced content may be as wide as before, so it is measured
 * again.
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
  // What is cut has more room on one side.
  for (const { box } of seen) box.classList.remove("cut");
  const cut = seen.map(({ box }) => box.scrollWidth > box.clientWidth + 1);
  seen.forEach(({ box }, index) => box.classList.toggle("cut", cut[index]));
  for (const { box } of seen) {
    if (getComputedStyle(box).textAlign === "right") box.scrollLeft = box.scrollWidth;
  }
}

/**
 * How many times larger the content could be; `null` if it is empty.
 *
 * @param {Fitting} fitting
 */
function measuredRoom({ box, content }) {
  // Measures the text inside, because the content itself may be stretched to the height of its box.
  const inside = document.createRange();
  inside.selectNodeContents(content);
  const { width, height } = inside.getBoundingClientRect();
  return width === 0 ? null : Math.min(box.clientWidth / width, box.clientHeight / height);
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

/**
 * @typedef {object} Fitting
 * @property {HTMLElement} box
 * @property {HTMLElement} content
 * @property {number} smallest
 * @property {number} scale
 * @property {number} room - How many times as large the content could be, when last looked at.
 */

/**
 * By the box and by the content.
 *
 * @type {WeakMap<Element, Fitting>}
 */
const fittings = new WeakMap();
/** @type {ResizeObserver | null} */
let observer = null;

/**
 * Makes content smaller, down to a limit, while it does not fit its box; marks the box as `cut` if
 * it does not even then.
 *
 * Sets `--fit` on the content, by which its style sheet multiplies the font size. Looks again
 * whenever the size of either changes, and after layout, so that it never causes one.
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
 * Where letters are whole pixels wide, what has become smaller may be as wide as before: it is looked
 * at again, at most so often that the smallest is reached.
 *
 * @param {Fitting[]} changed
 */
function fit(changed) {
  const seen = changed.filter(({ box }) => box.clientWidth > 0);
  let open = seen;
  for (let round = 0; open.length > 0 && round < 8; round++) {
    const scales = open.map((fitting) => fittingScale(fitting, round === 0));
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
 * The scale that fits the box; the one that is, if nothing is there to fit.
 *
 * @param {Fitting} fitting
 * @param {boolean} mayGrow
 */
function fittingScale(fitting, mayGrow) {
  const { box, content, smallest, scale, room } = fitting;
  // What is in it: the content itself may be stretched over the height of its box.
  const inside = document.createRange();
  inside.selectNodeContents(content);
  const { width, height } = inside.getBoundingClientRect();
  if (width === 0) return scale;
  fitting.room = Math.min(box.clientWidth / width, box.clientHeight / height);
  const after = Math.max(smallest, Math.min(1, scale * fitting.room));
  // A little less than fits, and larger only by more than that, and only where there is more room than
  // this has left: rounding must not make it swing.
  const grows = mayGrow && after > scale + 0.02 && fitting.room > room * 1.0001;
  if (after >= scale - 0.001 && !grows) return scale;
  return after < 1 ? Math.max(smallest, Number((after - 0.01).toFixed(2))) : 1;
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

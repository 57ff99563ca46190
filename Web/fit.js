/** @type {WeakMap<Element, number>} */
const scales = new WeakMap();

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
  const inside = document.createRange();
  const observer = new ResizeObserver(() => {
    // What is in it: the content itself may be stretched over the height of its box.
    inside.selectNodeContents(content);
    const { width, height } = inside.getBoundingClientRect();
    if (width === 0 || box.clientWidth === 0) return;
    const before = scales.get(content) ?? 1;
    const across = (box.clientWidth * before) / width;
    const down = (box.clientHeight * before) / height;
    const after = Math.max(smallest, Math.min(1, across, down));
    // A little less than fits, and larger only by more than that: rounding must not make it swing.
    if (after < before - 0.001 || after > before + 0.02) {
      const scale = after < 1 ? Math.max(smallest, after - 0.01) : 1;
      scales.set(content, scale);
      content.style.setProperty("--fit", scale.toFixed(2));
    }
    box.classList.toggle("cut", box.scrollWidth > box.clientWidth + 1);
    if (getComputedStyle(box).textAlign === "right") box.scrollLeft = box.scrollWidth;
  });
  observer.observe(box);
  observer.observe(content);
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

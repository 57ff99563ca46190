/**
 * Makes content smaller, down to a limit, until it fits its box; marks the box as `cut` if it
 * still does not.
 *
 * Sets `--fit` on the content; its style sheet multiplies the font size by it.
 *
 * @param {HTMLElement} box
 * @param {HTMLElement} content
 * @param {number} [smallest]
 */
export function fit(box, content, smallest = 0.7) {
  content.style.setProperty("--fit", "1");
  const { width, height } = content.getBoundingClientRect();
  const across = box.clientWidth / Math.max(1, width);
  const down = box.clientHeight / Math.max(1, height);
  const scale = Math.max(smallest, Math.min(1, across, down));
  if (scale < 1) content.style.setProperty("--fit", String(Math.floor(scale * 100) / 100));
  box.classList.toggle("cut", box.scrollWidth > box.clientWidth);
}

/**
 * Puts a box that scrolls into the order of the Tab key, while there is something to scroll to.
 *
 * @param {HTMLElement} box
 */
export function letScrollByKeys(box) {
  const update = () => {
    const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
    if (scrolls) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const observer = new ResizeObserver(update);
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
}

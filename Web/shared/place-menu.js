/** How far a menu is at least from the edges of the page, in CSS pixels. */
const margin = 8;

/**
 * Puts a menu below its opener, or above it if there is more room; always inside the opener's screen.
 *
 * @param {HTMLElement} menu - Its position is fixed.
 * @param {HTMLElement} opener
 * @param {"left" | "right"} side - The edges that meet.
 * @param {number} [kept] - How much of the screen's upper part it does not cover, in CSS pixels.
 */
export function placeMenu(menu, opener, side, kept = 0) {
  const { style, hidden } = menu;
  menu.hidden = false;
  const { offsetWidth } = menu;
  menu.hidden = hidden;
  const area = (opener.closest(".screen") ?? document.body).getBoundingClientRect();
  const { top, bottom, left, right } = opener.getBoundingClientRect();
  const [above, below] = [top - area.top - kept, area.bottom - bottom];
  const inset = side === "left" ? left : innerWidth - right;
  const most = innerWidth - offsetWidth - margin;
  style.setProperty(side, `${Math.max(margin, Math.min(inset, most))}px`);
  style.setProperty("top", below > above ? `${bottom}px` : "auto");
  style.setProperty("bottom", below > above ? "auto" : `${innerHeight - top}px`);
  style.setProperty("max-height", `${Math.max(above, below) - margin}px`);
}

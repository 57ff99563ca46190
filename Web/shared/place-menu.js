/**
 * Puts a menu below its opener, or above it if there is more room; always inside the opener's screen.
 *
 * @param {HTMLElement} menu - Its position is fixed.
 * @param {HTMLElement} opener
 * @param {"left" | "right"} side - The edges that meet.
 */
export function placeMenu({ style }, opener, side) {
  const area = (opener.closest(".screen") ?? document.body).getBoundingClientRect();
  const { top, bottom, left, right } = opener.getBoundingClientRect();
  const [above, below] = [top - area.top, area.bottom - bottom];
  const inset = side === "left" ? left : innerWidth - right;
  style.setProperty(side, `${Math.max(8, inset)}px`);
  style.setProperty("top", below > above ? `${bottom}px` : "auto");
  style.setProperty("bottom", below > above ? "auto" : `${innerHeight - top}px`);
  style.setProperty("max-height", `${Math.max(above, below) - 8}px`);
}

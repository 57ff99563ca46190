/**
 * How far the buttons of the graph reach, in CSS pixels: the upper ones from its upper edge and to the left, the
 * lower ones from its lower edge.
 *
 * @param {HTMLElement} element - A part of the graph.
 */
export function toolsReach(element) {
  const stage = element.closest(".stage") ?? element;
  const [upper, lower] = [...stage.querySelectorAll(".graph-tools")].map((tools) => tools.getBoundingClientRect());
  const { top, bottom, left } = stage.getBoundingClientRect();
  return {
    top: upper.bottom - top,
    left: upper.left - left,
    // None while a row is edited on a small screen.
    bottom: lower.height && bottom - lower.top,
  };
}

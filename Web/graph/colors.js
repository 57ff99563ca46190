/** @typedef {import("../shared/painter.js").Palette} Palette */

/**
 * The default colours of a graph, in light and dark. Colours of curves have a contrast of at least
 * 4.5 to 1 with the background, and differ even for readers who cannot distinguish red and green.
 *
 * @type {[name: string, light: string, dark: string][]}
 */
const colors = [
  ["background", "#ffffff", "#191a21"],
  ["grid", "#dcdce6", "#353844"],
  ["axis", "#6a6b80", "#8586a0"],
  ["label", "#55566a", "#a9aabd"],
  ["dot", "#d3203c", "#ff6b7f"],
  ["fine-grid", "#f2f2f6", "#22242c"],
  ["curve", "#d3203c", "#ff6b7f"],
  ["curve-2", "#2456d6", "#7ea6ff"],
  ["curve-3", "#0f7a4d", "#4fcf96"],
  ["curve-4", "#8a35c9", "#cf9bff"],
  ["curve-5", "#b35400", "#ffae5c"],
  ["curve-6", "#0b7285", "#4fd0e3"],
];

/** The number of colours that are not for curves. */
const otherCount = 6;

/**
 * The colours and the font that apply to an element: its `--plot-…` properties, or the defaults.
 *
 * @param {Element} element
 * @returns {Palette}
 */
export function graphPalette(element) {
  const style = getComputedStyle(element);
  const { colorScheme } = style;
  const isDark =
    colorScheme.includes("dark") &&
    (!colorScheme.includes("light") || matchMedia("(prefers-color-scheme: dark)").matches);
  return {
    roles: colors.map(
      ([name, light, dark]) =>
        style.getPropertyValue(`--plot-${name}`).trim() || (isDark ? dark : light),
    ),
    weight: parseFloat(style.getPropertyValue("--plot-weight")) || 1,
    fontSize: parseFloat(style.fontSize),
    font: `${style.fontSize} ${style.fontFamily}`,
  };
}

/**
 * The colour of a curve.
 *
 * @param {Palette} palette
 * @param {number} index - In the palette of curves.
 */
export function curveColor({ roles }, index) {
  return roles[Math.min(otherCount + index, roles.length - 1)];
}

/**
 * The colours of exported pictures, in light and dark alike: those of `Theme.light` in
 * `Sources/Graphing/Canvases/Theme.swift`, which SVG files have.
 *
 * @type {Palette}
 */
export const paper = {
  roles: [
    "#ffffff", "#dcdce6", "#4a4c58", "#666873", "#d6313f", "#f2f2f6",
    "#d6313f", "#2f62d9", "#16845b", "#a044c8", "#c26a00", "#0e8296",
  ],
  fontSize: 12,
  font: "12px system-ui, sans-serif",
};

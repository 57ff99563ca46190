import { paint } from "../shared/painter.js";

/** @typedef {import("../shared/engine.js").DrawList} DrawList */
/** @typedef {import("../shared/painter.js").Palette} Palette */

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

/** The pixels of a picture per CSS pixel, on every device. */
const pixelRatio = 2;

/**
 * A drawing as a PNG file on white paper.
 *
 * @param {DrawList} list - Drawn for labels of the paper's font size.
 * @param {number} width - In CSS pixels.
 * @param {number} height - In CSS pixels.
 * @returns {Promise<Blob | null>}
 */
export function png(list, width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * pixelRatio);
  canvas.height = Math.round(height * pixelRatio);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context || canvas.width === 0) return Promise.resolve(null);
  context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
  paint(context, list, paper, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve));
}

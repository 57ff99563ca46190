/** @typedef {import("./engine.js").DrawList} DrawList */

/**
 * The colours of a plot.
 *
 * @typedef {object} Palette
 * @property {string[]} roles - By the draw list's numbers; larger numbers use the last one.
 * @property {number} [weight] - How much wider than usual curves, axes and dots are.
 * @property {number} fontSize - In CSS pixels.
 * @property {string} font
 */

/** The opcodes of a draw list, see `Sources/Graphing/Canvases/DrawList.swift`. */
const [fill, lines, dots, strokes, label] = [1, 2, 3, 4, 5];
/** Each command begins with its opcode and the number of its role. */
const headLength = 2;
/** The side of the square that is a dot, in CSS pixels, in plots up to a width; then in proportion. */
const [dotSize, usualWidth] = [2, 1200];
/**
 * By the draw list's numbers.
 *
 * @type {CanvasTextAlign[]}
 */
const anchors = ["left", "center", "right"];
const decoder = new TextDecoder();

/**
 * The theme's colours and font, as they apply to the element.
 *
 * @param {Element} element
 * @returns {Palette}
 */
export function palette(element) {
  const style = getComputedStyle(element);
  const roles = ["background", "grid", "axis", "label", "dot", "fine-grid", "curve"].map((role) =>
    style.getPropertyValue(`--plot-${role}`).trim(),
  );
  return {
    roles,
    weight: parseFloat(style.getPropertyValue("--plot-weight")) || 1,
    fontSize: parseFloat(style.fontSize),
    font: `${style.fontSize} ${style.fontFamily}`,
  };
}

/**
 * Paints a whole draw list, on what was painted before.
 *
 * @param {CanvasRenderingContext2D} context - Scaled so that its unit is a CSS pixel.
 * @param {DrawList} list
 * @param {Palette} palette
 * @param {number} width - In CSS pixels.
 * @param {number} height - In CSS pixels.
 */
export function paint(context, list, palette, width, height) {
  const { commands } = list;
  const { roles, weight = 1 } = palette;
  const text = labelReader(list.labels);
  context.font = palette.font;
  context.textBaseline = "alphabetic";
  context.lineJoin = "round";
  let at = 0;
  while (at < commands.length) {
    const opcode = commands[at];
    const role = commands[at + 1];
    // A region has the colour of its curve.
    const color = roles[Math.min(role < 0 ? 5 - role : role, roles.length - 1)];
    context.fillStyle = context.strokeStyle = color;
    context.globalAlpha = role < 0 ? 0.25 : 1;
    at += headLength;
    switch (opcode) {
      case fill:
        context.fillRect(0, 0, width, height);
        break;
      case lines:
        // Those of curves are rows of pixels.
        at = paintLines(context, commands, at, role < 0 || role > 5 ? 1 : weight);
        break;
      case dots:
        at = paintDots(context, commands, at, weight * dotSize * Math.max(1, width / usualWidth));
        break;
      case strokes:
        at = paintStrokes(context, commands, at, weight);
        break;
      case label:
        context.textAlign = anchors[commands[at]];
        context.fillText(text(commands[at + 3], commands[at + 4]), commands[at + 1], commands[at + 2]);
        at += 5;
        break;
      default:
        throw new RangeError(`unknown opcode ${opcode} in a draw list`);
    }
  }
}

// Each of these functions paints the command whose arguments begin at an index, and returns the
// index after them.

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Float64Array} commands
 * @param {number} start
 * @param {number} weight
 */
function paintLines(context, commands, start, weight) {
  context.lineWidth = commands[start] * weight;
  context.lineCap = "butt";
  context.beginPath();
  let at = start + 2;
  for (const end = at + 4 * commands[start + 1]; at < end; at += 4) {
    context.moveTo(commands[at], commands[at + 1]);
    context.lineTo(commands[at + 2], commands[at + 3]);
  }
  context.stroke();
  return at;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Float64Array} commands
 * @param {number} start
 * @param {number} size - In CSS pixels.
 */
function paintDots(context, commands, start, size) {
  const radius = size / 2;
  let at = start + 1;
  for (const end = at + 2 * commands[start]; at < end; at += 2) {
    context.fillRect(commands[at] - radius, commands[at + 1] - radius, size, size);
  }
  return at;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Float64Array} commands
 * @param {number} start
 * @param {number} weight
 */
function paintStrokes(context, commands, start, weight) {
  context.lineWidth = commands[start] * weight;
  context.lineCap = "round";
  context.beginPath();
  let at = start + 2;
  for (let left = commands[start + 1]; left > 0; left--) {
    const points = commands[at++];
    const end = at + 2 * points;
    context.moveTo(commands[at], commands[at + 1]);
    // A dot: a line so short that only its round ends are seen. Lines without length may be left out.
    if (points === 1) context.lineTo(commands[at], commands[at + 1] + 0.01);
    for (at += 2; at < end; at += 2) context.lineTo(commands[at], commands[at + 1]);
  }
  context.stroke();
  return at;
}

/**
 * A function that reads a label by the offset and the number of its bytes.
 *
 * @param {Uint8Array} labels
 */
function labelReader(labels) {
  // A copy, because some browsers refuse to decode views on memory that may grow.
  const bytes = labels.slice();
  const text = decoder.decode(bytes);
  // If every character is one byte, offsets of bytes and of characters are the same.
  const isPlain = text.length === bytes.length;
  return (/** @type {number} */ start, /** @type {number} */ count) =>
    isPlain
      ? text.slice(start, start + count)
      : decoder.decode(bytes.subarray(start, start + count));
}

/** @typedef {import("./engine.js").DrawList} DrawList */

/**
 * The colours of a plot.
 *
 * @typedef {object} Palette
 * @property {string[]} roles - By the draw list's numbers; beyond the last, the last.
 * @property {number} fontSize - In CSS pixels.
 * @property {string} font
 */

const decoder = new TextDecoder();
/** @type {CanvasTextAlign[]} */
const anchors = ["left", "center", "right"];

/**
 * The theme's colours and font, as the element sees them.
 *
 * @param {Element} element
 * @returns {Palette}
 */
export function palette(element) {
  const style = getComputedStyle(element);
  const roles = ["background", "grid", "axis", "label", "dot", "curve"].map((role) =>
    style.getPropertyValue(`--plot-${role}`).trim(),
  );
  return {
    roles,
    fontSize: parseFloat(style.fontSize),
    font: `${style.fontSize} ${style.fontFamily}`,
  };
}

/**
 * Paints a whole draw list.
 *
 * @param {CanvasRenderingContext2D} context - Scaled so that its unit is a CSS pixel.
 * @param {DrawList} list
 * @param {Palette} palette
 * @param {number} width - In CSS pixels.
 * @param {number} height - In CSS pixels.
 */
export function paint(context, list, palette, width, height) {
  const { commands, labels } = list;
  const { roles } = palette;
  // A copy: some browsers refuse to decode views on memory that may grow.
  const bytes = labels.slice();
  const text = decoder.decode(bytes);
  // Where every character is one byte, offsets of bytes are those of characters.
  const isPlain = text.length === bytes.length;
  context.font = palette.font;
  context.textBaseline = "alphabetic";
  context.lineJoin = "round";
  let at = 0;
  while (at < commands.length) {
    const opcode = commands[at];
    const color = roles[Math.min(commands[at + 1], roles.length - 1)];
    at += 2;
    if (opcode === 2 || opcode === 4) {
      context.strokeStyle = color;
      context.lineWidth = commands[at];
      context.lineCap = opcode === 2 ? "butt" : "round";
      context.beginPath();
      const count = commands[at + 1];
      at += 2;
      for (let stroke = 0; stroke < count; stroke++) {
        const points = opcode === 2 ? 2 : commands[at++];
        context.moveTo(commands[at], commands[at + 1]);
        if (points === 1) context.lineTo(commands[at], commands[at + 1]);
        const end = at + 2 * points;
        for (at += 2; at < end; at += 2) context.lineTo(commands[at], commands[at + 1]);
      }
      context.stroke();
      continue;
    }
    context.fillStyle = color;
    if (opcode === 1) {
      context.fillRect(0, 0, width, height);
    } else if (opcode === 3) {
      const end = at + 1 + 2 * commands[at];
      for (at++; at < end; at += 2) context.fillRect(commands[at] - 1, commands[at + 1] - 1, 2, 2);
    } else if (opcode === 5) {
      const start = commands[at + 3];
      const end = start + commands[at + 4];
      const label = isPlain ? text.slice(start, end) : decoder.decode(bytes.subarray(start, end));
      context.textAlign = anchors[commands[at]];
      context.fillText(label, commands[at + 1], commands[at + 2]);
      at += 5;
    } else {
      throw new RangeError(`unknown opcode ${opcode} in a draw list`);
    }
  }
}

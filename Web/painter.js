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
  let at = 0;
  const next = () => commands[at++];
  while (at < commands.length) {
    const opcode = next();
    const color = palette.roles[Math.min(next(), palette.roles.length - 1)];
    context.fillStyle = color;
    context.strokeStyle = color;
    switch (opcode) {
      case 1:
        context.fillRect(0, 0, width, height);
        break;
      case 2: {
        context.lineWidth = next();
        context.lineCap = "butt";
        context.beginPath();
        for (let count = next(); count > 0; count--) {
          context.moveTo(next(), next());
          context.lineTo(next(), next());
        }
        context.stroke();
        break;
      }
      case 3:
        for (let count = next(); count > 0; count--) {
          context.fillRect(next() - 1, next() - 1, 2, 2);
        }
        break;
      case 4: {
        context.lineWidth = next();
        context.lineCap = "round";
        context.lineJoin = "round";
        context.beginPath();
        for (let strokes = next(); strokes > 0; strokes--) {
          let points = next();
          const [x, y] = [next(), next()];
          context.moveTo(x, y);
          if (points === 1) context.lineTo(x, y);
          for (points--; points > 0; points--) context.lineTo(next(), next());
        }
        context.stroke();
        break;
      }
      case 5: {
        context.font = palette.font;
        context.textAlign = anchors[next()];
        context.textBaseline = "alphabetic";
        const [x, y, offset, count] = [next(), next(), next(), next()];
        // A copy: some browsers refuse to decode views on memory that may grow.
        const text = decoder.decode(labels.slice(offset, offset + count));
        context.fillText(text, x, y);
        break;
      }
      default:
        throw new RangeError(`unknown opcode ${opcode} in a draw list`);
    }
  }
}

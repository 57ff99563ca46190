// The colours of a graph where the page has none of its own.
import assert from "node:assert/strict";
import { test } from "node:test";

import { curveColor, graphPalette } from "../../Web/graph/colors.js";

/** The palette of an element with some properties. */
function paletteOf({ colorScheme, prefersDark = false, properties = {} }) {
  globalThis.getComputedStyle = () => ({
    colorScheme,
    fontSize: "14px",
    fontFamily: "serif",
    getPropertyValue: (name) => properties[name] ?? "",
  });
  globalThis.matchMedia = () => ({ matches: prefersDark });
  return graphPalette(null);
}

const [light, dark] = ["light", "dark"].map((colorScheme) => paletteOf({ colorScheme }).roles);

for (const [title, colorScheme, prefersDark, expected] of [
  ["an element without a scheme is light", "normal", true, light],
  ["a light element is light in a dark system", "light", true, light],
  ["a dark element is dark in a light system", "dark", false, dark],
  ["an element that can be both follows the system to light", "light dark", false, light],
  ["an element that can be both follows the system to dark", "light dark", true, dark],
]) {
  test(title, () => {
    assert.deepEqual(paletteOf({ colorScheme, prefersDark }).roles, expected);
  });
}

test("a property of the page replaces a colour, and no other", () => {
  const { roles } = paletteOf({ colorScheme: "light", properties: { "--plot-curve-2": " teal" } });
  assert.deepEqual(roles.filter((color, index) => color !== light[index]), ["teal"]);
});

test("the font is the element's", () => {
  const { font, fontSize } = paletteOf({ colorScheme: "light" });
  assert.deepEqual([font, fontSize], ["14px serif", 14]);
});

test("each curve has a colour, the seventh that of the sixth", () => {
  const colors = [0, 1, 2, 3, 4, 5, 6].map((index) => curveColor({ roles: light }, index));
  assert.equal(new Set(colors).size, 6);
  assert.equal(colors[6], colors[5]);
});

/** The contrast of two colours, after WCAG 2.2. */
function contrast(one, other) {
  const luminance = (color) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const part = parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

for (const [scheme, roles] of [["light", light], ["dark", dark]]) {
  test(`labels and curves contrast with the background by 4.5 in ${scheme}`, () => {
    for (const color of [...roles.slice(3, 5), ...roles.slice(6)]) {
      assert.ok(contrast(color, roles[0]) >= 4.5, `${color}: ${contrast(color, roles[0])}`);
    }
  });
}

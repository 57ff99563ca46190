// Draw lists painted on a context that records the calls.
import assert from "node:assert/strict";
import { test } from "node:test";

import { paint } from "../../Web/shared/painter.js";

const palette = { roles: ["white", "grey", "black", "blue", "red", "green"], font: "12px serif", fontSize: 12 };

/** The calls of a context, each with the settings that it depends on. */
function painted(commands, text = "", width = 300) {
  const calls = [];
  const call = (name, ...settings) => (...fields) =>
    calls.push([name, ...fields, ...settings.map((setting) => context[setting])]);
  const context = {
    fillRect: call("fillRect", "fillStyle"),
    fillText: call("fillText", "fillStyle", "textAlign"),
    beginPath: call("beginPath"),
    moveTo: call("moveTo"),
    lineTo: call("lineTo"),
    stroke: call("stroke", "strokeStyle", "lineWidth", "lineCap"),
  };
  const list = { commands: Float64Array.from(commands), labels: new TextEncoder().encode(text) };
  paint(context, list, palette, width, 200);
  return { calls, context };
}

for (const [title, commands, expected] of [
  ["a fill covers the whole surface", [1, 0], [["fillRect", 0, 0, 300, 200, "white"]]],
  ["lines are separate and have flat ends", [2, 1, 0.5, 2, 1, 2, 3, 4, 5, 6, 7, 8], [
    ["beginPath"],
    ["moveTo", 1, 2], ["lineTo", 3, 4],
    ["moveTo", 5, 6], ["lineTo", 7, 8],
    ["stroke", "grey", 0.5, "butt"],
  ]],
  ["a region has the colour of its curve", [2, -1, 1, 1, 0, 0.5, 9, 0.5], [
    ["beginPath"],
    ["moveTo", 0, 0.5], ["lineTo", 9, 0.5],
    ["stroke", "green", 1, "butt"],
  ]],
  ["dots are squares of two points about their centres", [3, 4, 2, 10, 20, 30, 40], [
    ["fillRect", 9, 19, 2, 2, "red"],
    ["fillRect", 29, 39, 2, 2, "red"],
  ]],
  ["strokes connect their points", [4, 5, 1.5, 2, 2, 1, 2, 3, 4, 3, 5, 6, 7, 8, 9, 10], [
    ["beginPath"],
    ["moveTo", 1, 2], ["lineTo", 3, 4],
    ["moveTo", 5, 6], ["lineTo", 7, 8], ["lineTo", 9, 10],
    ["stroke", "green", 1.5, "round"],
  ]],
  ["a stroke of one point is a dot", [4, 5, 1.5, 1, 1, 7, 8], [
    ["beginPath"], ["moveTo", 7, 8], ["lineTo", 7, 8.01], ["stroke", "green", 1.5, "round"],
  ]],
  ["a role beyond the palette has its last colour", [1, 9], [["fillRect", 0, 0, 300, 200, "green"]]],
  ["commands follow each other", [1, 0, 3, 4, 1, 10, 20, 3, 4, 0, 1, 2], [
    ["fillRect", 0, 0, 300, 200, "white"],
    ["fillRect", 9, 19, 2, 2, "red"],
    ["fillRect", 0, 0, 300, 200, "black"],
  ]],
]) {
  test(title, () => assert.deepEqual(painted(commands).calls, expected));
}

test("dots grow with plots that are wider than 1200 points", () => {
  const dot = [3, 4, 1, 100, 50];
  assert.deepEqual(painted(dot, "", 1200).calls, [["fillRect", 99, 49, 2, 2, "red"]]);
  assert.deepEqual(painted(dot, "", 1800).calls, [["fillRect", 98.5, 48.5, 3, 3, "red"]]);
});

for (const [title, commands, text, expected] of [
  ["a label starts at its place", [5, 3, 0, 7, 8, 0, 2], "12", [["fillText", "12", 7, 8, "blue", "left"]]],
  ["labels may be centred at their place, or end there", [5, 3, 1, 7, 8, 0, 1, 5, 3, 2, 7, 8, 1, 2], "123", [
    ["fillText", "1", 7, 8, "blue", "center"],
    ["fillText", "23", 7, 8, "blue", "right"],
  ]],
  ["offsets of labels count bytes", [5, 3, 0, 1, 2, 0, 4, 5, 3, 0, 3, 4, 4, 3], "−1−", [
    ["fillText", "−1", 1, 2, "blue", "left"],
    ["fillText", "−", 3, 4, "blue", "left"],
  ]],
]) {
  test(title, () => assert.deepEqual(painted(commands, text).calls, expected));
}

test("a region lets through what is under it, and nothing else does", () => {
  const region = [2, -1, 1, 1, 0, 0.5, 9, 0.5];
  assert.equal(painted(region).context.globalAlpha, 0.25);
  assert.equal(painted([...region, 1, 0]).context.globalAlpha, 1);
});

test("the font is the palette's", () => {
  const { context } = painted([1, 0]);
  assert.equal(context.font, "12px serif");
  assert.equal(context.textBaseline, "alphabetic");
});

test("an unknown opcode is refused", () => {
  assert.throws(() => painted([6, 0]), RangeError);
});

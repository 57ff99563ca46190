// Gestures from pointer events, without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";

import { GestureReader } from "../../Web/graph/input/gesture-reader.js";

const at = (x, y) => ({ x, y });

/**
 * The calls that the events of a table's row make.
 *
 * An event is the name of a method and its arguments: `["down", id, x, y]` and so on; `stay` lets the
 * time pass after which a finger that stays traces. Each event is 10 ms after the last, except a wait. All places
 * are at an axis, or beside both.
 */
function asked(events, { type = "touch", traces = false, axis = 0 } = {}) {
  const calls = [];
  const record = (name) => (...places) => void calls.push([name, ...places]);
  const target = {
    pan: record("pan"),
    zoom: (factor, place) => calls.push(["zoom", Number(factor.toFixed(3)), place]),
    pinch: record("pinch"),
    recenter: record("recenter"),
    trace: record("trace"),
    endTrace: record("endTrace"),
    rest: record("rest"),
    isTracing: () => traces,
    axisAt: () => axis,
    dragAxis: record("dragAxis"),
  };
  let waiting = null;
  const reader = new GestureReader(target, (action) => {
    waiting = action;
    return () => (waiting = null);
  });
  let time = 0;
  for (const [name, ...fields] of events) {
    time += 10;
    const [id, x, y] = fields;
    const change = { id, type, place: at(x, y), time };
    if (name === "wait") time += fields[0];
    else if (name === "stay") waiting?.();
    else if (name === "wheel") {
      const turn = { place: at(1, 2), across: 0, down: 0, control: false, shift: false };
      reader.wheel({ ...turn, ...fields[0] });
    } else if (name === "leave") reader.leave(type);
    else if (name === "cancel") reader.up(change, false);
    else if (name === "up") reader.up(change, true);
    else reader[name](change);
  }
  return calls;
}

const tap = (x, y) => [["down", 1, x, y], ["up", 1, x, y]];

const fingers = [
  ["a finger pans from where it touched", [["down", 1, 0, 0], ["move", 1, 5, 6], ["move", 1, 9, 9]], [
    ["pan", 9, 9],
  ]],
  ["a finger that keeps moving keeps panning", [["down", 1, 0, 0], ["move", 1, 10, 0], ["move", 1, 12, -3]], [
    ["pan", 10, 0],
    ["pan", 2, -3],
  ]],
  ["a finger that strays less than 8 pixels taps", [
    ["down", 1, 50, 50], ["move", 1, 55, 55], ["up", 1, 55, 55],
  ], [["endTrace"], ["rest"]]],
  ["two fingers pinch at once, however little they move", [
    ["down", 1, 0, 0], ["down", 2, 10, 0], ["move", 2, 11, 0], ["move", 1, -1, 0],
  ], [
    ["pinch", [at(0, 0), at(10, 0)], [at(0, 0), at(11, 0)]],
    ["pinch", [at(0, 0), at(11, 0)], [at(-1, 0), at(11, 0)]],
  ]],
  ["a third finger is ignored", [
    ["down", 1, 0, 0], ["down", 2, 10, 0], ["down", 3, 20, 0], ["move", 3, 40, 0], ["up", 3, 40, 0],
  ], []],
  ["the finger that stays after a pinch pans at once", [
    ["down", 1, 0, 0], ["down", 2, 10, 0], ["up", 2, 10, 0], ["move", 1, 1, 0],
  ], [["pan", 1, 0]]],
  ["neither finger of a pinch taps", [
    ["down", 1, 0, 0], ["down", 2, 10, 0], ["up", 2, 10, 0], ["up", 1, 0, 0],
  ], [["rest"]]],
  ["it rests when the last finger is lifted", [
    ["down", 1, 0, 0], ["move", 1, 10, 0], ["up", 1, 10, 0],
  ], [["pan", 10, 0], ["rest"]]],
  ["it rests when the browser cancels the touch", [["down", 1, 0, 0], ["cancel", 1, 0, 0]], [
    ["rest"],
  ]],
  ["a double tap moves the origin there", [...tap(50, 50), ...tap(60, 60)], [
    ["endTrace"], ["rest"], ["recenter", at(60, 60)], ["rest"],
  ]],
  ["a third tap counts as a first one", [...tap(50, 50), ...tap(50, 50), ...tap(50, 50)], [
    ["endTrace"], ["rest"], ["recenter", at(50, 50)], ["rest"], ["endTrace"], ["rest"],
  ]],
  ["taps far from each other are two", [...tap(50, 50), ...tap(90, 50)], [
    ["endTrace"], ["rest"], ["endTrace"], ["rest"],
  ]],
  ["taps long after each other are two", [...tap(50, 50), ["wait", 400], ...tap(50, 50)], [
    ["endTrace"], ["rest"], ["endTrace"], ["rest"],
  ]],
  ["a finger that stays traces until it is lifted", [
    ["down", 1, 5, 5], ["stay"], ["move", 1, 7, 7], ["move", 1, 40, 7], ["up", 1, 40, 7],
  ], [["trace", at(5, 5)], ["trace", at(7, 7)], ["trace", at(40, 7)], ["rest"]]],
  ["a finger that moves does not trace later", [["down", 1, 0, 0], ["move", 1, 10, 0], ["stay"]], [
    ["pan", 10, 0],
  ]],
  ["a finger that is lifted does not trace later", [...tap(0, 0), ["stay"]], [["endTrace"], ["rest"]]],
  ["a second finger turns a trace into a pinch", [
    ["down", 1, 0, 0], ["stay"], ["down", 2, 10, 0], ["move", 2, 20, 0],
  ], [["trace", at(0, 0)], ["pinch", [at(0, 0), at(10, 0)], [at(0, 0), at(20, 0)]]]],
];

for (const [title, events, expected] of fingers) {
  test(title, () => assert.deepEqual(asked(events), expected));
}

const tracing = [
  ["while the trace is on a finger traces from the first touch", [
    ["down", 1, 5, 5], ["move", 1, 6, 5], ["move", 1, 30, 5], ["up", 1, 30, 5],
  ], [["trace", at(5, 5)], ["trace", at(6, 5)], ["trace", at(30, 5)], ["rest"]]],
  ["while the trace is on two fingers pinch", [
    ["down", 1, 0, 0], ["down", 2, 10, 0], ["move", 2, 11, 0],
  ], [["trace", at(0, 0)], ["pinch", [at(0, 0), at(10, 0)], [at(0, 0), at(11, 0)]]]],
  ["while the trace is on a tap does not end it", tap(5, 5), [["trace", at(5, 5)], ["rest"]]],
];

for (const [title, events, expected] of tracing) {
  test(title, () => assert.deepEqual(asked(events, { traces: true }), expected));
}

const axes = [
  ["a finger along the x axis scales it", 1, [["down", 1, 50, 0], ["move", 1, 60, 4], ["move", 1, 70, 30]], [
    ["dragAxis", 1, at(50, 0), at(60, 4)],
    ["dragAxis", 1, at(60, 4), at(70, 30)],
  ]],
  ["a finger along the y axis scales it", 2, [["down", 1, 0, 50], ["move", 1, 4, 60]], [
    ["dragAxis", 2, at(0, 50), at(4, 60)],
  ]],
  ["a finger that leaves the axis pans", 1, [["down", 1, 50, 0], ["move", 1, 55, 9], ["move", 1, 90, 9]], [
    ["pan", 5, 9],
    ["pan", 35, 0],
  ]],
  ["a second finger at an axis pinches, and the first one then pans", 1, [
    ["down", 1, 0, 0], ["move", 1, 20, 0], ["down", 2, 50, 0], ["move", 1, 10, 0], ["up", 2, 50, 0],
    ["move", 1, 5, 0],
  ], [
    ["dragAxis", 1, at(0, 0), at(20, 0)],
    ["pinch", [at(20, 0), at(50, 0)], [at(10, 0), at(50, 0)]],
    ["pan", -5, 0],
  ]],
];

for (const [title, axis, events, expected] of axes) {
  test(title, () => assert.deepEqual(asked(events, { axis }), expected));
}

test("while the trace is on a finger at an axis traces", () => {
  const calls = asked([["down", 1, 50, 0], ["move", 1, 70, 0]], { axis: 1, traces: true });
  assert.deepEqual(calls, [["trace", at(50, 0)], ["trace", at(70, 0)]]);
});

const mouse = [
  ["a mouse that hovers traces", [["move", 1, 5, 5]], [["trace", at(5, 5)]]],
  ["a mouse that leaves ends the trace", [["leave"]], [["endTrace"]]],
  ["a mouse that leaves while it drags ends nothing", [["down", 1, 0, 0], ["leave"]], [["endTrace"]]],
  ["a mouse drags after 3 pixels", [["down", 1, 0, 0], ["move", 1, 2, 0], ["move", 1, 3, 0]], [
    ["endTrace"],
    ["pan", 3, 0],
  ]],
  ["a double click moves the origin there", [...tap(5, 5), ...tap(5, 5)], [
    ["endTrace"], ["rest"], ["endTrace"], ["recenter", at(5, 5)], ["rest"],
  ]],
];

for (const [title, events, expected] of mouse) {
  test(title, () => assert.deepEqual(asked(events, { type: "mouse" }), expected));
}

const zoom = (factor) => [["zoom", Number(factor.toFixed(3)), at(1, 2)], ["rest"]];

const turns = [
  ["the wheel zooms in when it is turned up", { down: -100 }, zoom(Math.exp(0.2))],
  ["the wheel zooms out by as much", { down: 100 }, zoom(Math.exp(-0.2))],
  ["sideways the wheel pans", { across: 30, down: 10 }, [["pan", -30, 0], ["rest"]]],
  ["with Shift the wheel pans", { down: 40, shift: true }, [["pan", -40, 0], ["rest"]]],
  ["a trackpad's pinch zooms five times as much", { down: -20, control: true }, zoom(Math.exp(0.2))],
  ["one step of a pinch is limited", { down: -120, control: true }, zoom(Math.exp(0.25))],
];

for (const [title, turn, expected] of turns) {
  test(title, () => assert.deepEqual(asked([["wheel", turn]]), expected));
}

test("a gesture goes on from the first finger to the last", () => {
  const target = new Proxy({}, { get: () => () => false });
  const reader = new GestureReader(target, () => () => {});
  const finger = (id) => ({ id, type: "touch", place: at(0, 0), time: 0 });
  const active = () => [reader.isActive, reader.preventsMenu];
  assert.deepEqual(active(), [false, false]);
  assert.equal(reader.down(finger(1)), true);
  assert.equal(reader.down(finger(2)), true);
  assert.equal(reader.down(finger(3)), false);
  reader.up(finger(1), true);
  assert.deepEqual(active(), [true, true]);
  reader.up(finger(2), true);
  assert.deepEqual(active(), [false, false]);
});

// Keys of a keyboard: on the graph, and on the keypads.
import assert from "node:assert/strict";
import { test } from "node:test";

import { readKeys } from "../../Web/graph/input/keys.js";
import { isForControl, isTyping, keysByTyping } from "../../Web/shared/typing.js";

/** The call that a key on the graph makes, and whether the browser's own action is prevented. */
function onGraph(key, { takesArrows = false, isThere = false, ...modifiers } = {}) {
  const calls = [];
  const record = (name) => (...fields) => calls.push([name, ...fields]);
  const target = Object.fromEntries(
    ["pan", "zoomIn", "zoomOut", "reset"].map((name) => [name, record(name)]),
  );
  const trace = {
    takesArrows,
    isThere,
    step: (across, down) => calls.push(["step", across, down]),
    get isOn() {
      return isThere;
    },
    set isOn(isOn) {
      calls.push(["trace", isOn]);
    },
  };
  const element = new EventTarget();
  readKeys(element, target, trace, new AbortController().signal);
  const event = Object.assign(new Event("keydown", { cancelable: true }), { key }, modifiers);
  element.dispatchEvent(event);
  return event.defaultPrevented ? calls : null;
}

for (const [title, key, options, expected] of [
  ["an arrow moves the view in its direction", "ArrowRight", {}, [["pan", -40, -0]]],
  ["with Shift four times as far", "ArrowUp", { shiftKey: true }, [["pan", -0, 160]]],
  ["arrows move the trace if there is one", "ArrowLeft", { takesArrows: true }, [["step", -1, 0]]],
  ["the arrow down leads to another curve", "ArrowDown", { takesArrows: true }, [["step", 0, 1]]],
  ["plus zooms in", "+", {}, [["zoomIn"]]],
  ["the key of plus without Shift zooms in", "=", {}, [["zoomIn"]]],
  ["minus zooms out", "-", {}, [["zoomOut"]]],
  ["0 goes home", "0", {}, [["reset"]]],
  ["t begins a trace", "t", {}, [["trace", true]]],
  ["t ends the trace", "t", { isThere: true }, [["trace", false]]],
  ["Escape ends the trace", "Escape", { isThere: true }, [["trace", false]]],
  ["Escape without a trace is not the graph's", "Escape", {}, null],
  ["shortcuts are the browser's", "+", { ctrlKey: true }, null],
  ["other keys are not the graph's", "7", {}, null],
]) {
  test(title, () => assert.deepEqual(onGraph(key, options), expected));
}

/** An element inside others, with the parts that the reader of keys uses. */
class Element {
  constructor(...around) {
    this.around = around;
  }

  closest(selectors) {
    const names = selectors.split(", ");
    return this.around.find(({ name }) => names.includes(name)) ?? null;
  }
}
globalThis.Element = Element;

const page = new Element();
const names = keysByTyping([
  { key: "7", typed: ["7"] },
  { key: "*", typed: ["*", "×"] },
  { key: "enter", typed: ["Enter", "="] },
]);
const button = new Element({ name: "button" });

test("several characters may press one key", () => {
  assert.deepEqual([...names], [["7", "7"], ["*", "*"], ["×", "*"], ["Enter", "enter"], ["=", "enter"]]);
});

for (const [title, key, options, expected] of [
  ["a character is typed", "7", {}, true],
  ["a shortcut is not typed", "7", { ctrlKey: true }, false],
  ["a character being composed is not typed", "7", { isComposing: true }, false],
  ["Enter on a button is the button's", "Enter", { target: button }, false],
  ["and so is a space", " ", { target: button }, false],
  ["elsewhere a space is typed", " ", {}, true],
  ["Enter on the chosen tab is typed", "Enter",
    { target: new Element({ name: "button", ariaSelected: "true" }) }, true],
  ["other keys on a button are typed", "=", { target: button }, true],
]) {
  test(title, () => assert.equal(isTyping({ key, target: page, ...options }), expected));
}

for (const [title, target, others, expected] of [
  ["the page takes nothing", page, undefined, false],
  ["the document takes nothing", {}, undefined, false],
  ["a field takes what is typed", new Element({ name: "input" }), undefined, true],
  ["a menu takes what is typed", new Element({ name: "[role=menu]" }), undefined, true],
  ["other elements do not", new Element({ name: "graph-pane" }), undefined, false],
  ["unless they are named", new Element({ name: "graph-pane" }), "graph-pane", true],
]) {
  test(title, () => assert.equal(isForControl({ target }, others), expected));
}

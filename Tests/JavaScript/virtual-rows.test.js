// Which rows of a long list are in the page, and where.
import assert from "node:assert/strict";
import { test } from "node:test";

import { VirtualRows, missing } from "../../Web/history/virtual-rows.js";

/** Rows of 10 pixels, 100 pixels of them in sight. */
function rows(counts, headingHeight = 0) {
  return Object.assign(new VirtualRows(counts), { rowHeight: 10, headingHeight, height: 100 });
}

const one = rows([10_000]);
const three = rows([3, 2, 50], 30);

for (const [title, list, distance, row] of [
  ["the first row is at the top", one, 0, 0],
  ["a row begins at its top", one, 50, 5],
  ["a row ends before the next", one, 59, 5],
  ["the last row is beyond the end", one, 1e6, 9999],
  ["a heading is the first row of its section", three, 65, 3],
  ["rows come below their heading", three, 115, 5],
  ["a later section has its rows", three, 150, 6],
  ["an empty list has no other row than the first", rows([]), 40, 0],
]) {
  test(title, () => assert.equal(list.rowAt(distance), row));
}

for (const [title, list, row, top] of [
  ["rows have one height", one, 7, 70],
  ["headings come before rows", three, 0, 30],
  ["each section has a heading", three, 3, 90],
]) {
  test(title, () => assert.equal(list.top(row), top));
}

test("each row is where it is found", () => {
  for (const list of [one, three]) {
    for (let row = 0; row < Math.min(list.count, 200); row++) {
      assert.equal(list.rowAt(list.top(row)), row);
      assert.equal(list.rowAt(list.top(row) + 9.9), row);
    }
  }
});

for (const [title, row, expected] of [
  ["a row counts from the first of its section", 0, { section: 0, offset: 0, count: 3 }],
  ["the last row of a section is in it", 4, { section: 1, offset: 1, count: 2 }],
  ["the next section begins after it", 5, { section: 2, offset: 0, count: 50 }],
]) {
  test(title, () => assert.deepEqual(three.place(row), expected));
}

for (const [title, list, scrolled, present, expected] of [
  ["rows in sight and a reserve are in the page", one, 0, [0, 0], [0, 23]],
  ["the reserve is on both sides", one, 5000, [0, 23], [488, 523]],
  ["at the end no rows follow", one, 99_900, [0, 0], [9978, 10_000]],
  ["a short list is in the page as a whole", rows([4]), 0, [0, 0], [0, 4]],
]) {
  test(title, () => assert.deepEqual(list.range(scrolled, present, 12), expected));
}

test("rows stay in the page while those in sight are among them", () => {
  const present = [0, 23];
  assert.equal(one.range(120, present, 12), present);
  assert.notEqual(one.range(130, present, 12), present);
});

for (const [title, range, present, expected] of [
  ["all rows are missing at first", [0, 23], [0, 0], [[0, 23]]],
  ["only new rows are missing below", [5, 30], [0, 23], [[23, 30]]],
  ["only new rows are missing above", [0, 23], [5, 30], [[0, 5]]],
  ["rows are missing on both sides", [0, 40], [5, 30], [[0, 5], [30, 40]]],
  ["far away all are missing", [100, 120], [0, 23], [[100, 120]]],
  ["no row in the page is missing", [5, 20], [0, 23], []],
]) {
  test(title, () => assert.deepEqual(missing(range, present), expected));
}

for (const [title, list, row, scrolled, expected] of [
  ["a row in sight needs no scrolling", one, 5, 0, 0],
  ["a row above comes to the top", one, 5, 200, 50],
  ["a row below comes to the bottom", one, 30, 0, 210],
  ["the heading comes into sight with its row", three, 0, 200, 0],
]) {
  test(title, () => assert.equal(list.scrollTo(row, scrolled), expected));
}

for (const [key, from, to] of [
  ["ArrowDown", 5, 6],
  ["ArrowUp", 5, 4],
  ["ArrowUp", 0, 0],
  ["ArrowDown", 9999, 9999],
  ["PageDown", 5, 14],
  ["PageUp", 5, 0],
  ["Home", 500, 0],
  ["End", 5, 9999],
  ["Enter", 5, null],
]) {
  test(`${key} leads from row ${from} to ${to}`, () => assert.equal(one.target(key, from), to));
}

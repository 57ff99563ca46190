// The places of keys, as the style sheet gets them.
import assert from "node:assert/strict";
import { test } from "node:test";

import { layOut } from "../../Web/shared/grid.js";

/** The custom properties of a grid and of its keys. */
function laidOut(prefix, places) {
  const element = () => {
    const properties = {};
    const setProperty = (name, value) => void (properties[name] = value);
    return { properties, style: { setProperty } };
  };
  const grid = Object.assign(element(), { children: places.map(element) });
  layOut(grid, prefix, places);
  return [grid, ...grid.children].map(({ properties }) => properties);
}

const place = (column, row, columnSpan = 1, rowSpan = 1) => ({ column, row, columnSpan, rowSpan });

for (const [title, prefix, places, expected] of [
  ["a key is in its column and row", "", [place(2, 3)], [
    { "--columns": "2", "--rows": "3" },
    { "--column": "2 / span 1", "--row": "3 / span 1" },
  ]],
  ["the grid is as large as its keys reach", "", [place(1, 1, 3), place(2, 2, 1, 4)], [
    { "--columns": "3", "--rows": "5" },
    { "--column": "1 / span 3", "--row": "1 / span 1" },
    { "--column": "2 / span 1", "--row": "2 / span 4" },
  ]],
  ["a key that a grid lacks is not shown in it", "wide-", [null, place(1, 1)], [
    { "--wide-columns": "1", "--wide-rows": "1" },
    { "--wide-shown": "none" },
    { "--wide-column": "1 / span 1", "--wide-row": "1 / span 1" },
  ]],
]) {
  test(title, () => assert.deepEqual(laidOut(prefix, places), expected));
}

import { defineGraphView } from "../graph/graph.js";

/**
 * Turns a column of readings into a function: straight lines between readings, and undefined
 * between two readings that are too far apart.
 *
 * @param {number[]} xs - Ascending.
 * @param {number[]} ys
 * @param {number} gap - The widest step that a line may cross.
 */
function between(xs, ys, gap) {
  return (/** @type {number} */ x) => {
    const next = xs.findIndex((each) => each >= x);
    if (xs[next] === x) return ys[next];
    if (next <= 0 || xs[next] - xs[next - 1] > gap) return NaN;
    const share = (x - xs[next - 1]) / (xs[next] - xs[next - 1]);
    return ys[next - 1] + share * (ys[next] - ys[next - 1]);
  };
}

/** @param {string} time - Such as `13:40`. */
function hours(time) {
  const [hour, minute] = time.split(":").map(Number);
  return hour + minute / 60;
}

const text = await (await fetch("measured-data.csv")).text();
const rows = text.trim().split("\n").slice(1).map((line) => line.split(","));
const xs = rows.map(([time]) => hours(time));
const temperatures = rows.map(([, temperature]) => Number(temperature));
const dewPoints = rows.map(([, , dewPoint]) => Number(dewPoint));
// Readings come every ten minutes; one may be late.
const gap = 0.25;

defineGraphView();
const view = document.querySelector("graph-view");
Object.assign(view ?? {}, {
  dataSource: [
    { name: "temperature", y: between(xs, temperatures, gap) },
    { name: "dew point", y: between(xs, dewPoints, gap) },
  ],
});

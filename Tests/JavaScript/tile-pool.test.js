// Workers that prove tiles, as the pool sees them.
import assert from "node:assert/strict";
import { test } from "node:test";

import { TilePool } from "../../Web/graph/tile-pool.js";

/** A pool of workers that answer when the test says so. */
function pool(size, makes = () => true) {
  const workers = [];
  const made = new TilePool(
    () => {
      if (!makes()) throw new Error("no workers here");
      const worker = {
        jobs: [],
        isEnded: false,
        postMessage: (tiles) => worker.jobs.push(...tiles),
        terminate: () => (worker.isEnded = true),
        answer: () => worker.onmessage({ data: new Uint8Array([worker.jobs.at(-1)]) }),
        fail: () => worker.onerror({ preventDefault() {} }),
      };
      workers.push(worker);
      return worker;
    },
    size,
    0,
  );
  return { pool: made, workers };
}

/** A view with a number of tiles, each the name of the view and taken back to be lent again. */
function view(name, count) {
  const lent = new Map();
  const lender = {
    left: count,
    taken: 0,
    lend(borrower) {
      if (lender.left === 0) return null;
      lender.left--;
      lent.set(borrower, 1);
      return new Uint8Array([name]);
    },
    take(borrower, answer) {
      assert.deepEqual([...answer], [name]);
      assert.ok(lent.delete(borrower));
      lender.taken++;
    },
    takeBack(borrower) {
      if (lent.delete(borrower)) lender.left++;
    },
  };
  return lender;
}

test("no worker starts without tiles to prove", () => {
  const { pool: it, workers } = pool(4);
  it.offer(view(1, 0));
  assert.equal(workers.length, 0);
});

test("a worker starts when all before it have answered, up to the size", () => {
  const { pool: it, workers } = pool(3);
  const lender = view(1, 50);
  const counts = [];
  for (let turn = 0; turn < 5; turn++) {
    it.offer(lender);
    counts.push(workers.length);
    workers.at(-1).answer();
  }
  assert.deepEqual(counts, [1, 2, 3, 3, 3]);
});

test("each answer is taken, and brings the next tiles", () => {
  const { pool: it, workers } = pool(1);
  const lender = view(1, 3);
  it.offer(lender);
  for (let turn = 0; turn < 3; turn++) workers[0].answer();
  assert.deepEqual([workers[0].jobs, lender.taken], [[1, 1, 1], 3]);
});

test("views take turns", () => {
  const { pool: it, workers } = pool(1);
  it.offer(view(1, 9));
  it.offer(view(2, 9));
  for (let turn = 0; turn < 4; turn++) workers[0].answer();
  assert.deepEqual(workers[0].jobs, [1, 1, 2, 1, 2]);
});

test("a view that left takes no answer, and no worker has its tiles", () => {
  const { pool: it, workers } = pool(1);
  const lender = view(1, 2);
  it.offer(lender);
  it.leave(lender);
  workers[0].answer();
  assert.deepEqual([lender.taken, lender.left, workers[0].jobs.length], [0, 2, 1]);
});

test("a worker that fails gives its tiles back, and is not replaced", () => {
  const { pool: it, workers } = pool(1);
  const lender = view(1, 2);
  it.offer(lender);
  workers[0].fail();
  it.offer(lender);
  assert.deepEqual([lender.left, workers.length, workers[0].isEnded], [2, 1, true]);
});

test("where there are no workers, it is tried once", () => {
  let tries = 0;
  const { pool: it } = pool(4, () => {
    tries++;
    return false;
  });
  const lender = view(1, 2);
  it.offer(lender);
  it.offer(lender);
  assert.deepEqual([tries, lender.left], [1, 2]);
});

test("workers end when no view has tiles, and start again", async () => {
  const { pool: it, workers } = pool(1);
  const [one, other] = [view(1, 9), view(2, 9)];
  it.offer(one);
  it.offer(other);
  it.leave(one);
  it.offer(other);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(workers[0].isEnded, false);
  it.leave(other);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(workers[0].isEnded, true);
  it.offer(one);
  assert.equal(workers.length, 2);
});

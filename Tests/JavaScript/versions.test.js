// Versions of the app: the files that the service worker stores and answers, and when a page reloads.
import assert from "node:assert/strict";
import { createHash, webcrypto } from "node:crypto";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import vm from "node:vm";

import { followVersion } from "../../Web/shared/updates.js";

const source = await readFile(new URL("../../Web/service-worker.js", import.meta.url), "utf8");
const scope = "https://example.org/some/where/";
const digest = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Caches as a browser has them, each a map of texts by address. */
class Caches {
  #all = new Map();

  async open(name) {
    if (!this.#all.has(name)) this.#all.set(name, new Map());
    const files = this.#all.get(name);
    return {
      put: async (url, response) => void files.set(url, await response.text()),
      match: async (url) => (files.has(url) ? new Response(files.get(url)) : undefined),
    };
  }

  keys = async () => [...this.#all.keys()];
  delete = async (name) => this.#all.delete(name);
}

/**
 * A service worker of a version, which is installed by `fire("install")`.
 *
 * @param {Record<string, string>} files - The files of the version, by path.
 * @param {object} [options]
 * @param {Caches} [options.caches]
 * @param {Record<string, string>} [options.host] - The network's files; those of the version by default.
 */
function worker(files, { caches = new Caches(), host = files, version = "1" } = {}) {
  const listeners = {};
  const [fetched, calls] = [[], []];
  const digests = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, digest(text)]),
  );
  const text = source
    .replace('const version = "none"', `const version = "${version}"`)
    .replace("const files = {}", `const files = ${JSON.stringify(digests)}`);
  assert.ok(text.includes(version) && Object.keys(files).every((path) => text.includes(path)));
  vm.runInNewContext(text, {
    self: {
      registration: { scope },
      addEventListener: (type, listener) => (listeners[type] = listener),
      skipWaiting: () => calls.push("skipWaiting"),
      clients: { claim: async () => calls.push("claim") },
    },
    caches,
    crypto: webcrypto,
    fetch: async (request, options) => {
      const url = request.url ?? request;
      const path = typeof request === "string" ? url.replace(scope, "") || "./" : url.replace(scope, "");
      fetched.push(options ? [path, options.cache] : [path]);
      const text = host[path];
      return new Response(text ?? "", { status: text === undefined ? 404 : 200 });
    },
    URL, Response, Headers, Uint8Array, ArrayBuffer, Array, Error, Object,
  });
  /** Fires an event and waits for the work that it starts; resolves to the answer. */
  async function fire(type, event = {}) {
    const waits = [];
    let answer;
    listeners[type]({
      ...event,
      waitUntil: (promise) => waits.push(promise),
      respondWith: (promise) => (answer = promise),
    });
    const response = await answer;
    await Promise.all(waits);
    return response && (await response.text());
  }
  const ask = (path, { mode = "cors", method = "GET", base = scope } = {}) =>
    fire("fetch", { request: { url: base + path, mode, method } });
  return { caches, fetched, calls, fire, ask };
}

const files = { "./": "page", "app-0123456789ab.js": "app", "icon.svg": "icon" };
const all = [["./", "reload"], ["app-0123456789ab.js", "default"], ["icon.svg", "reload"]];

test("a version is fetched whole; files without a digest in their names bypass the HTTP cache", async () => {
  const { fire, fetched } = worker(files);
  await fire("install");
  assert.deepEqual(fetched, all);
});

test("stored files are answered without the network", async () => {
  const { fire, ask, fetched } = worker(files);
  await fire("install");
  fetched.length = 0;
  assert.equal(await ask("", { mode: "navigate" }), "page");
  assert.equal(await ask("index.html", { mode: "navigate" }), "page");
  assert.equal(await ask("?f=x#graph", { mode: "navigate" }), "page");
  assert.equal(await ask("app-0123456789ab.js"), "app");
  assert.equal(await ask("icon.svg?again"), "icon");
  assert.deepEqual(fetched, []);
});

for (const [title, path, options] of [
  ["a file of no version", "values", {}],
  ["a page of another name", "examples/page.html", { mode: "navigate" }],
]) {
  test(`${title} comes from the network`, async () => {
    const { fire, ask, fetched } = worker(files, { host: { ...files, [path]: "other" } });
    await fire("install");
    fetched.length = 0;
    assert.equal(await ask(path, options), "other");
    assert.deepEqual(fetched, [[path]]);
  });
}

for (const [title, options] of [
  ["a request that changes something", { method: "POST" }],
  ["an address of another site", { base: "https://example.com/" }],
  ["an address above the app", { base: "https://example.org/" }],
]) {
  test(`${title} is not the worker's`, async () => {
    const { fire, ask, fetched } = worker(files);
    await fire("install");
    fetched.length = 0;
    assert.equal(await ask("icon.svg", options), undefined);
    assert.deepEqual(fetched, []);
  });
}

for (const [title, broken] of [
  ["a file is missing", { "./": "page", "icon.svg": "icon" }],
  ["a file is of another version", { ...files, "icon.svg": "later icon" }],
]) {
  test(`a version does not count while ${title}`, async () => {
    const { fire } = worker(files, { host: broken });
    await assert.rejects(fire("install"));
  });
}

test("an interrupted fetch of a version goes on where it stopped", async () => {
  const { "icon.svg": _, ...host } = files;
  const { fire, caches } = worker(files, { host });
  await assert.rejects(fire("install"));
  const again = worker(files, { caches });
  await again.fire("install");
  assert.deepEqual(again.fetched, [["icon.svg", "reload"]]);
});

test("the next version takes unchanged files from the last one", async () => {
  const { fire, caches } = worker(files);
  await fire("install");
  const later = { ...files, "./": "later page" };
  const next = worker(later, { caches, version: "2" });
  await next.fire("install");
  assert.deepEqual(next.fetched, [["./", "reload"]]);
  assert.equal(await next.ask("", { mode: "navigate" }), "later page");
});

test("a version that takes over removes only the other versions of this app", async () => {
  const { fire, caches } = worker(files);
  await fire("install");
  await caches.open("ordinate https://example.org/elsewhere/ 1");
  const next = worker(files, { caches, version: "2" });
  await next.fire("install");
  await next.fire("activate");
  assert.deepEqual(await caches.keys(), [
    "ordinate https://example.org/elsewhere/ 1", `ordinate ${scope} 2`,
  ]);
  assert.deepEqual(next.calls, ["claim"]);
});

test("a version takes over at once only when a page asks for it", async () => {
  const { fire, calls } = worker(files);
  await fire("message", { data: "hello" });
  assert.deepEqual(calls, []);
  await fire("message", { data: "take over" });
  assert.deepEqual(calls, ["skipWaiting"]);
});

test("a page whose files were cleared comes from the network, and is stored again", async () => {
  const { fire, ask, caches, fetched } = worker(files, { host: { "": "page", ...files } });
  await fire("install");
  await caches.delete(`ordinate ${scope} 1`);
  fetched.length = 0;
  assert.equal(await ask("", { mode: "navigate" }), "page");
  assert.deepEqual(fetched, [[""], ...all]);
  fetched.length = 0;
  assert.equal(await ask("icon.svg"), "icon");
  assert.deepEqual(fetched, []);
});

test("the network answers if the browser cannot read stored files", async () => {
  const caches = new Caches();
  const { fire, ask } = worker(files, { caches });
  await fire("install");
  caches.open = async () => {
    throw new Error("the disk is full");
  };
  assert.equal(await ask("icon.svg"), "icon");
});

/** The number of times that a page reloads as versions take control of it. */
async function reloads({ isControlled, versions }) {
  const container = Object.assign(new EventTarget(), { controller: isControlled ? {} : null });
  let count = 0;
  const matches = [...versions];
  const define = (name, value) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  define("navigator", { serviceWorker: container });
  define("location", { reload: () => count++ });
  define("caches", { match: async () => (matches.shift() ? new Response("") : undefined) });
  followVersion();
  for (const _ of versions) {
    container.dispatchEvent(new Event("controllerchange"));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return count;
}

for (const [title, situation, expected] of [
  ["a first visit stays when its own version is kept", { versions: [true] }, 0],
  ["a first visit loads again when a later version is kept", { versions: [false] }, 1],
  ["a first visit loads again at the next version", { versions: [true, true] }, 1],
  ["a kept page loads again at the next version", { isControlled: true, versions: [true] }, 1],
]) {
  test(title, async () => assert.equal(await reloads(situation), expected));
}

test("a page without service workers goes on", () => {
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true, writable: true });
  followVersion();
});

// Keeps a whole version of the app, so that it works without a network, and answers only from this
// version: files of two versions are never mixed.
//
// A version is fetched as a whole, and every file is compared with its digest before the version is
// used. A download that was interrupted continues later. A new version waits until all pages of the
// old one are closed, or until a page asks for it and all of them reload.

/** @type {any} */
const scope = self;

// `scripts/name-by-contents.py` writes these two values. A file that is named after its contents has its
// digest in its name, and none here.
const version = "none";
/** @type {Record<string, string>} */
const files = {};

const prefix = `ordinate ${scope.registration.scope} `;
const cacheName = prefix + version;

/**
 * The first 12 digits of the SHA-256, as `scripts/name-by-contents.py` writes them.
 *
 * @param {ArrayBuffer} bytes
 */
async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.subarray(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The digest in the name of a file, if it has one.
 *
 * @param {string} path
 */
function inName(path) {
  return /-([0-9a-f]{12})\./.exec(path)?.[1] ?? "";
}

/** @param {string} path */
function address(path) {
  return new URL(path, scope.registration.scope).href;
}

/** The caches of all versions of this app. */
async function versions() {
  return (await caches.keys()).filter((key) => key.startsWith(prefix));
}

/**
 * Adds a file to a cache: from an older version if it is the same there, otherwise from the
 * network.
 *
 * @param {Cache} cache
 * @param {string} path
 * @param {string} expected - The digest of its contents.
 */
async function store(cache, path, expected) {
  const url = address(path);
  if (await cache.match(url)) return;
  for (const key of await versions()) {
    const known = await (await caches.open(key)).match(url);
    if (known && (await digest(await known.clone().arrayBuffer())) === expected) {
      return cache.put(url, known);
    }
  }
  // Files with a content hash may come from the HTTP cache; all others are fetched again.
  const response = await fetch(url, { cache: inName(path) ? "default" : "reload" });
  const bytes = response.ok ? await response.arrayBuffer() : new ArrayBuffer(0);
  if ((await digest(bytes)) !== expected) throw new Error(`${path} is not of this version`);
  const headers = new Headers(response.headers);
  // These fields describe how the bytes were sent, not how they are stored.
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  headers.delete("Vary");
  await cache.put(url, new Response(bytes, { headers }));
}

async function install() {
  const cache = await caches.open(cacheName);
  for (const [path, expected] of Object.entries(files))
    await store(cache, path, expected || inName(path));
}

async function activate() {
  for (const key of await versions()) if (key !== cacheName) await caches.delete(key);
  // After a first visit, the open page already works without a network, not only the next one.
  await scope.clients.claim();
}

/**
 * Answers from the cache. Files that are not in it come from the network, and so does everything if
 * it cannot be read.
 *
 * @param {any} event
 */
async function answer(event) {
  const { request } = event;
  const url = new URL(request.url);
  url.hash = url.search = "";
  const root = address("./");
  const isPage = request.mode === "navigate" && [root, address("index.html")].includes(url.href);
  const cache = await caches.open(cacheName).catch(() => null);
  const response = await cache?.match(isPage ? root : url.href).catch(() => undefined);
  // Clearing site data can delete the cache and leave the worker running.
  if (!response && isPage) event.waitUntil(install().catch(() => {}));
  return response ?? fetch(request);
}

scope.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
scope.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
scope.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "take over") scope.skipWaiting();
});
scope.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(scope.registration.scope)) {
    event.respondWith(answer(event));
  }
});

// Proves tiles of relations for the page that has started this worker. The first message has the
// modules of the engine's parts, in the order in which they need each other. Every other one has
// tiles to prove, and is answered with what has been proved when time is up; tiles that have been
// begun go on with the next message. `null` says that the engine has failed.

/** @type {any} */
const scope = self;

/** How long the work for one answer takes, in milliseconds. */
const slice = 30;

/** @type {Promise<any>} */
let starting;

/** @param {WebAssembly.Module[]} modules */
async function start(modules) {
  /** @type {any} */
  const engine = {};
  const imports = { engine, source: { values() {}, load() {} } };
  for (const module of modules) {
    const { exports } = await WebAssembly.instantiate(module, imports);
    Object.assign(engine, exports);
  }
  return engine;
}

/** @param {Uint8Array} tiles */
async function prove(tiles) {
  const engine = await starting;
  const input = engine.reserve(tiles.length);
  new Uint8Array(engine.memory.buffer, input, tiles.length).set(tiles);
  const end = performance.now() + slice;
  if (engine.borrow()) while (engine.prove() && performance.now() < end);
  const count = engine.proved();
  return new Uint8Array(engine.memory.buffer, engine.reply(), count).slice();
}

scope.onmessage = async (/** @type {MessageEvent} */ { data }) => {
  if (!starting) {
    starting = start(data);
    return;
  }
  const answer = await prove(data).catch(() => null);
  scope.postMessage(answer, answer ? [answer.buffer] : []);
};

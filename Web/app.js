import { Engine, isSupported } from "./engine.js";

/** @param {"simd" | "load"} reason */
function giveUp(reason) {
  document.querySelector("ordinate-app")?.remove();
  document.querySelector(`[data-reason=${reason}]`)?.removeAttribute("hidden");
}

async function start() {
  // The program compiles while the elements are on their way.
  const loading = Engine.load("ordinate.wasm");
  const [engine, { OrdinateAppElement, defineElements }] = await Promise.all([
    loading,
    import("./elements/elements.js"),
  ]);
  defineElements();
  const app = document.querySelector("ordinate-app");
  if (app instanceof OrdinateAppElement) app.start(engine, new URLSearchParams(location.search));
}

if (isSupported()) {
  start().catch((error) => {
    console.error(error);
    giveUp("load");
  });
} else {
  giveUp("simd");
}

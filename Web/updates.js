import { make } from "./make.js";

/** How often a page that stays open looks for a new version, in milliseconds. */
const pause = 3_600_000;

/** Loads the page again when another version takes over: to be called before anything can wait. */
export function followVersion() {
  const { serviceWorker } = navigator;
  // A page that no version has answered yet is of the first.
  let isFirst = !serviceWorker?.controller;
  serviceWorker?.addEventListener("controllerchange", () => {
    if (!isFirst) location.reload();
    isFirst = false;
  });
}

/**
 * Has the app kept for when there is no network, and tells when a new version of it is there.
 *
 * @param {{ newVersion: string, reload: string }} words
 */
export async function keepUpToDate(words) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // What the reader came for is fetched first.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const registration = await serviceWorker.register("service-worker.js", { updateViaCache: "none" });
  const tell = () => {
    if (registration.waiting && serviceWorker.controller) offer(registration, words);
  };
  const watch = () => registration.installing?.addEventListener("statechange", tell);
  tell();
  watch();
  registration.addEventListener("updatefound", watch);
  setInterval(() => registration.update().catch(() => {}), pause);
}

/** How long the offer of a new version stays, which takes over anyhow when the app is next opened. */
const stay = 30_000;

/**
 * A line with a button, for a while.
 *
 * @param {ServiceWorkerRegistration} registration
 * @param {{ newVersion: string, reload: string }} words
 */
function offer(registration, { newVersion, reload }) {
  document.querySelector(".update")?.remove();
  const button = make("button", { type: "button", class: "soft" }, reload);
  button.addEventListener("click", () => registration.waiting?.postMessage("take over"));
  const line = make("aside", { class: "update", role: "status" }, newVersion, button);
  document.body.append(line);
  setTimeout(() => line.remove(), stay);
}

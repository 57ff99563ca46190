import { on } from "./events.js";
import { make } from "./make.js";

/** How long an open page waits before it looks for a new version again, in milliseconds. */
const pause = 3_600_000;

/** The browser's service workers; `undefined` if it offers none for this page. */
function workers() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Reloads the page when another version takes over. Must be called first. */
export function followVersion() {
  const container = workers();
  // Without a service worker the page came from the network.
  let isFromNetwork = !container?.controller;
  container?.addEventListener("controllerchange", async () => {
    const wasFromNetwork = isFromNetwork;
    isFromNetwork = false;
    // A page from the network may stay if the worker has the same version. The name of this file
    // shows that, because it depends on the contents of all other files.
    if (!wasFromNetwork || !(await caches.match(import.meta.url))) location.reload();
  });
}

/**
 * Stores the app for use without a network, and offers new versions of it.
 *
 * @param {{ newVersion: string, reload: string }} words
 */
export async function keepUpToDate(words) {
  const container = workers();
  if (!container) return;
  // The page itself is fetched first.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const registration = await container.register("service-worker.js", { updateViaCache: "none" });
  const offerWaiting = () => {
    if (registration.waiting && container.controller) offer(registration, words);
  };
  const watch = () => registration.installing?.addEventListener("statechange", offerWaiting);
  offerWaiting();
  watch();
  registration.addEventListener("updatefound", watch);
  setInterval(() => registration.update().catch(() => {}), pause);
}

/** The least time that the offer of a new version stays, in milliseconds. */
const shortestOffer = 30_000;

/**
 * Shows a line with a button above everything else, until another tab is chosen. If the button is
 * not used, the new version takes over when all pages of the old one are closed.
 *
 * @param {ServiceWorkerRegistration} registration
 * @param {{ newVersion: string, reload: string }} words
 */
function offer(registration, { newVersion, reload }) {
  document.querySelector(".update")?.remove();
  const button = make("button", { type: "button", class: "soft" }, reload);
  button.addEventListener("click", () => registration.waiting?.postMessage("take over"));
  const line = make("div", { class: "update", role: "status" });
  const app = document.querySelector("ordinate-app");
  app?.prepend(line);
  // Some screen readers only read text that is added to an existing line.
  setTimeout(() => line.append(newVersion, button), 100);
  // The line takes up room. If it disappears together with the screen, no key moves under a finger.
  const leave = () => app && on(app, "tab-choice", () => line.remove(), { once: true });
  setTimeout(leave, shortestOffer);
}

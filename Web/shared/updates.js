import { make } from "./make.js";

/** How often a page that stays open looks for a new version, in milliseconds. */
const pause = 3_600_000;

/** What keeps versions; nothing where the browser has none for this page. */
function workers() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Loads the page again when another version takes over: to be called before anything can wait. */
export function followVersion() {
  const versions = workers();
  // A page that no version has answered yet came from the host.
  let isHosts = !versions?.controller;
  versions?.addEventListener("controllerchange", async () => {
    const mayStay = isHosts;
    isHosts = false;
    // The host may have got another version since; this file's name tells, it depends on the rest.
    if (!mayStay || !(await caches.match(import.meta.url))) location.reload();
  });
}

/**
 * Has the app kept for when there is no network, and tells when a new version of it is there.
 *
 * @param {{ newVersion: string, reload: string }} words
 */
export async function keepUpToDate(words) {
  const versions = workers();
  if (!versions) return;
  // What the reader came for is fetched first.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const registration = await versions.register("service-worker.js", { updateViaCache: "none" });
  const tell = () => {
    if (registration.waiting && versions.controller) offer(registration, words);
  };
  const watch = () => registration.installing?.addEventListener("statechange", tell);
  tell();
  watch();
  registration.addEventListener("updatefound", watch);
  setInterval(() => registration.update().catch(() => {}), pause);
}

/** For how long the offer of a new version stays at least, in milliseconds. */
const stay = 30_000;

/**
 * A line with a button, above everything else until another tab is chosen; the new version takes over
 * anyhow once all its pages were closed.
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
  // Only what comes into a line that is there already is read out everywhere.
  setTimeout(() => line.append(newVersion, button), 100);
  // It takes room: no key moves under a finger when it goes together with the screen.
  const leave = () => app?.addEventListener("tab-choice", () => line.remove(), { once: true });
  setTimeout(leave, stay);
}

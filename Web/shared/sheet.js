import { make } from "./make.js";

/**
 * Adds a style sheet that a first visit does not need.
 *
 * @param {URL} address
 * @returns {Promise<unknown>} Resolves when it is loaded.
 */
export function addStyle(address) {
  const link = make("link", { rel: "stylesheet", href: address.href });
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
    // After those of the page, which it may override.
    document.body.append(link);
  });
}

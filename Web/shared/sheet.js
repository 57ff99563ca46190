import { make } from "./make.js";

/**
 * Puts a style sheet into the page that a first visit has no use for.
 *
 * @param {URL} address
 * @returns {Promise<unknown>} Resolves when it holds.
 */
export function addStyle(address) {
  const link = make("link", { rel: "stylesheet", href: address.href });
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
    document.head.append(link);
  });
}

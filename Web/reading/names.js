import { make } from "../shared/make.js";

/** The subscript of a name, as in `x_1` and `v_max`. */
const subscript = /(?<=\p{L})_(\d+|\p{L}+)/u;

/**
 * Shows a text, with the subscripts of its names below the line.
 *
 * @param {Element} element
 * @param {string} text
 */
export function showNames(element, text) {
  const parts = text.split(subscript);
  element.replaceChildren(...parts.map((part, index) => (index % 2 ? make("sub", {}, part) : part)));
}

/**
 * The same for ears.
 *
 * @param {string} text
 */
export function spokenNames(text) {
  return text.replaceAll("_", " ");
}

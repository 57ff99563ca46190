/**
 * Makes an element with its attributes, properties and children in one expression.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number | boolean>} [attributes] - `true` sets an empty
 *   attribute, `false` leaves it out.
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children);
  return element;
}

const svg = "http://www.w3.org/2000/svg";

/**
 * One of the icons drawn in `index.html`; it is decoration and has no name.
 *
 * @param {string} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  const picture = document.createElementNS(svg, "svg");
  picture.setAttribute("class", "icon");
  picture.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(svg, "use");
  use.setAttribute("href", `#icon-${name}`);
  picture.append(use);
  return picture;
}

/**
 * Adds the engine's MathML to an element, unless it is there already.
 *
 * @param {Element} element
 * @param {string} mathML - A whole `<math>` element, or empty.
 */
export function showMath(element, mathML) {
  if (shownMath.get(element) === mathML) return;
  shownMath.set(element, mathML);
  element.innerHTML = mathML;
}

/**
 * Lets the reader save a file.
 *
 * @param {Blob} blob
 * @param {string} name
 */
export function save(blob, name) {
  const address = URL.createObjectURL(blob);
  make("a", { href: address, download: name.replaceAll("/", "÷") }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** @type {WeakMap<Element, string>} */
const shownMath = new WeakMap();

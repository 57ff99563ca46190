/** The icons of the graph's controls, drawn like those of `index.html`. */
const icons = {
  "zoom-in": '<path d="M12 5.5v13M5.5 12h13" />',
  "zoom-out": '<path d="M5.5 12h13" />',
  reset: '<path d="M4.6 9.4A8 8 0 1 1 4 12M4.2 4.6v4.8H9" />',
  dots: `<path class="dots" d="M4.6 17.2h.01M8 11.6h.01M11.6 7.6h.01M15.4 9.8h.01M18 14.4h.01
    M20 18.6h.01" />`,
  trace: `<path d="M3.6 18.4c3.4-.4 4.6-4 6-7.2M14.4 7.2c2 .4 3.4 2.4 6 2.6" />
    <circle cx="12" cy="8.4" r="2.7" />`,
  statistics: '<path d="M5 20v-6.5M10 20V9.5M15 20v-8M20 20V4.5" />',
  export: `<path d="M12 14.5V3.8M8 7.4l4-3.8 4 3.8" />
    <path d="M8 10.4H6.6c-.9 0-1.6.7-1.6 1.6v6.8c0 .9.7 1.6 1.6 1.6h10.8c.9 0 1.6-.7 1.6-1.6V12
    c0-.9-.7-1.6-1.6-1.6H16" />`,
  close: '<path d="M6.5 6.5l11 11M17.5 6.5l-11 11" />',
};

/** Adds the icons to those that `icon` finds, once. */
export function addIcons() {
  if (document.querySelector("#icon-zoom-in")) return;
  const symbols = Object.entries(icons).map(
    ([name, paths]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${paths}</symbol>`,
  );
  document.querySelector("svg.icons")?.insertAdjacentHTML("beforeend", symbols.join(""));
}

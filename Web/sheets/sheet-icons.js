/** The icons of the sheet's buttons, drawn like those of `index.html`. */
const icons = {
  undo: '<path d="M8.6 5L4.4 9.2l4.2 4.2M4.8 9.2h9a5.2 5.2 0 0 1 0 10.4h-3.2" />',
  redo: '<path d="M15.4 5l4.2 4.2-4.2 4.2M19.2 9.2h-9a5.2 5.2 0 0 0 0 10.4h3.2" />',
  home: '<path d="M4 11.4L12 4.4l8 7M6.2 9.8v9.4h11.6V9.8" />',
  fit: '<path d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15" />',
  view: `<path d="M4 7.5h8.6M18.4 7.5H20M4 16.5h1.6M11.4 16.5H20" />
    <circle cx="15.5" cy="7.5" r="2.4" /><circle cx="8.5" cy="16.5" r="2.4" />`,
  places: `<path d="M3.5 17.5C7 17.5 8.5 7 12 7s5 10.5 8.5 10.5" />
    <circle cx="12" cy="7" r="2.2" fill="currentColor" />
    <circle cx="16.4" cy="14.6" r="2.2" fill="currentColor" />
    <circle cx="7.6" cy="14.6" r="2.2" fill="currentColor" />`,
  table: `<rect x="3.5" y="5" width="17" height="14" rx="2" />
    <path d="M3.5 9.7h17M3.5 14.3h17M9.6 5v14" />`,
  listen: `<path d="M4 9.5v5h3.4l4.6 4V5.5l-4.6 4z" />
    <path d="M15.2 9a4.2 4.2 0 0 1 0 6M17.8 6.6a7.8 7.8 0 0 1 0 10.8" />`,
  guess: `<path d="M14.6 5.4l4 4M4.6 19.4l1.2-5.2L16 4c.6-.6 1.6-.6 2.2 0l1.8 1.8c.6.6.6 1.6 0 2.2L9.8 18.2z" />`,
  pause: '<path d="M8 6v12M16 6v12" stroke-width="3" />',
  "back-step": '<path d="M17 6v12l-8.5-6zM6.5 6v12" fill="currentColor" />',
  "on-step": '<path d="M7 6v12l8.5-6zM17.5 6v12" fill="currentColor" />',
  down: '<path d="M7 10l5 5 5-5" />',
  more: '<path class="dots" d="M6 12h.01M12 12h.01M18 12h.01" />',
  play: '<path d="M8.5 6v12l9.5-6z" fill="currentColor" />',
  stop: '<path d="M8 7h8v10H8z" fill="currentColor" />',
  keypad: `<rect x="3" y="6" width="18" height="12.5" rx="2.4" />
    <path class="dots" d="M7 10h.01M12 10h.01M17 10h.01M7 14.5h.01M17 14.5h.01" />
    <path d="M10.5 14.5h3" />`,
};

/** Adds the icons to those that `icon` finds. */
export function addSheetIcons() {
  const symbols = Object.entries(icons).map(
    ([name, paths]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${paths}</symbol>`,
  );
  document.querySelector("svg.icons")?.insertAdjacentHTML("beforeend", symbols.join(""));
}

/** The icons of histories, drawn like those of `index.html`. */
const icons = {
  search: '<circle cx="10.8" cy="10.8" r="6" /><path d="M15.3 15.3l4.4 4.4" />',
  delete: '<path d="M7 7l10 10M17 7L7 17" />',
  share: `<path d="M12 14.5V3.8M8 7.4l4-3.8 4 3.8" />
    <path d="M8 10.4H6.6c-.9 0-1.6.7-1.6 1.6v6.8c0 .9.7 1.6 1.6 1.6h10.8c.9 0 1.6-.7 1.6-1.6V12
    c0-.9-.7-1.6-1.6-1.6H16" />`,
};

/** Adds the icons to those that `icon` finds. */
export function addHistoryIcons() {
  const symbols = Object.entries(icons).map(
    ([name, paths]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${paths}</symbol>`,
  );
  document.querySelector("svg.icons")?.insertAdjacentHTML("beforeend", symbols.join(""));
}

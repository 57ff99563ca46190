/**
 * Whether there is room for a plot, a graph or a history next to its calculator. `style/wide.css`
 * has the same condition.
 */
export const wideScreen = matchMedia("(min-width: 700px)");
/** Whether the tabs are at the side, one below the other; `style/wide.css` has the same condition. */
export const largeScreen = matchMedia("(min-width: 1100px)");

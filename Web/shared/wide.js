/**
 * Whether there is room for a plot, a graph or a history beside its calculator. `style/wide.css` has
 * the same condition.
 */
export const wideScreen = matchMedia("(min-width: 700px)");

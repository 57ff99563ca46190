/**
 * The actions of keys.
 *
 * @typedef {object} KeyTarget
 * @property {(dx: number, dy: number) => void} pan
 * @property {() => void} zoomIn
 * @property {() => void} zoomOut
 * @property {() => void} reset
 * @property {boolean} hasScales - Whether each axis can have a scale of its own.
 * @property {(axis: "x" | "y", isIn: boolean) => void} stretch - Scales an axis alone.
 */

/** How far arrow keys move the graph, alone and with Shift, in CSS pixels. */
const [keyStep, longStep] = [40, 160];

/**
 * Reads the keys typed on one element: arrows move the view, or the trace if there is one.
 *
 * @param {HTMLElement} element
 * @param {KeyTarget} target
 * @param {import("../graph-trace.js").GraphTrace} trace
 * @param {AbortSignal} signal - Stops listening.
 */
export function readKeys(element, target, trace, signal) {
  const arrow = (/** @type {number} */ across, /** @type {number} */ down) =>
    (/** @type {KeyboardEvent} */ event) => {
      if (trace.takesArrows) return trace.step(across, down, event);
      const step = event.shiftKey ? longStep : keyStep;
      target.pan(-across * step, -down * step);
    };
  /** @type {Record<string, (event: KeyboardEvent) => void>} */
  const keys = {
    ArrowLeft: arrow(-1, 0),
    ArrowRight: arrow(1, 0),
    ArrowUp: arrow(0, -1),
    ArrowDown: arrow(0, 1),
    "+": () => target.zoomIn(),
    "=": () => target.zoomIn(),
    "-": () => target.zoomOut(),
    _: () => target.zoomOut(),
    0: () => target.reset(),
    t: () => (trace.isOn = !trace.isOn),
    Escape: () => (trace.isOn = false),
  };
  /** @type {Record<string, () => void>} */
  const scales = {
    x: () => target.stretch("x", true),
    X: () => target.stretch("x", false),
    y: () => target.stretch("y", true),
    Y: () => target.stretch("y", false),
  };
  const type = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keys[event.key] ?? (target.hasScales ? scales[event.key] : undefined);
    if (!action || (event.key === "Escape" && !trace.isThere)) return;
    event.preventDefault();
    event.stopPropagation();
    action(event);
  };
  element.addEventListener("keydown", type, { signal });
}

/** @typedef {import("./protocol.js").Trace} Trace */

/** The cursor of a trace: a ring on the curve, with its coordinates next to it. */
export class TraceCursor {
  static sheet = new CSSStyleSheet();
  static {
    TraceCursor.sheet.replaceSync(`
      .trace { position: absolute; inset: 0; overflow: hidden; pointer-events: none; }
      .trace[hidden] { display: none; }
      .ring {
        position: absolute;
        z-index: 1;
        box-sizing: border-box;
        width: 16px;
        height: 16px;
        margin: -8px;
        border: 3px solid var(--color);
        border-radius: 50%;
        background: var(--plot-background, Canvas);
      }
      .reading {
        position: absolute;
        width: max-content;
        max-width: 100%;
        padding: 0.3em 0.65em;
        border-radius: 0.6em;
        background: var(--surface, Canvas);
        color: var(--text, CanvasText);
        box-shadow: var(--shadow-high, 0 0.25rem 1rem rgb(0 0 0 / 0.3));
        font-size: max(0.8125rem, 1em);
        line-height: 1.35;
        font-variant-numeric: tabular-nums;
      }
      .kind { color: var(--color); font-weight: 650; }
      .kind:not(:empty)::after { content: " · "; }
    `);
  }

  #ring = document.createElement("div");
  #kind = document.createElement("span");
  #text = document.createElement("span");
  #reading = document.createElement("div");
  element = document.createElement("div");
  #shown = "null";

  constructor() {
    this.#ring.className = "ring";
    this.#kind.className = "kind";
    this.#reading.className = "reading";
    this.#reading.append(this.#kind, this.#text);
    this.element.className = "trace";
    this.element.hidden = true;
    this.element.append(this.#ring, this.#reading);
  }

  /**
   * @param {Trace | null} trace
   * @param {string} color
   * @param {{ width: number, height: number }} size - Of the view.
   * @returns {boolean} Whether it shows another place than before.
   */
  show(trace, color, { width, height }) {
    const shown = JSON.stringify([trace, color, width, height]);
    if (shown === this.#shown) return false;
    this.#shown = shown;
    this.element.hidden = trace === null;
    if (!trace) return true;
    const { left, top } = trace;
    const [across, down] = [left ?? width / 2, top ?? height / 2];
    this.element.style.setProperty("--color", color);
    this.#kind.textContent = trace.kindText ?? "";
    this.#text.textContent = trace.text;
    this.#ring.style.display = left === null || top === null ? "none" : "";
    this.#ring.style.transform = `translate(${across}px, ${down}px)`;
    // Above the cursor, or below it if there is no room; always within the view.
    const { offsetWidth, offsetHeight } = this.#reading;
    const gap = 14;
    const above = down - gap - offsetHeight;
    const x = Math.max(4, Math.min(width - offsetWidth - 4, across - offsetWidth / 2));
    const y = Math.max(4, Math.min(height - offsetHeight - 4, above < 4 ? down + gap : above));
    this.#reading.style.transform = `translate(${x}px, ${y}px)`;
    return true;
  }
}

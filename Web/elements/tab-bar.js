import { fire } from "../shared/events.js";
import { icon, make } from "../shared/make.js";
import { largeScreen } from "../shared/wide.js";

/**
 * `<tab-bar>`: one tab for each screen.
 *
 * @fires tab-choice - A tab was chosen.
 */
export class TabBarElement extends HTMLElement {
  static define = (tag = "tab-bar") => customElements.define(tag, TabBarElement);

  /** @type {HTMLButtonElement[]} */
  #tabs = [];

  /**
   * @param {{ name: string, title: string }[]} tabs - In order.
   * @param {string} label - The name of the bar.
   */
  build(tabs, label) {
    this.setAttribute("role", "tablist");
    this.setAttribute("aria-label", label);
    this.#tabs = tabs.map(({ name, title }) =>
      make(
        "button",
        {
          type: "button",
          role: "tab",
          id: `tab-${name}`,
          "data-tab": name,
          "aria-controls": `screen-${name}`,
        },
        icon(name),
        make("span", {}, title),
      ),
    );
    this.replaceChildren(...this.#tabs);
    for (const tab of this.#tabs) tab.addEventListener("click", () => this.#choose(tab));
    this.addEventListener("keydown", (event) => this.#move(event));
    const orient = () => {
      this.setAttribute("aria-orientation", largeScreen.matches ? "vertical" : "horizontal");
    };
    largeScreen.addEventListener("change", orient);
    orient();
  }

  /** @param {string} selected - The name of the visible tab. */
  show(selected) {
    for (const tab of this.#tabs) {
      const isSelected = tab.dataset.tab === selected;
      tab.setAttribute("aria-selected", String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
    }
  }

  /** @param {HTMLButtonElement} tab */
  #choose(tab) {
    fire(this, "tab-choice", tab.dataset.tab ?? "");
  }

  /** @param {KeyboardEvent} event */
  #move(event) {
    const index = this.#tabs.findIndex((tab) => tab === document.activeElement);
    const last = this.#tabs.length - 1;
    const [next, previous] = [index === last ? 0 : index + 1, index === 0 ? last : index - 1];
    /** @type {Record<string, number>} */
    const targets = {
      ArrowRight: next,
      ArrowDown: next,
      ArrowLeft: previous,
      ArrowUp: previous,
      Home: 0,
      End: last,
    };
    const target = this.#tabs[targets[event.key] ?? -1];
    if (index < 0 || !target) return;
    event.preventDefault();
    target.focus();
    this.#choose(target);
  }
}

/** Whether the page stands on something as narrow as a phone. */

class Screen {
  narrow = $state(false);

  constructor() {
    const query = globalThis.matchMedia?.("(max-width: 820px)");
    if (!query) return;
    this.narrow = query.matches;
    query.addEventListener("change", () => (this.narrow = query.matches));
  }
}

export const screen = new Screen();

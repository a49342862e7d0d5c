/** What the page stands on. The same questions as in the style sheets of tables and boards. */

const NARROW = "(max-width: 820px), (max-height: 520px)";
const SHORT = "(max-height: 820px)";
const LOW = "(max-height: 520px) and (min-width: 560px)";

class Screen {
  /** A phone, or a window that was made as small. */
  narrow = $state(false);
  /** A phone held sideways, or a desk that shows everything twice as large: the hand stands beside the board. */
  low = $state(false);
  /** A desk on which a rail has to save room. */
  short = $state(false);

  constructor() {
    follow(NARROW, (matches) => (this.narrow = matches));
    follow(LOW, (matches) => (this.low = matches));
    follow(SHORT, (matches) => (this.short = matches && !this.narrow));
  }
}

function follow(asked: string, tell: (matches: boolean) => void): void {
  const query = globalThis.matchMedia?.(asked);
  if (!query) return;
  tell(query.matches);
  query.addEventListener("change", () => tell(query.matches));
}

export const screen = new Screen();

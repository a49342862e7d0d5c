/** Bots by strength, as people choose them; rules of thumb and search are for analysis. */

const LEVELS = ["novice", "fair", "strong", "best"];

/** The levels of a game, the weakest first; all its bots, if it has none. */
export function levels(bots: readonly string[]): string[] {
  const known = LEVELS.filter((level) => bots.includes(level));
  return known.length ? known : [...bots];
}

/** A fair opponent for somebody who has not chosen one. */
export function usual(bots: readonly string[]): string {
  return bots.includes("fair") ? "fair" : (bots.at(-1) ?? "random");
}

/** Those to ask for advice, the strongest last. */
export function advisers(bots: readonly string[]): string[] {
  const rules = bots.filter((bot) => bot !== "random" && bot !== "search" && !LEVELS.includes(bot));
  return bots.includes("search") ? [...rules, "search"] : rules.length ? rules : [...bots];
}

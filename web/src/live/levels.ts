/** Bots by strength, as people choose them; rules of thumb and search are for analysis. */

export const THOROUGH = "search";
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

/** Those to ask for advice: one that answers at once, by rules of thumb, and one that thinks. */
export function advisers(bots: readonly string[]): string[] {
  const quick = bots.findLast((bot) => bot !== "random" && bot !== THOROUGH && !LEVELS.includes(bot));
  const found = [quick, bots.find((bot) => bot === THOROUGH)].filter((bot) => bot !== undefined);
  return found.length ? found : [...bots];
}

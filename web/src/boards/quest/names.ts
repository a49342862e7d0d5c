/** What cards, tokens and terrains are called, by the game's own catalogue. */

import { nameIn } from "../../words/game";
import { keyOf } from "../../words/names";
import { wordsIn } from "../../words/words.svelte";
import { CURSES } from "./facts";

export const cardName = (card: string): string => nameIn("quest", "card", card);
export const tokenName = (token: string): string => nameIn("quest", "token", token);
export const symbolName = (symbol: string): string => nameIn("quest", "symbol", symbol);
export const curseName = (curse: string): string => nameIn("quest", "curse", curse);
/** What a curse forbids, or does at once: told to whom it binds, or of somebody by name. */
export const curseBinds = (curse: string, whose = ""): string => wordsIn("quest", `binds-${keyOf(curse)}`, { who: whose, you: whose ? "no" : "yes" });
/** What it is lifted by; empty for one that happens and goes. */
export const curseLifts = (curse: string): string => (CURSES.get(curse)?.lasts ? nameIn("quest", "lifts", curse) : "");
export const dragonName = (dragon: string): string => nameIn("quest", "dragon", dragon);
/** The same where a sentence begins with it. */
export function dragonTitle(dragon: string): string {
  const name = dragonName(dragon);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
export const terrainName = (terrain: string): string => nameIn("quest", "terrain", terrain);

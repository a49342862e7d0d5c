/** What is printed: the library's own data. */

import { beasts } from "../../../../src/manoa/games/island/data/beasts.json";
import { costs, pieces, strength } from "../../../../src/manoa/games/island/data/costs.json";
import { explorers } from "../../../../src/manoa/games/island/data/explorers.json";
import { island } from "../../../../src/manoa/games/island/data/tiles.json";
import { wordsIn } from "../../words/words.svelte";
import { amountsText } from "./names";
import type { Amounts, Item } from "./view";

export const EXPLORERS = explorers.map(({ id, villagers }) => ({ id, villagers }));
export const BEASTS = beasts as { id: string; strength: number; treasure?: Amounts }[];
export const BEAST_TILES: ReadonlySet<string> = new Set(BEASTS.map(({ id }) => id));
export const SHRINES = pieces.offering; // on the island; the fourth is in the cave
/** How many resources a tile produces, and signs it shows. */
export const PRODUCES: Record<string, number> = Object.fromEntries(island.map(({ id, produces }) => [id, produces.length]));
const STRENGTH: Partial<Record<Item, number>> = strength;

export function costOf(ware: Item): Amounts {
  return ware === "march" ? costs.army_movement : costs[ware];
}

/** What can be bought, in a sentence. */
export function wareText(ware: Item): string {
  return wordsIn("island", `effect-${ware}`, { strength: STRENGTH[ware] ?? 0 });
}

export function beastText({ strength, treasure }: (typeof BEASTS)[number]): string {
  const fights = wordsIn("island", "effect-beast", { strength });
  return treasure ? `${fights} ${wordsIn("island", "effect-treasure", { resources: amountsText(treasure) })}` : fights;
}

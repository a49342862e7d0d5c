/** What people call a space who see the map and no coordinates: its ground, and the blockade that it lies behind. */

import { words } from "../../words/words.svelte";
import type { Chart } from "./chart";
import { spaceName } from "./telling";
import type { Blockade } from "./view";

const TILE = /^[A-Z]+(?=\d)/; // of B12 it is B

/** `name`: as in the notation. Null: it names no space of this map. */
export function seenAs(name: string, chart: Chart, blockades: readonly Blockade[]): string | null {
  const space = chart.spaces.get(chart.named(name) ?? "");
  if (!space) return null;
  const one = space.start !== undefined || space.finish ? spaceName(space) : words("quest-seen", { space: spaceName(space) });
  const tile = TILE.exec(name)?.[0];
  const passed = blockades.find(({ between }) => between[1] === tile);
  const ahead = blockades.find(({ between }) => between[0] === tile);
  if (passed) return words("quest-seen-behind", { space: one, blockade: passed.number });
  return ahead ? words("quest-seen-before", { space: one, blockade: ahead.number }) : one;
}

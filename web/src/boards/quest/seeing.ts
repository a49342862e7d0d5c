/** What people call a space who see the map and no coordinates: its ground, and the blockade that it lies behind. Many
 *  are called the same. What tells one from all others is the way there from a piece. */

import type { QuestSpace } from "../../art/scenes";
import { words } from "../../words/words.svelte";
import type { Chart } from "./chart";
import { nearestPiece } from "./reach";
import { spaceName } from "./telling";
import type { At, Blockade, QuestView } from "./view";
import { wayOver } from "./winds";

const TILE = /^[A-Z]+(?=\d)/; // of B12 it is B
const SPACE = /^[A-Z]+\d+$/;

/** `name`: as in the notation. `from`: where somebody stands to whom the way is told. Null: it names no space of this map.
 *  Until the map is there, a space is any of them. */
export function seenAs(name: string, chart: Chart | null, blockades: readonly Blockade[], from: At | null = null): string | null {
  if (!chart) return SPACE.test(name) ? words("quest-seen-any") : null;
  const space = chart.spaces.get(chart.named(name) ?? "");
  if (!space) return null;
  const seen = placed(name, space, blockades);
  const way = from && wayOver(chart, from, space.at);
  return way ? words("quest-seen-way", { space: seen, way }) : seen;
}

/** Where the piece stands from which the way to a place is told: of those whose turn it is the nearest. */
export function standing(name: string, view: QuestView, chart: Chart): At | null {
  return (view.pieces[view.player ?? 0] ?? [])[nearestPiece(chart.named(name) ?? "", view, chart)] ?? null;
}

function placed(name: string, space: QuestSpace, blockades: readonly Blockade[]): string {
  const one = space.start !== undefined || space.finish ? spaceName(space) : words("quest-seen", { space: spaceName(space) });
  const tile = TILE.exec(name)?.[0];
  const passed = blockades.find(({ between }) => between[1] === tile);
  const ahead = blockades.find(({ between }) => between[0] === tile);
  if (passed) return words("quest-seen-behind", { space: one, blockade: passed.number });
  return ahead ? words("quest-seen-before", { space: one, blockade: ahead.number }) : one;
}

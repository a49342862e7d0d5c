/** What can be bought, what it costs, and why not. */

import { words } from "../../words/words.svelte";
import type { Offered } from "../../wire/types";
import { amountsText } from "./names";
import { buyable } from "./targets";
import { affordable, isNothing, ITEMS, missing, type Amounts, type IslandView, type Item } from "./view";

export interface Ware {
  item: Item;
  cost: Amounts;
  /** How often one could pay it. */
  times: number;
  open: boolean;
  /** In a few words; null: it can be bought, or just not now. */
  why: string | null;
}

export function wares(view: IslandView, you: number, actions: readonly Offered[]): Ware[] {
  const held = view.resources[you] ?? {};
  const homes = view.explorers[you] ? view.homes[you] : undefined; // how many villagers there are depends on the explorer
  const left: Partial<Record<Item, number>> = { ...view.unbuilt[you], villager: homes, march: view.villagers[you]?.length };
  return ITEMS.map((item) => {
    const free = item === "march" && view.turn === you && view.free_marches > 0;
    const cost = free ? {} : (view.costs[you]?.[item] ?? {});
    const open = buyable(actions, item).length > 0;
    return { item, cost, open, times: free ? 1 : affordable(cost, held), why: open ? null : hindrance(view, you, item, left[item], missing(cost, held)) };
  });
}

/** What will not change comes before what will. */
function hindrance(view: IslandView, you: number, item: Item, left: number | undefined, short: Amounts): string | null {
  if (left === 0) return words(`island-none-${item}`);
  if (!isNothing(short)) return words("island-short", { what: amountsText(short) });
  return view.player === you && view.phase === "explore" ? words(`island-nowhere-${item}`) : null;
}

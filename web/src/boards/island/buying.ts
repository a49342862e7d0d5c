/** What can be bought, what it costs, and why not. */

import { words } from "../../words/words.svelte";
import type { IslandWare, Offered } from "../../wire/types";
import { amountsText } from "./names";
import { buyable } from "./targets";
import { isNothing, ITEMS, type Amounts, type IslandView, type Item } from "./view";

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
  const own = view.wares[you];
  if (!own) return [];
  return ITEMS.flatMap((item) => {
    const ware = own[item];
    if (!ware) return [];
    const open = buyable(actions, item).length > 0;
    return { item, cost: ware.cost, times: ware.times, open, why: open ? null : hindrance(view, you, item, ware) };
  });
}

/** What will not change comes before what will. */
function hindrance(view: IslandView, you: number, item: Item, { left, short }: IslandWare): string | null {
  if (left === 0) return words(`island-none-${item}`);
  if (!isNothing(short)) return words("island-short", { what: amountsText(short) });
  return view.player === you && view.phase === "explore" ? words(`island-nowhere-${item}`) : null;
}

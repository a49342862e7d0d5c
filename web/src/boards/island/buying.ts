/** What can be bought, what it costs, and why not. */

import type { Offered } from "../../wire/types";
import { buyable } from "./targets";
import { affordable, FARMHOUSES, isNothing, ITEMS, missing, type Amounts, type IslandView, type Item } from "./view";

export type Obstacle = "short" | "built" | "all-built" | "none-home" | "no-shrine" | "no-army" | "no-building" | "no-place" | "not-now";

const MARCHING = ["explore", "purchase", "battle"];

export interface Ware {
  item: Item;
  cost: Amounts;
  /** How often one could pay it. */
  times: number;
  short: Amounts;
  obstacle: Obstacle | null;
}

export function wares(view: IslandView, you: number, actions: readonly Offered[]): Ware[] {
  const held = view.resources[you] ?? {};
  return ITEMS.map((item) => {
    const cost = free(view, you, item) ? {} : (view.costs[you]?.[item] ?? {});
    const short = missing(cost, held);
    const obstacle = buyable(actions, item).length > 0 ? null : obstacleOf(view, you, item, short);
    return { item, cost, short, times: isNothing(cost) ? 1 : affordable(cost, held), obstacle };
  });
}

function free(view: IslandView, you: number, item: Item): boolean {
  return item === "march" && view.turn === you && view.free_marches > 0;
}

/** The first that stands in the way; what will not change comes before what will. */
function obstacleOf(view: IslandView, you: number, item: Item, short: Amounts): Obstacle {
  if (view.phase === "side" || view.phase === "over") return "not-now";
  if (item === "fort" && view.forts[you]) return "built";
  if (item === "farmhouse" && (view.farmhouses[you]?.length ?? 0) >= FARMHOUSES) return "all-built";
  if (item === "villager" && (view.homes[you] ?? 0) === 0) return "none-home";
  if (item === "march" && !view.villagers[you]?.some((army) => army.count > 0)) return "no-army";
  if (!isNothing(short)) return "short";
  if (view.player !== you || !(item === "march" ? MARCHING : ["explore"]).includes(view.phase)) return "not-now";
  if (item === "offering") return "no-shrine";
  return item === "villager" && !view.forts[you] && !view.farmhouses[you]?.length ? "no-building" : "no-place";
}


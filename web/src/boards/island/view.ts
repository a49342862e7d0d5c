/** What the server tells about a game of Island, and the names of its places. */

import type { IslandView, State } from "../../wire/types";

export type { IslandFight as Fight, IslandOffer as Bargain, IslandView } from "../../wire/types";

export type Table = "island" | "cave";
export type Place = [table: Table, q: number, r: number];
export type Side = "N" | "S";
export type Corner = [table: Table, side: Side, q: number, r: number];
export type Resource = "food" | "wood" | "gold";
export type Amounts = Partial<Record<Resource, number>>;
export type Item = "villager" | "farmhouse" | "fort" | "offering" | "march";

export const RESOURCES: readonly Resource[] = ["food", "wood", "gold"];
export const ITEMS: readonly Item[] = ["villager", "farmhouse", "fort", "offering", "march"];
export const ITEM_ICONS: Record<Item, string> = { villager: "villager", farmhouse: "farm", fort: "fort", offering: "offering", march: "boot" };

export function viewOf(state: State): IslandView | null {
  return state.view as IslandView | null;
}

// Names of places, as in the notation: they are the keys of everything on the map

export function isCorner(where: readonly unknown[]): where is Corner {
  return where.length === 4;
}

export function placeName(place: Place | null): string {
  if (!place) return "";
  const [table, q, r] = place;
  return `${table === "cave" ? "cave" : ""}(${q},${r})`;
}

export function cornerName([table, side, q, r]: Corner): string {
  return `${table === "cave" ? "cave-" : ""}${side}(${q},${r})`;
}

export function nameOf(where: Place | Corner): string {
  return isCorner(where) ? cornerName(where) : placeName(where);
}

/** The place or corner of that name; null: it is none. */
export function placeOf(name: string): Place | Corner | null {
  const [, cave, side, q, r] = /^(cave-?)?([NS]?)\((-?\d+),(-?\d+)\)$/.exec(name) ?? [];
  if (q === undefined || r === undefined) return null;
  const table: Table = cave ? "cave" : "island";
  return side ? [table, side as Side, Number(q), Number(r)] : [table, Number(q), Number(r)];
}

/** The tiles that meet at a corner. */
export function around([table, side, q, r]: Corner): Place[] {
  const others: [number, number][] = side === "N" ? [[0, -1], [1, -1]] : [[-1, 1], [0, 1]];
  return [[table, q, r], ...others.map(([a, b]): Place => [table, q + a, r + b])];
}

export function tileAt(view: IslandView, name: string): string | null {
  return view.tiles.find((laid) => placeName(laid.at) === name)?.tile ?? null;
}

export function villagersAt(view: IslandView, seat: number, name: string): number {
  return view.villagers[seat]?.find((army) => placeName(army.at) === name)?.count ?? 0;
}

// Stores

export function isNothing(amounts: Amounts): boolean {
  return RESOURCES.every((resource) => !amounts[resource]);
}

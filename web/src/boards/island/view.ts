/** What the server tells about a game of Island, and the names of its places. */

import type { State } from "../../wire/types";

export type Table = "island" | "cave";
export type Place = [table: Table, q: number, r: number];
export type Side = "N" | "S";
export type Corner = [table: Table, side: Side, q: number, r: number];
export type Resource = "food" | "wood" | "gold";
export type Amounts = Partial<Record<Resource, number>>;
export type Item = "villager" | "farmhouse" | "fort" | "offering" | "march";
export type Phase =
  | "side"
  | "roll"
  | "gather"
  | "return"
  | "explore"
  | "place"
  | "purchase"
  | "battle"
  | "order"
  | "retreat"
  | "set"
  | "answer"
  | "over";

export const RESOURCES: readonly Resource[] = ["food", "wood", "gold"];
export const ITEMS: readonly Item[] = ["villager", "farmhouse", "fort", "offering", "march"];
export const ITEM_ICONS: Record<Item, string> = { villager: "villager", farmhouse: "farm", fort: "fort", offering: "offering", march: "boot" };
export const SHRINES = 3; // on the island; the fourth is in the cave
export const FARMHOUSES = 2;

export interface Fight {
  attacker: number;
  at: Place;
  defenders: number[];
  beast: string | null;
  farmhouse: { seat: number; at: Corner } | null;
  attack: number;
  defence: number[];
}

export interface Bargain {
  by: number;
  to: number;
  give: Amounts;
  take: Amounts;
}

export interface Laid {
  at: Place;
  tile: string;
}

export interface IslandView {
  player: number | null;
  turn: number;
  phase: Phase;
  round: number;
  truce: boolean;
  colours: string[];
  explorers: (string | null)[];
  at: (Place | null)[];
  villagers: { at: Place; count: number }[][];
  homes: number[];
  farmhouses: Corner[][];
  forts: (Corner | null)[];
  offerings: Place[][];
  cave_shrine: number | null;
  tiles: Laid[];
  stacks: Record<Table, number>;
  left: Record<Table, Record<string, number>>;
  turned: string | null;
  dice: [number, number] | null;
  speed: number | null;
  gather: number | null;
  resources: (Amounts | null)[];
  cards: number[];
  known: Amounts[] | null;
  supply: Amounts | null;
  out: Resource[];
  treasure: Amounts;
  strengths: number[];
  shrines: number[];
  costs: Record<Item, Amounts>[];
  rates: number[];
  free_marches: number;
  offers_left: number[];
  purchase: { item: Item; at: Place | Corner } | null;
  fights: Fight[];
  offer: Bargain | null;
  defeated: number | null;
  retreat: Place | null;
}

export function viewOf(state: State): IslandView | null {
  return state.view as IslandView | null;
}

// Names of places, as in the notation: they are the keys of everything on the map

export function isCorner(where: readonly unknown[]): where is Corner {
  return where.length === 4;
}

export function placeName([table, q, r]: Place): string {
  return `${table === "cave" ? "cave" : ""}(${q},${r})`;
}

export function cornerName([table, side, q, r]: Corner): string {
  return `${table === "cave" ? "cave-" : ""}${side}(${q},${r})`;
}

export function nameOf(where: Place | Corner): string {
  return isCorner(where) ? cornerName(where) : placeName(where);
}

/** The tiles that meet at a corner. */
export function around([table, side, q, r]: Corner): Place[] {
  const others: [number, number][] = side === "N" ? [[0, -1], [1, -1]] : [[-1, 1], [0, 1]];
  return [[table, q, r], ...others.map(([a, b]): Place => [table, q + a, r + b])];
}

/** On the same map, and more than one step away. */
export function isFar([table, q, r]: Place, [other, p, s]: Place): boolean {
  const [right, down] = [p - q, s - r];
  return table === other && Math.max(Math.abs(right), Math.abs(down), Math.abs(right + down)) > 1;
}

export function tileAt(view: IslandView, name: string): string | null {
  return view.tiles.find((laid) => placeName(laid.at) === name)?.tile ?? null;
}

/** Who would defend a tile: explorers, armies, and forts beside it. */
export function defenders(view: IslandView, name: string, attacker: number): number[] {
  if (view.truce) return [];
  return view.colours.flatMap((_, seat) => {
    if (seat === attacker) return [];
    const fort = view.forts[seat];
    const at = view.at[seat];
    const there =
      (at && placeName(at) === name) ||
      view.villagers[seat]?.some((army) => army.count > 0 && placeName(army.at) === name) ||
      (fort && around(fort).some((place) => placeName(place) === name));
    return there ? [seat] : [];
  });
}

export function villagersAt(view: IslandView, seat: number, name: string): number {
  return view.villagers[seat]?.find((army) => placeName(army.at) === name)?.count ?? 0;
}

// Stores

export function missing(cost: Amounts, held: Amounts): Amounts {
  const short: Amounts = {};
  for (const resource of RESOURCES) {
    const lack = (cost[resource] ?? 0) - (held[resource] ?? 0);
    if (lack > 0) short[resource] = lack;
  }
  return short;
}

export function isNothing(amounts: Amounts): boolean {
  return RESOURCES.every((resource) => !amounts[resource]);
}

/** How often it could be paid. */
export function affordable(cost: Amounts, held: Amounts): number {
  return Math.min(...RESOURCES.filter((resource) => cost[resource]).map((resource) => Math.floor((held[resource] ?? 0) / (cost[resource] ?? 1))));
}

/** Which die was taken as the speed, and the steps it gave. */
export function rolled(view: IslandView): { speed: number; gather: number; steps: number } | null {
  if (!view.dice || view.speed === null || view.gather === null) return null;
  const [first, second] = view.dice;
  const speed = first === view.gather ? second : first;
  return { speed, gather: view.gather, steps: Math.max(view.speed, speed + (view.explorers[view.turn] === "pathfinder" ? 1 : 0)) };
}

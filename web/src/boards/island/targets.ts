/** Which actions a place on the map means, and which have no place. */

import type { Offered } from "../../wire/types";
import { nameOf, placeName, type Corner, type Item, type Place } from "./view";

/** What somebody has taken in hand: a thing to buy, an army of so many. */
export interface Hand {
  item: Item | null;
  army: string | null;
  count: number;
}

export const EMPTY: Hand = { item: null, army: null, count: 1 };

export type Meaning = { kind: "act"; action: Offered } | { kind: "army"; from: string; most: number };

export interface Target {
  where: Place | Corner;
  meanings: Meaning[];
}

interface Data {
  kind: string;
  item?: Item;
  at?: Place | Corner;
  to?: Place;
  from?: Place;
  count?: number;
  /** Whom a step attacks, and whether it joins a fight instead. */
  foes?: number[];
  joins?: boolean;
}

export function dataOf(action: Offered): Data {
  return action.data as Record<string, unknown> & Data;
}

const PLACED = new Set(["move", "place", "discover", "raid", "set", "retreat"]);

/** Where an action happens, if it has a place and no selection is needed for it. */
function placeOf(action: Offered): Place | Corner | null {
  const { kind, item, at, to } = dataOf(action);
  if (PLACED.has(kind)) return to ?? at ?? null;
  return kind === "buy" && item === "offering" ? (at ?? null) : null;
}

/** All that light up, given what is in hand. */
export function targets(actions: readonly Offered[], hand: Hand): Map<string, Target> {
  const found = new Map<string, Target>();
  const add = (where: Place | Corner, meaning: Meaning): void => {
    const name = nameOf(where);
    const there = found.get(name) ?? { where, meanings: [] };
    there.meanings.push(meaning);
    found.set(name, there);
  };
  for (const action of actions) {
    const { kind, item, at } = dataOf(action);
    if (kind === "march" || hand.army !== null) continue;
    if (hand.item !== null) {
      if (kind === "buy" && item === hand.item && at) add(at, { kind: "act", action });
      continue;
    }
    const where = placeOf(action);
    if (where) add(where, { kind: "act", action });
  }
  const marches = actions.filter((action) => action.data.kind === "march");
  if (hand.army !== null) for (const action of marchesOf(marches, hand)) add(dataOf(action).to as Place, { kind: "act", action });
  else if (hand.item === null || hand.item === "march") for (const [from, most] of armies(marches)) add(from, { kind: "army", from: placeName(from), most });
  return found;
}

/** Armies that can go, and how many villagers of each at most. */
export function armies(marches: readonly Offered[]): Map<Place, number> {
  const found = new Map<string, [Place, number]>();
  for (const action of marches) {
    const { kind, from, count = 1 } = dataOf(action);
    if (kind !== "march" || !from) continue;
    found.set(placeName(from), [from, Math.max(count, found.get(placeName(from))?.[1] ?? 0)]);
  }
  return new Map(found.values());
}

/** For each tile that the army in hand can reach: with so many as wanted, or as near to it as can be. */
function marchesOf(marches: readonly Offered[], hand: Hand): Offered[] {
  const best = new Map<string, Offered>();
  const off = (action: Offered): number => Math.abs((dataOf(action).count ?? 1) - hand.count);
  for (const action of marches) {
    const { from, to } = dataOf(action);
    if (!from || !to || placeName(from) !== hand.army) continue;
    const known = best.get(placeName(to));
    if (!known || off(action) < off(known)) best.set(placeName(to), action);
  }
  return [...best.values()];
}

/** Actions without a place: they become buttons. */
export function loose(actions: readonly Offered[], ...kinds: string[]): Offered[] {
  return actions.filter((action) => kinds.includes(dataOf(action).kind) && placeOf(action) === null);
}

export function only(actions: readonly Offered[], kind: string): Offered | null {
  return loose(actions, kind)[0] ?? null;
}

/** Where something can be bought now. */
export function buyable(actions: readonly Offered[], item: Item): Offered[] {
  return actions.filter((action) => (item === "march" ? dataOf(action).kind === "march" : dataOf(action).kind === "buy" && dataOf(action).item === item));
}

/** What a click on a place that means nothing would have been, in notation: to ask why not. */
export function attempted(phase: string, where: Place | Corner, hand: Hand): string {
  const name = nameOf(where);
  if (hand.army !== null) return `march ${hand.count} ${hand.army} ${name}`;
  if (hand.item !== null && hand.item !== "march") return `${hand.item} ${name}`;
  if (phase === "place" || phase === "set" || phase === "retreat") return `${phase} ${name}`;
  return `move ${name}`;
}

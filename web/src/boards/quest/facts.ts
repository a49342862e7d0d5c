/** What is printed on cards, tokens and blockades: the library's own data. */

import { demon, dragons, familiars, heroes, heroes_hexes_market, market, muisca, promos, starting_deck } from "../../../../src/manoa/games/quest/data/cards.json";
import { blockades, cave_tokens, curses } from "../../../../src/manoa/games/quest/data/tokens.json";

export interface Printed {
  id: string;
  colour?: string;
  symbols?: string[];
  power?: number;
  /** Of a familiar: its power for once. */
  once_power?: number;
  cost?: number;
  item?: boolean;
  effect?: { op: string; count?: number; up_to?: number; steps?: number }[];
}

const byId = (things: unknown): Map<string, Printed> => new Map((things as Printed[]).map((thing) => [thing.id, thing]));

/** As they lie in the box. */
export const GROUPS = {
  starting: byId(starting_deck),
  market: byId(market.filter(({ on_board }) => on_board)),
  reserve: byId(market.filter(({ on_board }) => !on_board)),
  "hexes-market": byId(heroes_hexes_market),
  promos: byId(promos),
  familiars: byId([...familiars, demon]),
  heroes: byId(heroes),
  muisca: byId(muisca),
  "dragon-cards": byId(dragons),
};
export const CARDS: ReadonlyMap<string, Printed> = new Map(Object.values(GROUPS).flatMap((group) => [...group]));
export const TOKENS = byId([...cave_tokens.base, ...cave_tokens.heroes_hexes]);
/** Those that last have to be lifted. */
export const CURSES: ReadonlyMap<string, { lasts: boolean }> = new Map(curses.map(({ id, kind }) => [id, { lasts: kind === "lasting" }]));
export const BLOCKADES = new Map(blockades.map((printed) => [printed.number, { terrain: printed.terrain, power: printed.power }]));

/** Whether there is something to tell of it: a card, a token or a curse. */
export function isPrinted(id: string): boolean {
  return CARDS.has(id) || TOKENS.has(id) || CURSES.has(id);
}

/** `once`: a familiar's other power. */
export function powerOf(source: { card?: string | null; token?: string | null }, once = false): number {
  const printed = source.card ? CARDS.get(source.card) : TOKENS.get(source.token ?? "");
  return (once ? printed?.once_power : printed?.power) ?? 0;
}

/** The coins that a card pays as it is printed. */
export function paysOf(card: string): number {
  const { symbols, power = 0 } = CARDS.get(card) ?? {};
  return symbols?.includes("coin") ? power : 0.5;
}

/** It costs more than the hand pays; null: nobody is asked to pay. */
export function isDear(card: string, purse: number | null): boolean {
  return purse !== null && (CARDS.get(card)?.cost ?? 0) > purse;
}

/** Cards of one kind lie together; the printed order is that of the data. */
const ORDER = new Map([...CARDS.keys()].map((card, place) => [card, place]));

export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => (ORDER.get(one) ?? 0) - (ORDER.get(other) ?? 0));
}

export function counted(cards: readonly string[]): [string, number][] {
  const numbers = new Map<string, number>();
  for (const card of sorted(cards)) numbers.set(card, (numbers.get(card) ?? 0) + 1);
  return [...numbers];
}

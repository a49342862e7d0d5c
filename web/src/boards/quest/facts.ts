/** What is printed on cards, tokens and blockades: the library's own data. */

import { market, starting_deck } from "../../../../src/manoa/games/quest/data/cards.json";
import { blockades, cave_tokens } from "../../../../src/manoa/games/quest/data/tokens.json";

export interface Printed {
  id: string;
  colour?: string;
  symbols?: string[];
  power?: number;
  cost?: number;
  item?: boolean;
  /** Its pile lies on the market board at the start. */
  on_board?: boolean;
  effect?: { op: string; count?: number; up_to?: number }[];
}

const byId = (things: unknown): Map<string, Printed> => new Map((things as Printed[]).map((thing) => [thing.id, thing]));

export const CARDS = byId([...starting_deck, ...market]);
export const TOKENS = byId(cave_tokens.base);
export const BLOCKADES = new Map(blockades.map((printed) => [printed.number, { terrain: printed.terrain, power: printed.power }]));

/** Whether there is something to tell of it: a card or a token. */
export function isPrinted(id: string): boolean {
  return CARDS.has(id) || TOKENS.has(id);
}

export function powerOf(source: { card?: string | null; token?: string | null }): number {
  return (source.card ? CARDS.get(source.card) : TOKENS.get(source.token ?? ""))?.power ?? 0;
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

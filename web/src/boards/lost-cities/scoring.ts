/** What expeditions are worth (LC-5), and what one more card would make of them. */

import { type Colour, coloursOf, columnOf, valueOf, type View } from "./view";

export interface Prices {
  /** what an expedition costs as soon as it has a card */
  cost: number;
  bonus: number;
  /** from so many cards on */
  from: number;
}

export function pricesOf(options: Record<string, unknown>): Prices {
  return options.three_players === true ? { cost: 15, bonus: 15, from: 7 } : { cost: 20, bonus: 20, from: 8 };
}

export interface Reckoning {
  sum: number;
  cost: number;
  /** 1 and one more for each wager */
  times: number;
  bonus: number;
  points: number;
}

/** Null: nothing was begun, nothing is owed. */
export function reckon(cards: readonly string[], prices: Prices): Reckoning | null {
  if (cards.length === 0) return null;
  const sum = cards.reduce((total, card) => total + valueOf(card), 0);
  const times = 1 + cards.filter((card) => valueOf(card) === 0).length;
  const bonus = cards.length >= prices.from ? prices.bonus : 0;
  return { sum, cost: prices.cost, times, bonus, points: (sum - prices.cost) * times + bonus };
}

export function worth(cards: readonly string[], prices: Prices): number | null {
  return reckon(cards, prices)?.points ?? null;
}

/** Whether a card may be laid (LC-3.1): wagers before numbers, numbers upwards. */
export function fits(column: readonly string[], card: string): boolean {
  const last = column.at(-1);
  return last === undefined || valueOf(last) === 0 || valueOf(card) > valueOf(last);
}

/** What the column would be worth with this card too; null: it may not be laid. */
export function projected(column: readonly string[], card: string, prices: Prices): number | null {
  return fits(column, card) ? worth([...column, card], prices) : null;
}

/** What the round would bring a seat if it ended now. */
export function roundPoints(view: View, seat: number): number {
  return coloursOf(view).reduce((total, colour: Colour) => total + pointsOf(view, seat, colour), 0);
}

export function pointsOf(view: View, seat: number, colour: Colour): number {
  return view.points[seat]?.[colour] ?? 0;
}

/** The same, but null where nothing was begun. */
export function standing(view: View, seat: number, colour: Colour): number | null {
  return columnOf(view, seat, colour).length > 0 ? pointsOf(view, seat, colour) : null;
}

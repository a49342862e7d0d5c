/** What expeditions are worth: the view says it. */

import { type Colour, columnOf, type View } from "./view";

/** What the expedition would be worth with this card too; null: it may not be laid. */
export function worthWith(view: View, card: string): number | null {
  return view.worth_with?.[card] ?? null;
}

export function pointsOf(view: View, seat: number, colour: Colour): number {
  return view.points[seat]?.[colour] ?? 0;
}

/** The same, but null where nothing was begun. */
export function standing(view: View, seat: number, colour: Colour): number | null {
  return columnOf(view, seat, colour).length > 0 ? pointsOf(view, seat, colour) : null;
}

/** How an expedition was scored: what its cards add up to, its cost, its wagers, the bonus for a long one. */
export function formulaOf(view: View, seat: number, colour: Colour): string | null {
  const parts = view.breakdowns[seat]?.[colour];
  if (!parts) return null;
  const { sum, factor, bonus } = parts;
  const counted = `${sum} − ${view.scoring.cost}`;
  const times = factor > 1 ? `(${counted}) × ${factor}` : counted;
  return bonus > 0 ? `${times} + ${bonus}` : times;
}

/** Choosing a mix of cards. */

import type { Offered } from "../../wire/types";
import { RESOURCES, type Amounts, type Resource } from "./view";

export function mixes(actions: readonly Offered[]): { action: Offered; cards: Amounts }[] {
  return actions.filter(({ data }) => data.kind === "gather").map((action) => ({ action, cards: action.data.cards as Amounts }));
}

export function total(cards: Amounts): number {
  return RESOURCES.reduce((sum, resource) => sum + (cards[resource] ?? 0), 0);
}

export function accessible(all: readonly { cards: Amounts }[]): Resource[] {
  return RESOURCES.filter((resource) => all.some(({ cards }) => (cards[resource] ?? 0) > 0));
}

/** As even as it can be: a start that seldom needs much change. */
export function even(all: readonly { cards: Amounts }[]): Amounts {
  const spread = (cards: Amounts): number => RESOURCES.reduce((sum, resource) => sum + (cards[resource] ?? 0) ** 2, 0);
  return all.toSorted((one, other) => spread(one.cards) - spread(other.cards))[0]?.cards ?? {};
}

/** One more of a resource, and one less of another, so that the sum stays. Null: there is no such mix.
 *
 * What was wished for last is the last to be taken from; else two wishes could undo each other for ever.
 */
export function more(all: readonly { cards: Amounts }[], now: Amounts, resource: Resource, wishes: readonly Resource[] = []): Amounts | null {
  const wanted = (now[resource] ?? 0) + 1;
  const others = RESOURCES.filter((other) => other !== resource).sort(
    (one, other) => wishes.lastIndexOf(one) - wishes.lastIndexOf(other) || (now[other] ?? 0) - (now[one] ?? 0),
  );
  for (const other of others) {
    const mix = all.find(({ cards }) => (cards[resource] ?? 0) === wanted && (cards[other] ?? 0) === (now[other] ?? 0) - 1 && same(cards, now, [resource, other]));
    if (mix) return mix.cards;
  }
  return null;
}

function same(one: Amounts, other: Amounts, except: Resource[] = []): boolean {
  return RESOURCES.every((resource) => except.includes(resource) || (one[resource] ?? 0) === (other[resource] ?? 0));
}

export function actionFor(all: readonly { action: Offered; cards: Amounts }[], cards: Amounts): Offered | null {
  return all.find((mix) => same(mix.cards, cards))?.action ?? null;
}

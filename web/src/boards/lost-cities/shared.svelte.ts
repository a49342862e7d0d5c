/** What board and rail share about one table. */

import type { Colour, View } from "./view";

/** A round that has just ended: its table stays as it lay until one goes on. */
export interface Ended {
  round: number;
  scores: number[];
  points: Partial<Record<Colour, number>>[];
  view: View;
}

export class Shared {
  /** A card of the hand, and where it is held. */
  chosen = $state.raw<{ card: string; index: number } | null>(null);
  /** Whose columns are shown on a narrow table for three. */
  facing = $state<number | null>(null);
  ended = $state.raw<Ended | null>(null);
}

/** The chosen card, if it is still there. */
export function chosenIn(shared: Shared, hand: readonly (string | null)[]): string | null {
  const chosen = shared.chosen;
  return chosen && hand[chosen.index] === chosen.card ? chosen.card : null;
}

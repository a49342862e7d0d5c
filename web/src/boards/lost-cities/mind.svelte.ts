/** What board and rail share about one table. */

export class Mind {
  /** A card of the hand, and where it is held. */
  chosen = $state.raw<{ card: string; index: number } | null>(null);
  /** Whose columns are shown on a narrow table for three. */
  facing = $state<number | null>(null);
}

/** The chosen card, if it is still there. */
export function chosenIn(mind: Mind, hand: readonly (string | null)[]): string | null {
  const chosen = mind.chosen;
  return chosen && hand[chosen.index] === chosen.card ? chosen.card : null;
}

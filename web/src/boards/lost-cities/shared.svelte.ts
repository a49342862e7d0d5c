/** What board and rail share about one table. */

import type { Scene } from "../../live/table.svelte";
import type { State } from "../../wire/types";
import { happenedIn, type Happened, movesIn } from "./flights";
import { Trace } from "./trace.svelte";
import { type Colour, type View, viewOf } from "./view";

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
  readonly trace = new Trace();

  /** A scene, or a leap, that leads to `state`. Whether a round ended with it; another goes on with one's own move, and
      for who only looks with any. */
  shown(scene: Scene | null, state: State, you: number | null): boolean {
    const over = scene && happenedIn(scene).find((line) => line.key === "round");
    if (over) this.ended = endedIn(over, scene, state);
    else if (goesOn(scene, you)) this.ended = null;
    return Boolean(over);
  }
}

function goesOn(scene: Scene | null, you: number | null): boolean {
  if (!scene) return you === null;
  return movesIn(scene).some(({ seat }) => you === null || seat === you);
}

/** The cards of the next round are dealt already, so it is the table before the last draw that stays; after the last
    round it is the table itself. */
function endedIn({ round = 1, scores = [], expeditions: points = [] }: Happened, { before }: Scene, state: State): Ended | null {
  const last = before && viewOf(before);
  if (!last || viewOf(state)?.player === null) return null;
  return { round, scores, points, view: { ...last, points, round_points: scores, deck: 0, player: null } };
}

/** The chosen card, if it is still there. */
export function chosenIn(shared: Shared, hand: readonly (string | null)[]): string | null {
  const chosen = shared.chosen;
  return chosen && hand[chosen.index] === chosen.card ? chosen.card : null;
}

/** What a bot thinks of a position, in numbers that one can compare. */

import type { Thoughts, Weighed } from "../wire/types";

export const SHOWN = 5; // candidates; the rest is noise

export interface Row {
  candidate: Weighed;
  best: boolean;
  /** The share of the simulations that went into it. */
  share: number;
}

/** The best candidates, as the bot has them. */
export function rowsOf(thoughts: Thoughts): Row[] {
  const all = Math.max(1, thoughts.candidates.reduce((sum, candidate) => sum + candidate.visits, 0));
  return thoughts.candidates.slice(0, SHOWN).map((candidate) => ({
    candidate,
    best: candidate.id === thoughts.action.id,
    share: candidate.visits / all,
  }));
}

/** What the position is worth to the seat that acts, if it does what the bot would do. */
export function worth(thoughts: Thoughts): { win: number; margin: number } | null {
  const best = thoughts.candidates.find((candidate) => candidate.id === thoughts.action.id) ?? thoughts.candidates[0];
  return best ? { win: best.win, margin: best.margin } : null;
}

export function percent(share: number): number {
  return Math.round(Math.max(0, Math.min(1, share)) * 100);
}

/** Island's scores only order those who have as many shrines: a lead in them says nothing. */
export function hasLead(game: string): boolean {
  return game !== "island";
}

/** Another one that was tried about as often won more: so few games prove nothing, but it looks odd. */
export function isUnsure({ action, candidates }: Thoughts): boolean {
  const best = candidates.find((candidate) => candidate.id === action.id);
  return best !== undefined && candidates.some(({ visits, win }) => 2 * visits > best.visits && percent(win) > percent(best.win));
}

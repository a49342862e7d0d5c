/** What a bot thinks of a position, in numbers that one can compare. */

import type { Thoughts, Weighed } from "../wire/types";

export const SHOWN = 5; // candidates; the rest is noise

export interface Row {
  candidate: Weighed;
  best: boolean;
  /** 19 times out of 20 the true chance lies so far from the one found, or less. */
  give: number;
}

const TRIED = 4; // what got less than this part of the best one's simulations was dropped early: its figures say little

/** The bot's choice, then the others by what it goes by; last what it dropped early, in its own order. */
export function rowsOf(thoughts: Thoughts, game: string): Row[] {
  const best = thoughts.candidates.find(({ id }) => id === thoughts.action.id) ?? thoughts.candidates[0];
  const goesBy = hasLead(game) ? ({ margin }: Weighed): number => margin : ({ win }: Weighed): number => win;
  const others = thoughts.candidates.filter((candidate) => candidate !== best && candidate.visits > 0);
  const tried = others.filter(({ visits }) => TRIED * visits >= (best?.visits ?? 0)).sort((one, other) => goesBy(other) - goesBy(one));
  const ranked = [...(best ? [best] : []), ...tried, ...others.filter((candidate) => !tried.includes(candidate))];
  return ranked.slice(0, SHOWN).map((candidate) => ({ candidate, best: candidate.id === thoughts.action.id, give: giveOf(candidate) }));
}

export function giveOf({ win, visits }: Weighed): number {
  return visits === 0 ? 1 : 1.96 * Math.sqrt((win * (1 - win)) / visits);
}

/** Whether chance alone could explain what lies between two. */
export function areEqual(one: Row, other: Row): boolean {
  return Math.abs(one.candidate.win - other.candidate.win) <= one.give + other.give;
}

/** Of 100; never less than nothing. */
export function percent(share: number): number {
  return Math.round(Math.max(0, Math.min(1, share)) * 100);
}

/** Only in Lost Cities do scores say how far somebody is ahead: in a race and among shrines they order the seats. */
export function hasLead(game: string): boolean {
  return game === "lost-cities";
}

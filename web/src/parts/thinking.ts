/** What a bot thinks of a position: what it would do, what it takes for as good, and how sure it is. */

import type { Thoughts, Weighed } from "../wire/types";

const SHOWN = 3; // other turns; the rest is noise
const TRIED = 4; // what got less than this part of the best one's simulations was dropped early: its figures say little
const EQUAL = 1; // standard errors: what lies closer cannot be told apart
const CLEAR = 2;

export type Sureness = "alone" | "equal" | "likely" | "clear";

export interface Row {
  candidate: Weighed;
  /** What chance alone could explain. */
  equal: boolean;
}

/** What else there is, by what the bot goes by: what is about as good comes first. Turns that have a key in common are one. */
export function othersOf({ candidates, action }: Thoughts, keysOf: (turn: Weighed) => string[]): Row[] {
  const best = candidates.find(({ id }) => id === action.id);
  const seen = new Set(best ? keysOf(best) : []);
  const isNew = (keys: string[]): boolean => keys.filter((key) => seen.size < seen.add(key).size).length === keys.length;
  const rows = candidates
    .filter((one) => one !== best && one.behind !== null && TRIED * one.visits >= (best?.visits ?? 0))
    .map((candidate) => ({ candidate, equal: apart(candidate) < EQUAL }))
    .sort((one, other) => Number(other.equal) - Number(one.equal) || behind(one) - behind(other));
  return rows.filter(({ candidate }) => isNew(keysOf(candidate))).slice(0, SHOWN);
}

export function surenessOf(rows: readonly Row[]): Sureness {
  if (rows.length === 0) return "alone";
  if (rows.some(({ equal }) => equal)) return "equal";
  return rows.every(({ candidate }) => apart(candidate) >= CLEAR) ? "clear" : "likely";
}

/** How far behind the advice, in standard errors. */
function apart({ behind, error }: Weighed): number {
  return behind ? behind / (error || Number.EPSILON) : 0;
}

function behind({ candidate }: Row): number {
  return candidate.behind ?? 0;
}

/** Of 100; never less than nothing. */
export function percent(share: number): number {
  return Math.round(Math.max(0, Math.min(1, share)) * 100);
}

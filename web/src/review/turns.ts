/** The turns of a review: which one is looked at, what it is called, and where the next slip is. */

import type { ToldDecision, ToldReview, ToldTurn } from "../wire/types";
import { VERDICTS, type VerdictName } from "./verdicts";

/** So much of a won match has to be lost to be told beside a turn. */
export const TOLD_LOSS = 0.06;
const SLIPS: ReadonlySet<string> = new Set(["inexact", "mistake", "blunder"]);

export interface Round {
  number: number;
  turns: ToldTurn[];
}

/** A round begins when whoever began the first one has another turn and everybody else had one in between. */
export function roundsOf(turns: readonly ToldTurn[], players: number): Round[] {
  const rounds: Round[] = [];
  const seen = new Set<number>();
  for (const turn of turns) {
    const last = rounds.at(-1);
    if (!last || (turn.seat === turns[0]?.seat && seen.size === players)) {
      rounds.push({ number: rounds.length + 1, turns: [turn] });
      seen.clear();
    } else last.turns.push(turn);
    seen.add(turn.seat);
  }
  return rounds;
}

/** The turn in which a step lies; a position belongs to the turn that goes on from it. */
export function turnAt(turns: readonly ToldTurn[], step: number): ToldTurn | null {
  return turns.find((turn) => turn.first <= step && step <= turn.last) ?? null;
}

export function roundAt(rounds: readonly Round[], turn: ToldTurn): number {
  return rounds.find((round) => round.turns.includes(turn))?.number ?? 0;
}

export function decisionAt(turn: ToldTurn | null, step: number): ToldDecision | null {
  return turn?.decisions.find((one) => one.step === step) ?? null;
}

/** The decision that a turn is told by: the one that cost most, else the finest, else the first. */
export function tellingDecision({ decisions, verdict }: ToldTurn): ToldDecision | null {
  const worst = decisions.reduce<ToldDecision | null>((most, one) => (one.loss > (most?.loss ?? 0) ? one : most), null);
  return worst ?? decisions.find((one) => one.verdict === verdict) ?? decisions[0] ?? null;
}

/** Where one looks at a turn: before its telling decision. */
export function placeOf(turn: ToldTurn): number {
  return tellingDecision(turn)?.step ?? turn.first;
}

export function isSlip(verdict: string | null): boolean {
  return verdict !== null && SLIPS.has(verdict);
}

/** The next turn of a seat that is inexact or worse; after the last one it is the first again. */
export function nextSlip(turns: readonly ToldTurn[], seat: number, step: number): ToldTurn | null {
  const slips = turns.filter((turn) => turn.seat === seat && isSlip(turn.verdict));
  return slips.find((turn) => placeOf(turn) > step) ?? slips[0] ?? null;
}

/** The turn before or after the one that is looked at. */
export function neighbour(turns: readonly ToldTurn[], step: number, way: 1 | -1): ToldTurn | null {
  if (way === 1) return turns.find((turn) => turn.first > step) ?? null;
  return turns.findLast((turn) => turn.last < step) ?? null;
}

/** How many turns of a seat are called what, from brilliant to blunder; nothing that did not happen. */
export function tallyOf({ turns }: ToldReview, seat: number): [VerdictName, number][] {
  const own = turns.filter((turn) => turn.seat === seat);
  return VERDICTS.map((name): [VerdictName, number] => [name, own.filter((turn) => turn.verdict === name).length]).filter(([, count]) => count > 0);
}

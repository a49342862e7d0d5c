/** A small review of two seats, as the server would tell it, for tests. */

import type { ToldAccount, ToldDecision, ToldMoment, ToldOption, ToldReview, ToldTurn } from "../wire/types";

export function option(text: string, share: number, more: Partial<ToldOption> = {}): ToldOption {
  const [kind = "", card] = text.split(" ");
  return { id: text.length, text, data: { kind, ...(card ? { card } : {}) }, share, margin: 0, behind: 0, error: 0, points: 0, ...more };
}

export function decision(step: number, verdict: string, loss = 0): ToldDecision {
  const best = option("play Y5", 0.6);
  const played = loss > 0 ? option("discard Y5", 0.6 - loss, { behind: loss, error: 0.02, points: 7 }) : best;
  return { step, verdict, loss, played, best, open: false, others: [], why: null, theme: null };
}

/** A turn of two steps, with a decision at the first of them. */
export function turn(seat: number, first: number, verdict: string | null, loss = 0): ToldTurn {
  return { seat, first, last: first + 1, phase: 0, verdict, loss, decisions: verdict ? [decision(first, verdict, loss)] : [] };
}

export function account(start: number, own: number, others: number, luck: number): ToldAccount {
  return { start, own, others, luck, result: start + own + others + luck };
}

/** Of two seats, whose accounts mirror each other. */
export function moment(step: number, own: number, others: number, luck: number): ToldMoment {
  return { step, accounts: [account(5000, own, others, luck), account(5000, -others, -own, -luck)] };
}

/** Seat 0 slips in its second turn, seat 1 in its third; between them the cards fall well for seat 0. */
export function sample(): ToldReview {
  const turns = [turn(0, 0, "best"), turn(1, 2, null), turn(0, 4, "mistake", 0.15), turn(1, 6, "good"), turn(0, 8, "only"), turn(1, 10, "blunder", 0.3)];
  const shares = [moment(0, 0, 0, 0), moment(0, 0, 0, 100), moment(4, 0, 0, 200), moment(5, -1500, 0, 200), moment(6, -1500, 0, 400), moment(8, -1500, 0, 2500), moment(10, -1500, 0, 2200), moment(11, -1500, 3000, 2200), moment(12, -1500, 3000, 3500)];
  const seats = [0, 1].map((seat) => ({ accuracy: null, phases: [null, null, null], shares: shares.at(-1)?.accounts[seat] ?? account(0, 0, 0, 0), margins: account(0, -1234, 567, 1667), fair_margin: -667 }));
  return { done: 12, of: 12, simulations: 4800, unit: "points", played_out: true, seats, turns, shares, margins: shares, turning: [5, 8, 11] };
}

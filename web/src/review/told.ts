/** A review as the server tells it (src/manoa/study/telling.py). */

import type { Refusal } from "../wire/types";

export const VERDICTS = ["brilliant", "only", "best", "good", "inexact", "mistake", "blunder"] as const;
export type VerdictName = (typeof VERDICTS)[number];

export interface ToldOption {
  id: number;
  text: string;
  data: Record<string, unknown>;
  share: number;
  margin: number;
  behind: number;
  error: number;
  points: number;
}

export interface ToldDecision {
  step: number;
  verdict: string;
  loss: number;
  played: ToldOption;
  best: ToldOption;
  others: ToldOption[];
  why: Refusal | null;
  theme?: string | null;
}

export interface ToldTurn {
  seat: number;
  first: number;
  last: number;
  verdict: string | null;
  loss: number;
  decisions: ToldDecision[];
}

export interface ToldAccount {
  start: number;
  own: number;
  others: number;
  luck: number;
  result: number;
}

export interface ToldMoment {
  step: number;
  accounts: ToldAccount[];
}

export interface ToldSeat {
  accuracy: number | null;
  phases: (number | null)[];
  shares: ToldAccount;
  margins: ToldAccount;
  fair_margin: number;
}

export interface ToldReview {
  done: number;
  of: number;
  simulations: number;
  unit: string;
  seats: ToldSeat[];
  turns: ToldTurn[];
  shares: ToldMoment[];
  margins: ToldMoment[];
  turning: number[];
}

export interface TableReview {
  state: "none" | "waiting" | "running" | "done" | "failed";
  done: number;
  of: number;
  review: ToldReview | null;
  why: Refusal | null;
}

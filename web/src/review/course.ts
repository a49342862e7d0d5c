/** The course of a match in numbers: everybody's chance to win, what was luck and what was play, and where it turned. */

import type { ToldAccount, ToldMoment, ToldReview } from "../wire/types";
import { decisionAt, turnAt } from "./turns";

export interface Point {
  step: number;
  value: number;
}

export const PARTS = ["own", "others", "luck"] as const;
export type PartName = (typeof PARTS)[number];

/** The moments at which a seat decides itself, the first and the last: each player knows other things, so what others
 * can expect at their own turns would make its curve jump to and fro. */
export function momentsOf(review: ToldReview, unit: "shares" | "margins", seat: number): ToldMoment[] {
  const all = review[unit];
  return all.filter((moment, place) => place === 0 || moment.step === review.of || deciderAt(review, moment, all[place - 1]) === seat);
}

/** Who has just slipped, or whose turn it is. */
function deciderAt(review: ToldReview, moment: ToldMoment, before: ToldMoment | undefined): number | null {
  return slipperAt(moment, before) ?? turnAt(review.turns, moment.step)?.seat ?? null;
}

function slipperAt(moment: ToldMoment, before: ToldMoment | undefined): number | null {
  const found = moment.accounts.findIndex((now, seat) => now.own !== before?.accounts[seat]?.own);
  return found < 0 ? null : found;
}

/** What a seat could expect, in hundredths. */
export function expected(moments: readonly ToldMoment[], seat: number): Point[] {
  return moments.map(({ step, accounts }) => ({ step, value: accounts[seat]?.result ?? 0 }));
}

/** A part of what has changed it since the start. */
export function partOf(moments: readonly ToldMoment[], seat: number, part: PartName): Point[] {
  return moments.map(({ step, accounts }) => ({ step, value: accounts[seat]?.[part] ?? 0 }));
}

/** All of it. */
export function changeOf(moments: readonly ToldMoment[], seat: number): Point[] {
  return moments.map(({ step, accounts }) => ({ step, value: sum(accounts[seat]) }));
}

function sum(account: ToldAccount | undefined): number {
  return account ? account.result - account.start : 0;
}

/** How it stood at a step: the last point that is not after it. */
export function pointAt(points: readonly Point[], step: number): Point | null {
  return points.findLast((point) => point.step <= step) ?? null;
}

export function lineOf(points: readonly Point[], x: (step: number) => number, y: (value: number) => number): string {
  return points.map(({ step, value }, place) => `${place === 0 ? "M" : "L"}${x(step).toFixed(1)} ${y(value).toFixed(1)}`).join("");
}

/** Round numbers between two others, at most so many. */
export function ticks(low: number, high: number, most = 5): number[] {
  const rough = Math.max(1, (high - low) / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const size = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const found: number[] = [];
  for (let tick = Math.ceil(low / size) * size; tick <= high; tick += size) found.push(Math.round(tick) + 0);
  return found;
}

export interface TurningPoint {
  /** Where one looks at it: before a slip; where luck is known. */
  step: number;
  kind: "slip" | "luck";
  /** Who slipped. */
  by: number | null;
  /** What a slip is called. */
  verdict: string | null;
  /** What it did to the chance of the seat, in hundredths of a point of 100. */
  change: number;
}

const TURNING = 1000;
const MOST_TURNING = 6;

/** Slips of anybody, and luck from one turn of a seat to its next, that changed most for it, in the order of the match. */
export function turningPoints(review: ToldReview, seat: number): TurningPoint[] {
  const found = [...slipsFor(review, seat), ...luckOf(review, seat)].filter(({ change }) => Math.abs(change) >= TURNING);
  const most = found.sort((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, MOST_TURNING);
  return most.sort((one, other) => one.step - other.step);
}

function slipsFor({ shares, turns }: ToldReview, seat: number): TurningPoint[] {
  return shares.flatMap((moment, place) => {
    const before = shares[place - 1];
    const by = before ? slipperAt(moment, before) : null;
    if (by === null) return [];
    const [step, part] = [moment.step - 1, by === seat ? "own" : "others"] as const;
    return [{ step, kind: "slip" as const, by, verdict: decisionAt(turnAt(turns, step), step)?.verdict ?? null, change: grown(part, before, moment, seat) }];
  });
}

function luckOf(review: ToldReview, seat: number): TurningPoint[] {
  const own = momentsOf(review, "shares", seat);
  return own.slice(1).map((moment, place) => ({ step: moment.step, kind: "luck", by: null, verdict: null, change: grown("luck", own[place], moment, seat) }));
}

function grown(part: PartName, before: ToldMoment | undefined, after: ToldMoment, seat: number): number {
  return (after.accounts[seat]?.[part] ?? 0) - (before?.accounts[seat]?.[part] ?? 0);
}

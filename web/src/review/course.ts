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

/** What changed most for a seat, in the order of the match: slips of its own, and what came from one of its turns to the
 * next, by a slip of somebody else if that explains at least half of it, else by luck. */
export function turningPoints(review: ToldReview, seat: number): TurningPoint[] {
  const own = momentsOf(review, "shares", seat);
  const all = own.slice(1).map((after, place) => turningTo(review, own[place] ?? after, after, seat));
  const most = all.filter(({ change }) => Math.abs(change) >= TURNING).sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  return most.slice(0, MOST_TURNING).sort((one, other) => one.step - other.step);
}

function turningTo(review: ToldReview, before: ToldMoment, after: ToldMoment, seat: number): TurningPoint {
  const own = grown("own", before, after, seat);
  if (own !== 0) return slipped(review, after, seat, own);
  const change = (after.accounts[seat]?.result ?? 0) - (before.accounts[seat]?.result ?? 0);
  const slip = slipBetween(review, before, after, seat, Math.sign(change));
  if (slip && 2 * Math.abs(slip.effect) >= Math.abs(change)) return slipped(review, slip.moment, slip.by, change);
  return { step: after.step, kind: "luck", by: null, verdict: null, change };
}

function slipped({ turns }: ToldReview, moment: ToldMoment, by: number, change: number): TurningPoint {
  const step = moment.step - 1;
  return { step, kind: "slip", by, verdict: decisionAt(turnAt(turns, step), step)?.verdict ?? null, change };
}

interface Slip {
  moment: ToldMoment;
  by: number;
  /** What it did to the chance of the seat. */
  effect: number;
}

/** The slip of somebody else that did most to a seat one way, up or down. */
function slipBetween({ shares }: ToldReview, before: ToldMoment, after: ToldMoment, seat: number, way: number): Slip | null {
  const found: Slip[] = [];
  for (let place = shares.indexOf(before) + 1; place <= shares.indexOf(after); place += 1) {
    const [last, moment] = [shares[place - 1], shares[place]];
    const by = moment && slipperAt(moment, last);
    if (moment && typeof by === "number" && by !== seat) found.push({ moment, by, effect: grown("others", last, moment, seat) });
  }
  return found.filter(({ effect }) => effect * way > 0).sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect))[0] ?? null;
}

function grown(part: PartName, before: ToldMoment | undefined, after: ToldMoment, seat: number): number {
  return (after.accounts[seat]?.[part] ?? 0) - (before?.accounts[seat]?.[part] ?? 0);
}

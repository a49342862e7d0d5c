/** What bots made of a route, made ready to be drawn. */

import { jointsOf } from "./geometry";
import type { Hex, Point } from "./hexes";
import type { Route } from "./route";
import type { RouteReport } from "../wire/types";

export const LAYERS = ["use", "waiting", "opens"] as const;
export type Layer = (typeof LAYERS)[number];

/** From so many games on, a report says something. */
export const FIRST_LOOK = 20;
/** So many errors away from the fair share is no chance any more. */
const CERTAIN = 2.5;
const SHOWN = 0.01;

export interface Cell {
  at: Hex;
  /** Of a hex. */
  share: number;
  ink: 1 | 2 | 3 | 4;
  figure: string;
}

const inkBy = (value: number, steps: readonly [number, number, number]): 1 | 2 | 3 | 4 => (value >= steps[2] ? 4 : value >= steps[1] ? 3 : value >= steps[0] ? 2 : 1);

export function heat(report: RouteReport, layer: Exclude<Layer, "opens">): Cell[] {
  const given = layer === "use" ? report.use : report.waiting;
  const most = Math.max(SHOWN, ...given.map((one) => one[2] ?? 0));
  return given
    .map(([q = 0, r = 0, value = 0]) => ({ at: [q, r] as Hex, value }))
    .filter(({ value }) => value >= SHOWN)
    .map(({ at, value }) => ({
      at,
      share: 0.2 + 0.76 * (value / most) ** 0.62,
      ink: layer === "use" ? inkBy(value, [0.08, 0.2, 0.4]) : inkBy(value / most, [0.15, 0.35, 0.65]),
      figure: layer === "use" ? (value >= 0.2 ? String(Math.round(value * 100)) : "") : value / most >= 0.35 ? value.toFixed(1) : "",
    }));
}

export interface Parting {
  letter: string;
  /** Stretches that not every way has, with a step before and after. */
  parts: number[][][];
  /** Where its letter stands. */
  at: number[] | null;
}

/** Ways are drawn only where they part. */
export function partings(ways: RouteReport["ways"]): Parting[] {
  const often = new Map<string, number>();
  for (const way of ways) for (const at of way.hexes) often.set(at.join(), (often.get(at.join()) ?? 0) + 1);
  return ways.map((way) => {
    const own = way.hexes.map((at) => ways.length === 1 || (often.get(at.join()) ?? 0) < ways.length);
    const parts: number[][][] = [];
    let part: number[][] | null = null;
    for (const [place, at] of way.hexes.entries()) {
      if (own[place]) {
        part ??= place > 0 ? [way.hexes[place - 1] ?? at] : [];
        part.push(at);
      } else if (part) {
        parts.push([...part, at]);
        part = null;
      }
    }
    if (part) parts.push(part);
    const alone = way.hexes.filter((at) => often.get(at.join()) === 1);
    return { letter: way.letter, parts, at: alone[Math.floor(alone.length / 2)] ?? parts[0]?.[1] ?? null };
  });
}

export interface Opening {
  between: string[];
  at: Point;
  /** Of all that were opened here, by seat. */
  seats: number[];
}

export function openings(report: RouteReport, route: Route): Opening[] {
  const places = new Map(jointsOf(route).map((joint) => [joint.between.toSorted().join(), joint.at]));
  return report.opens.flatMap((one) => {
    const at = places.get(one.between.toSorted().join());
    const all = one.seats.reduce((sum, count) => sum + count, 0) || 1;
    return at ? [{ between: one.between, at, seats: one.seats.map((count) => count / all) }] : [];
  });
}

/** Whether a seat's wins are no chance any more. */
export const isUnfair = (seat: RouteReport["seats"][number], seats: number): boolean => Math.abs(seat.share - 1 / seats) > CERTAIN * seat.error;

/** All rounds from the first to the last, with those in which nobody arrived. */
export function histogram(given: readonly number[][]): { round: number; count: number }[] {
  const counts = new Map(given.map(([round = 0, count = 0]) => [round, count]));
  const rounds = [...counts.keys()];
  if (rounds.length === 0) return [];
  const [first, last] = [Math.min(...rounds), Math.max(...rounds)];
  return Array.from({ length: last - first + 1 }, (_, place) => ({ round: first + place, count: counts.get(first + place) ?? 0 }));
}

export function median(given: readonly number[][]): number {
  const all = given.reduce((sum, [, count = 0]) => sum + count, 0);
  let seen = 0;
  for (const { round, count } of histogram(given)) {
    seen += count;
    if (seen * 2 >= all) return round;
  }
  return 0;
}


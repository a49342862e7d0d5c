/** How the points of a round went, as the log tells it: backwards, from how the table stands. */

import type { Event, Moved } from "../../wire/types";
import { type Prices, worth } from "./scoring";
import { type Colour, colourOf, type View } from "./view";

export interface Moment {
  step: number;
  points: number[];
}

export interface Course {
  /** From the first that is known to now. */
  moments: Moment[];
  /** Where the round began, at the latest, if the log does not tell all of it; else null. */
  begun: number | null;
}

type Side = Partial<Record<Colour, string[]>>;

export function courseOf(view: View, step: number, events: readonly Event[], prices: Prices): Course {
  let sides = view.expeditions;
  let first: Moment = { step, points: pointsOf(sides, prices) };
  const moments = [first];
  for (const move of movesUpTo(step, events).toReversed()) {
    if (move.step !== first.step) break;
    if (isDeal(move, view, step)) return { moments, begun: null };
    sides = withoutCardsOf(move, sides);
    first = { step: move.step - 1, points: pointsOf(sides, prices) };
    moments.unshift(first);
  }
  return { moments, begun: first.step === 0 ? null : Math.min(first.step, beginning(view, step)) };
}

function pointsOf(sides: readonly Side[], prices: Prices): number[] {
  return sides.map((side) => Object.values(side).reduce((sum, cards) => sum + (worth(cards, prices) ?? 0), 0));
}

/** What was taken back is not among them. */
function movesUpTo(step: number, events: readonly Event[]): Moved[] {
  const moves: Moved[] = [];
  const back = (to: number): void => void moves.splice(moves.findLastIndex((move) => move.step <= to) + 1);
  for (const { what } of events) {
    if (what?.kind === "took_back") back(what.step);
    if (what?.kind !== "moved") continue;
    back(what.step - 1);
    moves.push(what);
  }
  return moves.filter((move) => move.step <= step);
}

/** It ended a round, so the next one was dealt; after the last round the cards stay. */
function isDeal(move: Moved, view: View, step: number): boolean {
  return move.log.some((line) => line.key === "round") && !(view.player === null && move.step === step);
}

function withoutCardsOf(move: Moved, sides: readonly Side[]): Side[] {
  const laid = move.log.filter((line) => line.key === "play");
  return sides.map((side, seat) => {
    const left = { ...side };
    for (const line of laid) {
      const colour = colourOf(String(line.card));
      if (line.seat === seat) left[colour] = (left[colour] ?? []).slice(0, -1);
    }
    return left;
  });
}

/** Every card that lies on the table took a turn of two steps, so the round cannot have begun later than this. */
function beginning(view: View, step: number): number {
  const columns = view.expeditions.flatMap((side) => Object.values(side).map((cards) => cards.length));
  const piles = Object.values(view.discards).map((pile) => pile.size);
  const turns = [...columns, ...piles].reduce((sum, count) => sum + count, 0);
  return Math.max(0, step - 2 * turns);
}

export interface Line {
  seat: number;
  /** `x` and `y` from 0 to 1; y grows upwards */
  spots: { x: number; y: number }[];
}

export interface Chart {
  lines: Line[];
  /** where 0 points are */
  zero: number;
  /** the round began at the left, and nobody tells how it went up to the first spot */
  torn: boolean;
}

const LEAST_STEPS = 24; // a round that has just begun does not fill the picture
const LEAST_POINTS = 30;

export function chartOf({ moments, begun }: Course, seats: number): Chart {
  const all = moments.flatMap((moment) => moment.points);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const height = Math.max(LEAST_POINTS, high - low);
  const base = low - (height - (high - low)) / 2;
  const first = begun ?? moments[0]?.step ?? 0;
  const length = Math.max(LEAST_STEPS, (moments.at(-1)?.step ?? 0) - first);
  const lines = Array.from({ length: seats }, (_, seat) => ({
    seat,
    spots: moments.map((moment) => ({ x: (moment.step - first) / length, y: ((moment.points[seat] ?? 0) - base) / height })),
  }));
  return { lines, zero: -base / height, torn: begun !== null && begun < (moments[0]?.step ?? 0) };
}

/** How the points of a round went, as far as one saw it. */

import { roundPoints } from "./scoring";
import type { View } from "./view";

export interface Moment {
  step: number;
  round: number;
  points: number[];
  /** Nobody saw how it went from here to the next moment. */
  guessed?: boolean;
}

/** With this position at its place; what came after it was taken back, or will be seen again. */
export function recorded(trace: readonly Moment[], view: View, step: number): Moment[] {
  const points = view.hands.map((_, seat) => roundPoints(view, seat));
  const before = trace.filter((moment) => moment.step < step);
  const begun = before.some((moment) => moment.round === view.round) ? [] : beginning(view, step);
  return [...before, ...begun, { step, round: view.round, points }];
}

/** Every card that lies on the table took a turn of two steps, so the round cannot have begun later than this. */
function beginning(view: View, step: number): Moment[] {
  const columns = view.expeditions.flatMap((side) => Object.values(side).map((cards) => cards.length));
  const piles = Object.values(view.discards).map((pile) => pile.size);
  const turns = [...columns, ...piles].reduce((sum, count) => sum + count, 0);
  const first = Math.max(0, step - 2 * turns);
  return first < step ? [{ step: first, round: view.round, points: view.hands.map(() => 0), guessed: true }] : [];
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
  /** the way to the second spot is a guess */
  guessed: boolean;
}

const LEAST_STEPS = 24; // a round that has just begun does not fill the picture
const LEAST_POINTS = 30;

export function chartOf(trace: readonly Moment[], round: number, seats: number): Chart {
  const moments = trace.filter((moment) => moment.round === round);
  const all = moments.flatMap((moment) => moment.points);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const height = Math.max(LEAST_POINTS, high - low);
  const base = low - (height - (high - low)) / 2;
  const first = moments[0]?.step ?? 0;
  const length = Math.max(LEAST_STEPS, (moments.at(-1)?.step ?? 0) - first);
  const lines = Array.from({ length: seats }, (_, seat) => ({
    seat,
    spots: moments.map((moment) => ({ x: (moment.step - first) / length, y: ((moment.points[seat] ?? 0) - base) / height })),
  }));
  return { lines, zero: -base / height, guessed: moments[0]?.guessed === true };
}

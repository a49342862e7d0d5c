/** How the points of a round went. */

import type { Graph } from "../../wire/types";
import type { View } from "./view";

export interface Moment {
  step: number;
  points: number[];
}

const HOLE = 12; // steps that one did not see

/** What the server told of the points, once, and what one has seen since. */
export class Trace {
  #moments = $state.raw<Moment[]>([]);
  /** Nothing is missing in between: there is nothing to ask. */
  whole = $state(false);

  learn({ steps, series }: Graph): void {
    const told = steps.map((step, place) => ({ step, points: (series.round ?? []).map((curve) => curve[place] ?? 0) }));
    const last = told.at(-1)?.step ?? -1;
    this.#moments = [...told, ...this.#moments.filter(({ step }) => step > last)];
    this.whole = true;
  }

  /** How it stands now; what was there later has been taken back. */
  see(step: number, points: number[]): void {
    const last = this.#moments.at(-1)?.step ?? step;
    if (step - last > HOLE) this.whole = false;
    this.#moments = [...this.#moments.filter((moment) => moment.step < step), { step, points }];
  }

  /** From where nobody had any points, the beginning of the round, to now. */
  course(view: View, now: number): Moment[] {
    const before = this.#moments.filter(({ step }) => step < now);
    const dealt = before.findLastIndex((moment) => moment.points.every((points) => points === 0));
    return [...before.slice(Math.max(0, dealt)), { step: now, points: view.round_points }];
  }
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
}

const LEAST_STEPS = 24; // a round that has just begun does not fill the picture
const LEAST_POINTS = 30;

export function chartOf(moments: readonly Moment[], seats: number): Chart {
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
  return { lines, zero: -base / height };
}

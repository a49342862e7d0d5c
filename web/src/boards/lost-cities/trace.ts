/** How the points of a round went: the last part of the curve that the server draws. */

import type { Graph } from "../../wire/types";
import type { View } from "./view";

export interface Moment {
  step: number;
  points: number[];
}

/** From where nobody had any points, the beginning of the round, to now. */
export function courseOf(graph: Graph | null, view: View, step: number): Moment[] {
  const curves = graph?.series.round ?? [];
  const moments = (graph?.steps ?? []).map((at, place) => ({ step: at, points: curves.map((curve) => curve[place] ?? 0) })).filter((moment) => moment.step < step);
  const dealt = moments.findLastIndex((moment) => moment.points.every((points) => points === 0));
  return [...moments.slice(Math.max(0, dealt)), { step, points: view.round_points }];
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

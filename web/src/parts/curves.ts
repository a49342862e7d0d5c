/** The course of a match as curves: where their spots lie, and what they say. */

import type { Graph } from "../wire/types";
import { expeditionName } from "../words/expeditions";
import { keyOf, readable } from "../words/names";
import { series, words, wordsOr } from "../words/words.svelte";

export interface Spot {
  step: number;
  value: number;
  /** From 0 to 1; y grows upwards. */
  x: number;
  y: number;
}

export interface Chart {
  low: number;
  high: number;
  /** Where 0 lies. */
  zero: number;
  /** By seat; steps at which nothing is known have no spot. */
  curves: Spot[][];
}

const LEAST = 4; // so much has to differ to fill the picture

/** `steps`: how long the match is, which a curve may not have come to yet. */
export function chartOf(graph: Graph, name: string, steps: number): Chart {
  const seats = graph.series[name] ?? [];
  const known = seats.flat().filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  const [low, high] = [least, Math.max(most, least + LEAST)];
  const end = Math.max(1, steps);
  const curves = seats.map((values) =>
    values.flatMap((value, index) => {
      const step = graph.steps[index] ?? 0;
      return value === null ? [] : [{ step, value, x: step / end, y: (value - low) / (high - low) }];
    }),
  );
  return { low, high, zero: -low / (high - low), curves };
}

/** How it stood at a step: the last spot that is not after it. */
export function spotAt<S extends { step: number }>(curve: readonly S[], step: number): S | null {
  return curve.findLast((spot) => spot.step <= step) ?? null;
}

export function stepAt(share: number, steps: number): number {
  return Math.round(Math.max(0, Math.min(1, share)) * steps);
}

/** A curve holds its value until the next spot: what happens, happens at a step. */
export function pathOf(curve: readonly Spot[], x: (share: number) => number, y: (share: number) => number): string {
  return curve
    .map((spot, index) => (index === 0 ? `M${x(spot.x).toFixed(1)} ${y(spot.y).toFixed(1)}` : `H${x(spot.x).toFixed(1)}V${y(spot.y).toFixed(1)}`))
    .join("");
}

export function curveName(game: string, name: string): string {
  const expedition = game === "lost-cities" ? expeditionName(name) : null;
  return expedition ?? wordsOr(`curve-${keyOf(game)}-${keyOf(name)}`, readable(name));
}

/** The curves for those who hear the page. */
export function summary(title: string, chart: Chart, names: readonly string[]): string {
  const lines = chart.curves.flatMap((curve, seat) => {
    const [first, last] = [curve[0], curve.at(-1)];
    if (!first || !last) return [];
    const most = Math.max(...curve.map((spot) => spot.value));
    return [words("curve-said", { who: names[seat] ?? "", first: first.value, last: last.value, most })];
  });
  return words("curves-said", { title, lines: series(lines) });
}

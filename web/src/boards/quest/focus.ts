/** Moving over the map by arrow keys. */

import type { Chart } from "./chart";
import { blockadePlace, type Blockade } from "./view";

export const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
const BESIDE = 0.45; // cosine: what still counts as lying in a direction
const NEAR_TIE = 0.02;

interface Candidate {
  place: string;
  along: number;
  far: number;
  y: number;
  x: number;
}

/** The next place in a direction. A blockade that stands between two spaces comes before the far one. */
export function moved(chart: Chart, blockades: readonly Blockade[], from: string, [dx, dy]: [number, number]): string {
  const here = chart.point(from, blockades);
  if (!here) return from;
  const lies = candidates(chart, from, here, [dx, dy]);
  const beside = new Set(chart.around(from));
  const next = pick(lies.filter((one) => beside.has(one.place)), here, chart, dx) ?? nearest(lies);
  if (!next) return from;
  const joint = beside.has(next.place) ? chart.jointBetween(from, next.place) : null;
  const blockade = joint === null ? undefined : blockades.find((one) => one.owner === null && chart.jointOf(one) === joint);
  return blockade ? blockadePlace(blockade.number) : next.place;
}

function candidates(chart: Chart, from: string, [x, y]: [number, number], [dx, dy]: [number, number]): Candidate[] {
  return [...chart.spaces].flatMap(([place, space]) => {
    if (place === from) return [];
    const [across, down] = [space.x - x, space.y - y];
    const far = Math.hypot(across, down);
    const along = (across * dx + down * dy) / far;
    return along > BESIDE ? [{ place, along, far, x: space.x, y: space.y }] : [];
  });
}

/** Of two neighbours that lie as much in the direction, by turns the one and the other, so that a row stays a row. */
function pick(lies: Candidate[], [x, y]: [number, number], chart: Chart, dx: number): Candidate | null {
  const best = Math.max(...lies.map((one) => one.along));
  const [one, other] = lies.filter((candidate) => candidate.along > best - NEAR_TIE);
  if (!one || !other) return one ?? null;
  const step = 1.5 * chart.drawn.size;
  const even = Math.round((dx === 0 ? y : x) / step) % 2 === 0;
  const [low, high] = (dx === 0 ? one.x < other.x : one.y < other.y) ? [one, other] : [other, one];
  return even ? low : high;
}

/** Over a gap between tiles. */
function nearest(lies: Candidate[]): Candidate | null {
  return lies.toSorted((one, other) => one.far / one.along - other.far / other.along)[0] ?? null;
}

// What lies on the page

export const MAP = '.quest [data-place][tabindex="0"]';
export const HAND = '.quest .hand .card[tabindex="0"]';
export const MARKET = '[data-spot="market"] button[tabindex="0"]';
const END = ".quest .end";

/** The first of these that is there. */
export function focusOn(...wanted: string[]): boolean {
  const found = wanted.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null);
  found?.focus({ preventScroll: true });
  return found !== undefined;
}

/** Where the keyboard goes on when what it was on has gone. */
export function focusAgain(): void {
  focusOn(HAND, END, MAP);
}

/** The nearest thing beside another in a direction. */
export function besideIt<Thing extends Element>(things: readonly Thing[], from: Thing, [dx, dy]: [number, number]): Thing | null {
  const middle = (thing: Thing): [number, number] => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(from);
  const ahead = things.flatMap((thing) => {
    const [across, down] = [middle(thing)[0] - x, middle(thing)[1] - y];
    const [along, aside] = [across * dx + down * dy, Math.abs(across * dy) + Math.abs(down * dx)];
    return thing !== from && along > 1 ? [{ thing, far: along + 2 * aside }] : [];
  });
  return ahead.toSorted((one, other) => one.far - other.far)[0]?.thing ?? null;
}

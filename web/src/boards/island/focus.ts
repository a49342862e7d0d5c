/** Arrow keys over tiles and corners. */

import type { Point } from "./geometry";

export interface Stop extends Point {
  key: string;
}

const STEPS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ASLANT = 2; // how much worse a step to the side is than one ahead

/** The stop that an arrow leads to, or the same one at the rim. */
export function stepped(stops: readonly Stop[], from: string, key: string): string {
  const step = STEPS[key];
  const start = stops.find((stop) => stop.key === from);
  if (!step || !start) return from;
  let best: { key: string; far: number } | null = null;
  for (const stop of stops) {
    const [dx, dy] = [stop.x - start.x, stop.y - start.y];
    const ahead = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (ahead <= 1 || aside > ahead * 2.1) continue;
    const far = ahead + aside * ASLANT;
    if (!best || far < best.far - 0.5) best = { key: stop.key, far };
  }
  return best?.key ?? from;
}

/** The next of those that light up, in reading order; round and round. */
export function next(stops: readonly Stop[], lit: ReadonlySet<string>, from: string, by: 1 | -1): string {
  const order = stops.filter((stop) => lit.has(stop.key)).sort((one, other) => one.y - other.y || one.x - other.x);
  if (order.length === 0) return from;
  const now = order.findIndex((stop) => stop.key === from);
  const to = now === -1 ? (by === 1 ? 0 : order.length - 1) : (now + by + order.length) % order.length;
  return order[to]?.key ?? from;
}

/** Hexes as routes have them: axial [q, r]; on the page they stand on an edge, and a route runs to the right. */

import type { Box, Point } from "../look/enlarged";

export type { Point };
export type Hex = [q: number, r: number];

/** By direction, as in tiles.json. */
export const AROUND: readonly Hex[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** Of a hex on a map, from its middle to a corner. */
export const SIZE = 24;
const ROOT = Math.sqrt(3);
const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((corner) => ({ x: SIZE * Math.cos((corner * Math.PI) / 3), y: SIZE * Math.sin((corner * Math.PI) / 3) }));

/** As the server tells it. */
export const hexOf = (at: readonly number[]): Hex => [at[0] ?? 0, at[1] ?? 0];
export const keyOfHex = ([q, r]: readonly [number, number]): string => `${q},${r}`;
export const plus = (one: Hex, other: Hex): Hex => [one[0] + other[0], one[1] + other[1]];
export const around = (at: Hex): Hex[] => AROUND.map((step) => plus(at, step));

/** Turned clockwise in steps of 60 degrees. */
export function turned([q, r]: Hex, times: number): Hex {
  let at: Hex = [q, r];
  for (let time = 0; time < times; time++) at = [-at[1], at[0] + at[1]];
  return [at[0] + 0, at[1] + 0]; // no minus zero
}

export function apart(one: Hex, other: Hex): number {
  const [q, r] = [one[0] - other[0], one[1] - other[1]];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The middle of a hex. The map is turned by a quarter, so that the row of starts is at the left. */
export function middle([q, r]: readonly [number, number]): Point {
  return { x: -1.5 * SIZE * r, y: ROOT * SIZE * (q + r / 2) };
}

/** Where a point lies, in parts of hexes. */
export function axial({ x, y }: Point): [number, number] {
  const r = -x / (1.5 * SIZE);
  return [y / (ROOT * SIZE) - r / 2, r];
}

export function nearest(point: Point): Hex {
  const [q, r] = axial(point);
  const [a, b, c] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (da > db && da > dc) return [-b - c + 0, b + 0];
  return db > dc ? [a + 0, -a - c + 0] : [a + 0, b + 0];
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export function mean(points: readonly Point[]): Point {
  return { x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: points.reduce((sum, { y }) => sum + y, 0) / points.length };
}

/** Of several places, by a point of each, the one that is nearest; null: none is near enough. */
export function nearestOf<T>(places: readonly T[], at: (place: T) => Point, to: Point, far = Infinity): T | null {
  const by = (place: T): number => distance(at(place), to);
  const found = places.toSorted((one, other) => by(one) - by(other))[0];
  return found !== undefined && by(found) <= far ? found : null;
}

/** All hexes no farther than so many steps. */
export function within(at: Hex, steps: number): Hex[] {
  const found: Hex[] = [];
  for (let q = -steps; q <= steps; q++)
    for (let r = Math.max(-steps, -q - steps); r <= Math.min(steps, -q + steps); r++) found.push([at[0] + q, at[1] + r]);
  return found;
}

export function outline(at: readonly [number, number], share = 1): string {
  const { x, y } = middle(at);
  return `M${CORNERS.map((corner) => `${(x + corner.x * share).toFixed(1)} ${(y + corner.y * share).toFixed(1)}`).join("L")}Z`;
}

/** The edge between two neighbours. */
export function edge(one: Hex, other: Hex): [Point, Point] {
  const [a, b] = [middle(one), middle(other)];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const [across, down] = [(b.x - a.x) / (2 * ROOT), (b.y - a.y) / (2 * ROOT)];
  return [
    { x: x - down, y: y + across },
    { x: x + down, y: y - across },
  ];
}

/** The border of several hexes: every edge that has none of them on its other side. */
export function border(hexes: readonly Hex[]): string {
  const own = new Set(hexes.map(keyOfHex));
  return drawn(hexes.flatMap((at) => around(at).filter((other) => !own.has(keyOfHex(other))).map((other) => edge(at, other))));
}

const near = (one: Point, other: Point): boolean => distance(one, other) < SIZE / 20;

/** Edges put together to lines; a border is a line that ends where it begins. */
export function lines(edges: readonly [Point, Point][]): Point[][] {
  const rest = [...edges];
  const found: Point[][] = [];
  for (let first = rest.shift(); first; first = rest.shift()) {
    const line: Point[] = [...first];
    for (let grown = true; grown; ) {
      grown = false;
      for (const [place, [a, b]] of rest.entries()) {
        const [head, tail] = [line[0] ?? a, line.at(-1) ?? b];
        if (near(tail, a)) line.push(b);
        else if (near(tail, b)) line.push(a);
        else if (near(head, a)) line.unshift(b);
        else if (near(head, b)) line.unshift(a);
        else continue;
        rest.splice(place, 1);
        grown = true;
        break;
      }
    }
    found.push(line);
  }
  return found;
}

export function path(line: readonly Point[]): string {
  return `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

function drawn(edges: readonly [Point, Point][]): string {
  return lines(edges).map((line) => `${path(line)}Z`).join("");
}

/** The box around hexes, with a margin in sizes of a hex. */
export function frameOf(hexes: readonly (readonly [number, number])[], margin = 1.2): Box {
  const points = hexes.map(middle);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  if (points.length === 0) return { x: -8 * SIZE, y: -6 * SIZE, width: 16 * SIZE, height: 12 * SIZE };
  const room = margin * SIZE;
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x: left, y: top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

/** Where pieces can lie: overlaps, contacts, and the nearest place that fits. Whether a route is sound the server says. */

import { around, edge, keyOfHex, lines, mean, middle, nearest, nearestOf, plus, turned, within, SIZE, type Hex, type Point } from "./hexes";
import { cornerOf, kindOf, layFinish, layPiece, laySwamp, type Space } from "./pieces";
import type { Finish, Piece, Placed, Route, Swamp, Tavern } from "./route";

/** Contacts that a piece needs with those that lie already. */
export const FEWEST_CONTACTS = 2;
/** How far from the pointer a place may be, in spaces. */
export const REACH = 2;

export type Taken = Map<string, string>;

/** Which piece lies where, the finish and the tavern with them. */
export function taken(route: Route): Taken {
  const found: Taken = new Map();
  for (const piece of route.pieces) for (const space of layPiece(piece)) found.set(keyOfHex(space.at), piece.piece);
  if (route.finish) for (const space of layFinish(route.finish)) found.set(keyOfHex(space.at), space.piece);
  for (const at of route.tavern?.spaces ?? []) found.set(keyOfHex(at), "Y");
  return found;
}

/** The pieces that lie where a new one would. */
export function overlaps(spaces: readonly Space[], there: Taken): string[] {
  return [...new Set(spaces.flatMap((space) => there.get(keyOfHex(space.at)) ?? []))];
}

/** The touching hexes of a new piece and those that lie, by the letters of the latter. */
export function contacts(spaces: readonly Space[], there: Taken): Map<string, [Hex, Hex][]> {
  const found = new Map<string, [Hex, Hex][]>();
  for (const space of spaces)
    for (const other of around(space.at)) {
      const letter = there.get(keyOfHex(other));
      if (letter === undefined || letter === "Z" || letter === "Y") continue;
      found.set(letter, [...(found.get(letter) ?? []), [space.at, other]]);
    }
  return found;
}

export const count = (touching: Map<string, [Hex, Hex][]>): number => [...touching.values()].reduce((sum, pairs) => sum + pairs.length, 0);

/** The nearest place to a point where something may be put down. */
function nearestFor<T extends { rotation: number }>(thing: T, to: Point, isGood: (place: T & Placed) => boolean): (T & Placed) | null {
  const places = within(nearest(to), REACH).map(([q, r]) => ({ ...thing, q, r }));
  return nearestOf(places.filter(isGood), ({ q, r }) => middle([q, r]), to);
}

/** The place nearest to a point where a piece lies free and joins the others; anywhere free if it is the first. */
export function fit(piece: Pick<Piece, "piece" | "rotation">, to: Point, there: Taken): Piece | null {
  return nearestFor(piece, to, (place) => {
    const spaces = layPiece(place);
    return overlaps(spaces, there).length === 0 && (there.size === 0 || count(contacts(spaces, there)) >= FEWEST_CONTACTS);
  });
}

/** Every place around a corner of a tile where the finish would lie free. */
export function finishPlaces(route: Route, side: string): Finish[] {
  const there = taken({ ...route, finish: null });
  const found: Finish[] = [];
  for (const piece of route.pieces) {
    const own = new Set(layPiece(piece).map((space) => keyOfHex(space.at)));
    for (const space of layPiece(piece)) {
      const outside = around(space.at).filter((at) => !own.has(keyOfHex(at)));
      if (outside.length !== 3 || outside.some((at) => there.has(keyOfHex(at)))) continue;
      for (let rotation = 0; rotation < 6; rotation++) {
        const corner = cornerOf({ q: 0, r: 0, rotation });
        const finish: Finish = { side, q: space.at[0] - corner[0], r: space.at[1] - corner[1], rotation };
        const around_ = layFinish(finish).map((one) => keyOfHex(one.at));
        if (around_.every((at) => outside.some((one) => keyOfHex(one) === at))) found.push(finish);
      }
    }
  }
  return found;
}

/** Every edge of a tile whose three notches are free, in both orders. */
export function tavernPlaces(route: Route, side: string): Tavern[] {
  const there = taken({ ...route, tavern: null });
  return route.pieces.filter((piece) => kindOf(piece.piece) !== "strip").flatMap((piece) =>
    [0, 1, 2, 3, 4, 5].flatMap((turn) => {
      const spaces = NOTCHES.map((at) => plus([piece.q, piece.r], turned(at, turn)));
      if (spaces.some((at) => there.has(keyOfHex(at)))) return [];
      return [spaces, spaces.toReversed()].map((own) => ({ attached_to: piece.piece, side, spaces: own }));
    }),
  );
}

/** Of one edge of a tile around [0, 0]. */
const NOTCHES: Hex[] = [
  [4, -3],
  [4, -2],
  [4, -1],
];

const FAR = 4.5 * SIZE; // small pieces are drawn to their place from farther away

export const fitFinish = (route: Route, side: string, to: Point, far = FAR): Finish | null =>
  nearestOf(finishPlaces(route, side), (finish) => mean(layFinish(finish).map((space) => middle(space.at))), to, far);

/** The two orders of the spaces of a tavern are its two turns. */
export function fitTavern(route: Route, side: string, rotation: number, to: Point, far = FAR): Tavern | null {
  const places = tavernPlaces(route, side).filter((_, place) => place % 2 === rotation % 2);
  return nearestOf(places, (tavern) => mean(tavern.spaces.map(middle)), to, far);
}

/** A swamp lies beside the route or over it, and touches it; what it may cover the server says. */
export function fitSwamp(route: Route, swamp: Pick<Swamp, "swamp" | "rotation">, to: Point): Swamp | null {
  const there = taken(route);
  const others = new Set(route.modules.swamp.filter((one) => one.swamp !== swamp.swamp).flatMap(laySwamp).map((space) => keyOfHex(space.at)));
  return nearestFor(swamp, to, (place) => {
    const spaces = laySwamp(place).map((space) => space.at);
    return spaces.every((at) => !others.has(keyOfHex(at))) && spaces.some((at) => [at, ...around(at)].some((one) => there.has(keyOfHex(one))));
  });
}

export interface Joint {
  between: [string, string];
  contacts: [Hex, Hex][];
  lines: Point[][];
  /** Where its sign is. */
  at: Point;
}

/** Where two pieces touch, as the library orders them: by the later piece, then by the earlier. */
export function jointsOf(route: Route): Joint[] {
  const found: Joint[] = [];
  for (const [place, piece] of route.pieces.entries()) {
    const before = taken({ ...route, pieces: route.pieces.slice(0, place), finish: null, tavern: null });
    const touching = contacts(layPiece(piece), before);
    for (const earlier of route.pieces.slice(0, place)) {
      const pairs = touching.get(earlier.piece);
      if (!pairs || earlier.piece === piece.piece) continue;
      const own = lines(pairs.map(([one, other]) => edge(one, other)));
      found.push({ between: [earlier.piece, piece.piece], contacts: pairs.map(([one, other]) => [other, one]), lines: own, at: halfway(own) });
    }
  }
  return found;
}

function halfway(own: readonly Point[][]): Point {
  const longest = own.toSorted((one, other) => other.length - one.length)[0] ?? [];
  return longest[Math.floor(longest.length / 2)] ?? { x: 0, y: 0 };
}

/** The order in which a route is walked: the start tile, then whatever joins, and last the tile with the finish. */
export function ordered(route: Route): Piece[] {
  const corner = route.finish ? keyOfHex(cornerOf(route.finish)) : null;
  const rest = [...route.pieces];
  const isLast = (piece: Piece): boolean => corner !== null && layPiece(piece).some((space) => keyOfHex(space.at) === corner);
  const done: Piece[] = [];
  const take = (piece: Piece): void => {
    done.push(piece);
    rest.splice(rest.indexOf(piece), 1);
  };
  const start = rest.find((piece) => kindOf(piece.piece) === "start") ?? rest[0];
  if (start) take(start);
  while (rest.length > 0) {
    const open = rest.length > 1 ? rest.filter((piece) => !isLast(piece)) : rest;
    const there = taken({ ...route, pieces: done, finish: null, tavern: null });
    const joined = open.filter((piece) => count(contacts(layPiece(piece), there)) >= FEWEST_CONTACTS);
    const latest = taken({ ...route, pieces: done.slice(-1), finish: null, tavern: null });
    const next = joined.find((piece) => count(contacts(layPiece(piece), latest)) >= FEWEST_CONTACTS) ?? joined[0] ?? open[0] ?? rest[0];
    if (!next) break;
    take(next);
  }
  return done;
}

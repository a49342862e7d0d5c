/** What can be done to a route that is built: each makes a new route, and keeps together what belongs together. */

import { AROUND, keyOfHex, plus, turned, type Hex } from "./hexes";
import { jointsOf, ordered } from "./geometry";
import { cornerOf, layPiece, reverseOf, spacesOf, MOST } from "./pieces";
import type { Arrow, Finish, Modules, Piece, RecordedJoint, Route, Spots, Swamp, Tavern } from "./route";

/** Where the markers of modules may lie is for the server to say; the editor offers ground that somebody can stand on. */
const OPEN = ["jungle", "river", "village", "rubble", "camp"];
export type Tool = Spots | "current" | "fog";
const SPOTS: readonly Spots[] = ["danger", "dragons", "treasures"];

const pairOf = (between: readonly string[]): string => between.toSorted().join();

/** In the order of the way, with a blockade on every new joint, and nothing that hangs in the air. */
export function tidy(before: Route, after: Route): Route {
  const pieces = ordered(after);
  const there = new Set(pieces.flatMap(layPiece).map((space) => keyOfHex(space.at)));
  const finish = after.finish && there.has(keyOfHex(cornerOf(after.finish))) ? after.finish : null;
  const tavern = after.tavern && pieces.some((piece) => piece.piece === after.tavern?.attached_to) ? after.tavern : null;
  const route = { ...after, pieces, finish, tavern };
  const old = new Set(jointsOf(before).map((joint) => pairOf(joint.between)));
  const barred = new Set(after.joints.map((joint) => pairOf(joint.between)));
  const joints = jointsOf(route)
    .filter((joint) => barred.has(pairOf(joint.between)) || !old.has(pairOf(joint.between)))
    .map(({ between }): RecordedJoint => ({ between, blockade: true }));
  return { ...route, joints, modules: onLand(route.modules, spacesOf(route), pieces) };
}

function onLand(modules: Modules, spaces: ReturnType<typeof spacesOf>, pieces: readonly Piece[]): Modules {
  const fog = modules.fog.filter((letter) => pieces.some((piece) => piece.piece === letter));
  return { ...markersOn(modules, (at) => spaces.has(keyOfHex(at))), fog };
}

/** With the markers on places that stay. */
function markersOn(modules: Modules, stays: (at: Hex) => boolean): Modules {
  const current = modules.current.filter((arrow) => stays([arrow.q, arrow.r]));
  return { ...modules, current, ...Object.fromEntries(SPOTS.map((name) => [name, modules[name].filter(stays)])) };
}

/** A new piece, or one that lay elsewhere: what is attached to it or lies on it goes along. */
export function withPiece(route: Route, to: Piece): Route {
  const from = route.pieces.find((piece) => piece.piece === to.piece);
  if (!from) return tidy(route, { ...route, pieces: [...route.pieces, to] });
  const carried = carry(route, from, to);
  const pieces = route.pieces.map((piece) => (piece === from ? to : piece));
  return tidy(route, { ...carried, pieces });
}

function carry(route: Route, from: Piece, to: Piece): Route {
  const own = new Set(layPiece(from).map((space) => keyOfHex(space.at)));
  const turns = (to.rotation - from.rotation + 6) % 6;
  const move = (at: Hex): Hex => plus([to.q, to.r], turned([at[0] - from.q, at[1] - from.r], turns));
  const along = (at: Hex): Hex => (own.has(keyOfHex(at)) ? move(at) : at);
  const { finish, tavern, modules } = route;
  const carriedArrow = (arrow: Arrow): Arrow => {
    if (!own.has(keyOfHex([arrow.q, arrow.r]))) return arrow;
    const [q, r] = move([arrow.q, arrow.r]);
    return { q, r, direction: (arrow.direction - turns + AROUND.length) % AROUND.length }; // directions count the other way
  };
  const moved = (one: Finish): Finish => {
    const [q, r] = move([one.q, one.r]);
    return { ...one, q, r, rotation: (one.rotation + turns) % 6 };
  };
  return {
    ...route,
    finish: finish && own.has(keyOfHex(cornerOf(finish))) ? moved(finish) : finish,
    tavern: tavern?.attached_to === from.piece ? { ...tavern, spaces: tavern.spaces.map(move) } : tavern,
    modules: {
      ...modules,
      current: modules.current.map(carriedArrow),
      ...Object.fromEntries(SPOTS.map((name) => [name, modules[name].map(along)])),
    },
  };
}

export function withoutPiece(route: Route, letter: string): Route {
  return tidy(route, { ...route, pieces: route.pieces.filter((piece) => piece.piece !== letter) });
}

/** The other side of a piece, in its place. Markers lay on the ground of the first. */
export function flipped(route: Route, letter: string): Route {
  const other = reverseOf(letter);
  const renamed = (name: string): string => (name === letter ? other : name);
  const own = new Set(route.pieces.filter((piece) => piece.piece === letter).flatMap(layPiece).map((space) => keyOfHex(space.at)));
  const { modules, tavern } = route;
  return {
    ...route,
    pieces: route.pieces.map((piece) => ({ ...piece, piece: renamed(piece.piece) })),
    joints: route.joints.map((joint) => ({ ...joint, between: joint.between.map(renamed) as [string, string] })),
    tavern: tavern && { ...tavern, attached_to: renamed(tavern.attached_to) },
    modules: { ...markersOn(modules, (at) => !own.has(keyOfHex(at))), fog: modules.fog.map(renamed) },
  };
}

export const withFinish = (route: Route, finish: Finish | null): Route => tidy(route, { ...route, finish });
export const withTavern = (route: Route, tavern: Tavern | null): Route => ({ ...route, tavern });

export function withSwamp(route: Route, swamp: Swamp): Route {
  const others = route.modules.swamp.filter((one) => one.swamp !== swamp.swamp);
  return { ...route, modules: { ...route.modules, swamp: [...others, swamp] } };
}

export function withoutSwamp(route: Route, id: string): Route {
  return { ...route, modules: { ...route.modules, swamp: route.modules.swamp.filter((one) => one.swamp !== id) } };
}

export const hasBlockade = (route: Route, between: readonly string[]): boolean => route.joints.some((joint) => pairOf(joint.between) === pairOf(between));

export function barred(route: Route, between: [string, string]): Route {
  if (hasBlockade(route, between)) return { ...route, joints: route.joints.filter((joint) => pairOf(joint.between) !== pairOf(between)) };
  return tidy(route, { ...route, joints: [...route.joints, { between, blockade: true }] });
}

/** A marker on a space, or away from it. An arrow is turned first, until it has pointed everywhere that is land. */
export function marked(route: Route, tool: Tool, at: Hex): Route {
  const space = spacesOf(route).get(keyOfHex(at));
  if (!space) return route;
  if (tool === "fog") return fogged(route, space.piece);
  if (tool === "current") return withArrow(route, at);
  const here = route.modules[tool];
  const rest = here.filter((one) => keyOfHex(one) !== keyOfHex(at));
  if (rest.length < here.length) return { ...route, modules: { ...route.modules, [tool]: rest } };
  if (!OPEN.includes(space.terrain) || here.length >= MOST[tool]) return route;
  const bare = clear(route.modules, at);
  return { ...route, modules: { ...bare, [tool]: [...bare[tool], at] } };
}

/** One marker to a space: a new one takes the place of the old. */
const clear = (modules: Modules, at: Hex): Modules => markersOn(modules, (one) => keyOfHex(one) !== keyOfHex(at));

function withArrow(route: Route, at: Hex): Route {
  const spaces = spacesOf(route);
  const here = spaces.get(keyOfHex(at));
  const arrows = route.modules.current;
  const old = arrows.find((arrow) => arrow.q === at[0] && arrow.r === at[1]);
  if (here?.terrain !== "river" || (!old && arrows.length >= MOST.current)) return route;
  const leads = (direction: number): boolean => {
    const to = spaces.get(keyOfHex(plus(at, AROUND[direction] ?? [0, 0])));
    return to !== undefined && to.piece === here.piece && [...OPEN, "demon", "swamp"].includes(to.terrain);
  };
  const next = AROUND.map((_, direction) => direction).find((direction) => direction > (old?.direction ?? -1) && leads(direction));
  const bare = clear(route.modules, at);
  if (next === undefined) return { ...route, modules: bare };
  return { ...route, modules: { ...bare, current: [...bare.current, { q: at[0], r: at[1], direction: next }] } };
}

const MOST_FOGGY = 2; // tiles that there are tokens for

function fogged(route: Route, letter: string): Route {
  const fog = route.modules.fog;
  if (fog.includes(letter)) return { ...route, modules: { ...route.modules, fog: fog.filter((one) => one !== letter) } };
  return fog.length >= MOST_FOGGY ? route : { ...route, modules: { ...route.modules, fog: [...fog, letter] } };
}

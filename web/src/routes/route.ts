/** A route as the library writes it (data/routes.json), as far as the editor has it; every change makes a new one. */

import type { Hex } from "./hexes";

export interface Placed {
  q: number;
  r: number;
  rotation: number;
}
export interface Piece extends Placed {
  piece: string;
}
export interface Finish extends Placed {
  side: string;
}
export interface Swamp extends Placed {
  swamp: string;
}
export interface Arrow {
  q: number;
  r: number;
  direction: number;
}
export interface Tavern {
  attached_to: string;
  side: string;
  spaces: Hex[];
}
export interface RecordedJoint {
  between: [string, string];
  blockade: boolean;
}
export interface Modules {
  swamp: Swamp[];
  current: Arrow[];
  danger: Hex[];
  dragons: Hex[];
  treasures: Hex[];
  fog: string[];
}
export interface Route {
  name?: Record<string, string> | string;
  set?: string;
  pieces: Piece[];
  finish: Finish | null;
  tavern: Tavern | null;
  joints: RecordedJoint[];
  modules: Modules;
}

/** Places where single markers lie; arrows have a direction too. */
export type Spots = "danger" | "dragons" | "treasures";

export const NO_MARKERS: Modules = { swamp: [], current: [], danger: [], dragons: [], treasures: [], fog: [] };
export const EMPTY: Route = { pieces: [], finish: null, tavern: null, joints: [], modules: NO_MARKERS };

const number = (value: unknown): number => (typeof value === "number" && Number.isInteger(value) ? value : 0);
const hex = (value: unknown): Hex => (Array.isArray(value) ? [number(value[0]), number(value[1])] : [0, 0]);
const placed = (value: Record<string, unknown>): Placed => ({ q: number(value.q), r: number(value.r), rotation: ((number(value.rotation) % 6) + 6) % 6 });
const objects = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((one): one is Record<string, unknown> => typeof one === "object" && one !== null && !Array.isArray(one)) : [];

/** What somebody else wrote, in the editor's form. What it has no place for is left out; what is wrong, the server says. */
export function read(given: unknown): Route | null {
  if (typeof given !== "object" || given === null || !Array.isArray((given as { pieces?: unknown }).pieces)) return null;
  const route = given as Record<string, unknown>;
  const finish = objects([route.finish])[0];
  const tavern = objects([route.tavern])[0];
  const modules = objects([route.modules])[0] ?? {};
  return {
    ...(route.name ? { name: route.name as Record<string, string> } : {}),
    pieces: objects(route.pieces).map((piece) => ({ piece: String(piece.piece), ...placed(piece) })),
    finish: finish ? { side: String(finish.side), ...placed(finish) } : null,
    tavern: tavern && Array.isArray(tavern.spaces) ? { attached_to: String(tavern.attached_to), side: String(tavern.side), spaces: tavern.spaces.map(hex) } : null,
    joints: objects(route.joints)
      .filter((joint) => joint.blockade === true && Array.isArray(joint.between))
      .map((joint) => ({ between: (joint.between as unknown[]).map(String) as [string, string], blockade: true })),
    modules: {
      swamp: objects(modules.swamp).map((swamp) => ({ swamp: String(swamp.swamp), ...placed(swamp) })),
      current: objects(modules.current).map((arrow) => ({ q: number(arrow.q), r: number(arrow.r), direction: number(arrow.direction) })),
      danger: spots(modules.danger),
      dragons: spots(modules.dragons),
      treasures: spots(modules.treasures),
      fog: Array.isArray(modules.fog) ? modules.fog.map(String) : [],
    },
  };
}

function spots(given: unknown): Hex[] {
  return Array.isArray(given) ? given.map(hex) : [];
}

/** As the server wants it: without what is not there. */
export function written(route: Route, title = ""): Record<string, unknown> {
  const modules = Object.fromEntries(Object.entries(route.modules).filter(([, places]) => places.length > 0));
  return {
    ...(title ? { name: { en: title } } : {}),
    pieces: route.pieces,
    ...(route.finish ? { finish: route.finish } : {}),
    joints: route.joints,
    ...(route.tavern ? { tavern: route.tavern } : {}),
    ...(Object.keys(modules).length > 0 ? { modules } : {}),
  };
}

/** What a route is called, in a language if it has a name there. */
export function titleOf(name: Route["name"], language: string): string {
  if (typeof name === "string") return name;
  return name?.[language] ?? name?.en ?? Object.values(name ?? {})[0] ?? "";
}

/** How a space is drawn: the ids of the library's drawings (drawing/land.py), and one ink for the small. */

import { hexOf, keyOfHex, outline, type Hex } from "./hexes";
import type { Space } from "./pieces";

/** As many drawings as terrain.py has of each, so that nothing looks stamped. */
const VARIANTS: Record<string, number> = { jungle: 5, river: 5, village: 4, rubble: 3, camp: 2, mountain: 3, cave: 2, start: 2, finish: 3, demon: 3, tunnel: 2, tavern: 3, swamp: 2, ledge: 2 };
const INKS: Record<string, string> = { jungle: "jungle-2", river: "river-1", village: "village-1", rubble: "rubble-1", camp: "camp-1", mountain: "mount-1", cave: "mount-shade", start: "start-1", finish: "gold", demon: "demon-1", tunnel: "demon-2", tavern: "tavern-1", swamp: "swamp-2" };
const GLYPHS = new Set(["jungle", "river", "village", "rubble", "camp", "demon", "tunnel", "swamp"]);

export const inkOf = (terrain: string): string => INKS[terrain] ?? "jungle-2";

function mixed([q, r]: Hex, count: number): number {
  const found = Number((BigInt(q) * 73_856_093n ^ BigInt(r) * 19_349_663n) % BigInt(count));
  return found < 0 ? found + count : found;
}

/** On routes of Heroes & Hexes every mountain has a ledge. */
export function groundOf(space: Space, haunted: boolean): string {
  const terrain = space.terrain === "mountain" && haunted ? "ledge" : space.terrain;
  const count = VARIANTS[terrain] ?? 1;
  const kind = terrain === "tavern" ? space.number - 1 : mixed(space.at, space.power < 2 ? count : Math.min(3, count));
  return `quest-ground-${terrain}-${space.power}-${kind}-${space.requires}-flat`;
}

export function glyphOf(space: Space): string | null {
  if (!GLYPHS.has(space.requires) || space.power === 0) return null;
  return `quest-${space.terrain === "tavern" ? "sign" : "glyph"}-${space.requires}-${space.power}`;
}

export const isHaunted = (spaces: Iterable<Space>): boolean => [...spaces].some((space) => ["demon", "tunnel", "tavern"].includes(space.terrain));

/** All spaces of one ground as one path, by ink. */
export function inkPaths(spaces: Iterable<Space>): [ink: string, d: string][] {
  const found = new Map<string, string>();
  for (const space of spaces) {
    const ink = inkOf(space.terrain);
    found.set(ink, (found.get(ink) ?? "") + outline(space.at, 1.03));
  }
  return [...found];
}

/** The height of a space in a ribbon: its power. */
export function ribbonOf(hexes: readonly number[][], spaces: ReadonlyMap<string, Space>): { ink: string; power: number; last: boolean }[] {
  return hexes.map((at, place) => {
    const space = spaces.get(keyOfHex(hexOf(at)));
    const ground = space?.terrain === "finish" ? space.requires : (space?.terrain ?? "jungle");
    return { ink: inkOf(ground), power: Math.max(1, space?.power ?? 1), last: place === hexes.length - 1 };
  });
}

/** Where things lie, for tiles of size 100 (middle to corner). The numbers are those of map.py and standing.py in
 * games/island/drawing. */

import { BEAST_TILES, PRODUCES } from "./facts";
import { nameOf, isCorner, placeName, type Corner, type IslandView, type Place, type Table } from "./view";

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 100;
const WIDE = Math.sqrt(3) * SIZE;
const VARIANTS: Record<string, number> = { water: 4, food: 3, wood: 3, gold: 3, cave: 5 };
export const SHORE = [
  ["sea-1", 190],
  ["sea-2", 120],
  ["sea-3", 56],
] as const;

export function middle([, q, r]: Place): Point {
  return { x: WIDE * (q + r / 2), y: 1.5 * SIZE * r };
}

export function spotOf(where: Place | Corner): Point {
  if (!isCorner(where)) return middle(where);
  const [table, side, q, r] = where;
  const { x, y } = middle([table, q, r]);
  return { x, y: y + (side === "S" ? SIZE : -SIZE) };
}

/** A hexagon that stands on a corner, as path data. */
export function hexagon({ x, y }: Point, size: number = SIZE): string {
  const half = (Math.sqrt(3) / 2) * size;
  const number = (value: number): string => String(Math.round(value * 10) / 10);
  const points: [number, number][] = [
    [0, -size],
    [half, -size / 2],
    [half, size / 2],
    [0, size],
    [-half, size / 2],
    [-half, -size / 2],
  ];
  return `M${points.map(([a, b]) => `${number(x + a)} ${number(y + b)}`).join("L")}Z`;
}

/** Which drawing of its kind a tile gets, so that nothing looks stamped. */
export function variant(tile: string, [, q, r]: Place): number {
  const kinds = VARIANTS[tile] ?? 1;
  const mixed = ((q * 73856093) ^ (r * 19349663)) % kinds;
  return (mixed + kinds) % kinds;
}

// What stands on the tiles

export interface Standing {
  key: string;
  /** Army and explorer of a seat, to be moved as one. */
  unit: string;
  kind: "explorer" | "villager" | "farmhouse" | "fort" | "offering";
  seat: number;
  x: number;
  y: number;
  scale: number;
}

interface Unit {
  seat: number;
  villagers: number; // none: the explorer
}

const PIECE = 1.08;
const BUILDING = 0.96;
const OFFERING = 0.88;
const BELOW = 18;
const FOOT = 46;
const NARROW = 0.8;
const ROOM = 1.56;
const CROWD = 2.4;
const TIGHTEST = 0.8;
const ASIDE = 26;
const EXPLORER_WIDTH = 0.54;
const MOST = 5;
const ARMIES: Record<number, [width: number, places: [number, number][]]> = {
  1: [0.48, [[0, 0]]],
  2: [0.78, [[-16, 0], [16, 6]]],
  3: [1.08, [[-31, 0], [0, 8], [31, 0]]],
  4: [0.84, [[-18, -32], [18, -32], [-18, 6], [18, 6]]],
  5: [1.14, [[-17, -30], [17, -30], [-34, 6], [0, 8], [34, 6]]],
};
const OFFERINGS: Record<number, [number, number][]> = {
  1: [[0, 48]],
  2: [[-27, 48], [27, 48]],
  3: [[-50, 36], [0, 50], [50, 36]],
  4: [[-62, 22], [-22, 50], [22, 50], [62, 22]],
};

function widthOf(unit: Unit): number {
  return unit.villagers ? (ARMIES[unit.villagers]?.[0] ?? 1) : EXPLORER_WIDTH;
}

function unitsOf(view: IslandView, table: Table): Map<string, { at: Place; units: Unit[] }> {
  const found = new Map<string, { at: Place; units: Unit[] }>();
  const add = (at: Place | null | undefined, unit: Unit): void => {
    if (!at || at[0] !== table) return;
    const there = found.get(placeName(at)) ?? { at, units: [] };
    there.units.push(unit);
    found.set(placeName(at), there);
  };
  view.colours.forEach((_, seat) => {
    add(view.at[seat], { seat, villagers: 0 });
    for (const army of view.villagers[seat] ?? []) if (army.count > 0) add(army.at, { seat, villagers: Math.min(army.count, MOST) });
  });
  return found;
}

function standsAside(tile: string | undefined, width: number): boolean {
  return width <= NARROW && tile !== undefined && (BEAST_TILES.has(tile) || PRODUCES[tile] === 1);
}

/** All pieces and buildings of a map, back to front. */
export function standing(view: IslandView, table: Table): Standing[] {
  const tiles = new Map(view.tiles.map((laid) => [placeName(laid.at), laid.tile]));
  const found: Standing[] = [...buildings(view, table)];
  for (const [name, { at, units }] of unitsOf(view, table)) {
    const wide = units.reduce((sum, unit) => sum + widthOf(unit), 0);
    const [explorers, armies] = [units.filter((unit) => !unit.villagers), units.filter((unit) => unit.villagers)];
    if (wide <= CROWD || armies.length === 0) found.push(...row(at, units, FOOT, standsAside(tiles.get(name), wide)));
    else found.push(...row(at, explorers, 10), ...row(at, armies, 56));
  }
  return [...found.sort((one, other) => one.y - other.y), ...offered(view, table)];
}

function buildings(view: IslandView, table: Table): Standing[] {
  return view.colours.flatMap((_, seat) => {
    const fort = view.forts[seat];
    const owned: ["farmhouse" | "fort", Corner][] = (view.farmhouses[seat] ?? []).map((corner) => ["farmhouse", corner]);
    if (fort) owned.push(["fort", fort]);
    return owned
      .filter(([, corner]) => corner[0] === table)
      .map(([kind, corner]) => {
        const { x, y } = spotOf(corner);
        const key = `${kind}-${seat}-${nameOf(corner)}`;
        return { key, unit: key, kind, seat, x, y: y + BELOW, scale: BUILDING };
      });
  });
}

/** Side by side on a tile; many stand closer, very many get smaller. */
function row(at: Place, units: readonly Unit[], foot: number, aside: boolean = false): Standing[] {
  const total = units.reduce((sum, unit) => sum + widthOf(unit), 0);
  const squeeze = Math.min(1, Math.max(TIGHTEST, ROOM / total));
  const scale = Math.min(1, ROOM / (total * squeeze));
  const { x, y } = middle(at);
  let reach = -total / 2;
  return units.flatMap((unit, order) => {
    const across = (reach + widthOf(unit) / 2) * squeeze * scale * SIZE + (aside ? ASIDE : 0);
    reach += widthOf(unit);
    const depth = units.length > 2 ? (order % 2 ? 7 : -7) : 0;
    const kind = unit.villagers ? "villager" : "explorer";
    const name = unit.villagers ? `army-${unit.seat}-${placeName(at)}` : `explorer-${unit.seat}`;
    const spots: [number, number][] = unit.villagers ? (ARMIES[unit.villagers]?.[1] ?? []) : [[0, 0]];
    return spots.map(([a, b], index): Standing => {
      const place = { x: x + across + a * scale, y: y + foot + depth + b * scale };
      return { key: unit.villagers ? `${name}-${index}` : name, unit: name, kind, seat: unit.seat, ...place, scale: PIECE * scale };
    });
  });
}

function offered(view: IslandView, table: Table): Standing[] {
  const given = new Map<string, { at: Place; seats: number[] }>();
  view.offerings.forEach((places, seat) => {
    for (const at of places) {
      const there = given.get(placeName(at)) ?? { at, seats: [] };
      there.seats.push(seat);
      given.set(placeName(at), there);
    }
  });
  return [...given.values()]
    .filter(({ at }) => at[0] === table)
    .flatMap(({ at, seats }) => {
      const { x, y } = middle(at);
      return seats.map((seat, index): Standing => {
        const [a, b] = OFFERINGS[Math.min(seats.length, 4)]?.[index] ?? [0, 48];
        const key = `offering-${seat}-${placeName(at)}`;
        return { key, unit: key, kind: "offering", seat, x: x + a, y: y + b, scale: OFFERING };
      });
    });
}

export interface Signs extends Point {
  key: string;
  tile: string;
  scale: number;
}

/** What tiles produce. Where pieces stand, it moves aside or up and gets smaller. */
export function signs(view: IslandView, table: Table): Signs[] {
  const units = unitsOf(view, table);
  return view.tiles
    .filter((laid) => laid.at[0] === table && PRODUCES[laid.tile])
    .map(({ at, tile }) => {
      const { x, y } = middle(at);
      const there = units.get(placeName(at));
      const wide = there?.units.reduce((sum, unit) => sum + widthOf(unit), 0) ?? 0;
      const [right, down, scale] = !there ? [0, 12, 1] : standsAside(tile, wide) ? [-44, 8, 0.84] : [0, -54, 0.72];
      return { key: placeName(at), tile, x: x + right, y: y + down, scale };
    });
}

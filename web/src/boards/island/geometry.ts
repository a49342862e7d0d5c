/** Where things lie, for tiles of size 100 (middle to corner). What pieces do with their numbers, standing.py in
 * games/island/drawing does too. */

import layout from "../../../../src/manoa/games/island/data/layout.json";
import { BEAST_TILES, PRODUCES } from "./facts";
import { nameOf, isCorner, placeName, type Corner, type IslandView, type Place, type Table } from "./view";

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 100;
const WIDE = Math.sqrt(3) * SIZE;
const VARIANTS: Record<string, number> = layout.variants;
export const SHORE = layout.shore.map(([ink, width]) => [ink, Number(width) * SIZE] as const);

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

const MOST = layout.armies.length;
const SCALE = { piece: layout.scales.piece * SIZE, building: layout.scales.building * SIZE, offering: layout.scales.offering * SIZE };

function armyOf(villagers: number): { width: number; places: number[][] } {
  return layout.armies[villagers - 1] ?? { width: layout.explorer, places: [[0, 0]] };
}

function widthOf(unit: Unit): number {
  return armyOf(unit.villagers).width;
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
  return width <= layout.narrow && tile !== undefined && (BEAST_TILES.has(tile) || PRODUCES[tile] === 1);
}

/** All pieces and buildings of a map, back to front. */
export function standing(view: IslandView, table: Table): Standing[] {
  const tiles = new Map(view.tiles.map((laid) => [placeName(laid.at), laid.tile]));
  const found: Standing[] = [...buildings(view, table)];
  for (const [name, { at, units }] of unitsOf(view, table)) {
    const wide = units.reduce((sum, unit) => sum + widthOf(unit), 0);
    const [explorers, armies] = [units.filter((unit) => !unit.villagers), units.filter((unit) => unit.villagers)];
    const [behind = 0, before = 0] = layout.rows;
    if (wide <= layout.crowd || armies.length === 0) found.push(...row(at, units, layout.foot, standsAside(tiles.get(name), wide)));
    else found.push(...row(at, explorers, behind), ...row(at, armies, before));
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
        return { key, unit: key, kind, seat, x, y: y + layout.below * SIZE, scale: SCALE.building };
      });
  });
}

/** Side by side on a tile; many stand closer, very many get smaller. */
function row(at: Place, units: readonly Unit[], foot: number, aside: boolean = false): Standing[] {
  const total = units.reduce((sum, unit) => sum + widthOf(unit), 0);
  const squeeze = Math.min(1, Math.max(layout.tightest, layout.room / total));
  const scale = Math.min(1, layout.room / (total * squeeze));
  const { x, y } = middle(at);
  let reach = -total / 2;
  return units.flatMap((unit, order) => {
    const across = (reach + widthOf(unit) / 2) * squeeze * scale + (aside ? layout.aside : 0);
    reach += widthOf(unit);
    const depth = units.length > 2 ? (order % 2 ? layout.depth : -layout.depth) : 0;
    const kind = unit.villagers ? "villager" : "explorer";
    const name = unit.villagers ? `army-${unit.seat}-${placeName(at)}` : `explorer-${unit.seat}`;
    return armyOf(unit.villagers).places.map(([a = 0, b = 0], index): Standing => {
      const place = { x: x + (across + a * scale) * SIZE, y: y + (foot + depth + b * scale) * SIZE };
      return { key: unit.villagers ? `${name}-${index}` : name, unit: name, kind, seat: unit.seat, ...place, scale: SCALE.piece * scale };
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
        const [a = 0, b = 0] = layout.offerings[Math.min(seats.length, 4) - 1]?.[index] ?? [];
        const key = `offering-${seat}-${placeName(at)}`;
        return { key, unit: key, kind: "offering", seat, x: x + a * SIZE, y: y + b * SIZE, scale: SCALE.offering };
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
      const [right = 0, down = 0, scale = 1] = layout.signs[!there ? "alone" : standsAside(tile, wide) ? "beside" : "above"];
      return { key: placeName(at), tile, x: x + right * SIZE, y: y + down * SIZE, scale };
    });
}

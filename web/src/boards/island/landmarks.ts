/** What tells a place from all others: what it lies beside, how far out it lies, or the way to it from such a place. */

import { around, cornerName, placeName, type Corner, type IslandView, type Place, type Side, type Table } from "./view";

export const WAYS = { e: [1, 0], ne: [1, -1], nw: [0, -1], w: [-1, 0], sw: [-1, 1], se: [0, 1] } as const;
export type Way = keyof typeof WAYS;
/** Of a tile, which stands on a corner. */
export type Point = Exclude<Way, "e" | "w"> | "n" | "s";
export type End = "north" | "south" | "east" | "west";
/** What lies where no tile lies. */
export const OPEN = "open";

export type Mark =
  | { by: "kind" } // there is only one
  | { by: "beside"; kinds: string[] }
  | { by: "end"; end: End; rank: 1 | 2 | 3 } // the first of its kind from there, or the next
  | { by: "way"; way: Way; of: Tile };

export interface Tile {
  kind: string;
  at: Place;
  mark: Mark;
  /** How much there is to say. */
  length: number;
}

/** Where several tiles meet, by their kinds, or one end of a tile. */
export type CornerMark = { by: "kinds"; kinds: string[] } | { by: "point"; point: Point; of: Tile };

const CORNERS: Record<Side, [Point, Point, Point]> = { N: ["n", "se", "sw"], S: ["s", "ne", "nw"] }; // for the tiles of `around`
const ENDS: Record<End, (place: Place) => number> = {
  north: ([, , r]) => -r,
  south: ([, , r]) => r,
  east: ([, q, r]) => q + r / 2,
  west: ([, q, r]) => -q - r / 2,
};

/** The places around one, by the way there. */
export function beside([table, q, r]: Place): [Way, Place][] {
  return (Object.keys(WAYS) as Way[]).map((way) => [way, [table, q + WAYS[way][0], r + WAYS[way][1]]]);
}

const OPPOSITE: Record<Way, Way> = { e: "w", w: "e", ne: "sw", sw: "ne", nw: "se", se: "nw" };

export class Landmarks {
  readonly #kinds: Map<string, string>;
  readonly #alike = new Map<string, Place[]>();
  readonly #tiles = new Map<string, Tile>();
  readonly #meetings = new Map<string, number>();

  constructor(tiles: IslandView["tiles"]) {
    this.#kinds = new Map(tiles.map(({ at, tile }) => [placeName(at as Place), tile]));
    for (const { at, tile } of tiles) this.#alike.set(tile, [...(this.#alike.get(tile) ?? []), at as Place]);
    const corners = new Map(tiles.flatMap(({ at }) => cornersOf(at as Place)).map((corner) => [cornerName(corner), corner]));
    for (const corner of corners.values()) this.#meetings.set(this.#meeting(corner), (this.#meetings.get(this.#meeting(corner)) ?? 0) + 1);
    this.#mark(tiles.map(({ at }) => at as Place));
  }

  tile(place: Place): Tile | null {
    return this.#tiles.get(placeName(place)) ?? null;
  }

  isOnly(kind: string): boolean {
    return this.#alike.get(kind)?.length === 1;
  }

  /** The way to a place from the tile beside it of which least is to be said; null: it lies beside none. */
  wayTo(place: Place): { way: Way; of: Tile } | null {
    const found = beside(place).flatMap(([way, there]) => {
      const of = this.tile(there);
      return of ? [{ way: OPPOSITE[way], of }] : [];
    });
    return shortest(found);
  }

  corner(corner: Corner): CornerMark | null {
    const kinds = this.#kindsAt(corner);
    if (!kinds.includes(OPEN) && new Set(kinds).size === kinds.length && this.#meetings.get(this.#meeting(corner)) === 1) return { by: "kinds", kinds };
    const found = around(corner).flatMap((place, index) => {
      const [of, point] = [this.tile(place), CORNERS[corner[1]][index]];
      return of && point ? [{ by: "point" as const, point, of }] : [];
    });
    return shortest(found);
  }

  /** From what is said in a word to what needs most of them: whatever is left is found from what has a name by then. */
  #mark(places: readonly Place[]): void {
    let left = places;
    const take = (length: number, markOf: (place: Place, kind: string) => Mark | null): void => {
      const found = left.flatMap((at) => {
        const kind = this.#kindAt(at);
        const mark = markOf(at, kind);
        return mark ? [{ at, kind, mark, length }] : [];
      });
      for (const tile of found) this.#tiles.set(placeName(tile.at), tile);
      left = left.filter((at) => this.tile(at) === null);
    };
    const byWay = (at: Place): Mark | null => {
      const found = this.wayTo(at);
      return found && { by: "way", ...found };
    };
    take(0, (_, kind) => (this.isOnly(kind) ? { by: "kind" } : null));
    const only = new Set(this.#tiles.keys());
    take(1, (at) => this.#neighbours(at, 1));
    take(2, (at) => (beside(at).some(([, there]) => only.has(placeName(there))) ? byWay(at) : null));
    take(3, (at, kind) => this.#end(at, kind, 1));
    take(4, (at) => this.#neighbours(at, 2));
    take(5, (at, kind) => this.#end(at, kind, 2));
    take(6, (at, kind) => this.#end(at, kind, 3));
    for (let length = 7; left.length > 0; length += 1) {
      const before = left.length;
      take(length, byWay);
      if (left.length === before) return; // what lies apart from all others
    }
  }

  #kindAt(place: Place): string {
    return this.#kinds.get(placeName(place)) ?? OPEN;
  }

  #kindsAt(corner: Corner): string[] {
    return around(corner).map((place) => this.#kindAt(place));
  }

  #meeting(corner: Corner): string {
    return this.#kindsAt(corner).toSorted().join(" ");
  }

  /** Kinds that lie beside a tile, the rarest first, without its own. */
  #around(place: Place): string[] {
    const own = this.#kindAt(place);
    const kinds = new Set(beside(place).map(([, there]) => this.#kindAt(there)).filter((kind) => kind !== own));
    const many = (kind: string): number => this.#alike.get(kind)?.length ?? Infinity;
    return [...kinds].toSorted((one, other) => (many(one) === many(other) ? 0 : many(one) - many(other)));
  }

  /** So many kinds beside it that no other of its kind lies beside. */
  #neighbours(place: Place, count: number): Mark | null {
    const others = (this.#alike.get(this.#kindAt(place)) ?? []).filter((other) => placeName(other) !== placeName(place)).map((other) => new Set(this.#around(other)));
    const own = this.#around(place);
    const choices = count === 1 ? own.map((kind) => [kind]) : own.flatMap((kind, index) => own.slice(index + 1).map((other) => [kind, other]));
    const kinds = choices.find((choice) => !others.some((other) => choice.every((kind) => other.has(kind))));
    return kinds ? { by: "beside", kinds } : null;
  }

  /** Counted from an end of the map; two that lie as far out are not told apart by it. */
  #end(place: Place, kind: string, rank: 1 | 2 | 3): Mark | null {
    const others = (this.#alike.get(kind) ?? []).filter((other) => placeName(other) !== placeName(place));
    const isRank = (end: End): boolean => {
      const further = others.filter((other) => ENDS[end](other) >= ENDS[end](place));
      return further.length === rank - 1 && further.every((other) => ENDS[end](other) > ENDS[end](place));
    };
    const end = (Object.keys(ENDS) as End[]).find(isRank);
    return end ? { by: "end", end, rank } : null;
  }
}

function shortest<T extends { of: Tile }>(found: readonly T[]): T | null {
  return found.reduce<T | null>((best, one) => (best && best.of.length <= one.of.length ? best : one), null);
}

export function cornersOf([table, q, r]: Place): Corner[] {
  const at = (side: Side, a: number, b: number): Corner => [table as Table, side, q + a, r + b];
  return [at("N", 0, 0), at("S", 0, 0), at("S", 0, -1), at("S", 1, -1), at("N", -1, 1), at("N", 0, 1)];
}

/** What never changes on a table: a drawing for the bottom of the board, and its geometry. */

import { get } from "../live/api";

export type Language = "en" | "fr" | "de";
export type Point = [x: number, y: number];
export type Hex = [q: number, r: number];

interface Drawn {
  /** To be put into an `<svg>` as it is; it wants the icons to lie in the page. */
  svg: string;
  width: number;
  height: number;
  viewBox: string;
  /** Of a hex, middle to corner. */
  size: number;
}

export interface QuestSpace {
  at: Hex;
  /** As in the log and in notation: B12. */
  name: string;
  x: number;
  y: number;
  terrain: string;
  power: number;
  /** The terrain whose symbol pays; the own one but on the finish. */
  requires: string;
  start?: number;
  cave?: true;
  finish?: true;
}

export interface QuestJoint {
  between: [string, string];
  contacts: [Hex, Hex][];
  /** The zigzags along which the palisade stands. */
  lines: Point[][];
  /** The palisade, to be put into an `<svg>`. */
  palisade: string;
  /** The middle of the plaque, `quest-blockade-<number>`. */
  plaque: Point;
}

export interface QuestScene extends Drawn {
  title: string;
  angle: number;
  /** The hexes stand on an edge. */
  flat: boolean;
  /** Of a hex, from its middle on. */
  corners: Point[];
  spaces: QuestSpace[];
  joints: QuestJoint[];
  /** El Dorado; pieces that are there stand side by side, `below` its middle. */
  city: { at: Point; apart: number; below: number };
  /** For `placed`, but for `foot`, how far below the middle of a hex a piece stands, and `cave_at`. */
  scales: { piece: number; foot: number; plaque: number; cave: number; cave_at: Point };
}

export interface IslandScene extends Drawn {
  /** From a place to the next one in q and in r. */
  step: { q: Point; r: Point };
  outline: Point[];
  directions: Record<"e" | "ne" | "nw" | "w" | "sw" | "se", Hex>;
  /** Of the place that a corner is named after: N(q,r) is its top, S(q,r) its bottom. */
  corner: Record<"N" | "S", Point>;
  /** The six of a tile, clockwise from the top, as notation counts them; q and r are to be added to the tile's. */
  corners: { letter: "N" | "S"; q: number; r: number; at: Point }[];
  radius: { island: number; cave: number };
  variants: Record<string, number>;
  colours: Record<string, { ink: string; mark: number }>;
  /** Strokes around the outline of all tiles, the lowest first: shallow water, then the edge of the board. */
  shore: { ink: string; width: number }[];
  edges: { ink: string; x: number; y: number; width: number }[];
  scales: Record<"tile" | "signs" | "piece" | "building" | "offering", number>;
  layout: IslandLayout;
}

/** Where things stand on a tile, from its middle on, in sizes of a tile. */
export interface IslandLayout {
  foot: number;
  below: number;
  aside: number;
  narrow: number;
  room: number;
  crowd: number;
  tightest: number;
  explorer: number;
  armies: Record<string, { width: number; places: Point[] }>;
  offerings: Record<string, Point[]>;
  signs: Record<"alone" | "beside" | "above", [x: number, y: number, scale: number]>;
  around: [left: number, top: number, right: number, bottom: number];
}

/** The scene of a table; null for a game that has none. */
export function loadScene<Scene>(table: string, tall = false): Promise<Scene | null> {
  return get<Scene | null>(`/tables/${table}/scene?tall=${tall}`);
}

/** The scene of a game with options, for a table that is still to be set up. */
export function gameScene<Scene>(game: string, options: object = {}, tall = false): Promise<Scene | null> {
  return get<Scene | null>(`/games/${game}/scene?tall=${tall}&options=${encodeURIComponent(JSON.stringify(options))}`);
}

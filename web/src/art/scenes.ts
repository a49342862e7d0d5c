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
  /** The same for a demon blockade, where there may be one. */
  demon_palisade?: string;
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
  /** For `placed`, but for `foot`, how far below the middle of a hex a piece stands, `held`, a radius, and what ends in
      `_at`, a place from the middle of a hex on. */
  scales: {
    piece: number;
    foot: number;
    plaque: number;
    cave: number;
    cave_at: Point;
    dragon: number;
    awake_at: Point;
    asleep_at: Point;
    chest: number;
    chest_at: Point;
    held: number;
    held_at: Point;
  };
}

/** The scene of a game with options, for a table that is still to be set up. */
export function gameScene<Scene>(game: string, options: object = {}, tall = false): Promise<Scene | null> {
  return get<Scene | null>(`/games/${game}/scene?tall=${tall}&options=${encodeURIComponent(JSON.stringify(options))}`);
}

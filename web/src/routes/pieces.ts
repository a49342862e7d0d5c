/** The pieces of a route and what is printed on them, as the library has them. */

import { finish as FINISH, pieces as TILES, tavern as TAVERN } from "../../../src/manoa/games/quest/data/tiles.json";
import modules from "../../../src/manoa/games/quest/data/modules.json";
import { hexOf, keyOfHex, plus, turned, type Hex } from "./hexes";
import type { Finish, Piece, Placed, Route, Swamp, Tavern } from "./route";

interface Printed {
  q: number;
  r: number;
  terrain: string;
  power: number;
  requires?: string;
  start?: number;
}

interface Tile {
  kind: string;
  set: string;
  reverse: string;
  hexes: Printed[];
}

export interface Space {
  at: Hex;
  terrain: string;
  power: number;
  /** The terrain whose symbol pays. */
  requires: string;
  /** The letter of its piece: Z for the finish, Y for the tavern and for swamps beside the route. */
  piece: string;
  number: number;
  start?: number;
}

const PIECES: Record<string, Tile> = TILES;
const SIDES: Record<string, Printed[]> = FINISH.sides;
const ROOMS: Record<string, { terrain: string; power: number; requires: string }[]> = TAVERN.sides;
export const SWAMPS: Record<string, Printed[]> = Object.fromEntries(modules.swamp.tiles.map((tile) => [tile.id, tile.hexes]));
export const [FINISH_LETTER, BESIDE_LETTER] = ["Z", "Y"];
export const FINISH_SIDES = Object.keys(SIDES);
export const TAVERN_SIDES = Object.keys(ROOMS);
export const LETTERS = Object.keys(PIECES);
/** How many of each marker there are in the boxes. */
export const MOST = {
  swamp: modules.swamp.tiles.length,
  current: modules.current.markers,
  danger: modules.danger.markers,
  treasures: modules.treasures.chests.reduce((sum, chest) => sum + chest.count, 0),
  dragons: modules.dragons.dragons.length,
};
export const DRAGONS: string[] = modules.dragons.dragons.map((dragon) => dragon.id);

export const kindOf = (letter: string): string => PIECES[letter]?.kind ?? "tile";
export const reverseOf = (letter: string): string => PIECES[letter]?.reverse ?? letter;
export const setOf = (letter: string): string => PIECES[letter]?.set ?? "base";

/** Both sides of every physical piece of a box, in order. */
export function pairs(set: string): [string, string][] {
  return LETTERS.filter((letter) => setOf(letter) === set && letter < reverseOf(letter)).map((letter) => [letter, reverseOf(letter)]);
}

const land = (at: Placed, hex: Hex): Hex => plus([at.q, at.r], turned(hex, at.rotation));

function spaces(at: Placed, printed: readonly Printed[], piece: string): Space[] {
  return printed.map((part, place) => ({
    at: land(at, [part.q, part.r]),
    terrain: part.terrain,
    power: part.power,
    requires: part.requires ?? part.terrain,
    piece,
    number: place + 1,
    ...(part.start === undefined ? {} : { start: part.start }),
  }));
}

export const layPiece = (piece: Piece): Space[] => spaces(piece, PIECES[piece.piece]?.hexes ?? [], piece.piece);
export const layFinish = (finish: Finish): Space[] => spaces(finish, SIDES[finish.side] ?? [], FINISH_LETTER);
export const laySwamp = (swamp: Swamp): Space[] => spaces(swamp, SWAMPS[swamp.swamp] ?? [], BESIDE_LETTER);
/** The hex that the finish lies around, and where El Dorado is drawn. */
export const cornerOf = (finish: Placed): Hex => land(finish, hexOf(FINISH.corner));
export const cityOf = (finish: Placed): Hex[] => FINISH.city.map((at) => land(finish, hexOf(at)));

export function layTavern(tavern: Tavern): Space[] {
  return (ROOMS[tavern.side] ?? []).map((room, place) => ({ at: tavern.spaces[place] ?? [0, 0], ...room, piece: BESIDE_LETTER, number: place + 1 }));
}

/** Everything that lies on the map, by its hex; a swamp covers what is below it. */
export function spacesOf(route: Route): Map<string, Space> {
  const laid = new Map<string, Space>();
  const parts = [...route.pieces.flatMap(layPiece), ...(route.tavern ? layTavern(route.tavern) : []), ...(route.finish ? layFinish(route.finish) : [])];
  for (const space of parts) laid.set(keyOfHex(space.at), space);
  for (const space of route.modules.swamp.flatMap(laySwamp)) {
    const under = laid.get(keyOfHex(space.at));
    laid.set(keyOfHex(space.at), under ? { ...under, terrain: space.terrain, power: space.power, requires: space.terrain } : space);
  }
  return laid;
}

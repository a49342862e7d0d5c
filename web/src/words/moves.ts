/** What could be done, in words: for advice. */

import { amountsIn, nameIn, type Sees } from "./game";
import { keyOf } from "./names";
import { has, words, type Arguments } from "./words.svelte";

export interface Move {
  notation: string;
  data: Record<string, unknown>;
}

/** `lay Sea 4`. What has no words of ours is told in notation; `sees`: what places are called, if not by their coordinates. */
export function moveText(game: string, move: Move, names: readonly string[], sees: Sees | null = null): string {
  const key = keyFor(game, move);
  if (!has(key)) return move.notation;
  const text = words(key, partsOf(game, move, names, sees));
  return isOneOfTwo(move) ? words("move-quest-piece", { move: text, piece: Number(move.data.piece) + 1 }) : text;
}

function keyFor(game: string, { notation, data: { kind, blockade, symbol, at } }: Move): string {
  const key = `move-${keyOf(game)}-${keyOf(kind)}`;
  if (kind === "run" && notation.includes(" as ")) return `${key}-as`;
  if (blockade !== undefined) return `${key}-blockade`;
  if (kind === "pay" && symbol !== undefined) return `${key}-coin`;
  return kind === "discover" && at ? `${key}-at` : key;
}

/** With two pieces the notation says which one goes. */
function isOneOfTwo({ notation, data }: Move): boolean {
  return typeof data.piece === "number" && notation.split(" ").length > 2;
}

const THINGS = ["card", "token", "dragon", "explorer", "item", "resource"];

function partsOf(game: string, { notation, data }: Move, names: readonly string[], sees: Sees | null): Arguments {
  const place = placeIn(notation, data.kind);
  const family = THINGS.find((one) => data[one] !== undefined);
  const parts: Arguments = { what: family ? nameIn(game, family, String(data[family])) : "", place: sees?.(place) ?? place.replaceAll(/-(?=\d)/g, "−") };
  for (const name of ["speed", "gather", "count", "blockade"]) if (typeof data[name] === "number") parts[name] = data[name];
  for (const name of ["cards", "give", "take"]) if (data[name] !== undefined) parts[name] = resources(game, data[name]);
  if (typeof data.symbol === "string") parts.symbol = nameIn(game, "symbol", data.symbol);
  if (typeof data.seat === "number") parts.who = names[data.seat] ?? "";
  if (typeof data.colour === "string") parts.where = nameIn(game, "colour", data.colour);
  return parts;
}

/** Where it leads; a raid names the farmhouse, then where the attack comes from. */
function placeIn(notation: string, kind: unknown): string {
  const parts = notation.split(" ");
  return (kind === "raid" ? parts[1] : parts.at(-1)) ?? "";
}

const FIRST = "A".charCodeAt(0);
const LETTERS = 26;

/** To call places by their letters, where they have one. */
export function byLetters(letters: ReadonlyMap<string, string>): Sees {
  return (place) => letters.get(place) ?? null;
}

/** A letter for each place that moves speak of, in their order: by the notation of the place. */
export function lettersFor(moves: readonly Move[]): Map<string, string> {
  const places = moves.filter(({ data }) => data.to !== undefined || data.at !== undefined).map(({ notation, data }) => placeIn(notation, data.kind));
  return new Map([...new Set(places)].slice(0, LETTERS).map((place, index) => [place, String.fromCharCode(FIRST + index)]));
}

function resources(game: string, value: unknown): string {
  return typeof value === "string" ? nameIn(game, "resource", value) : amountsIn(game, value as Record<string, number>);
}

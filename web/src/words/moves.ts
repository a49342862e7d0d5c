/** What could be done, in words: for advice. */

import { amountsIn, named, nameIn, type Sees } from "./game";
import { keyOf } from "./names";
import { has, series, words, type Arguments } from "./words.svelte";

export interface Move {
  notation: string;
  data: Record<string, unknown>;
}

/** `lay Sea 4`. What has no words of ours is told in notation; `sees`: what places are called, if not by their coordinates. */
export function moveText(game: string, move: Move, names: readonly string[], sees: Sees | null = null): string {
  const key = keyFor(game, move);
  if (!has(key)) return move.notation;
  return withPiece(move, words(key, partsOf(game, move, names, sees)));
}

/** How to call places in what is shown side by side: where two would be called the same, so that they are told apart. */
export function toldApart<T>(ones: readonly T[], say: (one: T, sees: Sees | null) => string, sees: Sees | null): Sees | null {
  const said = ones.map((one) => say(one, sees));
  return new Set(said).size < said.length ? apart(sees) : sees;
}

export function apart(sees: Sees | null): Sees | null {
  return sees && ((place, form = "apart") => sees(place, form));
}

/** With two pieces it is said which one goes. */
export function withPiece(move: Move, text: string): string {
  return isOneOfTwo(move) ? words("move-quest-piece", { move: text, piece: Number(move.data.piece) + 1 }) : text;
}

export function keyFor(game: string, { notation, data: { kind, blockade, symbol, at, foes } }: Move): string {
  const key = `move-${keyOf(game)}-${keyOf(kind)}`;
  if (Array.isArray(foes) && foes.length > 0) return `${key}-foes`;
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

export function partsOf(game: string, { notation, data }: Move, names: readonly string[], sees: Sees | null): Arguments {
  const place = placeIn(notation, data.kind);
  const family = THINGS.find((one) => data[one] !== undefined);
  const parts: Arguments = { what: family ? nameIn(game, family, String(data[family])) : "", ...named(game, "place", "place", place, { names, you: null, sees }) };
  for (const name of ["speed", "gather", "count", "blockade"]) if (typeof data[name] === "number") parts[name] = data[name];
  for (const name of ["cards", "give", "take"]) if (data[name] !== undefined) parts[name] = resources(game, data[name]);
  if (typeof data.symbol === "string") parts.symbol = nameIn(game, "symbol", data.symbol);
  if (typeof data.seat === "number") parts.who = names[data.seat] ?? "";
  if (Array.isArray(data.foes)) parts.who = series(data.foes.map((seat) => names[Number(seat)] ?? ""));
  if (typeof data.colour === "string") parts.where = nameIn(game, "colour", data.colour);
  return parts;
}

/** Where it leads; a raid names the farmhouse, then where the attack comes from. */
function placeIn(notation: string, kind: unknown): string {
  const parts = notation.split(" ");
  return (kind === "raid" ? parts[1] : parts.at(-1)) ?? "";
}

function resources(game: string, value: unknown): string {
  return typeof value === "string" ? nameIn(game, "resource", value) : amountsIn(game, value as Record<string, number>);
}

/** What could be done, in words: for advice. */

import { amounts, cardName, EXPEDITIONS, keyOf, thing } from "./names";
import { has, words, type Arguments } from "./words.svelte";

export interface Move {
  notation: string;
  data: Record<string, unknown>;
}

/** `lay Sea 4`. What has no words of ours is told in notation. */
export function moveText(game: string, move: Move, names: readonly string[]): string {
  const key = keyFor(game, move.data);
  if (!has(key)) return move.notation;
  const text = words(key, partsOf(move, names));
  return isOneOfTwo(move) ? words("move-quest-piece", { move: text, piece: Number(move.data.piece) + 1 }) : text;
}

function keyFor(game: string, { kind, blockade, symbol, at }: Record<string, unknown>): string {
  const key = `move-${keyOf(game)}-${keyOf(kind)}`;
  if (blockade !== undefined) return `${key}-blockade`;
  if (kind === "pay" && symbol !== undefined) return `${key}-coin`;
  return kind === "discover" && at ? `${key}-at` : key;
}

/** With two pieces the notation says which one goes. */
function isOneOfTwo({ notation, data }: Move): boolean {
  return typeof data.piece === "number" && notation.split(" ").length > 2;
}

function partsOf({ notation, data }: Move, names: readonly string[]): Arguments {
  const what = data.card ?? data.token ?? data.explorer ?? data.item ?? data.resource;
  const parts: Arguments = { what: what === undefined ? "" : cardName(String(what)), place: placeIn(notation, data.kind) };
  for (const name of ["speed", "gather", "count", "blockade"]) if (typeof data[name] === "number") parts[name] = data[name];
  for (const name of ["cards", "give", "take"]) if (data[name] !== undefined) parts[name] = resources(data[name]);
  if (typeof data.seat === "number") parts.who = names[data.seat] ?? "";
  if (typeof data.colour === "string") parts.where = words(`expedition-${EXPEDITIONS[data.colour] ?? data.colour}`);
  return parts;
}

/** Where it leads; a raid names the farmhouse, then whence it comes. */
function placeIn(notation: string, kind: unknown): string {
  const parts = notation.split(" ");
  return (kind === "raid" ? parts[1] : parts.at(-1))?.replaceAll(/-(?=\d)/g, "−") ?? "";
}

function resources(value: unknown): string {
  return typeof value === "string" ? thing(value) : amounts(value as Record<string, number>);
}

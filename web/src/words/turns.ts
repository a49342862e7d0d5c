/** A turn in words, as people tell it: what belongs together in one phrase, and what goes without saying not at all. */

import { counted, type Sees } from "./game";
import { keyFor, type Move, moveText, partsOf, withPiece } from "./moves";
import { keyOf } from "./names";
import { has, series, words, type Arguments } from "./words.svelte";

/** What ends a turn, or a part of it, after something else. */
const SILENT = new Set(["end turn", "stop", "done"]);

/** A step, and those that belong to it. */
type Phrase = [Move, ...Move[]];

/** `Scout to jungle 2, then buy Journalist with Explorer and Traveler`. */
export function turnText(game: string, turn: readonly Move[], names: readonly string[], sees: Sees | null = null): string {
  const said = phrasesOf(game, told(turn)).map((phrase) => phraseText(game, phrase, names, sees));
  const last = said.pop() ?? "";
  return said.length > 0 ? words("turn-then", { first: said.join(", "), last }) : last;
}

/** The same for all orders of the same steps: they come to the same, as far as people can see. */
export function turnKey(game: string, turn: readonly Move[], names: readonly string[], sees: Sees | null = null): string {
  return told(turn)
    .map((move) => moveText(game, move, names, sees))
    .sort()
    .join("\n");
}

/** The steps that are told. The first always is: it is what decides. */
export function told<T extends Move>(turn: readonly T[]): T[] {
  return turn.filter(({ data }, place) => place === 0 || !SILENT.has(String(data.kind)));
}

function phrasesOf(game: string, moves: readonly Move[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (const move of moves) {
    const last = phrases.at(-1);
    if (last && belongs(game, last, move)) last.push(move);
    else phrases.push([move]);
  }
  return phrases;
}

/** There are words for the two together, and all that came between is of the same kind. */
function belongs(game: string, [head, ...rest]: Phrase, move: Move): boolean {
  return rest.every((one) => keyFor(game, one) === keyFor(game, move)) && has(together(game, head, move));
}

/** `move-quest-run-go`: a card is played, and a piece goes by it. */
function together(game: string, head: Move, move: Move): string {
  return keyFor(game, head) + keyFor(game, move).slice(`move-${keyOf(game)}`.length);
}

function phraseText(game: string, [head, ...rest]: Phrase, names: readonly string[], sees: Sees | null): string {
  const last = rest.at(-1);
  if (!last) return moveText(game, head, names, sees);
  const [first, ...others] = [head, ...rest].map((move) => partsOf(game, move, names, sees));
  const whats = others.map(({ what = "" }) => String(what));
  const lists = { others: series(counted(whats)), all: series(counted([String(first?.what ?? ""), ...whats])) };
  const goal = last.data.to === undefined ? {} : placeOf(others.at(-1) ?? {});
  return withPiece(last, words(together(game, head, last), { ...others.at(-1), ...first, ...goal, ...lists }));
}

/** Where something leads, in all forms that a language may need. */
function placeOf(parts: Arguments): Arguments {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => name.startsWith("place")));
}

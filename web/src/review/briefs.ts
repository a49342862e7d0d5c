/** A turn in a few words: spaces, takes, buys. Who did it stands beside it. */

import type { Event } from "../wire/types";
import { movesOf } from "../live/table.svelte";
import type { Happening } from "../words/deeds";
import { argument, type Hearers } from "../words/game";
import { moveText } from "../words/moves";
import { keyOf } from "../words/names";
import { words, type Arguments } from "../words/words.svelte";
import type { ToldOption, ToldTurn } from "../wire/types";

/** What is told of a turn, in this order; the rest goes without saying. */
const TOLD: Record<string, readonly string[]> = {
  "lost-cities": ["play", "discard", "take"],
  quest: ["go", "clear_blockade", "explore", "take", "remove", "bought", "arrive"],
  island: ["explorer", "move", "gather", "lay", "buy", "wins", "loses", "offer", "accept", "refuse", "bank"],
};
const SAME: Record<string, string> = { reach: "go", gather_closed: "gather", unopposed: "wins" };

/** All turns in a few words each, by their first steps. */
export function briefsOf(game: string, turns: readonly ToldTurn[], events: Event[], hearers: Hearers): Map<number, string> {
  const byStep = new Map(movesOf(events).map(({ step, log }) => [step, log]));
  const happened = ({ first, last }: ToldTurn): Happening[] => Array.from({ length: last - first + 1 }, (_, place) => byStep.get(first + 1 + place) ?? []).flat();
  return new Map(turns.map((turn) => [turn.first, briefOf(game, turn, happened(turn), hearers)]));
}

/** By what happened; where nobody has told that, by what was decided. */
export function briefOf(game: string, turn: ToldTurn, happened: readonly Happening[], hearers: Hearers): string {
  const own = happened.filter((event) => event.seat === turn.seat);
  const told = (TOLD[game] ?? []).flatMap((kind) => {
    const found = own.filter((event) => (SAME[String(event.key)] ?? event.key) === kind);
    return found.length > 0 ? [words(`brief-${keyOf(game)}-${keyOf(kind)}`, partsOf(game, found, hearers))] : [];
  });
  if (told.length > 0) return told.join(", ");
  if (own.length > 0 && game in TOLD) return words("brief-nothing");
  return turn.decisions.map(({ played }) => optionText(game, played, hearers)).join(", ") || words("brief-nothing");
}

/** What several events of a kind tell, put together. */
function partsOf(game: string, events: readonly Happening[], hearers: Hearers): Arguments {
  const parts: Arguments = { count: events.length };
  for (const name of Object.keys(events[0] ?? {})) {
    const values = events.map((event) => event[name]);
    const together = typeof values[0] === "object" || values.length === 1 ? values.at(-1) : values;
    if (name !== "count") parts[name.replaceAll("_", "-")] = argument(game, name, together, hearers);
  }
  return parts;
}

export function optionText(game: string, { text, data }: ToldOption, { names, sees }: Hearers): string {
  return moveText(game, { notation: text, data }, names, sees);
}

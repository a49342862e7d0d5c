/** Deals in words. */

import { speciality } from "../parts/listing";
import type { ComparedGame, ComparedTurn, DailyCard } from "../wire/types";
import { deedIn, together } from "../words/deeds";
import { nameIn } from "../words/game";
import { botName, gameName } from "../words/names";
import { plain } from "../words/telling";
import { series, speech, words } from "../words/words.svelte";

/** Monday, 16 November. */
export function dateName(day: string): string {
  const format = new Intl.DateTimeFormat(speech.language === "en" ? "en-GB" : speech.language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** How it is played: Quest on Serpentine, against Fair and Strong. */
export function howPlayed(card: Pick<DailyCard, "game" | "options" | "bots">, named = true): string {
  const rivals = series(card.bots.flatMap((bot) => (bot === null ? [] : [botName(bot)])));
  const parts = [named ? gameName(card.game) : null, speciality(card), words("daily-against", { rivals })];
  return parts.filter((part) => part !== null).join(", ");
}

/** A result in the unit of its game. */
export function resultText(unit: string, value: number): string {
  if (unit === "steps") return value < 0 ? words("daily-to-go", { count: -value }) : words("daily-arrived");
  return unit === "shrines" ? words("daily-shrines", { count: value }) : points(value);
}

/** Who had the seat. */
export function playerOf(game: ComparedGame, seat: number): string {
  if (game.you) return words("you");
  return game.bot === null ? (game.names[seat] ?? "") : botName(game.bot);
}

/** What somebody did in a turn, a sentence a deed. Drawn cards go without saying: they are the same for all. */
export function turnLines(game: string, turn: ComparedTurn, names: readonly string[], you: number | null): string[] {
  const events = turn.log.filter((event) => !["end turn", "draw_cards", "reshuffle"].includes(String(event.key)));
  return together(game, events, (event) => event).map((deed) => plain(deedIn(game, deed, { names, you })));
}

/** `card scout` by its name. */
export function thingName(game: string, thing: string): string {
  const [family = "", id = ""] = thing.split(" ");
  return nameIn(game, family, id);
}

export const points = (value: number): string => String(value).replace("-", "−");

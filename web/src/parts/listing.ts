/** Tables as lists show them. */

import { lists } from "../live/lists.svelte";
import type { Listed, SeatInfo, State } from "../wire/types";
import { clockName, fullNames, gameName, option, optionValue, seatNames } from "../words/names";
import { series, words } from "../words/words.svelte";

/** What makes this table different from others of its game. */
export function speciality(table: Pick<Listed, "game" | "options">): string | null {
  if (table.game === "quest") return optionValue("quest", "route", table.options.route ?? "first");
  if (table.game === "lost-cities" && table.options.expeditions === 6) return words("six-expeditions");
  return null;
}

/** Why this table counts for no list, or for one. */
export function dealMark({ daily, same }: Pick<State["table"], "daily" | "same">): string | null {
  return daily !== null ? words("daily-short") : same !== null ? words("same-deal-short") : null;
}

/** It is over, and not by an agreement to leave it without a result. A record has none of its own. Who gave up the deal
 * of the day waits until the day is over. */
export function isReviewable({ status, result, seats, daily = null }: Pick<Listed, "status" | "result" | "seats"> & { daily?: string | null }): boolean {
  const gaveUp = isToday(daily) && seats.some((seat) => seat.kind === "person" && seat.away !== null);
  return status === "over" && result?.placings !== null && !gaveUp;
}

/** The day of a deal of the day is not over. */
export function isToday(daily: string | null): boolean {
  return daily !== null && Date.now() < Date.parse(`${daily}T24:00:00Z`);
}

export function openTitle(table: Listed): string {
  return speciality(table) ?? gameName(table.game);
}

/** How its rules differ from what is usual, in words: the longest lists are cut by whoever shows them. */
export function rulesOf(table: Pick<Listed, "game" | "options">, except: readonly string[] = []): string[] {
  const known = (lists.game(table.game)?.options ?? []).filter(({ name }) => !except.includes(name));
  const changed = known.filter(({ name, default: usual }) => table.options[name] !== undefined && table.options[name] !== usual);
  return changed.map(({ name }) => ruleText(table.game, name, table.options[name]));
}

function ruleText(game: string, name: string, value: unknown): string {
  if (name === "route") return optionValue(game, name, value);
  return value === true ? option(game, name) : words("rule-is", { rule: option(game, name), value: optionValue(game, name, value) });
}

/** What somebody wants to know before sitting down; the title tells the speciality already. */
export function openAbout(table: Listed): string {
  const rules = rulesOf(table, ["route", "expeditions"]);
  return [...(speciality(table) ? [gameName(table.game)] : []), ...rules, clockName(table.clock)].join(", ");
}

/** Who has set up a table, or else the first person at it. */
export function hostOf(table: Listed): string | null {
  const people = table.seats.filter((seat) => seat.kind === "person");
  return (people.find((seat) => seat.user === table.host) ?? people[0])?.name ?? null;
}

/** My games are known by whom I play with, as far as they have come. */
export function myTitle(table: Listed, me: string | null): string {
  const others = fullNames(table.seats).filter((_, number) => {
    const seat = table.seats[number];
    return seat !== undefined && isTaken(seat) && seat.user !== me;
  });
  const game = speciality(table) ?? gameName(table.game);
  if (table.analysis) return words("analysis-of", { game });
  return others.length > 0 ? words("game-with", { game, names: series(others) }) : game;
}

/** The game, and what is special about this table of it. */
export function fullTitle(table: Pick<Listed, "game" | "options">): string {
  return [speciality(table), gameName(table.game)].filter((part) => part !== null).join(" · ");
}

export function watchTitle(table: Listed): string {
  return fullNames(table.seats).join(" · ");
}

export function isTaken(seat: SeatInfo): boolean {
  return seat.kind === "person" || seat.kind === "bot";
}

export function waitsForMe(table: Listed, me: string | null): boolean {
  return table.waiting.some((seat) => table.seats[seat]?.user === me && !table.seats[seat]?.bot) && me !== null;
}

/** A bot plays on in my place. */
export function awayFrom(table: Listed, me: string | null): boolean {
  return me !== null && table.seats.some((seat) => seat.user === me && seat.away !== null);
}

/** How a finished game went for somebody who sat there. */
export function outcomeOf(table: Listed, me: string | null): string {
  const placings = table.result?.placings;
  if (!placings) return words("without-result");
  const place = placings[table.seats.findIndex((seat) => seat.user === me)];
  if (place === 1) return words(placings.filter((one) => one === 1).length > 1 ? "shared-victory" : "you-won");
  return place === undefined ? "" : words("placed-of", { place, of: placings.length });
}

/** Who everybody is waiting for. */
export function waitedFor(table: Listed): string {
  const names = seatNames(table.seats);
  return series(table.waiting.map((seat) => names[seat] ?? ""));
}

/** Whether a bot may be asked for advice: it is my turn, and it helps against nobody but bots. */
export function hintsFor({ table, you, player }: State): boolean {
  if (table.status !== "running" || you === null || player !== you || table.daily !== null) return false;
  return table.analysis || table.seats.every((seat, number) => number === you || seat.kind === "bot");
}

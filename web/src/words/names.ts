/** Names of games, bots, seats and things, in words. */

import { lists } from "../live/lists.svelte";
import { isWaiting } from "../live/preparing";
import type { Clock, GameInfo, SeatInfo } from "../wire/types";
import { has, speech, words, wordsOr } from "./words.svelte";

/** As an id in the catalogues. */
export function keyOf(name: unknown): string {
  return String(name).toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/** What a program calls it, made readable: the last resort. */
export function readable(name: unknown): string {
  const text = String(name).replaceAll(/[_-]+/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** In our words, or as the server has it; by its id until that is known. */
export function gameName(game: string): string {
  return wordsOr(`game-${keyOf(game)}`, lists.game(game)?.title ?? readable(game));
}

export function botName(bot: string): string {
  return wordsOr(`bot-${keyOf(bot)}`, readable(bot));
}

/** What a bot is called where one may choose it, and when it thinks if it has to wait for its game. */
export function botOffered(game: GameInfo | undefined, bot: string, options: Readonly<Record<string, unknown>>, called = botName(bot)): string {
  return isWaiting(game, bot, options) ? words("bot-later", { bot: called, time: timeLeft(game?.preparing?.left ?? null) }) : called;
}

export function seatName(seat: SeatInfo | undefined, number: number): string {
  if (!seat) return words("seat-number", { number: number + 1 });
  if (seat.name) return seat.user === null ? recordedName(seat.name, number) : seat.name;
  if (seat.kind === "bot" && seat.bot) return botName(seat.bot);
  if (seat.kind === "invited") return words("seat-invited");
  return words("seat-open");
}

/** A record has bots by their ids, and who has no name there by the number of the seat. */
function recordedName(name: string, number: number): string {
  if (name === `Seat ${number}`) return words("seat-number", { number: number + 1 });
  return has(`bot-${name}`) ? botName(name) : name;
}

/** A record has its bots by name, like people who are no users here. */
function isBot(seat: SeatInfo | undefined): boolean {
  return seat?.kind === "bot" || (!!seat?.name && seat.user === null);
}

/** A bot's name alone says too little when two seats have the same. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, index) => {
    const twins = names.map((other, place) => (other === name ? place : -1)).filter((place) => place >= 0);
    return twins.length > 1 && isBot(seats[index]) ? `${name} ${twins.indexOf(index) + 1}` : name;
  });
}

/** How well the bot of a seat plays, where its name does not say it. */
export function levelOf(seat: SeatInfo | undefined): string | null {
  const bot = seat?.kind === "bot" ? seat.bot : seat?.was; // a record tells which bot it was
  return bot && seat?.name && recordedName(seat.name, -1) !== botName(bot) ? botName(bot) : null;
}

/** Names where nothing else tells how well a bot plays. */
export function fullNames(seats: readonly SeatInfo[]): string[] {
  return seatNames(seats).map((name, number) => {
    const level = levelOf(seats[number]);
    return level ? words("bot-named", { name, level }) : name;
  });
}

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;

export function difficultyName(name: string): string {
  return wordsOr(`difficulty-${name}`, name);
}

export function option(game: string, name: string): string {
  return wordsOr(`option-${keyOf(game)}-${keyOf(name)}`, readable(name));
}

/** Something of one's own, such as a route, is an object. */
const isOwn = (value: unknown): value is { name?: unknown } => typeof value === "object" && value !== null && !Array.isArray(value);

function nameOf({ name }: { name?: unknown }): string {
  if (typeof name === "string") return name;
  const names = (name ?? {}) as Record<string, string>;
  return names[speech.language] ?? names.en ?? "";
}

export function optionValue(game: string, name: string, value: unknown): string {
  if (isOwn(value)) return nameOf(value) || wordsOr(`option-${keyOf(game)}-${keyOf(name)}-own`, readable(name));
  if (Array.isArray(value)) return value.length > 0 ? value.map((one) => optionValue(game, name, one)).join(", ") : words("none");
  const key = `option-${keyOf(game)}-${keyOf(name)}-${keyOf(value)}`;
  if (typeof value === "boolean") return wordsOr(key, words(value ? "yes" : "no"));
  if (typeof value === "number") return wordsOr(key, String(value));
  return wordsOr(key, readable(value));
}

export function clockName(clock: Clock): string {
  if (clock.kind === "none") return words("clock-none");
  if (clock.kind === "days") return words("clock-days", { days: clock.days });
  const minutes = Math.round(clock.seconds / 60);
  return clock.increment
    ? words("clock-live-plus", { minutes, increment: clock.increment })
    : words("clock-live", { minutes });
}

/** How long something may still take: nobody wants that to the second. */
export function aboutTime(seconds: number): string {
  if (seconds >= 45) return words("about-minutes", { minutes: Math.round(seconds / 60) });
  return words("about-seconds", { seconds: Math.max(1, Math.ceil(seconds / 10)) * 10 });
}

/** The same for messages that say something else where nobody knows. */
export function timeLeft(seconds: number | null): string {
  return seconds === null ? "unknown" : aboutTime(seconds);
}

export function time(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (hours >= 48) return words("days-left", { days: Math.floor(hours / 24) });
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** What happened, as lines of the log. */

import { dressOf, type Dress } from "../look/players";
import type { Event, Result, State } from "../wire/types";
import { amounts, botName, cardName, expeditionOf, keyOf, readable, seatNames, thing } from "./names";
import { has, phrase, series, words, wordsOr, type Arguments, type Part } from "./words.svelte";

export interface Told {
  key: string;
  v: number;
  /** The step after which this stands; null: not of the game. */
  step: number | null;
  seat: number | null;
  dress: Dress | null;
  icon: string | null;
  /** The expedition whose colour the symbol has. */
  expedition: string | null;
  parts: Part[];
  quiet: boolean;
  /** It was taken back later. */
  undone: boolean;
}

type Happening = Record<string, unknown>;

interface Voices {
  game: string;
  names: string[];
  you: number | null;
  /** Tells the colours of the players, where their seats do not. */
  view?: unknown;
}

const STRONG = ["who", "other"];
const SEATS = new Set(["foe", "other"]);
const AT_ONCE: Record<string, string> = { name: "buy", discover: "turn_up" };

export function voicesOf(state: State): Voices {
  return { game: state.table.game, names: seatNames(state.table.seats), you: state.you, view: state.view };
}

/** All lines, those of a game and those around it. */
export function tell(events: readonly Event[], voices: Voices): Told[] {
  const lines = events.filter(isNews).flatMap((event) => tellOne(event, voices));
  let back = Infinity;
  for (const line of lines.toReversed()) {
    if (line.icon !== "undo" && line.step !== null && line.step > back) line.undone = true;
    if (line.icon === "undo" && line.step !== null) back = Math.min(back, line.step);
  }
  return lines;
}

/** That a bot plays on for somebody who has resigned goes without saying. */
function isNews(event: Event, place: number, all: readonly Event[]): boolean {
  const before = all[place - 1]?.what;
  return !(event.what?.kind === "taken_over" && before?.kind === "resigned" && before.seat === event.what.seat);
}

function tellOne(event: Event, voices: Voices): Told[] {
  const what = event.what;
  if (!what || what.kind === "said") return [];
  if (what.kind === "moved") return what.log.flatMap((line, index) => (isDoneAtOnce(line, what.log[index + 1]) ? [] : [happening(event.v, index, what.step, line, voices)]));
  const seat = "seat" in what ? what.seat : null;
  const values: Arguments = { ...subject(seat, voices) };
  if ("bot" in what && what.bot) values.bot = botName(what.bot);
  if ("name" in what) values.who = what.name;
  let key = `event-${keyOf(what.kind)}`;
  if (what.kind === "asked") key += `-${what.what}`;
  if (what.kind === "answered") key = `event-answered-${what.agree ? "yes" : "no"}`;
  if (what.kind === "taken_over") key += `-${what.why}`;
  if (what.kind === "ended") return [line(event.v, 0, null, null, voices, "flag", null, ended(what.result, voices), false)];
  const icon = what.kind === "took_back" ? "undo" : null;
  const step = what.kind === "took_back" ? what.step : null;
  return [line(event.v, 0, step, seat, voices, icon, null, phrase(key, values, STRONG), true)];
}

/** What was set out for and done in one go is told once. */
function isDoneAtOnce(line: Happening, next: Happening | undefined): boolean {
  return next !== undefined && AT_ONCE[String(line.key)] === next.key;
}

/** One thing that the game told. */
export function happening(v: number, index: number, step: number, event: Happening, voices: Voices): Told {
  const seat = typeof event.seat === "number" ? event.seat : null;
  const key = sentenceOf(`log-${keyOf(voices.game)}-${keyOf(event.key)}`, event);
  const values = { ...described(event, voices), ...subject(seat, voices) };
  const parts = has(key) ? phrase(key, values, STRONG) : plainly(event, values);
  const card = typeof event.card === "string" ? expeditionOf(event.card) : null;
  return line(v, index, step, seat, voices, card ? `x-${card}` : null, card, parts, false);
}

/** Where something that is named is nothing, a sentence of its own may read better: a gift is no trade for nothing. */
function sentenceOf(key: string, event: Happening): string {
  const missing = Object.keys(event).find((name) => isNothing(event[name]) && has(`${key}-no-${keyOf(name)}`));
  return missing ? `${key}-no-${keyOf(missing)}` : key;
}

function isNothing(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.values(value).every((count) => count === 0);
}

function line(
  v: number,
  index: number,
  step: number | null,
  seat: number | null,
  { view }: Voices,
  icon: string | null,
  expedition: string | null,
  parts: Part[],
  quiet: boolean,
): Told {
  const dress = seat === null ? null : dressOf(view, seat);
  return { key: `${v}-${index}`, v, step, seat, dress, icon, expedition, parts, quiet, undone: false };
}

/** Who does it. `you` lets a language choose the form of its verb. */
function subject(seat: number | null, { names, you }: Voices): Arguments {
  if (seat === null) return { who: "", you: "no" };
  return seat === you ? { who: words("you-subject"), you: "yes" } : { who: names[seat] ?? "", you: "no" };
}

function described(event: Happening, voices: Voices): Arguments {
  const values: Arguments = {};
  for (const [name, value] of Object.entries(event)) {
    if (SEATS.has(name) && isSeats(value)) values[name] = series([value].flat().map((seat) => named(seat, voices)));
    else values[name.replaceAll("_", "-")] = thrown(name, event) ?? inWords(name, value, voices);
  }
  return values;
}

function isSeats(value: unknown): value is number | number[] {
  return [value].flat().every((seat) => typeof seat === "number");
}

/** Dice come with an English sentence: here is ours. */
function thrown(name: string, event: Happening): string | null {
  if (name === "rolled" && Array.isArray(event.dice)) return series(event.dice.map(String));
  if (name.endsWith("_from")) return reasonsOf(event[name]).join(" + ");
  const side = /^(.+)_rolled$/.exec(name)?.[1];
  const dice = side ? event[side] : null;
  return Array.isArray(dice) ? counted(dice as number[], Number(event[`${side}_total`])) : null;
}

/** `9 (4+5)`, or the best one where that counts. */
function counted(dice: number[], total: number): string {
  if (dice.length === 1) return String(total);
  const sum = dice.reduce((all, one) => all + one, 0);
  return sum === total ? `${total} (${dice.join("+")})` : words("island-best-of", { total, dice: dice.join(", ") });
}

/** `explorer 2 + villagers 1`: where dice come from. What has no word of its own is a beast. */
function reasonsOf(text: unknown): string[] {
  return String(text).split(" + ").map((part) => {
    const [, what, count] = /^(.+) (\d+)$/.exec(part) ?? [];
    if (!what) return part;
    const values = { count: Number(count) };
    return wordsOr(`island-why-${keyOf(what)}`, wordsOr("island-why-beast", part, values), values);
  });
}

function named(seat: number, { names, you }: Voices): string {
  return seat === you ? words("you-object") : (names[seat] ?? "");
}

function inWords(name: string, value: unknown, voices: Voices): string | number {
  if (typeof value === "number") return value;
  if (name === "card" || name === "with") return cardName(String(value));
  if (name === "where" || name === "place" || name === "space" || name === "rolled") return String(value).replaceAll(/-(?=\d)/g, "−");
  if (name === "tile") return wordsOr(`island-tile-${keyOf(value)}`, thing(value)); // what it is, not what it yields
  if (Array.isArray(value) && value.every((part) => typeof part === "number")) return scores(value, voices);
  if (Array.isArray(value)) return series(value.map(thing));
  if (typeof value === "object" && value !== null) return amounts(value as Record<string, number>);
  return typeof value === "string" ? thing(value) : "";
}

function scores(values: readonly (number | string)[], { names, you }: Voices): string {
  return values
    .map((value, seat) => beside(seat === you ? words("you") : (names[seat] ?? String(seat + 1)), String(value).replace("-", "−")))
    .join(", ");
}

/** Two numbers in a row, that of a bot and its points, would be read as one. */
function beside(name: string, value: string): string {
  return /\d$/.test(name) ? `${name}: ${value}` : `${name} ${value}`;
}

/** A game that has no sentences of ours: who, what, and in brackets what comes with it. */
function plainly(event: Happening, values: Arguments): Part[] {
  const rest = Object.keys(event)
    .filter((name) => !["key", "seat", "step"].includes(name))
    .map((name) => ({ name: wordsOr(`field-${keyOf(name)}`, readable(name).toLowerCase()), text: String(values[name.replaceAll("_", "-")] ?? "") }))
    .filter(({ text }) => text !== "")
    .map(({ name, text }) => `${name} ${text}`);
  const doing = wordsOr(`action-${keyOf(event.key)}`, readable(event.key));
  const what = rest.length > 0 ? words("plain-with", { what: doing, rest: rest.join(", ") }) : doing;
  return values.who ? phrase("plain-doing", { who: values.who, what }, STRONG) : [{ text: what, strong: false }];
}

/** What the result is told by. Where shrines decide, a score only orders those who have as many; a race has none. */
export function tally(result: Result, view: unknown): number[] | null {
  if (isRace(view)) return null;
  return (view as { shrines?: number[] } | null)?.shrines ?? result.scores;
}

interface Race {
  to_go: number[];
  arrived: number[];
}

function isRace(view: unknown): view is Race {
  return typeof view === "object" && view !== null && "to_go" in view && "arrived" in view;
}

/** Who has arrived, and how far the others still had to go. */
function finish({ to_go, arrived }: Race): string[] {
  return to_go.map((count, seat) => (arrived.includes(seat) ? words("quest-arrived") : words("quest-to-go-short", { count })));
}

/** Who has won, and how all of them stood. */
export function ended(result: Result, voices: Voices): Part[] {
  const said = isRace(voices.view) ? finish(voices.view) : (tally(result, voices.view) ?? []);
  return won(result, voices, scores(said, voices));
}

/** Only who has won. */
export function headline(result: Result, voices: Voices): string {
  return plain(won(result, voices, "")).trim();
}

function won(result: Result, voices: Voices, scores: string): Part[] {
  const winners = (result.placings ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (!result.placings) return [{ text: words("ended-agreed"), strong: false }];
  if (winners.length !== 1) return [{ text: words("ended-shared"), strong: false }];
  const [winner = 0] = winners;
  const others = result.placings.length - 1;
  return phrase(result.reason === "resigned" ? "ended-resigned" : "ended-won", { ...subject(winner, voices), scores, others }, STRONG);
}

export interface Standing {
  seat: number;
  place: number;
  /** What it was decided by: points, steps to go, shrines. */
  by: string;
}

/** From the first to the last. */
export function standings(result: Result, view: unknown): Standing[] {
  const race = isRace(view) ? finish(view) : null;
  const tallied = tally(result, view) ?? [];
  const shrines = !race && (view as { shrines?: number[] } | null)?.shrines !== undefined;
  const said = (seat: number): string => {
    const count = tallied[seat] ?? 0;
    const plainly = String(count).replace("-", "−");
    return race?.[seat] ?? (shrines ? wordsOr("island-shrines-of", plainly, { count }) : plainly);
  };
  return (result.placings ?? []).map((place, seat) => ({ seat, place, by: said(seat) })).sort((one, other) => one.place - other.place);
}

export function plain(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join("");
}

/** What happened, as lines of the log. */

import { dressOf, type Dress } from "../look/players";
import type { Event, Result, State } from "../wire/types";
import { expeditionOf } from "./expeditions";
import { deedIn, together, type Happening } from "./deeds";
import { bySeat, eventIn, subject, type Hearers, type Sees } from "./game";
import { botName, keyOf, seatNames } from "./names";
import { phrase, words, wordsOr, type Arguments, type Part } from "./words.svelte";

export interface LogLine {
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
  /** What the game tells here. */
  event: Happening | null;
}

/** What somebody did, in one line; the lines of its steps are its details. */
export interface Deed extends LogLine {
  /** The step it began with. */
  from: number | null;
  details: LogLine[];
}

interface Voices extends Hearers {
  game: string;
  /** Tells the colours of the players, where their seats do not. */
  view?: unknown;
}

const STRONG = ["who", "other"];

export function voicesOf(state: State, sees: Sees | null = null): Voices {
  return { game: state.table.game, names: seatNames(state.table.seats), you: state.you, view: state.view, sees };
}

/** All lines, those of a game and those around it. */
export function tell(events: readonly Event[], voices: Voices): LogLine[] {
  const lines = events.filter(isNews).flatMap((event) => linesOf(event, voices));
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

function linesOf(event: Event, voices: Voices): LogLine[] {
  const what = event.what;
  if (!what || what.kind === "said") return [];
  if (what.kind === "moved") return what.log.map((line, index) => logLine(event.v, index, what.step, line, voices));
  const seat = "seat" in what ? what.seat : null;
  const values: Arguments = { ...subject(seat, voices) };
  if ("bot" in what && what.bot) values.bot = botName(what.bot);
  if ("name" in what && what.name) values.who = what.name;
  let key = `event-${keyOf(what.kind)}`;
  if (what.kind === "asked") key += `-${what.what}`;
  if (what.kind === "answered") key = `event-answered-${what.agree ? "yes" : "no"}`;
  if (what.kind === "taken_over") key += `-${what.why}`;
  const { v } = event;
  if (what.kind === "ended") return [lineOf({ v, icon: "flag", parts: ended(what.result, voices) }, voices)];
  const back = what.kind === "took_back" ? { icon: "undo", step: what.step } : {};
  return [lineOf({ v, seat, ...back, parts: phrase(key, values, STRONG), quiet: true }, voices)];
}

/** Lines, one a deed. What was taken back is no part of what stands, and a deed stands where it was done at last. */
export function deedsOf(lines: readonly LogLine[], voices: Voices): Deed[] {
  const places = new Map(lines.map((line, place) => [line, place]));
  const of = (undone: boolean): LogLine[][] => together(voices.game, lines.filter((line) => line.event && line.undone === undone), (line) => line.event ?? {});
  const others = lines.filter((line) => !line.event).map((line) => [line]);
  const placeOf = (deed: LogLine[]): number => places.get(deed.at(-1) as LogLine) ?? 0;
  return [...of(false), ...of(true), ...others].sort((one, other) => placeOf(one) - placeOf(other)).map((deed) => deedLine(deed, voices));
}

function deedLine(deed: LogLine[], voices: Voices): Deed {
  const [first, last] = [deed[0] as LogLine, deed.at(-1) as LogLine];
  const told = deed.flatMap(({ event }) => (event ? [event] : []));
  return { ...first, step: last.step, from: first.step, parts: told.length > 0 ? deedIn(voices.game, told, voices) : first.parts, details: deed.length > 1 ? deed : [] };
}

/** One thing that the game tells. */
export function logLine(v: number, index: number, step: number, event: Happening, voices: Voices): LogLine {
  const seat = typeof event.seat === "number" ? event.seat : null;
  const card = typeof event.card === "string" ? expeditionOf(event.card) : null;
  return lineOf({ v, index, step, seat, icon: card && `x-${card}`, expedition: card, parts: eventIn(voices.game, event, voices), event }, voices);
}

/** `index`: its place among the lines of one event. */
function lineOf({ index = 0, ...line }: Pick<LogLine, "v" | "parts"> & Partial<LogLine> & { index?: number }, { view }: Voices): LogLine {
  const dress = typeof line.seat === "number" ? dressOf(view, line.seat) : null;
  return { key: `${line.v}-${index}`, step: null, seat: null, dress, icon: null, expedition: null, quiet: false, undone: false, event: null, ...line };
}

/** What the result is told by. Where shrines decide, a score only orders those who have as many; a race has none. */
export function tally(result: Result, view: unknown): number[] | null {
  if (isRace(view)) return null;
  return (view as { shrines?: number[] } | null)?.shrines ?? result.scores;
}

interface Race {
  to_go: number[];
  arrived: number[];
  /** With treasures points decide. */
  modules?: { points?: number[] };
}

function isRace(view: unknown): view is Race {
  return typeof view === "object" && view !== null && "to_go" in view && "arrived" in view;
}

/** Who has arrived, and how far the others still had to go; before that points, where there are any. */
function finish({ to_go, arrived, modules }: Race): string[] {
  return to_go.map((count, seat) => {
    const way = arrived.includes(seat) ? words("quest-arrived") : words("quest-to-go-short", { count });
    const points = modules?.points?.[seat];
    return points === undefined ? way : `${words("quest-points", { count: points })} · ${way}`;
  });
}

/** Who has won, and how all of them stood. */
export function ended(result: Result, voices: Voices): Part[] {
  const said = isRace(voices.view) ? finish(voices.view) : (tally(result, voices.view) ?? []);
  return won(result, voices, bySeat(said.map(String), voices));
}

/** Only who has won. */
export function headline(result: Result, voices: Voices): string {
  return plain(won(result, voices, "")).trim();
}

/** Whoever resigned is told that first. */
function ending({ reason, resigned }: Result, you: number | null): string {
  if (reason !== "resigned") return "ended-won";
  return you !== null && resigned.includes(you) ? "ended-you-resigned" : "ended-resigned";
}

function won(result: Result, voices: Voices, scores: string): Part[] {
  const winners = (result.placings ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (!result.placings) return [{ text: words("ended-agreed"), strong: false }];
  if (winners.length !== 1) return [{ text: words("ended-shared"), strong: false }];
  const [winner = 0] = winners;
  const others = result.placings.length - 1;
  return phrase(ending(result, voices.you), { ...subject(winner, voices), scores, others }, STRONG);
}

export interface Standing {
  seat: number;
  place: number;
  /** What it was decided by: points, steps to go, shrines, that somebody resigned. What stood when all others resigned decided nothing. */
  by: string;
}

/** From the first to the last. */
export function standings(result: Result, view: unknown): Standing[] {
  const race = isRace(view) ? finish(view) : null;
  const tallied = tally(result, view) ?? [];
  const shrines = !race && (view as { shrines?: number[] } | null)?.shrines !== undefined;
  const said = (seat: number): string => {
    if (result.resigned.includes(seat)) return words("away-resigned");
    if (result.reason === "resigned") return "";
    const count = tallied[seat] ?? 0;
    const plainly = String(count).replace("-", "−");
    return race?.[seat] ?? (shrines ? wordsOr("island-shrines-of", plainly, { count }) : plainly);
  };
  return (result.placings ?? []).map((place, seat) => ({ seat, place, by: said(seat) })).sort((one, other) => one.place - other.place);
}

export function plain(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join("");
}

/** What a game says: its own catalogue, by the convention of src/manoa/words/__init__.py.
 *
 * Parts of refusals and events become arguments of the same name, and what they stand for is told by that name: a text
 * of the part `card` is the message `card-…`, a list of the part `cards` is several of them, `seat`, `other` and `foe`
 * are players, numbers by seat are told with their names, anything with amounts tells resources.
 */

import type { Refusal } from "../wire/types";
import { capital } from "./capital";
import { expeditionCard, expeditionName } from "./expeditions";
import { keyOf, readable } from "./names";
import { has, hasIn, phrase, series, words, wordsIn, type Arguments, type Part } from "./words.svelte";

export interface Hearers {
  names: readonly string[];
  /** The seat that is spoken to; null: a spectator. */
  you: number | null;
  /** What a place is called by who sees the board; null, or not given: by its coordinates. */
  sees?: Sees | null;
}

/** With a preposition: where something happens, where it goes, where a tile is laid. `apart`: with none, but told from all
 *  other places, however much that takes. */
export type Form = "at" | "to" | "site" | "apart";
export type Sees = (place: string, form?: Form) => string | null;

const PLAYERS = new Set(["other", "foe"]);
/** Parts that are called as others are. */
const THINGS: Record<string, readonly string[]> = { thing: ["card", "token"], with: ["card", "token"], give: ["resource"], take: ["resource"], foe: ["foe", "beast"], other_deck: ["deck"], other_card: ["card"] };
/** Parts that name places of the board, as the notation does. */
const PLACES = new Set(["space", "where", "place", "here", "corner"]);
/** Several of them, which have nothing to do with each other. */
const SEVERAL = new Set(["spaces", "places"]);
const FORMS: readonly Form[] = ["at", "to", "site"];
const BY_SEAT = new Set(["scores", "totals", "to_go", "shrines", "rolls"]);
const STRONG = ["who", "other"];
const COORDINATES = /^\S*\(-?\d+,-?\d+\)$/;

/** Cards and colours of Lost Cities go by their landscapes here, and by their letters elsewhere. */
const BY_LANDSCAPE: Record<string, (id: string) => string | null> = { card: expeditionCard, last: expeditionCard, colour: expeditionName };

/** What something is called: `card`, `scout`. What has no name is told by its id. */
export function nameIn(game: string, family: string, id: string): string {
  const landscape = game === "lost-cities" ? BY_LANDSCAPE[family]?.(id) : null;
  if (landscape) return landscape;
  for (const kind of THINGS[family] ?? [family]) {
    const message = `${keyOf(kind)}-${keyOf(id)}`;
    if (!hasIn(game, message)) continue;
    const [name, among] = [wordsIn(game, message), `thing-${kind}`];
    return kind !== family && hasIn(game, among) ? wordsIn(game, among, { name }) : name;
  }
  return COORDINATES.test(id) ? id.replaceAll(/-(?=\d)/g, "−") : id;
}

/** 2 food and 1 gold. */
export function amountsIn(game: string, amounts: Readonly<Record<string, number | undefined>>, family = "resource"): string {
  const there = Object.entries(amounts).filter(([, count]) => count);
  if (there.length === 0) return words("nothing");
  return series(there.map(([id, count = 0]) => words("amount", { count, thing: nameIn(game, family, id) })));
}

/** Why not: in the words of a game, or in those that all share. */
export function refusalIn(game: string | null, { code, parts }: Refusal, names: readonly string[] = [], sees: Sees | null = null): string {
  const id = `refusal-${keyOf(code)}`;
  const values = argumentsOf(game ?? "", parts, { names, you: null, sees });
  const text = game !== null && hasIn(game, id) ? wordsIn(game, id, values) : has(id) ? words(id, values) : words("refusal-not-now");
  return sees ? capital(text) : text; // it may begin with a place
}

/** What is wrong with a route, or to be said about it. */
export function faultIn(game: string, { code, parts }: Refusal): string {
  return wordsIn(game, `route-${keyOf(code)}`, argumentsOf(game, parts, { names: [], you: null }));
}

/** What happened, in parts; a game that has no sentence for it says who, what, and in brackets what comes with it. */
export function eventIn(game: string, event: Record<string, unknown>, hearers: Hearers): Part[] {
  const values = argumentsOf(game, event, hearers);
  const id = sentenceOf(game, `event-${keyOf(event.key)}`, event);
  return hasIn(game, id) ? phrase(id, values, STRONG, (key, given) => wordsIn(game, key, given)) : plainly(event, values);
}

/** Where something that is named is nothing, a sentence of its own may read better: a gift is no trade for nothing. */
function sentenceOf(game: string, id: string, event: Record<string, unknown>): string {
  const missing = Object.keys(event).find((part) => isNothing(event[part]) && hasIn(game, `${id}-no-${keyOf(part)}`));
  return missing ? `${id}-no-${keyOf(missing)}` : id;
}

function isNothing(value: unknown): boolean {
  return isAmounts(value) && Object.values(value).every((count) => count === 0);
}

function isAmounts(value: unknown): value is Record<string, number> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function argumentsOf(game: string, parts: Record<string, unknown>, hearers: Hearers): Arguments {
  const values: Arguments = {};
  for (const [part, value] of Object.entries(parts)) Object.assign(values, named(game, part.replaceAll("_", "-"), part, value, hearers));
  if ("other" in parts) values["to-you"] = truth(hearers.you !== null && parts.other === hearers.you);
  return { ...values, ...subject(parts.seat, hearers) };
}

/** A part by its name; a place also with the prepositions that the sentences of its game need. */
export function named(game: string, name: string, part: string, value: unknown, hearers: Hearers): Arguments {
  const found: Arguments = { [name]: argument(game, part, value, hearers) };
  if (!PLACES.has(part) || !hasIn(game, "place-at")) return found;
  for (const form of FORMS) found[`${name}-${form}`] = placed(game, part, value, form, hearers);
  return found;
}

function placed(game: string, part: string, value: unknown, form: Form, hearers: Hearers): string {
  const { sees } = hearers;
  if (sees) return String(argument(game, part, value, { ...hearers, sees: (place) => sees(place, form) }));
  return wordsIn(game, `place-${form}`, { place: argument(game, part, value, hearers) });
}

/** Who does it. `you` lets a language choose the form of its verb. */
export function subject(seat: unknown, hearers: Hearers): Arguments {
  return { who: typeof seat === "number" ? player(seat, hearers, "you-subject") : "", you: truth(typeof seat === "number" && seat === hearers.you) };
}

function player(seat: number, { names, you }: Hearers, own: string): string {
  return seat === you ? words(own) : (names[seat] ?? words("seat-number", { number: seat + 1 }));
}

export function argument(game: string, part: string, value: unknown, hearers: Hearers): string | number {
  if (typeof value === "boolean") return truth(value);
  if (typeof value === "string") return seen(part, value, hearers) ?? nameIn(game, part, value);
  if (PLAYERS.has(part) && value !== null) return series([value].flat().map((seat) => player(Number(seat), hearers, "you-object")));
  if (Array.isArray(value)) return listed(game, part, value, hearers);
  if (isAmounts(value)) return amountsIn(game, value, knows(game, part, value) ? singular(part) : "resource");
  return typeof value === "number" ? value : "";
}

function seen(part: string, value: string, { sees }: Hearers): string | null {
  return PLACES.has(part) ? (sees?.(value) ?? null) : null;
}

function listed(game: string, part: string, values: readonly unknown[], hearers: Hearers): string {
  if (part === "faults") return values.map((fault) => faultIn(game, fault as Refusal)).join(" ");
  if (BY_SEAT.has(part)) return bySeat(values.map(String), hearers);
  if (PLACES.has(part) && hearers.sees) return wayTo(values.map((value) => argument(game, part, value, hearers)));
  if (SEVERAL.has(part)) return series(values.map((value) => String(argument(game, singular(part), value, hearers))));
  const names = values.map((value) => nameIn(game, singular(part), String(value)));
  if (part === "choices") return series(names, "disjunction");
  return series(names.some((name, place) => name !== String(values[place])) ? counted(names) : names);
}

/** Where a way through several places ended, and how far that was. */
function wayTo(places: readonly (string | number)[]): string {
  const place = places.at(-1) ?? "";
  return places.length > 1 ? words("spaces-to", { place, count: places.length }) : String(place);
}

/** Scout and 2 × Explorer: what is there once comes first, so that no count is read for what follows. Only what has a name of its own lies about several times; places are told in their order. */
export function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const onceFirst = [...counts].toSorted(([, one], [, other]) => Number(one > 1) - Number(other > 1));
  return onceFirst.map(([thing, count]) => (count === 1 ? thing : words("times", { count, thing })));
}

function knows(game: string, part: string, amounts: Record<string, number>): boolean {
  return Object.keys(amounts).some((id) => hasIn(game, `${keyOf(singular(part))}-${keyOf(id)}`));
}

function singular(part: string): string {
  return part.replace(/s$/, "");
}

function truth(value: boolean): string {
  return value ? "yes" : "no";
}

/** You 3, Otto −5. */
export function bySeat(values: readonly string[], hearers: Hearers): string {
  return values.map((value, seat) => beside(player(seat, hearers, "you"), value.replace(/^-/, "−"))).join(", ");
}

/** Two numbers in a row, that of a bot and its points, would be read as one. */
function beside(name: string, value: string): string {
  return /\d$/.test(name) ? `${name}: ${value}` : `${name} ${value}`;
}

function plainly(event: Record<string, unknown>, values: Arguments): Part[] {
  const rest = Object.keys(event)
    .filter((part) => !["key", "seat", "step"].includes(part))
    .map((part) => ({ part: readable(part).toLowerCase(), text: String(values[part.replaceAll("_", "-")] ?? "") }))
    .filter(({ text }) => text !== "")
    .map(({ part, text }) => `${part} ${text}`);
  const what = rest.length > 0 ? words("plain-with", { what: readable(event.key), rest: rest.join(", ") }) : readable(event.key);
  return values.who ? phrase("plain-doing", { who: values.who, what }, STRONG) : [{ text: what, strong: false }];
}

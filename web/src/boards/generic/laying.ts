/** A view of any game, made readable. */

import type { Offered } from "../../wire/types";
import { keyOf, readable } from "../../words/names";
import { signed, words, wordsOr } from "../../words/words.svelte";

export type Kind = "empty" | "plain" | "chips" | "seats" | "fields" | "rows";

export function label(key: string): string {
  return wordsOr(`field-${keyOf(key)}`, readable(key));
}

export function isPlain(value: unknown): boolean {
  return value === null || typeof value !== "object";
}

/** Fields that name a seat. */
const SEATS = new Set(["starter", "turn", "owner", "player"]);

export function seatIn(key: string, value: unknown, names: readonly string[]): string | null {
  return SEATS.has(key) && typeof value === "number" ? (names[value] ?? null) : null;
}

/** A place on a board is a short list of numbers, perhaps after a name. */
export function isPlace(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length >= 2 && value.length <= 4 && value.slice(-2).every((part) => typeof part === "number") && value.every(isPlain);
}

export function text(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return words(value ? "yes" : "no");
  if (typeof value === "number") return value < 0 ? signed(value) : String(value);
  if (isPlace(value)) return `${value.slice(0, -2).map(readable).join(" ")} (${value.slice(-2).join(",")})`.trim();
  return readable(value);
}

export function kindOf(value: unknown, players: number): Kind {
  if (isPlain(value)) return "plain";
  if (Array.isArray(value)) {
    if (value.length === 0) return "empty";
    if (value.length === players && players > 1) return "seats";
    if (isPlace(value)) return "plain";
    return value.every((part) => isPlain(part) || isPlace(part)) ? "chips" : "rows";
  }
  return Object.keys(value as object).length === 0 ? "empty" : "fields";
}

/** Nothing is there, for nobody. */
export function isEmpty(value: unknown): boolean {
  if (isPlain(value)) return value === null;
  return Object.values(value as object).every(isEmpty);
}

/** One line for a small thing. */
export function line(value: unknown): string {
  if (isPlain(value) || isPlace(value)) return text(value);
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(line).join(", ");
  return Object.entries(value as Record<string, unknown>)
    .map(([key, part]) => `${label(key)} ${line(part)}`)
    .join(" · ");
}

export function isSmall(value: unknown): boolean {
  if (isPlain(value) || isPlace(value)) return true;
  const parts = Array.isArray(value) ? value : Object.values(value as object);
  return parts.length <= 6 && parts.every((part) => isPlain(part) || isPlace(part));
}

export interface Group {
  kind: string;
  actions: Offered[];
}

/** Actions by what is done, those with fewest choices first. */
export function grouped(actions: readonly Offered[]): Group[] {
  const groups = new Map<string, Offered[]>();
  for (const action of actions) {
    const kind = String(action.data.kind ?? action.text.split(" ")[0]);
    groups.set(kind, [...(groups.get(kind) ?? []), action]);
  }
  return [...groups].map(([kind, of]) => ({ kind, actions: of })).sort((one, other) => one.actions.length - other.actions.length);
}

/** What an action says besides its kind. */
export function shortText(action: Offered, kind: string): string {
  const rest = action.text.startsWith(`${kind} `) ? action.text.slice(kind.length + 1) : action.text;
  const { card, colour } = action.data;
  if (typeof card === "string" && Object.keys(action.data).length <= 3) return text(card);
  if (typeof colour === "string") return label(colour);
  return rest === kind ? words("do-it") : rest;
}

/** All of it: what is done, in our word for it if there is one, and with what. */
export function wholeText(action: Offered): string {
  const kind = String(action.data.kind ?? "");
  const doing = wordsOr(`action-${keyOf(kind)}`, readable(kind));
  const rest = shortText(action, kind);
  if (kind === "" || !action.text.startsWith(kind)) return readable(action.text);
  return action.text === kind ? doing : `${doing} ${rest}`;
}

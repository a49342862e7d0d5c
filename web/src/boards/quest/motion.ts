/** What is to be seen of what happened: pieces that walk, cards and things that fly. */

import type { Event } from "../../wire/types";
import { placeOf, type At } from "./view";

/** Where things fly from and to: piles of the dock, a seat's panel, a place on the map. */
export type Spot =
  | { at: "hand" | "draw" | "discard" | "area" | "removed" | "tokens" | "stored" }
  | { at: "market"; card: string }
  | { at: "seat"; seat: number }
  | { at: "map"; place: string };

export type Show =
  | { what: "walk"; seat: number; piece: number; from: string; to: string | null; by?: number }
  | { what: "flight"; dragon: string; from: string; to: string }
  | { what: "fly"; art: string; from: Spot; to: Spot; turned?: boolean }
  | { what: "lift"; place: string }
  | { what: "shuffle"; seat: number };

export const STEP_MS = 160;
export const OTHERS_STEP_MS = 320;
export const FLY_MS = 280;
export const SLOW_MS = 480;

/** How long fog takes to lift. */
export function lifting(pace: number): number {
  return SLOW_MS * pace;
}

/** Somebody wants no motion. */
export function still(): boolean {
  return document.documentElement.dataset.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

type Line = Record<string, unknown>;

/** The shows of one scene. `me` is the seat whose cards lie in the dock. */
export function showsOf(events: readonly Event[], me: number): Show[] {
  return events.flatMap((event) => (event.what?.kind === "moved" ? event.what.log.flatMap((line) => showOf(line, me)) : []));
}

function showOf(line: Line, me: number): Show[] {
  const seat = typeof line.seat === "number" ? line.seat : 0;
  const own = seat === me;
  const pile = (at: "hand" | "draw" | "discard" | "area" | "removed" | "tokens"): Spot => (own ? { at } : { at: "seat", seat });
  const card = typeof line.card === "string" ? line.card : null;
  const token = typeof line.token === "string" ? line.token : null;
  const shows: Show[] = [];
  const played = (to: Spot): void => {
    if (card) shows.push({ what: "fly", art: `quest-card-${card}`, from: pile("hand"), to });
    else if (token) shows.push({ what: "fly", art: `quest-token-${token}`, from: pile("tokens"), to });
  };
  switch (line.key) {
    case "run":
    case "free":
    case "go":
    case "reach":
      played({ at: "area" });
      if (line.from && line.to)
        shows.push({ what: "walk", seat, piece: Number(line.piece ?? 0), from: placeOf(line.from as At), to: placeOf(line.to as At) });
      break;
    case "carry":
    case "retreat":
      shows.push({ what: "walk", seat, piece: Number(line.piece ?? 0), from: placeOf(line.from as At), to: placeOf(line.to as At) });
      break;
    case "fly":
      shows.push({ what: "flight", dragon: String(line.dragon), from: placeOf(line.from as At), to: placeOf(line.to as At) });
      break;
    case "lift_fog":
      shows.push({ what: "lift", place: placeOf(line.to as At) });
      break;
    case "chest":
      shows.push({ what: "fly", art: `quest-chest-${String(line.value)}`, from: { at: "map", place: placeOf(line.to as At) }, to: { at: "seat", seat } });
      break;
    case "store":
      if (card) shows.push({ what: "fly", art: `quest-card-${card}`, from: pile("hand"), to: own ? { at: "stored" } : { at: "seat", seat } });
      break;
    case "move": // forced: the piece of one, moved by another
      shows.push({ what: "walk", seat: Number(line.whose), piece: Number(line.piece), from: placeOf(line.from as At), to: placeOf(line.to as At), by: seat });
      break;
    case "remove_blockade":
    case "clear_blockade":
      played({ at: "area" });
      shows.push({ what: "fly", art: `quest-blockade-${String(line.blockade)}`, from: { at: "map", place: `blockade-${String(line.blockade)}` }, to: { at: "seat", seat } });
      break;
    case "pay":
    case "lay":
    case "play":
      played({ at: "area" });
      break;
    case "pay_camp":
    case "remove":
      played(pile("removed"));
      break;
    case "discard":
      played(pile("discard"));
      break;
    case "bought":
    case "take":
      if (card) shows.push({ what: "fly", art: `quest-card-${card}`, from: { at: "market", card }, to: pile("discard") });
      break;
    case "draw_cards":
      for (const drawn of (line.cards as string[] | undefined) ?? [])
        shows.push({ what: "fly", art: `quest-card-${drawn}`, from: pile("draw"), to: pile("hand"), turned: true });
      break;
    case "lay_token":
      played({ at: "area" });
      break;
    case "find":
    case "explore":
      if (token) shows.push({ what: "fly", art: `quest-token-${token}`, from: { at: "seat", seat }, to: pile("tokens") });
      break;
    case "reshuffle":
      shows.push({ what: "shuffle", seat });
      break;
    default:
  }
  return shows;
}

/** How long it takes to be seen, in the times of the look. */
export function lengthOf(shows: readonly Show[], own: boolean): number {
  let long = 0;
  for (const show of shows) {
    if (show.what === "walk" || show.what === "flight") long = Math.max(long, own ? STEP_MS : OTHERS_STEP_MS);
    else if (show.what === "shuffle" || show.what === "lift" || show.art.startsWith("quest-chest") || show.art.startsWith("quest-blockade")) long = Math.max(long, SLOW_MS);
    else long = Math.max(long, own ? 0 : FLY_MS);
  }
  return long;
}

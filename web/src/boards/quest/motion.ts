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

type Line = Record<string, unknown>;

/** The shows of one scene. `me` is the seat whose cards lie in the dock. */
export function showsOf(events: readonly Event[], me: number): Show[] {
  return events.flatMap((event) => (event.what?.kind === "moved" ? event.what.log.flatMap((line) => showOf(line, me)) : []));
}

function showOf(line: Line, me: number): Show[] {
  const seat = typeof line.seat === "number" ? line.seat : 0;
  const own = seat === me;
  const at = (key: "from" | "to"): string => placeOf(line[key] as At);
  const pile = (at: "hand" | "draw" | "discard" | "area" | "removed" | "tokens" | "stored"): Spot => (own ? { at } : { at: "seat", seat });
  const fly = (art: string, from: Spot, to: Spot): Show => ({ what: "fly", art, from, to });
  const card = (from: Spot, to: Spot): Show[] => (typeof line.card === "string" ? [fly(`quest-card-${line.card}`, from, to)] : []);
  const token = (from: Spot, to: Spot): Show[] => (typeof line.token === "string" ? [fly(`quest-token-${line.token}`, from, to)] : []);
  const played = (to: Spot): Show[] => (line.card ? card(pile("hand"), to) : token(pile("tokens"), to));
  const walk = (moved: { seat: number; by?: number } = { seat }): Show => ({ what: "walk", ...moved, piece: Number(line.piece ?? 0), from: at("from"), to: at("to") });
  switch (line.key) {
    case "run":
    case "free":
    case "go":
    case "reach":
      return [...played({ at: "area" }), ...(line.from && line.to ? [walk()] : [])];
    case "carry":
    case "retreat":
      return [walk()];
    case "move": // forced: the piece of one, moved by another
      return [walk({ seat: Number(line.whose), by: seat })];
    case "fly":
      return [{ what: "flight", dragon: String(line.dragon), from: at("from"), to: at("to") }];
    case "lift_fog":
      return [{ what: "lift", place: at("to") }];
    case "chest":
      return [fly(`quest-chest-${String(line.value)}`, { at: "map", place: at("to") }, { at: "seat", seat })];
    case "store":
      return card(pile("hand"), pile("stored"));
    case "clear_blockade":
      return [...played({ at: "area" }), fly(`quest-blockade-${String(line.blockade)}`, { at: "map", place: `blockade-${String(line.blockade)}` }, { at: "seat", seat })];
    case "pay":
    case "lay":
    case "play":
    case "lay_token":
      return played({ at: "area" });
    case "pay_camp":
    case "remove":
      return played(pile("removed"));
    case "discard":
      return played(pile("discard"));
    case "bought":
    case "take":
      return card({ at: "market", card: String(line.card) }, pile("discard"));
    case "draw_cards":
      return ((line.cards as string[] | undefined) ?? []).map((drawn) => ({ what: "fly", art: `quest-card-${drawn}`, from: pile("draw"), to: pile("hand"), turned: true }));
    case "find":
    case "explore":
      return token({ at: "seat", seat }, pile("tokens"));
    case "reshuffle":
      return [{ what: "shuffle", seat }];
    default:
      return [];
  }
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

/** What places of the table are called, for those who hear the page. */

import { cardName, expeditionName } from "../../words/expeditions";
import { series, signed, words } from "../../words/words.svelte";
import { standing } from "./scoring";
import type { State } from "../../wire/types";
import type { Place } from "./targets";
import { type Colour, columnOf, valueOf, type View, viewOf } from "./view";

export interface Voices {
  view: View;
  names: readonly string[];
  /** null: a spectator */
  you: number | null;
}

/** Points of a seat: so far, and what this round would bring if it ended now. */
export function seatLine(state: State, seat: number): string {
  const view = viewOf(state);
  if (!view) return "";
  const now = view.round_points[seat] ?? 0;
  if (view.round === 1) return words("lc-seat-first", { now: signed(now) });
  return view.player === null ? total(state, seat) : words("lc-seat", { total: total(state, seat), sum: summed(view.totals[seat] ?? 0, now) });
}

/** What a seat would have if the round ended now. */
export function total(state: State, seat: number): string {
  const view = viewOf(state);
  return view ? plain(view.totals_now[seat] ?? 0) : "";
}

/** The points of the rounds before, and of this one: 58 − 40. */
export function summed(before: number, now: number): string {
  return `${plain(before)} ${now < 0 ? "−" : "+"} ${Math.abs(now)}`;
}

function plain(value: number): string {
  return value < 0 ? signed(value) : String(value);
}

export function land(colour: Colour): string {
  return expeditionName(colour) ?? colour;
}

export function placeName(place: Place, hand: readonly (string | null)[], voices: Voices): string {
  const { view } = voices;
  if (place.kind === "hand") return heldName(hand[place.index] ?? null);
  if (place.kind === "deck") return view.deck === null ? words("lc-deck") : words("lc-deck-left", { count: view.deck });
  if (place.kind === "held") return handName(place.seat, voices);
  if (place.kind === "column") return columnName(place.seat, place.colour, voices);
  const pile = view.discards[place.colour];
  if (!pile?.top) return words("lc-pile-empty", { where: land(place.colour) });
  return words("lc-pile", { where: land(place.colour), count: pile.size, card: cardName(pile.top) });
}

function heldName(card: string | null): string {
  return card === null ? words("lc-back") : cardName(card);
}

function handName(seat: number, { view, names }: Voices): string {
  const count = view.hands[seat] ?? 0;
  const known = view.known[seat] ?? [];
  const who = names[seat] ?? "";
  return known.length > 0 ? words("lc-holds-seen", { who, count, cards: series(known.map(cardName)) }) : words("lc-holds", { who, count });
}

function columnName(seat: number, colour: Colour, { view, names, you }: Voices): string {
  const cards = columnOf(view, seat, colour);
  const values = { who: names[seat] ?? "", you: seat === you ? "yes" : "no", where: land(colour) };
  if (cards.length === 0) return words("lc-column-empty", values);
  const shown = cards.map((card) => (valueOf(card) === 0 ? words("lc-wager") : String(valueOf(card))));
  return words("lc-column", { ...values, cards: shown.join(", "), points: signed(standing(view, seat, colour) ?? 0) });
}

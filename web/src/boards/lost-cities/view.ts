/** What a view of Lost Cities holds, and how to read it. */

import type { LostCitiesView, State } from "../../wire/types";
import { BY_LETTER, EXPEDITIONS } from "../../words/expeditions";

export const COLOURS = ["yellow", "blue", "white", "green", "red", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export type { LostCitiesView as View } from "../../wire/types";

export function viewOf(state: State): LostCitiesView | null {
  return state.view as LostCitiesView | null;
}

export function coloursOf(view: LostCitiesView): Colour[] {
  return COLOURS.filter((colour) => view.discards[colour] !== undefined);
}

export function colourOf(card: string): Colour {
  return (BY_LETTER[card.charAt(0)] ?? "yellow") as Colour;
}

export function letterOf(colour: Colour): string {
  return colour.charAt(0).toUpperCase();
}

/** The landscape that a colour stands for. */
export function landOf(colour: Colour): string {
  return EXPEDITIONS[colour] ?? "desert";
}

/** A wager has none. */
export function valueOf(card: string): number {
  return card.endsWith("x") ? 0 : Number(card.slice(1));
}

export function columnOf(view: LostCitiesView, seat: number, colour: Colour): string[] {
  return view.expeditions[seat]?.[colour] ?? [];
}

/** Whose side of the table is the near one. */
export function nearSeat(state: State): number {
  return state.you ?? 0;
}

/** The other seats, as they follow in turn. */
export function farSeats(view: LostCitiesView, near: number): number[] {
  const seats = view.hands.length;
  return Array.from({ length: seats - 1 }, (_, place) => (near + place + 1) % seats);
}

/** The cards of a hand as one may see them; null: a back. */
export function cardsInHand(view: LostCitiesView, seat: number, own: boolean): (string | null)[] {
  const faces = own && view.hand ? view.hand : (view.known[seat] ?? []);
  const backs = Math.max(0, (view.hands[seat] ?? 0) - faces.length);
  return [...faces, ...Array.from<null>({ length: backs }).fill(null)];
}

/** Equal cards are told apart by how many came before them, so that each keeps its name while others move. */
export function keysOf(cards: readonly (string | null)[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const name = card ?? "back";
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return `${name}#${count}`;
  });
}

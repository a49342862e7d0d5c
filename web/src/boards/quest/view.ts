/** The view and the actions of Quest, as the library gives them. */

import type { Offered, QuestView, State } from "../../wire/types";

export type { QuestBlockade as Blockade, QuestEnd as End, QuestFlight as Flight, QuestFog as Fog, QuestPile as Stock, QuestReach as Reach, QuestView } from "../../wire/types";

/** A hex: q and r. */
export type At = readonly number[];

/** The parts of an action. */
export interface Move {
  kind: string;
  card?: string;
  token?: string;
  symbol?: string;
  piece?: number;
  to?: At;
  blockade?: number;
  curse?: string;
  seat?: number;
  /** A familiar, for its once-power. */
  once?: boolean;
  /** A card on the own board. */
  stored?: boolean;
  dragon?: string;
}

export interface Doing {
  id: number;
  text: string;
  data: Move;
}

export function viewOf(state: State): QuestView {
  return state.view as QuestView;
}

/** The cards on top of a draw pile that everybody saw there, the next one first. */
export function topsOf(view: QuestView, seat: number): string[] {
  return view.hexes?.tops[seat] ?? [];
}

export function doings(actions: readonly Offered[]): Doing[] {
  return actions.map(({ id, text, data }) => ({ id, text, data: data as Record<string, unknown> & Move }));
}

/** A place by one name: a space by its hex, a blockade by its number. */
export function placeOf(at: At): string {
  return `${at[0]},${at[1]}`;
}

export function hexOf(place: string): At {
  return place.split(",").map(Number);
}

export function blockadePlace(number: number): string {
  return `blockade-${number}`;
}

export function targetOf(move: Move): string | null {
  if (move.to) return placeOf(move.to);
  return move.blockade === undefined ? null : blockadePlace(move.blockade);
}

/** Whose cards lie in the dock: one's own, for a spectator those of the player to act. */
export function seatShown(state: State): number {
  return state.you ?? viewOf(state).player ?? 0;
}

/** The view and the actions of Quest, as the library gives them. */

import type { Offered, State } from "../../wire/types";

export type At = [number, number];
export type Sign = "machete" | "paddle" | "coin";

export interface Stock {
  card: string;
  left: number;
}

export interface Blockade {
  number: number;
  between: [string, string];
  owner: number | null;
}

export interface Run {
  card: string | null;
  token: string | null;
  symbol: Sign | null;
  piece: number;
  power: number;
}

/** What is being paid for, and how much is still due: coins for a card, else cards. */
export interface Payment {
  card?: string;
  piece?: number;
  to?: At;
  blockade?: number;
  due: number;
}

export interface QuestView {
  player: number | null;
  phase: "play" | "pay" | "remove" | "take" | "replace" | "discard";
  round: number;
  starter: number;
  pieces: (At | null)[][];
  to_go: number[];
  arrived: number[];
  hands: number[];
  draws: number[];
  discards: string[][];
  areas: string[][];
  removed: string[][];
  known: string[][];
  tokens: string[][];
  blockades: Blockade[];
  caves: { at: At; left: number }[];
  market: { slots: (Stock | null)[]; reserve: Stock[]; open: boolean };
  run: Run | null;
  payment: Payment | null;
  bought: boolean;
  passing: boolean;
  changing: boolean;
  hand?: string[];
  draw?: string[];
}

/** The parts of an action. */
export interface Move {
  kind: string;
  card?: string;
  token?: string;
  symbol?: Sign;
  piece?: number;
  to?: At;
  blockade?: number;
}

export interface Doing {
  id: number;
  text: string;
  data: Move;
}

export function viewOf(state: State): QuestView {
  return state.view as unknown as QuestView;
}

export function doings(actions: readonly Offered[]): Doing[] {
  return actions as unknown as Doing[];
}

/** A place by one name: a space by its hex, a blockade by its number. */
export function placeOf(at: At): string {
  return `${at[0]},${at[1]}`;
}

export function gateOf(number: number): string {
  return `blockade-${number}`;
}

export function targetOf(move: Move): string | null {
  if (move.to) return placeOf(move.to);
  return move.blockade === undefined ? null : gateOf(move.blockade);
}

/** Whose cards lie in the dock: one's own, for a spectator those of the player to act. */
export function seatShown(state: State): number {
  return state.you ?? viewOf(state).player ?? 0;
}

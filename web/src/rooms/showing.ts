/** Positions of a room in the form that boards know. */

import { stateAt } from "../live/past.svelte";
import type { Scene } from "../live/table.svelte";
import type { Event, RoomMove, RoomPosition, RoomState, State } from "../wire/types";
import type { Study } from "./study.svelte";

/** The game of a room as if one looked at its table. */
export function baseOf(room: RoomState): State {
  return { v: 0, table: room.table, you: null, player: null, view: null, actions: [], undo: false, undo_turn: false, offers: [], clocks: null, lesson: null };
}

/** `trying`: what could be played can be played. Only the game itself has a result, at its end. */
export function stateOf(position: RoomPosition, base: State, trying: boolean): State {
  const state = stateAt(position, base, position.seat ?? -1);
  const ended = position.branch === 0 && position.step === base.table.step;
  const table = { ...state.table, result: ended ? base.table.result : null, status: trying ? ("running" as const) : state.table.status };
  return { ...state, table, actions: trying ? position.actions : [] };
}

export function happenedUpTo(moves: readonly RoomMove[], step: number): Event[] {
  return moves.filter((move) => move.step <= step).map(eventOf);
}

export function eventOf({ step, seat, log }: RoomMove): Event {
  return { v: step, what: { kind: "moved", seat, step, log } };
}

/** What led to where one looks; null after a leap. */
export function sceneOf({ before, now }: Study, base: State, trying: boolean): Scene | null {
  if (!before || !now) return null;
  const moved = eventOf({ step: now.step, seat: before.player ?? 0, log: now.log });
  return { before: stateOf(before, base, trying), events: [moved], state: stateOf(now, base, trying), own: false };
}

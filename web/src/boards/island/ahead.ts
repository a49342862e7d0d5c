/** Passing in advance: windows that somebody does not want to be asked about. */

import type { Offered } from "../../wire/types";
import type { IslandView } from "./view";

export type Until = "fight" | "turn";

/** Made during one turn, and good for that turn alone. */
export interface Ahead {
  until: Until;
  turn: number;
  round: number;
}

export function made(until: Until, view: IslandView): Ahead {
  return { until, turn: view.turn, round: view.round };
}

export function holds(ahead: Ahead | null, view: IslandView): boolean {
  if (!ahead || ahead.turn !== view.turn || ahead.round !== view.round) return false;
  return !(ahead.until === "fight" && view.phase === "battle");
}

/** The pass that is to be played without a question: only in a window, and only while the promise holds. */
export function passing(ahead: Ahead | null, view: IslandView, actions: readonly Offered[]): Offered | null {
  if (!holds(ahead, view) || (view.phase !== "purchase" && view.phase !== "battle")) return null;
  return actions.find((action) => action.data.kind === "pass") ?? null;
}

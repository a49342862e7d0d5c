/** The curses that the last step drew, and where: told beside the board until the next step. */

import type { Event } from "../../wire/types";
import { placeOf, type At } from "./view";

export interface Hexed {
  /** Of the step. */
  v: number;
  seat: number;
  curses: string[];
  /** The space or blockade they came from; null: they came with a card. */
  place: string | null;
}

/** Null: the last step drew none, or it was taken back. */
export function hexedBy(events: readonly Event[]): Hexed | null {
  const last = events.findLast((event) => event.what?.kind === "moved" || event.what?.kind === "took_back");
  if (last?.what?.kind !== "moved") return null;
  const { v, what } = last;
  const drawn = what.log.filter(({ key }) => key === "hex");
  if (drawn.length === 0) return null;
  const came = what.log.findLast(({ key }) => key === "reach" || key === "clear_blockade");
  return { v, seat: what.seat, curses: drawn.map(({ curse }) => String(curse)), place: came ? placeIn(came) : null };
}

function placeIn({ to, blockade }: Record<string, unknown>): string | null {
  return to === undefined ? `blockade-${String(blockade)}` : placeOf(to as At);
}

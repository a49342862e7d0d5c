/** What a click on a place of the table means, and why it means nothing. */

import type { Offered } from "../../wire/types";
import { type Colour, colourOf, letterOf, type View } from "./view";

export type Place =
  | { kind: "hand"; index: number }
  | { kind: "column"; seat: number; colour: Colour }
  | { kind: "pile"; colour: Colour }
  | { kind: "deck" }
  | { kind: "held"; seat: number };

/** As it is written in the page. */
export function keyOf(place: Place): string {
  if (place.kind === "hand") return `hand-${place.index}`;
  if (place.kind === "column") return `column-${place.seat}-${place.colour}`;
  if (place.kind === "pile") return `pile-${place.colour}`;
  return place.kind === "held" ? `held-${place.seat}` : "deck";
}

function offered(actions: readonly Offered[], kind: string, what: { card?: string; colour?: Colour }): Offered | null {
  const found = actions.find(
    ({ data }) => data.kind === kind && (what.card === undefined || data.card === what.card) && (what.colour === undefined || data.colour === what.colour),
  );
  return found ?? null;
}

export const laying = (actions: readonly Offered[], card: string): Offered | null => offered(actions, "play", { card });
export const discarding = (actions: readonly Offered[], card: string): Offered | null => offered(actions, "discard", { card });
export const drawing = (actions: readonly Offered[]): Offered | null => offered(actions, "draw", {});
const taking = (actions: readonly Offered[], colour: Colour): Offered | null => offered(actions, "take", { colour });

/** The action that a click there plays, with this card chosen. */
export function meaning(place: Place, chosen: string | null, near: number, actions: readonly Offered[]): Offered | null {
  if (place.kind === "deck") return drawing(actions);
  if (place.kind === "pile") {
    if (chosen !== null && colourOf(chosen) === place.colour) return discarding(actions, chosen) ?? taking(actions, place.colour);
    return taking(actions, place.colour);
  }
  if (place.kind !== "column" || chosen === null || place.seat !== near || colourOf(chosen) !== place.colour) return null;
  return laying(actions, chosen);
}

/** The one thing that can be done with a card, if there is only one. */
export function onlyWay(card: string, actions: readonly Offered[]): Offered | null {
  const ways = actions.filter(({ data }) => data.card === card);
  return ways.length === 1 ? (ways[0] ?? null) : null;
}

/** The notation of what a click there would try, for those who know why not. */
export function attempt(place: Place, chosen: string | null, near: number, hand: readonly (string | null)[]): string | null {
  if (place.kind === "deck") return "draw";
  if (place.kind === "hand") return hand[place.index] ? `play ${hand[place.index]}` : null;
  if (place.kind === "pile") return chosen !== null && colourOf(chosen) === place.colour ? `discard ${chosen}` : `take ${letterOf(place.colour)}`;
  const card = chosen ?? hand.find((held) => held && "colour" in place && colourOf(held) === place.colour) ?? hand[0];
  return place.kind === "column" && place.seat === near && card ? `play ${card}` : null;
}

/** What is in the way whatever the rules say: the game itself is asked for the rest. */
export type Obstacle = "over" | "watching" | "not-your-turn" | "not-yours" | "held" | "choose-first" | "other-lane";

export interface Standing {
  view: View;
  near: number;
  /** null: a spectator, or somebody who looks back */
  you: number | null;
  chosen: string | null;
}

export function obstacle(place: Place, { view, near, you, chosen }: Standing): Obstacle | null {
  if (view.player === null) return "over";
  if (you === null) return "watching";
  if (place.kind === "held") return "held";
  if (place.kind === "column" && place.seat !== near) return "not-yours";
  if (view.player !== you) return "not-your-turn";
  if (view.phase === "draw" || !("colour" in place)) return null;
  if (chosen === null) return place.kind === "column" ? "choose-first" : null;
  return place.colour === colourOf(chosen) ? null : "other-lane";
}

/** What a coach says about the situation somebody is in: what can be done now, and why. */

import { worthWith } from "../boards/lost-cities/scoring";
import { type Colour, colourOf, columnOf, valueOf, type View, viewOf } from "../boards/lost-cities/view";
import type { QuestView, State } from "../wire/types";
import { cardName, expeditionName } from "../words/expeditions";
import type { Arguments } from "../words/words.svelte";

export interface Advice {
  key: string;
  values?: Arguments;
}

type Coach = (state: State, kinds: ReadonlySet<string>) => Advice;

const FEW_CARDS = 10; // the deck is nearly empty
const ENOUGH = 3; // numbers of a colour that make a wager sensible

export function adviceFor(state: State): Advice {
  if (state.table.status === "over") return { key: "coach-over" };
  if (state.player !== state.you || state.actions.length === 0) return { key: "coach-wait" };
  const kinds = new Set(state.actions.map((action) => String(action.data.kind)));
  return COACHES[state.table.game]?.(state, kinds) ?? { key: "coach-other" };
}

const COACHES: Record<string, Coach> = { "lost-cities": lostCities, quest, island };

function lostCities(state: State): Advice {
  const view = viewOf(state);
  const seat = state.you ?? 0;
  if (!view) return { key: "coach-other" };
  if (view.phase === "draw") return drawing(state, view, seat);
  const laid = Object.values(view.expeditions[seat] ?? {}).some((cards) => cards.length > 0);
  const wager = goodWager(view);
  if (wager) return { key: "coach-lc-wager", values: { where: expeditionName(colourOf(wager)) ?? "" } };
  const late = view.deck !== null && view.deck <= FEW_CARDS;
  if (!laid && !late) return { key: "coach-lc-first" };
  const next = nextCard(view, seat);
  if (next) return { key: "coach-lc-continue", values: { card: cardName(next) } };
  return late ? { key: "coach-lc-late", values: { count: view.deck ?? 0 } } : { key: "coach-lc-discard" };
}

function drawing(state: State, view: View, seat: number): Advice {
  const tops = state.actions.flatMap(({ data }) => (data.kind === "take" ? [view.discards[data.colour as Colour]?.top ?? null] : []));
  const wanted = tops.find((card) => card !== null && continues(view, seat, card));
  return wanted ? { key: "coach-lc-take", values: { card: cardName(wanted) } } : { key: "coach-lc-draw" };
}

/** A card for an expedition that was begun. */
function continues(view: View, seat: number, card: string): boolean {
  const column = columnOf(view, seat, colourOf(card));
  return column.length > 0 && worthWith(view, card) !== null;
}

/** The lowest card that goes on with something. */
function nextCard(view: View, seat: number): string | null {
  const going = (view.hand ?? []).filter((card) => continues(view, seat, card));
  return going.toSorted((one, other) => valueOf(one) - valueOf(other))[0] ?? null;
}

/** A wager that still fits, and numbers to go with it. */
function goodWager(view: View): string | null {
  const hand = view.hand ?? [];
  const numbers = (colour: Colour): number => hand.filter((card) => colourOf(card) === colour && valueOf(card) > 0).length;
  return hand.find((card) => valueOf(card) === 0 && worthWith(view, card) !== null && numbers(colourOf(card)) >= ENOUGH) ?? null;
}

function quest(state: State, kinds: ReadonlySet<string>): Advice {
  const view = state.view as QuestView;
  if (view.phase === "pay") return { key: "coach-quest-pay" };
  if (view.phase === "discard") return { key: "coach-quest-discard" };
  if (view.phase === "remove") return { key: "coach-quest-remove" };
  if (view.phase !== "play") return { key: "coach-quest-choose" };
  if (view.run) return { key: "coach-quest-run" };
  const moves = kinds.has("run") || kinds.has("free") || kinds.has("enter") || kinds.has("clear");
  if (view.round === 1 && moves) return { key: "coach-quest-first" };
  if (moves) return { key: "coach-quest-move" };
  return { key: kinds.has("buy") ? "coach-quest-buy" : "coach-quest-end" };
}

/** What the Island asks for, the most special first. */
const ISLAND: [kind: string, key: string][] = [
  ["explorer", "coach-island-explorer"],
  ["speed", "coach-island-speed"],
  ["gather", "coach-island-gather"],
  ["place", "coach-island-place"],
  ["accept", "coach-island-answer"],
  ["set", "coach-island-set"],
  ["pass", "coach-island-window"],
];

function island(state: State, kinds: ReadonlySet<string>): Advice {
  const asked = ISLAND.find(([kind]) => kinds.has(kind));
  if (asked) return { key: asked[1] };
  const items = state.actions.flatMap(({ data }) => (data.kind === "buy" ? [String(data.item)] : []));
  if (items.includes("offering")) return { key: "coach-island-offer" };
  if (items.length > 0) return { key: "coach-island-build" };
  if (kinds.has("discover") || kinds.has("move")) return { key: "coach-island-explore" };
  return { key: kinds.has("end turn") ? "coach-island-end" : "coach-other" };
}

/** The board of Lost Cities. */

import type { State } from "../../wire/types";
import type { Happening } from "../../words/deeds";
import type { Move } from "../../words/moves";
import { cardName } from "../../words/expeditions";
import { gameName } from "../../words/names";
import { speech, words } from "../../words/words.svelte";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { art } from "./cards.svelte";
import { placeName, seatLine } from "./labels";
import { chosenIn, Shared } from "./shared.svelte";
import Picture from "./Picture.svelte";
import Rail from "./Rail.svelte";
import SeatLine from "./SeatLine.svelte";
import { keyOf, laying, type Place } from "./targets";
import { type Colour, colourOf, coloursOf, columnOf, nearSeat, viewOf } from "./view";

art.want(speech.language);

function subtitle(state: State): string | null {
  const view = viewOf(state);
  if (!view) return null;
  const { expeditions, rounds } = state.table.options as { expeditions: number; rounds: number };
  const what = expeditions === 6 ? gameName(state.table.game) : words("lc-five"); // six are named in the title
  return rounds > 1 ? words("lc-subtitle", { what, round: view.round, rounds }) : what;
}

function prompt(state: State, shared: Shared): string | null {
  const view = viewOf(state);
  if (!view) return null;
  if (shared.ended) return words("lc-round-over", { round: shared.ended.round });
  if (view.phase === "draw") return words(state.actions.length > 1 ? "lc-prompt-draw" : "lc-prompt-deck");
  const chosen = chosenIn(shared, view.hand ?? []);
  if (chosen === null) return words("lc-prompt-choose");
  return words(laying(state.actions, chosen) ? "lc-prompt-lay" : "lc-prompt-discard", { card: cardName(chosen) });
}

function about(state: State, seat: number, names: readonly string[]): string[] {
  const view = viewOf(state);
  if (!view) return [];
  const voices = { view, names, you: state.you };
  const begun = coloursOf(view).filter((colour) => columnOf(view, seat, colour).length > 0);
  return [seatLine(state, seat), placeName({ kind: "held", seat }, [], voices), ...begun.map((colour) => placeName({ kind: "column", seat, colour }, [], voices))];
}

/** The card in the hand, and where it goes or comes from. */
function places({ data: { kind, card, colour } }: Move, state: State): string[] {
  const near = nearSeat(state);
  if (kind === "draw") return [spot({ kind: "deck" })];
  if (kind === "take") return [spot({ kind: "pile", colour: colour as Colour })];
  const where = colourOf(String(card));
  const index = viewOf(state)?.hand?.indexOf(String(card)) ?? -1;
  return [spot({ kind: "hand", index }), spot(kind === "play" ? { kind: "column", seat: near, colour: where } : { kind: "pile", colour: where })];
}

/** Where a card was laid, or taken from. */
function spots({ key, seat, card }: Happening): string[] {
  if (key === "draw" || key === "draw_card") return [spot({ kind: "deck" })];
  if (typeof card !== "string") return [];
  return [spot(key === "play" ? { kind: "column", seat: Number(seat), colour: colourOf(card) } : { kind: "pile", colour: colourOf(card) })];
}

function spot(place: Place): string {
  return `[data-spot="${keyOf(place)}"]`;
}

export default {
  board: Board,
  rail: Rail,
  railName: () => words("lc-rail"),
  railIcon: "curve",
  shared: () => new Shared(),
  seat: SeatLine,
  standing: seatLine,
  seatsInRail: true,
  about,
  endings: ["draw", "take"],
  byItself: ["draw"],
  subtitle,
  prompt,
  places,
  picture: Picture,
  spots,
} satisfies BoardModule<Shared>;

/** The board of Lost Cities. */

import type { State } from "../../wire/types";
import { cardName, gameName } from "../../words/names";
import { speech, words } from "../../words/words.svelte";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { art } from "./cards.svelte";
import { seatLine } from "./labels";
import { chosenIn, Mind } from "./mind.svelte";
import Rail from "./Rail.svelte";
import SeatLine from "./SeatLine.svelte";
import { laying } from "./targets";
import { viewOf } from "./view";

art.want(speech.language);

function subtitle(state: State): string | null {
  const view = viewOf(state);
  if (!view) return null;
  const { expeditions, rounds } = state.table.options as { expeditions: number; rounds: number };
  const what = expeditions === 6 ? gameName(state.table.game) : words("lc-five"); // six are named in the title
  return rounds > 1 ? words("lc-subtitle", { what, round: view.round, rounds }) : what;
}

function prompt(state: State, mind: Mind): string | null {
  const view = viewOf(state);
  if (!view) return null;
  if (view.phase === "draw") return words(state.actions.length > 1 ? "lc-prompt-draw" : "lc-prompt-deck");
  const chosen = chosenIn(mind, view.hand ?? []);
  if (chosen === null) return words("lc-prompt-choose");
  return words(laying(state.actions, chosen) ? "lc-prompt-lay" : "lc-prompt-discard", { card: cardName(chosen) });
}

export default {
  board: Board,
  rail: Rail,
  railName: () => words("lc-rail"),
  mind: () => new Mind(),
  seat: SeatLine,
  standing: seatLine,
  seatsInRail: true,
  subtitle,
  prompt,
} satisfies BoardModule<Mind>;

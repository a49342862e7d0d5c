import { words } from "../../words/words.svelte";
import { optionValue } from "../../words/names";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { Mind } from "./mind.svelte";
import Rail from "./Rail.svelte";
import Seat from "./Seat.svelte";
import { askedFor } from "./telling";
import { viewOf } from "./view";

export default {
  board: Board,
  rail: Rail,
  railName: () => words("quest-rail"),
  mind: () => new Mind(),
  seat: Seat,
  standing: (state, seat) => {
    const { arrived, to_go } = viewOf(state);
    return arrived.includes(seat) ? words("quest-arrived") : words("quest-to-go-short", { count: to_go[seat] ?? 0 });
  },
  ownUndo: true,
  subtitle: (state) => {
    const round = state.view ? words("quest-round", { round: viewOf(state).round }) : null;
    const { route } = state.table.options;
    const game = typeof route === "string" ? words("game-quest") : optionValue("quest", "route", "own");
    return round ? `${game} · ${round}` : game;
  },
  prompt: (state, mind) => {
    const view = viewOf(state);
    return askedFor(view, mind.chart, mind.source, null, mind.wanted !== null, mind.nowhere);
  },
} satisfies BoardModule<Mind>;

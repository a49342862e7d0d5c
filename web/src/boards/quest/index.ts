import { words } from "../../words/words.svelte";
import { optionValue } from "../../words/names";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { Shared } from "./shared.svelte";
import Rail from "./Rail.svelte";
import Seat from "./Seat.svelte";
import { askedFor } from "./telling";
import { gateOf, viewOf } from "./view";

export default {
  board: Board,
  rail: Rail,
  railName: () => words("quest-rail"),
  railIcon: "coin",
  shared: () => new Shared(),
  seat: Seat,
  standing: (state, seat) => {
    const { arrived, to_go } = viewOf(state);
    return arrived.includes(seat) ? words("quest-arrived") : words("quest-to-go-short", { count: to_go[seat] ?? 0 });
  },
  ownUndo: true,
  places: ({ data: { kind, card, token, to, blockade } }) => [
    ...(card === undefined ? [] : [kind === "buy" || kind === "take" ? `[data-spot="market-${String(card)}"]` : `.hand [data-card="${String(card)}"]`]),
    ...(token === undefined ? [] : [`[data-token="${String(token)}"]`]),
    ...(blockade === undefined ? (to === undefined ? [] : [`[data-place="${String(to)}"]`]) : [`[data-place="${gateOf(Number(blockade))}"]`]),
  ],
  subtitle: (state) => {
    const round = state.view ? words("quest-round", { round: viewOf(state).round }) : null;
    const { route } = state.table.options;
    const game = typeof route === "string" ? words("game-quest") : optionValue("quest", "route", "own");
    return round ? `${game} · ${round}` : game;
  },
  prompt: (state, shared) => {
    const view = viewOf(state);
    return askedFor(view, shared.chart, shared.source, shared.aimed, shared.wanted !== null, shared.nowhere, state.actions);
  },
} satisfies BoardModule<Shared>;

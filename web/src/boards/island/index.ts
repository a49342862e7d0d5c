import type { State } from "../../wire/types";
import { words } from "../../words/words.svelte";
import type { BoardModule } from "../board";
import { amountsText, explorerName, powerOf } from "./names";
import { label } from "./saying";
import { seenAs } from "./seeing";
import Board from "./Board.svelte";
import Bought from "./Bought.svelte";
import { Shared } from "./shared.svelte";
import { prompt, subtitle } from "./prompting";
import Rail from "./Rail.svelte";
import Seat from "./Seat.svelte";
import { nameOf, viewOf, type Corner, type Place } from "./view";

/** Where something lies on the map, as selectors. */
function spots(...wheres: unknown[]): string[] {
  return wheres.flatMap((where) => (Array.isArray(where) ? [`[id="spot-${nameOf(where as Place | Corner)}"]`] : []));
}

function about(state: State, seat: number, names: readonly string[]): string[] {
  const view = viewOf(state);
  if (!view) return [];
  const [at, held, explorer] = [view.at[seat], view.resources[seat] ?? view.known?.[seat], view.explorers[seat]];
  return [
    words("island-shrines-of", { count: view.shrines[seat] ?? 0 }),
    ...(explorer ? [`${explorerName(explorer)}: ${powerOf(explorer, state.table.options.house_values)}`] : []),
    ...(at ? [label(at, undefined, { view, names, you: state.you })] : []),
    ...(held ? [amountsText(held)] : []),
    words("island-cards", { count: view.cards[seat] ?? 0 }),
  ];
}

export default {
  board: Board,
  rail: Rail,
  railName: (replay) => words(replay ? "players" : "island-buy"),
  railIcon: "farm",
  shared: () => new Shared(),
  seat: Seat,
  standing: (state, seat) => words("island-shrines-of", { count: viewOf(state)?.shrines[seat] ?? 0 }),
  about,
  subtitle,
  waitingLine: (shared) => shared.waitingLine,
  meanwhile: (shared) => shared.meanwhile,
  places: ({ data: { from, to, at } }) => spots(from, to, at),
  sees: (state) => {
    const view = viewOf(state);
    return (place, form) => view && seenAs(place, view, form === "apart" ? undefined : form); // no two are called the same anyway
  },
  spots: ({ to, at }) => spots(to, at),
  ending: { curve: "shrines", more: Bought, moreName: () => words("island-bought") },
  prompt,
} satisfies BoardModule<Shared>;

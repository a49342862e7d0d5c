import { words } from "../../words/words.svelte";
import type { BoardModule } from "../board";
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

export default {
  board: Board,
  rail: Rail,
  railName: (replay) => words(replay ? "island-overview" : "island-buy"),
  railIcon: "farm",
  shared: () => new Shared(),
  seat: Seat,
  standing: (state, seat) => words("island-shrines-of", { count: viewOf(state)?.shrines[seat] ?? 0 }),
  subtitle,
  waitingLine: (shared) => shared.waitingLine,
  meanwhile: (shared) => shared.meanwhile,
  places: ({ data: { from, to, at } }) => spots(from, to, at),
  spots: ({ to, at }) => spots(to, at),
  ending: { curve: "shrines", more: Bought, moreName: () => words("island-bought") },
  prompt,
} satisfies BoardModule<Shared>;

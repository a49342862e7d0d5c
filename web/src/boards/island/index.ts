import { words } from "../../words/words.svelte";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { Shared } from "./shared.svelte";
import { prompt, subtitle } from "./prompting";
import Rail from "./Rail.svelte";
import Seat from "./Seat.svelte";
import { nameOf, viewOf, type Corner, type Place } from "./view";

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
  spots: ({ to, at }) => [to, at].flatMap((where) => (Array.isArray(where) ? [`[id="spot-${nameOf(where as Place | Corner)}"]`] : [])),
  prompt,
} satisfies BoardModule<Shared>;

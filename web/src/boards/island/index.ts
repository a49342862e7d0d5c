import { words } from "../../words/words.svelte";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { Mind } from "./mind.svelte";
import { prompt, subtitle } from "./prompting";
import Rail from "./Rail.svelte";
import Seat from "./Seat.svelte";

export default {
  board: Board,
  rail: Rail,
  railName: (replay) => words(replay ? "island-overview" : "island-buy"),
  mind: () => new Mind(),
  seat: Seat,
  subtitle,
  untold: (mind) => mind.untold,
  meanwhile: (mind) => mind.meanwhile,
  prompt,
} satisfies BoardModule<Mind>;

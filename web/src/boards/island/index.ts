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
  railName: () => words("island-buy"),
  mind: () => new Mind(),
  seat: Seat,
  subtitle,
  untold: (mind) => mind.untold,
  prompt,
} satisfies BoardModule<Mind>;

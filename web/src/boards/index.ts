/** Which board a game is played on: the one in the folder of its name, and the generic one if there is none. */

import { part } from "../live/part";
import { learn } from "../words/words.svelte";
import type { BoardModule } from "./board";
import generic from "./generic";

const BOARDS = import.meta.glob<{ default: BoardModule }>(["./*/index.ts", "!./generic/index.ts"]);

export async function boardOf(game: string): Promise<BoardModule> {
  const [found] = await part(() => Promise.all([BOARDS[`./${game}/index.ts`]?.(), learn(game)]));
  return found?.default ?? generic;
}

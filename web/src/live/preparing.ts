/** Games that the server still compiles: the first start of a computer. */

import type { GameInfo, Preparing } from "../wire/types";
import { Trouble } from "./api";

/** Tables can be set up. */
export function isPlayable(game: GameInfo | undefined): boolean {
  return !game?.preparing || game.preparing.playable;
}

/** What somebody waits for: a game, or the whole of it where it can be played already, only not with these options. */
export interface Wanted {
  game: string;
  whole: boolean;
}

export function isThere(game: GameInfo, wanted: Wanted): boolean {
  return wanted.whole ? !game.preparing : isPlayable(game);
}

/** What a game has of all that is needed to play it, from 0 to 1; of the stage in work if the `whole` is wanted. */
export function shareOf({ playable, done, total }: Preparing, whole = false): number {
  if (playable && !whole) return 1;
  return total > 0 ? done / total : 0;
}

/** The server has heard that somebody wants the game: it comes first now. */
export function isPreparing(error: unknown): boolean {
  return error instanceof Trouble && error.code === "preparing";
}

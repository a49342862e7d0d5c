/** Games that the server still compiles: the first start of a computer. They are played meanwhile; what searches waits. */

import type { GameInfo } from "../wire/types";
import { Trouble } from "./api";
import { same } from "./choosing.svelte";

/** How far all games are, from 0 to 1, and the seconds that are left as far as one can tell; null: nothing is compiled. */
export function progressOf(games: readonly GameInfo[]): { share: number; left: number | null } | null {
  const coming = games.flatMap(({ preparing }) => (preparing && !preparing.failed ? [preparing] : []));
  if (coming.length === 0) return null;
  const missing = coming.reduce((sum, { done, total }) => sum + (total > 0 ? 1 - done / total : 1), 0);
  const left = coming.flatMap((one) => one.left ?? []);
  return { share: 1 - missing / games.length, left: left.length > 0 ? Math.max(...left) : null };
}

/** Whether something has to wait for a game that is compiled. */
export type Waits = (game: GameInfo | undefined) => boolean;

export const isUnfinished: Waits = (game) => !!game?.preparing;

/** Whether a bot's moves come once its game is compiled, at a table with such options: without expansions that is sooner. */
export function isWaiting(game: GameInfo | undefined, bot: string, options: Readonly<Record<string, unknown>>): boolean {
  if (!game?.preparing?.bots.includes(bot)) return false;
  return game.preparing.expansions?.some((name) => name in options && !same(options[name], usual(game, name))) ?? true;
}

function usual(game: GameInfo, name: string): unknown {
  return game.options.find((option) => option.name === name)?.default;
}

/** What was asked for searches, and the game is not compiled; it comes first now. */
export function isPreparing(error: unknown): boolean {
  return error instanceof Trouble && error.code === "preparing";
}

/** Boards that are only looked at. */

import type { BoardProps } from "../boards/board";
import { settings } from "../live/settings.svelte";

const [STEP_MS, LEAST_MS] = [900, 120];
const AT_ONCE = 0.2; // the pace of those who want no animations

type Own = "state" | "names" | "events" | "scene" | "shared";

/** What a board is given where nothing can be done, as somebody wants boards to be. */
export function onlyLooking(): Omit<BoardProps, Own> {
  return {
    actions: [],
    act: () => {},
    pending: null,
    undo: null,
    undoTurn: null,
    lost: false,
    why: () => Promise.resolve(null),
    curves: () => Promise.resolve({ steps: [], series: {} }),
    explain: () => {},
    hold: () => {},
    pace: settings.pace,
    coordinates: settings.now.coordinates,
    symbols: settings.now.symbols,
    replay: true,
    tools: null,
    clock: null,
  };
}

/** For an effect: the next step, once the board has shown this one, for which it asked for so many milliseconds. */
export function stepOn(next: () => void, held: number): () => void {
  const timer = setTimeout(next, Math.max(LEAST_MS, Math.max(STEP_MS, held) * (settings.pace || AT_ONCE)));
  return () => clearTimeout(timer);
}

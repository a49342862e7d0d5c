/** Boards that are only looked at. */

import type { BoardProps } from "../boards/board";
import { settings } from "../live/settings.svelte";
import type { PastState, State } from "../wire/types";
import type { Sees } from "../words/game";
import { logLine, plain, voicesOf } from "../words/telling";
import { announcing } from "./announcing.svelte";

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
    replay: true,
    tools: null,
    clock: null,
  };
}

/** What led to a step, for those who hear the page. */
export function announce({ step, log }: Pick<PastState, "step" | "log">, base: State, sees: Sees | null): void {
  const voices = voicesOf(base, sees);
  for (const [index, line] of log.entries()) announcing.say(plain(logLine(0, index, step, line, voices).parts));
}

import type { BoardModule } from "../boards/board";
import type { State } from "../wire/types";
import type { Deed, LogLine } from "../words/telling";

/** What is spoken of is outlined on the board, wherever it lies: by advice, by a line of the log, or in a review. */
export function light(kind: "advised" | "told" | "slipped", selectors: readonly string[]): void {
  for (const lit of document.querySelectorAll(`.${kind}`)) lit.classList.remove(kind);
  for (const selector of selectors) document.querySelector(selector)?.classList.add(kind);
}

/** Where on the board a line of the log happened, and all that belongs to it. */
export function placesOf(line: LogLine | Deed, module: BoardModule | null, state: State): string[] {
  const told = "details" in line && line.details.length > 0 ? line.details : [line];
  return told.flatMap(({ event }) => (event && module?.spots?.(event, state)) || []);
}

/** From a game that is over to the next one. */

import type { LiveTable } from "../live/table.svelte";
import { whenever } from "../live/whenever.svelte";
import { go } from "../routes.svelte";

/** Those who sat here have agreed to play again: whoever is still here goes along. Whoever looks at the old table later
 *  stays. To be called while a component is made. */
export function goAlong(table: Pick<LiveTable, "truth">): void {
  let before: string | null | undefined; // undefined: the table is not there yet
  whenever(
    () => table.truth?.table.rematch,
    (next) => {
      if (next && before === null && takesPart(table)) go(`/table/${next}`);
      before = next;
    },
  );
}

/** The seat of whoever left is free in the next game. */
function takesPart({ truth }: Pick<LiveTable, "truth">): boolean {
  const seat = truth && truth.you !== null ? truth.table.seats[truth.you] : null;
  return seat !== null && seat?.away !== "left" && seat?.away !== "time";
}

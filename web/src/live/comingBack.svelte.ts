/** Whoever comes back sees what was missed; whatever one does then is of the present. */

import { untrack } from "svelte";
import type { Deed } from "../words/telling";
import { hasBeenAway, wasReloaded, type Since } from "./since.svelte";
import type { LiveTable } from "./table.svelte";

/** When somebody moved last. */
export function lastMoveAt(table: LiveTable): number {
  return table.events.findLast(({ what }) => what?.kind === "moved")?.at ?? 0;
}

/** To be called while a component is made. `ready`: the board is there; `myTurn`: it asks for something. */
export function comeBack(table: LiveTable, since: Since, missed: () => readonly Deed[], ready: () => boolean, myTurn: () => boolean): void {
  let welcomed = false;
  $effect(() => {
    if (welcomed || !table.truth || !ready() || missed().length === 0 || !table.fresh) return;
    welcomed = true;
    if (myTurn() && hasBeenAway(table.truth, lastMoveAt(table), Date.now(), wasReloaded())) untrack(() => since.show(missed()));
  });
  $effect(() => {
    if (missed().length === 0 || table.pending !== null) untrack(() => since.close());
  });
}

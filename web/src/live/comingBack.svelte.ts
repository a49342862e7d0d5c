/** Whoever comes back sees what was missed; whatever one does then is of the present. */

import { untrack } from "svelte";
import type { Deed } from "../words/telling";
import { hasBeenAway, wasReloaded, type Since } from "./since.svelte";
import type { LiveTable } from "./table.svelte";
import { whenever } from "./whenever.svelte";

/** When somebody moved last. */
export function lastMoveAt(table: Pick<LiveTable, "events">): number {
  return table.events.findLast(({ what }) => what?.kind === "moved")?.at ?? 0;
}

type Followed = Pick<LiveTable, "truth" | "fresh" | "pending" | "events">;

/** To be called while a component is made. `ready`: the board is there; `myTurn`: it asks for something. */
export function comeBack(table: Followed, since: Pick<Since, "show" | "close">, missed: () => readonly Deed[], ready: () => boolean, myTurn: () => boolean, page: Document = document): void {
  let hidden = $state(page.hidden);
  let unseen = $state(false); // something happened while the page was hidden
  let welcomed = false;
  $effect(() => {
    const look = (): void => void (hidden = page.hidden);
    page.addEventListener("visibilitychange", look);
    return () => page.removeEventListener("visibilitychange", look);
  });
  whenever(
    () => missed().length,
    (count) => void (unseen = count > 0 && (unseen || hidden)),
  );
  $effect(() => {
    if (hidden || !table.truth || !ready() || missed().length === 0 || !table.fresh) return;
    const away = unseen || (!welcomed && hasBeenAway(table.truth, lastMoveAt(table), Date.now(), wasReloaded()));
    welcomed = true;
    if (!away || !myTurn()) return;
    unseen = false;
    untrack(() => since.show(missed()));
  });
  $effect(() => {
    if (missed().length === 0 || table.pending !== null) untrack(() => since.close());
  });
}

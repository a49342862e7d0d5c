/** Effects that follow one thing. */

import { untrack } from "svelte";

/** Whenever `what` is something else than before, `then` is done with it; what that reads on its way does not repeat it.
 *  It may return how to end what it began. To be called while a component is made. */
export function whenever<T>(what: () => T, then: (now: T) => void | (() => void)): void {
  const now = $derived(what());
  $effect(() => {
    const found = now;
    return untrack(() => then(found));
  });
}

/** What calls somebody whose turn it is: the title of the page, a short buzz on request, and a screen that stays on. */

import { settings } from "../live/settings.svelte";
import { whenever } from "../live/whenever.svelte";

const BUZZ_MS = 180;

/** To be called while a component is made. */
export function attend(myTurn: () => boolean, title: () => string): void {
  $effect(() => {
    document.title = `${myTurn() ? "● " : ""}${title()}`;
  });
  whenever(myTurn, (mine) => {
    if (mine && settings.now.vibration) navigator.vibrate?.(BUZZ_MS);
  });
  $effect(() => (myTurn() ? stayAwake() : undefined));
}

/** Keeps the screen on; a browser forgets that whenever the page is hidden, so it is asked again. */
export function stayAwake(lock: WakeLock | undefined = navigator.wakeLock, page: Document = document): () => void {
  let held: Promise<WakeLockSentinel | null> | null = null;
  const ask = (): void => {
    if (page.visibilityState === "visible") held = lock?.request("screen").catch(() => null) ?? null; // where it cannot be had, it goes off as it would
  };
  ask();
  page.addEventListener("visibilitychange", ask);
  return () => {
    page.removeEventListener("visibilitychange", ask);
    void held?.then((one) => one?.release());
  };
}

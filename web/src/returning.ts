/** Back to a page one has left: it is where it was scrolled to, and as one had it. Each entry of the history keeps that. */

const LATE_MS = 4_000; // lists that are fetched, and pictures, come after the page
const TOUCHED = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

interface Kept {
  top?: number;
  [name: string]: unknown;
}

function kept(): Kept {
  return (globalThis.history?.state as Kept | null) ?? {};
}

/** What a page wants to find again when one comes back to it. */
export function keepHere(part: Kept): void {
  history.replaceState({ ...kept(), ...part }, "");
}

export function keptHere<T>(name: string): T | null {
  return (kept()[name] as T | undefined) ?? null;
}

/** Before a page is left. */
export function keepPlace(): void {
  keepHere({ top: scrollY });
}

/** What was there is fetched again: until it is there and lies still, or somebody scrolls. */
export function findPlace(): void {
  const { top = 0 } = kept();
  if (top === 0) return;
  const look = (): void => scrollTo(0, top);
  const grown = new ResizeObserver(look);
  const stop = (): void => {
    grown.disconnect();
    clearTimeout(timer);
    for (const touched of TOUCHED) removeEventListener(touched, stop, true);
  };
  const timer = setTimeout(stop, LATE_MS);
  for (const touched of TOUCHED) addEventListener(touched, stop, { capture: true, passive: true });
  grown.observe(document.body);
}

/** A page that is loaded again is where it was, too. */
export function listenToLeaving(): void {
  addEventListener("pagehide", keepPlace);
  findPlace();
}

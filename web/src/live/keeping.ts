/** Notes that the browser keeps. Private windows may keep none: then they last until the page is closed. */

type Shelf = "localStorage" | "sessionStorage";

export function kept(place: string, shelf: Shelf = "localStorage"): string | null {
  try {
    return globalThis[shelf]?.getItem(place) ?? null;
  } catch {
    return null;
  }
}

/** Null: forget it. */
export function keep(place: string, note: string | null, shelf: Shelf = "localStorage"): void {
  try {
    if (note === null) globalThis[shelf].removeItem(place);
    else globalThis[shelf].setItem(place, note);
  } catch {
    // As said above.
  }
}

/** What the others did since one's own last move: all of it at once, or one deed after the other. */

import type { Event, State } from "../wire/types";
import type { Deed } from "../words/telling";
import { Past, sceneOf, stateAt } from "./past.svelte";
import { settings } from "./settings.svelte";
import type { LiveTable, Scene } from "./table.svelte";

const AWAY_MS = 60_000; // so long nobody was looking
const DEED_MS = 720;

/** The step after one's own last move that still stands. */
export function ownStep(events: readonly Event[], you: number | null): number {
  let last = 0;
  for (const { what } of events) {
    if (what?.kind === "moved" && what.seat === you) last = what.step;
    if (what?.kind === "took_back") last = Math.min(last, what.step);
  }
  return last;
}

/** What others did after that, as the log tells it. */
export function missedIn(deeds: readonly Deed[], events: readonly Event[], you: number | null): Deed[] {
  const own = ownStep(events, you);
  return deeds.filter((deed) => deed.event !== null && !deed.undone && deed.step !== null && deed.step > own && deed.seat !== you && deed.seat !== null);
}

/** Whether somebody who comes now has been away: in a slow game always, else if nothing has happened for a while. */
export function hasBeenAway(state: State, last: number, now: number, reloaded: boolean): boolean {
  return !reloaded && (state.table.clock.kind === "days" || now - last > AWAY_MS);
}

export function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" && performance.now() < 15_000;
}

export class Since {
  open = $state(false);
  /** How many of the deeds are shown. */
  at = $state(0);
  playing = $state(false);
  #past: Past;
  #deeds = $state.raw<Deed[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private table: LiveTable) {
    this.#past = new Past(table.id);
  }

  get deeds(): readonly Deed[] {
    return this.#deeds;
  }

  /** The sum first: everything is shown, and can be gone through. */
  show(deeds: readonly Deed[]): void {
    if (deeds.length === 0) return;
    this.#deeds = [...deeds];
    this.at = deeds.length;
    this.open = true;
  }

  close(): void {
    this.#stop();
    this.open = false;
  }

  go(at: number): void {
    this.#stop();
    this.#to(at);
  }

  play(): void {
    if (this.playing) return this.#stop();
    if (this.at === this.#deeds.length) this.#to(0);
    this.playing = true;
    this.#next();
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      this.#to(this.at + 1);
      if (this.at < this.#deeds.length) this.#next();
      else this.#stop();
    }, DEED_MS * (settings.pace || 1));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #to(at: number): void {
    this.at = Math.max(0, Math.min(this.#deeds.length, at));
    if (this.at < this.#deeds.length) this.#past.go(this.step, this.table.truth?.you ?? null);
  }

  /** The step of the game that is looked at. */
  get step(): number {
    const before = (this.#deeds[0]?.from ?? 1) - 1;
    return this.at === 0 ? before : (this.#deeds[this.at - 1]?.step ?? before);
  }

  /** What the board shows instead of how it stands; null: it shows that. */
  get state(): State | null {
    const { truth } = this.table;
    const { now } = this.#past;
    return this.open && this.at < this.#deeds.length && truth && now ? stateAt(now, truth, truth.you) : null;
  }

  get scene(): Scene | null {
    const { truth } = this.table;
    return truth ? sceneOf(this.#past, truth) : null;
  }
}

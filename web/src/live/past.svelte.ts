/** Past positions of a table, fetched as one steps through them. */

import type { Event, PastState, State } from "../wire/types";
import { get } from "./api";
import { once } from "./once";
import type { Scene } from "./table.svelte";

export class Past {
  steps = $state(0);
  now = $state.raw<PastState | null>(null);
  /** Where one came from by one step forward, seen with the same eyes: what led from there to here can be shown. */
  before = $state.raw<PastState | null>(null);
  /** Whose eyes `now` was seen with. */
  seat = $state<number | null>(null);
  failed = $state.raw<unknown>(null);
  /** What steps told that were recalled, in their order. */
  recalled = $state.raw<Event[]>([]);
  #toldTo: number | null = null;
  #known = new Map<string, Promise<PastState>>();
  #wanted = "";

  constructor(
    readonly table: string,
    private fetched: (path: string) => Promise<PastState> = get,
  ) {}

  /** Go to a step; of several that are wanted at once, the last one counts. */
  async go(step: number, seat: number | null): Promise<void> {
    const key = `${step}/${seat ?? ""}`;
    this.#wanted = key;
    try {
      const found = await this.#load(step, seat);
      if (this.#wanted !== key) return;
      if (found !== this.now) this.#show(found, seat);
      this.failed = null;
      for (const next of [step + 1, step - 1]) if (next >= 0 && next <= found.steps) void this.#load(next, seat).catch(() => {});
    } catch (error) {
      if (this.#wanted === key) this.failed = error;
    }
  }

  /** The log of a table that began with a record does not tell how it went so far; its positions do. */
  async recall(from: number, to: number, seat: number | null): Promise<void> {
    const wanted = Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
    const found = await Promise.all(wanted.map((step) => this.#load(step, seat)));
    const known = this.#toldTo === seat ? this.recalled : [];
    const fresh = found.map(({ step, log, steps }): Event => ({ v: step - steps - 1, what: { kind: "moved", seat: Number(log[0]?.seat ?? 0), step, log } }));
    this.#toldTo = seat;
    this.recalled = [...new Map([...known, ...fresh].map((event) => [event.v, event])).values()].sort((one, other) => one.v - other.v);
  }

  #show(found: PastState, seat: number | null): void {
    this.before = this.seat === seat && this.now?.step === found.step - 1 ? this.now : null;
    this.seat = seat;
    this.now = found;
    this.steps = found.steps;
  }

  #load(step: number, seat: number | null): Promise<PastState> {
    const key = `${step}/${seat ?? ""}`;
    return once(this.#known, key, () => this.fetched(`/tables/${this.table}/steps/${step}${seat === null ? "" : `?seat=${seat}`}`));
  }
}

/** A past position in the form that boards know. Its version is its step. */
export function stateAt(past: PastState, table: State, seat: number | null): State {
  return {
    ...table,
    v: past.step,
    table: { ...table.table, step: past.step, result: past.step < past.steps ? null : table.table.result },
    you: seat === -1 ? null : (seat ?? table.you),
    player: past.player,
    view: past.view,
    actions: [],
    undo: false,
    undo_turn: false,
    offers: [],
    clocks: null,
    lesson: null,
  };
}

/** What led to where one looks, for boards to show it; null after a leap. */
export function sceneOf(past: Past, table: State): Scene | null {
  const { before, now, seat } = past;
  if (!before || !now) return null;
  const moved: Event = { v: now.step, what: { kind: "moved", seat: before.player ?? 0, step: now.step, log: now.log } };
  return { before: stateAt(before, table, seat), events: [moved], state: stateAt(now, table, seat), own: false };
}

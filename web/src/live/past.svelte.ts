/** Past positions of a table, fetched as one steps through them. */

import type { PastState, State } from "../wire/types";
import { get } from "./api";

const KEPT = 400;

export class Past {
  steps = $state(0);
  now = $state.raw<PastState | null>(null);
  failed = $state.raw<unknown>(null);
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
      this.now = found;
      this.steps = found.steps;
      this.failed = null;
      for (const next of [step + 1, step - 1]) if (next >= 0 && next <= found.steps) void this.#load(next, seat).catch(() => {});
    } catch (error) {
      if (this.#wanted === key) this.failed = error;
    }
  }

  #load(step: number, seat: number | null): Promise<PastState> {
    const key = `${step}/${seat ?? ""}`;
    let coming = this.#known.get(key);
    if (!coming) {
      coming = this.fetched(`/tables/${this.table}/steps/${step}${seat === null ? "" : `?seat=${seat}`}`);
      coming.catch(() => this.#known.delete(key));
      this.#known.set(key, coming);
      if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value ?? "");
    }
    return coming;
  }
}

/** A past position in the form that boards know. */
export function stateAt(past: PastState, table: State, seat: number | null): State {
  return {
    ...table,
    table: { ...table.table, step: past.step },
    you: seat === -1 ? null : (seat ?? table.you),
    player: past.player,
    view: past.view,
    actions: [],
    undo: false,
    offers: [],
    clocks: null,
  };
}

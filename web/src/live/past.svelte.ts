/** Past positions of a table, fetched as one steps through them. */

import type { Event, PastState, State } from "../wire/types";
import { Along } from "./along";
import { get } from "./api";
import { once } from "./once";
import type { Scene } from "./table.svelte";

type Log = PastState["log"];

/** A step, and with whose eyes. */
interface Wish {
  step: number;
  seat: number | null;
}

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
  #told = new Map<string, Promise<Log>>();
  #known = new Map<string, Promise<PastState>>();
  #along = new Along<Wish, PastState>({
    load: ({ step, seat }) => this.#load(step, seat),
    show: (found, { seat }) => this.#show(found, seat),
    stay: (found, { seat }) => this.#beside(found, seat),
    fail: (error) => (this.failed = error),
  });

  constructor(
    readonly table: string,
    private fetched: <T>(path: string) => Promise<T> = get,
  ) {}

  go(step: number, seat: number | null): void {
    this.#along.go({ step, seat });
  }

  #beside({ step, steps }: PastState, seat: number | null): void {
    for (const next of [step + 1, step - 1]) if (next >= 0 && next <= steps) void this.#load(next, seat).catch(() => {});
  }

  /** The log of a table that began with a record does not tell how it went so far: up to a step, it is asked for. */
  async recall(to: number, seat: number | null): Promise<void> {
    const path = `/tables/${this.table}/log${seat === null ? "" : `?seat=${seat}`}`;
    const log = await once(this.#told, String(seat), () => this.fetched<Log>(path));
    this.recalled = movesIn(log, to);
  }

  #show(found: PastState, seat: number | null): void {
    this.failed = null;
    if (found === this.now) return;
    this.before = this.seat === seat && this.now?.step === found.step - 1 ? this.now : null;
    this.seat = seat;
    this.now = found;
    this.steps = found.steps;
  }

  #load(step: number, seat: number | null): Promise<PastState> {
    const key = `${step}/${seat ?? ""}`;
    return once(this.#known, key, () => this.fetched<PastState>(`/tables/${this.table}/steps/${step}${seat === null ? "" : `?seat=${seat}`}`));
  }
}

/** The lines of a log as events, one for each step up to one; they came before all that have versions. */
function movesIn(log: Log, to: number): Event[] {
  const steps = new Map<number, Log>();
  for (const line of log) steps.set(Number(line.step), [...(steps.get(Number(line.step)) ?? []), line]);
  return [...steps].filter(([step]) => step <= to).map(([step, lines]) => ({ v: step - to - 1, what: { kind: "moved", seat: Number(lines[0]?.seat ?? 0), step, log: lines } }));
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

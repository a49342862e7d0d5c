/** A table that is looked back at: how it stood at a step, with whose eyes, and all that a board is given for that. */

import { boardOf } from "../boards";
import type { BoardModule, BoardProps } from "../boards/board";
import { get, post } from "../live/api";
import { Past, sceneOf, stateAt } from "../live/past.svelte";
import { person } from "../live/person.svelte";
import type { Created, Event, Graph, State } from "../wire/types";
import { seatNames } from "../words/names";
import { onlyLooking, stepOn } from "./looking";

export class LookingBack {
  readonly past: Past;
  base = $state.raw<State | null>(null);
  events = $state.raw<Event[]>([]);
  /** All events are there. */
  whole = $state(false);
  module = $state.raw<BoardModule | null>(null);
  shared = $state.raw<unknown>(null);
  playing = $state(false);
  /** Milliseconds that the board needs to show what led here. */
  held = $state(0);

  readonly over = $derived(this.base?.table.status === "over");
  readonly names = $derived(this.base ? seatNames(this.base.table.seats) : []);
  readonly position = $derived.by(() => (this.base && this.past.now ? stateAt(this.past.now, this.base, this.past.seat) : null));
  readonly scene = $derived.by(() => (this.base ? sceneOf(this.past, this.base) : null));
  readonly all = $derived.by(() => [...this.past.recalled, ...this.events]);
  readonly happened = $derived(this.all.filter(({ what }) => what?.kind === "moved" && what.step <= (this.past.now?.step ?? 0)));

  constructor(readonly table: string) {
    this.past = new Past(table);
  }

  /** `ready` is called as soon as a board can be shown; what has happened comes later. */
  async load(ready: (base: State, module: BoardModule) => void = () => {}): Promise<void> {
    const base = await get<State>(`/tables/${this.table}`);
    this.base = base;
    this.past.steps = base.table.step;
    const found = await boardOf(base.table.game);
    this.shared = found.shared?.() ?? null;
    this.module = found;
    ready(base, found);
    for (let after = 0; ; ) {
      const page = await get<Event[]>(`/tables/${this.table}/events?after=${after}`);
      this.events = [...this.events, ...page];
      const last = page.at(-1)?.v;
      if (last === undefined || last >= base.v) break;
      after = last;
    }
    this.whole = true;
  }

  /** For an effect: step by step by itself, each when the one before has been shown. */
  playOn(step: number, jump: (step: number) => void): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (step >= this.past.steps) this.playing = false;
    else if (this.past.now?.step === step) return stepOn(() => jump(step + 1), this.held);
    return undefined; // it is still on its way
  }

  graph(): Promise<Graph> {
    return get<Graph>(`/tables/${this.table}/graph`);
  }

  given(state: State): BoardProps {
    const { names, happened: events, scene, shared } = this;
    return { ...onlyLooking(), state, names, curves: () => this.graph(), events, scene, hold: (ms) => (this.held = Math.max(this.held, ms)), shared };
  }

  /** A table of one's own that goes on from a step, with a bot in all other seats, or oneself. Its address. */
  async branch(step: number, bot: string | null): Promise<string> {
    const me = await person.ensure();
    const mine = this.base?.table.seats.findIndex((one) => one.user === me.id) ?? -1;
    const own = mine >= 0 ? mine : (this.past.now?.player ?? 0);
    const others = bot === null ? [] : this.names.map((_, seat) => seat).filter((seat) => seat !== own);
    const bots = Object.fromEntries(others.map((seat) => [String(seat), bot]));
    return `/table/${(await post<Created>(`/tables/${this.table}/branch`, { step, bots })).table}`;
  }
}

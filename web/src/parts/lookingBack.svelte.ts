/** A table that is looked back at: how it stood at a step, with whose eyes, and all that a board is given for that. */

import { boardOf } from "../boards";
import type { BoardModule, BoardProps } from "../boards/board";
import { get, post } from "../live/api";
import { pagesOf } from "../live/happened";
import { once } from "../live/once";
import { Past, sceneOf, stateAt } from "../live/past.svelte";
import { person } from "../live/person.svelte";
import { settings } from "../live/settings.svelte";
import { go, stay } from "../routes.svelte";
import type { Created, Event, Graph, State } from "../wire/types";
import type { Sees } from "../words/game";
import { seatNames } from "../words/names";
import { troubleText } from "../words/trouble";
import { onlyLooking } from "./looking";
import { Playback } from "./playback.svelte";
import { Trying } from "./trying.svelte";

export class LookingBack {
  readonly past: Past;
  readonly playback: Playback;
  readonly trying = new Trying();
  base = $state.raw<State | null>(null);
  events = $state.raw<Event[]>([]);
  /** All events are there. */
  whole = $state(false);
  module = $state.raw<BoardModule | null>(null);
  shared = $state.raw<unknown>(null);
  /** What if: it is asked who plays the others. */
  branching = $state(false);

  readonly over = $derived(this.base?.table.status === "over");
  readonly names = $derived(this.base ? seatNames(this.base.table.seats) : []);
  readonly step = $derived.by(() => Math.min(this.asked() ?? this.first(), this.base?.table.step ?? 0));
  readonly position = $derived.by(() => (this.base && this.past.now ? stateAt(this.past.now, this.base, this.past.seat) : null));
  readonly scene = $derived.by(() => (this.base ? sceneOf(this.past, this.base) : null));
  readonly all = $derived.by(() => [...this.past.recalled, ...this.events]);
  readonly happened = $derived(this.all.filter(({ what }) => what?.kind === "moved" && what.step <= (this.past.now?.step ?? 0)));
  /** What places are called by who has seen the whole game. */
  readonly sees = $derived.by(() => this.#seen(this.base));
  /** And on the board as it is shown. */
  readonly seesHere = $derived.by(() => this.#seen(this.position ?? this.base));
  /** What went wrong, in a sentence. */
  readonly trouble = $derived.by(() => this.trying.trouble || (this.past.failed ? troubleText(this.past.failed) : ""));

  #graph = new Map<string, Promise<Graph>>();

  /** `asked`: the step in the address of the page; without one it is the `first`. */
  constructor(
    readonly table: string,
    private page: "replay" | "review",
    private asked: () => number | null,
    private first: () => number = () => Infinity,
  ) {
    this.past = new Past(table);
    this.playback = new Playback(() => ({ step: this.step, steps: this.past.steps, shown: this.past.now?.step, scene: this.scene }), this.jump);
  }

  /** `ready` is called as soon as a board can be shown; what has happened comes later. */
  async load(ready: (base: State, module: BoardModule) => void): Promise<void> {
    const base = await get<State>(`/tables/${this.table}`);
    this.base = base;
    this.past.steps = base.table.step;
    const found = await boardOf(base.table.game);
    this.shared = found.shared?.() ?? null;
    this.module = found;
    ready(base, found);
    for await (const page of pagesOf(this.table, () => base.v)) this.events = [...this.events, ...page];
    this.whole = true;
  }

  readonly address = (step: number): string => `/table/${this.table}/${this.page}/${step}`;

  readonly jump = (wanted: number): void => {
    const to = Math.max(0, Math.min(this.past.steps, wanted));
    if (to !== this.step || this.asked() === null) stay(this.address(to));
  };

  #seen(state: State | null): Sees | null {
    return (!settings.now.coordinates && state && this.module?.sees?.(state, this.shared)) || null;
  }

  graph(): Promise<Graph> {
    return once(this.#graph, this.table, () => get<Graph>(`/tables/${this.table}/graph`));
  }

  given(state: State): BoardProps {
    const { names, happened: events, scene, shared } = this;
    return { ...onlyLooking(), state, names, curves: () => this.graph(), events, scene, hold: this.playback.hold, shared };
  }

  /** To a table of one's own that goes on from here, with a bot in all other seats, or oneself. */
  async branch(bot: string | null): Promise<void> {
    if (!(await this.trying.to(async () => go(await this.#branched(bot))))) this.branching = false;
  }

  async #branched(bot: string | null): Promise<string> {
    const me = await person.ensure();
    const mine = this.base?.table.seats.findIndex((one) => one.user === me.id) ?? -1;
    const own = mine >= 0 ? mine : (this.past.now?.player ?? 0);
    const others = bot === null ? [] : this.names.map((_, seat) => seat).filter((seat) => seat !== own);
    const bots = Object.fromEntries(others.map((seat) => [String(seat), bot]));
    return `/table/${(await post<Created>(`/tables/${this.table}/branch`, { step: this.step, bots })).table}`;
  }
}

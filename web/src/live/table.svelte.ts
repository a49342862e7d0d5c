/** One table, as this viewer may know it: how it stands, what happens, what was asked of it. */

import type { Command, Event, Gone, Here, Moved, News, Reply, Request, Resync, State, Refusal, WhyNot } from "../wire/types";
import { get, Trouble } from "./api";
import { commandId } from "./commandId";
import { pagesOf } from "./happened";
import { line } from "./line.svelte";
import { Pace } from "./pace";
import { person } from "./person.svelte";
import { settings } from "./settings.svelte";
import type { Line } from "./socket";
import { Unanswered } from "./unanswered";

export const OTHERS_MS = 720; // a step of somebody else, and a rest after it
const REMEMBERED = 80; // scenes for "show the last turn again"

/** What led from one state to the next. */
export interface Scene {
  before: State | null;
  events: Event[];
  state: State;
  /** One's own doing needs no explanation. */
  own: boolean;
}

export interface Pending {
  id: string;
  command: Command;
}

export class LiveTable {
  /** How it stands. */
  truth = $state.raw<State | null>(null);
  /** What the board shows; while moves are being shown it lags behind. */
  shown = $state.raw<State | null>(null);
  /** What has just led to what is shown. */
  scene = $state.raw<Scene | null>(null);
  events = $state.raw<Event[]>([]);
  present = $state.raw<Here | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** Why the last command was not done. */
  refusal = $state.raw<{ code: string; refusal?: Refusal } | null>(null);
  gone = $state(false);
  /** When the clocks of `truth` were heard, by this machine's clock. */
  heardAt = $state(0);
  #scenes = $state.raw<Scene[]>([]);
  #pace = new Pace<Scene>(
    (scene) => this.#show(scene),
    (scene) => this.#rest(scene),
  );
  #stop: (() => void) | null = null;
  #line: Line;
  #unanswered: Unanswered;
  #catching = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    wire: Line = line,
  ) {
    this.#line = wire;
    this.#unanswered = new Unanswered(id);
  }

  /** The board shows how it stands: what it offers can be done. */
  fresh = $derived(this.shown !== null && this.shown === this.truth);
  canAct = $derived(this.fresh && this.pending === null);

  follow(): () => void {
    this.#stop = this.#line.watch(this.id, {
      version: () => this.truth?.v ?? null,
      hear: (frame) => this.hear(frame),
    });
    const kept = this.#unanswered.kept();
    if (kept) void this.#answered(this.#send(kept));
    return () => {
      this.#stop?.();
      clearTimeout(this.#again);
      this.#pace.clear();
    };
  }

  hear(frame: News | Resync | Here | Gone): void {
    if (frame.t === "here") this.present = frame;
    else this.gone = frame.t === "gone" && frame.again === null;
    if (frame.t === "gone" && frame.again !== null) this.#later(frame.again);
    if (frame.t === "resync") this.#jump(frame.state);
    else if (frame.t === "news") this.#go(frame);
  }

  /** The server is busy with others: ask once more. */
  #later(seconds: number): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#line.catchUp(this.id), seconds * 1000);
  }

  // What happens

  #go(news: News): void {
    const known = this.truth?.v ?? null;
    const fresh = known === null ? news.events : news.events.filter((event) => event.v > known);
    if (known === null) return this.#jump(news.state, fresh);
    if (news.state.v < known) return;
    if (fresh.length > 0 && (fresh[0]?.v ?? 0) > known + 1) return this.#line.catchUp(this.id);
    const scene: Scene = { before: this.truth, events: fresh, state: news.state, own: this.#isOwn(fresh) };
    this.#learn(news.state, fresh);
    if (scene.own && movesOf(fresh).length > 0) this.pending = null; // the answer may come later than the news
    this.#pace.add(scene);
  }

  /** No story, only how it stands: at the start, when too much was missed, and when a server went back to a copy. */
  #jump(state: State, events: Event[] = []): void {
    this.#pace.clear();
    this.#scenes = [];
    this.events = this.events.filter((event) => event.v <= state.v);
    this.#learn(state, events);
    this.scene = null;
    this.shown = state;
    void this.#fillLog();
  }

  #learn(state: State, events: Event[]): void {
    this.truth = state;
    this.heardAt = Date.now();
    if (events.length === 0) return;
    const last = this.events.at(-1)?.v ?? 0;
    this.events = [...this.events, ...events.filter((event) => event.v > last)];
    if ((events[0]?.v ?? 0) > last + 1) void this.#fillLog();
  }

  /** What happened before we came. */
  async #fillLog(): Promise<void> {
    if (this.#catching) return;
    this.#catching = true;
    try {
      const all = new Map<number, Event>();
      for await (const page of pagesOf(this.id, () => this.truth?.v ?? 0)) for (const event of page) all.set(event.v, event);
      for (const event of this.events) all.set(event.v, event);
      this.events = [...all.values()].sort((one, other) => one.v - other.v);
    } catch {
      // The board is there; the log comes with the next thing that happens.
    } finally {
      this.#catching = false;
    }
  }

  #isOwn(events: Event[]): boolean {
    const you = this.truth?.you ?? null;
    return movesOf(events).every((move) => move.seat === you && !this.truth?.table.seats[move.seat]?.bot);
  }

  #show(scene: Scene): void {
    this.scene = scene;
    this.shown = scene.state;
    this.#scenes = [...this.#scenes, scene].slice(-REMEMBERED);
  }

  #rest(scene: Scene): number {
    return scene.own || movesOf(scene.events).length === 0 || isHidden() ? 0 : OTHERS_MS * settings.pace;
  }

  /** A board needs longer for what it shows now (before the speed is reckoned in). */
  hold(ms: number): void {
    if (!isHidden()) this.#pace.hold(ms * settings.pace);
  }

  skip(): void {
    this.#pace.skip();
    this.shown = this.truth;
    this.scene = null;
  }

  // "Show the last turn again"

  get canShowAgain(): boolean {
    return this.#lastTurn().length > 0;
  }

  showAgain(): void {
    const scenes = this.#lastTurn();
    const before = scenes[0]?.before;
    if (!before) return;
    this.#pace.clear();
    this.#scenes = this.#scenes.slice(0, -scenes.length);
    this.shown = before;
    this.scene = null;
    for (const scene of scenes) this.#pace.add({ ...scene, own: false });
  }

  /** What the others did since one's own last move; for a spectator the last move. */
  #lastTurn(): Scene[] {
    const moved = (scene: Scene): boolean => movesOf(scene.events).length > 0;
    const own = this.#scenes.findLastIndex((scene) => scene.own && moved(scene));
    const first = this.#scenes.findIndex((scene, place) => place > own && moved(scene));
    return this.#scenes.slice(first < 0 ? -1 : first);
  }

  // What is asked of it

  /** `since`: the version that the command was made for, if it is later than what was heard of. */
  async ask(command: Command, since = 0): Promise<Reply> {
    const id = commandId();
    return this.#answered(this.#asked(id, command, since));
  }

  async #asked(id: string, command: Command, since: number): Promise<Reply> {
    return (await this.#keptOut(id)) ?? this.#send({ id, base: Math.max(this.truth?.v ?? 0, since), command });
  }

  async #answered(coming: Promise<Reply>): Promise<Reply> {
    this.refusal = null;
    const reply = await coming;
    if (reply.t === "refused") this.refusal = reply;
    if (reply.t === "stale") this.refusal = { code: "stale" };
    return reply;
  }

  /** Why a newcomer cannot come in, and so cannot ask; null: somebody is here. */
  async #keptOut(id: string): Promise<Reply | null> {
    try {
      await person.ensure();
      return null;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      const { code, refusal } = error;
      return { t: "refused", table: this.id, id, v: this.truth?.v ?? 0, code, text: code, refusal: refusal ?? { code, parts: {} } };
    }
  }

  /** A move is kept until it is answered, also where the page is loaded again meanwhile; the server knows its name. */
  async #send(request: Request): Promise<Reply> {
    const { id, command } = request;
    if (command.kind === "play" || command.kind === "undo") {
      this.pending = { id, command };
      this.#unanswered.keep(request);
      if (this.fresh) this.#pace.clear(); // whoever goes on has seen enough of it
    }
    const reply = await this.#line.ask(this.id, request);
    if (this.pending?.id === id) this.pending = null;
    this.#unanswered.forget(id);
    return reply;
  }

  /** Play an action, unless one is on its way: a double click is one move. */
  act = (action: number | string): void => {
    if (!this.canAct) return;
    void this.ask({ kind: "play", action });
  };

  /** Play a turn, one action after the other, as far as it goes: an answer may come before the news of what it did. */
  async playAll(turn: readonly number[]): Promise<void> {
    if (!this.canAct) return;
    let since = 0;
    for (const action of turn) {
      const reply = await this.ask({ kind: "play", action }, since);
      if (reply.t !== "ok") return;
      since = reply.v;
    }
  }

  why = async (action: string | number): Promise<Refusal | null> => {
    const answer = await get<WhyNot>(`/tables/${this.id}/why/${encodeURIComponent(String(action))}`);
    return answer.why;
  };
}

/** Nobody looks: nothing is shown for longer than it takes. */
function isHidden(): boolean {
  return globalThis.document?.hidden ?? false;
}

export function movesOf(events: readonly Event[]): Moved[] {
  return events.flatMap((event) => (event.what?.kind === "moved" ? [event.what] : []));
}

/** All that a game tells about its moves, line by line. */
export function logOf(events: readonly Event[]): Moved["log"] {
  return movesOf(events).flatMap(({ log }) => log);
}

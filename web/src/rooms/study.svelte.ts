/** A study room as somebody in it sees it: how it stands, who is there, and where one looks. */

import { untrack } from "svelte";
import { Along } from "../live/along";
import { get, post, Trouble, UNREACHED } from "../live/api";
import { commandId } from "../live/commandId";
import { Latest } from "../live/latest";
import { line } from "../live/line.svelte";
import { once } from "../live/once";
import { person } from "../live/person.svelte";
import type { Line } from "../live/socket";
import type { BranchInfo, Drawing, Mark, Refusal, RoomCommand, RoomGone, RoomHere, RoomLed, RoomMove, RoomNews, RoomPerson, RoomPlace, RoomPosition, RoomReply, RoomState, RoomWhole } from "../wire/types";
import { after, drawingsAt, isSame, lookedAt, nearest, own, stepsOf, written } from "./room";

export const LEAD_MS = 250; // between two places at which somebody who steps quickly is said to be
const TRIES = 4;
const RETRY_MS = 1500;
const LOOK_MS = 30;
const PATIENCE_MS = 3000;
const REST_MS = 150; // between two positions that only the list of branches needs: what people look at goes before it

interface Wish {
  place: RoomPlace;
  seat: number | null;
}

export class Study {
  room = $state.raw<RoomState | null>(null);
  people = $state.raw<RoomPerson[]>([]);
  unnamed = $state(0);
  /** Where one looks. */
  place = $state.raw<RoomPlace>({ branch: 0, step: 0 });
  /** One goes along with the leader. */
  following = $state(true);
  gone = $state.raw<Refusal | null>(null);
  /** What is shown; it comes after `place`. */
  now = $state.raw<RoomPosition | null>(null);
  /** Where one came from by one step forward, seen with the same eyes. */
  before = $state.raw<RoomPosition | null>(null);
  /** All steps of the line that one looks at. */
  moves = $state.raw<RoomMove[]>([]);
  /** Where branches leave, by their numbers, as far as that was fetched. */
  partings = $state.raw<ReadonlyMap<number, RoomPosition>>(new Map());
  failed = $state.raw<unknown>(null);
  #sketch = $state.raw<Drawing | null>(null);
  #positions = new Map<string, Promise<RoomPosition>>();
  #lines = new Map<string, Promise<RoomMove[]>>();
  #parting = false;
  #looked: RoomPlace | null = null; // where the others see one
  #along = new Along<Wish, RoomPosition>({
    load: ({ place, seat }) => this.#position(place, seat),
    show: (found) => this.#shown(found),
    stay: (_, { place, seat }) => this.#beside(place.step, seat),
    fail: (error) => (this.failed = error),
  });
  #looking = new Latest<RoomPlace>((place) => this.wire.look(this.id, place), LEAD_MS);
  #telling = new Latest<RoomPlace>((place) => void this.#lead(place), LEAD_MS);
  #next: RoomPlace | null = null; // where the others are to be led, once the server has answered
  #asking = false;

  constructor(
    readonly id: string,
    start: RoomPlace | null,
    private wire: Line = line,
  ) {
    if (start) [this.place, this.following] = [start, false];
  }

  leading = $derived(this.room !== null && person.me !== null && this.room.leader.user === person.me.id);
  opener = $derived(this.room !== null && person.me !== null && this.room.opener.user === person.me.id);
  leaderHere = $derived(this.people.some(({ user }) => user === this.room?.leader.user));
  steps = $derived(this.room ? stepsOf(this.room, this.place.branch) : 0);
  /** The place by the name that all lines have for it. */
  here = $derived(this.room ? own(this.room, this.place) : this.place);
  /** The steps of one's line at which others look. */
  company = $derived(this.room ? lookedAt(this.room, this.place.branch, this.people.filter(({ user }) => user !== person.me?.id)) : []);
  /** What one has just drawn is there before the server has said so: the next stroke adds to it. */
  drawings = $derived(this.room ? withSketch(drawingsAt(this.room, this.place), this.#sketch && isSame(this.#sketch, this.here) ? this.#sketch : null) : []);
  mine = $derived<Mark[]>(this.drawings.find(({ by }) => by.user === person.me?.id)?.marks ?? []);

  /** Until one leaves. Nothing that it reads makes anybody leave and enter again. */
  enter(): () => void {
    return untrack(() => this.#enter());
  }

  #enter(): () => void {
    return this.wire.enter(this.id, { version: () => this.room?.v ?? null, place: () => this.place, hear: (frame) => this.hear(frame) });
  }

  hear(frame: RoomWhole | RoomNews | RoomLed | RoomHere | RoomGone): void {
    if (frame.t === "room_gone") this.gone = frame.why;
    else if (frame.t === "room_here") [this.people, this.unnamed] = [frame.people, frame.unnamed];
    else if (frame.t === "room") this.#learn(frame.state);
    else if (this.room && frame.t === "room_led") this.#learn({ ...this.room, at: frame.at });
    else if (this.room && frame.t === "room_news") {
      const next = after(this.room, frame.events);
      if (next) this.#learn(next);
      else this.wire.enterAgain(this.id);
    }
  }

  /** Where the leader is, is followed by the leader's own tab too when it comes. */
  #learn(room: RoomState): void {
    const first = this.room === null;
    this.room = room;
    this.gone = null;
    const wanted = this.following && (first || !this.leading) ? room.at : this.place;
    const there = nearest(room, wanted);
    if (!isSame(there, this.place)) this.place = there;
    this.#look();
  }

  // Going around

  /** The leader takes everybody along; whoever else goes somewhere looks around alone. */
  go(wanted: RoomPlace): void {
    if (!this.room) return;
    const place = nearest(this.room, wanted);
    if (isSame(place, this.place)) return;
    this.place = place;
    this.#look();
    if (this.leading) this.#telling.want(place);
    else this.following = false;
  }

  step(step: number): void {
    this.go({ branch: this.place.branch, step });
  }

  follow(): void {
    this.following = true;
    if (this.room) this.place = nearest(this.room, this.room.at);
    this.#look();
  }

  lookAround(): void {
    this.following = false;
  }

  /** The others see where one looks. */
  #look(): void {
    if (this.#looked && isSame(this.#looked, this.place)) return;
    this.#looked = this.place;
    this.#looking.want(this.place);
  }

  /** One after the other: a request that overtakes the one before would leave the others at an earlier step. */
  async #lead(place: RoomPlace): Promise<void> {
    this.#next = place;
    if (this.#asking) return;
    this.#asking = true;
    while (this.#next && this.leading) {
      const next: RoomPlace = this.#next;
      this.#next = null;
      await this.ask({ kind: "lead", ...next }).catch((error: unknown) => (this.failed = error));
    }
    this.#next = null;
    this.#asking = false;
  }

  // Positions and moves

  /** Show where one looks; `seat`: with whose eyes. */
  show(seat: number | null): void {
    if (this.room) this.#along.go({ place: this.here, seat });
  }

  #beside(at: number, seat: number | null): void {
    for (const step of [at + 1, at - 1])
      if (this.room && step >= 0 && step <= this.steps) void this.#position(own(this.room, { ...this.place, step }), seat).catch(() => {});
  }

  #shown(found: RoomPosition): void {
    this.failed = null;
    if (found === this.now) return;
    this.before = this.now?.step === found.step - 1 && this.now.seat === found.seat ? this.now : null;
    this.now = found;
  }

  #position(place: RoomPlace, seat: number | null): Promise<RoomPosition> {
    const path = `/rooms/${this.id}/branches/${place.branch}/steps/${place.step}${seat === null ? "" : `?seat=${seat}`}`;
    return once(this.#positions, keyOf(place, seat), () => get<RoomPosition>(path));
  }

  /** Tell the line that one looks at; it grows. */
  async tell(): Promise<void> {
    const { branch } = this.place;
    const key = `${branch}/${this.steps}`;
    try {
      const found = await once(this.#lines, key, () => get<RoomMove[]>(`/rooms/${this.id}/branches/${branch}`));
      if (this.place.branch === branch) this.moves = found;
    } catch (error) {
      this.failed = error;
    }
  }

  /** Fetch where the branches leave, one after the other. What fails is fetched when it is next wanted. */
  async part(): Promise<void> {
    if (this.#parting) return;
    this.#parting = true;
    const missing = (): BranchInfo | undefined => this.room?.branches.find(({ id }) => !this.partings.has(id));
    try {
      for (let next = missing(); this.room && next; next = missing()) {
        const found = await this.#position(own(this.room, { branch: next.parent, step: next.step }), null);
        this.partings = new Map(this.partings).set(next.id, found);
        await new Promise((wake) => setTimeout(wake, REST_MS));
      }
    } catch {
      // the list says less until then
    } finally {
      this.#parting = false;
    }
  }

  // Asking

  /** A command is sent again under the same name while the server cannot be reached: it is never done twice. */
  async ask(command: RoomCommand): Promise<RoomReply> {
    await person.ensure();
    const request = { id: commandId(), command };
    for (let tried = 1; ; tried += 1) {
      try {
        return await post<RoomReply>(`/rooms/${this.id}/commands`, request);
      } catch (error) {
        if (!(error instanceof Trouble) || error.code !== UNREACHED || tried === TRIES) throw error;
        await new Promise((wake) => setTimeout(wake, RETRY_MS));
      }
    }
  }

  /** All that one has drawn here, from now on. */
  async draw(marks: Mark[]): Promise<void> {
    const me = await person.ensure();
    const sketch = { ...this.here, by: { user: me.id, name: me.name }, marks };
    this.#sketch = sketch;
    try {
      const { v } = await this.ask({ kind: "draw", branch: sketch.branch, step: sketch.step, marks });
      await this.#until(v);
    } finally {
      if (this.#sketch === sketch) this.#sketch = null;
    }
  }

  /** Until what led to a version has come. */
  async #until(v: number): Promise<void> {
    for (let waited = 0; (this.room?.v ?? 0) < v && waited < PATIENCE_MS; waited += LOOK_MS) await new Promise((wake) => setTimeout(wake, LOOK_MS));
  }

  /** Play something where one looks, and go where it leads. */
  async try(action: number | string): Promise<void> {
    const { at, v } = await this.ask({ kind: "try", ...this.here, action });
    if (!at) return;
    await this.#until(v);
    this.go(at);
  }
}

function withSketch(drawings: Drawing[], sketch: Drawing | null): Drawing[] {
  return sketch ? [...drawings.filter(({ by }) => by.user !== sketch.by.user), sketch] : drawings;
}

const keyOf = (place: RoomPlace, seat: number | null): string => `${written(place)}/${seat ?? ""}`;

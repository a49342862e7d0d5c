/** The one socket: it watches tables, carries commands, and heals by itself.
 *
 * A command keeps its id until it is answered. It is sent again when nothing is heard of it for a while, and whenever the
 * line comes back; the server knows the id, so nothing is ever done twice.
 */

import type { Frame, Gone, Here, News, Reply, Request, Resync, RoomGone, RoomHere, RoomLed, RoomNews, RoomPlace, RoomWhole, ServerFrame } from "../wire/types";

export const RESEND_MS = 2_500;
export const QUIET_MS = 15_000; // without a word, then we ask
export const DEAF_MS = 8_000; // without an answer to that, then the line is dead
export const FIRST_WAIT_MS = 400;
export const LONGEST_WAIT_MS = 10_000;
const FLOOD_WAIT_MS = 20_000;
const CLOSED_FOR_FLOOD = 1008;
const CLOSED_AS_REVOKED = 4401;

export type LineStatus = "closed" | "connecting" | "open" | "waiting";

/** What we need of a WebSocket. */
export type SocketLike = Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "send" | "close">;

export interface Watcher {
  /** The version that it has already; null: nothing yet. */
  version(): number | null;
  hear(frame: News | Resync | Here | Gone): void;
}

/** Somebody in a study room. */
export interface Visitor {
  version(): number | null;
  /** Where they look, for the others in the room. */
  place(): RoomPlace;
  hear(frame: RoomWhole | RoomNews | RoomLed | RoomHere | RoomGone): void;
}

export interface Ears {
  status?(status: LineStatus): void;
  mine?(waiting: number, table: string | null): void;
  lobby?(): void;
  /** The session was ended elsewhere. */
  revoked?(): void;
}

interface Unanswered {
  table: string;
  request: Request;
  timer?: ReturnType<typeof setTimeout>;
  settle(reply: Reply): void;
}

export class Line {
  status: LineStatus = "closed";
  ears: Ears = {};
  #socket: SocketLike | null = null;
  #open: () => SocketLike;
  #random: () => number;
  #watched = new Map<string, Watcher>();
  #rooms = new Map<string, Visitor>();
  #unanswered = new Map<string, Unanswered>();
  #lobby = false;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => SocketLike, random: () => number = Math.random) {
    this.#open = open;
    this.#random = random;
  }

  // What a page asks of it

  watch(table: string, watcher: Watcher): () => void {
    return this.#follow(this.#watched, table, watcher, () => this.catchUp(table), { t: "unwatch", table });
  }

  /** Ask again for what was missed. */
  catchUp(table: string): void {
    const watcher = this.#watched.get(table);
    if (watcher) this.#sendWatch(table, watcher);
  }

  enter(room: string, visitor: Visitor): () => void {
    return this.#follow(this.#rooms, room, visitor, () => this.enterAgain(room), { t: "exit", room });
  }

  /** Until somebody else follows the same, or the one who does stops. */
  #follow<T>(followed: Map<string, T>, id: string, follower: T, begin: () => void, end: Frame): () => void {
    followed.set(id, follower);
    this.start();
    begin();
    return () => {
      if (followed.get(id) !== follower) return;
      followed.delete(id);
      this.#send(end);
    };
  }

  look(room: string, { branch, step }: RoomPlace): void {
    this.#send({ t: "look", room, branch, step });
  }

  /** Ask again for what was missed in a room. */
  enterAgain(room: string): void {
    const visitor = this.#rooms.get(room);
    if (visitor) this.#sendEnter(room, visitor);
  }

  hearLobby(on: boolean): void {
    this.#lobby = on;
    this.start();
    this.#send({ t: "lobby", on });
  }

  ask(table: string, request: Request): Promise<Reply> {
    this.start();
    return new Promise((settle) => {
      const entry: Unanswered = { table, request, settle };
      this.#unanswered.set(request.id, entry);
      this.#transmit(entry);
    });
  }

  start(): void {
    if (this.status === "closed") this.#connect();
  }

  /** Who we are has changed: the server sees that only when a socket opens. */
  renew(): void {
    this.#attempts = 0;
    this.#drop();
    this.#connect();
  }

  /** There may be a network again: do not wait any longer. A line that seems open may be dead: ask. */
  hurry(): void {
    if (this.status === "waiting") this.#connect();
    if (this.status === "open") this.#probe();
  }

  // The line itself

  #connect(): void {
    this.#stopTimers();
    this.#become("connecting");
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#heard(socket, String(event.data));
    socket.onclose = (event) => this.#closed(socket, event.code);
    this.#listen(DEAF_MS); // an opening can hang too
  }

  #opened(socket: SocketLike): void {
    if (socket !== this.#socket) return;
    this.#become("open");
    this.#listen(QUIET_MS);
    for (const [table, watcher] of this.#watched) this.#sendWatch(table, watcher);
    for (const [room, visitor] of this.#rooms) this.#sendEnter(room, visitor);
    if (this.#lobby) this.#send({ t: "lobby", on: true });
    for (const entry of this.#unanswered.values()) this.#transmit(entry);
  }

  #closed(socket: SocketLike, code: number): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (code === CLOSED_AS_REVOKED) this.ears.revoked?.();
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#attempts);
    const wait = code === CLOSED_FOR_FLOOD ? FLOOD_WAIT_MS : longest * (0.5 + this.#random() / 2);
    this.#attempts += 1;
    this.#become("waiting");
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#stopTimers();
    for (const { timer } of this.#unanswered.values()) clearTimeout(timer);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #become(status: LineStatus): void {
    this.status = status;
    this.ears.status?.(status);
  }

  #stopTimers(): void {
    for (const timer of [this.#retry, this.#quiet]) clearTimeout(timer);
  }

  /** Wait for a word. If none comes we ask; if still none comes the line is dead, whatever the browser thinks. */
  #listen(patience: number): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      const socket = this.#socket;
      if (!socket) return;
      if (patience === DEAF_MS) return this.#closed(socket, 1006);
      this.#probe();
    }, patience);
  }

  #probe(): void {
    this.#send({ t: "ping" });
    this.#listen(DEAF_MS);
  }

  // Sending

  #send(frame: Frame): void {
    if (this.status === "open") this.#socket?.send(JSON.stringify(frame));
  }

  #sendWatch(table: string, watcher: Watcher): void {
    this.#send({ t: "watch", table, since: watcher.version() });
  }

  #sendEnter(room: string, visitor: Visitor): void {
    this.#send({ t: "enter", room, since: visitor.version() });
    if (visitor.version() !== null) this.look(room, visitor.place());
  }

  #transmit(entry: Unanswered): void {
    clearTimeout(entry.timer);
    if (this.status !== "open") return;
    this.#send({ t: "do", table: entry.table, request: entry.request });
    entry.timer = setTimeout(() => this.#transmit(entry), RESEND_MS);
  }

  // Hearing

  #heard(socket: SocketLike, text: string): void {
    if (socket !== this.#socket) return;
    this.#attempts = 0;
    this.#listen(QUIET_MS);
    const frame = JSON.parse(text) as ServerFrame;
    switch (frame.t) {
      case "news":
      case "resync":
      case "here":
      case "gone":
        this.#watched.get(frame.table)?.hear(frame);
        break;
      case "room":
      case "room_news":
      case "room_led":
      case "room_here":
      case "room_gone":
        this.#rooms.get(frame.room)?.hear(frame);
        break;
      case "ok":
      case "again":
      case "stale":
      case "refused":
        this.#answer(frame);
        break;
      case "mine":
        this.ears.mine?.(frame.waiting, frame.table);
        break;
      case "lobby":
        this.ears.lobby?.();
        break;
      case "wrong":
        console.warn(frame.text);
        break;
    }
  }

  #answer(reply: Reply): void {
    const entry = this.#unanswered.get(reply.id);
    if (!entry) return; // the answer to a second sending
    this.#unanswered.delete(reply.id);
    clearTimeout(entry.timer);
    entry.settle(reply);
  }
}

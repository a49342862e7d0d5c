import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame, Reply, ServerFrame } from "../wire/types";
import { DEAF_MS, Line, LONGEST_WAIT_MS, QUIET_MS, RESEND_MS, type SocketLike, type Watcher } from "./socket";

const TABLE = "abcdefgh12345678";

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Frame[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Frame);
  }
  close(): void {
    this.closed = true;
  }
  // What the server does
  open(): void {
    this.onopen?.();
  }
  tell(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  break(code = 1006): void {
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  line = new Line(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  }, () => 1);
});
afterEach(() => vi.useRealTimers());

const last = (): FakeSocket => sockets.at(-1) as FakeSocket;
const kinds = (socket: FakeSocket): string[] => socket.sent.map((frame) => frame.t);

function watcher(version: number | null = null): Watcher & { heard: string[] } {
  const heard: string[] = [];
  return { heard, version: () => version, hear: (frame) => heard.push(frame.t) };
}

function play(id: string): Promise<Reply> {
  return line.ask(TABLE, { id, base: 3, command: { kind: "play", action: 7 } });
}

test("nothing is sent before the line is open, and all of it then", () => {
  line.watch(TABLE, watcher());
  void play("a");
  expect(last().sent).toEqual([]);
  last().open();
  expect(kinds(last())).toEqual(["watch", "do"]);
  expect(line.status).toBe("open");
});

test("after a drop the line comes back and asks for what was missed", () => {
  line.watch(TABLE, watcher(12));
  last().open();
  last().break();
  expect(line.status).toBe("waiting");
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
  last().open();
  expect(last().sent).toEqual([{ t: "watch", table: TABLE, since: 12 }]);
});

test("a command that is not answered is sent again under the same id", async () => {
  line.start();
  last().open();
  const reply = play("a");
  vi.advanceTimersByTime(RESEND_MS);
  expect(last().sent.map((frame) => frame.t === "do" && frame.request.id)).toEqual(["a", "a"]);
  last().tell({ t: "ok", table: TABLE, id: "a", v: 4 });
  last().tell({ t: "again", table: TABLE, id: "a", v: 4 });
  expect((await reply).t).toBe("ok");
  vi.advanceTimersByTime(5 * RESEND_MS);
  expect(last().sent.filter((frame) => frame.t === "do")).toHaveLength(2);
});

test("a command on its way when the line drops is sent again when it is back", async () => {
  line.watch(TABLE, watcher(3));
  last().open();
  const reply = play("a");
  last().break();
  vi.advanceTimersByTime(RESEND_MS);
  last().open();
  expect(kinds(last())).toEqual(["watch", "do"]);
  last().tell({ t: "again", table: TABLE, id: "a", v: 4 });
  expect((await reply).t).toBe("again");
});

test("several commands keep their order over a drop", () => {
  line.start();
  last().open();
  for (const id of ["a", "b", "c"]) void play(id);
  last().break();
  vi.advanceTimersByTime(1_000);
  last().open();
  expect(last().sent.map((frame) => (frame.t === "do" ? frame.request.id : ""))).toEqual(["a", "b", "c"]);
});

test("refusals and stale commands are answers too", async () => {
  line.start();
  last().open();
  const one = play("a");
  const other = play("b");
  last().tell({ t: "refused", table: TABLE, id: "a", v: 3, code: "illegal", text: "No.", refusal: { code: "not-now", parts: {} } });
  last().tell({ t: "stale", table: TABLE, id: "b", v: 5 });
  expect([(await one).t, (await other).t]).toEqual(["refused", "stale"]);
});

test("news goes to the table that it is about", () => {
  const ours = watcher();
  const stop = line.watch(TABLE, ours);
  last().open();
  last().tell({ t: "gone", table: TABLE, again: null });
  last().tell({ t: "gone", table: "another-table-00", again: null });
  expect(ours.heard).toEqual(["gone"]);
  stop();
  last().tell({ t: "gone", table: TABLE, again: null });
  expect(ours.heard).toEqual(["gone"]);
  expect(last().sent.at(-1)).toEqual({ t: "unwatch", table: TABLE });
});

test("a line that has gone deaf is noticed and replaced", () => {
  line.start();
  last().open();
  vi.advanceTimersByTime(QUIET_MS);
  expect(kinds(last())).toEqual(["ping"]);
  last().tell({ t: "pong" });
  vi.advanceTimersByTime(QUIET_MS);
  const first = last();
  vi.advanceTimersByTime(DEAF_MS);
  expect(first.closed).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
});

test("an opening that hangs is given up", () => {
  line.start();
  vi.advanceTimersByTime(DEAF_MS + 1_000);
  expect(sockets.length).toBeGreaterThan(1);
});

test("waits grow with every failure, up to a limit, and begin again after success", () => {
  line.start();
  const waits: number[] = [];
  for (let failure = 0; failure < 8; failure += 1) {
    last().break();
    const before = sockets.length;
    let waited = 0;
    while (sockets.length === before) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits[0]).toBeLessThanOrEqual(500);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits.at(-1)).toBeLessThanOrEqual(LONGEST_WAIT_MS);
  last().open();
  last().tell({ t: "pong" });
  last().break();
  const before = sockets.length;
  vi.advanceTimersByTime(500);
  expect(sockets.length).toBe(before + 1);
});

test("when there is a network again nobody waits", () => {
  line.start();
  for (let failure = 0; failure < 6; failure += 1) {
    last().break();
    vi.advanceTimersByTime(LONGEST_WAIT_MS);
  }
  last().break();
  const before = sockets.length;
  line.hurry();
  expect(sockets.length).toBe(before + 1);
});

test("when there is a network again a line that seems open is asked at once, and given up if it is dead", () => {
  line.start();
  last().open();
  line.hurry();
  expect(kinds(last())).toEqual(["ping"]);
  last().tell({ t: "pong" });
  vi.advanceTimersByTime(DEAF_MS);
  expect(line.status).toBe("open");
  line.hurry();
  vi.advanceTimersByTime(DEAF_MS);
  expect(line.status).toBe("waiting");
});

test("who we are has changed: a new socket, and everything asked again", () => {
  line.watch(TABLE, watcher(5));
  line.hearLobby(true);
  last().open();
  const old = last();
  line.renew();
  expect(old.closed).toBe(true);
  old.tell({ t: "gone", table: TABLE, again: null });
  last().open();
  expect(kinds(last())).toEqual(["watch", "lobby"]);
});

test("a session that was ended elsewhere is told, and the line comes back as somebody else", () => {
  let revoked = 0;
  line.ears.revoked = () => (revoked += 1);
  line.start();
  last().open();
  last().break(4401);
  vi.advanceTimersByTime(1_000);
  expect([revoked, sockets.length]).toEqual([1, 2]);
});

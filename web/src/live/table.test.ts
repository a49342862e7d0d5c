import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Event, News, Reply, Request, State } from "../wire/types";
import { sampleState } from "./sample";
import { UNREACHED } from "./api";
import { person } from "./person.svelte";
import { Line } from "./socket";
import { LiveTable, OTHERS_MS } from "./table.svelte";

const TABLE = "abcdefgh12345678";

function state(v: number, player = 0): State {
  const seat = { kind: "person", name: "Mira", user: "u", bot: null, away: null, was: null } as const;
  const actions = player === 0 ? [{ id: v, text: `go ${v}`, data: { kind: "go" } }] : [];
  return sampleState({ v, player, view: { round: v }, actions, table: { id: TABLE, seats: [seat, { ...seat, name: "Otto" }], step: v } });
}

const moved = (v: number, seat: number): Event => ({ v, at: 0, what: { kind: "moved", seat, step: v, log: [] } });
const news = (v: number, seat: number, player = 0): News => ({ t: "news", table: TABLE, events: [moved(v, seat)], state: state(v, player) });

class StillLine extends Line {
  asked: Request[] = [];
  caught = 0;
  settle: (reply: Reply) => void = () => {};
  constructor() {
    super(() => {
      throw new Error("no sockets in this test");
    });
  }
  override ask(_: string, request: Request): Promise<Reply> {
    this.asked.push(request);
    return new Promise((settle) => (this.settle = settle));
  }
  override watch(): () => void {
    return () => {};
  }
  override catchUp(): void {
    this.caught += 1;
  }
}

let line: StillLine;
let table: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server in this test")));
  person.me = { id: "u", name: "Mira", guest: true, waiting: 0, scopes: ["play", "read"] };
  line = new StillLine();
  table = new LiveTable(TABLE, line);
  table.hear({ t: "resync", table: TABLE, state: state(5) });
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a resync is shown as it is", () => {
  expect([table.truth?.v, table.shown?.v, table.fresh, table.scene]).toEqual([5, 5, true, null]);
});

test("moves of others are shown one after the other, and nothing can be done meanwhile", () => {
  table.hear(news(6, 1, 1));
  table.hear(news(7, 1, 0));
  expect([table.truth?.v, table.shown?.v, table.canAct]).toEqual([7, 6, false]);
  vi.advanceTimersByTime(OTHERS_MS);
  expect([table.shown?.v, table.canAct]).toEqual([7, true]);
});

test("one's own move is there at once", () => {
  table.hear(news(6, 0, 1));
  table.hear(news(7, 1, 0));
  expect(table.shown?.v).toBe(7);
});

test("what the board shows of one's own move is not cut off by the next move of another", () => {
  table.hear(news(6, 0, 1));
  table.hold(3_400); // dice that roll
  vi.advanceTimersByTime(127);
  table.hear(news(7, 1, 0));
  expect(table.shown?.v).toBe(6);
  vi.advanceTimersByTime(3_273);
  expect(table.shown?.v).toBe(7);
});

test("whoever goes on has seen enough of it", async () => {
  table.hear(news(6, 0, 0));
  table.hold(3_400);
  table.act(6);
  await vi.advanceTimersByTimeAsync(0);
  table.hear(news(7, 0, 1));
  expect(table.shown?.v).toBe(7);
});

test("nothing is held in a page that nobody looks at", () => {
  vi.stubGlobal("document", { hidden: true });
  table.hear(news(6, 0, 1));
  table.hold(3_400);
  table.hear(news(7, 1, 1));
  table.hear(news(8, 1, 0));
  expect([table.shown?.v, table.fresh]).toEqual([8, true]);
  vi.stubGlobal("document", undefined);
});

test("once one's own move is heard the next can be made, even if its answer is late", async () => {
  table.act(5);
  await vi.advanceTimersByTimeAsync(0);
  expect([table.pending?.command, table.canAct]).toEqual([{ kind: "play", action: 5 }, false]);
  table.hear(news(6, 0, 0));
  expect([table.pending, table.canAct]).toEqual([null, true]);
});

test("skipping goes to how it stands", () => {
  for (const v of [6, 7, 8]) table.hear(news(v, 1, v === 8 ? 0 : 1));
  table.skip();
  expect([table.shown?.v, table.fresh]).toEqual([8, true]);
});

test("what was heard already is not told twice", () => {
  table.hear(news(6, 0, 1));
  table.hear(news(6, 0, 1));
  expect(table.events.map((event) => event.v)).toEqual([6]);
});

test("a gap is noticed, and asked for", () => {
  table.hear(news(9, 1));
  expect([line.caught, table.truth?.v]).toEqual([1, 5]);
});

test("older news never replaces what is known", () => {
  table.hear(news(4, 1));
  expect(table.truth?.v).toBe(5);
});

test("a server that went back to a copy is believed", () => {
  table.hear(news(6, 0, 1));
  table.hear({ t: "resync", table: TABLE, state: state(4) });
  expect([table.truth?.v, table.shown?.v, table.events]).toEqual([4, 4, []]);
});

test("a table that was not for us may be for us later", () => {
  table.hear({ t: "gone", table: TABLE, again: null });
  expect(table.gone).toBe(true);
  table.hear(news(6, 0, 1));
  expect(table.gone).toBe(false);
});

test("a table that the server has no time for is asked for again in a while", async () => {
  table.hear({ t: "gone", table: TABLE, again: 3 });
  expect(table.gone).toBe(false);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(line.caught).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(line.caught).toBe(1);
});

test("a double click is one move, made at the version that was seen", async () => {
  table.act(5);
  await vi.advanceTimersByTimeAsync(0);
  table.act(5);
  await vi.advanceTimersByTimeAsync(0);
  expect(line.asked).toHaveLength(1);
  expect(line.asked[0]).toMatchObject({ base: 5, command: { kind: "play", action: 5 } });
  expect(table.canAct).toBe(false);
  line.settle({ t: "ok", table: TABLE, id: line.asked[0]?.id ?? "", v: 6 });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.pending).toBe(null);
});

test("a refusal is kept to be explained, and the board is free again", async () => {
  table.act(5);
  await vi.advanceTimersByTimeAsync(0);
  line.settle({ t: "refused", table: TABLE, id: line.asked[0]?.id ?? "", v: 5, code: "illegal", text: "No.", refusal: { code: "not-now", parts: {} } });
  await vi.advanceTimersByTimeAsync(0);
  expect([table.refusal?.code, table.canAct]).toEqual(["illegal", true]);
});

test("a newcomer who cannot come in is told why, and nothing is on its way", async () => {
  person.me = null;
  const reply = await table.ask({ kind: "sit" });
  expect([reply.t, table.refusal?.code, table.pending, line.asked]).toEqual(["refused", UNREACHED, null, []]);
});

test("the last turn of the others can be shown again", () => {
  table.hear(news(6, 0, 1));
  table.hear(news(7, 1, 1));
  table.hear(news(8, 1, 0));
  vi.advanceTimersByTime(3 * OTHERS_MS);
  expect(table.fresh).toBe(true);
  table.showAgain();
  expect(table.shown?.v).toBe(7);
  vi.advanceTimersByTime(2 * OTHERS_MS);
  expect([table.shown?.v, table.fresh]).toEqual([8, true]);
});

function shelf(): Map<string, string> {
  const notes = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => notes.get(name) ?? null,
    setItem: (name: string, note: string) => void notes.set(name, note),
    removeItem: (name: string) => void notes.delete(name),
  });
  return notes;
}

test("a move that is not answered is asked again by a page that is loaded again, under its name, and then no more", async () => {
  const notes = shelf();
  table.act(5);
  await vi.waitFor(() => expect(line.asked).toHaveLength(1));
  const again = new LiveTable(TABLE, line);
  const leave = again.follow();
  await vi.waitFor(() => expect(line.asked).toHaveLength(2));
  expect(line.asked[1]).toEqual(line.asked[0]);
  expect(again.pending?.command).toEqual({ kind: "play", action: 5 });
  line.settle({ t: "again", table: TABLE, id: line.asked[0]?.id ?? "", v: 6 });
  await vi.waitFor(() => expect(again.pending).toBeNull());
  expect(notes.size).toBe(0);
  leave();
});

test("why such a move cannot be done any more is told", async () => {
  shelf();
  table.act(5);
  await vi.waitFor(() => expect(line.asked).toHaveLength(1));
  const again = new LiveTable(TABLE, line);
  again.follow();
  await vi.waitFor(() => expect(line.asked).toHaveLength(2));
  line.settle({ t: "stale", table: TABLE, id: line.asked[0]?.id ?? "", v: 9 });
  await vi.waitFor(() => expect(again.refusal).toEqual({ code: "stale" }));
});

test("what is said is not kept, and nonsense that is kept is not asked", async () => {
  const notes = shelf();
  void table.ask({ kind: "say", text: "Hello" });
  await vi.waitFor(() => expect(line.asked).toHaveLength(1));
  expect(notes.size).toBe(0);
  for (const note of ["{", "null", '{"id":3}']) {
    notes.set(`manoa-asked-${TABLE}`, note);
    new LiveTable(TABLE, line).follow();
  }
  expect(line.asked).toHaveLength(1);
});

test("a turn is played step by step, each from where the one before has led", async () => {
  const turn = table.playAll([5, 6, 7]);
  for (const [index, reply] of (["ok", "ok", "refused"] as const).entries()) {
    await vi.waitFor(() => expect(line.asked).toHaveLength(index + 1));
    const id = line.asked[index]?.id ?? "";
    line.settle(reply === "ok" ? { t: "ok", table: TABLE, id, v: 6 + index } : { t: "refused", table: TABLE, id, v: 8, code: "illegal", text: "no", refusal: { code: "illegal", parts: {} } });
  }
  await turn;
  expect(line.asked.map(({ base, command }) => [base, command])).toEqual([5, 6, 7].map((action, index) => [5 + index, { kind: "play", action }]));
  const refused = table.playAll([5, 6]);
  await vi.waitFor(() => expect(line.asked).toHaveLength(4));
  line.settle({ t: "stale", table: TABLE, id: line.asked[3]?.id ?? "", v: 9 });
  await refused;
  expect(line.asked).toHaveLength(4);
});

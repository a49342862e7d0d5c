import { beforeEach, expect, test, vi } from "vitest";
import { sampleState } from "./sample";
import type { PastState, QuestView, Result } from "../wire/types";
import { LINGER_MS, PACE_MS } from "./along";
import { Past, sceneOf, stateAt } from "./past.svelte";

const RESULT: Result = { reason: "played", scores: [1, 2], placings: [2, 1], resigned: [] };
const TABLE = sampleState({ v: 90, player: null, table: { step: 8, result: RESULT } });
const at = (step: number): PastState => ({ step, steps: 8, player: step % 2, view: { round: step } as Partial<QuestView> as QuestView, log: [{ key: "went", step }] });
const stepOf = (path: string): number => Number(/steps\/(\d+)/.exec(path)?.[1]);
let asked: string[];
const fetched = (path: string): Promise<never> => {
  asked.push(path);
  return Promise.resolve(path.includes("/log") ? LOG : at(stepOf(path))) as Promise<never>;
};
const LOG = [1, 2, 2, 3].map((step) => ({ key: "went", seat: step % 2, step }));
const past = (): Past => new Past("abcdefgh12345678", fetched);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});

async function went(one: Past, step: number, seat: number | null): Promise<void> {
  one.go(step, seat);
  await vi.advanceTimersByTimeAsync(PACE_MS);
}

test("a step forward is a scene with what it told", async () => {
  const one = past();
  await went(one, 3, null);
  expect(sceneOf(one, TABLE)).toBeNull();
  await went(one, 4, null);
  const scene = sceneOf(one, TABLE);
  expect(scene?.before?.table.step).toBe(3);
  expect(scene?.state.v).toBe(4);
  expect(scene?.events).toEqual([{ v: 4, what: { kind: "moved", seat: 1, step: 4, log: [{ key: "went", step: 4 }] } }]);
});

test.each([
  ["a step back", 3, 2, null, null],
  ["a leap", 3, 6, null, null],
  ["a look with other eyes", 3, 4, null, 1],
])("%s is not", async (_, from, to, eyes, others) => {
  const one = past();
  await went(one, from, eyes);
  await went(one, to, others);
  expect(one.now?.step).toBe(to);
  expect(sceneOf(one, TABLE)).toBeNull();
});

test("what is asked for last is shown, whatever comes last", async () => {
  const waiting: (() => void)[] = [];
  const one = new Past("abcdefgh12345678", (path) => new Promise((settle) => waiting.push(() => settle(at(stepOf(path)) as never))));
  await went(one, 1, null);
  await went(one, 5, null);
  for (const settle of waiting.toReversed()) {
    settle();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(one.now?.step).toBe(5);
});

test("fifteen seconds of scrubbing ask for eight positions a second at most, show what lies on the way, and end at the last", async () => {
  const one = past();
  const shown = new Set<number>();
  for (let moves = 0; moves < 900; moves += 1) {
    one.go(moves, null);
    await vi.advanceTimersByTimeAsync(1000 / 60);
    if (one.now) shown.add(one.now.step);
  }
  await vi.advanceTimersByTimeAsync(PACE_MS);
  expect(asked.length).toBeLessThanOrEqual(15_000 / PACE_MS + 2);
  expect(shown.size).toBeGreaterThan(100);
  expect(one.now?.step).toBe(899);
});

test("where one stays, what lies beside is fetched, and nothing is fetched twice", async () => {
  const one = past();
  await went(one, 4, null);
  expect(asked.map(stepOf)).toEqual([4]);
  await vi.advanceTimersByTimeAsync(LINGER_MS);
  expect(asked.map(stepOf)).toEqual([4, 5, 3]);
  await went(one, 5, null);
  await vi.advanceTimersByTimeAsync(LINGER_MS);
  expect(asked.map(stepOf)).toEqual([4, 5, 3, 6]);
});

test("whose eyes it is seen with", () => {
  expect(stateAt(at(2), TABLE, null).you).toBe(0);
  expect(stateAt(at(2), TABLE, 1).you).toBe(1);
  expect(stateAt(at(2), TABLE, -1).you).toBeNull();
});

test("how it ended is told at the end only", () => {
  expect(stateAt(at(7), TABLE, null).table.result).toBeNull();
  expect(stateAt(at(8), TABLE, null).table.result).toEqual(RESULT);
});

test("what a record told is asked for once, however one goes along it, and comes before all else", async () => {
  const one = past();
  for (const _ of [1, 2, 3]) await one.recall(2, null);
  expect(asked).toEqual(["/tables/abcdefgh12345678/log"]);
  expect(one.recalled.map(({ v }) => v)).toEqual([-2, -1]);
  expect(one.recalled.map(({ what }) => what)).toEqual([
    { kind: "moved", seat: 1, step: 1, log: [LOG[0]] },
    { kind: "moved", seat: 0, step: 2, log: [LOG[1], LOG[2]] },
  ]);
  await one.recall(2, 1);
  expect(asked.at(-1)).toBe("/tables/abcdefgh12345678/log?seat=1");
});

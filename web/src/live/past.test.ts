import { expect, test } from "vitest";
import { sampleState } from "./sample";
import type { PastState, QuestView, Result } from "../wire/types";
import { Past, sceneOf, stateAt } from "./past.svelte";

const RESULT: Result = { reason: "played", scores: [1, 2], placings: [2, 1], resigned: [] };
const TABLE = sampleState({ v: 90, player: null, table: { step: 8, result: RESULT } });
const at = (step: number): PastState => ({ step, steps: 8, player: step % 2, view: { round: step } as Partial<QuestView> as QuestView, log: [{ key: "went", step }] });
const stepOf = (path: string): number => Number(/steps\/(\d+)/.exec(path)?.[1]);
const past = (): Past => new Past("abcdefgh12345678", (path) => Promise.resolve(at(stepOf(path))));

test("a step forward is a scene with what it told", async () => {
  const one = past();
  await one.go(3, null);
  expect(sceneOf(one, TABLE)).toBeNull();
  await one.go(4, null);
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
  await one.go(from, eyes);
  await one.go(to, others);
  expect(one.now?.step).toBe(to);
  expect(sceneOf(one, TABLE)).toBeNull();
});

test("of several steps that are wanted at once the last one counts", async () => {
  const waiting: (() => void)[] = [];
  const one = new Past("abcdefgh12345678", (path) => new Promise((settle) => waiting.push(() => settle(at(stepOf(path))))));
  const going = [one.go(1, null), one.go(5, null)];
  for (const settle of waiting.toReversed()) settle();
  await Promise.all(going);
  expect(one.now?.step).toBe(5);
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

test("what steps told is recalled, once and in order, with the eyes of one", async () => {
  const one = past();
  await one.recall(4, 6, null);
  await one.recall(3, 5, null);
  expect(one.recalled.map(({ what }) => what)).toEqual([3, 4, 5, 6].map((step) => ({ kind: "moved", seat: 0, step, log: [{ key: "went", step }] })));
  await one.recall(8, 8, 1);
  expect(one.recalled).toHaveLength(1);
});

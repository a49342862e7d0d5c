import { afterEach, expect, test, vi } from "vitest";
import { Trouble } from "../live/api";
import { lists } from "../live/lists.svelte";
import type { RouteJob } from "../wire/types";
import { Working } from "./working.svelte";

const done = { id: "job", kind: "trial", state: "done", done: 200, of: 200 } as RouteJob;
const preparing = (): Promise<RouteJob> => Promise.reject(new Trouble(503, "preparing"));
let finish = (): void => {};

/** Something that has to wait for the game. */
async function waiting(working: Working): Promise<Promise<RouteJob | null>[]> {
  vi.spyOn(lists, "compiled").mockReturnValue(new Promise((compiled) => (finish = compiled)));
  const start = vi.fn(() => Promise.resolve(done)).mockImplementationOnce(preparing);
  const begun = working.begin(start);
  await vi.waitFor(() => expect(working.patience.waits).toBe(true));
  return [begun];
}

afterEach(() => void vi.restoreAllMocks());

test("what has to wait for the game begins once it is compiled", async () => {
  const working = new Working();
  const [begun] = await waiting(working);
  expect([working.busy, working.trouble]).toEqual([true, null]);
  finish();
  expect(await begun).toBe(done);
  expect([working.busy, working.patience.waits]).toEqual([false, false]);
});

test("it can be stopped before it has begun", async () => {
  const working = new Working();
  const [begun] = await waiting(working);
  await working.stop();
  expect([await begun, working.busy, working.trouble]).toEqual([null, false, null]);
});

test("another one takes its place, and is worked on", async () => {
  const working = new Working();
  const [begun] = await waiting(working);
  let answer: (job: RouteJob) => void = () => {};
  const other = working.begin(() => new Promise((told) => (answer = told)));
  expect([await begun, working.busy]).toEqual([null, true]);
  answer(done);
  expect([await other, working.busy]).toEqual([done, false]);
});

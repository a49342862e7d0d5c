import { beforeEach, expect, test, vi } from "vitest";
import { Trouble } from "../live/api";
import { lists } from "../live/lists.svelte";
import { isUnfinished } from "../live/preparing";
import { person } from "../live/person.svelte";
import type { Me, TableReview } from "../wire/types";
import { Judging } from "./judging.svelte";
import { sample } from "./sample";

const told = (state: TableReview["state"], done = 0): TableReview => ({ state, done, of: 12, review: state === "none" ? null : sample(), why: null, mine: true });
const PAUSE = 5;

beforeEach(() => {
  person.me = { id: "mira", name: "Mira", guest: true } as Me;
});

test("it is begun where there is none, and looked at until it is done", async () => {
  const answers = [told("none"), told("running", 8), told("done", 12)];
  const asked = { reviewOf: vi.fn(() => Promise.resolve(answers.shift() ?? told("done", 12))), begin: vi.fn(() => Promise.resolve(told("running", 2))) };
  const judging = new Judging("table", () => "quest", asked, PAUSE);
  await judging.look(true);
  expect(asked.begin).toHaveBeenCalledOnce();
  expect([judging.busy, judging.now?.done]).toEqual([true, 2]);
  await vi.waitFor(() => expect(judging.now?.state).toBe("done"));
  expect(judging.busy).toBe(false);
});

test("who only looks begins nothing", async () => {
  const asked = { reviewOf: () => Promise.resolve(told("none")), begin: vi.fn() };
  const judging = new Judging("table", () => "quest", asked, PAUSE);
  await judging.look(false);
  expect(asked.begin).not.toHaveBeenCalled();
  expect(judging.now?.state).toBe("none");
});

test("what is there stays while an answer fails, and it goes on", async () => {
  let lost = false;
  const judging: Judging = new Judging("table", () => "quest", { reviewOf: (): Promise<TableReview> => (lost ? Promise.reject(new Error("lost")) : Promise.resolve(told(judging.now ? "done" : "running"))), begin: vi.fn() }, PAUSE);
  await judging.look(false);
  lost = true;
  await vi.waitFor(() => expect(judging.trouble).toBeInstanceOf(Error));
  expect([judging.busy, judging.review?.turns.length]).toEqual([true, 6]);
  lost = false;
  await vi.waitFor(() => expect(judging.now?.state).toBe("done"));
  expect(judging.trouble).toBeNull();
});

test("who leaves asks no more", async () => {
  const asked = { reviewOf: vi.fn(() => Promise.resolve(told("running", 4))), begin: vi.fn() };
  const judging = new Judging("table", () => "quest", asked, PAUSE);
  await judging.look(false);
  judging.leave();
  await new Promise((done) => setTimeout(done, 4 * PAUSE));
  expect(asked.reviewOf).toHaveBeenCalledOnce();
});

test("where the game is not compiled yet, it begins once it is", async () => {
  let finish = (): void => {};
  const compiled = vi.spyOn(lists, "compiled").mockReturnValue(new Promise((done) => (finish = done)));
  const begin = vi.fn(() => Promise.resolve(told("done", 12))).mockImplementationOnce(() => Promise.reject(new Trouble(503, "preparing")));
  const judging = new Judging("table", () => "quest", { reviewOf: () => Promise.resolve(told("none")), begin }, PAUSE);
  void judging.look(true);
  await vi.waitFor(() => expect(judging.patience.waits).toBe(true));
  expect([judging.trouble, compiled.mock.calls]).toEqual([null, [["quest", isUnfinished]]]);
  finish();
  await vi.waitFor(() => expect(judging.now?.state).toBe("done"));
  expect(judging.patience.waits).toBe(false);
});

test("who leaves before the game is compiled has nothing judged", async () => {
  vi.spyOn(lists, "compiled").mockReturnValue(new Promise(() => {}));
  const begin = vi.fn(() => Promise.reject(new Trouble(503, "preparing")));
  const judging = new Judging("table", () => "quest", { reviewOf: () => Promise.resolve(told("none")), begin }, PAUSE);
  const looking = judging.look(true);
  await vi.waitFor(() => expect(judging.patience.waits).toBe(true));
  judging.leave();
  await looking;
  expect(begin).toHaveBeenCalledOnce();
  expect(judging.now).toBeNull();
});

import { afterEach, expect, test, vi } from "vitest";
import type { GameInfo, Preparing } from "../wire/types";
import { Trouble } from "./api";
import { lists } from "./lists.svelte";
import { Patience } from "./patience.svelte";
import { isUnfinished, isWaiting, type Waits } from "./preparing";

const preparing = (): Promise<string> => Promise.reject(new Trouble(503, "preparing"));
/** The games are compiled when it is called. */
function compiling(): () => void {
  let finish = (): void => {};
  vi.spyOn(lists, "compiled").mockReturnValue(new Promise((done) => (finish = done)));
  return () => finish();
}

afterEach(() => {
  vi.restoreAllMocks();
  lists.games = [];
});

test("what waits for a game is asked again once the game is compiled", async () => {
  const finish = compiling();
  const [patience, question] = [new Patience(), vi.fn(() => Promise.resolve("a review")).mockImplementationOnce(preparing)];
  const answer = patience.ask("quest", question);
  await vi.waitFor(() => expect(patience.waits).toBe(true));
  expect([lists.compiled, question].map((asked) => vi.mocked(asked).mock.calls)).toEqual([[["quest", isUnfinished]], [[]]]);
  finish();
  expect([await answer, patience.waits]).toEqual(["a review", false]);
});

test("who leaves asks no more, and need not wait for that", async () => {
  compiling();
  const [patience, question] = [new Patience(), vi.fn(preparing)];
  const answer = patience.ask("quest", question);
  await vi.waitFor(() => expect(patience.waits).toBe(true));
  patience.leave();
  expect(patience.waits).toBe(false);
  expect(await answer).toBeNull();
  expect(question).toHaveBeenCalledOnce();
});

test("another question takes the place of the one that waits", async () => {
  compiling();
  const patience = new Patience();
  const first = patience.ask("quest", preparing);
  await vi.waitFor(() => expect(patience.waits).toBe(true));
  const second = patience.ask("quest", preparing);
  expect(await first).toBeNull();
  await vi.waitFor(() => expect(patience.waits).toBe(true));
  patience.leave();
  expect(await second).toBeNull();
});

test("other trouble is told, and so is a game that cannot be compiled", async () => {
  const patience = new Patience();
  await expect(patience.ask("quest", () => Promise.reject(new Trouble(503, "bot-failed")))).rejects.toThrow("bot-failed");
  vi.spyOn(lists, "compiled").mockRejectedValue(new Trouble(503, "not-compiled"));
  await expect(patience.ask("quest", preparing)).rejects.toThrow("not-compiled");
  expect(patience.waits).toBe(false);
});

const searching: Waits = (game) => isWaiting(game, "search", {});
function told(preparing: Partial<Preparing> | null): void {
  const begun = { bots: ["search"], expansions: null, done: 3, total: 12, running: true, failed: false, left: null };
  lists.games = [{ name: "quest", options: [], preparing: preparing && { ...begun, ...preparing } } as unknown as GameInfo];
}

test("what is known to wait is not asked before its game is compiled", async () => {
  const finish = compiling();
  const [patience, question] = [new Patience(), vi.fn(() => Promise.resolve("thoughts"))];
  told({});
  const answer = patience.ask("quest", question, searching);
  await vi.waitFor(() => expect(patience.waits).toBe(true));
  expect(question).not.toHaveBeenCalled();
  told(null);
  finish();
  expect([await answer, question.mock.calls.length]).toEqual(["thoughts", 1]);
});

test("what waits for nothing is asked at once, and so is the server that could not compile a game", async () => {
  const question = vi.fn(() => Promise.resolve("thoughts"));
  for (const preparing of [null, { bots: ["other"] }, { expansions: ["modules"] }, { failed: true }]) {
    told(preparing);
    expect(await new Patience().ask("quest", question, searching)).toBe("thoughts");
  }
});

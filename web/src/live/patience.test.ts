import { afterEach, expect, test, vi } from "vitest";
import { Trouble } from "./api";
import { lists } from "./lists.svelte";
import { Patience } from "./patience.svelte";

const preparing = (): Promise<string> => Promise.reject(new Trouble(503, "preparing"));
/** The games are compiled when it is called. */
function compiling(): () => void {
  let finish = (): void => {};
  vi.spyOn(lists, "compiled").mockReturnValue(new Promise((done) => (finish = done)));
  return () => finish();
}

afterEach(() => void vi.restoreAllMocks());

test("what waits for a game is asked again once the game is compiled", async () => {
  const finish = compiling();
  const [patience, question] = [new Patience(), vi.fn(() => Promise.resolve("a review")).mockImplementationOnce(preparing)];
  const answer = patience.ask("quest", question);
  await vi.waitFor(() => expect(patience.waits).toBe(true));
  expect([lists.compiled, question].map((asked) => vi.mocked(asked).mock.calls)).toEqual([[["quest"]], [[]]]);
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

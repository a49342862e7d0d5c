import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo, Preparing } from "../wire/types";
import * as api from "./api";
import { line } from "./line.svelte";
import { lists } from "./lists.svelte";
import { isWaiting } from "./preparing";

const LOOK_MS = 5000;
const begun: Preparing = { bots: ["search"], expansions: null, done: 3, total: 12, running: true, failed: false, left: null };
let now: Preparing | null;

beforeEach(() => {
  vi.useFakeTimers();
  now = begun;
  vi.spyOn(api, "get").mockImplementation(() => Promise.resolve([{ name: "quest", preparing: now } as unknown as GameInfo]) as never);
});

afterEach(async () => {
  now = null;
  await vi.advanceTimersByTimeAsync(2 * LOOK_MS); // they are compiled: nothing looks any more
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const looks = (): number => vi.mocked(api.get).mock.calls.length;

test("games are looked at again until they are compiled, and not more often than every five seconds", async () => {
  const [first, second] = [lists.compiled("quest"), lists.compiled("quest")];
  await vi.advanceTimersByTimeAsync(LOOK_MS - 1);
  expect(looks()).toBe(0);
  await vi.advanceTimersByTimeAsync(1 + 2 * LOOK_MS);
  expect([looks(), lists.game("quest")?.preparing]).toEqual([3, begun]);
  now = null;
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  await Promise.all([first, second]);
  await vi.advanceTimersByTimeAsync(10 * LOOK_MS);
  expect([looks(), lists.game("quest")?.preparing]).toEqual([4, null]);
});

test("an answer that fails is asked for again", async () => {
  const compiled = lists.compiled("quest");
  vi.mocked(api.get).mockRejectedValueOnce(new Error("lost"));
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  now = null;
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  await compiled;
  expect(looks()).toBe(2);
});

test("who waits for a game that fails is told so", async () => {
  const refused = expect(lists.compiled("quest")).rejects.toThrow("not-compiled");
  now = { ...begun, failed: true };
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  await refused;
});

test("where tables change all the time, lists are asked for every three seconds", async () => {
  vi.spyOn(line, "hearLobby").mockReturnValue();
  const leave = lists.follow();
  await vi.advanceTimersByTimeAsync(0);
  const before = looks();
  for (let second = 0; second < 30; second += 0.2) {
    line.ears.lobby?.();
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(looks() - before).toBeLessThanOrEqual(4 * 11);
  leave();
});

test("who waits for one bot at a table without expansions does not wait for expansions", async () => {
  const there = lists.compiled("quest", (game) => isWaiting(game, "search", {}));
  now = { ...begun, expansions: ["modules"] };
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  await there;
});

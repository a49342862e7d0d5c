import { beforeEach, expect, test, vi } from "vitest";
import { AGAIN_MS, part } from "./part";

beforeEach(() => void vi.useFakeTimers());

test("a part that is lost once comes by itself, a moment later", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue("board");
  const coming = part(load);
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect(await coming).toBe("board");
});

test("one that is lost again is told about, and not asked for without end", async () => {
  const load = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  const failing = expect(part(load)).rejects.toThrow("Failed to fetch");
  await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
  await failing;
  expect(load).toHaveBeenCalledTimes(2);
});

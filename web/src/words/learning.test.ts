import { expect, test, vi } from "vitest";
import { DAILY, learn, PUZZLES, ROOMS, words } from "./words.svelte";

test("whoever asks for words that are on their way waits for them", async () => {
  void learn(DAILY);
  await learn(DAILY);
  expect(words("daily-title")).not.toBe("daily-title");
});

test("words that could not be fetched keep no others away, and are fetched when they are wanted again", async () => {
  vi.doMock("../rooms/en.ftl?raw", () => {
    throw new Error("no server");
  });
  await expect(learn(ROOMS)).rejects.toThrow();
  await learn(PUZZLES);
  expect(words("puzzles-lead")).not.toBe("puzzles-lead");
  vi.doUnmock("../rooms/en.ftl?raw");
  await learn(ROOMS);
  expect(words("room-title")).not.toBe("room-title");
});

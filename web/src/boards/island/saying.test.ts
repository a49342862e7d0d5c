import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../../words/words.svelte";
import { title } from "./saying";
import type { IslandView } from "./view";

beforeAll(async () => {
  await speak("en");
  await learn("island");
});

test("where no tile lies yet there is the sea, or the dark of the cave", () => {
  const voices = { view: { tiles: [{ at: ["island", 0, 0], tile: "food" }] } as Partial<IslandView> as IslandView, names: [], you: 0 };
  expect(title(["island", 0, 0], voices)).toBe("field");
  expect(title(["island", 1, 0], voices)).toBe("open sea");
  expect(title(["cave", 0, 0], voices)).toBe("cave");
});

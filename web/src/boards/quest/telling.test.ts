import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../../words/words.svelte";
import { sampleView } from "./sample";
import { askedFor } from "./telling";

beforeAll(async () => {
  await speak("en");
  await learn("quest");
});

const offered = (...kinds: string[]) => kinds.map((kind, id) => ({ id, text: kind, data: { kind } }));

test("where nothing can be played or bought any more, no card is asked for", () => {
  const asked = (...kinds: string[]): string => askedFor(sampleView(), null, null, null, false, null, offered(...kinds));
  expect(asked("run", "buy", "end turn")).toContain("choose a card");
  expect(asked("discard", "end turn")).toContain("end your turn"); // after a purchase
});

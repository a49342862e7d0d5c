import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../../words/words.svelte";
import { sampleChart, sampleView } from "./sample";
import type { Way } from "./reach";
import { askedFor, wayLabel } from "./telling";

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

test("a space in reach says how far it is from there, and whether that is nearer", () => {
  const way = (toGo: number | null): Way => ({ to: "1,0", once: false, piece: 0, cost: 1, of: 2, symbol: "machete", kind: "run", text: "scout T10", places: ["1,0"], toGo, carried: null, danger: false, held: false });
  expect(wayLabel(way(54), sampleChart(), 55)).toBe("costs 1 of 2, 54 to go, nearer");
  expect(wayLabel(way(56), sampleChart(), 55)).toBe("costs 1 of 2, 56 to go, farther");
  expect(wayLabel(way(null), sampleChart(), 55)).toBe("costs 1 of 2");
});

import { expect, test } from "vitest";
import { sampleChart, sampleView } from "./sample";
import type { QuestView } from "./view";
import { whyNot, whyNotCard, whyNotToken } from "./why";

// Without a catalogue a text is its own key.
const chart = sampleChart();

function why(place: string, source: Parameters<typeof whyNot>[3], more: Partial<QuestView> = {}, settled = false): string {
  return whyNot(place, chart, sampleView(more), source, settled);
}

test("why a space cannot be gone to", () => {
  expect(why("0,1", { card: "scout" })).toBe("quest-no-occupied");
  expect(why("0,1", { card: "scout" }, { passing: true })).toBe("quest-no-sign");
  expect(why("2,0", { card: "explorer" })).toBe("quest-no-power");
  expect(why("4,0", { card: "pioneer" })).toBe("quest-no-far");
  expect(why("1,0", null)).toBe("quest-no-nothing");
  expect(why("1,0", { card: "scout" }, {}, true)).toBe("quest-no-after-purchase");
  expect(why("1,0", null, { phase: "pay" })).toBe("quest-sale-busy");
  expect(why("1,0", null, { phase: "discard" })).toBe("quest-no-discarding");
});

test("a blockade bars the way, or is itself too far or too dear", () => {
  expect(why("3,0", { card: "scout" }, { pieces: [[[2, 0]], []] })).toBe("quest-no-barred");
  expect(why("blockade-1", { card: "sailor" })).toBe("quest-no-blockade");
  expect(why("blockade-1", { card: "sailor" }, { pieces: [[[2, 0]], []] })).toBe("quest-no-sign");
  expect(why("blockade-1", { card: "sailor" }, { pieces: [[[2, 0]], []], changing: true })).toBe("quest-no-far");
});

test("why a card or a token does not help", () => {
  expect(whyNotCard("scout", sampleView({ phase: "take" }))).toBe("quest-ask-take");
  expect(whyNotCard("scout", sampleView({ phase: "pay" }))).toBe("quest-no-short");
  const token = (name: string, more: Partial<QuestView> = {}, settled = false): string => whyNotToken(name, sampleView(more), settled);
  expect(token("keep_item")).toBe("quest-no-item");
  expect(token("remove_card", { hand: [] })).toBe("quest-no-empty-hand");
  expect(token("change_symbol", { changing: true })).toBe("quest-no-twice");
  expect(token("machete_1", {}, true)).toBe("quest-no-after-purchase");
  expect(token("machete_1")).toBe("quest-nowhere");
  expect(token("machete_1", { phase: "pay", payment: { due: 1 } })).toBe("quest-no-token-pays");
  expect(token("machete_1", { phase: "pay", payment: { card: "scout", due: 1 } })).toBe("quest-no-token-coins");
});

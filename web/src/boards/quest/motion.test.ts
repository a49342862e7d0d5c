import { expect, test } from "vitest";
import type { Event } from "../../wire/types";
import { lengthOf, OTHERS_STEP_MS, showsOf, SLOW_MS, STEP_MS } from "./motion";

const event = (...log: Record<string, unknown>[]): Event[] => [{ v: 1, at: 0, what: { kind: "moved", seat: 0, step: 1, log } }];

test("a run is a card that flies and a piece that walks", () => {
  const shows = showsOf(event({ key: "run", seat: 1, card: "scout", piece: 0, from: [0, 0], to: [1, 0] }), 0);
  expect(shows).toEqual([
    { what: "fly", art: "quest-card-scout", from: { at: "seat", seat: 1 }, to: { at: "area" } },
    { what: "walk", seat: 1, piece: 0, from: "0,0", to: "1,0" },
  ]);
  expect(lengthOf(shows, false)).toBe(OTHERS_STEP_MS);
  expect(lengthOf(shows, true)).toBe(STEP_MS);
});

test("a bought card comes from the market, a removed blockade goes to who removed it", () => {
  expect(showsOf(event({ key: "bought", seat: 0, card: "pioneer" }), 0)).toEqual([
    { what: "fly", art: "quest-card-pioneer", from: { at: "market", card: "pioneer" }, to: { at: "discard" } },
  ]);
  const shows = showsOf(event({ key: "clear_blockade", seat: 1, blockade: 3 }), 0);
  expect(shows).toEqual([{ what: "fly", art: "quest-blockade-3", from: { at: "map", place: "blockade-3" }, to: { at: "seat", seat: 1 } }]);
  expect(lengthOf(shows, false)).toBe(SLOW_MS);
});

test("what others draw is not seen", () => {
  expect(showsOf(event({ key: "draw", seat: 1, count: 3 }), 0)).toEqual([]);
  expect(showsOf(event({ key: "draw_cards", seat: 0, cards: ["scout", "sailor"] }), 0)).toHaveLength(2);
});

import { expect, test } from "vitest";
import { coins, noSale, purse, suggestion, sumOf, worth } from "./paying";
import { sampleView } from "./sample";

test("a coin is worth its power, every other card a half", () => {
  expect([worth("photographer"), worth("scout"), worth("native"), worth("adventurer")]).toEqual([2, 0.5, 0.5, 2]);
  expect(purse(["traveler", "sailor", "scout"], ["coin_2", "paddle_2"])).toBe(4);
});

test("halves are written as one sign", () => {
  expect([0, 0.5, 1, 4.5].map(coins)).toEqual(["0", "½", "1", "4½"]);
});

test("the running sum of a price, of rubble and of a camp", () => {
  expect(sumOf({ card: "pioneer", due: 1.5 }, null)).toEqual({ whole: 5, due: 1.5, paid: 3.5, unit: "coins" });
  expect(sumOf({ piece: 0, to: [1, 1], due: 1 }, { power: 2, terrain: "rubble" })).toEqual({ whole: 2, due: 1, paid: 1, unit: "cards" });
  expect(sumOf({ piece: 0, to: [1, 1], due: 1 }, { power: 1, terrain: "camp" }).unit).toBe("removed");
});

test("a price is paid without waste where that can be, and with the cards of least power", () => {
  expect(suggestion(["traveler", "traveler", "photographer"], 2)).toEqual(["traveler", "traveler"]);
  expect(suggestion(["millionaire", "traveler"], 1)).toEqual(["traveler"]);
  expect(suggestion(["sailor", "sailor"], 2)).toBeNull();
});

test("why a card is not for sale", () => {
  const view = sampleView();
  expect(noSale(view, 3, true)).toBe("closed");
  expect(noSale({ ...view, market: { ...view.market, open: true } }, 3, true)).toBe("dear");
  expect(noSale({ ...view, bought: true }, 3, false)).toBe("bought");
  expect(noSale(view, 0, false)).toBe("sold-out");
  expect(noSale({ ...view, phase: "pay" }, 3, false)).toBe("busy");
  expect(noSale(view, 3, false)).toBe("dear");
});

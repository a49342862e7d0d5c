import { expect, test } from "vitest";
import { fits, pricesOf, projected, reckon, worth } from "./scoring";

const TWO = pricesOf({});
const THREE = pricesOf({ three_players: true });
const column = (letter: string, ...values: (number | "x")[]): string[] => values.map((value) => `${letter}${value}`);

test.each([
  [column("Y", 5, 8, 10), 3],
  [column("W", "x"), -40],
  [[], null],
  [column("G", "x", 7, 8), -10],
  [column("R", "x", "x", 2, 4, 5, 7, 8, 9), 65],
  [column("R", "x", "x", "x"), -80],
  [column("P", "x", "x", "x", 2, 3, 4, 5, 6, 7, 8, 9, 10), 156],
  [column("B", 2, 3, 4, 5, 6, 7, 8, 9), 44],
])("%j is worth %s", (cards, points) => {
  expect(worth(cards, TWO)).toBe(points);
});

test("three play for less, and get the bonus sooner", () => {
  expect(worth(column("G", 2, 3, 4, 5, 6, 7, 8), THREE)).toBe(35);
  expect(worth(column("G", 2, 3, 4, 5, 6, 7, 8), TWO)).toBe(15);
});

test("how it comes about can be told", () => {
  expect(reckon(column("G", "x", 7, 8), TWO)).toEqual({ sum: 15, cost: 20, times: 2, bonus: 0, points: -10 });
});

test.each([
  [[], "R3", true],
  [column("R", "x"), "Rx", true],
  [column("R", 4), "R3", false],
  [column("R", 4), "Rx", false],
  [column("R", 4), "R5", true],
  [column("R", 4), "R10", true],
])("on %j goes %s: %s", (cards, card, may) => {
  expect(fits(cards, card)).toBe(may);
});

test("what the next card would make of it", () => {
  expect(projected(column("G", 2, 3, 4, 6, 7), "G8", TWO)).toBe(10);
  expect(projected([], "Gx", TWO)).toBe(-40);
  expect(projected(column("B", 2, 3, 4, 5, 6, 7, 8), "B9", TWO)).toBe(44);
  expect(projected(column("G", 9), "G8", TWO)).toBeNull();
});

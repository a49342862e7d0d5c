import { expect, test } from "vitest";
import { oddsOf, roll, sums, total } from "./odds";

test("two dice show seven most often", () => {
  expect(sums(2)[7]).toBeCloseTo(6 / 36);
  expect(sums(2)[12]).toBeCloseTo(1 / 36);
  expect(total(sums(5))).toBeCloseTo(1);
});

test("odds of a fight", () => {
  expect(oddsOf(1, 1).tie).toBeCloseTo(1 / 6);
  expect(oddsOf(1, 1).win).toBeCloseTo(15 / 36);
  expect(oddsOf(3, 1).win).toBeGreaterThan(0.95);
  const { win, tie, lose } = oddsOf(3, 5);
  expect(win + tie + lose).toBeCloseTo(1);
  expect(win).toBeLessThan(0.1);
});

test("dice show one to six", () => {
  expect(roll(3, () => 0)).toEqual([1, 1, 1]);
  expect(roll(2, () => 0.999)).toEqual([6, 6]);
});

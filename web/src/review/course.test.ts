import { expect, test } from "vitest";
import { spotAt } from "../parts/curves";
import { changeOf, expected, lineOf, momentsOf, partOf, PARTS, ticks, turningPoints } from "./course";
import { sample } from "./sample";

const review = sample();

test("a seat's curve has what it could expect at its own turns, the start and the end", () => {
  expect(momentsOf(review, "shares", 0).map(({ step }) => step)).toEqual([0, 0, 4, 5, 8, 12]);
  expect(momentsOf(review, "shares", 1).map(({ step }) => step)).toEqual([0, 6, 10, 11, 12]);
  expect(spotAt(expected(momentsOf(review, "shares", 0), 0), 9)?.value).toBe(6000);
});

test("at every moment slips and luck add up to what has changed", () => {
  for (const seat of [0, 1])
    for (const [place, { value }] of changeOf(review.shares, seat).entries())
      expect(PARTS.map((part) => partOf(review.shares, seat, part)[place]?.value ?? 0).reduce((sum, one) => sum + one, 0)).toBe(value);
});

test("it turns by slips of anybody and by luck, from one's own turn to the next", () => {
  const points = (seat: number): unknown[] => turningPoints(review, seat).map(({ step, kind, by, verdict, change }) => [step, kind, by, verdict, change]);
  expect(points(0)).toEqual([
    [4, "slip", 0, "mistake", -1500],
    [8, "luck", null, null, 2300],
    [10, "slip", 1, "blunder", 4000],
  ]);
  expect(points(1)).toEqual([
    [4, "slip", 0, "mistake", 1100],
    [10, "slip", 1, "blunder", -3000],
    [10, "luck", null, null, -1800],
    [12, "luck", null, null, -1300],
  ].sort((one, other) => Number(one[0]) - Number(other[0])));
});

test("never more than six turning points, the largest ones", () => {
  const many = sample();
  many.shares = Array.from({ length: 20 }, (_, place) => ({ step: 12, accounts: [0, 1].map(() => ({ start: 5000, own: 0, others: 0, luck: place % 2 ? 2000 : 0, result: place % 2 ? 7000 : 5000 })) }));
  expect(turningPoints(many, 0)).toHaveLength(6);
});

test("lines go from point to point", () => {
  expect(lineOf([{ step: 0, value: 1 }, { step: 2, value: 3 }], (step) => step * 10, (value) => -value)).toBe("M0.0 -1.0L20.0 -3.0");
  expect(lineOf([], Number, Number)).toBe("");
});

test("lines across stand at round numbers", () => {
  expect(ticks(-22_400, 15_500, 4)).toEqual([-20_000, -10_000, 0, 10_000]);
  expect(ticks(1, 14, 6)).toEqual([5, 10]);
  expect(ticks(0, 0)).toEqual([0]);
});

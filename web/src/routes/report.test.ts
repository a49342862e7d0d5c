import { expect, test } from "vitest";
import { heat, histogram, isUnfair, median, openings, partings } from "./report";
import { EMPTY, type Route } from "./route";
import type { RouteReport } from "../wire/types";

const REPORT: RouteReport = {
  games: 40,
  asked: 200,
  players: 2,
  rounds: { mean: 15.1, error: 0.2, histogram: [[14, 3], [16, 30], [17, 7]] },
  seats: [{ wins: 26, share: 0.65, error: 0.079 }, { wins: 14, share: 0.35, error: 0.079 }],
  use: [[0, 0, 0.9], [1, 0, 0.21], [2, 0, 0.09], [3, 0, 0.02], [4, 0, 0.001]],
  waiting: [[0, 0, 2], [1, 0, 0.1]],
  opens: [{ between: ["C", "B"], seats: [3, 1] }, { between: ["C", "Q"], seats: [1, 1] }],
  ways: [],
  verdict: [],
};

test("size and ink of a space grow with its use, and figures begin at 20 of 100", () => {
  const cells = heat(REPORT, "use");
  expect(cells.map((cell) => cell.ink)).toEqual([4, 3, 2, 1]);
  expect(cells.map((cell) => cell.figure)).toEqual(["90", "21", "", ""]);
  expect(cells.map((cell) => cell.share)).toEqual(cells.map((cell) => cell.share).toSorted((one, other) => other - one));
});

test("waiting is told in turns", () => {
  expect(heat(REPORT, "waiting").map((cell) => cell.figure)).toEqual(["2.0", ""]);
});

test("a histogram has every round between the first and the last", () => {
  expect(histogram(REPORT.rounds.histogram).map(({ round, count }) => [round, count])).toEqual([[14, 3], [15, 0], [16, 30], [17, 7]]);
  expect(median(REPORT.rounds.histogram)).toBe(16);
  expect(histogram([])).toEqual([]);
});

test("a seat is ahead only beyond 2.5 errors", () => {
  expect(isUnfair({ wins: 26, share: 0.65, error: 0.079 }, 2)).toBe(false);
  expect(isUnfair({ wins: 130, share: 0.65, error: 0.034 }, 2)).toBe(true);
});

test("ways are drawn where they part, with a step before and after", () => {
  const [a, b] = partings([
    { letter: "A", share: 0.7, hexes: [[0, 0], [1, 0], [2, 0], [3, 0]] },
    { letter: "B", share: 0.3, hexes: [[0, 0], [0, 1], [1, 1], [3, 0]] },
  ]);
  expect(a?.parts).toEqual([[[0, 0], [1, 0], [2, 0], [3, 0]]]);
  expect(b?.at).toEqual([1, 1]);
});

test("who opens is told where the blockade is, and only there", () => {
  const route: Route = { ...EMPTY, pieces: [{ piece: "B", q: 0, r: 0, rotation: 0 }, { piece: "C", q: -3, r: -4, rotation: 3 }] };
  expect(openings(REPORT, route).map((one) => one.seats)).toEqual([[0.75, 0.25]]);
});

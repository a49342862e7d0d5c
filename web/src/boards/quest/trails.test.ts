import { expect, test } from "vitest";
import type { Event } from "../../wire/types";
import { trailsOf } from "./trails";

const walk = (seat: number, step: number, from: [number, number], to: [number, number]): Event => ({ v: step, at: 0, what: { kind: "moved", seat, step, log: [{ key: "run", seat, piece: 0, card: "scout", from, to }] } });
const back = (step: number): Event => ({ v: 99, at: 0, what: { kind: "took_back", seat: 1, step } });

test("steps that follow each other are one trail, each player has one", () => {
  const events = [walk(1, 1, [0, 0], [1, 0]), walk(1, 2, [1, 0], [2, 0]), walk(2, 3, [5, 5], [5, 6])];
  expect(trailsOf(events, 0)).toEqual([
    { seat: 1, places: ["0,0", "1,0", "2,0"] },
    { seat: 2, places: ["5,5", "5,6"] },
  ]);
});

test("one's own move ends them", () => {
  expect(trailsOf([walk(1, 1, [0, 0], [1, 0]), walk(0, 2, [3, 3], [3, 4])], 0)).toEqual([]);
});

test("what was taken back leaves none", () => {
  expect(trailsOf([walk(1, 1, [0, 0], [1, 0]), walk(1, 2, [1, 0], [2, 0]), back(1)], 0)).toEqual([{ seat: 1, places: ["0,0", "1,0"] }]);
});

test("a spectator sees the last player's", () => {
  expect(trailsOf([walk(1, 1, [0, 0], [1, 0]), walk(2, 2, [5, 5], [5, 6])], null)).toEqual([{ seat: 2, places: ["5,5", "5,6"] }]);
});

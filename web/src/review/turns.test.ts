import { expect, test } from "vitest";
import { decision, sample, turn } from "./sample";
import { decisionAt, neighbour, nextSlip, placeOf, roundAt, roundsOf, tallyOf, turnAt } from "./turns";

const { turns } = sample();

test("a round ends when everybody had a turn, whoever answered in between", () => {
  expect(roundsOf(turns, 2).map((round) => round.turns.map(({ seat }) => seat))).toEqual([[0, 1], [0, 1], [0, 1]]);
  const traded = [turn(0, 0, "best"), turn(2, 2, "best"), turn(0, 4, "best"), turn(1, 6, "best"), turn(2, 8, "best"), turn(0, 10, "best")];
  expect(roundsOf(traded, 3).map((round) => round.turns.length)).toEqual([5, 1]);
  expect(roundsOf([], 2)).toEqual([]);
});

test("a position belongs to the turn that goes on from it", () => {
  expect([0, 1, 2, 11].map((step) => turnAt(turns, step)?.first)).toEqual([0, 0, 2, 10]);
  expect(turnAt(turns, 12)).toBeNull();
  const rounds = roundsOf(turns, 2);
  expect(roundAt(rounds, turns[3] ?? turn(0, 0, null))).toBe(2);
});

test("only where something is decided is there a decision", () => {
  expect(decisionAt(turnAt(turns, 4), 4)?.verdict).toBe("mistake");
  expect(decisionAt(turnAt(turns, 5), 5)).toBeNull();
  expect(decisionAt(null, 0)).toBeNull();
});

test("a turn is looked at where it cost most, else at its finest decision", () => {
  const several = { ...turn(0, 20, "mistake", 0.2), last: 24, decisions: [decision(20, "best"), decision(22, "mistake", 0.15), decision(23, "good", 0.05)] };
  expect(placeOf(several)).toBe(22);
  expect(placeOf({ ...several, verdict: "only", decisions: [decision(20, "best"), decision(23, "only")] })).toBe(23);
  expect(placeOf(turn(1, 30, null))).toBe(30);
});

test("the next slip is one's own, and after the last comes the first", () => {
  expect(nextSlip(turns, 0, -1)?.first).toBe(4);
  expect(nextSlip(turns, 0, 4)?.first).toBe(4);
  expect(nextSlip(turns, 1, 0)?.first).toBe(10);
  expect(nextSlip([turn(0, 0, "good")], 0, -1)).toBeNull();
});

test("from turn to turn", () => {
  expect(neighbour(turns, 5, 1)?.first).toBe(6);
  expect(neighbour(turns, 4, -1)?.first).toBe(2);
  expect(neighbour(turns, 0, -1)).toBeNull();
  expect(neighbour(turns, 11, 1)).toBeNull();
});

test("turns are counted by what they are called, from brilliant to blunder", () => {
  expect(tallyOf(sample(), 0)).toEqual([["only", 1], ["best", 1], ["mistake", 1]]);
  expect(tallyOf(sample(), 1)).toEqual([["good", 1], ["blunder", 1]]);
});

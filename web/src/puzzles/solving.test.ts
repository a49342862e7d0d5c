import { beforeEach, expect, test, vi } from "vitest";
import { Trouble } from "../live/api";
import { sampleState } from "../live/sample";
import type { Puzzle, PuzzleHint, PuzzleMoment, PuzzleOutcome, PuzzleSolution } from "../wire/types";
import { addressOf, handOver, takeOver } from "./asking";
import { Solving } from "./solving.svelte";
import { barsOf, difficultyOf } from "./telling";

const SOLUTION: PuzzleSolution = {
  best: 1,
  natural: 0,
  values: [
    { share: 0.5, error: 0.01, margin: -4, margin_error: 1 },
    { share: 0.6, error: 0.01, margin: 6, margin_error: 1 },
  ],
  unit: "points",
  line: [{ notation: "discard R2", data: { kind: "discard" }, reveals: false }, { notation: "draw", data: { kind: "draw" }, reveals: true }],
  alternative: [{ notation: "play Y8", data: { kind: "play" }, reveals: false }],
  reason: null,
  tried: 3,
  solved: 1,
  misses: [],
  has_game: true,
};

function momentAfter(plays: readonly string[]): PuzzleMoment {
  const actions = [{ id: 7, text: "go 1 A1", data: { kind: "go" } }, { id: 8, text: "end turn", data: { kind: "end turn" } }];
  const events = plays.map((_, index) => ({ v: index + 2, what: { kind: "moved" as const, seat: 0, step: index + 1, log: [] } }));
  return { state: sampleState({ v: plays.length + 1, actions }), events };
}

function puzzle(goal: "choose" | "arrive"): Puzzle {
  const mark = { rating: 1500, deviation: 350 };
  const standing = { mark, streak: 0, best: 0, tried: 0, solved: 0, last: [] };
  return { id: "lc-000001", game: "lost-cities", theme: "deny", goal, seat: 0, mark, moment: momentAfter([]), answers: [], standing, counts: true, hint: null, solved: null, solution: null };
}

function outcome(right: boolean): PuzzleOutcome {
  const { mark, standing } = puzzle("choose");
  return { right, answer: 0, counted: true, gain: 12, mark, standing, solution: SOLUTION };
}

const attempt = vi.fn<(game: string, id: string, made: object) => Promise<PuzzleOutcome>>();
const moment = vi.fn<(game: string, id: string, plays: readonly string[]) => Promise<PuzzleMoment>>();
const HINT: PuzzleHint = { step: null, without: 1, points: null, unit: "" };
const hint = vi.fn<(game: string, id: string) => Promise<PuzzleHint>>();
const solving = (goal: "choose" | "arrive"): Solving => new Solving(puzzle(goal), { attempt, hint, moment });

beforeEach(() => {
  hint.mockReset().mockResolvedValue(HINT);
  attempt.mockReset().mockResolvedValue(outcome(false));
  moment.mockReset().mockImplementation((_, __, plays) => (plays.includes("draw") ? Promise.reject(new Trouble(409, "puzzle-hidden")) : Promise.resolve(momentAfter(plays))));
});

test("a turn is played step by step, and taken back without asking", async () => {
  const one = solving("arrive");
  await one.act(7);
  await one.act("go 1 A2");
  expect(one.plays).toEqual(["go 1 A1", "go 1 A2"]);
  expect(one.state.v).toBe(3);
  expect(one.scene?.events).toHaveLength(1);
  one.undo();
  expect([one.plays, one.state.v, one.scene]).toEqual([["go 1 A1"], 2, null]);
  one.undo(true);
  expect([one.plays, one.state.v]).toEqual([[], 1]);
  expect(moment).toHaveBeenCalledTimes(2);
});

test("a step that is refused changes nothing", async () => {
  const one = solving("arrive");
  await expect(one.act("draw")).rejects.toThrow("puzzle-hidden");
  expect([one.plays, one.pending]).toEqual([[], null]);
  expect(await one.why("draw")).toBeInstanceOf(Trouble);
  expect(await one.why("go 1 A1")).toBeNull();
});

test("the turn ends with the attempt, not with an action", () => {
  expect(solving("arrive").actions(["end turn"]).map(({ id }) => id)).toEqual([7]);
  expect(solving("choose").actions(["end turn"])).toEqual([]);
});

test("a turn that falls short hides the answer until it is wanted", async () => {
  const one = solving("arrive");
  await one.act(7);
  await one.endTurn();
  expect(attempt).toHaveBeenCalledWith("lost-cities", "lc-000001", { plays: ["go 1 A1"] });
  expect([one.done, one.veiled]).toEqual([true, true]);
  one.again();
  expect([one.done, one.veiled, one.plays]).toEqual([false, false, []]);
  await one.giveUp();
  expect(one.veiled).toBe(false);
});

test("an answer is given once", async () => {
  const one = solving("choose");
  await Promise.all([one.choose(0), one.choose(1)]);
  await one.choose(1);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect([one.answer, one.done, one.veiled]).toEqual([0, true, false]);
});

test("a line is shown as far as nothing hidden comes to light", async () => {
  const one = solving("choose");
  await one.choose(0);
  await one.show("line", 1);
  expect(one.state.v).toBe(2);
  await one.show("line", 2);
  expect([one.state.v, one.shown]).toEqual([2, { name: "line", at: 2 }]);
  expect(one.scene).toBeNull();
  await one.show("line", 0);
  expect(one.state.v).toBe(1);
  expect(moment.mock.calls.some(([, , plays]) => plays.includes("draw"))).toBe(false); // nobody asks in vain
});

test("bars share one scale with zero in it", () => {
  const [worse, better] = barsOf(SOLUTION);
  expect(worse).toMatchObject({ value: -4, best: false });
  expect(better).toMatchObject({ value: 6, best: true });
  expect((worse?.from ?? 0) + (worse?.width ?? 0)).toBeCloseTo(better?.from ?? 0);
  expect([worse?.least, better?.most]).toEqual([0, 100]);
  const positive = barsOf({ best: 0, values: [{ share: 0.5, error: 0, margin: 16, margin_error: 0 }, { share: 0.4, error: 0, margin: 8, margin_error: 0 }] });
  expect(positive.map(({ from, width }) => [from, width])).toEqual([[0, 100], [0, 50]]);
});

test("difficulty is told by rating", () => {
  expect([800, 1199, 1200, 1599, 1600, 2400].map(difficultyOf)).toEqual(["easy", "easy", "medium", "medium", "hard", "hard"]);
});

test("a puzzle that was fetched is handed over once", () => {
  const one = puzzle("choose");
  handOver(one);
  expect(takeOver("lost-cities", "lc-000001")).toBe(one);
  expect(takeOver("lost-cities", "lc-000001")).toBeNull();
  expect(addressOf("quest", null, "arrive")).toBe("/puzzles/quest?theme=arrive");
  expect(addressOf("quest", "qu-123abc", null)).toBe("/puzzles/quest/qu-123abc");
});

test("the hint is asked for once, and not after the answer", async () => {
  const one = solving("choose");
  await Promise.all([one.takeHint(), one.takeHint()]);
  expect(one.hint).toEqual(HINT);
  await one.takeHint();
  expect(hint).toHaveBeenCalledTimes(1);
  const other = solving("choose");
  await other.choose(0);
  await other.takeHint();
  expect(other.hint).toBeNull();
});

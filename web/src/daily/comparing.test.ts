import { expect, test } from "vitest";
import { betterThan, excerpt, parted, partings, purchases, sideBySide, spread } from "./comparing";
import type { ComparedGame, ComparedTurn, DailyResult } from "../wire/types";

const turns = (...moves: string[]): ComparedTurn[] => moves.map((move, place) => ({ first: place, after: place + 1, moves: move.split(","), log: [] }));
const game = (table: string, ...moves: string[]): ComparedGame => ({ table, names: [], bot: null, user: null, you: false, friend: false, rank: null, value: 0, placing: null, view: {} as never, turns: turns(...moves) });
const result = (table: string, rank: number | null, you = false): DailyResult => ({ table, name: table, bot: null, you, friend: false, value: 0, placing: 1, turns: 1, flaw: null, rank });

test("two games part at the first turn that differs", () => {
  expect(parted(turns("a", "b,c", "d"), turns("a", "b,c", "e"))).toBe(2);
  expect(parted(turns("a", "b,c"), turns("a", "b"))).toBe(1);
  expect(parted(turns("a"), turns("a", "b"))).toBe(1);
  expect(parted(turns("a", "b"), turns("a", "b"))).toBeNull();
});

test("both are told side by side from there on, however long each is", () => {
  const pairs = sideBySide(turns("a", "b", "c"), turns("a", "x"));
  expect(pairs.map(({ turn, mine, theirs }) => [turn, mine?.moves, theirs?.moves])).toEqual([
    [1, ["b"], ["x"]],
    [2, ["c"], undefined],
  ]);
  expect(sideBySide(turns("a"), turns("a"))).toEqual([]);
});

test("who did the same instead is named together, the earliest parting first", () => {
  const found = partings([game("me", "a", "b"), game("one", "a", "x"), game("two", "y"), game("three", "a", "x"), game("same", "a", "b")]);
  expect(found.map(({ turn, others }) => [turn, others.map(({ games }) => games.map(({ table }) => table))])).toEqual([
    [0, [["two"]]],
    [1, [["one", "three"]]],
  ]);
  expect(partings([])).toEqual([]);
});

test("results are spread over few bars, and mine is marked", () => {
  const bars = spread([-20, 0, 35, 36, 90], 35);
  expect(bars.length).toBeLessThanOrEqual(11);
  expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(5);
  expect(bars.filter((bar) => bar.you).map((bar) => bar.count)).toEqual([2]);
  expect(spread([4, 4], null)).toEqual([{ from: 4, to: 4, count: 2, you: false }]);
  expect(spread([], 3)).toEqual([]);
});

test("a long list shows who leads and those around me", () => {
  const results = Array.from({ length: 30 }, (_, place) => result(`p${place + 1}`, place + 1, place === 19));
  expect(excerpt(results, 8).map(({ rank }) => rank)).toEqual([1, 2, 3, 18, 19, 20, 21, 22]);
  expect(excerpt(results.slice(0, 5), 8)).toHaveLength(5);
  expect(excerpt(results.map((one) => ({ ...one, you: one.rank === 30 })), 8).at(-1)?.rank).toBe(30);
});

test("whoever does not count is nobody to be better than", () => {
  expect(betterThan([result("a", 1), result("me", 2, true), result("b", 3), result("c", null)], 2)).toEqual({ better: 1, of: 2 });
});

test("purchases are told once, whatever a game calls them", () => {
  const log = [{ key: "buy", card: "scout" }, { key: "bought", card: "scout" }, { key: "buy", card: "captain" }];
  const quest = { ...game("q"), turns: [{ first: 0, after: 1, moves: [], log }] };
  expect(purchases(quest)).toEqual(["card scout"]);
  expect(purchases({ ...quest, turns: [{ first: 0, after: 1, moves: [], log: [{ key: "buy", item: "fort" }] }] })).toEqual(["item fort"]);
});

import { beforeAll, expect, test } from "vitest";
import type { GameProgress, ReviewedGame } from "../wire/types";
import { learn, speak } from "../words/words.svelte";
import { themeName } from "../puzzles/telling";
import { barOf, costOf, courseOf, ofHundred, themesOf, toTrain, weakestPhase } from "./progress";

const game = (more: Partial<GameProgress> = {}): GameProgress => ({
  game: "lost-cities",
  games: 3,
  accuracy: 91,
  phases: [{ count: 20, loss: 0.01 }, { count: 20, loss: 0.03 }, { count: 20, loss: 0.02 }],
  themes: { deny: { count: 30, loss: 0.01 }, "begin-or-wait": { count: 12, loss: 0.05 }, "last-turns": { count: 2, loss: 0.4 } },
  luck: 120,
  last: [],
  ...more,
});

beforeAll(async () => {
  await speak("en");
  await learn("lost-cities");
});

test("the part of a game that costs most is named where it stands out", () => {
  expect(weakestPhase(game())).toBe(1);
  expect(weakestPhase(game({ phases: [{ count: 20, loss: 0.03 }, { count: 20, loss: 0.028 }, { count: 20, loss: 0.02 }] }))).toBeNull();
  expect(weakestPhase(game({ phases: [{ count: 2, loss: 0.3 }, { count: 20, loss: 0.02 }, { count: 20, loss: 0.02 }] }))).toBeNull();
  expect(weakestPhase(game({ phases: [] }))).toBeNull();
});

test("themes come by what they cost in a game, and the first is what to train; what is rare comes last", () => {
  expect(themesOf(game()).map(({ theme }) => theme)).toEqual(["begin-or-wait", "deny", "last-turns"]);
  expect(toTrain(game())?.theme).toBe("begin-or-wait");
  expect(toTrain(game({ themes: { deny: { count: 30, loss: 0 } } }))).toBeNull();
});

test("what is shown, sorted by and advised is the same: what is lost in a game", () => {
  const often = game({ themes: { deny: { count: 90, loss: 0.02 }, "begin-or-wait": { count: 12, loss: 0.05 } } });
  const costs = themesOf(often).map((theme) => costOf(theme, often.games));
  expect(costs).toEqual(costs.toSorted((one, other) => other - one));
  expect(toTrain(often)?.theme).toBe("deny");
  expect(costOf({ count: 90, loss: 0.02 }, 3)).toBeCloseTo(0.6);
});

test("figures and bars", () => {
  expect(ofHundred(0.0234)).toBe("2.3");
  expect(barOf({ count: 20, loss: 0.02 }, game().phases)).toBeCloseTo(2 / 3);
  expect(barOf({ count: 1, loss: 0 }, [{ count: 1, loss: 0 }])).toBe(0);
  expect(themeName("lost-cities", "no-such-theme")).toBe("No such theme");
});

test("accuracy goes from the oldest game to the newest", () => {
  const last = [90, null, 70].map((accuracy) => ({ accuracy }) as ReviewedGame);
  expect(courseOf(last)).toEqual([{ x: 0, accuracy: 70 }, { x: 1, accuracy: 90 }]);
  expect(courseOf([])).toEqual([]);
});

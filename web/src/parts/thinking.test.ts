import { expect, test } from "vitest";
import type { State, Thoughts } from "../wire/types";
import { hintsFor } from "./tables";
import { isUnsure, percent, rowsOf, SHOWN, worth } from "./thinking";

function thoughts(candidates: Thoughts["candidates"], id = 1): Thoughts {
  return { step: 3, seat: 0, bot: "search", action: { id, notation: "go", data: {} }, candidates, simulations: 100 };
}
const weighed = (id: number, visits: number, win: number) => ({ id, notation: `go ${id}`, data: {}, visits, win, margin: win * 10 });

test("the best candidates are shown, with their share and the one that is chosen", () => {
  const rows = rowsOf(thoughts(Array.from({ length: 9 }, (_, id) => weighed(id, 10, 0.5))));
  expect(rows).toHaveLength(SHOWN);
  expect(rows.map((row) => row.best)).toEqual([false, true, false, false, false]);
  expect(rows[0]?.share).toBeCloseTo(1 / 9);
});

test("a position is worth what the chosen action is worth", () => {
  expect(worth(thoughts([weighed(2, 60, 0.4), weighed(1, 40, 0.7)]))).toEqual({ win: 0.7, margin: 7 });
  expect(worth(thoughts([]))).toBeNull();
  expect([percent(-0.1), percent(0.666), percent(1.2)]).toEqual([0, 67, 100]);
});

test("it is said when another one has won more of about as many games", () => {
  expect(isUnsure(thoughts([weighed(1, 100, 0.52), weighed(2, 90, 0.64)]))).toBe(true);
  expect(isUnsure(thoughts([weighed(1, 100, 0.52), weighed(2, 10, 0.64)]))).toBe(false);
  expect(isUnsure(thoughts([weighed(1, 100, 0.641), weighed(2, 90, 0.644)]))).toBe(false);
  expect(isUnsure(thoughts([]))).toBe(false);
});

test("hints help against nobody but bots, and on one's own turn only", () => {
  const seat = (kind: string) => ({ kind, name: null, user: null, bot: null, away: null });
  const position = (kind: string, more: object = {}, table: object = {}) =>
    ({ you: 0, player: 0, ...more, table: { status: "running", analysis: false, seats: [seat("person"), seat(kind)], ...table } }) as unknown as State;
  expect(hintsFor(position("bot"))).toBe(true);
  expect(hintsFor(position("person"))).toBe(false);
  expect(hintsFor(position("person", {}, { analysis: true }))).toBe(true);
  expect(hintsFor(position("bot", { player: 1 }))).toBe(false);
  expect(hintsFor(position("bot", { you: null }))).toBe(false);
  expect(hintsFor(position("bot", {}, { status: "over" }))).toBe(false);
});

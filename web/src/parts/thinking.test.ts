import { expect, test } from "vitest";
import { sampleState, type Wishes } from "../live/sample";
import type { SeatInfo, State, Thoughts } from "../wire/types";
import { hintsFor } from "./listing";
import { areEqual, giveOf, percent, rowsOf, SHOWN } from "./thinking";

function thoughts(candidates: Thoughts["candidates"], id = 1): Thoughts {
  return { step: 3, seat: 0, bot: "search", action: { id, notation: "go", data: {} }, candidates, simulations: 100 };
}
const weighed = (id: number, visits: number, win: number) => ({ id, notation: `go ${id}`, data: {}, visits, win, margin: win * 10 });

test("the choice comes first, then the others by what the bot goes by, last what it dropped early", () => {
  const rows = rowsOf(thoughts([weighed(2, 200, 0.52), weighed(1, 400, 0.58), weighed(3, 200, 0.55), weighed(4, 50, 0.67), weighed(5, 150, 0.18), weighed(6, 0, 0)]), "quest");
  expect(rows).toHaveLength(SHOWN);
  expect(rows.map(({ candidate }) => candidate.id)).toEqual([1, 3, 2, 5, 4]);
  expect(rows.map(({ best }) => best)).toEqual([true, false, false, false, false]);
});

test("a lead orders the moves of Lost Cities", () => {
  const [ahead, behind] = [{ ...weighed(2, 90, 0.5), margin: 4 }, { ...weighed(3, 90, 0.6), margin: 2 }];
  expect(rowsOf(thoughts([weighed(1, 90, 0.7), behind, ahead]), "lost-cities").map(({ candidate }) => candidate.id)).toEqual([1, 2, 3]);
});

test("figures have their uncertainty, and within it moves are equal", () => {
  expect(giveOf(weighed(1, 100, 0.5))).toBeCloseTo(0.098);
  expect(giveOf(weighed(1, 0, 0.5))).toBe(1);
  const [one, near, far] = rowsOf(thoughts([weighed(1, 400, 0.6), weighed(2, 400, 0.58), weighed(3, 400, 0.3)]), "quest");
  expect(one && near && areEqual(one, near)).toBe(true);
  expect(one && far && areEqual(one, far)).toBe(false);
});

test("a share is told in hundredths", () => {
  expect([percent(-0.1), percent(0.666), percent(1.2)]).toEqual([0, 67, 100]);
});

test("hints help against nobody but bots, and on one's own turn only", () => {
  const seat = (kind: SeatInfo["kind"]): SeatInfo => ({ kind, name: null, user: null, bot: null, away: null, was: null });
  const position = (kind: SeatInfo["kind"], more: Wishes = {}, table: Wishes["table"] = {}): State => sampleState({ ...more, table: { seats: [seat("person"), seat(kind)], ...table } });
  expect(hintsFor(position("bot"))).toBe(true);
  expect(hintsFor(position("person"))).toBe(false);
  expect(hintsFor(position("person", {}, { analysis: true }))).toBe(true);
  expect(hintsFor(position("bot", { player: 1 }))).toBe(false);
  expect(hintsFor(position("bot", { you: null }))).toBe(false);
  expect(hintsFor(position("bot", {}, { status: "over" }))).toBe(false);
});

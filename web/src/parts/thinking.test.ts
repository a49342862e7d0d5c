import { expect, test } from "vitest";
import { sampleState, type Wishes } from "../live/sample";
import type { SeatInfo, State, Thoughts, Weighed } from "../wire/types";
import { hintsFor } from "./listing";
import { othersOf, percent, surenessOf } from "./thinking";

const ADVICE = { id: 1, notation: "go 1", data: {}, rest: [] };

function thoughts(candidates: Thoughts["candidates"]): Thoughts {
  return { step: 3, seat: 0, bot: "search", action: ADVICE, candidates, simulations: 100, unit: "games" };
}
function weighed(id: number, visits: number, behind: number | null, error = 0.05): Weighed {
  return { ...ADVICE, id, notation: `go ${id}`, visits, win: 0.5, margin: 0, behind, error, why: null };
}
const others = (...candidates: Weighed[]) => othersOf(thoughts([weighed(1, 400, 0, 0), ...candidates]), ({ notation }) => notation.split("|"));
const ids = (rows: ReturnType<typeof others>): number[] => rows.map(({ candidate }) => candidate.id);

test("what is about as good comes first, then the others by what the bot goes by; what it dropped early is left out", () => {
  const rows = others(weighed(2, 200, 0.2), weighed(3, 400, 0.03), weighed(4, 200, 0.12), weighed(5, 50, 0), weighed(6, 0, null), weighed(7, 400, 0.01));
  expect(ids(rows)).toEqual([7, 3, 4]);
  expect(rows.map(({ equal }) => equal)).toEqual([true, true, false]);
});

test("turns that have a key in common are one", () => {
  expect(ids(others({ ...weighed(2, 400, 0.1), notation: "go 1" }, weighed(3, 400, 0.2), { ...weighed(4, 400, 0.3), notation: "go 4|go 3" }))).toEqual([3]);
});

test("how sure a bot is, by what chance could explain", () => {
  expect(surenessOf(others())).toBe("alone");
  expect(surenessOf(others(weighed(2, 400, 0.04), weighed(3, 400, 0.5)))).toBe("equal");
  expect(surenessOf(others(weighed(2, 400, 0.08), weighed(3, 400, 0.5)))).toBe("likely");
  expect(surenessOf(others(weighed(2, 400, 0.2), weighed(3, 400, 0.5)))).toBe("clear");
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

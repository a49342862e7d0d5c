import { expect, test, vi } from "vitest";
import type { SeatInfo } from "../wire/types";
import { isReviewable } from "./listing";

const seat = (kind: SeatInfo["kind"], away: SeatInfo["away"] = null): SeatInfo => ({ kind, name: null, user: null, bot: null, away, was: null });
const result = { scores: [1, 2], placings: [2, 1] } as never;

test("whoever gave up the deal of the day waits for a review until the day is over", () => {
  vi.useFakeTimers({ now: Date.parse("2031-05-02T18:00:00Z") });
  const mine = { status: "over" as const, result, seats: [seat("person", "resigned"), seat("bot")] };
  expect(isReviewable(mine)).toBe(true);
  expect(isReviewable({ ...mine, daily: "2031-05-02" })).toBe(false);
  expect(isReviewable({ ...mine, daily: "2031-05-02", seats: [seat("person"), seat("bot")] })).toBe(true);
  vi.setSystemTime(Date.parse("2031-05-03T00:00:01Z"));
  expect(isReviewable({ ...mine, daily: "2031-05-02" })).toBe(true);
  vi.useRealTimers();
});

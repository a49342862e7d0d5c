import { afterEach, expect, test } from "vitest";
import type { GameInfo } from "../wire/types";
import { lastTime, remember } from "./lastTime";
import { settings } from "./settings.svelte";
import { likeLastTime } from "./settingUp";

const GAME = {
  name: "quest",
  players: [2, 3, 4],
  bots: ["random", "fair", "strong"],
  options: [
    { name: "route", default: "first", values: ["first", "serpentine"], about: "", least: null },
    { name: "round_limit", default: 0, values: null, about: "", least: 1 },
  ],
} as unknown as GameInfo;
const BOT = { kind: "bot" as const, bot: "strong" };

afterEach(() => settings.change({ tables: {} }));

test("nothing is known of a game that nobody has set up", () => {
  expect(lastTime(GAME)).toBeNull();
  expect(likeLastTime(GAME).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "fair" }]);
});

test("rules, seats and clock come back", () => {
  const clock = { kind: "days" as const, days: 3 };
  remember({ game: "quest", options: { route: "serpentine", round_limit: 9 }, seats: [{ kind: "me" }, BOT, { kind: "open" }], clock, public: true });
  expect(lastTime(GAME)).toEqual({ options: { route: "serpentine", round_limit: 9 }, others: [BOT, { kind: "open" }], clock, public: true });
});

test("at once one plays with the same rules and as many bots", () => {
  remember({ game: "quest", options: { route: "serpentine" }, seats: [{ kind: "me" }, { kind: "invited" }, BOT] });
  expect(likeLastTime(GAME)).toEqual({ game: "quest", options: { route: "serpentine" }, seats: [{ kind: "me" }, BOT, BOT], public: false });
});

test("what a game no longer has is forgotten", () => {
  remember({ game: "quest", options: { route: "gone", nothing: 1, round_limit: "x" }, seats: [{ kind: "me" }, { kind: "bot", bot: "gone" }] });
  expect(lastTime(GAME)).toMatchObject({ options: {}, others: [{ kind: "invited" }] });
});

test("rubbish in the browser's notes is no wish", () => {
  for (const rubbish of [7, "x", {}, { others: [] }, { others: 3 }]) {
    settings.change({ tables: { quest: rubbish } });
    expect(lastTime(GAME)).toBeNull();
  }
});

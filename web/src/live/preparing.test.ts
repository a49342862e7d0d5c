import { describe, expect, it } from "vitest";
import type { GameInfo, Preparing } from "../wire/types";
import { Trouble } from "./api";
import { isPlayable, isPreparing, isThere, shareOf } from "./preparing";

const begun: Preparing = { playable: false, done: 3, total: 12, running: true, failed: false, left: null };
const game = (preparing: Preparing | null): GameInfo => ({ name: "quest", preparing }) as unknown as GameInfo;

describe("a game that is being compiled", () => {
  it("can be played before all of it is there", () => {
    expect(isPlayable(game(begun))).toBe(false);
    expect(isPlayable(game({ ...begun, playable: true }))).toBe(true);
    expect(isPlayable(game(null))).toBe(true);
  });

  it("tells its share, whatever comes after the first stage", () => {
    expect(shareOf(begun)).toBe(0.25);
    expect(shareOf({ ...begun, total: 0, done: 0 })).toBe(0);
    expect(shareOf({ ...begun, playable: true, done: 1, total: 20 })).toBe(1);
  });

  it("is waited for as a whole where only these options are not there", () => {
    const wanted = { game: "quest", whole: true };
    const playable = { ...begun, playable: true };
    expect(isThere(game(playable), { ...wanted, whole: false })).toBe(true);
    expect(isThere(game(playable), wanted)).toBe(false);
    expect(isThere(game(null), wanted)).toBe(true);
    expect(shareOf(playable, true)).toBe(0.25);
  });

  it("is told apart from other refusals", () => {
    expect(isPreparing(new Trouble(503, "preparing"))).toBe(true);
    expect(isPreparing(new Trouble(503, "bot-failed"))).toBe(false);
    expect(isPreparing(new Error("preparing"))).toBe(false);
  });
});

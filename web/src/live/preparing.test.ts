import { describe, expect, it } from "vitest";
import type { GameInfo, Preparing } from "../wire/types";
import { Trouble } from "./api";
import { isPreparing, isWaiting, progressOf } from "./preparing";

const USUAL = [{ name: "heroes_hexes", default: false }, { name: "modules", default: [] }, { name: "route", default: "first" }];
const begun: Preparing = { bots: ["search", "best"], expansions: null, done: 3, total: 12, running: true, failed: false, left: null };
const game = (preparing: Partial<Preparing> | null): GameInfo => ({ name: "quest", options: USUAL, preparing: preparing && { ...begun, ...preparing } }) as unknown as GameInfo;

describe("games that are being compiled", () => {
  it("are half there when one of two is, and the longest takes the time that is left", () => {
    expect(progressOf([game(null), game({ done: 0, total: 0 })])).toEqual({ share: 0.5, left: null });
    expect(progressOf([game({ done: 6, left: 20 }), game({ done: 9, left: 40 })])).toEqual({ share: 0.625, left: 40 });
  });

  it("are nothing to wait for once they are there, or have failed", () => {
    expect(progressOf([])).toBeNull();
    expect(progressOf([game(null), game({ failed: true })])).toBeNull();
  });

  it("let only bots wait that search", () => {
    expect(isWaiting(game({}), "search", {})).toBe(true);
    expect(isWaiting(game({}), "fair", {})).toBe(false);
    expect(isWaiting(game(null), "search", {})).toBe(false);
    expect(isWaiting(undefined, "search", {})).toBe(false);
  });

  it("let no bot wait at a table without expansions once only those are still to come", () => {
    const base = game({ expansions: ["heroes_hexes", "modules"] });
    const waits = (options: Record<string, unknown>) => isWaiting(base, "search", options);
    expect([{}, { heroes_hexes: false, modules: [], route: "serpentine" }].map(waits)).toEqual([false, false]);
    expect([{ heroes_hexes: true }, { modules: ["fog"] }].map(waits)).toEqual([true, true]);
    expect(isWaiting(base, "fair", { heroes_hexes: true })).toBe(false);
  });

  it("are told apart from other refusals", () => {
    expect(isPreparing(new Trouble(503, "preparing"))).toBe(true);
    expect(isPreparing(new Trouble(503, "bot-failed"))).toBe(false);
    expect(isPreparing(new Error("preparing"))).toBe(false);
  });
});

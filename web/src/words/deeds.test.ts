/** The same cases as the library's: tests/words/deeds.json. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import cases from "../../../tests/words/deeds.json";
import type { Event } from "../wire/types";
import { deedIn, together, type Happening } from "./deeds";
import { deedsOf, plain, tell } from "./telling";
import { bundleOf, speech } from "./words.svelte";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const shared = read("../../../src/manoa/words/en.ftl");
const own = (game: string): string => read(`../../../src/manoa/games/${game}/people/words/en.ftl`);
speech.bundle = bundleOf("en", `${shared}\n${read("./en.ftl")}`).bundle;
speech.games = new Map(["quest", "island"].map((game) => [game, bundleOf("en", `${shared}\n${own(game)}`).bundle]));

const hearers = { names: ["Ana", "Otto"], you: 0 };

describe("a deed", () => {
  for (const { game, events, told } of cases)
    it(`is one line: ${game}`, () => {
      const deeds = together(game, events as Happening[], (event) => event);
      expect(deeds.map((deed) => plain(deedIn(game, deed, hearers)))).toEqual(told);
    });
});

describe("the log", () => {
  const moved = (v: number, step: number, log: Happening[]): Event => ({ v, what: { kind: "moved", seat: 0, step, log } });
  const buy = { key: "buy", seat: 0, card: "compass" };
  const pay = (card: string): Happening => ({ key: "pay", seat: 0, card, with: card });
  const bought = { key: "bought", seat: 0, card: "compass" };
  const voices = { ...hearers, game: "quest" };
  const told = (events: Event[]): { text: string; details: number; undone: boolean; from: number | null; step: number | null }[] =>
    deedsOf(tell(events, voices), voices).map(({ parts, details, undone, from, step }) => ({ text: plain(parts), details: details.length, undone, from, step }));

  it("has one line for a purchase, with its steps as details", () => {
    expect(told([moved(1, 1, [buy]), moved(2, 2, [pay("traveler")]), moved(3, 3, [pay("explorer"), bought])])).toEqual([
      { text: "You bought Compass with Traveler and Explorer.", details: 4, undone: false, from: 1, step: 3 },
    ]);
  });

  it("does not tell what was taken back as part of what stands", () => {
    const back: Event = { v: 3, what: { kind: "took_back", seat: 0, step: 1 } };
    const lines = told([moved(1, 1, [buy]), moved(2, 2, [pay("traveler")]), back, moved(4, 2, [pay("sailor"), bought])]);
    expect(lines.map(({ text, undone }) => ({ text, undone }))).toEqual([
      { text: "You paid with Traveler.", undone: true },
      { text: expect.stringContaining("You") as string, undone: false },
      { text: "You bought Compass with Sailor.", undone: false },
    ]);
  });
});

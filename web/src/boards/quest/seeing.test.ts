import { afterAll, beforeAll, expect, test } from "vitest";
import { moveText } from "../../words/moves";
import { deedsOf, plain, tell } from "../../words/telling";
import { learn, speak } from "../../words/words.svelte";
import { sampleChart, sampleView } from "./sample";
import { seenAs } from "./seeing";

beforeAll(async () => {
  await speak("en");
  await learn("quest");
});
afterAll(() => speak("en"));

const BEFORE = [{ number: 5, between: ["T", "U"], owner: null }];
const BEHIND = [{ number: 3, between: ["S", "T"], owner: 1 }, ...BEFORE];

test("a space is called by its ground and the blockade that it lies behind, also when that is gone", () => {
  expect(seenAs("T20", sampleChart(), BEHIND)).toBe("jungle 2 behind blockade 3");
  expect(seenAs("T20", sampleChart(), BEFORE)).toBe("jungle 2 before blockade 5");
  expect(seenAs("T01", sampleChart(), [])).toBe("river 1");
  expect(seenAs("T50", sampleChart(), BEHIND)).toBe("gate of El Dorado, jungle 1 behind blockade 3");
  expect(seenAs("Z99", sampleChart(), BEHIND)).toBeNull();
});

test("logs and advice say it, unless somebody wants coordinates", async () => {
  const sees = (place: string): string | null => seenAs(place, sampleChart(), BEHIND);
  const run = { key: "run", seat: 0, with: "trailblazer", symbol: "machete", step: 1 };
  const go = (space: string) => ({ key: "go", seat: 0, piece: 0, from: [0, 0], to: [2, 0], space, step: 1 });
  const voices = { game: "quest", names: ["Mira", "Otto"], you: 1, view: sampleView() };
  const event = { v: 1, at: 0, what: { kind: "moved" as const, seat: 0, step: 1, log: [run, go("T10"), go("T30"), go("T20")] } };
  const said = (more: object): string => deedsOf(tell([event], { ...voices, ...more }), { ...voices, ...more }).map(({ parts }) => plain(parts)).join(" ");
  const move = { notation: "go T20", data: { kind: "go", to: [2, 0] } };
  expect(said({})).toBe("Mira went to T10, T30 and T20 with Trailblazer.");
  expect(said({ sees })).toBe("Mira went to jungle 2 behind blockade 3 (3 spaces) with Trailblazer.");
  expect([moveText("quest", move, []), moveText("quest", move, [], sees)]).toEqual(["go on to T20", "go on to jungle 2 behind blockade 3"]);
  await speak("fr");
  expect(said({ sees })).toContain("une case jungle 2 derrière la barrière 3 (3 cases)");
  await speak("de");
  expect(said({ sees })).toContain("Dschungel 2 hinter Blockade 3 (3 Felder) erreicht");
});

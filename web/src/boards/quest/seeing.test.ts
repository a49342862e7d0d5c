import { afterAll, beforeAll, expect, test } from "vitest";
import type { State } from "../../wire/types";
import { refusalIn, type Sees } from "../../words/game";
import { moveText, toldApart, type Move } from "../../words/moves";
import { deedsOf, plain, tell } from "../../words/telling";
import { learn, speak } from "../../words/words.svelte";
import quest from "./index";
import { sampleChart, sampleView } from "./sample";
import { seenAs, standing } from "./seeing";
import { Shared } from "./shared.svelte";

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

test("where two spaces are called the same, the way there from the nearest piece tells them apart", async () => {
  const [chart, view] = [sampleChart(), sampleView()];
  const apart = (name: string): string | null => seenAs(name, chart, BEFORE, standing(name, view, chart));
  expect(["T10", "T20", "T30", "T11", "T00"].map(apart)).toEqual([
    "jungle 1 before blockade 5 (1 space east)",
    "jungle 2 before blockade 5 (2 spaces east)",
    "jungle 1 before blockade 5 (3 spaces east)",
    "rubble 2 before blockade 5 (1 space south-east and 1 space east)",
    "start 1 before blockade 5",
  ]);
  expect(seenAs("T21", chart, [], [0, 0])).toBe("demon 2 (2 spaces east and 1 space south-east)");
  const said = [...chart.spaces.values()].map(({ name }) => apart(name));
  expect(new Set(said).size).toBe(said.length);
  const two = [{ notation: "go T10", data: { kind: "go", to: [1, 0] } }, { notation: "go T30", data: { kind: "go", to: [3, 0] } }];
  const sees: Sees = (place, form) => seenAs(place, chart, BEFORE, form === "apart" ? standing(place, view, chart) : null);
  const say = (move: Move, by: Sees | null): string => moveText("quest", move, [], by);
  expect(two.map((move) => say(move, sees))).toEqual(["go on to jungle 1 before blockade 5", "go on to jungle 1 before blockade 5"]);
  const told = toldApart(two, say, sees);
  expect(two.map((move) => say(move, told))).toEqual(["go on to jungle 1 before blockade 5 (1 space east)", "go on to jungle 1 before blockade 5 (3 spaces east)"]);
  expect(toldApart(two.slice(0, 1), say, sees)).toBe(sees);
  await speak("de");
  expect(apart("T30")).toBe("Dschungel 1 vor Blockade 5 (3 Felder nach Osten)");
  await speak("fr");
  expect(apart("T30")).toBe("une case jungle 1 devant la barrière 5 (3 cases vers l’est)");
  await speak("en");
});

test("so do reasons why something cannot be done", () => {
  const sees = (place: string): string | null => seenAs(place, sampleChart(), BEHIND);
  const refusal = { code: "not-beside", parts: { space: "T20", here: "T00" } };
  expect(refusalIn("quest", refusal)).toBe("T20 is not next to T00, where your piece stands.");
  expect(refusalIn("quest", refusal, [], sees)).toBe("Jungle 2 behind blockade 3 is not next to start 1 behind blockade 3, where your piece stands.");
  expect(refusalIn("quest", { code: "mountain", parts: { space: "T11" } }, [], sees)).toBe("Rubble 2 behind blockade 3: no piece may enter there.");
  const danger = { code: "in-danger", parts: { space: "T00", spaces: ["T10", "T20"], things: [] } };
  expect(refusalIn("quest", danger, [], sees)).toContain("can still leave, to jungle 1 behind blockade 3 and jungle 2 behind blockade 3.");
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

test("until the map is there a space has no name, and no coordinates either", async () => {
  await speak("en");
  const [shared, view] = [new Shared(), sampleView({ blockades: BEHIND })];
  const sees: Sees = quest.sees({ view } as unknown as State, shared);
  const say = (notation: string, data: Record<string, unknown>): string => moveText("quest", { notation, data }, [], sees);
  expect([say("go T20", { kind: "go", to: [2, 0] }), sees("T20", "apart"), sees("turn")]).toEqual(["go on to a space", "a space", null]);
  shared.chart = sampleChart();
  expect(say("go T20", { kind: "go", to: [2, 0] })).toBe("go on to jungle 2 behind blockade 3");
});

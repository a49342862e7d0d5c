import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../../words/words.svelte";
import { chestsOf, heldPieces, markerTexts, moduleTexts } from "./modules";
import { allReaches, entriesOf, flightsOf, sourceKey } from "./reach";
import { doing, sampleChart, sampleView } from "./sample";
import { askedFor, placeLabel, wayText } from "./telling";

beforeAll(async () => {
  await speak("en");
  await learn("quest");
});

const dragons = [
  { id: "green", at: [2, 0], awake: true, zone: [[1, 0], [1, 1], [2, 1]] },
  { id: "white", at: [4, 0], awake: false, zone: [] },
];
const modules = {
  names: ["current", "danger", "dragons", "treasures", "fog"],
  arrows: [{ at: [0, 1], to: [1, 1] }],
  held_there: [[1, 0], [1, 1], [2, 1]],
  danger: [[2, 1]],
  in_danger: [[true], [false]],
  dragons,
  held: [[["green"]], [[]]],
  chests: [
    { at: [3, 0], owner: null, value: null },
    { at: [1, 0], owner: 0, value: 3 },
  ],
  points: [3, 0],
  fog: [{ at: [1, 0], terrain: null, power: null }],
};

test("a space tells of all that lies or stands on it", () => {
  const view = sampleView({ modules });
  const told = (place: string): string => markerTexts(place, sampleChart(), view).join(" ");
  expect(told("0,1")).toContain("carried 1 space east.");
  expect(told("2,1")).toContain("no turn ends here");
  expect(told("3,0")).toContain("takes it");
  expect(told("1,0")).toBe("Fog: it lifts when a piece stands beside it."); // the chest there has been taken
  expect(told("2,0")).toContain("Green dragon, awake");
  expect(told("4,0")).toContain("White dragon, asleep");
  expect(told("5,0")).toBe("");
  expect(placeLabel("2,0", sampleChart(), view, ["Mira", "Otto"], 0)).toContain("Moved by a machete card");
});

test("a player's panel tells points, chests, who is held and who is in danger", () => {
  const view = sampleView({ modules });
  expect(moduleTexts(view, 0)).toEqual(["3 points", "held by green dragon", "in danger"]);
  expect(moduleTexts(view, 1)).toEqual(["0 points"]);
  expect(chestsOf(view, 0)).toEqual([3]);
  expect(heldPieces(view)).toEqual([{ seat: 0, piece: 0, place: "0,0", by: "green" }]);
});

test("what fog covers and what it brought counts instead of what is printed", () => {
  const chart = sampleChart();
  expect(chart.covered([])).toBe(chart);
  const covered = chart.covered([
    { at: [1, 0], terrain: null, power: null },
    { at: [2, 0], terrain: "river", power: 2 },
  ]);
  expect(covered.spaces.get("1,0")).toMatchObject({ terrain: "fog", power: 0 });
  expect(covered.spaces.get("2,0")).toMatchObject({ terrain: "river", power: 2, requires: "river" });
  expect(covered.spaces.get("3,0")).toBe(chart.spaces.get("3,0"));
});

test("a stored card is a source of its own, and a way says where it would end", () => {
  const end = { space: "T10", to: [1, 0], blockades: [], left: 0, to_go: 4, text: "muisca-guide-stored T10", carried: [2, 0], danger: true, held: false };
  const view = sampleView({ modules, reach: [{ piece: 0, card: "muisca_guide", token: null, symbol: "machete", stored: true, ends: [end] }] });
  const [[key, { source, ways }] = ["", { source: { run: true as const }, ways: new Map() }]] = allReaches(view, sampleChart(), null);
  expect(key).toBe("stored-muisca_guide");
  expect(sourceKey(source)).toBe(key);
  const way = ways.get("1,0");
  expect(way).toMatchObject({ carried: "2,0", danger: true, cost: 4, of: 4 });
  expect(wayText(way, null, sampleChart())).toBe("uses 4 of 4 · 0 left · the current carries it on, 1 space east · danger: it has to leave again");
});

test("a step on foot into danger, or beside a dragon that is awake, says so", () => {
  const chart = sampleChart();
  const steps = [doing(1, { kind: "enter", to: [1, 1], piece: 0 }, "enter T11"), doing(2, { kind: "enter", to: [2, 1], piece: 0 }, "enter T21")];
  const ways = entriesOf(steps, chart, null, sampleView({ modules }));
  expect(ways.get("1,1")).toMatchObject({ held: true, danger: false });
  expect(ways.get("2,1")).toMatchObject({ held: true, danger: true });
  expect(entriesOf(steps, chart, null, sampleView({ modules: { ...modules, held_there: [] } })).get("1,1")).toMatchObject({ held: false });
});

test("a dragon goes where the view says", () => {
  const ways = flightsOf({ dragon: "green", alone: [], ends: [{ to: [1, 0], steps: 2, text: "herd T11 T10" }] });
  expect(ways.get("1,0")).toMatchObject({ kind: "fly", cost: 2, text: "herd T11 T10" });
});

test("what is asked for with modules is told", () => {
  const asked = (phase: string, more: object = {}, choices: object = {}): string => askedFor(sampleView({ phase, modules: { ...modules, ...more }, module_choices: choices }), sampleChart(), null, null);
  expect(asked("tame", { taming: { dragon: "green", due: 2 } })).toBe("Green dragon: Moved by a machete card, or any two cards.");
  expect(asked("tame", { taming: { dragon: "green", due: 1 } })).toBe("Green dragon: one more card");
  expect(asked("herd", { herding: { dragon: "white", left: 2 } })).toContain("up to 2 spaces");
  expect(asked("play")).toContain("A dragon holds your piece");
  expect(asked("play", { held: [[[]], [[]]] })).toContain("choose a card");
  expect(asked("play", {}, { leaving: [{ piece: 0, spaces: ["T10"], things: [] }] })).toContain("Danger");
});

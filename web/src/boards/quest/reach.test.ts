import { expect, test } from "vitest";
import { Chart } from "./chart";
import { allReaches, attempt, entriesOf, nearestPiece, sourcesTo } from "./reach";
import { doing, sampleChart, sampleView } from "./sample";
import type { End, Reach } from "./view";

const chart = sampleChart();
const end = (text: string, left: number, blockades: number[] = []): End => ({ space: null, to: null, blockades, left, to_go: 9, text });
const reach = (card: string | null, ends: End[], more: Partial<Reach> = {}): Reach => ({ piece: 0, card, token: null, symbol: "machete", ends, ...more });
const PIONEER = reach("pioneer", [end("pioneer T10", 4), end("pioneer T10 T20", 2), end("pioneer T10 T20 blockade-1", 1, [1]), end("pioneer T10 T20 blockade-1 T30", 0, [1])]);

test("every place has its cost, its way and what does it", () => {
  const ways = allReaches(sampleView({ reach: [PIONEER] }), chart, null).get("card-pioneer")?.ways;
  expect([...(ways ?? [])].map(([place, way]) => [place, way.cost])).toEqual([["1,0", 1], ["2,0", 3], ["blockade-1", 4], ["3,0", 5]]);
  expect(ways?.get("3,0")).toMatchObject({ of: 5, kind: "run", text: "pioneer T10 T20 blockade-1 T30", places: ["1,0", "2,0", "blockade-1", "3,0"] });
});

test("of two ways to a place the one that leaves more is taken", () => {
  const ends = [end("pioneer T10 T20", 2), end("pioneer T20", 3)];
  expect(allReaches(sampleView({ reach: [reach("pioneer", ends)] }), chart, null).get("card-pioneer")?.ways.get("2,0")?.text).toBe("pioneer T20");
});

test("what a run has left goes on with its own power", () => {
  const run = { card: "pioneer", token: null, symbol: "machete" as const, piece: 0, power: 2 };
  const ways = allReaches(sampleView({ run, reach: [reach(null, [end("go T20", 0)])] }), chart, null).get("run")?.ways;
  expect(ways?.get("2,0")).toMatchObject({ cost: 2, of: 2, text: "go T20" });
});

test("a free step costs nothing", () => {
  const ways = allReaches(sampleView({ reach: [reach("native", [end("native T10", 0)], { symbol: null })] }), chart, null).get("card-native")?.ways;
  expect(ways?.get("1,0")).toMatchObject({ kind: "free", cost: 0, of: null });
});

test("rubble is entered with cards", () => {
  const ways = entriesOf([doing(440, { kind: "enter", piece: 0, to: [1, 1] }, "enter T11")], chart, null, sampleView());
  expect(ways.get("1,1")).toMatchObject({ kind: "enter", cost: 2, of: null, text: "enter T11" });
});

test("of two pieces the chosen one goes", () => {
  const two = [reach("scout", [end("scout 1 T10", 1)]), reach("scout", [end("scout 2 T40", 1)], { piece: 1 })];
  const view = sampleView({ pieces: [[[0, 0], [3, 0]], [[0, 1]]], reach: two });
  expect([...(allReaches(view, chart, null).get("card-scout")?.ways.keys() ?? [])]).toEqual(["1,0", "4,0"]);
  expect([...(allReaches(view, chart, 0).get("card-scout")?.ways.keys() ?? [])]).toEqual(["1,0"]);
  expect(nearestPiece("5,0", view, chart)).toBe(1);
  expect(attempt("5,0", { card: "giant_machete" }, 1, view, chart)).toBe("giant-machete 2 T50");
});

test("what was tried is asked for in notation", () => {
  const view = sampleView();
  expect(attempt("1,0", null, 0, view, chart)).toBe("go T10");
  expect(attempt("1,1", null, 0, view, chart)).toBe("go T11");
  expect(attempt("blockade-1", { card: "scout" }, 0, view, chart)).toBe("scout blockade-1");
});

test("what leads to a place is found, the cheapest first", () => {
  const reaches = allReaches(sampleView({ reach: [PIONEER, reach("native", [end("native T10", 0)], { symbol: null })] }), chart, null);
  expect(sourcesTo("1,0", reaches).map(({ way }) => way.cost)).toEqual([0, 1]);
  expect(sourcesTo("3,0", reaches).map(({ source }) => source)).toEqual([{ card: "pioneer" }]);
});

test("a demon step shows how many curses it draws, a forced move is free", () => {
  const actions = [doing(1, { kind: "enter", piece: 0, to: [2, 1] }), doing(2, { kind: "move", piece: 0, to: [1, 1] }), doing(3, { kind: "move", piece: 0, to: [2, 1] })];
  const ways = entriesOf(actions, chart, null, sampleView());
  expect(ways.get("2,1")).toMatchObject({ kind: "enter", symbol: "curse", cost: 2 });
  expect(ways.get("1,1")).toMatchObject({ kind: "free", symbol: null, cost: 0 });
});

test("a passage through a tunnel shows the curses of the end arrived at, or of both ends", () => {
  const places: [number, number][] = [[0, 3], [4, 3], [0, 4]];
  const spaces = places.map((at, place) => ({ at, name: `X${place}`, x: 0, y: 0, terrain: "tunnel", requires: "tunnel", power: 1 + place }));
  const tunnels = new Chart({ ...chart.drawn, spaces });
  const actions = [doing(1, { kind: "enter", piece: 1, to: [4, 3] }), doing(2, { kind: "enter", piece: 1, to: [0, 4] })];
  const view = sampleView({ pieces: [[[4, 3], [0, 3]]] });
  const costs = (bothEnds: boolean) => [...entriesOf(actions, tunnels, null, view, bothEnds).values()].map(({ cost }) => cost);
  expect(costs(false)).toEqual([2, 3]);
  expect(costs(true), "it steps to the one that it touches").toEqual([3, 3]);
});

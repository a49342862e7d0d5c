import { expect, test } from "vitest";
import { allReaches, entriesOf, reachOf, sourcesTo } from "./reach";
import { doing, sampleChart, sampleView } from "./sample";

const chart = sampleChart();
const first = (card: string) => doing(141, { kind: "run", card, symbol: "machete", piece: 0, to: [1, 0] });

test("a card reaches as far as its power goes, and every space has its cost", () => {
  const ways = reachOf([first("trailblazer")], sampleView({ blockades: [] }), chart, { card: "trailblazer" });
  expect([...ways].map(([place, way]) => [place, way.cost])).toEqual([
    ["1,0", 1],
    ["2,0", 3],
  ]);
  expect(ways.get("2,0")).toMatchObject({ of: 3, first: 141, places: ["1,0", "2,0"], kind: "run" });
});

test("a blockade bars the way until some power has removed it", () => {
  const weak = reachOf([first("trailblazer")], sampleView(), chart, { card: "trailblazer" });
  expect(weak.has("blockade-1")).toBe(false);
  const strong = reachOf([first("pioneer")], sampleView(), chart, { card: "pioneer" });
  expect(strong.get("blockade-1")).toMatchObject({ cost: 4, places: ["1,0", "2,0", "blockade-1"] });
  expect(strong.get("3,0")).toMatchObject({ cost: 5, places: ["1,0", "2,0", "blockade-1", "3,0"] });
});

test("a run that begins with a blockade goes on from where the piece stands", () => {
  const view = sampleView({ pieces: [[[2, 0]], [[0, 1]]] });
  const ways = reachOf([doing(9, { kind: "run", card: "trailblazer", symbol: "machete", piece: 0, blockade: 1 })], view, chart, { card: "trailblazer" });
  expect(ways.get("blockade-1")?.cost).toBe(1);
  expect(ways.get("4,0")).toMatchObject({ cost: 3, places: ["blockade-1", "3,0", "4,0"] });
});

test("nobody walks through others, unless a token lets them", () => {
  const view = sampleView({ pieces: [[[0, 0]], [[2, 0]]], blockades: [] });
  expect(reachOf([first("pioneer")], view, chart, { card: "pioneer" }).has("2,0")).toBe(false);
  expect(reachOf([first("pioneer")], { ...view, passing: true }, chart, { card: "pioneer" }).get("3,0")?.cost).toBe(4);
});

test("the gate of El Dorado is where a run ends", () => {
  const view = sampleView({ pieces: [[[4, 0]], [[0, 1]]], blockades: [] });
  const ways = reachOf([doing(5, { kind: "run", card: "pioneer", symbol: "machete", piece: 0, to: [5, 0] })], view, chart, { card: "pioneer" });
  expect([...ways.keys()]).toEqual(["5,0"]);
});

test("what a run has left goes on with its own power", () => {
  const view = sampleView({ pieces: [[[1, 0]], [[0, 1]]], run: { card: "pioneer", token: null, symbol: "machete", piece: 0, power: 2 }, blockades: [] });
  const ways = reachOf([doing(115, { kind: "go", symbol: "machete", piece: 0, to: [2, 0] })], view, chart, { run: true });
  expect([...ways].map(([place, way]) => [place, way.cost, way.of])).toEqual([["2,0", 2, 2]]);
});

test("a free step costs nothing and does not go on", () => {
  const ways = reachOf([doing(7, { kind: "free", card: "native", piece: 0, to: [1, 0] })], sampleView({ blockades: [] }), chart, { card: "native" });
  expect([...ways.values()].map(({ to, kind, cost }) => [to, kind, cost])).toEqual([["1,0", "free", 0]]);
});

test("rubble is entered with cards", () => {
  const ways = entriesOf([doing(440, { kind: "enter", piece: 0, to: [1, 1] })], sampleView(), chart);
  expect(ways.get("1,1")).toMatchObject({ kind: "enter", cost: 2, of: null, first: 440 });
});

test("of two pieces the chosen one goes", () => {
  const view = sampleView({ pieces: [[[0, 0], [3, 0]], [[0, 1]]], blockades: [] });
  const actions = [first("scout"), doing(5, { kind: "run", card: "scout", symbol: "machete", piece: 1, to: [4, 0] })];
  expect(reachOf(actions, view, chart, { card: "scout" }).get("5,0")?.piece).toBe(1);
  expect(reachOf(actions, view, chart, { card: "scout" }, 0).has("4,0")).toBe(false);
});

test("what leads to a place is found, the cheapest first", () => {
  const actions = [first("pioneer"), first("scout"), doing(3, { kind: "free", card: "native", piece: 0, to: [1, 0] })];
  const reaches = allReaches(actions, sampleView({ blockades: [] }), chart, null);
  expect(sourcesTo("1,0", reaches).map(({ way }) => way.cost)).toEqual([0, 1, 1]);
  expect(sourcesTo("3,0", reaches).map(({ source }) => source)).toEqual([{ card: "pioneer" }]);
});

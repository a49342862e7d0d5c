import { beforeAll, expect, test } from "vitest";
import type { Graph } from "../wire/types";
import { speak } from "../words/words.svelte";
import { chartOf, curveName, pathOf, spotAt, stepAt, summary } from "./curves";

const GRAPH: Graph = { steps: [0, 10, 20], series: { total: [[0, -20, 30], [0, null, 5]], shrines: [[0, 0, 1]] } };

const END = 20;

beforeAll(() => speak("en"));

test("spots lie between the lowest and the highest value, along the steps", () => {
  const { low, high, zero, curves } = chartOf(GRAPH, "total", END);
  expect([low, high, zero]).toEqual([-20, 30, 0.4]);
  expect(curves[0]?.map((spot) => [spot.x, spot.y])).toEqual([[0, 0.4], [0.5, 0], [1, 1]]);
});

test("a step at which nothing is known has no spot, and the last one known counts there", () => {
  const curve = chartOf(GRAPH, "total", END).curves[1] ?? [];
  expect(curve.map((spot) => spot.step)).toEqual([0, 20]);
  expect(spotAt(curve, 15)?.value).toBe(0);
  expect(spotAt(curve, 20)?.value).toBe(5);
  expect(spotAt([], 3)).toBeNull();
});

test("small differences do not fill the picture", () => {
  expect(chartOf(GRAPH, "shrines", END).high).toBe(4);
});

test("a place in the picture is a step", () => {
  expect([stepAt(-1, 20), stepAt(0.26, 20), stepAt(2, 20)]).toEqual([0, 5, 20]);
});

test("a curve holds its value until the next spot", () => {
  const same = (share: number): number => share * 10;
  expect(pathOf(chartOf(GRAPH, "total", END).curves[1] ?? [], same, same)).toBe("M0.0 4.0H10.0V5.0");
});

test("curves are told to those who do not see them", () => {
  expect(summary("Match", chartOf(GRAPH, "total", END), ["Mira", "Otto"])).toBe("Match: Mira from 0 to 30, at most 30 and Otto from 0 to 5, at most 5.");
  expect(curveName("quest", "to_go")).toBe("Steps to go");
  expect(curveName("checkers", "men_left")).toBe("Men left");
});

import { expect, test } from "vitest";
import { ARROWS, besideIt, moved } from "./focus";
import { sampleChart, sampleView } from "./sample";

const chart = sampleChart();
const { blockades } = sampleView();
const go = (from: string, key: string) => moved(chart, blockades, from, ARROWS[key] ?? [0, 0]);

test("arrows go from hex to hex", () => {
  expect(go("0,0", "ArrowRight")).toBe("1,0");
  expect(go("1,0", "ArrowLeft")).toBe("0,0");
  expect(["0,1", "1,1"]).toContain(go("1,0", "ArrowDown"));
});

test("a blockade on the way comes first", () => {
  expect(go("2,0", "ArrowRight")).toBe("blockade-1");
  expect(moved(chart, [], "2,0", [1, 0])).toBe("3,0");
});

test("at the edge the focus stays", () => {
  expect(go("0,0", "ArrowLeft")).toBe("0,0");
  expect(go("5,0", "ArrowRight")).toBe("5,0");
});

test("from one button to the nearest beside it", () => {
  const button = (x: number, y: number): Element => ({ getBoundingClientRect: () => ({ x, y, width: 10, height: 10 }) }) as Element;
  const [one, right, below, corner] = [button(0, 0), button(20, 0), button(0, 20), button(20, 20)];
  const all = [one, right, below, corner];
  expect(besideIt(all, one, [1, 0])).toBe(right);
  expect(besideIt(all, one, [0, 1])).toBe(below);
  expect(besideIt(all, corner, [-1, 0])).toBe(below);
  expect(besideIt(all, one, [-1, 0])).toBeNull();
});

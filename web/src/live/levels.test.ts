import { expect, test } from "vitest";
import { advisers, levels, usual } from "./levels";

const BOTS = ["random", "careful", "projection", "seasoned", "search", "novice", "fair", "strong", "best"];

test("people choose among levels", () => {
  expect(levels(BOTS)).toEqual(["novice", "fair", "strong", "best"]);
  expect(usual(BOTS)).toBe("fair");
});

test("advice comes from rules and search", () => {
  expect(advisers(BOTS)).toEqual(["careful", "projection", "seasoned", "search"]);
});

test("a game without levels offers what it has", () => {
  expect(levels(["random"])).toEqual(["random"]);
  expect(usual(["random", "greedy"])).toBe("greedy");
  expect(advisers(["random"])).toEqual(["random"]);
});

import { expect, test } from "vitest";
import { advisers, levels, usual } from "./levels";

const BOTS = ["random", "careful", "seasoned", "search", "novice", "fair", "strong", "best"];

test("people choose among levels", () => {
  expect(levels(BOTS)).toEqual(["novice", "fair", "strong", "best"]);
  expect(usual(BOTS)).toBe("fair");
});

test("advice comes from the best rules and from search", () => {
  expect(advisers(BOTS)).toEqual(["seasoned", "search"]);
});

test("a game without levels offers what it has", () => {
  expect(levels(["random"])).toEqual(["random"]);
  expect(usual(["random", "greedy"])).toBe("greedy");
  expect(advisers(["random"])).toEqual(["random"]);
});

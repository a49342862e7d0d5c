import { expect, test } from "vitest";
import { dressOf } from "./players";

test("seats have inks and marks in order", () => {
  expect([0, 1, 4].map((seat) => dressOf({}, seat))).toEqual([
    { ink: "p1", mark: 1 },
    { ink: "p2", mark: 2 },
    { ink: "p1", mark: 1 },
  ]);
  expect(dressOf(null, 2)).toEqual({ ink: "p3", mark: 3 });
});

test("unless the game says who plays which colour", () => {
  const view = { colours: ["purple", "orange"] };
  expect(dressOf(view, 0)).toEqual({ ink: "p4", mark: 4 });
  expect(dressOf(view, 1)).toEqual({ ink: "orange", mark: 1 });
});

import { expect, test } from "vitest";
import { coins, sumOf } from "./paying";
import { sampleView } from "./sample";

test("halves are written as one sign", () => {
  expect([0, 0.5, 1, 4.5].map(coins)).toEqual(["0", "½", "1", "4½"]);
});

test("the running sum of a price", () => {
  expect(sumOf(sampleView({ payment: { card: "pioneer", due: 1.5 }, price: { whole: 5, unit: "coins" } }))).toEqual({ whole: 5, due: 1.5, paid: 3.5, unit: "coins" });
  expect(sumOf(sampleView({}))).toBeNull();
});

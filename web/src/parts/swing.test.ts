import { expect, test } from "vitest";
import type { Moved } from "../wire/types";
import { biggestSwing } from "./swing";

const moves = (...seats: number[]): Moved[] => seats.map((seat, index) => ({ kind: "moved", seat, step: index + 1, log: [] }));

test("what a seat did in one turn counts together, and no more", () => {
  const graph = { steps: [0, 1, 2, 4, 5], series: { to_go: [[30, 27, 25, 21, 18], [30, 30, 30, 30, 30]] } };
  expect(biggestSwing(graph, "to_go", moves(0, 0, 1, 0, 0))).toEqual({ seat: 0, from: 25, to: 18, step: 5 });
});

test("of equal swings the last one decided", () => {
  const graph = { steps: [0, 1, 2], series: { shrines: [[0, 1, 1], [0, 0, 1]] } };
  expect(biggestSwing(graph, "shrines", moves(0, 1))).toMatchObject({ seat: 1, step: 2 });
});

test("where nothing is known or changes there is none", () => {
  expect(biggestSwing({ steps: [0, 1], series: { to_go: [[null, 3], [4, 4]] } }, "to_go", [])).toBeNull();
  expect(biggestSwing({ steps: [0, 1], series: {} }, "to_go", [])).toBeNull();
});

import { expect, test } from "vitest";
import type { Offered } from "../wire/types";
import { VERBS, read, suggested } from "./typing";

const offered = (...texts: string[]): Offered[] => texts.map((text, id) => ({ id, text, data: { kind: text.split(" ")[0] } }));
const ISLAND = VERBS.island ?? [];
const ACTIONS = offered("play R10", "play G8", "discard R10", "draw");

test.each([
  ["play G8", "move"],
  ["  PLAY  g8 ", "move"],
  ["/draw", "move"],
  ["draw", "move"],
  ["play G9", "try"],
  ["/jump", "try"],
  ["good game", "say"],
  ["play better next time, will you please", "say"],
  ["take", "try"],
  ["Discard", "try"],
  ["taken", "say"],
  ["  ", "nothing"],
])("%s is a %s", (text, kind) => {
  expect(read(text, ACTIONS, VERBS["lost-cities"] ?? []).kind).toBe(kind);
});

test("a verb alone at a wrong moment is a move that cannot be made, not a message", () => {
  for (const text of ["pass", "end turn", "accept", "discover"]) expect(read(text, [], ISLAND)).toEqual({ kind: "try", text });
});

test("what is tried is passed on as it was written", () => {
  expect(read("/ play R99", ACTIONS, [])).toEqual({ kind: "try", text: "play R99" });
});

test("moves are suggested that begin like it, then those that have it", () => {
  expect(suggested("r10", ACTIONS).map((action) => action.text)).toEqual(["play R10", "discard R10"]);
  expect(suggested("d", ACTIONS).map((action) => action.text)).toEqual(["discard R10", "draw"]);
  expect(suggested("", ACTIONS)).toEqual([]);
});

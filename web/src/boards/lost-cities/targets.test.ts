import { expect, test } from "vitest";
import type { Offered } from "../../wire/types";
import { VIEW } from "./sample";
import { attempt, meaning, obstacle, onlyWay, type Place } from "./targets";

const offer = (id: number, text: string, data: Record<string, unknown>): Offered => ({ id, text, data });
const PLAY = [
  offer(36, "play G8", { kind: "play", card: "G8", colour: "green" }),
  offer(96, "discard G8", { kind: "discard", card: "G8", colour: "green" }),
  offer(80, "discard Wx", { kind: "discard", card: "Wx", colour: "white" }),
];
const DRAW = [offer(120, "draw", { kind: "draw" }), offer(121, "take Y", { kind: "take", colour: "yellow" })];
const GREEN: Place = { kind: "column", seat: 0, colour: "green" };

test("a click on a lit place plays the chosen card there", () => {
  expect(meaning(GREEN, "G8", 0, PLAY)?.id).toBe(36);
  expect(meaning({ kind: "pile", colour: "green" }, "G8", 0, PLAY)?.id).toBe(96);
  expect(meaning({ kind: "column", seat: 1, colour: "green" }, "G8", 0, PLAY)).toBeNull();
  expect(meaning(GREEN, "W10", 0, PLAY)).toBeNull();
  expect(meaning(GREEN, null, 0, PLAY)).toBeNull();
});

test("to draw, one click is enough", () => {
  expect(meaning({ kind: "deck" }, null, 0, DRAW)?.id).toBe(120);
  expect(meaning({ kind: "pile", colour: "yellow" }, null, 0, DRAW)?.id).toBe(121);
  expect(meaning({ kind: "pile", colour: "green" }, null, 0, DRAW)).toBeNull();
});

test("a card that has only one way", () => {
  expect(onlyWay("Wx", PLAY)?.id).toBe(80);
  expect(onlyWay("G8", PLAY)).toBeNull();
});

test("what a click tries, in notation", () => {
  expect(attempt(GREEN, "G8", 0, [])).toBe("play G8");
  expect(attempt({ kind: "pile", colour: "green" }, "G8", 0, [])).toBe("discard G8");
  expect(attempt({ kind: "pile", colour: "red" }, null, 0, [])).toBe("take R");
  expect(attempt({ kind: "deck" }, null, 0, [])).toBe("draw");
  expect(attempt({ kind: "hand", index: 1 }, null, 0, ["Y8", "B6"])).toBe("play B6");
});

const WHITE: Place = { kind: "column", seat: 0, colour: "white" };
const drawing = { ...VIEW, phase: "draw" as const };

test.each([
  ["the game is over", { ...VIEW, player: null }, 0, null, GREEN, "over"],
  ["a spectator", VIEW, null, null, GREEN, "watching"],
  ["another's turn", { ...VIEW, player: 1 }, 0, "G8", GREEN, "not-your-turn"],
  ["the other side", VIEW, 0, "G8", { kind: "column", seat: 1, colour: "green" }, "not-yours"],
  ["the other's hand", VIEW, 0, null, { kind: "held", seat: 1 }, "held"],
  ["nothing chosen", VIEW, 0, null, GREEN, "choose-first"],
  ["what only the game knows", VIEW, 0, "G8", { kind: "deck" }, null],
  ["that too", drawing, 0, null, { kind: "pile", colour: "red" }, null],
  ["another lane", VIEW, 0, "G8", WHITE, "other-lane"],
] as const)("why not: %s", (_, view, you, chosen, place, why) => {
  expect(obstacle(place, { view, near: 0, you, chosen })).toBe(why);
});

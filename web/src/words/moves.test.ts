import { afterAll, beforeAll, expect, test } from "vitest";
import { moveText } from "./moves";
import { learn, speak } from "./words.svelte";

const NAMES = ["Mira", "Otto"];

beforeAll(async () => {
  await speak("en");
  for (const folder of ["lost-cities", "quest", "island"]) await learn(folder);
});
afterAll(() => speak("en"));

const said = (game: string, notation: string, data: Record<string, unknown>): string => moveText(game, { notation, data }, NAMES);

test("moves are told as one would say them", () => {
  expect(said("lost-cities", "play B4", { kind: "play", card: "B4", colour: "blue" })).toBe("lay Sea 4");
  expect(said("lost-cities", "discard Gx", { kind: "discard", card: "Gx", colour: "green" })).toBe("discard Rainforest wager");
  expect(said("lost-cities", "take R", { kind: "take", colour: "red" })).toBe("take from the Volcano pile");
  expect(said("quest", "buy treasure-chest", { kind: "buy", card: "treasure_chest" })).toBe("buy Treasure Chest");
  expect(said("quest", "play scout", { kind: "run", card: "scout", symbol: "machete" })).toBe("play Scout");
  expect(said("quest", "play adventurer as paddle", { kind: "run", card: "adventurer", symbol: "paddle" })).toBe("play Adventurer as paddle");
  expect(said("quest", "go B30", { kind: "go", symbol: "machete", piece: 0, to: [1, 2] })).toBe("go on to B30");
  expect(said("quest", "dragon green", { kind: "dragon", dragon: "green" })).toBe("move the green dragon");
  expect(said("quest", "herd C13", { kind: "herd", to: [1, 2] })).toBe("move the dragon to C13");
  expect(said("quest", "store muisca-guide", { kind: "store", card: "muisca_guide" })).toBe("store Muisca Guide");
  expect(said("quest", "retreat C31", { kind: "retreat", to: [1, 2] })).toBe("go back to C31");
  expect(said("quest", "end turn", { kind: "end turn" })).toBe("end the turn");
  expect(said("island", "gather 2 food 1 gold", { kind: "gather", cards: { food: 2, gold: 1 } })).toBe("gather 2 food and 1 gold");
  expect(said("island", "raid N(0,-1) (1,0)", { kind: "raid", at: [], from: [] })).toBe("attack the farmhouse at N(0,−1)");
  expect(said("island", "offer white", { kind: "offer", seat: 1 })).toBe("offer Otto a trade");
  expect(said("island", "ask gold", { kind: "ask", resource: "gold" })).toBe("ask for 1 gold");
  expect(said("island", "bank food for gold", { kind: "bank", give: "food", take: "gold" })).toBe("swap food for gold at the bank");
});

test("of two pieces it is said which one", () => {
  expect(said("quest", "go 2 B30", { kind: "go", symbol: "machete", piece: 1, to: [1, 2] })).toBe("go on to B30 (piece 2)");
});

test("what has no words of ours is told in notation", () => {
  expect(said("checkers", "leap b4", { kind: "leap" })).toBe("leap b4");
});

test("who attacks is told to attack, not to move", () => {
  const sees = (_: string, form?: string): string => (form === "at" ? "beside the cave" : "to the cave");
  const move = { notation: "move (1,0)", data: { kind: "move", to: ["island", 1, 0], foes: [1], joins: false } };
  expect(moveText("island", move, NAMES, sees)).toBe("attack Otto beside the cave");
  expect(moveText("island", { ...move, data: { ...move.data, foes: [] } }, NAMES, sees)).toBe("move to the cave");
  const march = { notation: "march 3 (0,0) (1,0)", data: { ...move.data, kind: "march", count: 3 } };
  expect(moveText("island", march, NAMES, sees)).toMatch(/^attack Otto beside the cave with .*3/);
});

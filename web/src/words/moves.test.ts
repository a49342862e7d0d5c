import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveText } from "./moves";
import { has, learn, speak } from "./words.svelte";

const GAMES = join(import.meta.dirname, "../../../src/manoa/games");
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
  expect(said("quest", "scout B30", { kind: "run", card: "scout", symbol: "machete", piece: 0, to: [1, 2] })).toBe("play Scout, to B30");
  expect(said("quest", "native blockade-3", { kind: "free", card: "native", piece: 0, blockade: 3 })).toBe("play Native, take off blockade 3");
  expect(said("quest", "end turn", { kind: "end turn" })).toBe("end the turn");
  expect(said("island", "gather 2 food 1 gold", { kind: "gather", cards: { food: 2, gold: 1 } })).toBe("gather 2 food and 1 gold");
  expect(said("island", "raid N(0,-1) (1,0)", { kind: "raid", at: [], from: [] })).toBe("attack the farmhouse at N(0,−1)");
  expect(said("island", "offer white 2 food for 1 gold", { kind: "offer", seat: 1, give: { food: 2 }, take: { gold: 1 } })).toBe("offer Otto 2 food for 1 gold");
  expect(said("island", "bank food for gold", { kind: "bank", give: "food", take: "gold" })).toBe("swap food for gold at the bank");
});

test("of two pieces it is said which one", () => {
  expect(said("quest", "explorer 2 B30", { kind: "run", card: "explorer", symbol: "machete", piece: 1, to: [1, 2] })).toBe("play Explorer, to B30 (piece 2)");
});

test("what has no words of ours is told in notation", () => {
  expect(said("checkers", "leap b4", { kind: "leap" })).toBe("leap b4");
});

test.each([
  ["lost-cities", "lost_cities"],
  ["quest", "quest"],
  ["island", "island"],
])("every kind of move of %s has words", (game, folder) => {
  const source = readFileSync(join(GAMES, folder, "notation.py"), "utf8");
  const single = /^SINGLE = \{(.*)\}$/m.exec(source)?.[1] ?? "";
  const kinds = new Set([...[...source.matchAll(/"kind": "([a-z]+)"/g), ...single.matchAll(/"([a-z ]+)"/g)].map((found) => found[1] ?? ""), ...(game === "quest" ? ["run", "free", "go", "enter", "remove", "lay"] : [])]);
  const missing = [...kinds].filter((kind) => !has(`move-${game}-${kind.replaceAll(" ", "-")}`));
  expect(kinds.size).toBeGreaterThan(1);
  expect(missing).toEqual([]);
});

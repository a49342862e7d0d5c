import { afterAll, beforeAll, expect, test } from "vitest";
import type { Form } from "./game";
import type { Move } from "./moves";
import { told, turnKey, turnText } from "./turns";
import { learn, speak } from "./words.svelte";

beforeAll(async () => {
  await speak("en");
  for (const folder of ["lost-cities", "quest", "island"]) await learn(folder);
});
afterAll(() => speak("en"));

const step = (notation: string, data: Record<string, unknown>): Move => ({ notation, data });
const [END, STOP] = [step("end turn", { kind: "end turn" }), step("stop", { kind: "stop" })];
const TURN = [
  step("play explorer", { kind: "run", card: "explorer" }),
  step("go 2 B30", { kind: "go", piece: 1, to: "B30" }),
  step("go 2 B31", { kind: "go", piece: 1, to: "B31" }),
  STOP,
  step("buy scout", { kind: "buy", card: "scout" }),
  step("pay traveler", { kind: "pay", card: "traveler" }),
  step("pay sailor", { kind: "pay", card: "sailor" }),
  step("pay traveler", { kind: "pay", card: "traveler" }),
  END,
];
const sees = (place: string, form?: Form): string => `${form ? `${form} ` : ""}the space ${place}`;

test("a turn is told as people tell it, and what goes without saying is not", () => {
  expect(turnText("quest", TURN, [], sees)).toBe("Explorer to the space B31 (piece 2), then buy Scout with Sailor and 2 × Traveler");
  expect(turnText("quest", [END], [])).toBe("end the turn");
  expect(turnText("quest", [STOP, END], [])).toBe("stop");
  expect(told(TURN)).not.toContain(END);
});

test("the same steps in another order come to the same", () => {
  const paid = TURN.slice(5, 8);
  const key = (turn: Move[]): string => turnKey("quest", turn, [], sees);
  expect(key([...paid.slice(1), ...paid.slice(0, 1)])).toBe(key(paid));
  expect(key(paid.slice(1))).not.toBe(key(paid));
});

test("steps for which there are no words together stand beside each other", () => {
  const cards = [step("play Y4", { kind: "play", card: "Y4" }), step("draw", { kind: "draw" })];
  expect(turnText("lost-cities", cards, [])).toMatch(/^lay .+, then draw from the deck$/);
  const island = [step("villager (0,-1)", { kind: "buy", item: "villager", at: "(0,-1)" }), step("move A", { kind: "move", to: "A" }), step("move B", { kind: "move", to: "B" }), END];
  expect(turnText("island", island, [], sees)).toMatch(/^buy .+, then move .*the space B$/);
});

test("other languages tell it too", async () => {
  await speak("de");
  expect(turnText("quest", TURN, [], sees)).toContain("dann Kundschafter mit Matrose und 2 × Reisende kaufen");
});

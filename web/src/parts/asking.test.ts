import { beforeAll, expect, test } from "vitest";
import type { BoardModule } from "../boards/board";
import type { State } from "../wire/types";
import type { Deed } from "../words/telling";
import { speak } from "../words/words.svelte";
import { answerTo, queryIn, type Seen } from "./asking";

beforeAll(() => speak("en"));

const deed = (text: string): Deed => ({ event: {}, undone: false, parts: [{ text, strong: false }] }) as unknown as Deed;
const module = { standing: (_: State, seat: number) => `${seat} to go`, about: (_: State, seat: number) => [`seat ${seat}`, "4 cards"] } as unknown as BoardModule;
const seen: Seen = { state: { you: 0, table: { seats: [{}, {}] } } as unknown as State, names: ["Mira", "Otto"], module, shared: null, deeds: [deed("Otto came.")], missed: [], prompt: "Choose a card." };

test("only the words themselves are questions", () => {
  expect(queryIn(" What  changed? ")).toBe("what changed");
  expect(queryIn("board")).toBe("board");
  for (const text of ["", "boards", "tell me", "me too", "score"]) expect(queryIn(text)).toBeNull();
});

test("answers come from the view", () => {
  expect(answerTo("scores", seen)).toBe("You: 0 to go. Otto: 1 to go.");
  expect(answerTo("me", seen)).toBe("You: seat 0; 4 cards. Choose a card.");
  expect(answerTo("board", seen)).toBe("You: seat 0; 4 cards. Otto: seat 1; 4 cards. Choose a card.");
});

test("what changed is what was missed, else the last that happened", () => {
  expect(answerTo("what changed", seen)).toBe("Otto came.");
  expect(answerTo("what changed", { ...seen, missed: [deed("Otto went.")] })).toBe("Otto went.");
  expect(answerTo("what changed", { ...seen, deeds: [] })).toBe("Nothing to tell.");
  expect(answerTo("me", { ...seen, state: { ...seen.state, you: null } })).toBe("Nothing to tell.");
});

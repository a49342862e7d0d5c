import { beforeAll, expect, test } from "vitest";
import { speak } from "../../words/words.svelte";
import { grouped, isEmpty, kindOf, line, seatIn, shortText, text, wholeText } from "./laying";

beforeAll(() => speak("en"));

test.each([
  [3, "plain"],
  [null, "plain"],
  [[], "empty"],
  [{}, "empty"],
  [[1, 2], "seats"],
  [["island", 2, -1], "plain"],
  [["scout", "sailor", "native"], "chips"],
  [[{ card: "scout" }, { card: "native" }, { card: "sailor" }], "rows"],
  [{ yellow: ["Y8"] }, "fields"],
])("%j is shown as %s", (value, kind) => {
  expect(kindOf(value, 2)).toBe(kind);
});

test("what is there for nobody is left out", () => {
  expect([null, [], [[], []], { a: [] }, [null, null]].every(isEmpty)).toBe(true);
  expect([0, false, [0], [[], ["Y8"]], { a: 0 }].some(isEmpty)).toBe(false);
});

test("values are put into words", () => {
  expect([text("Y8"), text(-12), text(null), text(["island", 2, -1]), text("giant_machete")]).toEqual(["Y8", "−12", "–", "Island (2,-1)", "Giant machete"]);
  expect(line({ card: "scout", left: 2 })).toBe("Card Scout · Left 2");
  expect(seatIn("starter", 1, ["Mira", "Otto"])).toBe("Otto");
});

test("actions are grouped by what is done, small groups first", () => {
  const offer = (id: number, words: string, data: Record<string, unknown>) => ({ id, text: words, data });
  const actions = [offer(1, "play R3", { kind: "play", card: "R3", colour: "red" }), offer(2, "play R4", { kind: "play", card: "R4", colour: "red" }), offer(3, "end turn", { kind: "end turn" })];
  expect(grouped(actions).map((group) => [group.kind, group.actions.length])).toEqual([["end turn", 1], ["play", 2]]);
  expect(actions.map((action) => shortText(action, String(action.data.kind)))).toEqual(["R3", "R4", "Do it"]);
  expect(actions.map(wholeText)).toEqual(["Play R3", "Play R4", "End the turn"]);
  expect(wholeText(offer(4, "draw with 10 left", { kind: "draw" }))).toBe("Draw with 10 left");
  expect(wholeText(offer(5, "sail", {}))).toBe("Sail");
});

import { beforeAll, expect, test } from "vitest";
import { learn, REVIEW, speak } from "../words/words.svelte";
import { briefOf, briefsOf } from "./briefs";
import { turn } from "./sample";

const HEARERS = { names: ["Mira", "Otto"], you: 0 };

beforeAll(async () => {
  await speak("en");
  for (const folder of [REVIEW, "lost-cities", "quest", "island"]) await learn(folder);
});

test("a turn of several steps is told in a few words", () => {
  const told = [
    { key: "go", seat: 0, space: "B1" },
    { key: "reach", seat: 0, space: "B2" },
    { key: "clear_blockade", seat: 0, blockade: 2 },
    { key: "bought", seat: 0, card: "scout" },
    { key: "go", seat: 1, space: "C1" },
  ];
  expect(briefOf("quest", turn(0, 0, "best"), told, HEARERS)).toBe("2 spaces, opens blockade 2, buys Scout");
});

test("what was done several times is told once", () => {
  const removed = ["explorer", "explorer", "sailor"].map((card) => ({ key: "remove", seat: 0, card }));
  expect(briefOf("quest", turn(0, 0, "best"), removed, HEARERS)).toBe("removes Sailor and 2 × Explorer");
});

test("events are found by the steps of a turn", () => {
  const moved = (step: number, seat: number, card: string) => ({ v: step, what: { kind: "moved" as const, seat, step, log: [{ key: "discard", seat, card }] } });
  const briefs = briefsOf("lost-cities", [turn(0, 0, "best"), turn(1, 2, null)], [moved(1, 0, "Y5"), moved(3, 1, "R2")], HEARERS);
  expect([...briefs]).toEqual([[0, "discards Desert 5"], [2, "discards Volcano 2"]]);
});

test("without events a turn is told by what was decided", () => {
  expect(briefOf("lost-cities", turn(0, 0, "mistake", 0.2), [], HEARERS)).toBe("discard Desert 5");
  expect(briefOf("checkers", turn(0, 0, "best"), [{ key: "leap", seat: 0 }], HEARERS)).toBe("play Y5");
  expect(briefOf("quest", turn(0, 0, null), [], HEARERS)).toBe("nothing else");
});

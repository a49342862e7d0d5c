import { expect, test } from "vitest";
import { Playback } from "./playback.svelte";

test("arrows lead a step along, ten with Shift; Home and End lead to the ends, and other keys nowhere", () => {
  const went: number[] = [];
  const playback = new Playback(() => ({ step: 12, steps: 30, shown: 12, scene: null }), (step) => went.push(step));
  const press = (key: string, shiftKey = false): boolean => playback.key({ key, shiftKey, target: null } as KeyboardEvent);
  expect([press("ArrowLeft"), press("ArrowRight"), press("ArrowRight", true), press("Home"), press("End"), press("n")]).toEqual([true, true, true, true, true, false]);
  expect(went).toEqual([11, 13, 22, -Infinity, Infinity]);
});

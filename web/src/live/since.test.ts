import { expect, test } from "vitest";
import type { Event, State } from "../wire/types";
import type { Deed } from "../words/telling";
import { hasBeenAway, missedIn, ownStep } from "./since.svelte";

const moved = (seat: number, step: number): Event => ({ v: step, at: 0, what: { kind: "moved", seat, step, log: [] } });
const back = (v: number, step: number): Event => ({ v, at: 0, what: { kind: "took_back", seat: 0, step } });
const deed = (seat: number, step: number, undone = false): Deed => ({ seat, step, from: step, undone, event: { key: "run" } }) as unknown as Deed;
const clocked = (kind: "none" | "days"): State => ({ table: { clock: { kind } } }) as unknown as State;

test("what others did after my last move was missed", () => {
  const events = [moved(0, 1), moved(1, 2), moved(2, 3)];
  const deeds = [deed(0, 1), deed(1, 2), deed(2, 3), deed(1, 4, true)];
  expect(missedIn(deeds, events, 0)).toEqual([deed(1, 2), deed(2, 3)]);
  expect(missedIn(deeds, [...events, moved(0, 4)], 0)).toEqual([]);
});

test("a move that was taken back is none", () => {
  expect(ownStep([moved(0, 1), moved(1, 2), moved(0, 3), back(4, 2)], 0)).toBe(2);
  expect(ownStep([moved(1, 1)], 0)).toBe(0);
});

test("it is told by itself to whoever was away, and not to whoever loads the page again", () => {
  const now = 1_000_000;
  expect(hasBeenAway(clocked("none"), now - 5_000, now, false)).toBe(false);
  expect(hasBeenAway(clocked("none"), now - 61_000, now, false)).toBe(true);
  expect(hasBeenAway(clocked("days"), now - 5_000, now, false)).toBe(true);
  expect(hasBeenAway(clocked("days"), now - 5_000, now, true)).toBe(false);
});

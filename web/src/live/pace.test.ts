import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { MOST_WAITING, Pace } from "./pace";

let shown: number[];
let settled: number;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  settled = 0;
});

function pace(rest: number): Pace<number> {
  return new Pace(
    (thing) => shown.push(thing),
    () => rest,
    () => (settled += 1),
  );
}

afterAll(() => void vi.useRealTimers());

test("the first thing is shown at once, the next after a rest", () => {
  const queue = pace(500);
  for (const thing of [1, 2, 3]) queue.add(thing);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(499);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(501);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(500);
  expect([queue.idle, settled]).toEqual([true, 1]);
});

test("without a rest all is shown at once", () => {
  const queue = pace(0);
  for (const thing of [1, 2, 3]) queue.add(thing);
  expect(shown).toEqual([1, 2, 3]);
  expect(queue.idle).toBe(true);
});

test("a board may ask for more time, also in the middle of it", () => {
  const queue = pace(100);
  queue.add(1);
  queue.add(2);
  queue.hold(400);
  vi.advanceTimersByTime(200);
  queue.hold(600);
  vi.advanceTimersByTime(399);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
});

test("what needs no rest by itself is held all the same, when its board says so a moment later", () => {
  const queue = pace(0);
  queue.add(1);
  expect(queue.idle).toBe(true);
  queue.hold(3_400); // as a board does, which draws it after the event
  vi.advanceTimersByTime(127);
  queue.add(2);
  expect([shown, queue.idle]).toEqual([[1], false]);
  vi.advanceTimersByTime(3_272);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect([shown, queue.idle]).toEqual([[1, 2], true]);
});

test("a hold that is over holds nothing", () => {
  const queue = pace(0);
  queue.add(1);
  vi.advanceTimersByTime(500);
  queue.hold(400);
  queue.add(2);
  expect([shown, queue.idle]).toEqual([[1, 2], true]);
});

test("skipping shows the last thing", () => {
  const queue = pace(500);
  for (const thing of [1, 2, 3]) queue.add(thing);
  queue.skip();
  expect(shown).toEqual([1, 3]);
  expect(queue.idle).toBe(true);
});

test("nobody watches for minutes: too much at once is skipped", () => {
  const queue = pace(500);
  for (let thing = 0; thing <= MOST_WAITING + 1; thing += 1) queue.add(thing);
  expect(shown).toEqual([0, MOST_WAITING + 1]);
});

import { beforeEach, expect, test, vi } from "vitest";
import { Latest } from "./latest";

beforeEach(() => void vi.useFakeTimers());

function noting(): { done: number[]; latest: Latest<number> } {
  const done: number[] = [];
  return { done, latest: new Latest((wanted) => done.push(wanted), 100) };
}

test("the first is done at once, and of those that come meanwhile the last", () => {
  const { done, latest } = noting();
  for (const wanted of [1, 2, 3]) latest.want(wanted);
  expect(done).toEqual([1]);
  vi.advanceTimersByTime(99);
  latest.want(4);
  vi.advanceTimersByTime(1);
  expect(done).toEqual([1, 4]);
});

test("after a rest the next is done at once again", () => {
  const { done, latest } = noting();
  latest.want(1);
  vi.advanceTimersByTime(100);
  latest.want(2);
  expect(done).toEqual([1, 2]);
  expect(vi.getTimerCount()).toBe(1);
});

test("a thousand in fifteen seconds are a hundred and fifty, and the last is one of them", () => {
  const { done, latest } = noting();
  for (let wanted = 0; wanted < 1000; wanted += 1) {
    latest.want(wanted);
    vi.advanceTimersByTime(15);
  }
  vi.advanceTimersByTime(100);
  expect(done.length).toBeLessThanOrEqual(151);
  expect(done.at(-1)).toBe(999);
});

test("what waits can be hurried, and forgotten", () => {
  const { done, latest } = noting();
  for (const wanted of [1, 2]) latest.want(wanted);
  latest.hurry();
  expect(done).toEqual([1, 2]);
  latest.want(3);
  latest.forget();
  vi.advanceTimersByTime(1000);
  expect(done).toEqual([1, 2]);
});

test("one that fails does not keep the next from its turn", () => {
  const done: number[] = [];
  const latest = new Latest<number>((wanted) => {
    if (wanted === 1) throw new Error("no");
    done.push(wanted);
  }, 100);
  expect(() => latest.want(1)).toThrow("no");
  latest.want(2);
  vi.advanceTimersByTime(100);
  expect(done).toEqual([2]);
});

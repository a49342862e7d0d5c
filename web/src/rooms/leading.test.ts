import { expect, onTestFinished, test, vi } from "vitest";
import * as api from "../live/api";
import { person } from "../live/person.svelte";
import type { RoomState } from "../wire/types";
import { Study } from "./study.svelte";

const ANN = { user: "ann", name: "Ann" };
const ROOM = { id: "r", v: 1, table: { step: 20 }, origin: null, opener: ANN, leader: ANN, at: { branch: 0, step: 0 }, branches: [], comments: [], drawings: [] } as unknown as RoomState;

test("steps are told one after the other, so that the last that arrives is the last one", async () => {
  const before = person.me;
  vi.useFakeTimers();
  person.me = { id: "ann" } as never;
  onTestFinished(() => {
    vi.useRealTimers();
    person.me = before;
  });
  const answers: (() => void)[] = [];
  const told: number[] = [];
  vi.spyOn(person, "ensure").mockResolvedValue(undefined as never);
  vi.spyOn(api, "post").mockImplementation((_: string, body: unknown) => {
    told.push((body as { command: { step: number } }).command.step);
    return new Promise((answer) => answers.push(() => answer({ v: 2 } as never)));
  });
  const study = new Study("r", null, { look: vi.fn(), enter: vi.fn(), enterAgain: vi.fn() } as never);
  study.hear({ t: "room", state: ROOM } as never);
  for (const step of [1, 2, 3]) {
    study.step(step);
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(told).toEqual([1]);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([1, 3]);
});

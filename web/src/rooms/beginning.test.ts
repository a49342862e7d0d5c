import { beforeAll, expect, test, vi } from "vitest";
import * as api from "../live/api";
import type { Line } from "../live/socket";
import type { BranchInfo, RoomPosition, RoomState } from "../wire/types";
import type { Sees } from "../words/game";
import { learn, speak } from "../words/words.svelte";
import { beginning } from "./beginning";
import { Study } from "./study.svelte";

const ANN = { user: "ann", name: "Ann" };
const branch = (id: number, parent: number, step: number, ...moves: string[]): BranchInfo => ({ id, parent, step, moves, by: [ANN], title: "" });
const go = (id: number, to: string) => ({ id, text: `go ${to}`, data: { kind: "go", to: [id, 0] } });
const PARTING = { branch: 0, step: 5, actions: [go(1, "T10"), go(2, "T20"), go(3, "T30")] } as unknown as RoomPosition;
const CALLED: Record<string, string> = { T10: "jungle 1 behind blockade 3", T20: "jungle 2 behind blockade 3", T30: "jungle 1 behind blockade 3" };
const sees: Sees = (place, form) => (CALLED[place] ?? "") + (form === "apart" ? ` (${place === "T10" ? 1 : 3} east)` : "");

beforeAll(async () => {
  await speak("en");
  await learn("quest");
});

test("what was tried is told in words, and by coordinates only to who wants them", () => {
  const one = branch(1, 0, 5, "go T20", "end turn");
  const say = (by: Sees | null): string | null => beginning("quest", one, [one], PARTING, [], by);
  expect([say(sees), say(null)]).toEqual(["go on to jungle 2 behind blockade 3", "go on to T20"]);
  expect(beginning("quest", one, [one], undefined, [], sees)).toBeNull();
  expect(beginning("quest", branch(1, 0, 5, "go X1"), [], PARTING, [], sees)).toBeNull();
});

test("branches that leave at the same step are told apart", () => {
  const all = [branch(1, 0, 5, "go T10"), branch(2, 0, 5, "go T30")];
  expect(all.map((one) => beginning("quest", one, all, PARTING, [], sees))).toEqual(["go on to jungle 1 behind blockade 3 (1 east)", "go on to jungle 1 behind blockade 3 (3 east)"]);
});

test("where branches leave is fetched once each, and again if that failed", async () => {
  vi.useFakeTimers();
  const get = vi.spyOn(api, "get").mockRejectedValueOnce(new api.Trouble(503, "unavailable")).mockResolvedValue(PARTING);
  const study = new Study("r", null, { look: () => {} } as unknown as Line);
  study.room = { id: "r", table: { step: 20 }, branches: [branch(1, 0, 5, "go T10"), branch(2, 0, 5, "go T30"), branch(3, 1, 6, "go T20")] } as unknown as RoomState;
  await study.part();
  expect([get.mock.calls.length, study.partings.size]).toEqual([1, 0]);
  void study.part();
  void study.part();
  await vi.runAllTimersAsync();
  expect(get.mock.calls.slice(1)).toEqual([["/rooms/r/branches/0/steps/5"], ["/rooms/r/branches/1/steps/6"]]);
  expect([...study.partings.keys()]).toEqual([1, 2, 3]);
  vi.useRealTimers();
});

import { afterEach, expect, test, vi } from "vitest";
import type { BoardModule } from "../boards/board";
import type { Offered } from "../wire/types";
import { Deciding } from "./deciding.svelte";
import { defaults, settings } from "./settings.svelte";
import type { LiveTable } from "./table.svelte";

const offered = (id: number, kind: string): Offered => ({ id, text: kind, data: { kind } });
const END = offered(1, "end turn");
const DRAW = offered(2, "draw");

function seated(actions: Offered[], module: Partial<BoardModule> = {}): { deciding: Deciding; act: ReturnType<typeof vi.fn> } {
  const act = vi.fn();
  const table = { canAct: true, truth: { actions }, act } as unknown as LiveTable;
  return { deciding: new Deciding(table, () => module as BoardModule), act };
}

afterEach(() => settings.change(defaults()));

test("a turn ends at once unless one wants to be asked", () => {
  const { deciding, act } = seated([END]);
  deciding.act(1);
  expect(act).toHaveBeenCalledWith(1);
  expect(deciding.asked).toBeNull();
});

test("whoever wants to be asked says yes or no, by id or by notation", () => {
  settings.change({ confirm: true });
  const { deciding, act } = seated([END, DRAW]);
  for (const given of [1, "end turn"]) {
    deciding.act(given);
    expect(deciding.asked).toBe(given);
    deciding.no();
  }
  expect(act).not.toHaveBeenCalled();
  deciding.act(1);
  deciding.yes();
  expect(act).toHaveBeenCalledExactlyOnceWith(1);
  deciding.act(2);
  expect(act).toHaveBeenLastCalledWith(2);
});

test("a turn in which nothing was done is asked about, whatever one wants", () => {
  let hasty = true;
  const { deciding, act } = seated([END, DRAW], { hasty: () => hasty });
  deciding.act(1);
  expect([deciding.asked, deciding.hasty, act.mock.calls]).toEqual([1, true, []]);
  deciding.no();
  deciding.act(2);
  expect(act).toHaveBeenCalledExactlyOnceWith(2);
  hasty = false;
  deciding.act(1);
  expect(act).toHaveBeenLastCalledWith(1);
});

test("a game says what ends its turns", () => {
  settings.change({ confirm: true });
  const { deciding } = seated([DRAW], { endings: ["draw"] });
  deciding.act(2);
  expect(deciding.asked).toBe(2);
});

test("only what is wanted, allowed and alone is done by itself", () => {
  const { deciding } = seated([DRAW], { byItself: ["draw"] });
  expect(deciding.forced([DRAW])).toBeNull();
  settings.change({ forced: true });
  expect(deciding.forced([DRAW])).toBe(DRAW);
  expect(deciding.forced([DRAW, END])).toBeNull();
  expect(deciding.forced([END])).toBeNull();
  expect(seated([DRAW]).deciding.forced([DRAW])).toBeNull();
});

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event } from "../wire/types";
import type { Deed } from "../words/telling";
import { comeBack } from "./comingBack.svelte";
import { sampleState } from "./sample";

const MOVED = 1_000_000;
const moved = (step: number): Event => ({ v: step, at: MOVED, what: { kind: "moved", seat: 1, step, log: [] } });

let page: EventTarget & { hidden: boolean };
let shown: number[];
let stop: () => void;
let table = $state.raw({ truth: sampleState(), fresh: true, pending: null, events: [] as Event[] });
let missed = $state.raw<Deed[]>([]);
let mine = $state(false);

beforeEach(() => {
  vi.useFakeTimers({ now: MOVED });
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("performance", { ...performance, getEntriesByType: () => [] });
  [shown, missed, mine] = [[], [], true];
  table = { ...table, events: [] };
  const since = { show: (deeds: readonly Deed[]) => void shown.push(deeds.length), close: () => {} };
  stop = $effect.root(() => comeBack({ get truth() { return table.truth; }, get fresh() { return table.fresh; }, get pending() { return table.pending; }, get events() { return table.events; } }, since, () => missed, () => true, () => mine, page as unknown as Document));
  flushSync();
});

afterEach(() => stop());

function happens(count: number): void {
  missed = Array.from({ length: count }, (_, step) => ({ key: `${step}` }) as Deed);
  table = { ...table, events: missed.map((_, step) => moved(step)) };
  flushSync();
}

function look(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new globalThis.Event("visibilitychange"));
  flushSync();
}

test("what happened in a tab in the background is told when somebody looks again, and once", () => {
  happens(1);
  look(true);
  happens(16);
  expect(shown).toEqual([]);
  look(false);
  expect(shown).toEqual([16]);
  look(true);
  look(false);
  expect(shown).toEqual([16]);
});

test("who comes back while others are at it is told when it is their turn", () => {
  mine = false;
  look(true);
  happens(2);
  look(false);
  happens(3);
  expect(shown).toEqual([]);
  flushSync(() => (mine = true));
  expect(shown).toEqual([3]);
});

test("what somebody has watched is not told", () => {
  happens(2);
  expect(shown).toEqual([]);
});

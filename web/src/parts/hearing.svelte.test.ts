import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { sampleState } from "../live/sample";
import { settings } from "../live/settings.svelte";
import type { Scene } from "../live/table.svelte";
import { learn, speak } from "../words/words.svelte";
import { announcing } from "./announcing.svelte";
import { attend } from "./attending.svelte";
import { hear } from "./hearing.svelte";

const SEAT = { kind: "person", user: "u", bot: null, away: null, was: null } as const;
const seats = [{ ...SEAT, name: "Mira" }, { ...SEAT, name: "Otto" }];
const stands = (v: number, player: number) => sampleState({ v, player, you: 0, table: { game: "lost-cities", seats } });
const scene = (v: number): Scene => ({
  before: stands(v - 1, 1),
  events: [{ v, at: 0, what: { kind: "moved", seat: 1, step: v, log: [{ key: "discard", seat: 1, card: "R4" }] } }],
  state: stands(v, 0),
  own: false,
});

beforeAll(async () => {
  await speak("en");
  await learn("lost-cities");
});

test("what happened is said once, whatever is set meanwhile", async () => {
  let now = $state.raw<Scene | null>(null);
  const said = (): string[] => announcing.said.map(({ text }) => text);
  const stop = $effect.root(() => hear({ get scene() { return now; } }, () => null));
  flushSync(() => (now = scene(1)));
  const once = said();
  expect([once.length, once.at(-1)]).toEqual([2, "Your turn"]);
  flushSync(() => settings.change({ sound: true, volume: 0.5 }));
  await speak("fr");
  flushSync();
  expect(said()).toEqual(once);
  flushSync(() => (now = scene(2)));
  expect(said().slice(0, 2)).toEqual(once);
  expect(said().length).toBe(4);
  stop();
});

test("a turn buzzes once, whatever is set meanwhile", () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { title: "" }));
  settings.change({ vibration: true });
  const stop = $effect.root(() => attend(() => true, () => "Quest"));
  flushSync();
  flushSync(() => settings.change({ theme: "dark" }));
  expect(vibrate).toHaveBeenCalledTimes(1);
  stop();
});

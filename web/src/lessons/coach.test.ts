import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { sampleState, type Wishes } from "../live/sample";
import type { GameInfo, Offered, State } from "../wire/types";
import { learn, speak } from "../words/words.svelte";
import { adviceFor } from "./coach";
import { firstTable, restored } from "./guiding.svelte";

beforeAll(async () => {
  await speak("en");
  await learn("lost-cities");
});

const offered = (kind: string, more: object = {}): Offered => ({ id: 1, text: kind, data: { kind, ...more } });
function state(game: string, view: object, actions: Offered[], { table, ...more }: Wishes = {}): State {
  return sampleState({ view, actions, ...more, table: { game, ...table } });
}

const COLUMNS = { yellow: [], blue: [], white: [], green: [], red: [] };
/** As the server says it: cards that may be laid, and what their expedition is worth with them. */
const WORTH = (hand: string[], own: Record<string, string[]>): Record<string, number> =>
  Object.fromEntries([...hand, "R8"].filter((card) => !(card === "Rx" && own.red) && Number(card.slice(1)) !== 2).map((card) => [card, 0]));
function lostCities(hand: string[], own: Record<string, string[]> = {}, more: object = {}): State {
  const view = { player: 0, phase: "play", round: 1, deck: 40, hands: [8, 8], expeditions: [{ ...COLUMNS, ...own }, COLUMNS], points: [], discards: { red: { size: 1, top: "R8" } }, known: [[], []], hand, worth_with: WORTH(hand, own), ...more };
  const kind = view.phase === "draw" ? "take" : "discard";
  return state("lost-cities", view, [offered(kind, { colour: "red" })]);
}

test.each([
  ["nothing begun", lostCities(["R2", "G3", "B4"]), "coach-lc-first"],
  ["a wager and numbers to go with it", lostCities(["Rx", "R4", "R6", "R9"]), "coach-lc-wager"],
  ["a wager that comes too late", lostCities(["Rx", "R4", "R6", "R9"], { red: ["R3"] }), "coach-lc-continue"],
  ["a card that goes on", lostCities(["R9", "R6"], { red: ["R4"] }), "coach-lc-continue"],
  ["nothing that fits", lostCities(["R2", "G2"], { red: ["R4"] }), "coach-lc-discard"],
  ["a deck that runs out", lostCities(["R2", "G2"], { red: ["R4"] }, { deck: 5 }), "coach-lc-late"],
  ["a useful card on a pile", lostCities(["R9"], { red: ["R4"] }, { phase: "draw" }), "coach-lc-take"],
  ["none", lostCities(["R9"], {}, { phase: "draw" }), "coach-lc-draw"],
  ["Quest, a first hand", state("quest", { phase: "play", round: 1, run: null }, [offered("run"), offered("buy")]), "coach-quest-first"],
  ["Quest, a run", state("quest", { phase: "play", round: 1, run: {} }, [offered("go"), offered("stop")]), "coach-quest-run"],
  ["Quest, only the market is left", state("quest", { phase: "play", round: 3, run: null }, [offered("buy"), offered("end turn")]), "coach-quest-buy"],
  ["Quest, nothing is left", state("quest", { phase: "play", round: 3, run: null }, [offered("end turn")]), "coach-quest-end"],
  ["Quest, a payment", state("quest", { phase: "pay", round: 3 }, [offered("pay")]), "coach-quest-pay"],
  ["Island, dice", state("island", {}, [offered("bank"), offered("speed")]), "coach-island-speed"],
  ["Island, a window", state("island", {}, [offered("march"), offered("pass")]), "coach-island-window"],
  ["Island, an offering", state("island", {}, [offered("move"), offered("buy", { item: "offering" }), offered("end turn")]), "coach-island-offer"],
  ["Island, steps", state("island", {}, [offered("move"), offered("end turn")]), "coach-island-explore"],
  ["another game", state("checkers", {}, [offered("leap")]), "coach-other"],
  ["another's turn", state("island", {}, [], { player: 1 }), "coach-wait"],
  ["the end", state("island", {}, [], { table: { status: "over" } }), "coach-over"],
])("%s", (_, position, key) => expect(adviceFor(position).key).toBe(key));

test("the lowest card that fits is named", () => {
  expect(adviceFor(lostCities(["R9", "R6"], { red: ["R4"] })).values).toEqual({ card: "Volcano 6" });
});

test("everything that the coach may say has words", () => {
  const there = readFileSync(join(import.meta.dirname, "en.ftl"), "utf8");
  const source = readFileSync(join(import.meta.dirname, "coach.ts"), "utf8");
  const keys = [...source.matchAll(/"(coach-[a-z-]+)"/g)].map((found) => found[1] ?? "");
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => !there.includes(`${key} =`))).toEqual([]);
});

test("a first game is short, plain and against the weakest", () => {
  const game = (name: string): GameInfo => ({ name, title: name, rules: 1, players: [2, 3, 4], options: [], bots: ["random", "greedy"], lessons: [], presets: {}, preparing: null });
  expect(firstTable(game("quest")).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "random" }, { kind: "bot", bot: "random" }]);
  expect(firstTable(game("lost-cities")).options).toEqual({ rounds: 1 });
});

test("what was kept badly is forgotten", () => {
  expect(restored("{")).toEqual({ table: null, done: [] });
  expect(restored('{"table": 3, "done": ["quest", 4]}')).toEqual({ table: null, done: ["quest"] });
});

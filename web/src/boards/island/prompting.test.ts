import { beforeAll, expect, test, vi } from "vitest";
import { sampleState } from "../../live/sample";
import type { Offered, State } from "../../wire/types";
import { learn, speak } from "../../words/words.svelte";
import { DICE_MS, Shared } from "./shared.svelte";
import { prompt, stake } from "./prompting";
import type { Fight, IslandView } from "./view";

beforeAll(async () => {
  await speak("en");
  await learn("island");
});

const FIGHT: Fight = { attacker: 0, at: ["cave", 1, 0], defenders: [], beast: "bats", farmhouse: null, attack: 2, defence: [2] };
const MARCH: Offered = { id: 1, text: "march 1 (1,0) (0,1)", data: { kind: "march", from: ["island", 1, 0], to: ["island", 0, 1], count: 1 } };
const PASS: Offered = { id: 2, text: "pass", data: { kind: "pass" } };

function view(more: Partial<IslandView>): IslandView {
  return {
    player: 1,
    turn: 0,
    phase: "battle",
    colours: ["blue", "orange", "white"],
    at: [["island", 0, 0], ["island", 1, 0], ["island", 0, 1]],
    villagers: [[], [], []],
    tiles: [{ at: ["island", 0, 0], tile: "gold" }, { at: ["cave", 1, 0], tile: "bats" }],
    fights: [FIGHT],
    purchase: null,
    ...more,
  } as IslandView;
}
const told = (more: Partial<IslandView>, you: number | null, actions: Offered[]): string | null => stake({ view: view(more), names: ["Mira", "Otto", "Ada"], you }, actions);

test("a beast is named once, and only those who may march are told so", () => {
  expect(told({}, 1, [MARCH, PASS])).toBe("Mira attacks the Giant Bats: 2 dice against 2. You may bring more.");
  expect(told({}, 1, [PASS])).toBe("Mira attacks the Giant Bats: 2 dice against 2.");
  expect(told({}, 2, [])).toBe("Mira attacks the Giant Bats: 2 dice against 2.");
  expect(told({}, null, [])).not.toContain("You");
});

test("where people are fought is said too", () => {
  const fight = { ...FIGHT, beast: null, at: ["island", 0, 0] as Fight["at"], defenders: [1, 2] };
  expect(told({ fights: [fight] }, 1, [MARCH])).toBe("Mira attacks you and Ada, gold hill: 2 dice against 2. You may bring more.");
  expect(told({ fights: [fight] }, 0, [])).toBe("Your attack on Otto and Ada, gold hill: 2 of your dice against 2.");
});

test("who buys is told, and to those who may that they can still march", () => {
  const purchase = { item: "fort" } as IslandView["purchase"];
  const buying = { phase: "purchase", purchase, fights: [] } as Partial<IslandView>;
  expect(told(buying, 1, [MARCH])).toBe("Mira wants a fort. You may move armies first.");
  expect(told(buying, 2, [])).toBe("Mira wants a fort.");
  expect(told(buying, 0, [])).toBe("You want a fort.");
});

test("while the dice roll, all around the board stands as before", () => {
  vi.useFakeTimers();
  const state = (step: number, own: Partial<IslandView>): State => sampleState({ view: view(own), you: 1, player: 1, table: { step } });
  const fight = { key: "fight", seat: 0, at: ["cave", 1, 0], attack: [6, 5], attack_total: 11, attack_from: { explorer: 2 }, defence: [1, 1], defence_total: 2, defence_from: { bats: 2 }, beast: "bats" };
  const events = [{ v: 8, at: 0, what: { kind: "moved" as const, seat: 0, step: 3, log: [fight, { key: "wins", seat: 0 }] } }];
  const [before, after] = [state(2, { shrines: [0, 0, 0] }), state(3, { shrines: [1, 0, 0], phase: "explore" })];
  const shared = new Shared();
  shared.show({ before, events, state: after, own: false }, 1);
  expect(shared.meanwhile?.view).toMatchObject({ shrines: [0, 0, 0] });
  expect(shared.meanwhile?.table.step).toBe(2);
  expect(prompt(after, shared)).toBe("The dice are rolled");
  vi.advanceTimersByTime(DICE_MS);
  expect(shared.meanwhile).toBeNull();
  vi.useRealTimers();
});

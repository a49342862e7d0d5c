import { expect, test } from "vitest";
import { Mind } from "./mind.svelte";
import type { Way } from "./reach";
import { doing } from "./sample";

const WAY: Way = { to: "3,0", piece: 1, cost: 3, of: 5, symbol: "machete", kind: "run", first: 141, places: ["1,0", "2,0", "3,0"] };

test("a run walks on by itself, step by step", () => {
  const mind = new Mind();
  const acted: number[] = [];
  const act = (id: number): void => void acted.push(id);
  mind.walk(WAY, 10, act);
  mind.goOn([doing(5, { kind: "go", piece: 0, to: [2, 0] }), doing(6, { kind: "go", piece: 1, to: [2, 0] })], 11, act);
  mind.goOn([doing(7, { kind: "go", piece: 1, to: [3, 0] })], 12, act);
  expect(acted).toEqual([141, 6, 7]);
  expect(mind.busy).toBe(false);
});

test("it stops where the way is no longer offered, and after a refusal", () => {
  const mind = new Mind();
  const acted: number[] = [];
  const act = (id: number): void => void acted.push(id);
  mind.walk(WAY, 10, act);
  mind.goOn([doing(0, { kind: "end turn" })], 11, act);
  expect([acted, mind.busy]).toEqual([[141], false]);
  mind.walk(WAY, 20, act);
  mind.goOn([doing(141, { kind: "run", piece: 1, to: [1, 0] })], 20, act);
  expect(mind.busy).toBe(false);
});

test("cards pay one after the other", () => {
  const mind = new Mind();
  const acted: number[] = [];
  const act = (id: number): void => void acted.push(id);
  const pay = [doing(3, { kind: "pay", card: "scout" }), doing(24, { kind: "pay", card: "traveler", symbol: "coin" }), doing(4, { kind: "pay", card: "traveler" })];
  mind.pay(["traveler", "scout"], pay, 7, act);
  mind.goOn(pay, 8, act);
  expect(acted).toEqual([4, 3]);
});

import { expect, test } from "vitest";
import { Shared } from "./shared.svelte";
import { doing } from "./sample";

test("cards pay one after the other", () => {
  const shared = new Shared();
  const acted: number[] = [];
  const act = (id: number): void => void acted.push(id);
  const pay = [doing(3, { kind: "pay", card: "scout" }), doing(24, { kind: "pay", card: "traveler", symbol: "coin" }), doing(4, { kind: "pay", card: "traveler" })];
  shared.pay(["traveler", "scout"], pay, 7, act);
  shared.goOn(pay, 8, act);
  expect(acted).toEqual([4, 3]);
});

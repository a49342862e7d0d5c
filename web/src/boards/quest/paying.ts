/** Sums: what cards are worth, what a payment has come to. */

import { CARDS, TOKENS } from "./facts";
import type { Payment, QuestView } from "./view";

/** In coins. Any card that has no coin is worth half a one. */
export function worth(card: string): number {
  const printed = CARDS.get(card);
  return printed?.symbols?.includes("coin") ? (printed.power ?? 0) : 0.5;
}

/** A token helps only if it shows coins. */
export function tokenWorth(token: string): number {
  const printed = TOKENS.get(token);
  return printed?.symbols?.includes("coin") ? (printed.power ?? 0) : 0;
}

export function purse(hand: readonly string[], tokens: readonly string[] = []): number {
  return hand.reduce((sum, card) => sum + worth(card), 0) + tokens.reduce((sum, token) => sum + tokenWorth(token), 0);
}

/** 4½, ½, 0. */
export function coins(amount: number): string {
  const whole = Math.floor(amount);
  const half = amount > whole ? "½" : "";
  return whole > 0 || half === "" ? `${whole}${half}` : half;
}

export interface Sum {
  paid: number;
  whole: number;
  due: number;
  /** In coins, or in cards: cards that are removed for good in a camp. */
  unit: "coins" | "cards" | "removed";
}

/** What a payment has come to; `whole` of rubble and camps comes from the map. */
export function sumOf(payment: Payment, toll: { power: number; terrain: string } | null): Sum {
  if (payment.card !== undefined) {
    const whole = CARDS.get(payment.card)?.cost ?? payment.due;
    return { whole, due: payment.due, paid: whole - payment.due, unit: "coins" };
  }
  const whole = Math.max(toll?.power ?? payment.due, payment.due);
  return { whole, due: payment.due, paid: whole - payment.due, unit: toll?.terrain === "camp" ? "removed" : "cards" };
}

/** Cards that pay a price with the least waste: first nothing over, then few and weak cards. */
export function suggestion(hand: readonly string[], due: number): string[] | null {
  let best: { cards: string[]; over: number } | null = null;
  for (let chosen = 1; chosen < 2 ** Math.min(hand.length, 12); chosen++) {
    const cards = hand.filter((_, place) => (chosen >> place) & 1);
    const over = purse(cards) - due;
    if (over < 0 || cards.some((card) => over - worth(card) >= 0)) continue;
    const better = !best || over < best.over || (over === best.over && cards.length > best.cards.length);
    if (better) best = { cards, over };
  }
  return best?.cards ?? null;
}

/** Why a pile of the market cannot be bought from. */
export type NoSale = "bought" | "closed" | "sold-out" | "dear" | "busy";

export function noSale(view: QuestView, left: number, inReserve: boolean): NoSale {
  if (view.phase !== "play") return "busy";
  if (view.bought) return "bought";
  if (left === 0) return "sold-out";
  if (inReserve && !view.market.open) return "closed";
  return "dear";
}
